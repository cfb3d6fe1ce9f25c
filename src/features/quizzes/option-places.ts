import { normalizedText } from '#src/core/characters.ts'
import type { AnswerFault, QuizAnswer } from './quiz.ts'

/** An answer as a visitor sends it. */
export interface SentAnswer extends QuizAnswer {
  /** Text of the chosen option, as shown to the visitor; older clients omit it. */
  option?: string | undefined
}

/** Punctuation that must not be removed, because it changes a number: a minus, or marks between two digits. */
const MARKS_OF_NUMBERS = /(?<![\p{L}\p{N}])[-–−](?=\d)|(?<=\d)\s*\p{P}+\s*(?=\d)/gu

/** Normalizes a text as pages show it: collapsed white space, no format characters. */
function shownText(text: string): string {
  return normalizedText(text).trim().replaceAll(/\s+/g, ' ')
}

/** Reduces a text to letters, digits and symbols, in lower case. Punctuation of numbers becomes `|`. */
function bareText(text: string): string {
  return shownText(text)
    .replaceAll(MARKS_OF_NUMBERS, '|')
    .replaceAll(/[\p{P}\s]/gu, '')
    .toLowerCase()
}

/**
 * Finds the option that a visitor chose, even if the quiz has changed since. Tries in this order: an equal text at the
 * same index; an equal text at any single index; a text at the same index that differs only in case, spaces or
 * punctuation.
 * @returns the index of the option; -1 if it is gone or ambiguous. Without `option`, returns `answer` unchecked.
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
 * Finds the chosen option of each answer.
 * @returns the answers with current indexes; `fault` is about the first answer whose option was not found.
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
