import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { startOrder } from '#src/features/orders/server/correspondence-queries.ts'
import { insertWithdrawal } from '#src/features/orders/server/withdrawal-queries.ts'
import type { OrdersPage } from '#src/features/orders/contracts.ts'
import { asksOwner } from '#src/features/orders/listed-state.ts'
import type { Client, ClientsPage, Today } from '#src/features/clients/contracts.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import type { Overview } from '#src/features/quizzes/statistics-contracts.ts'
import type { News } from '#src/features/outbox/contracts.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { EVENTS } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { quizBody } from './content.ts'
import { at, clearOutbox, useAdministrator, useTestSite } from './test-site.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)
const pages = useVisitorPages(site)

const HOUR = 3_600_000
const id = () => crypto.randomUUID()

beforeEach(async () => {
  const tables = [
    'orderLetters',
    'orderStarts',
    'orders',
    'paymentEvents',
    'consultationBookings',
    'contractWithdrawals',
    'newsletterSubscriptions',
    'quizSubmissions',
  ] as const
  for (const table of tables) await site.db.write.deleteFrom(table).execute()
})

const ONA = { name: 'Ona', email: 'ona@pastas.example' }

async function desk(): Promise<Today> {
  const { status, body } = await admin('GET', '/api/admin/today')
  expect(status).toBe(200)
  return body as Today
}

const today = async () => (await desk()).items

/** Stores the begin of an order with a first letter, written at an instant. */
async function begin(orderId: string, writtenAt: Date, earlyText: string | null = 'Prašau') {
  const start = { id: orderId, delivery: 'letter', sensitiveText: '', consentVersion: '1' } as const
  const letter = { id: id(), orderId, author: 'client', content: 'Laba diena' } as const
  await startOrder(site.db, { ...start, earlyText }, letter, new Date())
  await site.db.write
    .updateTable('orderLetters')
    .set({ createdAt: writtenAt })
    .where('id', '=', letter.id)
    .execute()
}

