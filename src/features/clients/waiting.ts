import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { bookingDueAt } from '#src/features/consultations/consultations.ts'
import type { Note, Order } from '#src/features/orders/contracts.ts'
import { endAskedOn, isInTime, isToAnswer } from '#src/features/orders/listed-state.ts'
import { isOpen, refundDueOn } from '#src/features/orders/withdrawals.ts'
import type { Client, ClientEntry } from './contracts.ts'

export type WaitingKind =
  'letter' | 'late-letter' | 'dispute' | 'subscription' | 'booking' | 'withdrawal' | 'task'

/** Something of a client that waits for the administrator. */
export interface Waiting {
  kind: WaitingKind
  /** Id of the entry in which it is done. */
  entryId: string
  /** Day, or day and minute, by which it is to be done; null without a deadline. */
  due: string | null
  /** The task; null for other kinds. */
  note: Note | null
}

/** Returns what of a client waits for the administrator, the nearest deadline first. */
export function waitingOf({ items, notes }: Pick<Client, 'items' | 'notes'>): Waiting[] {
  const today = formatDay(new Date())
  const tasks = openTasks(notes).filter(({ dueOn }) => dueOn <= today)
  return [
    ...items.flatMap((entry) => waitingEntry(entry)),
    ...tasks.map(({ orderId: entryId, dueOn: due, ...note }) => {
      return { kind: 'task' as const, entryId, due, note: { ...note, dueOn: due } }
    }),
  ].toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
}

/** Returns the tasks that are not done, the nearest first. */
export function openTasks<Task extends Note>(notes: readonly Task[]) {
  return notes.flatMap((note) => {
    const { dueOn } = note
    return dueOn === null || note.doneAt !== null ? [] : [{ ...note, dueOn }]
  })
}

function waitingEntry(entry: ClientEntry): Waiting[] {
  const known = { entryId: entry.id, note: null }
  switch (entry.kind) {
    case 'order':
      return waitingOrder(entry.order).map((each) => ({ ...known, ...each }))
    case 'booking': {
      const due = formatMinute(bookingDueAt(new Date(entry.booking.createdAt)))
      return entry.booking.status === 'pending' ? [{ ...known, kind: 'booking', due }] : []
    }
    case 'withdrawal': {
      const { state, createdAt } = entry.withdrawal
      return isOpen(state) ? [{ ...known, kind: 'withdrawal', due: refundDueOn(createdAt) }] : []
    }
    case 'subscriber':
      return []
  }
}

/** Returns all that waits in an order, which may be a dispute and a letter at once. */
function waitingOrder(order: Order): Pick<Waiting, 'kind' | 'due'>[] {
  const { dueAt, hasLateLetter, dispute } = order
  const found: Pick<Waiting, 'kind' | 'due'>[] = []
  if (isToAnswer(order)) {
    const answerUntil = dispute?.answerUntil ?? null
    found.push({ kind: 'dispute', due: answerUntil === null ? null : formatMinute(answerUntil) })
  }
  if (dueAt !== null) found.push({ kind: 'letter', due: formatMinute(dueAt) })
  else if (hasLateLetter) found.push({ kind: 'late-letter', due: null })
  const due = endAskedOn(order)
  if (due !== null) found.push({ kind: 'subscription', due })
  return found
}

/** Returns a text that sorts by deadline: a day ends after all its minutes, and what has no deadline comes last. */
function endOf({ kind, due }: Waiting): string {
  const now = formatMinute(new Date())
  if (kind === 'dispute' && !isInTime(due, now)) return `${now.slice(0, 10)} 24:00`
  if (due === null) return '9999'
  return due.includes(' ') ? due : `${due} 24:00`
}
