/** Elements allowed in an article; h1 belongs to the page itself. */
export const ALLOWED_TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'del',
  'sub',
  'sup',
  'code',
  'pre',
  'hr',
  'br',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Names of the elements that are parsed as HTML, as part of a pattern. */
export const TAG_NAMES = ['h1', ...ALLOWED_TAGS].join('|')

const ATTRIBUTE = String.raw`\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+)`

/** A tag of one of them, as part of a pattern. Words without a value, as in `<A variantas>`, are no attributes. */
export const TAG = String.raw`<(?:(?:${TAG_NAMES})(?:${ATTRIBUTE})*\s*/?|/(?:${TAG_NAMES})\s*)>`
