import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import type { Booking } from '#src/features/inbox/contracts.ts'
import type { BookingStatus } from '../consultations.ts'
import type { BookingEdits } from './booking-edits.ts'
import { createBookingLeaving } from './booking-leaving.ts'
import type { BookingFilters, BookingsPage } from '#src/features/inbox/panel/inbox-lists.ts'
import type { PagedListState } from '#src/panel/kit/paged-list.ts'

const bookingOf = (name: string, status: BookingStatus): Booking => ({
  id: name,
  name,
  email: 'kazkas@example.lt',
  phone: null,
  consultationType: 'individual',
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
