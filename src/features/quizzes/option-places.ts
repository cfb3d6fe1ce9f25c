import { normalizedText } from '#src/core/characters.ts'
import type { AnswerFault, QuizAnswer } from './quiz.ts'

/** An answer as a visitor sends it. */
export interface SentAnswer extends QuizAnswer {
  /** Text of the chosen option, as shown; absent from older senders. */
  option?: string | undefined
}

/** A minus, or a mark between two digits: without it the number is another one. */
const MARKS_OF_NUMBERS = /(?<![\p{L}\p{N}])[-–−](?=\d)|(?<=\d)\s*\p{P}+\s*(?=\d)/gu

/** Makes texts equal that look equal: a page shows any white space as one space, and no format characters. */
function shownText(text: string): string {
  return normalizedText(text).trim().replaceAll(/\s+/g, ' ')
}

/** Reduces a text to its letters, digits and symbols, in one case. */
function bareText(text: string): string {
  return shownText(text)
    .replaceAll(MARKS_OF_NUMBERS, '|')
    .replaceAll(/[\p{P}\s]/gu, '')
    .toLowerCase()
}

/**
 * Finds the option that a visitor chose before the quiz may have been changed: the one at its place if the text is the
 * same, else the only other one with that text, else again the one at its place if case, spaces or punctuation alone
 * differ.
 * @returns its index, -1 when it is gone or cannot be told; without a text the place itself, which may not exist.
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

/** Finds all chosen options. @returns the answers with their present places, or the first whose option cannot be told. */
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
