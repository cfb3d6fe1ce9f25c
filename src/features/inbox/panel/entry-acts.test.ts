import type { Toasts } from '#src/client/toasts.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import * as routes from '#src/core/routes.ts'
import type { Booking } from '#src/features/consultations/contracts.ts'
import type { OrderWithdrawal } from '#src/features/orders/withdrawal-contracts.ts'
import { news } from '#src/panel/frame/news.ts'
import { createEntryActs } from './entry-acts.ts'

afterEach(() => news.$mail.set('on'))

const withdrawal: OrderWithdrawal = {
  id: '1',
  name: 'Rūta',
  email: 'ruta@pastas.lt',
  contract: 'Savaitė',
  note: null,
  suspicious: false,
  state: 'new',
  refundedOn: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  told: null,
  mailDueAt: null,
  isMailUnsent: false,
  order: null,
}

function actsAnswered(answer: object) {
  const call = vi.fn(() => Promise.resolve(answer))
  const list = { load: vi.fn(() => Promise.resolve()) }
  const onDone = vi.fn()
  const show = vi.fn<Toasts['show']>()
  const session = { call } as never
  const ask = vi.fn(() => Promise.resolve(true))
  return {
    ask,
    call,
    list,
    onDone,
    show,
    ...createEntryActs({ list, onDone, session, toasts: { show }, confirmDialog: { ask } }),
  }
}

const failed = (status: number) => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error: null, fields: {} },
})

it('sends the mail of a suspicious entry, one at a time, and loads the list anew', async () => {
  const acts = actsAnswered({ ok: true, data: { success: true } })
  const admitting = acts.approve('withdrawals', '1')
  void acts.approve('withdrawals', '2')
  expect(acts.$busy.get()).toBe('1')
  await admitting
  expect(acts.call).toHaveBeenCalledExactlyOnceWith(routes.approveWithdrawal, {
    params: { id: '1' },
  })
  expect(acts.list.load).toHaveBeenCalledOnce()
  expect(acts.onDone).toHaveBeenCalledOnce()
  expect(acts.$busy.get()).toBeNull()
})

it('marks an inquiry as answered, at the row version that is shown, and keeps its notes', async () => {
  const { updatedAt } = withdrawal
  const saved = { id: '1', status: 'contacted', notes: 'Skambinti', updatedAt: 'vėliau' }
  const acts = actsAnswered({ ok: true, data: saved })
  const booking = { id: '1', status: 'pending', notes: 'Skambinti', updatedAt } as Booking
  await acts.contacted(booking)
  expect(acts.call).toHaveBeenCalledExactlyOnceWith(routes.updateBooking, {
    params: { id: '1' },
    body: { status: 'contacted', notes: 'Skambinti', updatedAt },
  })
  const [toast] = acts.show.mock.lastCall ?? []
  expect(toast).toMatchObject({ title: 'Būsena pakeista: Susisiekta' })
  expect(acts.list.load).toHaveBeenCalledOnce()
  toast?.action?.run()
  expect(acts.call).toHaveBeenLastCalledWith(routes.updateBooking, {
    params: { id: '1' },
    body: { status: 'pending', notes: 'Skambinti', updatedAt: 'vėliau' },
  })
})

it('marks a payment as dealt with, and takes that back', async () => {
  const acts = actsAnswered({ ok: true, data: { success: true } })
  await acts.resolvePayment('1', true)
  expect(acts.show).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Pažymėta, kad atsakyta' }),
  )
  await acts.resolvePayment('1', false)
  expect(acts.show).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Pažymėta, kad sutvarkyta' }),
  )
  acts.show.mock.lastCall?.[0].action?.run()
  expect(acts.call).toHaveBeenLastCalledWith(routes.reopenPayment, { params: { id: '1' } })
  await until(() => expect(acts.list.load).toHaveBeenCalledTimes(3))
  expect(acts.show).toHaveBeenLastCalledWith({ title: 'Mokėjimas vėl laukia jūsų' })
})

it('sets what was done about a withdrawal, at the row version that is shown', async () => {
  const mailDueAt = '2026-11-22T12:10:00.000Z'
  const acts = actsAnswered({ ok: true, data: { ...withdrawal, state: 'refunded', mailDueAt } })
  await acts.handle(withdrawal, { state: 'refunded', refundedOn: '2026-11-22' })
  expect(acts.call).toHaveBeenCalledExactlyOnceWith(routes.updateWithdrawal, {
    params: { id: '1' },
    body: { state: 'refunded', refundedOn: '2026-11-22', updatedAt: withdrawal.updatedAt },
  })
  expect(acts.show).toHaveBeenCalledOnce()
  const [toast] = acts.show.mock.lastCall ?? []
  expect(toast).toMatchObject({
    title: 'Rūta: lapkričio\u00a022\u00a0d. pinigai grąžinti',
    description: 'Klientui apie tai parašysime po 10 minučių. „Tvarkyti iš naujo“ laišką sustabdo.',
    action: { text: 'Tvarkyti iš naujo' },
  })
  // The mark can be taken back.
  toast?.action?.run()
  await until(() => expect(acts.call).toHaveBeenCalledTimes(2))
  expect(acts.call).toHaveBeenLastCalledWith(routes.updateWithdrawal, {
    params: { id: '1' },
    body: { state: withdrawal.state, refundedOn: null, updatedAt: withdrawal.updatedAt },
  })
  await until(() => expect(acts.show).toHaveBeenCalledTimes(2))
  expect(acts.show.mock.lastCall?.[0], 'nothing more to undo').toEqual({
    title: 'Rūta: atsisakymas vėl tvarkomas',
    description: 'Laišką klientui sustabdėte.',
  })
})

