import { contactAddress, isLinkAddress, LINK_SCHEMES } from '../../link-addresses.ts'
import type { TextEdit } from '#src/panel/kit/text-editing.ts'

/** Text with a selection; `end` is exclusive. */
export interface SelectedText {
  text: string
  start: number
  end: number
}

const MARKS = { bold: '**', italic: '*' } as const

/** Returns the length of the run of asterisks that ends (`step` -1) or starts (`step` 1) at a position. */
function asterisks(text: string, at: number, step: -1 | 1): number {
  let length = 0
  while (text[step === 1 ? at + length : at - 1 - length] === '*') length += 1
  return length
}

/**
 * Toggles bold or italic on the selection.
 * @param placeholder inserted when nothing is selected.
 */
export function toggleMark(
  { text, start, end }: SelectedText,
  kind: keyof typeof MARKS,
  placeholder: string,
): TextEdit {
  const mark = MARKS[kind]
  const size = mark.length
  // Markdown does not allow white space next to the markers, so it stays outside.
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

/** Returns the start and end of the lines that a selection touches. */
function touchedLines({ text, start, end }: SelectedText): { from: number; to: number } {
  const from = text.slice(0, start).lastIndexOf('\n') + 1
  // A selection that ends at the start of a line does not touch that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const next = text.indexOf('\n', last)
  return { from, to: next === -1 ? text.length : next }
}

const HEADING = /^#{1,6}[ \t]+/
const BULLET = /^[-*+][ \t]+/
const NUMBER = /^\d{1,9}[.)][ \t]+/
const QUOTE = /^>[ \t]?/

/** Prefixes of lines by kind. `has` recognises a prefix; `lead` returns the prefix for the line at an index. */
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

/** Toggles the selected lines between plain text and one of the kinds in `LINES`. */
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

const ADDRESS = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|/)\\S+$`, 'i')

/**
 * Turns the selection into a link. The selected text becomes the URL if it looks like one, otherwise the link text.
 * Then selects the other part, which the user types next.
 */
export function insertLink(
  { text, start, end }: SelectedText,
  placeholder: { words: string; address: string },
): TextEdit {
  const chosen = contactAddress(text.slice(start, end).trim())
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
 * Inserts an image as a separate paragraph after the paragraph with the caret. The selection is kept, so that typing
 * during an upload is not interrupted.
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

/** Whether a selection starts in a fenced code block. */
export function isInCode({ text, start }: SelectedText): boolean {
  const fences = text.slice(0, start).match(/^(?:```|~~~)/gm) ?? []
  return fences.length % 2 === 1
}

/** Replaces the selection with a text, as typing would. */
export function insertText({ start, end }: SelectedText, text: string): TextEdit {
  const insert = text.replaceAll('\r\n', '\n')
  const caret = start + insert.length
  return { from: start, to: end, insert, start: caret, end: caret }
}

/**
 * Replaces the mark of a pending picture with an image, or removes the mark. The selection is kept.
 * @returns null when the mark is no longer in the text.
 */
export function replaceMark(
  { text, start, end }: SelectedText,
  mark: string,
  insert: string,
): TextEdit | null {
  const from = text.indexOf(mark)
  if (from === -1) return null
  const to = from + mark.length
  const moved = (at: number) => (at <= from ? at : Math.max(at - mark.length, from) + insert.length)
  return { from, to, insert, start: moved(start), end: moved(end) }
}

/** Returns an image in Markdown, with its description escaped. */
export function imageMarkdown({ address, alt }: { address: string; alt: string }): string {
  const words = alt
    .replaceAll(/[[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const target = /[\s()<>]/.test(address) ? `<${encodeURI(address)}>` : address
  return `![${words}](${target})`
}

/**
 * Handles Enter in a list item or quotation. Starts the next line with a marker. If only a marker is before the caret,
 * removes that marker instead.
 * @returns null where Enter just inserts a new line.
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

/**
 * Replaces the selection with pasted Markdown. Adds blank lines around the pasted text, unless that is one line of
 * plain text.
 */
export function insertMarkdown({ text, start, end }: SelectedText, markdown: string): TextEdit {
  const isBlock = /\n|^(?:#|- |\d+\. |\||<!--)/.test(markdown)
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end)
  const lead = isBlock && before !== '' ? '\n\n' : ''
  const from = isBlock && before !== '' ? before.length : start
  const tail = isBlock && after.trim() !== '' && !after.startsWith('\n') ? '\n\n' : ''
  const insert = lead + markdown + tail
  const caret = from + lead.length + markdown.length
  return { from, to: end, insert, start: caret, end: caret }
}

export function selectedIn(field: HTMLTextAreaElement): SelectedText {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
}

/** A telephone number as people write it, beginning with the country code or the trunk prefix (0 or 8). */
const PHONE = /^\(?[+08](?:[\s()-]*\d){6,}$/

/**
 * Completes the typed address of a page on this or another site, an e-mail address or a telephone number.
 * @returns null for a text that is no link address.
 */
export function linkAddress(typed: string): string | null {
  const text = contactAddress(typed.trim())
  if (/^(?:https?:\/\/|(?!https?:)[a-z]+:)\S+$/i.test(text) && isLinkAddress(text)) return text
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, '')}`
  if (/^(?:\/(?!\/)|#)\S*$/.test(text)) return text
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(text)) return `mailto:${text}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : null
}
