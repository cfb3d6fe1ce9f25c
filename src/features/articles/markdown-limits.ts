import { TAG_NAMES } from './html-tags.ts'

/**
 * Limits of a Markdown text. The renderer's time and memory grow faster than linearly with each of these, and
 * it recurses once per level of nesting.
 */
export const MARKDOWN_LIMITS = {
  /** Non-blank lines, which also bounds the number of blocks. */
  lines: 10_000,
  /** Nesting depth of quotations and lists. */
  nesting: 16,
  /** Columns of a table: every row gets a cell for each. */
  columns: 20,
  /** Potential markup delimiters in one paragraph, list item or row of a table. */
  marks: 500,
  /** Longest run without white space: longer than any URL. */
  word: 2500,
} as const

export type MarkdownFault = keyof typeof MARKDOWN_LIMITS
type Limits = Readonly<Record<MarkdownFault, number>>

/** Prefix of a line, repeated for each quotation or list item that begins there. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t])))+/
const CONTAINER = />|[*+-]|\d+[.)]/g
/** A nested list item is indented by at least two more columns. */
const LIST_INDENT = /^([ \t]*)(?:[*+-]|\d{1,9}[.)])[ \t]/
const MARK = /[*_~`[\]<&!]/g
const PIPE = /\|/g

/** Why a text cannot be rendered as Markdown, or null. Takes linear time. */
export function markdownFault(
  source: string,
  limits: Limits = MARKDOWN_LIMITS,
): MarkdownFault | null {
  const lines = source.split(/\r\n?|\n/)
  const startsAnew = createStarts()
  let filled = 0
  let marks = 0
  for (const line of lines) {
    marks = count(line, MARK) + (startsAnew(line) ? 0 : marks)
    if (line.trim() === '') continue
    filled += 1
    if (filled > limits.lines) return 'lines'
    if (nestingOf(line) > limits.nesting) return 'nesting'
    if (count(line, PIPE) > limits.columns + 1) return 'columns'
    if (marks > limits.marks) return 'marks'
    if (line.length > limits.word && hasLongWord(line, limits.word)) return 'word'
  }
  return null
}

const QUOTE = /^(?: {0,3}> ?)*/
const MARKERS = /^(?: *(?:[*+-]|\d{1,9}[.)]) {1,3}(?=[^ ]))+/
const ITEM = /^ *(?:[*+-]|\d{1,9}[.)])(?: |$)/
/** The marker of a list that may follow a paragraph without a blank line. */
const INTERRUPTING = /^[ \t]*(?:[*+-]|1[.)])[ \t]/
const RULE = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/
/** A rule, the line below a heading, a heading, code, what is no plain item, an address that links name, or a quotation. */
const NO_PARAGRAPH = new RegExp(
  `${RULE.source}|^[ \\t]*(?:=+[ \\t]*$|-+[ \\t]*$|#{1,6}(?:\\s|$)|\`{3}|~{3}|(?:[*+-]|\\d{1,9}[.)])(?: |$)|\\[.*\\]:|>)`,
)
/** HTML, which goes on up to a blank line at least. */
const RAW = new RegExp(`^ *<(?:!--|/?(?:script|style|${TAG_NAMES})(?:[\\s/>]|$))|-->`, 'i')
const TABLE_RULE = /^(?:\| *)?:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?$/

/**
 * Tells of each line of a text whether a paragraph, a list item or a row of a table begins with it. Where that is not
 * certain, none does.
 */
function createStarts(): (line: string) => boolean {
  let depth = 0
  /** Column at which the words of the list item begin that is open; -1: none is. */
  let item = -1
  /** Cells of the line before, if it may be the heading of a table; 0: it is none. */
  let cells = 0
  let isTable = false
  let isRaw = false
  let isBlank = true

  function close(): void {
    item = -1
    cells = 0
    isTable = false
  }

  return (line) => {
    const [quote = ''] = QUOTE.exec(line) ?? []
    const raw = line.slice(quote.length)
    const text = withoutTabs(raw)
    const follows = !isBlank
    isBlank = text.trim() === ''
    if (isBlank) {
      isTable = isRaw = false
      cells = 0
      return true
    }
    if (count(quote, />/g) !== depth) {
      depth = count(quote, />/g)
      close()
    }
    const indent = text.length - text.trimStart().length
    const isNear = indent < Math.max(item, 0) + 4
    const [markers = ''] = RULE.test(text) ? [] : (MARKERS.exec(text) ?? [])
    const words = text.slice(markers.length)
    // A line that looks like a block of HTML ends a list.
    const isOther = NO_PARAGRAPH.test(words) || (markers === '' && /^ *</.test(text))
    isRaw ||= RAW.test(words)
    if (isOther || isRaw) close()
    if (isRaw) return false
    if (
      markers !== '' &&
      isNear &&
      (!follows || INTERRUPTING.test(markers) || (indent < item && !isTable))
    ) {
      isTable = false
      item = isOther ? -1 : markers.length
      cells = isOther ? 0 : cellsOf(words)
      return true
    }
    if (isTable && isNear && indent >= item) return true
    if (ITEM.test(text) || (!follows && indent < item)) close()
    isTable =
      isNear && cells === cellsOf(text) && TABLE_RULE.test(raw.trimStart()) && /[|:]/.test(raw)
    cells = isNear && !isOther && !ITEM.test(text) ? cellsOf(text) : 0
    return false
  }
}

/** A line with its tabs as spaces up to the next tab stop. */
function withoutTabs(line: string): string {
  let text = ''
  for (const [index, part] of line.split('\t').entries()) {
    text += (index === 0 ? '' : ' '.repeat(4 - (text.length % 4))) + part
  }
  return text
}

/** How many cells a row has. */
function cellsOf(row: string): number {
  const cells = row.replaceAll(/\\./g, 'a').split('|')
  const [first = '', ...others] = cells
  const isOpen = first.trim() === ''
  const isClosed = cells.length > (isOpen ? 1 : 0) && cells.at(-1)?.trim() === ''
  return (isOpen ? 0 : 1) + others.length - (isClosed ? 1 : 0)
}

function nestingOf(line: string): number {
  const [containers = ''] = CONTAINERS.exec(line) ?? []
  const [, indent = ''] = LIST_INDENT.exec(line) ?? []
  return count(containers, CONTAINER) + Math.floor(indent.replaceAll('\t', '    ').length / 2)
}

function hasLongWord(line: string, limit: number): boolean {
  return line.split(/\s+/).some((word) => word.length > limit)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