const counted = async () => {
  const { mail: _, ...counts } = (await admin('GET', '/api/admin/news')).body as News
  return Object.values(counts).reduce<number>((sum, it) => sum + Number(it), 0)
}

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

  it('only mentions an order that waits for its client, and neither counts nor sorts it as waiting', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.completed(purchase), EVENTS.unpaid(purchase, 1))
    expect(await desk()).toMatchObject({
      items: [],
      total: 0,
      stalled: [{ kind: 'unpaid', order: { state: 'paid' } }],
    })
    await sendAll(site, EVENTS.invoiced(purchase, 1))
    expect(await desk()).toMatchObject({ items: [], stalled: [{ kind: 'unstarted' }] })
    expect(await counted()).toBe(0)
    const { body } = await admin('GET', '/api/admin/clients')
    expect((body as ClientsPage).items).toMatchObject([{ waits: false }])
    await begin(await orderOf(site, purchase), new Date())
    expect(await desk()).toMatchObject({ items: [{ kind: 'letter' }], stalled: [] })
    expect(await counted()).toBe(1)
  })

  it('mentions no order that is not begun while a withdrawal from it is open', async () => {
    const [withdrawn, other] = [weekly(), weekly({ email: ONA.email })]
    await sendAll(site, EVENTS.completed(withdrawn), EVENTS.completed(other))
    const [orderId, otherId] = [await orderOf(site, withdrawn), await orderOf(site, other)]
    const stalled = async () => (await desk()).stalled.map((order) => order.id).toSorted()
    expect(await stalled()).toEqual([orderId, otherId].toSorted())
    // Without the number of the order, its state does not change before the owner confirms the withdrawal.
    await insertWithdrawal(site.db, { id: id(), name: 'Rūta', email: EMAIL, contract: 'Savaitė' })
    expect(await today()).toMatchObject([
      { kind: 'withdrawal', withdrawal: { order: { id: orderId } } },
    ])
    expect(await stalled()).toEqual([otherId])
    const inList = async () => {
      const { items } = (await admin('GET', '/api/admin/orders')).body as OrdersPage
      const found = items.find((order) => order.id === orderId)
      return [found?.state, found?.withdrawal]
    }
    expect(await inList()).toEqual(['paid', 'new'])
    const rejected = { state: 'nothing-due' } as const
    await site.db.write.updateTable('contractWithdrawals').set(rejected).execute()
    expect(await stalled()).toEqual([orderId, otherId].toSorted())
    expect(await inList()).toEqual(['paid', null])
    const refunded = { state: 'refunded', refundedOn: formatDay(new Date()) } as const
    await site.db.write.updateTable('contractWithdrawals').set(refunded).execute()
    expect(await inList()).toEqual(['withdrawn', 'refunded'])
  })

  it('counts a withdrawal from a subscription once, and asks for the end of the subscription when it is settled', async () => {
    const purchase = monthly()
    const { email, name } = purchase
    await sendAll(site, EVENTS.completed(purchase), EVENTS.invoiced(purchase, 0))
    await insertWithdrawal(site.db, { id: id(), name, email, contract: 'Mėnuo' })
    const set = (changes: { state: 'confirmed' | 'refunded'; refundedOn?: string }) =>
      site.db.write.updateTable('contractWithdrawals').set(changes).execute()
    const seen = async () => {
      const { items, total } = await desk()
      return [items.map(({ kind }) => kind), total, await counted()]
    }
    expect(await seen()).toEqual([['withdrawal'], 1, 1])
    await set({ state: 'confirmed' })
    expect(await today()).toMatchObject([{ withdrawal: { order: { isRenewed: true } } }])
    expect(await seen()).toEqual([['withdrawal'], 1, 1])
    await set({ state: 'refunded', refundedOn: formatDay(new Date()) })
    expect(await seen()).toEqual([['subscription'], 1, 1])
    await sendAll(site, EVENTS.cancelled(purchase))
    expect(await seen()).toEqual([[], 0, 0])
  })

  it('mentions no failed payment of a client whose withdrawal is open', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.completed(purchase), EVENTS.unpaid(purchase, 1))
    const stalled = async () => (await desk()).stalled.map(({ kind }) => kind)
    expect(await stalled()).toEqual(['unpaid'])
    await insertWithdrawal(site.db, {
      ...{ id: id(), name: 'Rūta', contract: 'Mėnuo' },
      email: purchase.email.toLowerCase(),
    })
    expect(await stalled()).toEqual([])
  })

  it('mentions a dispute from its mark on until the bank has decided', async () => {
    const [purchase, dispute] = [weekly(), 'dp_1']
    await sendAll(site, EVENTS.completed(purchase), EVENTS.disputed(purchase, dispute))
    const [duty] = (await desk()).items
    expect(await desk()).toMatchObject({ total: 1, stalled: [] })
    await admin('POST', `/api/admin/payments/${duty?.id ?? ''}/settle`)
    const orderId = await orderOf(site, purchase)
    const stalled = [{ kind: 'disputed', id: orderId, order: { dispute: { state: 'open' } } }]
    expect(await desk()).toMatchObject({ items: [], total: 0, stalled })
    await sendAll(site, EVENTS.disputed(purchase, dispute, 'under_review'))
    expect(await desk()).toMatchObject({
      items: [],
      stalled: [{ order: { dispute: { state: 'review' } } }],
    })
    await sendAll(site, EVENTS.disputed(purchase, dispute, 'lost'))
    expect(await desk()).toMatchObject({ items: [], stalled: [] })
  })

  it('mentions a client whose answer is stored and not mailed yet, unless a dispute waits', async () => {
    const purchase = weekly()
    await sendAll(site, EVENTS.completed(purchase))
    const orderId = await orderOf(site, purchase)
    await begin(orderId, new Date())
    await admin('POST', `/api/admin/orders/${orderId}/letters`, {
      id: id(),
      content: 'Laba diena',
      isSure: true,
    })
    const change = (facts: object) =>
      site.db.write.updateTable('outbox').set(facts).where('kind', '=', 'order-answer').execute()
    expect(await desk(), 'just written').toMatchObject({ items: [], stalled: [] })
    await change({ fault: 'unreachable' })
    expect(await desk()).toMatchObject({ items: [], stalled: [{ kind: 'unsent', id: orderId }] })
    await sendAll(site, EVENTS.disputed(purchase, 'dp_1'))
    expect(await desk()).toMatchObject({ items: [{ kind: 'payment' }], stalled: [] })
    await sendAll(site, EVENTS.disputed(purchase, 'dp_1', 'won'))
    await change({ state: 'sent', fault: null })
    expect(await desk()).toMatchObject({ items: [], stalled: [] })
  })

  it('is told when the checkout has said nothing for 35 days while a subscription runs', async () => {
    const isSilent = async () => at((await admin('GET', '/api/admin/news')).body, 'silentCheckout')
    const heardBefore = (days: number) =>
      site.db.write
        .updateTable('paymentEvents')
        .set({ receivedAt: new Date(Date.now() - days * 24 * HOUR) })
        .execute()
    const purchase = monthly()
    await sendAll(site, EVENTS.charged(purchase), EVENTS.completed(purchase))
    await sendAll(site, EVENTS.completed(weekly()))
    await heardBefore(34)
    expect(await isSilent()).toBe(false)
    await heardBefore(36)
    expect(await isSilent()).toBe(true)
    await sendAll(site, EVENTS.cancelled(purchase))
    await heardBefore(36)
    expect(await isSilent(), 'no subscription runs').toBe(false)
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
    const booking = { ...ONA, consultationType: 'individual' }
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
    await insertWithdrawal(site.db, { ...ONA, id: id(), contract: 'Savaitė' })
    await write.updateTable('outbox').set({ state: 'failed', fault: 'refused' }).execute()
    const mails = await site.db.read.selectFrom('outbox').select('id').execute()

    const { items, stalled } = await desk()
    expect(stalled).toMatchObject([{ kind: 'unstarted', order: { name: 'Jonas Jonaitis' } }])
    expect(items).toMatchObject([
      { kind: 'booking', booking: { id: old, name: 'Ona' } },
      { kind: 'letter', order: { id: orderId, name: 'Rūta Rūtienė' } },
      { kind: 'withdrawal' },
      { kind: 'payment', problem: { problem: 'link' } },
      { kind: 'outbox', count: mails.length },
      { kind: 'suspicious', count: 1 },
    ])
    const due = items.flatMap((item) => ('dueAt' in item ? [Date.parse(item.dueAt)] : []))
    const hours = due.map((time) => (time - Date.now()) / HOUR)
    expect(hours[0]).toBeCloseTo(1, 1)
    expect(hours[1]).toBeCloseTo(4, 1)
    // The withdrawal is due at the end of the fourteenth day, which daylight saving time may move by an hour.
    expect((hours[2] ?? 0) / 24).toBeGreaterThan(13.9)
    expect((hours[2] ?? 0) / 24).toBeLessThan(15.1)
    expect(await counted()).toBe(5 + mails.length)

    const since = new Date(Date.now() - HOUR)
    const stuck = { state: 'waiting', fault: 'unreachable', attempts: 3, queuedAt: since } as const
    await write.updateTable('outbox').set(stuck).execute()
    const waiting = mails.length
    const trouble = { kind: 'standing', since: since.toISOString(), waiting }
    const told = await today()
    expect(told[0], 'before all deadlines').toEqual({ kind: 'mails', id: 'mails', trouble })
    expect(told.some(({ kind }) => kind === 'outbox')).toBe(false)
    expect(await counted(), 'one entry, however many mails').toBe(6)
  })

  it('shows each of 60 waiting orders once, by deadline and not by how long it has waited', async () => {
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    const ids: string[] = []
    for (const number of numbers) {
      const purchase = number % 2 === 0 ? weekly() : monthly()
      await sendAll(site, EVENTS.completed(purchase))
      const orderId = await orderOf(site, purchase)
      ids.push(orderId)
      // The oldest letters wait for the end of the withdrawal period.
      const written = new Date(Date.now() - (60 - number) * 60_000)
      await begin(orderId, written, number < 20 ? null : 'Prašau')
    }
    await clearOutbox(site)
    const { items, total } = await desk()
    expect(total).toBe(60)
    expect(items.map((duty) => duty.id).toSorted()).toEqual(ids.toSorted())
    const due = items.map((duty) => ('dueAt' in duty ? duty.dueAt : ''))
    expect(due).toEqual(due.toSorted())
    expect(
      items
        .slice(40)
        .map((duty) => duty.id)
        .toSorted(),
    ).toEqual(ids.slice(0, 20).toSorted())
    expect((await desk()).items.map((duty) => duty.id)).toEqual(items.map((duty) => duty.id))
  })

  it('tells of a dispute whose money it is, how much, since when, and where to answer', async () => {
    const purchase = weekly()
    await sendAll(site, EVENTS.charged(purchase), EVENTS.completed(purchase))
    await sendAll(site, EVENTS.disputed(purchase))
    expect(await today()).toMatchObject([
      {
        kind: 'payment',
        problem: {
          problem: 'dispute',
          clients: ['Rūta Rūtienė'],
          email: 'ruta@pastas.example',
          amount: 3900,
          currency: 'eur',
          createdAt: expect.stringMatching(/^2\d{3}-/) as string,
          url: `https://dashboard.stripe.com/test/payments/${purchase.paymentIntentId}`,
        },
      },
    ])
  })

  it('has a dispute by its day, and after what is due today if no day is known or left', async () => {
    const purchase = weekly()
    await sendAll(site, EVENTS.charged(purchase), EVENTS.completed(purchase))
    await sendAll(site, EVENTS.disputed(purchase))
    for (const hours of [26, 0]) {
      await insertBooking(site.db, {
        ...{ ...ONA, id: id(), name: `Prieš ${hours}`, consultationType: 'individual' },
        createdAt: new Date(Date.now() - hours * HOUR),
      })
    }
    const order = async (periodEnd: Date | null) => {
      await site.db.write
        .updateTable('paymentEvents')
        .set({ periodEnd })
        .where('type', '=', 'charge.dispute.created')
        .execute()
      return (await today()).flatMap((duty) =>
        duty.kind === 'booking' ? [duty.booking.name] : duty.kind === 'payment' ? ['ginčas'] : [],
      )
    }
    const [late, soon] = ['Prieš 26', 'Prieš 0']
    expect(await order(new Date(Date.now() + 7 * 24 * HOUR))).toEqual([late, soon, 'ginčas'])
    for (const unknown of [null, new Date(Date.now() - HOUR)]) {
      expect(await order(unknown)).toEqual([late, 'ginčas', soon])
    }
  })

  it('has an open dispute by its day until the owner has marked or answered it, as its order and its client have', async () => {
    const purchase = weekly()
    const dispute = 'dp_viena'
    await insertBooking(site.db, { ...ONA, id: id(), consultationType: 'individual' })
    await sendAll(site, EVENTS.charged(purchase), EVENTS.completed(purchase))
    await sendAll(site, EVENTS.disputed(purchase, dispute))
    const look = async () => {
      const items = await today()
      const { items: orders } = (await admin('GET', '/api/admin/orders?order=waiting'))
        .body as OrdersPage
      const clients = ((await admin('GET', '/api/admin/clients')).body as ClientsPage).items
      return {
        kinds: items.map(({ kind }) => kind),
        counted: await counted(),
        order: orders.some(asksOwner),
        client: clients.some(({ email, waits }) => email !== ONA.email && waits),
        dispute: orders[0]?.dispute,
      }
    }
    const asks = { kinds: ['booking', 'payment'], counted: 2, order: true, client: true }
    const isQuiet = { kinds: ['booking'], counted: 1, order: false, client: false }
    await clearOutbox(site)
    const open = await look()
    expect(open).toMatchObject({ ...asks, dispute: { state: 'open', markedAt: null } })
    const mark = `/api/admin/payments/${open.dispute?.eventId ?? ''}`
    await admin('POST', `${mark}/settle`)
    expect(await look()).toMatchObject({
      ...isQuiet,
      dispute: { state: 'open', markedAt: expect.stringMatching(/^2\d{3}-/) as string },
    })
    await admin('POST', `${mark}/reopen`)
    expect(await look()).toMatchObject({ ...asks, dispute: { markedAt: null } })
    await sendAll(site, EVENTS.disputed(purchase, dispute, 'under_review'))
    expect(await look()).toMatchObject({
      ...isQuiet,
      dispute: { state: 'review', markedAt: null, eventId: null },
    })
  })
})

