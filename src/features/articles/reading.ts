import { DEFAULT_READING_TIME } from './articles.ts'
import { TAG } from './html-tags.ts'

/** Reading speed in words per minute. */
const WORDS_A_MINUTE = 175

/** Parts of Markdown that a page does not show as words: images, link addresses, tags, cell borders, list numbers. */
const UNREAD = [
  /!\[[^\]]*\]\([^)]*\)/g,
  /(?<=\])\([^)]*\)/g,
  new RegExp(TAG, 'gi'),
  /\|/g,
  /^[\s>]*\d+[.)](?=\s)/gm,
] as const

/** Counts the words of a Markdown text that a page shows. A word is a run of characters with a letter or digit. */
export function countWords(text: string): number {
  const read = UNREAD.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns the reading minutes to suggest for a word count; for an empty text, the default of a new post. */
export function proposeReadingTime(words: number): number {
  return words === 0 ? DEFAULT_READING_TIME : Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
