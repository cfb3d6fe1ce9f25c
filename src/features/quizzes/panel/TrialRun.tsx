import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createQuizAttempt } from '../site/quiz-attempt.ts'
import { trialOf, type QuizValues } from './quiz-form.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { quizFormTexts } from './texts.ts'
import { QuizOutcome } from '../site/QuizOutcome.tsx'
import { QuizQuestion } from '../site/QuizQuestion.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'

interface TrialRunProps {
  values: QuizValues
  /** Returns the title of an article by its slug. */
  titleOf: (slug: string) => string
  onClose: () => void
}

/** Shows the unsaved quiz as visitors would see it, including the result. Stores nothing. */
export function TrialRun({ values, titleOf, onClose }: TrialRunProps) {
  const [run, setRun] = useState(0)
  // In a portal outside the quiz form, because forms cannot be nested.
  return createPortal(
    <Dialog title={quizFormTexts.trialTitle} onClose={onClose} wide>
      <p className="text-muted">{quizFormTexts.trialNote}</p>
      {values.questions.length === 0 ? (
        <p>{quizFormTexts.trialEmpty}</p>
      ) : (
        <Run key={run} values={values} titleOf={titleOf} />
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button quiet onClick={() => setRun(run + 1)}>
          {quizFormTexts.trialAgain}
        </Button>
        <Button quiet onClick={onClose}>
          {panelTexts.close}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}

/** A trial stores no answers. */
const NO_STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

function Run({ values, titleOf }: Omit<TrialRunProps, 'onClose'>) {
  const [{ quiz, resultOf }] = useState(() => trialOf(values, titleOf))
  const [attempt] = useState(() => createQuizAttempt({ quiz, storage: NO_STORAGE }))
  const state = useStore(attempt.$state)
  const heading = useRef<HTMLHeadingElement>(null)

  if (state.step === 'answering') {
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through the portal to the quiz form, which must not submit.
          event.stopPropagation()
          attempt.next()
        }}
      >
        <QuizQuestion
          state={state}
          heading={heading}
          alive
          onChoose={attempt.choose}
          onBack={attempt.back}
        />
      </form>
    )
  }
  // A trial skips the e-mail step.
  const answers = 'answers' in state ? (state.answers ?? {}) : {}
  const result = resultOf(
    Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
  )
  return (
    // The links of the result would lead out of the panel, so clicks on them are ignored.
    <div
      role="presentation"
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a') !== null) event.preventDefault()
      }}
    >
      <QuizOutcome result={result} heading={heading} />
    </div>
  )
}
