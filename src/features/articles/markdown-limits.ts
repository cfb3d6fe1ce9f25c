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
  /** Potential markup delimiters in one paragraph. */
  marks: 500,
  /** Longest run without white space: longer than any URL. */
  word: 2500,
} as const

export type MarkdownFault = keyof typeof MARKDOWN_LIMITS

/** Prefix of a line, repeated for each quotation or list item that begins there. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t])))+/
const CONTAINER = />|[*+-]|\d+[.)]/g
/** A nested list item is indented by at least two more columns. */
const LIST_INDENT = /^([ \t]*)(?:[*+-]|\d{1,9}[.)])[ \t]/
const BULLET = /^[ \t]*[*+-][ \t]+\S/
const MARK = /[*_~`[\]<&!]/g
const PIPE = /\|/g

/** Why a text cannot be rendered as Markdown, or null. Takes linear time. */
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
