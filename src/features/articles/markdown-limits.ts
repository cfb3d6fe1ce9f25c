import { TAG_NAMES } from './html-tags.ts'

/**
 * Limits of a Markdown text. The renderer's time and memory grow faster than linearly with each of these quantities,
 * and the renderer recurses once per nesting level.
 */
export const MARKDOWN_LIMITS = {
  /** Non-blank lines. This also limits the number of blocks. */
  lines: 10_000,
  /** Nesting depth of quotations and lists. */
  nesting: 16,
  /** Columns of a table. Every row gets a cell for each column. */
  columns: 20,
  /** Potential markup delimiters in one paragraph, list item or table row. */
  marks: 500,
  /** Longest run without white space. No real URL is that long. */
  word: 2500,
} as const

export type MarkdownFault = keyof typeof MARKDOWN_LIMITS
type Limits = Readonly<Record<MarkdownFault, number>>

/** Markers at the start of a line, one for each quotation or list item that the line opens. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t])))+/
const CONTAINER = />|[*+-]|\d+[.)]/g
/** Indent of a list item. A nested item is indented by at least two columns more than its parent. */
const LIST_INDENT = /^([ \t]*)(?:[*+-]|\d{1,9}[.)])[ \t]/
const MARK = /[*_~`[\]<&!]/g
const PIPE = /\|/g

/** Returns the name of a limit that a text exceeds, or null if it can be rendered. Takes linear time. */
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
/** Marker of a list that may follow a paragraph without a blank line. */
const INTERRUPTING = /^[ \t]*(?:[*+-]|1[.)])[ \t]/
const RULE = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/
/**
 * Start of a line that is no plain paragraph: a rule, a heading or its underline, a code fence, a list marker that
 * `MARKERS` does not match, a link definition or a quotation.
 */
const NO_PARAGRAPH = new RegExp(
  `${RULE.source}|^[ \\t]*(?:=+[ \\t]*$|-+[ \\t]*$|#{1,6}(?:\\s|$)|\`{3}|~{3}|(?:[*+-]|\\d{1,9}[.)])(?: |$)|\\[.*\\]:|>)`,
)
/** HTML, which extends at least to the next blank line. */
const RAW = new RegExp(`^ *<(?:!--|/?(?:script|style|${TAG_NAMES})(?:[\\s/>]|$))|-->`, 'i')
const TABLE_RULE = /^(?:\| *)?:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?$/

/**
 * Returns a function to be called with each line in order. The function returns whether the line starts a new
 * paragraph, list item or table row; in doubt, it returns false.
 */
function createStarts(): (line: string) => boolean {
  let depth = 0
  /** Column at which the text of the open list item starts; -1 if none is open. */
  let item = -1
  /** Number of cells in the previous line if it may be the header of a table; 0 otherwise. */
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
    // A line that looks like an HTML block ends a list.
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

/** Expands the tabs of a line to spaces, up to the next tab stop. */
function withoutTabs(line: string): string {
  let text = ''
  for (const [index, part] of line.split('\t').entries()) {
    text += (index === 0 ? '' : ' '.repeat(4 - (text.length % 4))) + part
  }
  return text
}

/** Counts the cells of a row. */
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
