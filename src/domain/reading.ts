import { DEFAULT_READING_TIME } from './articles.ts'

/** Words of an article that are read in a minute. */
const WORDS_A_MINUTE = 175

/** Words of a text: runs of characters with a letter or digit, so that marks of Markdown are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Minutes of reading to propose for so many words; the default of new posts while there are none. */
export function proposeReadingTime(words: number): number {
  return words === 0 ? DEFAULT_READING_TIME : Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
