import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react'
import type { PublicQuiz } from '#src/contracts/quizzes.ts'
import { createQuizAttempt, type QuizAttempt, type QuizState } from '#src/stores/quiz-attempt.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { QuizQuestion } from './QuizQuestion.tsx'
import type { QuizEnding } from './QuizEnding.tsx'
import { LoadError } from '#src/views/LoadError.tsx'

interface QuizRunnerProps {
  quiz: PublicQuiz
  /** What comes after the questions in place of the email and the result: a trial sends nothing. */
  ending?: typeof QuizEnding | undefined
}

/** Takes a visitor through a quiz (specification, section 2, quiz page). */
export function QuizRunner({ quiz, ending: trialEnding }: QuizRunnerProps) {
  const [attempt] = useState(() => createQuizAttempt({ quiz }))
  const state = useStore(attempt.$state)
  const ending = useEnding(state, trialEnding)
  const isTrial = trialEnding !== undefined
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = placeOf(state)
  const shownPlace = useRef(place)
  /** Set by what the visitor does: only then may the focus be moved. */
  const acted = useRef(false)
  const shown = state.step === 'answering' || ending !== 'loading'

  useEffect(() => {
    attempt.restore()
    // A trial is no visit, and its quiz may not be published.
    const unfollow = isTrial ? undefined : followProgress(attempt)
    adoptEarlyChoice(attempt, form.current)
    return unfollow
  }, [attempt, isTrial])

  useEffect(() => {
    if (!shown || shownPlace.current === place) return
    shownPlace.current = place
    if (acted.current) heading.current?.focus()
  }, [place, shown])

  const act = (action: () => unknown) => (event?: SyntheticEvent) => {
    event?.preventDefault()
    acted.current = true
    action()
  }

  if (state.step === 'answering') {
    return (
      <form ref={form} noValidate onSubmit={act(attempt.next)} className="card p-5 sm:p-9">
        <QuizQuestion
          state={state}
          heading={heading}
          alive={hydrated}
          onChoose={attempt.choose}
          onBack={act(attempt.back)}
        />
      </form>
    )
  }
  if (ending === 'failed') {
    return <LoadError text={quizTexts.endingFailed} onRetry={() => location.reload()} />
  }
  return (
    <div className="card p-5 sm:p-9" aria-busy={ending === 'loading'}>
      {ending === 'loading' ? null : (
        <Loaded view={ending} props={{ attempt, state, heading, act }} />
      )}
    </div>
  )
}

interface LoadedProps {
  view: typeof QuizEnding
  props: ComponentProps<typeof QuizEnding>
}

/** Shows a component that was loaded. */
function Loaded({ view: View, props }: LoadedProps) {
  return <View {...props} />
}

type Ending = typeof QuizEnding | 'loading' | 'failed'

/**
 * What comes after the questions. It is fetched while the first of them are answered, so that the
 * page itself need not wait for it.
 */
function useEnding(state: QuizState, trialEnding: typeof QuizEnding | undefined): Ending {
  const [ending, setEnding] = useState<Ending>(() => trialEnding ?? 'loading')
  const finished = state.step !== 'answering'
  const begun = finished || Object.keys(state.answers).length > 0

  // Missed only at the end, and asked for again there. A browser that remembers the failure, as
  // Chromium does, has it after a reload: hence the retry is one, which also brings a newer build.
  useEffect(() => {
    if (!begun || trialEnding) return
    import('./QuizEnding.tsx').then(
      (loaded) => setEnding(() => loaded.QuizEnding),
      () => {
        if (finished) setEnding('failed')
      },
    )
  }, [begun, finished, trialEnding])

  return ending
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

/** Fetches what counts the reached questions as soon as the visitor does something. */
function followProgress({ $state }: QuizAttempt): () => void {
  const from = $state.get()
  const unfollow = $state.listen(() => {
    unfollow()
    // A visitor who is not counted has lost nothing.
    import('#src/stores/quiz-progress.ts').then(
      ({ reportProgress }) => reportProgress({ $state }, from),
      () => undefined,
    )
  })
  return unfollow
}
