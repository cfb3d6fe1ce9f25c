import { mailImage, MAIL_COLUMN_WIDTH } from '#src/features/images/responsive-images.ts'
import { type MarkdownTarget, PAGE, renderMarkdownFor } from './markdown.ts'

type Attributes = Parameters<MarkdownTarget['image']>[0]

/**
 * Renders Markdown for mail programs: addresses are absolute, links within the text are dropped, and images fit the
 * column of an email.
 * @param origin of this site, without a trailing slash.
 */
export function mailHtml(source: string, origin: string): string {
  return renderMarkdownFor(source, {
    imageAttributes: ['src', 'alt', 'title', 'width', 'height', 'style'],
    link: (attributes) => sentLink(attributes, origin),
    image: (attributes) => mailImageAttributes(attributes, origin),
  })
}

/** Renders Markdown for feed readers: like `mailHtml`, but with images as large as on pages. */
export function feedHtml(source: string, origin: string): string {
  return renderMarkdownFor(source, {
    imageAttributes: ['src', 'alt', 'title', 'width', 'height'],
    link: (attributes) => sentLink(attributes, origin),
    image: (attributes) => {
      const { src = '', ...rest } = PAGE.image(attributes)
      return { src: whole(src, origin), alt: '', ...rest }
    },
  })
}

/** Makes the address of a link absolute. Drops links within the text, since headings have ids only on the page. */
function sentLink(attributes: Attributes, origin: string): Attributes {
  const { href = '', ...rest } = PAGE.link(attributes)
  return href === '' || href.startsWith('#') ? {} : { href: whole(href, origin), ...rest }
}

/** Makes an address on this site absolute; leaves any other address as it is. */
function whole(address: string, origin: string): string {
  if (address === '') return address
  const url = URL.parse(address, origin)
  return url?.origin === origin ? url.href : address
}

const MAIL_IMAGE_STYLE = 'max-width:100%;height:auto;border:0'

/**
 * Returns the attributes of an image with its width set. Outlook does not support `max-width`, and shows an image
 * without a width in full size.
 */
function mailImageAttributes(attributes: Attributes, origin: string): Attributes {
  const { alt = '', title } = attributes
  const src = whole(attributes.src ?? '', origin)
  const words = { alt, ...(title === undefined ? {} : { title }) }
  const uploaded = src.startsWith(`${origin}/`) ? mailImage(src.slice(origin.length)) : null
  if (uploaded !== null) {
    const size = { width: String(uploaded.width), height: String(uploaded.height) }
    return { src: origin + uploaded.src, ...words, ...size, style: MAIL_IMAGE_STYLE }
  }
  const { width = '', height = '' } = attributes
  if (isNarrow(width)) {
    const size = /^\d+$/.test(height) ? { width, height } : { width }
    return { src, ...words, ...size, style: MAIL_IMAGE_STYLE }
  }
  // The width is unknown or larger than the column. With CSS, the image has its own width, at most that of the column;
  // without CSS, the width of the column.
  const style = `width:auto;${MAIL_IMAGE_STYLE}`
  return { src, ...words, width: String(MAIL_COLUMN_WIDTH), style }
}

function isNarrow(width: string): boolean {
  return /^\d+$/.test(width) && Number(width) <= MAIL_COLUMN_WIDTH
}
