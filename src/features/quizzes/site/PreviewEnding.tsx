import { previewTexts } from '#src/features/publishing/preview-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import type { QuizEndingProps } from './QuizEnding.tsx'

/** Shows the end of a previewed quiz. There is no e-mail step, because a preview sends nothing. */
export function PreviewEnding({ attempt, heading, act }: QuizEndingProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
        {previewTexts.quizEndTitle}
      </h2>
      <p>{previewTexts.quizEndText}</p>
      <Button quiet onClick={act(attempt.back)}>
        {previewTexts.back}
      </Button>
    </div>
  )
}
