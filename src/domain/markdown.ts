import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { addHeadingIds } from './headings.ts'

const marked = new Marked({ gfm: true, breaks: false })

/** Elements that an article may hold; h1 belongs to the page itself. */
const ALLOWED_TAGS = [
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

/**
 * Renders Markdown as HTML that is safe to put into a page: only the elements above, no script,
 * style or event handler, links and images by http(s), mailto, tel or path alone. Plain paragraphs
 * parted by blank lines come out as paragraphs. The second and third level of headings get ids.
 */
export function renderMarkdown(source: string): string {
  const html = marked.parse(source, { async: false })
  const safe = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      ol: ['start'],
      th: ['align'],
      td: ['align'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({
        tagName,
        attribs: /^https?:/i.test(attributes.href ?? '')
          ? { ...attributes, rel: 'noopener' }
          : attributes,
      }),
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    },
  }).trim()
  return addHeadingIds(safe)
}
