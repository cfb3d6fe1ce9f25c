import type { SelectedText, TextEdit } from '#src/domain/markdown-editing.ts'

/** What a text field holds and what is selected in it. */
export function selectedIn(field: HTMLTextAreaElement): SelectedText {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
}

/**
 * Makes an edit in a text field as if it were typed: "undo" takes it back, and whoever listens to the
 * field hears of it.
 */
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

/** Types over what is selected; the one way that keeps a text field's own "undo". */
function typeOver(text: string): boolean {
  // The command has no successor, and all browsers keep it.
  const command = document as { execCommand: (id: string, ui: boolean, value?: string) => boolean }
  return text === ''
    ? command.execCommand('delete', false)
    : command.execCommand('insertText', false, text)
}
