import { describe, expect, it, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#src/client/stub-fetch.ts'
import type { Booking } from '#src/contracts/inbox.ts'
import { memoryStorage } from '../memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '../session.ts'
import { createBookingEdits, withBooking } from './booking-edits.ts'

const booking: Booking = {
  id: '5f0c6a52-6f0e-4f7b-9a3b-0d8f2f3d7a11',
  name: 'Ona',
  email: 'ona@example.lt',
  phone: null,
  consultationType: 'individual',
  preferredDate: null,
  message: null,
  status: 'pending',
  notes: 'Skambinti vakare',
  createdAt: '2026-11-20T12:00:00.000Z',
}

function openEdits(...answers: StubAnswer[]) {
  const { fetch, calls } = stubFetch(...answers)
  const show = vi.fn()
  const navigate = vi.fn()
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const toasts = { show, showOnNextPage: vi.fn() }
  const session = createSession({ fetch, toasts, storage, navigate, place: () => '#uzklausos' })
  const onSaved = vi.fn()
  const edits = createBookingEdits({ session, onSaved, toasts, storage })
  const reopened = () => createBookingEdits({ session, onSaved, toasts, storage }).$edits.get()
  return { ...edits, calls, show, navigate, onSaved, reopened }
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
        body: { status: 'pending', notes: 'Susitarta' },
      },
    ])
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved)
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Pastabos išsaugotos' })
    expect($edits.get()).toEqual({ notes: {}, messages: {}, saving: {} })
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
    expect($edits.get()).toEqual({
      notes: { [booking.id]: 'Ilgas tekstas' },
      messages: { [booking.id]: message },
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
})

describe('the status of a booking', () => {
  it('is saved without the notes that are being typed', async () => {
    const { $edits, type, changeStatus, calls, show } = openEdits({
      body: { ...booking, status: 'contacted' },
    })
    type(booking, 'Dar rašau')
    await changeStatus(booking, 'contacted')
    expect(calls[0]?.body).toEqual({ status: 'contacted', notes: 'Skambinti vakare' })
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Būsena pakeista: Susisiekta' })
    expect($edits.get().notes).toEqual({ [booking.id]: 'Dar rašau' })
  })

  it('that cannot be saved is told of', async () => {
    const { changeStatus, onSaved, show } = openEdits({ status: 500 })
    await changeStatus(booking, 'done')
    expect(onSaved).not.toHaveBeenCalled()
    expect(show.mock.calls[0]?.[0]).toMatchObject({
      description: 'Nepavyko pakeisti būsenos. Bandykite vėliau.',
    })
  })

  it('moves the booking from one count to the other', () => {
    const page = {
      items: [booking],
      total: 1,
      page: 1,
      pageSize: 50,
      counts: { pending: 1, contacted: 0, done: 4 },
    }
    const done = { ...booking, status: 'done' as const }
    expect(withBooking(page, done)).toEqual({
      ...page,
      items: [done],
      counts: { pending: 0, contacted: 0, done: 5 },
    })
    expect(withBooking(page, { ...done, id: 'kita' })).toBe(page)
  })
})
