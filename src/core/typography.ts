/** Pattern of Lithuanian units of time in every grammatical case. */
const TIMES = '(?:sekund|minu|valand|dien|savai|m\\p{Ll}nes)\\p{Ll}+|met(?:ai|ais|us|\\p{Ll})'

/**
 * Pattern of units that stay on the line of their number: signs, metric units, abbreviations with a full stop, and
 * units of time.
 */
const UNITS = `(?:[€%]|°C|[ck]?m|k?g|l|\\p{Ll}{1,5}\\.|${TIMES})`

/**
 * Spaces at which a line must not break: after a word of one letter, an initial, or the first of two words of an
 * abbreviation; between a number and its unit, or a standard and its number; before a dash. A run of text may end
 * before a tag, such as that of a link, so after a word of one letter a space at the end of the run counts too.
 */
const BOUND_SPACES = new RegExp(
  [
    '(?<=(?:^|[\\s\\p{Ps}\\p{Pi}])\\p{L}) (?=\\S|$)',
    '(?<=(?:^|[\\s\\p{Ps}\\p{Pi}])\\p{Lu}\\.) (?=\\p{Lu})',
    '(?<=(?<!\\p{L})(?:el|t)\\.) (?=\\p{Ll})',
    '(?<=\\p{Lu}{2}) (?=\\d)',
    `(?<=\\d) (?=${UNITS}(?![\\p{L}\\p{N}]))`,
    ' (?=[–—](?:\\s|$))',
  ].join('|'),
  'gu',
)

/** Parts of HTML: code, which stays as written, a tag, or a run of text. */
const PARTS = /<(pre|code)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g

/**
 * Makes the spaces of prose no-break where Lithuanian typesetting keeps words together. For display only: stored
 * texts, titles, meta tags and structured data keep every character.
 * @param html sanitised, or plain text; code is left as it is.
 */
export function bindSpaces(html: string): string {
  return changeText(html, (text) => text.replaceAll(BOUND_SPACES, '\u00A0'))
}

/** Applies `bindSpaces` to all strings of JSON data that a page shows. */
export function bindTexts<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? bindSpaces(value) : value,
  ) as Content
}

/**
 * Underscores of a worksheet, to be filled in by hand with words or a line. A run of more than 20 makes several blanks.
 */
const BLANKS = /_{3,20}/g
const WORDS_ALONE = 8

/**
 * Marks the runs of underscores that a reader fills in by hand, for `worksheet.css`.
 * @param html sanitised; code is left as it is.
 */
export function markBlanks(html: string): string {
  return changeText(html, (text) =>
    text.replaceAll(
      BLANKS,
      (run) => `<span class="blank${run.length > WORDS_ALONE ? ' blank-line' : ''}">${run}</span>`,
    ),
  )
}

/** Changes the runs of text between tags, except in code. */
function changeText(html: string, change: (text: string) => string): string {
  return html.replaceAll(PARTS, (part) => (part.startsWith('<') ? part : change(part)))
}
