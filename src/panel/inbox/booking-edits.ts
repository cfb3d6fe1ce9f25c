import { atom, computed } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { Booking, updateBooking } from '#src/contracts/inbox.ts'
import * as routes from '#src/contracts/routes.ts'
import type { BookingStatus } from '#src/domain/consultations.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { inboxViewTexts } from './texts.ts'
import { browserStorage, type KeyValueStorage } from '#src/stores/browser-storage.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { BookingsPage } from './inbox-lists.ts'
import { keepNotes, type NotesById, readKeptNotes } from './kept-notes.ts'

/** Unsaved edits by the id of their booking. */
export interface BookingEdits {
  /** Typed notes that are not saved yet. */
  notes: NotesById
  messages: Readonly<Record<string, string>>
  /** Chosen statuses that are not saved yet. */
  statuses: Readonly<Record<string, BookingStatus>>
  saving: Readonly<Record<string, 'status' | 'notes'>>
}

/** Changes of status and notes. Typed notes are kept in the browser until they are saved. */
export function createBookingEdits({
  onSaved,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { onSaved: (booking: Booking) => void; storage?: KeyValueStorage }) {
  const { session, toasts, questions, hasEnded, explain } = toolsOf(given)
  const recovered = readKeptNotes(storage)
  const $edits = atom<BookingEdits>({ notes: recovered, messages: {}, statuses: {}, saving: {} })
  /** Whether notes were typed in this visit and not saved. */
  const $unsaved = computed($edits, ({ notes }) =>
    Object.entries(notes).some(([id, text]) => recovered[id] !== text),
  )

  function set(change: Partial<BookingEdits>): void {
    $edits.set({ ...$edits.get(), ...change })
  }

  function setNotes(id: string, text: string | undefined): void {
    const { notes, messages } = $edits.get()
    const others = without(notes, id)
    set({
      notes: text === undefined ? others : { ...others, [id]: text },
      messages: without(messages, id),
    })
    keepNotes(storage, id, text)
  }

  /** Keeps typed notes, unless they equal the saved ones. */
  function type({ id, notes }: Booking, text: string): void {
    setNotes(id, text === (notes ?? '') ? undefined : text)
  }

  /** Drops the typed notes of a booking. */
  function forgetNotes({ id }: Pick<Booking, 'id'>): void {
    setNotes(id, undefined)
  }

  /** Discards typed notes after asking. @returns whether they were discarded. */
  async function giveUpNotes(booking: Booking): Promise<boolean> {
    const yes = await questions.ask({
      title: inboxViewTexts.notesDiscardTitle,
      text: inboxViewTexts.notesDiscardText(booking.name),
      confirm: inboxViewTexts.notesDiscard,
      dangerous: true,
    })
    if (yes) forgetNotes(booking)
    return yes
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

  /** Saves the status that was chosen last; saved notes stay. */
  async function changeStatus(booking: Booking, status: BookingStatus): Promise<void> {
    set({ statuses: { ...$edits.get().statuses, [booking.id]: status } })
    if (!(booking.id in $edits.get().saving)) await saveChosenStatus(booking)
  }

  async function saveChosenStatus(booking: Booking): Promise<void> {
    const { id, notes } = booking
    const status = $edits.get().statuses[id]
    const settle = () => set({ statuses: without($edits.get().statuses, id) })
    if (status === undefined || status === booking.status) {
      settle()
      return
    }
    const result = await save(booking, 'status', { status, notes })
    if (!result.ok) {
      settle()
      explain(result.failure, inboxViewTexts.statusFailed)
    } else if ($edits.get().statuses[id] === status) {
      toasts.show({ title: inboxViewTexts.statusChanged(inboxTexts.status[status]) })
      settle()
    } else await saveChosenStatus(result.data)
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
      // Keeps what was typed during the save.
      if ($edits.get().notes[id] === text) forgetNotes(booking)
      toasts.show({ title: inboxViewTexts.notesSaved })
      await saveChosenStatus(result.data)
      return
    }
    const { failure } = result
    const message =
      (failure.kind === 'http' ? failure.fields.notes : undefined) ??
      failureText(failure, inboxViewTexts.notesFailed)
    set({ messages: { ...$edits.get().messages, [id]: message } })
    if (!hasEnded(failure)) await saveChosenStatus(booking)
  }

  return { $edits, $unsaved, type, forgetNotes, giveUpNotes, changeStatus, saveNotes }
}

export type BookingEditing = ReturnType<typeof createBookingEdits>

/** The page with an updated booking and updated counts. */
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
