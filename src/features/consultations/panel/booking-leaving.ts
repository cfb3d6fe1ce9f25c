import { atom, computed } from 'nanostores'
import { inboxTexts } from '#src/features/inbox/texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'
import type { BookingEditing } from './booking-edits.ts'
import type { BookingsList } from '#src/features/inbox/panel/inbox-lists.ts'

/**
 * Removes a booking from a list filtered by status once its status differs, but not while the
 * administrator works on it or its notes are unsaved.
 */
export function createBookingLeaving({
  list,
  editing,
  toasts = documentToasts,
}: {
  list: Pick<BookingsList, '$state' | 'drop'>
  editing: Pick<BookingEditing, '$edits'>
  toasts?: Pick<Toasts, 'show'>
}) {
  /** The booking that the administrator works on. */
  const $held = atom<string | null>(null)

  const $next = computed([list.$state, editing.$edits, $held], (state, edits, held) => {
    if (state.step !== 'loaded' || state.filters.status === undefined) return null
    const { page } = state
    const { status: filter } = state.filters
    const busy = { ...edits.notes, ...edits.statuses, ...edits.saving }
    const booking = page.items.find(
      ({ id, status }) => status !== filter && id !== held && !(id in busy),
    )
    return booking === undefined ? null : { booking, filter }
  })

  /** Removes bookings that no longer match. @returns a function that unsubscribes. */
  function watch(): () => void {
    return $next.subscribe((next) => {
      if (next === null) return
      const { booking, filter } = next
      const [from, to] = [inboxTexts.status[filter], inboxTexts.status[booking.status]]
      toasts.show({
        title: inboxViewTexts.leftList,
        description: inboxViewTexts.leftListFor(booking.name, from, to),
      })
      list.drop(booking)
    })
  }

  return { watch, hold: (id: string | null) => $held.set(id) }
}
