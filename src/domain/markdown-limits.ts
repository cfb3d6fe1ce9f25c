/**
 * What a Markdown text may be made of. The renderer takes time and memory that grow faster than the
 * text with each of these, and calls itself once for each level of nesting.
 */
export const MARKDOWN_LIMITS = {
  /** Lines that are not blank, so also the blocks of a text. */
  lines: 10_000,
  /** Quotations and lists within one another. */
  nesting: 16,
  /** Columns of a table: each row has a cell for every one. */
  columns: 20,
  /** Characters that may begin or end markup, in one paragraph. */
  marks: 500,
  /** Characters in a row without white space: longer than any address. */
  word: 2500,
} as const

export type MarkdownFault = keyof typeof MARKDOWN_LIMITS

/** The beginning of a line, as often as a quotation or a list item begins there. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t])))+/
const CONTAINER = />|[*+-]|\d+[.)]/g
/** A list item is one level deeper with at least two columns more before it. */
const LIST_INDENT = /^([ \t]*)(?:[*+-]|\d{1,9}[.)])[ \t]/
const BULLET = /^[ \t]*[*+-][ \t]+\S/
const MARK = /[*_~`[\]<&!]/g
const PIPE = /\|/g

/** Why a text cannot be rendered as Markdown; null when it can. Takes time by its length alone. */
export function markdownFault(source: string): MarkdownFault | null {
  const lines = source.split(/\r\n?|\n/)
  let filled = 0
  let marks = 0
  for (const line of lines) {
    if (line.trim() === '') {
      marks = 0
      continue
    }
    filled += 1
    marks = count(line, MARK) + (BULLET.test(line) ? 0 : marks)
    if (filled > MARKDOWN_LIMITS.lines) return 'lines'
    if (nestingOf(line) > MARKDOWN_LIMITS.nesting) return 'nesting'
    if (count(line, PIPE) > MARKDOWN_LIMITS.columns + 1) return 'columns'
    if (marks > MARKDOWN_LIMITS.marks) return 'marks'
    if (line.length > MARKDOWN_LIMITS.word && hasLongWord(line)) return 'word'
  }
  return null
}

function nestingOf(line: string): number {
  const [containers = ''] = CONTAINERS.exec(line) ?? []
  const [, indent = ''] = LIST_INDENT.exec(line) ?? []
  return count(containers, CONTAINER) + Math.floor(indent.replaceAll('\t', '    ').length / 2)
}

function hasLongWord(line: string): boolean {
  return line.split(/\s+/).some((word) => word.length > MARKDOWN_LIMITS.word)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
