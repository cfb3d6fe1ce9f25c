import { Button } from '#src/ui/Button.tsx'
import { quizFormTexts } from './texts.ts'

/** Says that a part of a quiz was removed, with undo. */
export function RemovedNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-xl bg-mist px-4 py-2">
      <p role="status">{text}</p>
      <Button quiet onClick={onUndo}>
        {quizFormTexts.undo}
      </Button>
    </div>
  )
}
