import { beforeEach, describe, expect, it } from 'vitest'
import { startOrder } from '#db/queries/correspondence.ts'
import { insertBooking } from '#db/queries/bookings.ts'
import { insertWithdrawal } from '#db/queries/withdrawals.ts'
import type { News } from '#src/contracts/outbox.ts'
import type { Today } from '#src/contracts/today.ts'
import { EVENTS } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { clearOutbox, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)

const HOUR = 3_600_000
const id = () => crypto.randomUUID()

async function pageOfToday(page = 1): Promise<Today> {
  const { status, body } = await admin('GET', `/api/admin/today?page=${page}`)
  expect(status).toBe(200)
  return body as Today
}

const today = async () => (await pageOfToday()).items

const counted = async () =>
  Object.values((await admin('GET', '/api/admin/news')).body as News).reduce<number>(
    (sum, it) => sum + Number(it),
    0,
  )

beforeEach(async () => {
  await clearOutbox(site)
  const tables = [
    'orderLetters',
    'orderStarts',
    'orders',
    'paymentEvents',
    'consultationBookings',
    'contractWithdrawals',
    'newsletterSubscriptions',
  ] as const
  for (const table of tables) await site.db.write.deleteFrom(table).execute()
})

describe('today', () => {
  it('is empty when nothing waits', async () => {
    expect(await today()).toEqual([])
    expect(await counted()).toBe(0)
  })

  it('lists a subscription that goes on without letters, until it is ended', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.charged(purchase), EVENTS.completed(purchase))
    await sendAll(site, EVENTS.refunded(purchase, purchase.amount))
    expect(await today()).toMatchObject([{ kind: 'subscription', order: { state: 'refunded' } }])
    expect(await counted()).toBe(1)
    await sendAll(site, EVENTS.cancelled(purchase))
    expect(await today()).toEqual([])
    expect(await counted()).toBe(0)
  })

  it('lists letters, bookings and withdrawals by when they are due, then the rest', async () => {
    const { write } = site.db
    const [early, late] = [weekly(), monthly()]
    await sendAll(site, EVENTS.completed(early), EVENTS.completed(late))
    await sendAll(site, EVENTS.completed(weekly({ linkId: 'plink_kita' })))
    const orderId = await orderOf(site, early)
    const start = {
      id: orderId,
      delivery: 'letter',
      sensitiveText: '',
      consentVersion: '1',
    } as const
    const letter = { id: id(), orderId, author: 'client', content: 'Laba diena' } as const
    await startOrder(site.db, { ...start, earlyText: 'Prašau' }, letter, new Date())
    const booking = { name: 'Ona', email: 'ona@pastas.example', consultationType: 'individual' }
    await insertBooking(site.db, { ...booking, id: id() })
    const { id: old } = await site.db.read
      .selectFrom('consultationBookings')
      .select('id')
      .executeTakeFirstOrThrow()
    const before = new Date(Date.now() - 23 * HOUR)
    await write
      .updateTable('consultationBookings')
      .set({ createdAt: before } as never)
      .execute()
    await insertBooking(site.db, { ...booking, id: id(), status: 'suspicious' })
    const withdrawal = { id: id(), name: 'Ona', email: 'ona@pastas.example', contract: 'Savaitė' }
    await insertWithdrawal(site.db, withdrawal)
    await write.updateTable('outbox').set({ state: 'failed', fault: 'refused' }).execute()
    const mails = await site.db.read.selectFrom('outbox').select('id').execute()

    const items = await today()
    expect(items.map(({ kind }) => kind)).toEqual([
      'booking',
      'letter',
      'withdrawal',
      'payment',
      'outbox',
      'suspicious',
      'unstarted',
    ])
    expect(items[0]).toMatchObject({ booking: { id: old, name: 'Ona' } })
    expect(items[1]).toMatchObject({ order: { id: orderId, name: 'Rūta Rūtienė' } })
    expect(items[3]).toMatchObject({ problem: { problem: 'link' } })
    expect(items[4]).toMatchObject({ count: mails.length })
    expect(items[5]).toMatchObject({ count: 1 })
    expect(items[6]).toMatchObject({ order: { name: 'Jonas Jonaitis' } })
    const due = items.flatMap((item) => ('dueAt' in item ? [Date.parse(item.dueAt)] : []))
    const hours = due.map((time) => (time - Date.now()) / HOUR)
    expect(hours[0]).toBeCloseTo(1, 1)
    expect(hours[1]).toBeCloseTo(4, 1)
    // To the end of the fourteenth day, which summer time may move by an hour.
    expect((hours[2] ?? 0) / 24).toBeGreaterThan(13.9)
    expect((hours[2] ?? 0) / 24).toBeLessThan(15.1)
    expect(await counted()).toBe(6 + mails.length)
  })

  it('goes on with what is due later on further pages', async () => {
    const booking = { name: 'Ona', email: 'ona@pastas.example', consultationType: 'individual' }
    const numbers = Array.from({ length: 30 }, (_, number) => number)
    for (const number of numbers) {
      const withdrawal = { id: id(), name: `Ona ${number}`, email: booking.email, contract: 'S' }
      if (number < 5) await insertWithdrawal(site.db, withdrawal)
      await insertBooking(site.db, { ...booking, id: id(), name: `Ona ${number}` })
    }
    await clearOutbox(site)
    const pages = [await pageOfToday(1), await pageOfToday(2), await pageOfToday(3)]
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [35, 25],
      [35, 10],
      [35, 0],
    ])
    const all = pages.flatMap(({ items }) => items)
    expect(all.map(({ kind }) => kind)).toEqual([
      ...numbers.map(() => 'booking'),
      ...numbers.slice(0, 5).map(() => 'withdrawal'),
    ])
    expect(new Set(all.map((duty) => duty.id)).size).toBe(35)
  })
})
