import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { Dialog } from '../frame/Dialog.tsx'
import { Differences } from './Differences.tsx'
import type { FieldRow } from './record-kind.ts'
import { formTexts } from './texts.ts'

/** Name of a version, and the button that chooses it. */
type Version = readonly [name: string, choice: string, onChosen: () => void]

interface SideBySideProps {
  title: string
  text: string
  rows: readonly FieldRow[]
  mine: Version
  theirs: Version
  onClose: () => void
}

/** Shows two versions of a text with buttons to choose one. */
export function SideBySide({ title, text, rows, mine, theirs, onClose }: SideBySideProps) {
  return (
    <Dialog title={title} onClose={onClose} wide>
      <p>{wholeDays(text)}</p>
      <Differences rows={rows} mine={mine[0]} theirs={theirs[0]} />
      <div className="flex flex-wrap justify-end gap-3">
        {[mine, theirs].map(([, choice, onChosen]) => (
          <Button key={choice} quiet onClick={onChosen}>
            {choice}
          </Button>
        ))}
        {/* Only this button is filled, because it discards neither version. */}
        <Button onClick={onClose}>{formTexts.conflictLater}</Button>
      </div>
    </Dialog>
  )
}
