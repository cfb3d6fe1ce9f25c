import {
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'
import { answerList, type QuizAttempt, type QuizState } from './quiz-attempt.ts'
import { createQuizDelivery, type QuizDelivery } from './quiz-delivery.ts'
import { QuizContact } from './QuizContact.tsx'
import { SavedOutcome } from './SavedOutcome.tsx'
import type * as comparison from './QuizComparison.tsx'

/** The offer of a comparison, as loaded. */
type ComparisonOffer = Pick<
  typeof comparison,
  'createQuizComparison' | 'InvitationLine' | 'QuizComparison'
>

/** Loads the offer of a comparison once it is wanted. @returns null until then, and if loading fails. */
function useComparisonOffer(isWanted: boolean): ComparisonOffer | null {
  const [offer, setOffer] = useState<ComparisonOffer | null>(null)

  useEffect(() => {
    if (!isWanted) return
    import('./QuizComparison.tsx').then(setOffer, () => undefined)
  }, [isWanted])

  return offer
}

export interface QuizEndingProps {
  attempt: QuizAttempt
  state: Exclude<QuizState, { step: 'answering' }>
  heading: RefObject<HTMLHeadingElement | null>
  act: (action: () => unknown) => (event?: SyntheticEvent) => void
}

/** Shows the steps after the last question: e-mail step, result, or a notice that the quiz has changed. */
export function QuizEnding(props: QuizEndingProps) {
  const { attempt, state } = props
  const [delivery] = useState(() => createQuizDelivery({ attempt }))
  const isComparable = state.step === 'result' && state.result.comparable
  // An invitation is in the address, so its line is loaded before the result and does not push the result down.
  const offer = useComparisonOffer(isComparable || location.hash !== '')
  return (
    <>
      <Step {...props} delivery={delivery} offer={isComparable ? offer : null} />
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
  offer,
}: QuizEndingProps & { delivery: QuizDelivery; offer: ComparisonOffer | null }) {
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
        <Outcome
          state={state}
          heading={heading}
          onAgain={act(() => attempt.send({ type: 'restart', quiz: state.quiz }))}
          offer={offer}
        />
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

interface OutcomeProps extends Omit<ComponentProps<typeof SavedOutcome>, 'invitation'> {
  offer: ComparisonOffer | null
}

/** Shows the result, and offers to compare it. */
function Outcome({ offer, ...outcome }: OutcomeProps) {
  const { quiz, answers } = outcome.state
  const offered = useMemo(() => {
    if (offer === null) return null
    const sent = answers && answerList(quiz, answers)
    return {
      comparison: offer.createQuizComparison({
        slug: quiz.slug,
        answers: sent,
        fragment: location.hash,
      }),
      ...offer,
    }
  }, [offer, quiz, answers])
  return (
    <>
      <SavedOutcome
        {...outcome}
        invitation={offered ? <offered.InvitationLine comparison={offered.comparison} /> : null}
      />
      {offered ? <offered.QuizComparison comparison={offered.comparison} /> : null}
    </>
  )
}
