import {
  type Block,
  type Cell,
  type Inline,
  isList,
  type List,
  type Mark,
  pendingAddress,
  tidyBlocks,
} from './blocks.ts'
import { markdownFault } from '../../markdown-limits.ts'
import { writeBlock } from './write-markdown.ts'

/** Schemes of addresses that a pasted link keeps. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms', 'whatsapp', 'viber']

/** An image of a pasted text. */
export interface PastedPicture {
  src: string
  alt: string
  /** Stands for it in the text until it is uploaded. */
  mark: string
}

/** A text from the clipboard as blocks of the editor. */
export interface PastedText {
  blocks: Block[]
  pictures: PastedPicture[]
  isPictureAlone: boolean
  /** Whether a table became paragraphs, as Markdown does not have that many columns. */
  isTableTooWide: boolean
}

interface Reading extends Pick<PastedText, 'pictures' | 'isTableTooWide'> {
  stamp: string
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]'

/** Elements that make a text worth more than the clipboard's plain text. */
const KEPT = `p, ${HEADINGS}, li, th, td, a, b, strong, i, em, s, strike, del, img`

/** Elements without text of the document. */
const NO_TEXT =
  'head, style, script, template, noscript, iframe, audio, video, select, xml, svg, object, img:not([src]), img[width="1"], img[aria-roledescription="checkbox"]'

/** Comments and tracked deletions, and what only screen readers get. */
const UNSEEN =
  '[hidden], [class*="msocom" i], [class~="msoDel" i], [class*="TextDeletion" i], del[cite^="mailto:" i], html[xmlns\\:o] del, body:has([class^="Mso"]) del, a[href^="#cmnt"], div:has(> p > a[href^="#cmnt_ref"]), .sr-only, .visually-hidden, .screen-reader-text'

const UNSEEN_STYLES: Readonly<Record<string, RegExp>> = {
  display: /^none/,
  opacity: /^0(?:\.0*)?%?$/,
  clip: /^rect\([01](?:px)?\b/,
  'clip-path': /^inset\((?:50|100)%/,
  'mso-hide': /./,
  'mso-element': /^comment/,
  'mso-special-character': /^comment/,
}

/**
 * Reads a text copied from Word, Google Docs, LibreOffice or a web page as its reader sees it: paragraphs, headings,
 * bold, italic and struck-through text, lists, links, tables and pictures.
 * @param html of the clipboard's `text/html`.
 * @param stamp in the mark of each picture, so that no other paste has the same.
 * @returns null when the clipboard's plain text says as much, as for code copied from an editor.
 */
export function readHtml(html: string, stamp: string): PastedText | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  applyStyles(page)
  for (const element of page.querySelectorAll(`${NO_TEXT}, ${UNSEEN}`)) element.remove()
  for (const element of page.querySelectorAll('[style]')) {
    const style = styleOf(element)
    const isUnseen = ([name, value]: [string, RegExp]) => value.test(style[name] ?? '')
    if (Object.entries(UNSEEN_STYLES).some(isUnseen)) element.remove()
  }
  if (page.body.querySelector(KEPT) === null) return null
  const reading: Reading = { pictures: [], isTableTooWide: false, stamp }
  const blocks = tidyBlocks(blocksOf(page.body, {}, reading))
  const [first] = blocks
  if (first === undefined) return null
  const { pictures, isTableTooWide } = reading
  const isOne = blocks.length === 1 && first.type === 'paragraph' && first.content?.length === 1
  return { blocks, pictures, isPictureAlone: isOne && pictures.length === 1, isTableTooWide }
}

/** Declarations of a `style` attribute, of Word's own properties too. */
type Style = Readonly<Partial<Record<string, string>>>

const DECLARATION = /([\w-]+)\s*:((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))*)/g

function styleOf(element: Element): Style {
  const style: Partial<Record<string, string>> = {}
  const declared = (element.getAttribute('style') ?? '').toLowerCase().matchAll(DECLARATION)
  for (const [, name = '', value = ''] of declared) {
    style[name] = value.replace('!important', '').trim()
  }
  return style
}

const NO_RULE = /<!--|-->|\/\*.*?\*\/|@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gs

/** Puts the rules of style sheets into `style` attributes, before what stands there. */
function applyStyles(page: Document): void {
  const rules = [...page.querySelectorAll('style')]
    .flatMap(({ textContent }) => [
      ...textContent.replaceAll(NO_RULE, '').matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ])
    .toReversed()
  for (const [, selector = '', declared = ''] of rules) {
    for (const element of matching(page, selector)) {
      element.setAttribute('style', `${declared};${element.getAttribute('style') ?? ''}`)
    }
  }
}