it('offers to undo a withdrawal that is accepted', async () => {
  const acts = actsAnswered({ ok: true, data: { ...withdrawal, state: 'confirmed' } })
  await acts.handle(withdrawal, { state: 'confirmed', refundedOn: null })
  const [toast] = acts.show.mock.lastCall ?? []
  expect(toast?.action).toMatchObject({ text: 'Atšaukti pakeitimą' })
  toast?.action?.run()
  await until(() => expect(acts.show).toHaveBeenCalledTimes(2))
  expect(acts.show.mock.lastCall?.[0]).toEqual({ title: 'Rūta: pakeitimas atšauktas' })
})

it('names the sum of a refund, and says of a mail that waits that it waits', async () => {
  const order = { refundable: 7637, refundedAmount: 0, currency: 'eur' } as never
  const acts = actsAnswered({ ok: true, data: { ...withdrawal, state: 'refunded', order } })
  news.$mail.set('unset')
  await acts.handle(withdrawal, { state: 'refunded', refundedOn: '2026-12-02' })
  expect(acts.show.mock.lastCall?.[0]).toMatchObject({
    title: 'Rūta: gruodžio\u00a02\u00a0d. grąžinta 76,37\u00a0€',
    description: 'Laiškų siuntimas dar neįjungtas, todėl laiškas klientui lauks.',
  })
})

it('says of a mark that is taken back what its client was told, as the server knows it', async () => {
  const marked = { ...withdrawal, state: 'refunded', refundedOn: '2026-11-22' } as const
  const acts = actsAnswered({ ok: true, data: { ...withdrawal, told: 'refunded' } })
  await acts.handle(marked, { state: 'new', refundedOn: null })
  expect(acts.show.mock.lastCall?.[0].description).toMatch(/^Klientui jau parašyta/)
  const untold = actsAnswered({ ok: true, data: withdrawal })
  await untold.handle(withdrawal, { state: 'confirmed', refundedOn: null })
  expect(untold.show.mock.lastCall?.[0], 'no mail was to be sent').not.toHaveProperty('description')
})

it('asks before a withdrawal with money due is marked as needing no refund, and names the sum', async () => {
  const order = {
    ...{ refundable: 7637, currency: 'eur', isNamed: true, isLate: false },
  } as NonNullable<OrderWithdrawal['order']>
  const due = { ...withdrawal, state: 'new', order } as const
  const acts = actsAnswered({ ok: true, data: due })
  acts.ask.mockResolvedValueOnce(false)
  await acts.handle(due, { state: 'nothing-due', refundedOn: null })
  const title = 'Grąžinti nereikia, nors priklauso 76,37\u00a0€?'
  expect(acts.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }))
  expect(acts.call).not.toHaveBeenCalled()
  await acts.handle(due, { state: 'nothing-due', refundedOn: null })
  expect(acts.call).toHaveBeenCalledOnce()

  const settled = { ...due, order: { ...order, refundable: 0 } }
  await acts.handle(settled, { state: 'nothing-due', refundedOn: null })
  expect(acts.ask).toHaveBeenCalledTimes(2)

  const unnamed = { ...due, order: { ...order, isNamed: false } }
  await acts.handle(unnamed, { state: 'nothing-due', refundedOn: null })
  expect(acts.ask).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Atmesti atsisakymą?' }),
  )
})

it('promises no mail that the client has, or that nobody gets', async () => {
  const acts = actsAnswered({ ok: true, data: withdrawal })
  for (const changes of [{ told: 'nothing-due' }, { suspicious: true }] as const) {
    await acts.handle({ ...withdrawal, ...changes }, { state: 'nothing-due', refundedOn: null })
    expect(acts.show.mock.lastCall?.[0]).not.toHaveProperty('description')
  }
})

const DAY = { state: 'refunded', refundedOn: '' } as const

it('says at the form alone what is wrong with the day of a refund', async () => {
  const acts = actsAnswered(failed(400))
  const onInvalid = vi.fn()
  await acts.handle(withdrawal, DAY, onInvalid)
  expect([onInvalid.mock.calls.length, acts.show.mock.calls.length]).toEqual([1, 0])
})

it('says in a toast why a refund was not noted when the form cannot, as after a change elsewhere', async () => {
  const acts = actsAnswered(failed(409))
  const onInvalid = vi.fn()
  await acts.handle(withdrawal, DAY, onInvalid)
  expect([onInvalid.mock.calls.length, acts.show.mock.calls.length]).toEqual([0, 1])
})

it.each([
  [
    'keeps the list when the server was not reached',
    { ok: false, failure: { kind: 'network' } },
    0,
  ],
  ['loads the list anew after a 404', failed(404), 1],
  ['loads the list anew after a 409', failed(409), 1],
])('says that it failed, and %s', async (_, answer, loads) => {
  const acts = actsAnswered(answer)
  await acts.approve('withdrawals', '1')
  expect(acts.show).toHaveBeenCalledOnce()
  expect(acts.list.load).toHaveBeenCalledTimes(loads)
})
