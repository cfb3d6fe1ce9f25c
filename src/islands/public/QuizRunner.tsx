import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import type { PublicQuiz } from '#src/contracts/quizzes.ts'
import { createQuizAttempt, type QuizAttempt, type QuizState } from '#src/stores/quiz-attempt.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { Button } from '../ui/Button.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { QuizContact } from './QuizContact.tsx'
import { QuizOutcome } from './QuizOutcome.tsx'
import { QuizQuestion } from './QuizQuestion.tsx'

/** Takes a visitor through a quiz (specification, section 2, quiz page). */
export function QuizRunner({ quiz }: { quiz: PublicQuiz }) {
  const [attempt] = useState(() => createQuizAttempt({ quiz }))
  const state = useStore(attempt.$state)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = placeOf(state)
  const shownPlace = useRef(place)
  /** Set by what the visitor does: only then may the focus be moved. */
  const acted = useRef(false)

  useEffect(() => {
    attempt.restore()
    adoptEarlyChoice(attempt, form.current)
  }, [attempt])

  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    if (acted.current) heading.current?.focus()
  }, [place])

  const act = (action: () => unknown) => (event?: SyntheticEvent) => {
    event?.preventDefault()
    acted.current = true
    action()
  }

  return (
    <div className="card p-5 sm:p-9">
      <Step
        attempt={attempt}
        state={state}
        form={form}
        heading={heading}
        act={act}
        alive={hydrated}
      />
      <Toaster />
    </div>
  )
}

interface StepProps {
  attempt: QuizAttempt
  state: QuizState
  form: RefObject<HTMLFormElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  act: (action: () => unknown) => (event?: SyntheticEvent) => void
  /** False in the server's HTML: what is clicked there would be lost. */
  alive: boolean
}

function Step({ attempt, state, form, heading, act, alive }: StepProps) {
  switch (state.step) {
    case 'answering':
      return (
        <form ref={form} noValidate onSubmit={act(attempt.next)}>
          <QuizQuestion
            state={state}
            heading={heading}
            alive={alive}
            onChoose={attempt.choose}
            onBack={act(attempt.back)}
          />
        </form>
      )
    case 'email':
    case 'submitting':
      return (
        <form noValidate onSubmit={act(() => void attempt.submit())}>
          <QuizContact
            state={state}
            heading={heading}
            onType={attempt.type}
            onBack={act(attempt.back)}
          />
        </form>
      )
    case 'result':
      return <QuizOutcome result={state.result} heading={heading} />
    case 'changed':
      return (
        <div className="flex flex-col items-start gap-4">
          <h2 ref={heading} tabIndex={-1} className="heading">
            {quizTexts.changedTitle}
          </h2>
          <p>{quizTexts.changedText}</p>
          <Button busy={state.loading} onClick={act(() => void attempt.startAgain())}>
            {quizTexts.startAgain}
          </Button>
        </div>
      )
  }
}

/** Changes whenever the visitor is shown something else. */
function placeOf(state: QuizState): string {
  if (state.step === 'answering') return `question ${state.index}`
  return state.step === 'submitting' ? 'email' : state.step
}

/** Takes over what was chosen in the server's HTML before the island was alive. */
function adoptEarlyChoice(attempt: QuizAttempt, form: HTMLFormElement | null): void {
  const chosen = form?.querySelector<HTMLInputElement>('input:checked')
  if (chosen) attempt.choose(chosen.name, Number(chosen.value))
}
