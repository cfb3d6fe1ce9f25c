import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { getQuizStatistics, QuizStatistics } from '#src/contracts/statistics.ts'
import * as routes from '#src/contracts/routes.ts'
import { statisticsTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'

export type QuizFiguresState =
  /** No quiz is chosen. */
  | { step: 'none' }
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; figures: QuizStatistics }

/** The figures of the quiz that is chosen. */
export function createQuizFigures(session: Pick<Session, 'call' | 'loginAgain'>) {
  const $state = atom<QuizFiguresState>({ step: 'none' })
  let asking = new AbortController()

  /** Loads the figures of a quiz; an answer for the one before counts no more. */
  async function load(id: string | null): Promise<void> {
    asking.abort()
    if (id === null) {
      $state.set({ step: 'none' })
      return
    }
    const { signal } = (asking = new AbortController())
    $state.set({ step: 'loading' })
    const result = await session.call<typeof getQuizStatistics>(routes.getQuizStatistics, {
      params: { id },
      signal,
    })
    if (signal.aborted) return
    if (result.ok) $state.set({ step: 'loaded', figures: result.data })
    else if (result.failure.kind === 'unauthenticated' || hasStatus(result.failure, 401)) {
      session.loginAgain()
    } else {
      const message = failureText(result.failure, statisticsTexts.statisticsFailed)
      $state.set({ step: 'error', message })
    }
  }

  return { $state, load }
}

/** How many visitors have reached a question, and how many of them have gone no further. */
export interface QuestionStep {
  questionId: string
  question: string
  count: number
  lost: number
}

/**
 * Where visitors leave a quiz: after each question those who have reached neither the next one nor,
 * after the last, the end. Never less than none, as who was there before the counting began has
 * finished without being counted.
 */
export function questionSteps({
  reached,
  completions,
}: Pick<QuizStatistics, 'reached' | 'completions'>): QuestionStep[] {
  return reached.map((step, index) => ({
    ...step,
    lost: Math.max(0, step.count - (reached[index + 1]?.count ?? completions)),
  }))
}

/** The part of those who began that has finished; null when the figures do not tell. */
export function completionRate({
  starts,
  completions,
}: Pick<QuizStatistics, 'starts' | 'completions'>): number | null {
  return starts === 0 || completions > starts ? null : completions / starts
}

/** More scores than this are not filled up: a chart of mostly nothing says nothing. */
const FILLED_SCORES = 40

/**
 * The scores with those between that nobody has, so that a chart of them keeps its shape; as they are
 * when they are fractions or lie too far apart.
 * @param scores ascending.
 */
export function filledScores(scores: QuizStatistics['scores']): QuizStatistics['scores'] {
  const lowest = scores[0]?.score ?? 0
  const length = scores.length === 0 ? 0 : (scores.at(-1)?.score ?? 0) - lowest + 1
  if (length > FILLED_SCORES || scores.some(({ score }) => !Number.isInteger(score))) return scores
  const counts = new Map(scores.map(({ score, count }) => [score, count]))
  return Array.from({ length }, (_, index) => {
    const score = lowest + index
    return { score, count: counts.get(score) ?? 0 }
  })
}