/** Moves the clock of the functions, in whole days. */
function wait(days: number): void {
  vi.useFakeTimers({ now: Date.now() + days * 24 * HOUR, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('the week in numbers', () => {
  const week = async () => (await desk()).week
  const NOTHING = {
    clients: 0,
    money: [],
    answers: { onTime: 0, total: 0, medianMinutes: null },
    subscribers: 0,
    results: 0,
    warned: 0,
    stopped: 0,
  }

  it('counts nothing where nothing was', async () => {
    expect(await week()).toEqual(NOTHING)
  })

  it('counts payments and refunds apart, each once, and a client once', async () => {
    const [first, renewed] = [weekly(), monthly()]
    await sendAll(site, EVENTS.charged(first), EVENTS.completed(first))
    await sendAll(site, EVENTS.charged(renewed), EVENTS.completed(renewed))
    await sendAll(site, EVENTS.invoiced(renewed, 0), EVENTS.invoiced(renewed, 1, 'in_antra'))
    // Told twice.
    await sendAll(site, EVENTS.invoiced(renewed, 1, 'in_antra'))
    const again = weekly()
    await sendAll(site, EVENTS.charged(again), EVENTS.completed(again))
    await sendAll(site, EVENTS.refunded(first, 1000, 're_dalis'))
    await sendAll(site, EVENTS.refunded(first, 2900, 're_atmesta', 'failed'))
    const { clients, money } = await week()
    expect(clients).toBe(2)
    const paid = 3900 + 7900 + 7900 + 3900
    expect(money).toEqual([{ currency: 'eur', paid, refunded: 1000 }])
  })

  it('counts the refund of an older payment alone, and neither an old client nor an unpaid order', async () => {
    const [old, unpaid] = [weekly(), monthly()]
    await sendAll(site, EVENTS.charged(old), EVENTS.completed(old))
    await sendAll(site, EVENTS.refunded(old, 100))
    await site.db.write
      .updateTable('paymentEvents')
      .set({ createdAt: new Date(Date.now() - 8 * 24 * HOUR) } as never)
      .execute()
    await sendAll(site, EVENTS.completed(unpaid, 'unpaid'))
    await sendAll(site, EVENTS.refunded(old, 3800), EVENTS.completed(weekly()))
    expect(await week()).toMatchObject({
      clients: 0,
      money: [{ currency: 'eur', paid: 3900, refunded: 3800 }],
    })
  })

  it('counts answers in time among the answers and the overdue letters, with the median of the wait', async () => {
    const answer = (orderId: string, createdAt: Date) =>
      site.db.write
        .insertInto('orderLetters')
        .values({ id: id(), orderId, author: 'coach', content: 'Atsakymas', createdAt })
        .execute()
    await site.db.write
      .updateTable('ownerSettings')
      .set({ settings: JSON.stringify({ answerHours: null }) })
      .execute()
    onTestFinished(async () => {
      await site.db.write.updateTable('ownerSettings').set({ settings: '{}' }).execute()
    })
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
    const orderIds: string[] = []
    for (let number = 0; number < 4; number += 1) {
      const purchase = weekly()
      await sendAll(site, EVENTS.completed(purchase))
      const orderId = await orderOf(site, purchase)
      orderIds.push(orderId)
      await begin(orderId, ago(20))
    }
    const [quick = '', slow = '', overdue = '', settled = ''] = orderIds
    await answer(quick, ago(19))
    // A second answer answers no letter.
    await answer(quick, ago(18))
    await answer(slow, ago(13))
    await site.db.write
      .updateTable('orderLetters')
      .set({ settledAt: ago(15) })
      .where('orderId', '=', settled)
      .execute()
    await answer(settled, ago(14))
    expect((await week()).answers).toEqual({ onTime: 1, total: 3, medianMinutes: 240 })
    expect(await today()).toMatchObject([{ kind: 'letter', id: overdue }])
    wait(8)
    expect((await week()).answers).toEqual({ onTime: 0, total: 1, medianMinutes: null })
  })

  it('counts money, clients and answers of this month and the one before, each in its own', async () => {
    const begins = fromVilniusTime(`${formatDay(new Date()).slice(0, 7)}-01T00:00`) ?? ''
    const before = new Date(Date.parse(begins) - 1)
    const old = weekly()
    await sendAll(site, EVENTS.charged(old), EVENTS.completed(old))
    const orderId = await orderOf(site, old)
    await site.db.write
      .updateTable('paymentEvents')
      .set({ createdAt: before } as never)
      .execute()
    await begin(orderId, new Date(Date.parse(begins) - HOUR))
    await site.db.write
      .insertInto('orderLetters')
      .values({ id: id(), orderId, author: 'coach', content: 'Atsakymas', createdAt: before })
      .execute()
    await sendAll(site, EVENTS.refunded(old, 3800))
    const statistics = await admin('GET', '/api/admin/statistics')
    const { months } = statistics.body as Overview
    const sold = {
      clients: 1,
      money: [{ currency: 'eur', paid: 3900, refunded: 0 }],
      answers: { onTime: 1, total: 1 },
    }
    const isLastDay = months[1]?.until === months[2]?.until
    expect(months).toMatchObject([
      {
        clients: 0,
        money: [{ currency: 'eur', paid: 0, refunded: 3800 }],
        answers: { onTime: 0, total: 0 },
      },
      isLastDay ? sold : { clients: 0, money: [], answers: { onTime: 0, total: 0 } },
      sold,
    ])
  })

  it('counts subscribers, results, safety results and stopped addresses of seven days', async () => {
    const subscriber = { name: null, subscribed: true }
    const old = new Date(Date.now() - 8 * 24 * HOUR)
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values([
        { ...subscriber, id: id(), email: 'a@pastas.example', confirmedAt: new Date() },
        { ...subscriber, id: id(), email: 'b@pastas.example', confirmedAt: old },
        { ...subscriber, id: id(), email: 'c@pastas.example', subscribed: false },
        {
          ...subscriber,
          id: id(),
          email: 'd@pastas.example',
          subscribed: false,
          stoppedAt: new Date(),
        },
      ])
      .execute()
    const quiz = await admin('POST', '/api/admin/quiz', quizBody({ slug: 'savaites-testas' }))
    const { id: quizId } = quiz.body as FullQuiz
    const finished = (day: Date, finishes: number) => {
      return { quizId, questionId: id(), day: formatDay(day), finishes, warned: finishes - 1 }
    }
    await site.db.write
      .insertInto('quizProgress')
      .values([finished(new Date(), 3), finished(old, 5)])
      .execute()
    expect(await week()).toMatchObject({ subscribers: 1, results: 3, warned: 2, stopped: 1 })
    wait(8)
    expect(await week()).toEqual(NOTHING)
  })
})

describe('the planned texts', () => {
  beforeEach(async () => {
    for (const table of ['blogPosts', 'quizzes', 'letters'] as const) {
      await site.db.write.deleteFrom(table).execute()
    }
  })

  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR)
  const text = (title: string) => ({ id: id(), title, slug: title.toLowerCase() })

  it('are those of seven days, of every kind, soonest first, until they are published', async () => {
    const post = { excerpt: '', content: '', category: 'Konfliktai' }
    const [later, page, far, quiz] = ['Vėliau', 'Puslapis', 'Toli', 'Testas'].map(text)
    if (!later || !page || !far || !quiz) throw new Error('There are four texts')
    await site.db.write
      .insertInto('blogPosts')
      .values([
        { ...later, ...post, publishAt: inDays(5) },
        { ...page, ...post, category: null, type: 'page', publishAt: inDays(1) },
        { ...far, ...post, publishAt: inDays(8) },
        { ...text('Juodraštis'), ...post },
        { ...text('Paskelbtas'), ...post, published: true, publishAt: inDays(1) },
      ])
      .execute()
    await site.db.write
      .insertInto('quizzes')
      .values({ ...quiz, description: '', publishAt: inDays(2) })
      .execute()
    const letter = { id: id(), subject: 'Laiškas', content: '' }
    await site.db.write
      .insertInto('letters')
      .values({ ...letter, state: 'scheduled', sendAt: inDays(3) })
      .execute()
    const planned = async () => (await desk()).planned.map(({ kind, title }) => [kind, title])
    expect(await planned()).toEqual([
      ['page', 'Puslapis'],
      ['quiz', 'Testas'],
      ['letter', 'Laiškas'],
      ['post', 'Vėliau'],
    ])
    wait(3)
    expect((await planned()).at(-1)).toEqual(['post', 'Toli'])
  })

  it('lack a letter of this week while there are subscribers', async () => {
    expect(await desk()).toMatchObject({ planned: [], weekWithoutLetter: false })
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values({ id: id(), email: 'a@pastas.example', name: null, subscribed: true })
      .execute()
    expect(await desk()).toMatchObject({ planned: [], weekWithoutLetter: true })
  })

  it('name the draft that was written last, which lacks only its day', async () => {
    const write = (subject: string) =>
      admin('POST', '/api/admin/letters', { subject, content: 'Laba diena' })
    const [early, late] = [await write('Ruduo'), await write('Rudens pokalbiai')]
    expect(await desk()).toMatchObject({ draftLetter: at(late.body, 'id') })
    const sent = at(late.body, 'id') as string
    await site.db.write
      .updateTable('letters')
      .set({ state: 'sending' })
      .where('id', '=', sent)
      .execute()
    expect(await desk()).toMatchObject({ draftLetter: at(early.body, 'id') })
    await site.db.write.deleteFrom('letters').execute()
    expect(await desk()).toMatchObject({ draftLetter: null })
  })
})

describe('the steps before launch', () => {
  it('are done by what the database holds', async () => {
    const steps = async () => (await desk()).steps
    expect(await steps()).toEqual({
      missing: ['code', 'address', 'phone'],
      madeUp: ['testimonials', 'figures'],
      isPasswordOwn: false,
      hasPasskey: false,
      hasCodes: false,
      hasExpert: false,
      hasPurchase: false,
      sales: [
        {
          id: 'email-weekly',
          title: 'Savaitės el. pašto konsultacijos',
          price: 39,
          hasLink: false,
        },
        {
          id: 'email-monthly',
          title: 'Mėnesio el. pašto konsultacijos',
          price: 79,
          hasLink: false,
        },
      ],
      answerHours: null,
      city: 'Vilnius, Lietuva',
      noticeEmail: OWNER,
      confirmed: [],
    })
    const { write } = site.db
    await sendAll(site, EVENTS.completed(weekly()))
    await write
      .updateTable('ownerSettings')
      .set({ settings: JSON.stringify({ code: '123456789', phone: '+37060000000' }) })
      .execute()
    await write
      .insertInto('adminPasskeys')
      .values({
        id: id(),
        credentialId: 'a',
        publicKey: 'a',
        counter: 0,
        transports: [],
        name: 'Telefonas',
      })
      .execute()
    expect(await steps()).toMatchObject({
      missing: ['address'],
      hasPasskey: true,
      hasExpert: false,
      hasPurchase: true,
      // The purchase of one package says nothing about the price of the other.
      confirmed: [],
    })
    const price = { price: 49, url: 'https://buy.stripe.com/a', setAt: new Date() }
    await write
      .insertInto('prices')
      .values({ ...price, package: 'email-weekly', linkId: 'plink_a' })
      .execute()
    expect((await steps()).confirmed).toEqual([])
    await write
      .insertInto('prices')
      .values({ ...price, package: 'email-monthly', linkId: 'plink_b' })
      .execute()
    expect((await steps()).confirmed).toEqual(['prices'])
    await write.deleteFrom('prices').execute()
    await write.deleteFrom('adminPasskeys').execute()
    await write.updateTable('ownerSettings').set({ settings: '{}' }).execute()
  })

  it('are also done by what the owner confirms or changes; recovery codes only once she keeps them', async () => {
    const { write } = site.db
    const confirmed = async () => (await desk()).steps.confirmed
    const confirm = (step: string) => admin('PUT', '/api/admin/settings/steps', { step })
    expect(await confirm('seller')).toMatchObject({ status: 400 })
    expect(await confirm('city')).toMatchObject({ status: 200 })
    expect(await confirmed()).toEqual(['city'])
    await write
      .updateTable('ownerSettings')
      .set({ settings: JSON.stringify({ answerHours: { from: 9, to: 18 } }) })
      .execute()
    await write.updateTable('ownerSettings').set({ noticeEmail: OWNER }).execute()
    expect(await confirmed()).toEqual(['hours', 'notices', 'city'])

    await write.insertInto('recoveryCodes').values({ hash: 'a' }).execute()
    expect((await desk()).steps).toMatchObject({ hasCodes: true })
    expect(await confirmed()).not.toContain('codes')
    await confirm('codes')
    expect(await confirmed()).toContain('codes')
    const later = new Date(Date.now() + 60_000)
    await write.deleteFrom('recoveryCodes').execute()
    await write.insertInto('recoveryCodes').values({ hash: 'b', createdAt: later }).execute()
    expect(await confirmed(), 'new codes').not.toContain('codes')
    await write.deleteFrom('recoveryCodes').execute()
    await write
      .updateTable('ownerSettings')
      .set({ settings: '{}', confirmed: '{}', noticeEmail: null })
      .execute()
  })
})

const EMAIL = 'ruta@pastas.example'
const PATH = `/api/admin/client?email=${encodeURIComponent(EMAIL)}`

const OWNER = 'trenere@akademija.example'

/** Returns the text of a mail without its line breaks. */
const wordsOf = (mail?: { text?: string | undefined }) => mail?.text?.replaceAll(/\s+/g, ' ')

const byKind = (items: Client['items']) =>
  items.toSorted((one, other) => one.kind.localeCompare(other.kind))

async function client(): Promise<Client> {
  const { status, body } = await admin('GET', PATH)
  expect(status).toBe(200)
  return body as Client
}

/**
 * Stores for one address a paid and started order with a letter, a booking, a result, a subscription and a withdrawal.
 */
async function fill(): Promise<{ orderId: string }> {
  const { write } = site.db
  const purchase = weekly()
  await sendAll(site, EVENTS.completed(purchase))
  const orderId = await orderOf(site, purchase)
  const agreed = { earlyText: 'Prašau', sensitiveText: 'Sutinku', consentVersion: '1' }
  const letter = { id: id(), orderId, author: 'client', content: 'Laba diena' } as const
  await startOrder(site.db, { id: orderId, delivery: 'letter', ...agreed }, letter, new Date())
  for (const email of [EMAIL, 'ona@pastas.example']) {
    await insertBooking(site.db, { id: id(), name: 'Rūta', email, consultationType: 'individual' })
  }
  await write.updateTable('consultationBookings').set({ notes: 'Skambinti vakare' }).execute()
  await write
    .insertInto('newsletterSubscriptions')
    .values({ id: id(), email: EMAIL, name: null, subscribed: true })
    .execute()
  await write
    .insertInto('quizSubmissions')
    .values({ id: id(), email: EMAIL, name: 'Rūta', answers: '[]', totalScore: 3 })
    .execute()
  await pages.send('/sutarties-atsisakymas', await confirmed(orderId))
  return { orderId }
}

const NEXT = 'nauja@pastas.example'

/** Gives an order another address; the address that paid is kept as `paidEmail`. */
const move = (orderId: string) =>
  site.db.write
    .updateTable('orders')
    .set({ email: NEXT, paidEmail: EMAIL })
    .where('id', '=', orderId)
    .execute()

/** Checks a withdrawal and returns the fields that confirm it. */
async function confirmed(orderId: string): Promise<Record<string, string>> {
  const fields = { name: 'Rūta', email: EMAIL, contract: `Savaitė, užsakymas ${orderId}`, note: '' }
  const { html } = await pages.send('/sutarties-atsisakymas', { zingsnis: 'tikrinti', ...fields })
  const [id, parasas] = [hiddenField(html, 'id'), hiddenField(html, 'parasas')]
  return { zingsnis: 'patvirtinti', ...fields, id, parasas }
}

describe('the clients', () => {
  it('are found by any name or by the address, each once', async () => {
    await fill()
    const search = async (text: string) => {
      const { body } = await admin('GET', `/api/admin/clients?search=${encodeURIComponent(text)}`)
      return (body as ClientsPage).items
    }
    expect((await search('')).map(({ email }) => email)).toEqual([EMAIL, 'ona@pastas.example'])
    expect(await search('rutiene')).toEqual([
      {
        id: EMAIL,
        email: EMAIL,
        name: 'Rūta Rūtienė',
        onlyNotices: false,
        // Her quiz answers are not on her page.
        entries: 4,
        waits: true,
        lastAt: expect.any(String) as string,
      },
    ])
    expect((await search('ona@')).map(({ entries }) => entries)).toEqual([1])
    expect(await search('nieko')).toEqual([])
  })

  it('have the name of their latest order with one, otherwise of another entry, as on their pages', async () => {
    const names = async () => {
      const { body } = await admin('GET', '/api/admin/clients')
      return [(body as ClientsPage).items[0]?.name, (await client()).name]
    }
    await insertWithdrawal(site.db, { id: id(), name: 'Rū', email: EMAIL, contract: 'Savaitė' })
    expect(await names()).toEqual(['Rū', 'Rū'])
    await insertBooking(site.db, {
      ...{ id: id(), name: 'Rūta', email: EMAIL, consultationType: 'individual' },
      createdAt: new Date(Date.now() - HOUR),
    })
    expect(await names(), 'a booking before a later withdrawal').toEqual(['Rūta', 'Rūta'])
    await sendAll(site, EVENTS.completed(weekly()))
    await site.db.write
      .updateTable('orders')
      .set({ createdAt: new Date(Date.now() - 2 * HOUR) } as never)
      .execute()
    expect(await names()).toEqual(['Rūta Rūtienė', 'Rūta Rūtienė'])
    const nameless = weekly()
    await sendAll(site, EVENTS.completed(nameless))
    await site.db.write
      .updateTable('orders')
      .set({ name: null })
      .where('id', '=', await orderOf(site, nameless))
      .execute()
    expect(await names(), 'a later order without a name').toEqual(['Rūta Rūtienė', 'Rūta Rūtienė'])
  })

  it('come first while they wait, then by their last entry', async () => {
    const waiting = async () => {
      const { body } = await admin('GET', '/api/admin/clients')
      return (body as ClientsPage).items.map(({ email, waits }) => [email, waits])
    }
    const LATER = 'ona@pastas.example'
    const done = { status: 'done' } as const
    const booking = { id: id(), name: 'Rūta', email: EMAIL, consultationType: 'individual' }
    await insertBooking(site.db, booking)
    await insertBooking(site.db, { ...booking, id: id(), email: LATER, status: 'done' })
    expect(await waiting()).toEqual([
      [EMAIL, true],
      [LATER, false],
    ])
    await site.db.write.updateTable('consultationBookings').set(done).execute()
    expect(await waiting()).toEqual([
      [LATER, false],
      [EMAIL, false],
    ])
  })
})

describe('the kinds of people with data', () => {
  it('are clients, who have bought, asked or withdrawn, those who took a quiz, and subscribers', async () => {
    await fill()
    const person = (name: string) => ({ id: id(), email: `${name}@pastas.example`, name })
    for (const name of ['testas', 'abu']) {
      await site.db.write
        .insertInto('quizSubmissions')
        .values({ ...person(name), answers: '[]', totalScore: 1 })
        .execute()
    }
    for (const name of ['naujienos', 'abu']) {
      await site.db.write
        .insertInto('newsletterSubscriptions')
        .values({ ...person(name), subscribed: true })
        .execute()
    }
    const list = async (query = '') => {
      const { body } = await admin('GET', `/api/admin/clients${query}`)
      const { items, total, counts } = body as ClientsPage
      return { emails: items.map(({ email }) => email).toSorted(), total, counts }
    }
    const counts = { client: 2, visitor: 2, subscriber: 1 }
    // The buyer has taken a quiz and subscribed too.
    const clients = { emails: ['ona@pastas.example', EMAIL], total: 2, counts }
    expect(await list()).toEqual(clients)
    expect(await list('?kind=client')).toEqual(clients)
    expect(await list('?kind=visitor')).toMatchObject({
      emails: ['abu@pastas.example', 'testas@pastas.example'],
      total: 2,
    })
    expect(await list('?kind=subscriber')).toMatchObject({ emails: ['naujienos@pastas.example'] })
    // A search says where else somebody is found.
    expect(await list('?search=abu')).toEqual({
      ...{ emails: [], total: 0, counts: { client: 0, visitor: 1, subscriber: 0 } },
    })
    expect((await admin('GET', '/api/admin/clients?kind=kita')).status).toBe(400)
  })
})

describe('a client', () => {
  it('of whom only quiz answers are stored has a name and no entry', async () => {
    await site.db.write
      .insertInto('quizSubmissions')
      .values({ id: id(), email: EMAIL, name: 'Rūta', answers: '[]', totalScore: 1 })
      .execute()
    expect(await client()).toMatchObject({ name: 'Rūta', hasAnswers: true, items: [] })
  })

  it('has the notes about all orders of the address, and of no other', async () => {
    const { orderId } = await fill()
    const other = weekly({ email: 'ona@pastas.example' })
    await sendAll(site, EVENTS.completed(other))
    const note = (of: string, content: string) => ({ id: id(), orderId: of, content })
    const notes = [note(orderId, 'Paklausti'), note(await orderOf(site, other), 'Kito')]
    await site.db.write.insertInto('orderNotes').values(notes).execute()
    expect((await client()).notes).toMatchObject([{ orderId, content: 'Paklausti' }])
    await site.db.write.deleteFrom('orderNotes').execute()
  })

  it('is all that is stored of an address, the newest first, until it is erased in one step', async () => {
    const { orderId } = await fill()
    const { name, items, hasAnswers } = await client()
    expect(name).toBe('Rūta Rūtienė')
    // Which results are shown, and in which order, the client decides.
    expect(hasAnswers).toBe(true)
    const times = items.map((item) => item.at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(byKind(items)).toMatchObject([
      { kind: 'booking', booking: { notes: 'Skambinti vakare' } },
      { kind: 'order', order: { id: orderId, letters: 1 } },
      { kind: 'subscriber' },
      // The first of seven days was used.
      {
        kind: 'withdrawal',
        withdrawal: { order: { id: orderId, refundable: 3343, usedDays: 1, paidDays: 7 } },
      },
    ])

    const file = await admin('GET', PATH.replace('client?', 'client.json?'))
    expect(file.headers.get('content-disposition')).toContain('.json"')
    expect(at(file.body, 'orders.0.id')).toBe(orderId)
    expect(at(file.body, 'bookings.0.notes')).toBe('Skambinti vakare')

    expect((await admin('DELETE', PATH)).body).toEqual({ success: true })
    expect(byKind((await client()).items)).toMatchObject([
      { kind: 'order', order: { letters: 0 } },
      { kind: 'withdrawal' },
    ])
    const others = await site.db.read.selectFrom('consultationBookings').select('email').execute()
    expect(others).toEqual([{ email: 'ona@pastas.example' }])
  })

  it('is marked in every list where an order sends notices in place of letters', async () => {
    const { orderId } = await fill()
    expect(await client()).toMatchObject({ onlyNotices: false })
    await site.db.write
      .updateTable('orderStarts')
      .set({ delivery: 'notice' })
      .where('id', '=', orderId)
      .execute()
    const { onlyNotices, items } = await client()
    expect(onlyNotices).toBe(true)
    expect(byKind(items)[1]).toMatchObject({ order: { delivery: 'notice' } })
    const marks = async () => {
      const { body } = await admin('GET', '/api/admin/clients')
      return (body as ClientsPage).items.map((row) => [row.email, row.onlyNotices])
    }
    const others = [['ona@pastas.example', false]]
    expect(await marks()).toEqual([[EMAIL, true], ...others])
    await move(orderId)
    expect(await client()).toMatchObject({ onlyNotices: true })
    expect(await marks()).toEqual([[EMAIL, true], ...others, [NEXT, true]])
  })

  it.each(['their', 'the former'] as const)(
    'with notices is written to by no reply to the mails of bookings and withdrawals from %s address',
    async (address) => {
      const { orderId } = await fill()
      await site.db.write.updateTable('orderStarts').set({ delivery: 'notice' }).execute()
      if (address === 'the former') await move(orderId)
      await site.deliver()
      const ours = pages.mails.filter(({ to }) => [to].flat()[0]?.text === OWNER)
      const about = (subject: string, who: string) =>
        ours.find((mail) => mail.subject === subject && mail.text?.includes(who))
      const { bookingNotice, onlyNotices, withdrawalNotice } = mailTexts
      for (const mail of [
        about(bookingNotice.subject('Rūta'), EMAIL),
        about(withdrawalNotice.subject('Rūta'), EMAIL),
      ]) {
        expect(mail?.replyTo).toBeUndefined()
        expect(wordsOf(mail)).toContain(onlyNotices)
        expect(wordsOf(mail)).not.toContain('Atsakykite į šį laišką')
      }
      const other = about(bookingNotice.subject('Rūta'), 'ona@pastas.example')
      expect(other).toMatchObject({ replyTo: { text: 'ona@pastas.example' } })
      expect(wordsOf(other)).not.toContain(onlyNotices)
    },
  )

  it('has nothing where the address is not known, and one that is none is refused', async () => {
    expect((await admin('GET', '/api/admin/client?email=kazkas@pastas.example')).body).toEqual({
      name: null,
      onlyNotices: false,
      notes: [],
      hasAnswers: false,
      items: [],
      total: 0,
      pageSize: 1,
    })
    expect((await admin('GET', '/api/admin/client?email=ruta')).status).toBe(400)
  })
})
