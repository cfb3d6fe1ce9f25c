import { describe, expect, it, vi } from 'vitest'
import { atom } from 'nanostores'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import type { Booking } from '../contracts.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import type { BookingStatus } from '#src/features/consultations/consultations.ts'
import type { BookingFilters, BookingsPage } from '#src/features/inbox/panel/inbox-lists.ts'
import type { PagedListState } from '#src/panel/kit/paged-list.ts'
import {
  createBookingEdits,
  withBooking,
  type BookingEdits,
  createBookingLeaving,
} from './booking-edits.ts'

const titles = {
  'email-weekly': 'Savaitė',
  'email-monthly': 'Mėnuo',
  individual: 'Vienas',
  'couple-therapy': 'Dviese',
  intensive: 'Trys susitikimai',
}

const booking: Booking = {
  id: '5f0c6a52-6f0e-4f7b-9a3b-0d8f2f3d7a11',
  name: 'Ona',
  email: 'ona@example.lt',
  phone: null,
  consultationType: 'individual',
  packageTitle: null,
  preferredDate: null,
  message: null,
  status: 'pending',
  notes: 'Skambinti vakare',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
}

const other: Booking = { ...booking, id: '0d2f0f0e-9a57-4c0c-8a53-5d9f6a1b2c33', notes: null }

function openEdits(...answers: StubAnswer[]) {
  const { fetch, calls } = stubFetch(...answers)
  const show = vi.fn()
  const navigate = vi.fn()
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const toasts = { show, showOnNextPage: vi.fn() }
  const session = createSession({ fetch, toasts, storage, navigate, place: () => '#uzklausos' })
  const onSaved = vi.fn()
  const ask = vi.fn((_question: { title: string }) => Promise.resolve(true))
  const reload = vi.fn<(id: string) => Promise<Booking | null>>(() => Promise.resolve(null))
  const open = () =>
    createBookingEdits({ session, onSaved, reload, toasts, confirmDialog: { ask }, storage })
  const reopened = () => open().$edits.get()
  return { ...open(), open, ask, calls, show, navigate, onSaved, reload, reopened }
}

