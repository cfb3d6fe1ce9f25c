import { formatDay } from '#src/core/lithuanian.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { Client } from '../contracts.ts'
import { clientTexts as texts } from './client-texts.ts'

/** Writes all notes about the orders of a client as text, by order, the oldest note first. */
export function notesAsText({ items, notes }: Pick<Client, 'items' | 'notes'>): string {
  return items
    .flatMap((entry) => {
      if (entry.kind !== 'order') return []
      const own = notes
        .filter(({ orderId }) => orderId === entry.id)
        .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
      if (own.length === 0) return []
      const lines = own.map(({ content, dueOn, doneAt, createdAt }) => {
        const text = dueOn === null ? content : texts.copiedTask(content, dueOn, doneAt !== null)
        return `${formatDay(createdAt)}: ${text}`
      })
      return [[`${entry.order.title}, ${formatDay(entry.at)}`, ...lines].join('\n')]
    })
    .join('\n\n')
}

/** Copies all notes, so that the administrator can give them to the client on request. */
export async function copyNotes(
  client: Pick<Client, 'items' | 'notes'>,
  {
    copyText = (text) => navigator.clipboard.writeText(text),
    ...given
  }: Tools & { copyText?: (text: string) => Promise<void> } = {},
): Promise<void> {
  const { toasts, showError } = toolsOf(given)
  try {
    await copyText(notesAsText(client))
    toasts.show({ title: texts.notesCopied })
  } catch {
    showError(texts.copyFailed)
  }
}
