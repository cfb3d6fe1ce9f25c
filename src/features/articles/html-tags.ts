/** Elements allowed in an article. `h1` is reserved for the page's title. */
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

/**
 * A tag of one of `TAG_NAMES`, as part of a pattern. A word without a value is no attribute, so a text such as
 * `<A variantas>` is no tag.
 */
export const TAG = String.raw`<(?:(?:${TAG_NAMES})(?:${ATTRIBUTE})*\s*/?|/(?:${TAG_NAMES})\s*)>`
