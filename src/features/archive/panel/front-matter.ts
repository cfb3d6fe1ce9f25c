/** Value of a front matter field. */
export type FrontMatterValue = string | number | boolean | null | readonly string[] | object

/** Reason why front matter cannot be parsed. */
export interface FrontMatterFault {
  fault: 'no-head' | 'unreadable-line' | 'repeated-field'
  /** Number of the line, counted from 1. */
  line: number
}

const FENCE = '---'
const HEAD = /^---[ \t]*\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n\n?|$)/
const FIELD = /^([A-Za-z]\w*):(?:[ \t]+(.*?))?[ \t]*$/s
const LIST_ITEM = /^[ \t]*-[ \t]+(.*?)[ \t]*$/s
const JSON_VALUE = /^(?:["[{].*|true|false|null|-?\d+(?:\.\d+)?)$/s

/**
 * Formats a text file with front matter, one field per line: YAML with values written as JSON, so that parsing returns
 * every value unchanged.
 */
export function formatFrontMatter(
  fields: Readonly<Record<string, FrontMatterValue>>,
  body: string,
): string {
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return [FENCE, ...head, FENCE, '', body, ''].join('\n')
}

/**
 * Parses front matter as `formatFrontMatter` writes it. Also parses edited files with unquoted words, lists with one
 * item per line, empty lines and comments.
 * @returns the fields and the text below them, or the reason why they cannot be parsed.
 */
export function parseFrontMatter(
  text: string,
): { fields: Record<string, unknown>; body: string } | FrontMatterFault {
  const source = text.replace(/^\uFEFF/, '')
  const [whole, head] = HEAD.exec(source) ?? []
  if (whole === undefined || head === undefined) return { fault: 'no-head', line: 1 }
  const fields = new Map<string, unknown>()
  /** Name of the last field if its line has no value, since the items of a list may follow; null otherwise. */
  let open: string | null = null
  for (const [index, line] of head.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue
    const place = { line: index + 2 }
    const item = LIST_ITEM.exec(line)?.[1]
    const [, name, value = ''] = FIELD.exec(line) ?? []
    const read = readValue(item ?? value)
    if (read === undefined) return { fault: 'unreadable-line', ...place }
    if (item !== undefined && open !== null) {
      const items: unknown = fields.get(open)
      fields.set(open, [...(Array.isArray(items) ? (items as unknown[]) : []), read])
    } else if (item === undefined && name !== undefined) {
      if (fields.has(name)) return { fault: 'repeated-field', ...place }
      fields.set(name, read)
      open = value === '' ? name : null
    } else {
      return { fault: 'unreadable-line', ...place }
    }
  }
  return { fields: Object.fromEntries(fields), body: source.slice(whole.length).replace(/\n$/, '') }
}

/**
 * Parses a value.
 * @returns null for an empty text, undefined for invalid text that begins like JSON.
 */
function readValue(text: string): unknown {
  if (text === '') return null
  if (!JSON_VALUE.test(text)) return /^'.*'$/s.test(text) ? unquoted(text) : text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll("''", "'")
}