function matching(page: Document, selector: string): Iterable<Element> {
  try {
    return page.body.querySelectorAll(selector)
  } catch {
    // Not each browser knows each selector.
    return []
  }
}

/** How text looks where it stands. */
interface Look {
  bold?: boolean
  italic?: boolean
  strike?: boolean
  href?: string | null
  /** Whether line ends of the source are line breaks. */
  keepsLines?: boolean
  isHidden?: boolean
  isTiny?: boolean
}

function lookOf(element: Element, style: Style, outer: Look): Look {
  const { localName: name } = element
  /** By its style, by its name, or as what it stands in. */
  const is = (
    inherited = false,
    value: string | undefined,
    told: RegExp,
    names: readonly string[],
  ) => {
    if (value === undefined) return inherited || names.includes(name)
    return value === 'inherit' ? inherited : told.test(value)
  }
  const weight = style['font-weight'] ?? style.font
  const slant = style['font-style'] ?? style.font
  const line = style['text-decoration-line'] ?? style['text-decoration']
  const space = style['white-space-collapse'] ?? style['white-space']
  const isLink = name === 'a' && element.textContent.trim() !== ''
  return {
    bold: is(outer.bold, weight, /\b(?:bold|bolder|[6-9]00)\b/, ['b', 'strong']),
    italic: is(outer.italic, slant, /\b(?:italic|oblique)\b/, ['i', 'em']),
    // Nothing inside can take the line away.
    strike: outer.strike === true || is(false, line, /line-through/, ['s', 'strike', 'del']),
    href: isLink ? linkTarget(element.getAttribute('href') ?? '') : (outer.href ?? null),
    keepsLines: is(outer.keepsLines, space, /^(?:pre|break-spaces)/, ['pre']),
    isHidden: is(outer.isHidden, style.visibility, /^(?:hidden|collapse)/, []),
    isTiny: is(outer.isTiny, style['font-size'], /^0(?:\.0*)?(?:[a-z]|$)/, []),
  }
}

/** An address that a link may lead to, without the detour by which Google counts clicks; null: none. */
function linkTarget(href: string): string | null {
  const url = URL.parse(href)
  const isDetour = url?.hostname === 'www.google.com' && url.pathname === '/url'
  const target = (isDetour ? url.searchParams.get('q') : null) ?? href.trim()
  const [, scheme = ''] = /^([a-z]+):/i.exec(target) ?? []
  if (!LINK_SCHEMES.includes(scheme.toLowerCase())) return null
  return target
    .replace(/^(?!https?:)[^?]*/i, (number) => number.replaceAll(/\s+/g, ''))
    .replaceAll(/\s+/g, '%20')
}

