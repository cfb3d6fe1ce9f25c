/** Lithuanian words for times and units of time in all grammatical cases. */
const TIMES = '(?:kart|sekund|minu|valand|dien|savai|m\\p{Ll}nes)\\p{Ll}+|met(?:ai|ais|us|\\p{Ll})'

/** Units that stay on the line of their number: signs, metric units, abbreviations with a full stop, units of time. */
const UNITS = `(?:[€%]|°C|[ck]?m|k?g|l|\\p{Ll}{1,5}\\.|${TIMES})`

/**
 * Spaces at which a line must not break: after a word of one letter, after an initial, inside an abbreviation of two
 * words, between a number and its unit, between the name and the number of a standard, and before a dash or a hyphen
 * typed for one. A text can end before a tag, so a space at its end counts too if a word of one letter precedes it.
 */
const BOUND_SPACES = new RegExp(
  [
    '(?<=(?:^|[\\s\\p{Ps}\\p{Pi}])\\p{L}) (?=\\S|$)',
    '(?<=(?:^|[\\s\\p{Ps}\\p{Pi}])\\p{Lu}\\.) (?=\\p{Lu})',
    '(?<=(?<!\\p{L})(?:el|t)\\.) (?=\\p{Ll})',
    '(?<=\\p{Lu}{2}) (?=\\d)',
    `(?<=\\d) (?=${UNITS}(?![\\p{L}\\p{N}]))`,
    ' (?=[–—-](?:\\s|$))',
  ].join('|'),
  'gu',
)

/** Parts of HTML: code, a tag, or the text between tags. */
const PARTS = /<(pre|code)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g

/**
 * Replaces spaces by no-break spaces where Lithuanian typesetting keeps words together. Only for display, not for
 * stored texts, titles, meta tags and structured data. Does not change code.
 * @param html sanitized HTML or plain text.
 */
export function bindSpaces(html: string): string {
  return changeText(html, (text) => text.replaceAll(BOUND_SPACES, '\u00A0'))
}

/** Applies `bindSpaces` to all strings in JSON data. */
export function bindTexts<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? bindSpaces(value) : value,
  ) as Content
}

/** Blank of a worksheet, to be filled in by hand. More than 20 underscores make several blanks. */
const BLANKS = /_{3,20}/g
const WORDS_ALONE = 8

/**
 * Wraps the blanks of a worksheet in `span` elements (`worksheet.css`). Does not change code.
 * @param html sanitized.
 */
export function markBlanks(html: string): string {
  return changeText(html, (text) =>
    text.replaceAll(
      BLANKS,
      (run) => `<span class="blank${run.length > WORDS_ALONE ? ' blank-line' : ''}">${run}</span>`,
    ),
  )
}

/**
 * Changes the text between tags, except in code.
 * @param parts elements to leave as they are, tags, and texts.
 */
export function changeText(html: string, change: (text: string) => string, parts = PARTS): string {
  return html.replaceAll(parts, (part) => (part.startsWith('<') ? part : change(part)))
}
