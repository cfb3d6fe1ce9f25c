import { atom, computed } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { Booking } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { BookingStatus } from '#src/features/consultations/consultations.ts'
import { bookingListTexts } from '../list-texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { BookingsPage, BookingsList } from '#src/features/inbox/panel/inbox-lists.ts'
import { keepNotes, type NotesById, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

/**
 * Unsaved edits, each by booking id. `messages`: why saving the notes has failed; `saving`: the part that is being
 * saved.
 */
export interface BookingEdits {
  /** Typed notes that are not saved yet. */
  notes: NotesById
  messages: Readonly<Record<string, string>>
  /**
   * Bookings whose stored notes may have changed since typing began. For these bookings, stored and typed notes are
   * both shown.
   */
  compared: Readonly<Record<string, true>>
  /** Chosen statuses that are not saved yet. */
  statuses: Readonly<Record<string, BookingStatus>>
  saving: Readonly<Record<string, 'status' | 'notes'>>
}

/**
 * Creates the store that edits the status and notes of bookings. Typed notes are kept in the browser until they are
 * saved.
 * @param reload reloads the list, and returns the booking in it; null if the booking is gone.
 */
export function createBookingEdits({
  onSaved,
  reload,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & {
  onSaved: (booking: Booking) => void
  reload: (id: string) => Promise<Booking | null>
  storage?: KeyValueStorage
}) {
  const { session, toasts, confirmDialog, isHandled, explain, showError } = toolsOf(given)
  const recovered = readKeptNotes(storage)
  const $edits = atom<BookingEdits>({
    notes: recovered,
    messages: {},
    compared: Object.fromEntries(Object.keys(recovered).map((id) => [id, true as const])),
    statuses: {},
    saving: {},
  })
  /** Row version of each booking when typing of its notes began, by booking id. */
  const versions = new Map<string, string>()
  /** Whether there are unsaved notes that were typed since the page was opened. */
  const $unsaved = computed($edits, ({ notes }) =>
    Object.entries(notes).some(([id, text]) => recovered[id] !== text),
  )

  function set(change: Partial<BookingEdits>): void {
    $edits.set({ ...$edits.get(), ...change })
  }

  function setNotes(id: string, text: string | undefined): void {
    const { notes, messages, compared } = $edits.get()
    const others = without(notes, id)
    set({
      notes: text === undefined ? others : { ...others, [id]: text },
      messages: without(messages, id),
      compared: text === undefined ? without(compared, id) : compared,
    })
    if (text === undefined) versions.delete(id)
    keepNotes(storage, id, text)
  }

  /** Keeps typed notes in the browser. Drops them once they equal the saved notes. */
  function type({ id, notes, updatedAt }: Booking, text: string): void {
    if (!(id in $edits.get().notes)) versions.set(id, updatedAt)
    setNotes(id, text === (notes ?? '') ? undefined : text)
  }

  /** Drops the typed notes of a booking. */
  function forgetNotes({ id }: Pick<Booking, 'id'>): void {
    setNotes(id, undefined)
  }

  /** Discards typed notes after a confirmation. @returns whether they were discarded. */
  async function giveUpNotes(booking: Booking): Promise<boolean> {
    const yes = await confirmDialog.ask({
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
    body: { status: BookingStatus; notes: string | null; updatedAt: string },
  ) {
    set({ saving: { ...$edits.get().saving, [id]: part } })
    const result = await session.call(routes.updateBooking, {
      params: { id },
      body,
    })
    set({ saving: without($edits.get().saving, id) })
    if (!result.ok) return result
    if (versions.get(id) === body.updatedAt) versions.set(id, result.data.updatedAt)
    onSaved(result.data)
    return result
  }

  /**
   * Saves the chosen status without the typed notes. While a save is running, the status that was chosen last waits
   * until that save ends.
   */
  async function changeStatus(booking: Booking, status: BookingStatus): Promise<void> {
    set({ statuses: { ...$edits.get().statuses, [booking.id]: status } })
    if (!(booking.id in $edits.get().saving)) await saveChosenStatus(booking)
  }

  async function saveChosenStatus(booking: Booking): Promise<void> {
    const { id, notes, updatedAt } = booking
    const status = $edits.get().statuses[id]
    const clearStatus = () => set({ statuses: without($edits.get().statuses, id) })
    if (status === undefined || status === booking.status) {
      clearStatus()
      return
    }
    const result = await save(booking, 'status', { status, notes, updatedAt })
    if (!result.ok) {
      clearStatus()
      if (hasStatus(result.failure, 409)) {
        await reload(id)
        showError(inboxViewTexts.statusChangedElsewhere)
      } else explain(result.failure, inboxViewTexts.statusFailed)
    } else if ($edits.get().statuses[id] === status) {
      toasts.show({ title: inboxViewTexts.statusChanged(bookingListTexts.status[status]) })
      clearStatus()
    } else await saveChosenStatus(result.data)
  }

  /** Saves the typed notes, which stay in the field on failure. */
  async function saveNotes(booking: Booking): Promise<void> {
    const { id, status } = booking
    const { notes, messages, saving } = $edits.get()
    const text = notes[id]
    if (text === undefined || id in saving) return
    set({ messages: without(messages, id) })
    const updatedAt = versions.get(id) ?? booking.updatedAt
    const result = await save(booking, 'notes', { status, notes: text, updatedAt })
    if (result.ok) {
      // Keeps notes that were typed during the save.
      if ($edits.get().notes[id] === text) forgetNotes(booking)
      toasts.show({ title: inboxViewTexts.notesSaved })
      await saveChosenStatus(result.data)
      return
    }
    const { failure } = result
    const isChanged = hasStatus(failure, 409)
    const stored = isChanged ? await reload(id) : null
    const message = isChanged
      ? inboxViewTexts.notesChangedElsewhere
      : ((failure.kind === 'http' ? failure.fields.notes : undefined) ??
        failureText(failure, inboxViewTexts.notesFailed))
    const edits = $edits.get()
    set({ messages: { ...edits.messages, [id]: message } })
    if (isChanged) {
      // The stored notes are now shown beside the typed ones, so the next save may replace them.
      versions.delete(id)
      set({ compared: { ...edits.compared, [id]: true } })
    }
    if (!isHandled(failure)) await saveChosenStatus(stored ?? booking)
  }

  return { $edits, $unsaved, type, forgetNotes, giveUpNotes, changeStatus, saveNotes }
}

export type BookingEditing = ReturnType<typeof createBookingEdits>

/** Returns the page with one booking replaced, and the counts by status updated. */
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

/**
 * Creates the store that removes a booking from a list filtered by status once its status differs from the filter. The
 * booking stays while the administrator works on it or while it has unsaved notes.
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
  /** Id of the booking that the administrator works on; null for none. */
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

  /** Removes bookings that no longer match the filter. @returns a function that unsubscribes. */
  function watch(): () => void {
    return $next.subscribe((next) => {
      if (next === null) return
      const { booking, filter } = next
      const [from, to] = [bookingListTexts.status[filter], bookingListTexts.status[booking.status]]
      toasts.show({
        title: inboxViewTexts.leftList,
        description: inboxViewTexts.leftListFor(booking.name, from, to),
      })
      list.drop(booking)
    })
  }

  return { watch, hold: (id: string | null) => $held.set(id) }
}
