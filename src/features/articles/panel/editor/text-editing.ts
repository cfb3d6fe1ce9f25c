import type { SelectedText, TextEdit } from './markdown-editing.ts'

export function selectedIn(field: HTMLTextAreaElement): SelectedText {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
}

/** Applies an edit as if it were typed: undo and input events work. */
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

/** Replaces the selection; only this command keeps the field's undo history. */
function typeOver(text: string): boolean {
  // `execCommand` has no successor, and all browsers support it.
  const command = document as { execCommand: (id: string, ui: boolean, value?: string) => boolean }
  return text === ''
    ? command.execCommand('delete', false)
    : command.execCommand('insertText', false, text)
}
