/** Question types, in the form's order (specification, section 3). */
export const QUESTION_TYPES = ['multiple_choice', 'scale', 'yes_no'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** The part of a question that scoring needs. */
export interface ScoredQuestion {
  id: string
  required: boolean
  weights: readonly number[]
}

/** Inclusive range of totals. */
export interface ScoreBand {
  minScore: number
  maxScore: number
}

export interface QuizAnswer {
  questionId: string
  /** Index of the chosen option. */
  answer: number
}

/** Reason why answers cannot be scored. `question` is an id. */
export type AnswerFault =
  | { kind: 'unknown_question'; question: string }
  | { kind: 'answered_twice'; question: string }
  | { kind: 'missing_answer'; question: string }
  | { kind: 'no_such_option'; question: string }
  | { kind: 'option_changed'; question: string }

/** Decimals of a rounded sum. Weights may be fractions, and 0.1 + 0.2 must give 0.3. */
const SCORE_DECIMALS = 6

function roundScore(score: number): number {
  const factor = 10 ** SCORE_DECIMALS
  return Math.round(score * factor) / factor
}

/**
 * Validates answers against the questions.
 * @returns the first fault; null if each answer names an existing option, no question is answered twice, and all
 *   required questions are answered.
 */
export function findAnswerFault(
  questions: readonly ScoredQuestion[],
  answers: readonly QuizAnswer[],
): AnswerFault | null {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const answered = new Set<string>()
  for (const { questionId, answer } of answers) {
    const question = byId.get(questionId)
    if (!question) return { kind: 'unknown_question', question: questionId }
    if (answered.has(questionId)) return { kind: 'answered_twice', question: questionId }
    if (!Number.isInteger(answer) || answer < 0 || answer >= question.weights.length) {
      return { kind: 'no_such_option', question: questionId }
    }
    answered.add(questionId)
  }
  for (const question of questions) {
    if (question.required && !answered.has(question.id)) {
      return { kind: 'missing_answer', question: question.id }
    }
  }
  return null
}

/** Sums the weights of the chosen options. Unknown questions and options count as 0. */
export function scoreAnswers(
  questions: readonly Omit<ScoredQuestion, 'required'>[],
  answers: readonly QuizAnswer[],
): number {
  const weights = new Map(questions.map((question) => [question.id, question.weights]))
  const total = answers.reduce(
    (sum, { questionId, answer }) => sum + (weights.get(questionId)?.[answer] ?? 0),
    0,
  )
  return roundScore(total)
}

/** Returns the smallest total that the questions can give. */
export function minimumScore(
  questions: readonly { weights: readonly number[]; required: boolean }[],
): number {
  const least = questions.map(({ weights, required }) =>
    required && weights.length > 0 ? Math.min(...weights) : 0,
  )
  return roundScore(least.reduce((sum, points) => sum + points, 0))
}

/** Returns the largest total that the questions can give. */
export function maximumScore(questions: readonly { weights: readonly number[] }[]): number {
  return roundScore(questions.reduce((sum, { weights }) => sum + Math.max(0, ...weights), 0))
}

/**
 * Returns the band of a total. In a gap, this is the highest band that starts below the total; below all bands, the
 * lowest one. Returns null if there are no bands.
 */
export function bandOfScore<Band extends ScoreBand>(
  bands: readonly Band[],
  total: number,
): Band | null {
  const ascending = bands.toSorted((a, b) => a.minScore - b.minScore)
  const containing = ascending.find((band) => band.minScore <= total && total <= band.maxScore)
  return containing ?? ascending.findLast((band) => band.minScore <= total) ?? ascending[0] ?? null
}

/**
 * Returns the band to store for an attempt, by its total. After a warning, the top band is excluded; visitors then see
 * the safety result instead of the band.
 * @returns null if no band is left.
 */
export function bandOfAttempt<Band extends ScoreBand>(
  bands: readonly Band[],
  { total, warned }: { total: number; warned: boolean },
): Band | null {
  const ascending = bands.toSorted((a, b) => a.minScore - b.minScore)
  return bandOfScore(warned ? ascending.slice(0, -1) : ascending, total)
}

/** Whether any two bands share a score. */
export function bandsOverlap(bands: readonly ScoreBand[]): boolean {
  const ascending = bands.toSorted((a, b) => a.minScore - b.minScore)
  return ascending.some((band, index) => {
    const next = ascending[index + 1]
    return next !== undefined && band.maxScore >= next.minScore
  })
}

/** Slug of the general quiz, which the home page links to (specification, section 1). */
export const GENERAL_QUIZ_SLUG = 'bendras-santykiu-testas'

/** Default colour of a band (specification, section 3). */
export const DEFAULT_BAND_COLOR = '#10b981'
