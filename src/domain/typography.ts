/** What a number is never parted from: signs, metric units, and abbreviations with their full stop. */
const UNITS = '(?:[€%]|°C|[ck]?m|k?g|l|\\p{Ll}{1,5}\\.)'

/**
 * Spaces at which a line must not break: after a word of one letter and after an initial, between a number and
 * its unit, and before a dash. The end of the text may be that of an element, before a link.
 */
const BOUND_SPACES = new RegExp(
  [
    '(?<=(?:^|[\\s\\p{Ps}\\p{Pi}])\\p{L}) (?=\\S|$)',
    '(?<=(?:^|[\\s\\p{Ps}\\p{Pi}])\\p{Lu}\\.) (?=\\p{Lu})',
    `(?<=\\d) (?=${UNITS}(?![\\p{L}\\p{N}]))`,
    ' (?=[–—](?:\\s|$))',
  ].join('|'),
  'gu',
)

/** What must stay as it is written, a tag, or a run of text. */
const PARTS = /<(pre|code)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g

/**
 * Makes the spaces of prose no-break where Lithuanian typesetting keeps words together. For what is shown
 * alone: stored texts, titles, meta tags and structured data keep every character.
 * @param html sanitised; code is left as it is.
 */
export function bindSpaces(html: string): string {
  return html.replaceAll(PARTS, (part) =>
    part.startsWith('<') ? part : part.replaceAll(BOUND_SPACES, '\u00A0'),
  )
}
