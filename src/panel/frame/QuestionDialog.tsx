import { useStore } from '@nanostores/react'
import { questions } from './questions.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { panelTexts } from './texts.ts'

/** Shows the question of a store; Escape answers no. */
export function QuestionDialog() {
  const question = useStore(questions.$question)
  if (question === null) return null
  return (
    <Dialog asks title={question.title} onClose={() => questions.answer(false)}>
      <p>{question.text}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet onClick={() => questions.answer(false)}>
          {question.cancel ?? panelTexts.cancel}
        </Button>
        <Button dangerous={question.dangerous} onClick={() => questions.answer(true)}>
          {question.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
