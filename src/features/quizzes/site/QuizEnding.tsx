import { useState, type RefObject, type SyntheticEvent, useEffect } from 'react'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { answerList, type QuizAttempt, type QuizState } from './quiz-attempt.ts'
import { createQuizDelivery, type QuizDelivery } from './quiz-delivery.ts'
import { QuizContact } from './QuizContact.tsx'
import { SavedOutcome } from './SavedOutcome.tsx'
import type { QuizComparison } from './QuizComparison.tsx'

interface LateComparisonProps {
  state: Extract<QuizState, { step: 'result' }>
}

/** Loads and shows the offer of a comparison; nothing if loading fails. */
export function LateComparison({ state }: LateComparisonProps) {
  const [View, setView] = useState<typeof QuizComparison | null>(null)

  useEffect(() => {
    import('./QuizComparison.tsx').then(
      (loaded) => setView(() => loaded.QuizComparison),
      () => undefined,
    )
  }, [])

  const { quiz, answers } = state
  return View === null ? null : (
    <View slug={quiz.slug} answers={answers && answerList(quiz, answers)} />
  )
}

export interface QuizEndingProps {
  attempt: QuizAttempt
  state: Exclude<QuizState, { step: 'answering' }>
  heading: RefObject<HTMLHeadingElement | null>
  act: (action: () => unknown) => (event?: SyntheticEvent) => void
}

/** Shows the steps after the last question: e-mail step, result, or a notice that the quiz has changed. */
export function QuizEnding(props: QuizEndingProps) {
  const { attempt } = props
  const [delivery] = useState(() => createQuizDelivery({ attempt }))
  return (
    <>
      <Step {...props} delivery={delivery} />
      <Toaster place="top-20" />
    </>
  )
}

function Step({
  attempt,
  delivery,
  state,
  heading,
  act,
}: QuizEndingProps & { delivery: QuizDelivery }) {
  switch (state.step) {
    case 'email':
    case 'submitting':
    case 'scoring':
      return (
        <form noValidate onSubmit={act(() => void delivery.submit())}>
          <QuizContact
            state={state}
            heading={heading}
            onType={attempt.type}
            onTick={attempt.tick}
            onSkip={act(() => void delivery.score())}
            onBack={act(attempt.back)}
          />
        </form>
      )
    case 'result':
      return (
        <>
          <SavedOutcome
            state={state}
            heading={heading}
            onAgain={act(() => attempt.send({ type: 'restart', quiz: state.quiz }))}
          />
          {state.result.comparable ? <LateComparison state={state} /> : null}
        </>
      )
    case 'changed':
      return (
        <div className="flex flex-col items-start gap-4">
          <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
            {quizEndingTexts.changedTitle}
          </h2>
          <p>{quizEndingTexts.changedText}</p>
          <Button busy={state.loading} onClick={act(() => void delivery.startAgain())}>
            {quizEndingTexts.startAgain}
          </Button>
        </div>
      )
  }
}
