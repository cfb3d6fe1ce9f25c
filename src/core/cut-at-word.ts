/** End of a sentence. */
const SENTENCE = /^.+[.!?]\u201C?(?= )/s

/**
 * Returns a text of at most a number of characters, without counting its soft hyphens. A longer one ends with its last
 * whole sentence if that leaves more than half of them, otherwise after a word, with an ellipsis. A first word that is longer is not cut.
 */
export function cutAtWord(text: string, length: number): string {
  const sizeOf = (part: string) => part.replaceAll('\u00AD', '').length
  if (sizeOf(text) <= length) return text
  const words = text.split(' ')
  while (sizeOf(words.join(' ')) >= length) words.pop()
  if (words.length === 0) return text
  const [sentence = ''] = SENTENCE.exec(`${words.join(' ')} `) ?? []
  if (sizeOf(sentence) > length / 2) return sentence
  return `${words.join(' ').replace(/[\s,;:–]+$/, '')}…`
}
