import { safetyTexts } from '#src/features/safety/texts.ts'
import type { QuizAnswer } from './quiz.ts'
import type { QuizResult } from './contracts.ts'

/** Kinds of warning answers, the most urgent first. `general` means that something does not feel safe. */
export const WARNING_KINDS = ['selfHarm', 'force', 'fear', 'humiliation', 'general'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]

/** Marks of an option: a kind of warning, or `sign`. `SIGNS_FOR_WARNING` signs are a warning too. */
export const OPTION_MARKS = [...WARNING_KINDS, 'sign'] as const
export type OptionMark = (typeof OPTION_MARKS)[number]

/** Number of signs that together count as a warning. */
export const SIGNS_FOR_WARNING = 3

/**
 * Returns marks for the warning answers of an older quiz, in which warnings have no kinds: all become `general`.
 * @param indexes of the warning answers.
 */
export function generalMarks(
  options: readonly unknown[],
  indexes: readonly number[],
): (OptionMark | null)[] {
  return options.map((_, index) => (indexes.includes(index) ? 'general' : null))
}

/** Question with its marks, parallel to its options. */
export interface MarkedQuestion {
  id: string
  marks: readonly (OptionMark | null)[]
}

/**
 * Returns the kinds of all warning answers, the most urgent first. If there are none but `SIGNS_FOR_WARNING` signs,
 * returns `general`.
 * @returns an empty list if there is no warning.
 */
export function warningsOf(
  questions: readonly MarkedQuestion[],
  answers: readonly QuizAnswer[],
): WarningKind[] {
  const marks = new Map(questions.map((question) => [question.id, question.marks]))
  const chosen = answers.map(({ questionId, answer }) => marks.get(questionId)?.[answer] ?? null)
  const kinds = WARNING_KINDS.filter((kind) => chosen.includes(kind))
  if (kinds.length > 0) return kinds
  const signs = chosen.filter((mark) => mark === 'sign').length
  return signs >= SIGNS_FOR_WARNING ? ['general'] : []
}

/** Colour of the safety result, which has no band. */
const COLOR = '#64748b'

/**
 * Returns the safety result in the format of a band. The description addresses each kind of warning in one paragraph, then the fault. The advice says
 * whom to call, how to leave the page quickly and what to keep private; blank lines separate its paragraphs.
 */
export function safetyCategory(
  warnings: readonly WarningKind[],
): NonNullable<QuizResult['category']> {
  const { heading, heard, seen, alsoSeen, fault, advice } = safetyTexts.result
  const [first = '', ...others] = warnings.map((kind) => heard[kind])
  const told = [first, ...others.map((text) => text.replace(seen, alsoSeen))].join(' ')
  const call = warnings.includes('selfHarm') ? advice.callSelfHarm : advice.call
  return {
    name: heading,
    color: COLOR,
    description: [told, fault].join('\n\n'),
    advice: [call, advice.leave, advice.keep].join('\n\n'),
  }
}

/** Returns the result of an attempt with warnings. It has no scale, dimensions or comparison. */
export function safetyResult({
  totalScore,
  warnings,
}: {
  totalScore: number
  warnings: readonly WarningKind[]
}): QuizResult {
  return {
    totalScore,
    category: safetyCategory(warnings),
    warned: true,
    warnings: [...warnings],
    maximumScore: null,
    bands: [],
    dimensions: [],
    comparable: false,
  }
}
