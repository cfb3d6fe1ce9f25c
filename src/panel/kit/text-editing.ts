/**
 * Replacement in a text. `from` and `to` (exclusive) mark the replaced part; `start` and `end` are the selection
 * afterwards.
 */
export interface TextEdit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

/** Applies an edit as if it were typed, so that it can be undone and fires input events. */
export function editText(field: HTMLTextAreaElement, edit: TextEdit): void {
  const before = document.activeElement
  const { scrollTop } = field
  field.focus({ preventScroll: true })
  field.setSelectionRange(edit.from, edit.to)
  if (!typeOver(edit.insert)) {
    field.setRangeText(edit.insert, edit.from, edit.to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(edit.start, edit.end)
  field.scrollTop = scrollTop
  const cameFromField =
    before instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(before.tagName)
  if (cameFromField) before.focus({ preventScroll: true })
}

/**
 * Replaces the selection with `execCommand`, the only way to keep the field's undo history.
 * @returns whether it worked.
 */
function typeOver(text: string): boolean {
  // `execCommand` is deprecated, but it has no successor and all browsers support it.
  const command = document as { execCommand: (id: string, ui: boolean, value?: string) => boolean }
  return text === ''
    ? command.execCommand('delete', false)
    : command.execCommand('insertText', false, text)
}

/**
 * Returns the edit that inserts a paragraph at the caret or in place of the selection, with an empty line before and
 * after it.
 */
export function insertParagraph(field: HTMLTextAreaElement, paragraph: string): TextEdit {
  const { value, selectionStart: from, selectionEnd: to } = field
  const before = /\n*$/.exec(value.slice(0, from))?.[0].length ?? 0
  const after = /^\n*/.exec(value.slice(to))?.[0].length ?? 0
  const lead = value.slice(0, from).trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - before))
  const tail = value.slice(to).trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - after))
  const end = from + lead.length + paragraph.length
  return { from, to, insert: lead + paragraph + tail, start: end, end }
}
