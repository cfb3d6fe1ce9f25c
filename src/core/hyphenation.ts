import createHyphenator from 'hyphen'
import patterns from 'hyphen/patterns/lt.js'
import { changeText } from './typography.ts'

/** Minimum number of letters of a hyphenated word. A shorter word leaves no gap worth a hyphen. */
export const HYPHENATED_LETTERS = 12

/** Minimum number of letters before the first hyphen and after the last one. */
export const LETTERS_AT_ENDS = 3

/** A whole word in letters of Lithuanian, not a part of an address or of a word that has a hyphen. */
const LONG_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}\\u00AD@&/_-]|\\p{L}[.:])[a-pr-vyząčęėįšųūž]{${HYPHENATED_LETTERS},}` +
    '(?![\\p{L}\\p{N}\\u00AD@/_-]|[.:]\\p{L})',
  'giu',
)

/** Parts of HTML: headings, code and text in another language; a tag; the text between tags. */
const PARTS = /<(h[1-6]|pre|code)\b[^]*?<\/\1>|<span lang=[^]*?<\/span>|<[^>]*>|[^<]+/g

/** Hyphens that are too close to an end of their word. */
const AT_ENDS = new RegExp(
  `(?<=^\\p{L}{1,${LETTERS_AT_ENDS - 1}})\\u00AD|\\u00AD(?=\\p{L}{1,${LETTERS_AT_ENDS - 1}}$)`,
  'gu',
)

/** The diphthong of `terapeutas` and `farmaceutas` in all their forms, which the patterns divide. */
const DIVIDED = /(?<=[pc]e)\u00AD(u)(?=[tč])/giu

const hyphenate = createHyphenator(patterns, { html: false })

/**
 * Adds soft hyphens to long words by the Lithuanian patterns of TeX, because Chrome and Safari hyphenate no Lithuanian.
 * Only for running text of the site's pages: not for titles, names, buttons, the feed, the search index, structured
 * data and stored texts. Does not change headings and code. Not for browsers, because of the size of the patterns.
 * @param html sanitized HTML or plain text.
 */
export function softHyphens(html: string): string {
  const change = (text: string) =>
    text.replaceAll(LONG_WORD, (word) =>
      hyphenate(word).replaceAll(DIVIDED, '$1\u00AD').replaceAll(AT_ENDS, ''),
    )
  return changeText(html, change, PARTS)
}
