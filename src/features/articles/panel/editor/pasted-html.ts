import {
  type Block,
  type Cell,
  type Inline,
  type Mark,
  pendingAddress,
  tidyBlocks,
} from './blocks.ts'
import { inOneLine, inOneParagraph, isBlank, linesOf, rowInOneLine } from './block-lines.ts'
import { MARKDOWN_LIMITS, markdownFault } from '../../markdown-limits.ts'
import { addItem, boxOf, itemOf, LIST_ITEM } from './pasted-lists.ts'
import {
  applyStyles,
  flowOf,
  isQuotation,
  type Look,
  lookOf,
  removeUnseen,
  type Style,
  styleOf,
} from './pasted-styles.ts'
import { pastedTexts } from './pasted-texts.ts'
import { writeBlocks } from './rich-text-values.ts'

/** Image of a pasted text. */
export interface PastedPicture {
  src: string
  alt: string
  /** Placeholder for the image in the text until it is uploaded. */
  mark: string
}

/** Pasted text as blocks of the editor. */
export interface PastedText {
  blocks: Block[]
  pictures: PastedPicture[]
  isPictureAlone: boolean
  /** Message about a table that became paragraphs; null if there is none. */
  notice: string | null
}

interface Reading {
  pictures: PastedPicture[]
  stamp: string
  /** Whether a table became paragraphs because it has too many columns. */
  isTableTooWide: boolean
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]'

/** Elements that show that a text is more than source code. */
const KEPT = `p, ${HEADINGS}, li, th, td, a, b, strong, i, em, s, strike, del, sup, sub, img`

/** Source code copied from an editor, which may be Markdown. */
const CODE = 'pre, code, [style*="mono" i]'

/** Number of a footnote or endnote in LibreOffice, which shows a gap after it. */
const NOTE_NUMBER = '[class^=sdfootnotesym], [class^=sdendnotesym]'

/** Alternative text of an image that shows an emoji. */
const EMOJI = /^[\u{FE0F}\p{RGI_Emoji}\p{Extended_Pictographic}\u{200D}]+$/v

/**
 * Reads a text copied from Word, Google Docs, LibreOffice or a web page as its reader sees it: paragraphs, headings,
 * bold, italic, struck-through, raised and lowered text, lists, quotations, separators, links, tables and pictures.
 * @param html the clipboard's `text/html`.
 * @param stamp makes the mark of each picture unique across pastes.
 * @returns null when there is no text, or only code, which the caller inserts as plain text.
 */
export function readHtml(html: string, stamp: string): PastedText | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  applyStyles(body)
  removeUnseen(body)
  if (body.querySelector(KEPT) === null && isCode(body)) return null
  const reading: Reading = { pictures: [], isTableTooWide: false, stamp }
  const blocks = tidyBlocks(blocksOf(body, {}, reading))
  const [first] = blocks
  if (first === undefined) return null
  const { pictures, isTableTooWide } = reading
  const isOne = blocks.length === 1 && first.type === 'paragraph' && first.content?.length === 1
  return {
    blocks,
    pictures,
    isPictureAlone: isOne && pictures.length === 1,
    notice: isTableTooWide ? pastedTexts.tableTooWide(MARKDOWN_LIMITS.columns) : null,
  }
}

/** Whether a text contains only code. */
function isCode(body: HTMLElement): boolean {
  const rest = document.importNode(body, true)
  for (const code of rest.querySelectorAll(CODE)) code.remove()
  return rest.textContent.trim() === ''
}

/** Web or e-mail address in a text. An address contains brackets only in pairs. */
const ADDRESS =
  /(?<![\p{L}\p{N}_/.@])(?:(?:https?:\/\/|www\.)(?:[^\s<>|"\u201C-\u201F()]|\([^\s<>|"\u201C-\u201F()]*\))*(?:[^\s<>|"\u201C-\u201F.,;:!?()'\]]|\([^\s<>|"\u201C-\u201F()]*\))|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/giu

/**
 * Returns a text as inline content with the marks of its style. Web and e-mail addresses become links, except inside
 * links.
 */