describe('notes of a booking', () => {
  it('are saved with the status as it is', async () => {
    const saved = { ...booking, notes: 'Susitarta' }
    const { $edits, type, saveNotes, calls, onSaved, show, reopened } = openEdits({ body: saved })
    type(booking, 'Susitarta')
    await saveNotes(booking)
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        address: `/api/admin/bookings/${booking.id}`,
        body: { status: 'pending', notes: 'Susitarta', updatedAt: booking.updatedAt },
      },
    ])
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved)
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Pastabos išsaugotos' })
    expect($edits.get()).toMatchObject({ notes: {}, messages: {}, statuses: {}, saving: {} })
    expect(reopened().notes).toEqual({})
  })

  it.each<[StubAnswer, string]>([
    ['network error', 'Pastabų išsaugoti nepavyko. Jūsų tekstas liko lauke, bandykite dar kartą.'],
    [{ status: 400, body: { error: 'Netinka', fields: { notes: 'Per ilgas' } } }, 'Per ilgas'],
  ])('stay as typed when they cannot be saved: %j', async (answer, message) => {
    const { $edits, type, saveNotes, onSaved, reopened } = openEdits(answer)
    type(booking, 'Ilgas tekstas')
    await saveNotes(booking)
    expect(onSaved).not.toHaveBeenCalled()
    expect($edits.get()).toMatchObject({
      notes: { [booking.id]: 'Ilgas tekstas' },
      messages: { [booking.id]: message },
      statuses: {},
      saving: {},
    })
    expect(reopened().notes).toEqual({ [booking.id]: 'Ilgas tekstas' })
  })

  it('wait for the login when the session has ended', async () => {
    const { type, saveNotes, navigate, reopened } = openEdits({ status: 401, body: {} })
    type(booking, 'Tekstas')
    await saveNotes(booking)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/login')
    expect(reopened().notes).toEqual({ [booking.id]: 'Tekstas' })
  })

  it('typed while others are being saved are still to be saved', async () => {
    const { $edits, type, saveNotes } = openEdits({ body: { ...booking, notes: 'a' } })
    type(booking, 'a')
    const saving = saveNotes(booking)
    type(booking, 'ab')
    await saving
    expect($edits.get().notes).toEqual({ [booking.id]: 'ab' })
  })

  it('typed as they were before are nothing to save', async () => {
    const { $edits, type, saveNotes, calls } = openEdits({})
    type(booking, 'a')
    type(booking, 'Skambinti vakare')
    expect($edits.get().notes).toEqual({})
    await saveNotes(booking)
    expect(calls).toEqual([])
  })

  it('stay out of the way of what another tab has kept', () => {
    const { type, open, reopened } = openEdits()
    const tab = open()
    type(booking, 'Viena')
    tab.type(other, 'Kita')
    expect(reopened().notes).toEqual({ [booking.id]: 'Viena', [other.id]: 'Kita' })
  })

  it('are unsaved from their first key until they are saved or given up', async () => {
    const { $unsaved, type, saveNotes, giveUpNotes } = openEdits({
      body: { ...booking, notes: 'a' },
    })
    expect($unsaved.get()).toBe(false)
    type(booking, 'a')
    expect($unsaved.get()).toBe(true)
    await saveNotes(booking)
    expect($unsaved.get()).toBe(false)
    type(booking, 'ab')
    await giveUpNotes(booking)
    expect($unsaved.get()).toBe(false)
  })

  it('that came back from an earlier visit hold nobody up until they are changed', () => {
    const { type, open } = openEdits()
    type(booking, 'Iš anksčiau')
    const later = open()
    expect(later.$unsaved.get()).toBe(false)
    later.type(booking, 'Iš anksčiau ir dabar')
    expect(later.$unsaved.get()).toBe(true)
  })

  it('are given up after a question that names the person', async () => {
    const { type, giveUpNotes, ask, $edits, reopened } = openEdits()
    type(booking, 'Tekstas')
    ask.mockResolvedValueOnce(false)
    expect(await giveUpNotes(booking)).toBe(false)
    expect($edits.get().notes).toEqual({ [booking.id]: 'Tekstas' })
    expect(await giveUpNotes(booking)).toBe(true)
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      title: 'Atmesti neišsaugotas pastabas?',
      text: expect.stringContaining('(Ona)') as string,
    })
    expect(reopened().notes).toEqual({})
  })

  it('stand beside those saved elsewhere, and replace them only when they are saved once more', async () => {
    const later = '2026-11-21T08:00:00.000Z'
    const stored = { ...booking, notes: 'Iš telefono', updatedAt: later }
    const { $edits, type, saveNotes, reload, calls } = openEdits(
      { status: 409, body: {} },
      { body: { ...stored, notes: 'Iš kompiuterio' } },
    )
    reload.mockResolvedValue(stored)
    type(booking, 'Iš kompiuterio')
    await saveNotes(stored)
    expect(calls[0]?.body).toMatchObject({ updatedAt: booking.updatedAt })
    expect($edits.get()).toMatchObject({
      notes: { [booking.id]: 'Iš kompiuterio' },
      messages: { [booking.id]: expect.stringContaining('dar kartą') as string },
      compared: { [booking.id]: true },
    })
    await saveNotes(stored)
    expect(calls[1]?.body).toMatchObject({ notes: 'Iš kompiuterio', updatedAt: later })
    expect($edits.get()).toMatchObject({ notes: {}, compared: {} })
  })

  it('are saved after a status that was changed here while they were typed', async () => {
    const later = '2026-11-21T08:00:00.000Z'
    const contacted = { ...booking, status: 'contacted' as const, updatedAt: later }
    const { type, changeStatus, saveNotes, calls } = openEdits(
      { body: contacted },
      { body: contacted },
    )
    type(booking, 'Susitarta')
    await changeStatus(booking, 'contacted')
    await saveNotes(contacted)
    expect(calls[1]?.body).toEqual({ status: 'contacted', notes: 'Susitarta', updatedAt: later })
  })

  it('that came back from an earlier visit stand beside the stored ones', () => {
    const { type, reopened } = openEdits()
    type(booking, 'Tekstas')
    expect(reopened().compared).toEqual({ [booking.id]: true })
  })

  it('are forgotten with their booking', () => {
    const { type, forgetNotes, reopened } = openEdits()
    type(booking, 'Tekstas')
    forgetNotes(booking)
    expect(reopened().notes).toEqual({})
  })
})

