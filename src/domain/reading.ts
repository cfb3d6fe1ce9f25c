import { DEFAULT_READING_TIME } from './articles.ts'

/** Reading speed in words per minute. */
const WORDS_A_MINUTE = 175

/** Counts words: runs of characters with a letter or digit, so that Markdown syntax does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Reading minutes to suggest for a word count; the default of new posts for an empty text. */
export function proposeReadingTime(words: number): number {
  return words === 0 ? DEFAULT_READING_TIME : Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
