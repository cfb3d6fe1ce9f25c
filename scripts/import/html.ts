import { JSDOM } from 'jsdom'
import { pendingAddress } from '#src/features/articles/panel/editor/blocks.ts'
import { imageMarkdown } from '#src/features/articles/panel/editor/markdown-editing.ts'
import { readHtml } from '#src/features/articles/panel/editor/pasted-html.ts'
import { writeBlocks } from '#src/features/articles/panel/editor/rich-text-values.ts'
import { addPicture, type Pictures } from './pictures.ts'

const { window } = new JSDOM('')

/** Globals of a browser that the editor's reader of HTML uses. */
const BROWSER = [
  'DOMParser',
  'document',
  'Element',
  'HTMLImageElement',
  'HTMLTableElement',
  'Text',
] as const

function inBrowser<Result>(work: () => Result): Result {
  for (const name of BROWSER) Object.assign(globalThis, { [name]: window[name] })
  try {
    return work()
  } finally {
    for (const name of BROWSER) Reflect.deleteProperty(globalThis, name)
  }
}

/** Parses HTML or XML. It is not run, and nothing that it names is loaded. */
export function parse(text: string, type: 'text/html' | 'text/xml'): Document {
  return new window.DOMParser().parseFromString(text, type)
}

/** Elements that show another page or a file, which a text can only link to. */
const EMBEDDED = 'iframe, embed, object, video, audio'

/** Elements that a text cannot have. */
const FOREIGN = 'form, input, select, textarea, button, script, canvas, svg'

/** Returns the text of HTML, such as a title with entities. */
export function textOfHtml(html: string): string {
  const { body } = parse(html, 'text/html')
  for (const element of body.querySelectorAll(`${FOREIGN}, style`)) element.remove()
  return body.textContent.trim()
}

/**
 * Converts a text of another site to Markdown, as pasted texts are.
 * @param page its address, which relative ones refer to.
 * @param given.pictures gets the pictures of the text.
 * @param given.left gets a sentence about each kind of element that is lost.
 */
export function toMarkdown(
  html: string,
  page: string,
  { pictures, left }: { pictures: Pictures; left: string[] },
): string {
  const { body } = parse(html, 'text/html')
  for (const element of body.querySelectorAll(EMBEDDED)) {
    const shown = element.matches('[src], [data]') ? element : element.querySelector('[src]')
    const address = shown?.getAttribute('src') ?? shown?.getAttribute('data') ?? ''
    const url = URL.parse(address, page)?.href
    left.push(
      `<${element.localName}> ${url === undefined ? 'is left out' : `became a link: ${url}`}`,
    )
    const line = body.ownerDocument.createElement('p')
    if (url !== undefined) line.textContent = url
    element.replaceWith(line)
  }
  const foreign = [...body.querySelectorAll(FOREIGN)].map(({ localName }) => localName)
  left.push(...[...new Set(foreign)].map((name) => `<${name}> is left out`))
  for (const link of body.querySelectorAll('a[href]')) {
    const url = URL.parse(link.getAttribute('href') ?? '', page)
    if (url !== null) link.setAttribute('href', url.href)
  }
  for (const image of body.querySelectorAll('img')) {
    const { src = '', lazySrc = src } = image.dataset
    if (lazySrc !== '') image.setAttribute('src', lazySrc)
  }
  const read = inBrowser(() => readHtml(body.innerHTML, 'moved'))
  if (read === null) {
    const code = body.textContent.trim()
    return code === '' ? '' : `\`\`\`\n${code}\n\`\`\``
  }
  if (read.notice !== null) left.push('a table with too many columns became paragraphs')
  return read.pictures.reduce(
    (markdown, { src, alt, mark }) => {
      const address = addPicture(pictures, src, page)
      if (address === null) left.push(`the picture ${src} is left out`)
      const image = address === null ? '' : imageMarkdown({ address, alt })
      return markdown.replace(`![](${pendingAddress(mark)})`, () => image)
    },
    inBrowser(() => writeBlocks(read.blocks)),
  )
}
