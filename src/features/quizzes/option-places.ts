import { normalizedText } from '#src/core/characters.ts'
import type { AnswerFault, QuizAnswer } from './quiz.ts'

/** An answer as a visitor sends it. */
export interface SentAnswer extends QuizAnswer {
  /** Text of the chosen option, as shown; absent from older clients. */
  option?: string | undefined
}

/** A minus, or punctuation between two digits: without it the number would differ. */
const MARKS_OF_NUMBERS = /(?<![\p{L}\p{N}])[-–−](?=\d)|(?<=\d)\s*\p{P}+\s*(?=\d)/gu

/** Makes texts equal that look equal: pages collapse white space and hide format characters. */
function shownText(text: string): string {
  return normalizedText(text).trim().replaceAll(/\s+/g, ' ')
}

/** Reduces a text to its letters, digits and symbols, in lower case. */
function bareText(text: string): string {
  return shownText(text)
    .replaceAll(MARKS_OF_NUMBERS, '|')
    .replaceAll(/[\p{P}\s]/gu, '')
    .toLowerCase()
}

/**
 * Finds the option that a visitor chose, even if the quiz has changed since: the one at the same index if its
 * text is equal, else the only other one with that text, else the one at the same index if only case, spaces
 * or punctuation differ.
 * @returns its index; -1 when it is gone or ambiguous; without a text `answer` itself, which may not exist.
 */
export function findOption(
  options: readonly string[],
  { answer, option }: Pick<SentAnswer, 'answer' | 'option'>,
): number {
  if (option === undefined) return answer
  const chosen = shownText(option)
  const present = options.map(shownText)
  if (present[answer] === chosen) return answer
  const place = present.indexOf(chosen)
  if (place !== -1 && place === present.lastIndexOf(chosen)) return place
  const bare = bareText(chosen)
  return bare !== '' && bareText(options[answer] ?? '') === bare ? answer : -1
}

/**
 * Finds all chosen options.
 * @returns the answers with their current indexes, or the first whose option was not found.
 */
export function placeAnswers(
  questions: readonly { id: string; options: readonly string[] }[],
  answers: readonly SentAnswer[],
): { answers: QuizAnswer[]; fault: AnswerFault | null } {
  const byId = new Map(questions.map(({ id, options }) => [id, options]))
  const placed = answers.map((sent) => {
    const options = byId.get(sent.questionId)
    return {
      questionId: sent.questionId,
      answer: options === undefined ? sent.answer : findOption(options, sent),
    }
  })
  const lost = placed.find(({ answer }) => answer === -1)
  return {
    answers: placed,
    fault: lost ? { kind: 'option_changed', question: lost.questionId } : null,
  }
}
