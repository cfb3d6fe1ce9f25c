/** End of a sentence before the next one, not of an initial or another abbreviation of one letter. */
const SENTENCE = /^.*[^\s.]{2}[.!?…]\u201C?(?= \P{Ll})/su
/** End of a clause that announces no other, such as `taip, kad`. */
const CLAUSE = /^.*[^\s,;:–](?<! t(?:ai|aip|am|as|o|uo|\u0105))(?=[,;:] | –)/s

/** Short words and signs that nothing may end with, such as a conjunction. */
const DANGLING = /(?:[\s,;:–]+\p{Ll}{1,4})*[\s,;:–]*$/u

/**
 * Returns a text of at most a number of characters, without counting its soft hyphens. A longer one ends with its last
 * whole sentence or else, with an ellipsis, its last clause, if either leaves enough; otherwise after a word of
 * more than four letters, with an ellipsis. A first word that is longer is not cut.
 * @param least number of characters that a sentence or clause must exceed.
 */
export function cutAtWord(text: string, length: number, least = length / 2): string {
  const sizeOf = (part: string) => part.replaceAll('\u00AD', '').length
  if (sizeOf(text) <= length) return text
  const words = text.split(' ')
  while (sizeOf(words.join(' ')) >= length) words.pop()
  if (words.length === 0) return text
  const cut = words.join(' ')
  const isEnough = (part: string) => sizeOf(part) > least
  // The next two characters tell whether the cut itself ends a sentence or a clause.
  const [sentence = ''] = SENTENCE.exec(text.slice(0, cut.length + 2)) ?? []
  if (isEnough(sentence)) return sentence
  const [clause = ''] = CLAUSE.exec(text.slice(0, cut.length + 2)) ?? []
  return `${isEnough(clause) ? clause : cut.replace(DANGLING, '')}…`
}
