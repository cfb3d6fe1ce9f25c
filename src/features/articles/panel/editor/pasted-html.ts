const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** What of a pasted document is kept: paragraphs, headings, bold, italics, lists, links, tables and pictures. */
const KEPT = `p, ${HEADINGS}, li, td, a, b, strong, i, em, img`

/** What has no place in a text. */
const DROPPED =
  'head, style, script, title, meta, link, xml, svg, object, img:not([src]), img[width="1"]'

/** `mso-list: l0 level2 lfo1`: the list paragraphs of Word name their level. */
const WORD_LEVEL = /mso-list:\s*l\d+\s+level(\d)/
const WORD_MARKER = /mso-list:\s*Ignore/

const BLOCKS = `p, ${HEADINGS}, ul, ol, table, div`

/** Within bold, a heading or the first row of a table. */
const BOLD_ANYWAY = `strong, ${HEADINGS}, tr:first-child`

/**
 * The body of a document from the clipboard, with plain elements only: what Word, Google Docs and LibreOffice
 * express by styles and invalid nesting is expressed by `strong`, `em`, `ul` and `ol`.
 * @param html of the clipboard's `text/html`.
 * @returns null when nothing in it is worth keeping, as in code copied from an editor.
 */
export function plainDocument(html: string): HTMLElement | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  if (body.querySelector(KEPT) === null) return null
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)]

  makeWordLists(all(`p, ${HEADINGS}`))
  for (const list of all('ul, ol')) nestList(list)
  for (const item of all('li')) closeItem(item)
  for (const title of all('.MsoTitle')) rename(title, 'h1')
  for (const italic of all('i, em, span')) markItalic(italic)
  for (const bold of all('b, strong, span')) markBold(bold)
  for (const link of all('a')) cleanLink(link)
  for (const mark of all('strong, em')) joinMarks(mark)
  for (const text of textsIn(body)) {
    text.data = text.data.replaceAll('\u00A0', ' ').replaceAll(/[\u00AD\u200B\uFEFF]/g, '')
  }
  return body
}

/** Word's list paragraphs become lists. */
function makeWordLists(paragraphs: readonly HTMLElement[]): void {
  /** The open lists, by level. */
  let open: HTMLElement[] = []
  let previous: Element | null = null
  for (const paragraph of paragraphs) {
    const level = Number(WORD_LEVEL.exec(styleOf(paragraph))?.[1] ?? 0)
    if (level === 0) continue
    if (open[0] === undefined || previous !== paragraph.previousElementSibling) open = []
    const kind = takeMarker(paragraph)
    open.length = Math.min(open.length, level)
    if (open[level - 1]?.localName !== kind) open.length = Math.min(open.length, level - 1)
    while (open.length < level) {
      const list = document.createElement(kind)
      const parent = open.at(-1)
      if (parent === undefined) paragraph.before(list)
      else (parent.lastElementChild ?? parent).append(list)
      open.push(list)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
    previous = open[0] ?? null
  }
}

/** Removes the typed bullet or number of a list paragraph, and tells the kind of its list. */
function takeMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    WORD_MARKER.test(styleOf(span)),
  )
  const isNumber = /^[\p{L}\d]+[.)]/u.test(marker?.textContent.trim() ?? '')
  marker?.remove()
  return isNumber ? 'ol' : 'ul'
}

/** A list directly within a list belongs to the item before it. */
function nestList(list: HTMLElement): void {
  const parent = list.parentElement
  if (parent === null || !/^[ou]l$/.test(parent.localName)) return
  const item = list.previousElementSibling
  if (item) item.append(list)
  else list.replaceWith(...list.childNodes)
}

/** A paragraph of its own in a list item is the item. */
function closeItem(item: HTMLElement): void {
  const paragraphs = [...item.children].filter(({ localName }) => localName === 'p')
  if (paragraphs.length === 1) paragraphs[0]?.replaceWith(...paragraphs[0].childNodes)
}

/** Italics by style or by element become `em`, within the element; those of a whole heading belong to its look. */
function markItalic(element: HTMLElement): void {
  const style = element.style.fontStyle
  const isItalic = style === '' ? element.localName !== 'span' : /^(?:italic|oblique)/.test(style)
  const words = element.textContent.trim()
  const isHeading = element.closest(HEADINGS)?.textContent.trim() === words
  const within = element.parentElement?.closest('em') ?? null
  const isBlank = words === '' || element.querySelector(BLOCKS) !== null
  if (isItalic && within === null && !isBlank && !isHeading) {
    const italic = document.createElement('em')
    italic.append(...element.childNodes)
    element.append(italic)
  }
  if (element.localName !== 'span') element.replaceWith(...element.childNodes)
}

/** Bold by style or by element becomes `strong`; what is bold anyway, or only wraps a document, does not. */
function markBold(element: HTMLElement): void {
  const weight = element.style.fontWeight
  const isBold = weight === '' ? element.localName !== 'span' : /^(?:bold|[6-9]00)/.test(weight)
  const within = element.parentElement?.closest(BOLD_ANYWAY) ?? null
  const isBlank = element.textContent.trim() === ''
  if (!isBold || within !== null || isBlank || element.querySelector(BLOCKS)) {
    element.replaceWith(...element.childNodes)
  } else {
    rename(element, 'strong')
  }
}

/** Keeps addresses that an article may link to, without the detour by which Google counts clicks. */
function cleanLink(link: HTMLElement): void {
  const href = link.getAttribute('href') ?? ''
  const url = URL.parse(href)
  const target =
    url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : href
  const isKept = /^(?:https?:|mailto:|tel:)/i.test(target ?? '') && link.textContent.trim() !== ''
  if (isKept) link.setAttribute('href', target ?? '')
  else link.replaceWith(...link.childNodes)
}

/** Documents split a bold or italic phrase into several elements. */
function joinMarks(mark: HTMLElement): void {
  const before = mark.previousSibling
  if (before instanceof HTMLElement && before.localName === mark.localName) {
    mark.prepend(...before.childNodes)
    before.remove()
  }
}

function rename(element: HTMLElement, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

function textsIn(body: HTMLElement): Text[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