describe('the status of a booking', () => {
  it('is saved without the notes that are being typed', async () => {
    const { $edits, type, changeStatus, calls, show } = openEdits({
      body: { ...booking, status: 'contacted' },
    })
    type(booking, 'Dar rašau')
    await changeStatus(booking, 'contacted')
    expect(calls[0]?.body).toMatchObject({ status: 'contacted', notes: 'Skambinti vakare' })
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Būsena pakeista: Susisiekta' })
    expect($edits.get().notes).toEqual({ [booking.id]: 'Dar rašau' })
  })

  it('is the one chosen last, when they are chosen faster than they are saved', async () => {
    const { $edits, changeStatus, calls, show } = openEdits(
      { body: { ...booking, status: 'contacted' } },
      { body: { ...booking, status: 'done' } },
    )
    const first = changeStatus(booking, 'contacted')
    await changeStatus(booking, 'done')
    expect($edits.get().statuses).toEqual({ [booking.id]: 'done' })
    await first
    expect(calls.map(({ body }) => body)).toMatchObject([
      { status: 'contacted', notes: 'Skambinti vakare' },
      { status: 'done', notes: 'Skambinti vakare' },
    ])
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Būsena pakeista: Baigta' })
    expect($edits.get()).toMatchObject({ statuses: {}, saving: {} })
  })

  it('chosen while notes are being saved is saved after them, with them', async () => {
    const saved = { ...booking, notes: 'Susitarta' }
    const { type, saveNotes, changeStatus, calls } = openEdits(
      { body: saved },
      { body: { ...saved, status: 'done' } },
    )
    type(booking, 'Susitarta')
    const saving = saveNotes(booking)
    await changeStatus(booking, 'done')
    await saving
    expect(calls.map(({ body }) => body)).toMatchObject([
      { status: 'pending', notes: 'Susitarta' },
      { status: 'done', notes: 'Susitarta' },
    ])
  })

  it('that cannot be saved is told of, and is as it was', async () => {
    const { $edits, changeStatus, onSaved, show } = openEdits({ status: 500 })
    await changeStatus(booking, 'done')
    expect($edits.get().statuses).toEqual({})
    expect(onSaved).not.toHaveBeenCalled()
    expect(show.mock.calls[0]?.[0]).toMatchObject({
      description: 'Nepavyko pakeisti būsenos. Bandykite vėliau.',
    })
  })

  it('that was chosen on a stale device is not saved; the booking is loaded anew', async () => {
    const { $edits, changeStatus, reload, show } = openEdits({ status: 409, body: {} })
    await changeStatus(booking, 'done')
    expect($edits.get().statuses).toEqual({})
    expect(reload).toHaveBeenCalledExactlyOnceWith(booking.id)
    expect(show.mock.calls[0]?.[0]).toMatchObject({
      description: expect.stringContaining('tuo tarpu pakeitėte kitur') as string,
    })
  })

  it('moves the booking from one count to the other', () => {
    const page = {
      items: [booking],
      total: 1,
      page: 1,
      pageSize: 50,
      counts: { pending: 1, contacted: 0, done: 4, suspicious: 0 },
      titles,
    }
    const done = { ...booking, status: 'done' as const }
    expect(withBooking(page, done)).toEqual({
      ...page,
      items: [done],
      counts: { pending: 0, contacted: 0, done: 5, suspicious: 0 },
    })
    expect(withBooking(page, { ...done, id: 'kita' })).toBe(page)
  })
})

const bookingOf = (name: string, status: BookingStatus): Booking => ({
  id: name,
  name,
  email: 'kazkas@example.lt',
  phone: null,
  consultationType: 'individual',
  packageTitle: null,
  preferredDate: null,
  message: null,
  status,
  notes: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
})

const NO_EDITS: BookingEdits = { notes: {}, messages: {}, compared: {}, statuses: {}, saving: {} }

function openList(status: BookingStatus | undefined, ...items: Booking[]) {
  const $state = atom<PagedListState<BookingsPage, BookingFilters>>({
    step: 'loaded',
    page: {
      items,
      total: items.length,
      page: 1,
      pageSize: 50,
      counts: { pending: 0, contacted: 0, done: 0, suspicious: 0 },
      titles,
    },
    filters: { status },
    narrowed: status !== undefined,
    refreshing: false,
  })
  const names = () => {
    const state = $state.get()
    return state.step === 'loaded' ? state.page.items.map(({ name }) => name) : []
  }
  const drop = ({ id }: Booking) => {
    const state = $state.get()
    if (state.step !== 'loaded') return
    const page = { ...state.page, items: state.page.items.filter((item) => item.id !== id) }
    $state.set({ ...state, page })
  }
  const $edits = atom(NO_EDITS)
  const edit = (edits: Partial<BookingEdits>) => $edits.set({ ...NO_EDITS, ...edits })
  const show = vi.fn()
  const leaving = createBookingLeaving({
    list: { $state, drop },
    editing: { $edits },
    toasts: { show },
  })
  return { ...leaving, names, edit, show }
}

describe('a booking whose status is not the chosen one any more', () => {
  it('leaves the list, which says whom it was about and where it went', () => {
    const { watch, names, show } = openList(
      'pending',
      bookingOf('Ona', 'done'),
      bookingOf('Rūta', 'pending'),
      bookingOf('Vita', 'contacted'),
    )
    watch()
    expect(names()).toEqual(['Rūta'])
    expect(show.mock.calls).toEqual([
      [{ title: 'Užklausa perkelta', description: 'Ona: iš „Nauja“ į „Baigta“' }],
      [{ title: 'Užklausa perkelta', description: 'Vita: iš „Nauja“ į „Susisiekta“' }],
    ])
  })

  it('stays while somebody is at it', () => {
    const { watch, hold, names } = openList('pending', bookingOf('Ona', 'done'))
    hold('Ona')
    watch()
    expect(names()).toEqual(['Ona'])
    hold(null)
    expect(names()).toEqual([])
  })

  it.each<Partial<BookingEdits>>([
    { notes: { Ona: 'Dar rašau' } },
    { statuses: { Ona: 'pending' } },
    { saving: { Ona: 'notes' } },
  ])('stays until it is saved: %j', (edits) => {
    const { watch, edit, names } = openList('pending', bookingOf('Ona', 'done'))
    edit(edits)
    watch()
    expect(names()).toEqual(['Ona'])
    edit({})
    expect(names()).toEqual([])
  })

  it('stays where every status is shown', () => {
    const { watch, names } = openList(undefined, bookingOf('Ona', 'done'))
    watch()
    expect(names()).toEqual(['Ona'])
  })
})
