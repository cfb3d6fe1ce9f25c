import { useStore } from '@nanostores/react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type SyntheticEvent,
} from 'react'
import type { PublicQuiz } from '../contracts.ts'
import { createQuizAttempt, type QuizAttempt, type QuizState } from './quiz-attempt.ts'
import { quizTexts } from '../runner-texts.ts'
import { earlyInputs } from '#src/ui/early-inputs.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { QuizQuestion } from './QuizQuestion.tsx'
import type { QuizEnding } from './QuizEnding.tsx'
import { LoadError } from '#src/site/LoadError.tsx'

interface QuizRunnerProps {
  quiz: PublicQuiz
  /** Replaces the email step and the result; a preview sends nothing. */
  ending?: typeof QuizEnding | undefined
}

/** Takes a visitor through a quiz (specification, section 2, quiz page). */
export function QuizRunner({ quiz, ending: trialEnding }: QuizRunnerProps) {
  const [attempt] = useState(() => createQuizAttempt({ quiz }))
  const state = useStore(attempt.$state)
  const ending = useEnding(state, trialEnding)
  const isTrial = trialEnding !== undefined
  const hydrated = useHydrated()
  const [early] = useState(() => earlyInputs(quiz.questions[0]?.id ?? ''))
  const heading = useRef<HTMLHeadingElement>(null)
  const place = placeOf(state)
  const shownPlace = useRef(place)
  /** Whether the visitor has acted. Only actions of the visitor may move the focus. */
  const acted = useRef(false)
  const shown = state.step === 'answering' || ending !== 'loading'

  // A layout effect runs before anything can be clicked. A click before `restore` would replace the stored answers and
  // would not be counted.
  useLayoutEffect(() => {
    attempt.restore()
    // A preview is not counted, and its quiz may be unpublished.
    const unfollow = isTrial ? undefined : followProgress(attempt)
    restoreEarlyChoice(attempt, early)
    return unfollow
  }, [attempt, early, isTrial])

  useEffect(() => {
    if (!shown || shownPlace.current === place) return
    shownPlace.current = place
    if (acted.current) bringIntoView(heading.current)
  }, [place, shown])

  const act = (action: () => unknown) => (event?: SyntheticEvent) => {
    event?.preventDefault()
    acted.current = true
    action()
  }

  if (state.step === 'answering') {
    return (
      <form noValidate onSubmit={act(attempt.next)} className="card p-3 sm:p-9">
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
    <div className="card overflow-clip p-5 sm:p-9" aria-busy={ending === 'loading'}>
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

/** Renders a lazily loaded component. */
function Loaded({ view: View, props }: LoadedProps) {
  return <View {...props} />
}

type Ending = typeof QuizEnding | 'loading' | 'failed'

/**
 * Loads the view for the steps after the questions once the first question is answered, so that the page loads without
 * that code.
 */
function useEnding(state: QuizState, trialEnding: typeof QuizEnding | undefined): Ending {
  const [ending, setEnding] = useState<Ending>(() => trialEnding ?? 'loading')
  const finished = state.step !== 'answering'
  const begun = finished || Object.keys(state.answers).length > 0

  // A failure before the end of the questions is ignored, because the code is then fetched again. Chromium caches a
  // failed import until a reload, so the retry button reloads the page. That also loads a newer build, if there is one.
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

/** Returns a key that changes with every screen of the quiz. */
function placeOf(state: QuizState): string {
  if (state.step === 'answering') return `question ${state.index}`
  return state.step === 'submitting' || state.step === 'scoring' ? 'email' : state.step
}

/** Moves the focus to the heading, and scrolls no further than needed (`scroll-margin` in quiz.css). */
function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  // Brings the options into view first, so that the cookie banner covers none of them, and then the question, which
  // matters if both do not fit.
  heading?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
  heading?.scrollIntoView({ block: 'nearest' })
}

/** Takes over an option of the first question that was chosen before hydration. */
function restoreEarlyChoice(attempt: QuizAttempt, early: readonly HTMLInputElement[]): void {
  const chosen = early.find(({ checked }) => checked)
  if (chosen) attempt.choose(chosen.name, Number(chosen.value))
}

/** Loads the progress reporting on the visitor's first action. */
function followProgress({ $state }: QuizAttempt): () => void {
  const from = $state.get()
  const unfollow = $state.listen(() => {
    unfollow()
    // If reporting fails, the visitor does not notice.
    import('./quiz-progress.ts').then(
      ({ reportProgress }) => reportProgress({ $state }, from),
      () => undefined,
    )
  })
  return unfollow
}
