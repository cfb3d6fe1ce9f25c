import sanitizeHtml from 'sanitize-html'
import { markEnglishTitles } from './english-titles.ts'
import { addHeadingIds } from './headings.ts'
import { ALLOWED_TAGS } from './html-tags.ts'
import { IMAGE_SCHEMES, LINK_SCHEMES } from './link-addresses.ts'
import { markdownFault } from './markdown-limits.ts'
import { escapeUnknownTags, markdownParser } from './markdown-syntax.ts'
import { textImage } from '#src/features/images/responsive-images.ts'

/** Element attributes for one kind of output. */
export interface MarkdownTarget {
  imageAttributes: string[]
  link: (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes
  image: (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes
}

/** Output for a page of this site. */
export const PAGE: MarkdownTarget = {
  imageAttributes: ['src', 'alt', 'title', 'width', 'height', 'loading', 'srcset', 'sizes'],
  link: (attributes) =>
    /^https?:/i.test(attributes.href ?? '') ? { ...attributes, rel: 'noopener' } : attributes,
  image: imageAttributes,
}

/**
 * Renders Markdown for a page of this site with `renderMarkdownFor`. Uploaded images get several sizes, h2 and h3 get
 * ids, and English titles of sources their language.
 */
export function renderMarkdown(source: string): string {
  return markEnglishTitles(addHeadingIds(renderMarkdownFor(source, PAGE)))
}

/**
 * Renders Markdown as sanitised HTML with only allowed elements and attributes, and only URLs that are paths or have
 * an allowed scheme. Script and style elements are removed with their content, and other tags that are not allowed are
 * shown as written. An image whose URL is not allowed is replaced by its description. For targets other than `PAGE`,
 * a link without an address is reduced to its text, and an image without one is removed.
 *
 * A text beyond `MARKDOWN_LIMITS`, which the forms reject, is returned unrendered, in paragraphs.
 */
export function renderMarkdownFor(source: string, target: MarkdownTarget): string {
  if (markdownFault(source) !== null) return renderPlain(source)
  const html = markdownParser.parse(source, { async: false })
  return sanitizeHtml(escapeUnknownTags(html), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: target.imageAttributes,
      ol: ['start'],
      th: ['align'],
      td: ['align'],
    },
    allowedSchemes: [...LINK_SCHEMES],
    allowedSchemesByTag: { img: [...IMAGE_SCHEMES] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: target.link(attributes) }),
      img: (tagName, attributes) => ({ tagName, attribs: target.image(attributes) }),
    },
    exclusiveFilter: (element) => target !== PAGE && withoutAddress(element),
  }).trim()
}

function withoutAddress({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'a' && attribs.href === undefined) return 'excludeTag'
  return tag === 'img' && (attribs.src ?? '') === ''
}

/** Returns the text escaped and in paragraphs, without rendering its Markdown. */
function renderPlain(source: string): string {
  return source
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        `<p>${sanitizeHtml(paragraph.trim(), { disallowedTagsMode: 'escape', allowedTags: [] })}</p>`,
    )
    .join('\n')
}

/** Value of `sizes` for an image in a text column (`--container-measure`). */
const TEXT_WIDTH = '(min-width: 38rem) 35rem, 100vw'

/** Returns the attributes of an image in a text, with the sizes in which it is available. */
function imageAttributes({ srcset: _, sizes: __, ...attributes }: sanitizeHtml.Attributes) {
  const image = textImage(attributes.src ?? '')
  if (image === null) return { ...attributes, loading: 'lazy' }
  const { src, srcSet, width, height } = image
  return {
    ...attributes,
    src,
    srcset: srcSet,
    sizes: TEXT_WIDTH,
    width: String(width),
    height: String(height),
    loading: 'lazy',
  }
}