/** An address in a text, which the site would make a link. */
const ADDRESS =
  /(?<![\p{L}\p{N}_/.@])(?:(?:https?:\/\/|www\.)[^\s<>"„“”]*[^\s<>"„“”.,;:!?)'\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/giu

/** A text with its marks. */
function wordsOf(text: string, look: Look): Inline[] {
  const marks: Mark[] = (['bold', 'italic', 'strike'] as const)
    .filter((type) => look[type])
    .map((type) => ({ type }))
  const node = (words: string, href: string | null): Inline[] =>
    words === ''
      ? []
      : [
          {
            type: 'text',
            text: words,
            marks:
              href === null ? marks : [...marks, { type: 'link', attrs: { href, title: null } }],
          },
        ]
  if (look.href) return node(text, look.href)
  let end = 0
  const nodes = [...text.matchAll(ADDRESS)].flatMap(({ 0: address, index }) => {
    const before = node(text.slice(end, index), null)
    end = index + address.length
    const scheme = /^www\./i.test(address) ? 'https://' : address.includes('://') ? '' : 'mailto:'
    return [...before, ...node(address, scheme + address)]
  })
  return [...nodes, ...node(text.slice(end), null)]
}

/** Elements with space above and below. */
const PARAGRAPH =
  /^(?:p|ul|ol|blockquote|pre|section|article|header|footer|main|aside|nav|figure|figcaption|address|d[ltd]|fieldset|form|hr|details|summary)$/

function flowOf({ localName }: Element, style: Style): 'paragraph' | 'line' | 'inline' {
  if (PARAGRAPH.test(localName)) return 'paragraph'
  const isBlock = /^(?:div|center)$/.test(localName) && !(style.display ?? '').startsWith('inline')
  if (!isBlock && style.display !== 'block') return 'inline'
  const [top = '', , bottom = top] = (style.margin ?? '').split(/\s+/)
  const margins = [style['margin-top'] ?? top, style['margin-bottom'] ?? bottom]
  return margins.some((margin) => /[1-9]/.test(margin)) ? 'paragraph' : 'line'
}

/**
 * The content of an element as blocks.
 * @param level of the list item that it is; 0: it is none.
 */
function blocksOf(root: Element, outer: Look, reading: Reading, level = 0): Block[] {
  const blocks: Block[] = []
  let lines: Inline[][] = [[]]
  const endLine = () => {
    if (!isBlank(lines.at(-1))) lines.push([])
  }
  const endParagraph = () => {
    blocks.push(...paragraphsOf(lines))
    lines = [[]]
  }

  function readText(data: string, look: Look): void {
    const text = data.replaceAll('\u00A0', ' ').replaceAll(/[\u00AD\u200B\uFEFF]/g, '')
    for (const [index, line] of (look.keepsLines ? text.split('\n') : [text]).entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push(...wordsOf(line, look))
    }
  }

  function read(node: Node, around: Look): void {
    if (node instanceof Text && !around.isHidden && !around.isTiny) readText(node.data, around)
    if (!(node instanceof Element)) return
    const style = styleOf(node)
    const look = lookOf(node, style, around)
    const heading = headingLevel(node, style)
    const item = itemOf(node, { style, root, level })
    if (node.localName === 'br') lines.push([])
    // In a table of contents the dots before the page number are one.
    else if ('mso-tab-count' in style) readText(' ', look)
    else if (node instanceof HTMLImageElement) {
      if (!look.isHidden) lines.at(-1)?.push(pictureOf(node, reading))
    } else if (node instanceof HTMLTableElement) {
      endParagraph()
      blocks.push(...tableOf(node, look, reading))
    } else if (heading !== null) {
      endParagraph()
      const content = headingsOf(blocksOf(node, look, reading), heading)
      if (item === null) blocks.push(...content)
      else addItem(blocks, item, content)
    } else if (item !== null) {
      endParagraph()
      addItem(blocks, item, blocksOf(node, look, reading, item.level))
    } else {
      const flow = flowOf(node, style)
      const end = { paragraph: endParagraph, line: endLine, inline: () => undefined }[flow]
      end()
      for (const child of node.childNodes) read(child, look)
      end()
    }
  }

  for (const child of root.childNodes) read(child, outer)
  endParagraph()
  return blocks
}

const isBlank = (line: readonly Inline[] = []) =>
  line.every((node) => node.type === 'text' && node.text.trim() === '')

/** Lines as paragraphs, which blank lines keep apart. */
function paragraphsOf(lines: readonly Inline[][]): Block[] {
  const paragraphs: Inline[][][] = [[]]
  for (const line of lines) {
    if (isBlank(line)) paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.flatMap((each): Block[] =>
    each.length === 0 ? [] : [{ type: 'paragraph', content: inOneParagraph(each) }],
  )
}

const inOneParagraph = (lines: readonly Inline[][], between: Inline = { type: 'hardBreak' }) =>
  lines.flatMap((line, index) => (index === 0 ? line : [between, ...line]))

function pictureOf(image: HTMLImageElement, { pictures, stamp }: Reading): Inline {
  const mark = `${stamp}-${pictures.length + 1}`
  pictures.push({ src: image.getAttribute('src') ?? '', alt: image.alt.trim(), mark })
  return { type: 'image', attrs: { src: pendingAddress(mark), alt: '', title: null } }
}

/** The level of a heading on the site, where the first is the title of the page; null: it is none. */
function headingLevel(element: Element, style: Style): number | null {
  const level =
    /^h([1-6])$/.exec(element.localName)?.[1] ??
    (element.getAttribute('role') === 'heading'
      ? (element.getAttribute('aria-level') ?? 2)
      : null) ??
    (/\bMsoTitle\b/.test(element.className) ? 1 : null) ??
    /\bMsoHeading([7-9])\b/.exec(element.className)?.[1] ??
    /^\d$/.exec(style['mso-outline-level'] ?? '')?.[0]
  return level === undefined ? null : Math.min(6, Math.max(2, Number(level)))
}

/** The content of a heading, in one line; bold, and italics of all of it, belong to its look. */
function headingsOf(blocks: readonly Block[], level: number): Block[] {
  const words = without(inOneLine(blocks), 'bold')
  const isItalic = words.every((node) => isBlank([node]) || hasMark(node, 'italic'))
  const content = isItalic ? without(words, 'italic') : words
  return isBlank(content) ? [] : [{ type: 'heading', attrs: { level }, content }]
}

const hasMark = (node: Inline, type: Mark['type']) =>
  node.marks?.some((mark) => mark.type === type) ?? false

const without = (content: readonly Inline[], type: Mark['type']) =>
  content.map((node) => ({
    ...node,
    marks: node.marks?.filter((mark) => mark.type !== type) ?? [],
  }))

interface Item {
  level: number
  /** null: its label is neither a number nor a bullet. */
  isOrdered: boolean | null
  number: number
  /** Whether a list begins with it, unless its number is the next. */
  isFirst: boolean
  /** A number or other label as it is typed before a heading. */
  label: string
}

/** `mso-list: l0 level2 lfo1`: the list paragraphs of Word name their level. */
const WORD_LEVEL = /^l\d+\s+level(\d)/

/** A list item by element, role or style, whose level need not follow from nesting; null: it is none. */
function itemOf(
  element: Element,
  { style, root, level }: { style: Style; root: Element; level: number },
): Item | null {
  const inWord = WORD_LEVEL.exec(style['mso-list'] ?? '')?.[1]
  const isItem = element.localName === 'li' || element.getAttribute('role') === 'listitem'
  if (!isItem) return inWord === undefined ? null : wordItem(element, Number(inWord))
  const told = element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level')
  let nested = level
  for (let each = element.parentElement; each && each !== root; each = each.parentElement) {
    if (/^[ou]l$/.test(each.localName)) nested += 1
  }
  const list = element.closest('ol, ul')
  const before = [...(list?.children ?? [])]
  // A list that stands before the first item counts as one.
  const index = before
    .slice(0, before.indexOf(element))
    .filter((each, at) => at === 0 || each.localName === 'li').length
  const start = list?.getAttribute('start') ?? null
  const value =
    element.getAttribute('value') ??
    (start === null ? element.getAttribute('data-aria-posinset') : null)
  const number = Number(value ?? Number(start ?? 1) + index)
  const isOrdered = list?.localName === 'ol'
  return {
    level: Math.max(1, Number(told ?? inWord ?? nested)),
    isOrdered,
    number,
    isFirst: index === 0 || value !== null,
    label: isOrdered ? `${number}.` : '',
  }
}

/** A list paragraph of Word, without its typed bullet or number. */
function wordItem(paragraph: Element, level: number): Item {
  const marker = [...paragraph.querySelectorAll('span')].find(
    (span) => styleOf(span)['mso-list'] === 'ignore',
  )
  const label = marker?.textContent.trim().replaceAll(/\s+/g, ' ') ?? ''
  marker?.remove()
  const isNumber = /^\(?(?:[\p{L}\d]+\.)*[\p{L}\d]+[.)]$/u.test(label)
  const isBullet = label.length <= 1 || !/[\p{L}\d]/u.test(label)
  const number = Number(/\d+(?=\D*$)/.exec(label)?.[0] ?? 1)
  return {
    level,
    isOrdered: isNumber ? true : isBullet ? false : null,
    number,
    isFirst: number === 1 && /^\(?[1aI]\W/i.test(label),
    label: isBullet ? '' : label,
  }
}

/** Levels of lists by their first items. */
const levels = new WeakMap<List, number>()

/**
 * Adds an item to the list that the blocks end with, or as a new one. What no item can hold, such as a heading, stands
 * below the list.
 */
function addItem(blocks: Block[], item: Item, content: readonly Block[]): void {
  const held = content.findIndex((block) => block.type !== 'paragraph' && !isList(block))
  const at = item.isOrdered === null ? 0 : held === -1 ? content.length : held
  if (at > 0) addToList(blocks, item, content.slice(0, at))
  const [first, ...others] = content.slice(at)
  if (first === undefined) return
  const isLabelled = at === 0 && item.label !== '' && 'content' in first && first.type !== 'table'
  const label: Inline = { type: 'text', text: `${item.label} ` }
  const words = (first as { content: Inline[] }).content
  blocks.push(isLabelled ? ({ ...first, content: [label, ...words] } as Block) : first, ...others)
}

function addToList(blocks: Block[], item: Item, content: Block[]): void {
  const { level, isOrdered, number, isFirst } = item
  const last = blocks.at(-1)
  if (last !== undefined && isList(last)) {
    const outer = last.content.at(-1)
    const own = levels.get(last) ?? 1
    if (level > own && outer !== undefined) {
      addToList(outer.content, item, content)
      return
    }
    const isSame =
      last.type === 'bulletList'
        ? isOrdered === false
        : isOrdered === true && (!isFirst || number === last.attrs.start + last.content.length)
    if (isSame) {
      last.content.push({ type: 'listItem', content })
      levels.set(last, Math.min(own, level))
      return
    }
  }
  const items = { content: [{ type: 'listItem' as const, content }] }
  const list: List =
    isOrdered === true
      ? { type: 'orderedList', attrs: { loose: false, start: number }, ...items }
      : { type: 'bulletList', attrs: { loose: false }, ...items }
  levels.set(list, level)
  blocks.push(list)
}

/** Cells that span columns, of which no more than a table can have. */
const MAX_SPAN = 100

/** A table as rows of the same length, merged cells first of the places they take; layout is taken apart. */
function tableOf(table: HTMLTableElement, look: Look, reading: Reading): Block[] {
  const caption = table.caption === null ? [] : blocksOf(table.caption, look, reading)
  const rows = [...table.rows]
  const grid: Block[][][] = rows.map(() => [])
  const begun = new Set<number>()
  for (const [y, row] of rows.entries()) {
    const rowLook = lookOf(row, styleOf(row), look)
    let x = 0
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1
      begun.add(x)
      const height = cell.rowSpan === 0 ? rows.length : cell.rowSpan
      for (const each of grid.slice(y, y + height)) {
        for (let at = x; at < x + Math.min(MAX_SPAN, cell.colSpan); at += 1) each[at] = []
      }
      const cells = grid[y] ?? []
      cells[x] = blocksOf(cell, lookOf(cell, styleOf(cell), rowLook), reading)
    }
  }
  const columns = [...begun].toSorted((one, other) => one - other)
  const cells = grid
    .filter((_, y) => (rows[y]?.cells.length ?? 0) > 0)
    .map((row) => columns.map((x) => row[x] ?? []))
  return [...caption, ...shownTable(cells, reading)]
}

/** Rows of cells as a table, or as what they hold where Markdown has no such table. */
function shownTable(cells: readonly Block[][][], reading: Reading): Block[] {
  if (cells.flat(2).length === 0) return []
  const isWidthOne = cells.every((row) => row.length === 1)
  if (
    isWidthOne &&
    (cells.length === 1 || cells.flat().some((blocks) => linesOf(blocks).length > 1))
  )
    return cells.flat(2)
  const table: Block = {
    type: 'table',
    content: cells.map((row, y) => ({
      type: 'tableRow',
      content: row.map((blocks): Cell => {
        const words = inOneParagraph(linesOf(blocks))
        // The first row is bold anyway.
        const content = y === 0 ? without(words, 'bold') : words
        const type = y === 0 ? 'tableHeader' : 'tableCell'
        return { type, attrs: { align: null }, content: [{ type: 'paragraph', content }] }
      }),
    })),
  }
  if (markdownFault(writeBlock(table)) !== 'columns') return [table]
  reading.isTableTooWide = true
  return cells.flatMap((row) =>
    paragraphsOf([rowInOneLine(row.map((blocks) => inOneLine(blocks)))]),
  )
}

const inOneLine = (blocks: readonly Block[]) =>
  inOneParagraph(linesOf(blocks), { type: 'text', text: ' ' }).map((node): Inline =>
    node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node,
  )

const rowInOneLine = (cells: readonly Inline[][]) =>
  inOneParagraph(
    cells.filter((cell) => !isBlank(cell)),
    { type: 'text', text: ' – ' },
  )

/** What blocks say, in lines: items with their bullets or numbers, the rows of a table. */
function linesOf(blocks: readonly Block[]): Inline[][] {
  return blocks.flatMap((block): Inline[][] => {
    if (isList(block)) {
      return block.content.flatMap(({ content }, index) => {
        const sign = block.type === 'orderedList' ? `${block.attrs.start + index}.` : '•'
        const [first = [], ...others] = linesOf(content)
        return [[{ type: 'text', text: `${sign} ` }, ...first], ...others]
      })
    }
    if (block.type === 'table') {
      return block.content.map(({ content: cells }) =>
        rowInOneLine(cells.map(({ content: [paragraph] }) => inOneLine([paragraph]))),
      )
    }
    return block.type === 'paragraph' || block.type === 'heading' ? [block.content ?? []] : []
  })
}
