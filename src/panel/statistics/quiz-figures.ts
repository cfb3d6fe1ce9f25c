import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { QuizStatistics } from '#src/contracts/statistics.ts'
import * as routes from '#src/contracts/routes.ts'
import { statisticsTexts } from './texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'

export type QuizFiguresState =
  | { step: 'none' }
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; figures: QuizStatistics }

/** The figures of the chosen quiz. */
export function createQuizFigures(given: Tools = {}) {
  const { session, hasEnded } = toolsOf(given)
  const $state = atom<QuizFiguresState>({ step: 'none' })
  let asking = new AbortController()

  /** Loads the figures of a quiz; earlier answers are ignored. */
  async function load(id: string | null): Promise<void> {
    asking.abort()
    if (id === null) {
      $state.set({ step: 'none' })
      return
    }
    const { signal } = (asking = new AbortController())
    $state.set({ step: 'loading' })
    const result = await session.call(routes.getQuizStatistics, {
      params: { id },
      signal,
    })
    if (signal.aborted) return
    if (result.ok) $state.set({ step: 'loaded', figures: result.data })
    else if (!hasEnded(result.failure)) {
      const message = failureText(result.failure, statisticsTexts.statisticsFailed)
      $state.set({ step: 'error', message })
    }
  }

  return { $state, load }
}

/** How many visitors have reached a question, and how many left there. */
export interface QuestionStep {
  questionId: string
  question: string
  count: number
  lost: number
}

/**
 * Drop-off after each question: visitors who did not reach the next one or, after the last, the end.
 * Never negative: an attempt begun before counting was introduced may count only in later steps.
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

/** Completions by starts; null when unknown. */
export function completionRate({
  starts,
  completions,
}: Pick<QuizStatistics, 'starts' | 'completions'>): number | null {
  return starts === 0 || completions > starts ? null : completions / starts
}

/** Longer ranges are not filled up. */
const FILLED_SCORES = 40

/**
 * Adds the missing scores between, so that a chart keeps its shape; unchanged when scores are fractions
 * or too far apart.
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
