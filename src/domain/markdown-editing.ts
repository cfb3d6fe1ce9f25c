/** A text with what is selected in it: from `start` to before `end`. */
export interface SelectedText {
  text: string
  start: number
  end: number
}

/** One replacement in a text, and what is selected after it. */
export interface TextEdit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

/** The text after an edit. */
export function applyEdit(text: string, { from, to, insert }: TextEdit): string {
  return text.slice(0, from) + insert + text.slice(to)
}

const MARKS = { bold: '**', italic: '*' } as const

/** Length of the row of asterisks that ends, or begins, at a place. */
function asterisks(text: string, at: number, step: -1 | 1): number {
  let length = 0
  while (text[step === 1 ? at + length : at - 1 - length] === '*') length += 1
  return length
}

/**
 * Makes what is selected bold or italic, or takes that away where it is so already.
 * @param placeholder stands between the marks when nothing is selected.
 */
export function toggleMark(
  { text, start, end }: SelectedText,
  kind: keyof typeof MARKS,
  placeholder: string,
): TextEdit {
  const mark = MARKS[kind]
  const size = mark.length
  // White space at the ends stays outside: Markdown does not take it for bold or italic.
  const chosen = text.slice(start, end)
  const from = start + (chosen.length - chosen.trimStart().length)
  const words = chosen.trim()
  const to = from + words.length
  const around = Math.min(asterisks(text, from, -1), asterisks(text, to, 1))
  if (words !== '' && (kind === 'bold' ? around >= 2 : around % 2 === 1)) {
    return {
      from: from - size,
      to: to + size,
      insert: words,
      start: from - size,
      end: to - size,
    }
  }
  const inner = words === '' ? placeholder : words
  const begin = words === '' ? start : from
  return {
    from: begin,
    to: words === '' ? end : to,
    insert: mark + inner + mark,
    start: begin + size,
    end: begin + size + inner.length,
  }
}

/** Where the lines that a selection touches begin and end. */
function touchedLines({ text, start, end }: SelectedText): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends at the very beginning of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const next = text.indexOf('\n', last)
  return { from, to: next === -1 ? text.length : next }
}

const HEADING = /^#{1,6}[ \t]+/
const BULLET = /^[-*+][ \t]+/
const NUMBER = /^\d{1,9}[.)][ \t]+/
const QUOTE = /^>[ \t]?/

/** Kinds of lines: what such a line begins with, and what makes a line such a one. */
const LINES = {
  heading2: { has: /^##[ \t]+/, lead: () => '## ' },
  heading3: { has: /^###[ \t]+/, lead: () => '### ' },
  bullets: { has: BULLET, lead: () => '- ' },
  numbers: { has: NUMBER, lead: (index: number) => `${index + 1}. ` },
  quote: { has: QUOTE, lead: () => '> ' },
} as const
export type LineKind = keyof typeof LINES

const bare = (line: string) =>
  line.replace(HEADING, '').replace(BULLET, '').replace(NUMBER, '').replace(QUOTE, '')

/** Makes the selected lines headings, points, numbers or a quotation; or plain when they are that. */
export function toggleLines(selected: SelectedText, kind: LineKind): TextEdit {
  const { from, to } = touchedLines(selected)
  const lines = selected.text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const { has, lead } = LINES[kind]
  const isAll = filled.length > 0 && filled.every((line) => has.test(line))
  let index = 0
  const insert = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line
      return isAll ? bare(line) : lead(index++) + bare(line)
    })
    .join('\n')
  const end = from + insert.length
  return { from, to, insert, start: lines.length > 1 ? from : end, end }
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/

/**
 * Makes a link of what is selected, or to it when it is an address; what is still to be written is
 * selected then.
 */
export function insertLink(
  { text, start, end }: SelectedText,
  placeholder: { words: string; address: string },
): TextEdit {
  const chosen = text.slice(start, end).trim()
  const isAddress = ADDRESS.test(chosen)
  const words = isAddress || chosen === '' ? placeholder.words : chosen
  const address = isAddress ? chosen : placeholder.address
  const insert = `[${words}](${address})`
  const wordsAt = start + 1
  const addressAt = wordsAt + words.length + 2
  return {
    from: start,
    to: end,
    insert,
    ...(isAddress
      ? { start: wordsAt, end: wordsAt + words.length }
      : { start: addressAt, end: addressAt + address.length }),
  }
}

/**
 * Puts an image as a paragraph of its own behind the paragraph with the caret. What is selected stays
 * selected: whoever goes on writing while an image is uploaded is not disturbed.
 */
export function insertImage(
  { text, start, end }: SelectedText,
  image: { address: string; alt: string },
): TextEdit {
  const blank = /\n[ \t]*(?:\n|$)/g
  blank.lastIndex = end
  const at = blank.exec(text)?.index ?? text.trimEnd().length
  const place = Math.max(at, end)
  const before = text.slice(0, place).trim() === '' ? '' : '\n\n'
  const after = text.slice(place).trim() === '' || text.startsWith('\n\n', place) ? '' : '\n\n'
  const insert = before + imageMarkdown(image) + after
  return { from: place, to: place, insert, start, end }
}

/** An image in Markdown, whatever stands in its description. */
function imageMarkdown({ address, alt }: { address: string; alt: string }): string {
  const words = alt
    .replaceAll(/[[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const target = /[\s()<>]/.test(address) ? `<${encodeURI(address)}>` : address
  return `![${words}](${target})`
}

/**
 * What Enter does within a list or quotation: begins its next line, or ends it on an empty one.
 * @returns null where Enter is just a new line.
 */
export function continueLine({ text, start, end }: SelectedText): TextEdit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [lead] = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|>)[ \t]+/.exec(line) ?? []
  if (lead === undefined) return null
  if (line.length === lead.length) {
    return { from, to: start, insert: '', start: from, end: from }
  }
  const next = lead.replace(/\d+/, (number) => String(Number(number) + 1))
  const at = start + 1 + next.length
  return { from: start, to: start, insert: `\n${next}`, start: at, end: at }
}