function wordsOf(text: string, look: Look): Inline[] {
  const marks: Mark[] = (['bold', 'italic', 'strike', 'sup', 'sub'] as const)
    .filter((type) => look[type])
    .map((type) => ({ type }))
  const node = (words: string, href: string | null): Inline[] =>
    words === ''
      ? []
      : [
          {
            type: 'text',
            text: look.isUpper ? words.toUpperCase() : words,
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

/**
 * Reads the content of an element as blocks.
 * @param level of the list item if the element is one; 0 otherwise.
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
    // Word writes a tab as filler characters, such as the dots before a page number in a table of contents.
    else if ('mso-tab-count' in style) readText(' ', look)
    else if (node instanceof HTMLImageElement) {
      if (look.isHidden) return
      if (EMOJI.test(node.alt)) readText(node.alt, look)
      else if (node.hasAttribute('src')) lines.at(-1)?.push(pictureOf(node, reading))
    } else if (node instanceof HTMLTableElement) {
      endParagraph()
      blocks.push(...tableOf(node, look, reading))
    } else if (node.matches('[type=checkbox]')) {
      if (node.closest(LIST_ITEM) === null) readText(`${boxOf(node)} `, look)
    } else if (node.localName === 'hr') {
      endParagraph()
      blocks.push({ type: 'horizontalRule' })
    } else if (isQuotation(node, style)) {
      endParagraph()
      blocks.push({ type: 'blockquote', content: blocksOf(node, look, reading) })
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
      if (node.matches(NOTE_NUMBER)) readText(' ', around)
    }
  }

  for (const child of root.childNodes) read(child, outer)
  endParagraph()
  return blocks
}

/** Turns lines into paragraphs. A blank line starts a new one. */
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

function pictureOf(image: HTMLImageElement, { pictures, stamp }: Reading): Inline {
  const mark = `${stamp}-${pictures.length + 1}`
  pictures.push({ src: image.getAttribute('src') ?? '', alt: image.alt.trim(), mark })
  return { type: 'image', attrs: { src: pendingAddress(mark), alt: '', title: null } }
}

/**
 * Returns the level that a heading gets on the site: 2 to 6, because the page title is level 1. Null if the element is
 * no heading.
 */
function headingLevel(element: Element, style: Style): number | null {
  const role = element.getAttribute('role') === 'heading'
  const level =
    /^h([1-6])$/.exec(element.localName)?.[1] ??
    (role ? (/^\d+$/.exec(element.getAttribute('aria-level') ?? '')?.[0] ?? '2') : undefined) ??
    (element.classList.contains('MsoTitle') ? '1' : undefined) ??
    /\bMsoHeading([7-9])\b/.exec(element.className)?.[1] ??
    /^\d$/.exec(style['mso-outline-level'] ?? '')?.[0]
  return level === undefined ? null : Math.min(6, Math.max(2, Number(level)))
}

/**
 * Returns a heading with the text of the blocks in one line; nothing if the text is blank. Drops bold, and italics that
 * cover the whole text, since the heading has its own style.
 */
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

/** Limit for the columns that one cell may span. A table with so many columns becomes paragraphs anyway. */
const MAX_SPAN = 100

/**
 * Reads a table as rows of the same length. The content of a merged cell is only in the first of its places. A layout
 * table becomes plain blocks.
 */
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

/** Returns rows of cells as a table. A layout table, or a table with too many columns, becomes plain blocks. */
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
        // The site shows the first row in bold, so the mark is dropped there.
        const content = y === 0 ? without(words, 'bold') : words
        const type = y === 0 ? 'tableHeader' : 'tableCell'
        return { type, attrs: { align: null }, content: [{ type: 'paragraph', content }] }
      }),
    })),
  }
  if (markdownFault(writeBlocks([table])) !== 'columns') return [table]
  reading.isTableTooWide = true
  return cells.flatMap((row) =>
    paragraphsOf([rowInOneLine(row.map((blocks) => inOneLine(blocks)))]),
  )
}
