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
import { hasNewerBuild, reloadOnce } from '#src/client/newer-build.ts'
import { earlyInputs } from '#src/ui/early-inputs.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { QuizQuestion } from './QuizQuestion.tsx'
import type { QuizEnding } from './QuizEnding.tsx'
import { LoadError } from '#src/site/LoadError.tsx'

interface QuizRunnerProps {
  quiz: PublicQuiz
  /** Replaces the e-mail step and the result in a preview, which sends nothing. */
  ending?: typeof QuizEnding | undefined
}

/** Runs a quiz for a visitor (specification, section 2). */
export function QuizRunner({ quiz, ending: trialEnding }: QuizRunnerProps) {
  const [attempt] = useState(() => createQuizAttempt({ quiz }))
  const state = useStore(attempt.$state)
  const ending = useEnding(attempt, state, trialEnding)
  const isTrial = trialEnding !== undefined
  const hydrated = useHydrated()
  const [early] = useState(() => earlyInputs(quiz.questions[0]?.id ?? ''))
  const heading = useRef<HTMLHeadingElement>(null)
  const place = placeOf(state)
  const shownPlace = useRef(place)
  /** Whether the visitor has acted. Before that, the focus must not move. */
  const acted = useRef(false)
  const shown = state.step === 'answering' || ending !== 'loading'

  // A layout effect runs before the first click is handled. A click before `restore` would overwrite the stored answers
  // and would not be counted.
  useLayoutEffect(() => {
    attempt.restore()
    // A preview must not be counted, and its quiz may be unpublished.
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
      <form noValidate onSubmit={act(attempt.next)} className="card p-3 sm:p-6">
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
    <div className="card ending" aria-busy={ending === 'loading'}>
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

/** Loads the code for the steps after the questions when the first question is answered, to keep the page small. */
function useEnding(
  { isKept }: QuizAttempt,
  state: QuizState,
  trialEnding: typeof QuizEnding | undefined,
): Ending {
  const [ending, setEnding] = useState<Ending>(() => trialEnding ?? 'loading')
  const finished = state.step !== 'answering'
  const begun = finished || Object.keys(state.answers).length > 0

  // Before the last question, a failure is ignored, because the code is fetched again later. Chromium caches a failed
  // import until a reload, so the retry button reloads the page. If the site has a newer build and the answers are kept,
  // this happens by itself.
  useEffect(() => {
    if (!begun || trialEnding) return
    import('./QuizEnding.tsx').then(
      (loaded) => setEnding(() => loaded.QuizEnding),
      async () => {
        if (!finished) return
        const isReloading = isKept() && (await hasNewerBuild()) && reloadOnce()
        if (!isReloading) setEnding('failed')
      },
    )
  }, [begun, finished, isKept, trialEnding])

  return ending
}

/** Returns a key that differs for each screen of the quiz. */
function placeOf(state: QuizState): string {
  if (state.step === 'answering') return `question ${state.index}`
  return state.step === 'submitting' || state.step === 'scoring' ? 'email' : state.step
}

/**
 * Moves the focus to the heading. Scrolls as far as needed to a question, and up to the header after the questions
 * (`scroll-margin` in quiz.css).
 */
function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.closest('.ending')?.scrollIntoView()
  const options = heading?.closest('fieldset')
  if (!options) return
  // Scrolls first to the options, so that the cookie banner covers none of them, then to the question, which matters
  // more if both do not fit.
  options.scrollIntoView({ block: 'nearest' })
  heading?.scrollIntoView({ block: 'nearest' })
}

/** Takes over an option that was chosen before hydration. */
function restoreEarlyChoice(attempt: QuizAttempt, early: readonly HTMLInputElement[]): void {
  const chosen = early.find(({ checked }) => checked)
  if (chosen) attempt.choose(chosen.name, Number(chosen.value))
}

/** Loads the progress reports when the visitor acts for the first time. */
function followProgress({ $state }: QuizAttempt): () => void {
  const from = $state.get()
  const unfollow = $state.listen(() => {
    unfollow()
    // Visitors must not notice a failure.
    import('./quiz-progress.ts').then(
      ({ reportProgress }) => reportProgress({ $state }, from),
      () => undefined,
    )
  })
  return unfollow
}
