/** Minimum length of the first lines, in characters. A shorter salutation shows nothing of the answer. */
const FIRST_LENGTH = 120

/** Minimum length of the first sentences of a question, in characters. */
const QUESTION_LENGTH = 60

/**
 * Splits a letter after its first paragraphs: as many as make up `FIRST_LENGTH` characters.
 * @param letter Markdown.
 * @returns the first paragraphs and the rest, both Markdown; the rest is empty if nothing is left.
 */
export function firstLines(letter: string): readonly [first: string, rest: string] {
  return splitAt(letter, /\n{2,}/g, (end) => end >= FIRST_LENGTH)
}

/**
 * Splits a question after its first sentences: as many as make up `QUESTION_LENGTH` characters, never inside a quotation.
 * @returns the first sentences and the rest, which is empty if nothing is left.
 */
export function firstSentences(question: string): readonly [first: string, rest: string] {
  const isQuoted = (end: number) => /\u201E[^\u201C]*$/.test(question.slice(0, end))
  return splitAt(
    question,
    /(?<=[.!?…]\u201C?)\s+(?=[\p{Lu}\u201E–])/gu,
    (end) => end >= QUESTION_LENGTH && !isQuoted(end),
  )
}

/** Splits a text at its first break whose start fulfils a condition, and leaves the break out. */
function splitAt(
  text: string,
  breaks: RegExp,
  isWanted: (start: number) => boolean,
): readonly [string, string] {
  const cut = [...text.matchAll(breaks)].find(({ index }) => isWanted(index))
  if (cut === undefined) return [text, '']
  return [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)]
}
