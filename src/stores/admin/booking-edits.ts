import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { Booking, updateBooking } from '#src/contracts/inbox.ts'
import * as routes from '#src/contracts/routes.ts'
import type { BookingStatus } from '#src/domain/consultations.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { browserStorage, type KeyValueStorage } from '../browser-storage.ts'
import type { Session } from '../session.ts'
import { toasts as documentToasts, type Toasts } from '../toasts.ts'
import { explainFailure } from './assistance-failure.ts'
import type { BookingsPage } from './inbox-lists.ts'

/** The entry of browser storage that holds notes which are typed and not saved. */
const NOTES_KEY = 'bookingNotes'

/** What is under way for the bookings, each by its id. */
export interface BookingEdits {
  /** Notes that are typed and not saved. */
  notes: Readonly<Record<string, string>>
  /** Why notes could not be saved. */
  messages: Readonly<Record<string, string>>
  saving: Readonly<Record<string, 'status' | 'notes'>>
}

/** Changes of status and notes. Typed notes are kept in the browser until they are saved. */
export function createBookingEdits({
  session,
  onSaved,
  toasts = documentToasts,
  storage = browserStorage('localStorage'),
}: {
  session: Pick<Session, 'call' | 'loginAgain'>
  onSaved: (booking: Booking) => void
  toasts?: Pick<Toasts, 'show'>
  storage?: KeyValueStorage
}) {
  const $edits = atom<BookingEdits>({ notes: keptNotes(storage), messages: {}, saving: {} })

  function set(change: Partial<BookingEdits>): void {
    $edits.set({ ...$edits.get(), ...change })
    if (!change.notes) return
    if (Object.keys(change.notes).length === 0) storage.removeItem(NOTES_KEY)
    else storage.setItem(NOTES_KEY, JSON.stringify(change.notes))
  }

  /** Takes what the administrator types; what is as saved is nothing to save. */
  function type({ id, notes }: Booking, text: string): void {
    const others = without($edits.get().notes, id)
    set({
      notes: text === (notes ?? '') ? others : { ...others, [id]: text },
      messages: without($edits.get().messages, id),
    })
  }

  async function save(
    { id }: Booking,
    part: 'status' | 'notes',
    body: { status: BookingStatus; notes: string | null },
  ) {
    set({ saving: { ...$edits.get().saving, [id]: part } })
    const result = await session.call<typeof updateBooking>(routes.updateBooking, {
      params: { id },
      body,
    })
    set({ saving: without($edits.get().saving, id) })
    if (result.ok) onSaved(result.data)
    return result
  }

  /** Saves a status; the notes stay as they are saved. */
  async function changeStatus(booking: Booking, status: BookingStatus): Promise<void> {
    if (status === booking.status || booking.id in $edits.get().saving) return
    const result = await save(booking, 'status', { status, notes: booking.notes })
    if (result.ok) toasts.show({ title: inboxTexts.statusChanged(inboxTexts.status[status]) })
    else explainFailure({ session, toasts }, result.failure, inboxTexts.statusFailed)
  }

  /** Saves the typed notes; they stay as they are when that fails. */
  async function saveNotes(booking: Booking): Promise<void> {
    const { id, status } = booking
    const { notes, messages, saving } = $edits.get()
    const text = notes[id]
    if (text === undefined || id in saving) return
    set({ messages: without(messages, id) })
    const result = await save(booking, 'notes', { status, notes: text })
    if (result.ok) {
      // What was typed while it was being saved is still to be saved.
      if ($edits.get().notes[id] === text) set({ notes: without($edits.get().notes, id) })
      toasts.show({ title: inboxTexts.notesSaved })
      return
    }
    const { failure } = result
    if (failure.kind === 'unauthenticated' || hasStatus(failure, 401)) session.loginAgain()
    const message =
      (failure.kind === 'http' ? failure.fields.notes : undefined) ??
      failureText(failure, inboxTexts.notesFailed)
    set({ messages: { ...$edits.get().messages, [id]: message } })
  }

  return { $edits, type, changeStatus, saveNotes }
}

export type BookingEditing = ReturnType<typeof createBookingEdits>

/** The page with a booking as it is now, and its counts. */
export function withBooking(page: BookingsPage, booking: Booking): BookingsPage {
  const before = page.items.find(({ id }) => id === booking.id)
  if (!before) return page
  const counts = { ...page.counts }
  counts[before.status] -= 1
  counts[booking.status] += 1
  return {
    ...page,
    counts,
    items: page.items.map((item) => (item.id === booking.id ? booking : item)),
  }
}

function without<Value>(values: Readonly<Record<string, Value>>, id: string) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== id))
}

function keptNotes(storage: KeyValueStorage): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NOTES_KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
