import { beforeEach, describe, expect, it } from 'vitest'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { startOrder } from '#src/features/orders/server/correspondence-queries.ts'
import { insertWithdrawal } from '#src/features/orders/server/withdrawal-queries.ts'
import type { Client, ClientsPage, Today } from '#src/features/clients/contracts.ts'
import type { News } from '#src/features/outbox/contracts.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { EVENTS } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, orderOf, sendAll, SELLING, weekly } from './purchases.ts'
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

  it('lists a subscription whose payment failed, until a later one', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.completed(purchase), EVENTS.unpaid(purchase, 1))
    expect(await today()).toMatchObject([{ kind: 'unpaid', order: { state: 'paid' } }])
    expect(await counted()).toBe(1)
    await sendAll(site, EVENTS.invoiced(purchase, 1))
    expect(await today()).toMatchObject([{ kind: 'unstarted' }])
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

    const items = await today()
    expect(items).toMatchObject([
      { kind: 'booking', booking: { id: old, name: 'Ona' } },
      { kind: 'letter', order: { id: orderId, name: 'Rūta Rūtienė' } },
      { kind: 'withdrawal' },
      { kind: 'payment', problem: { problem: 'link' } },
      { kind: 'outbox', count: mails.length },
      { kind: 'suspicious', count: 1 },
      { kind: 'unstarted', order: { name: 'Jonas Jonaitis' } },
    ])
    const due = items.flatMap((item) => ('dueAt' in item ? [Date.parse(item.dueAt)] : []))
    const hours = due.map((time) => (time - Date.now()) / HOUR)
    expect(hours[0]).toBeCloseTo(1, 1)
    expect(hours[1]).toBeCloseTo(4, 1)
    // The withdrawal is due at the end of the fourteenth day, which daylight saving time may move by an hour.
    expect((hours[2] ?? 0) / 24).toBeGreaterThan(13.9)
    expect((hours[2] ?? 0) / 24).toBeLessThan(15.1)
    expect(await counted()).toBe(6 + mails.length)
  })

  it('goes on with what is due later on further pages', async () => {
    const numbers = Array.from({ length: 30 }, (_, number) => number)
    for (const number of numbers) {
      const person = { ...ONA, name: `Ona ${number}` }
      if (number < 5) await insertWithdrawal(site.db, { ...person, id: id(), contract: 'S' })
      await insertBooking(site.db, { ...person, id: id(), consultationType: 'individual' })
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
        name: 'Rūta',
        onlyNotices: false,
        entries: 5,
        waits: true,
        lastAt: expect.any(String) as string,
      },
    ])
    expect((await search('ona@')).map(({ entries }) => entries)).toEqual([1])
    expect(await search('nieko')).toEqual([])
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
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values({ id: id(), email: LATER, name: null, subscribed: true })
      .execute()
    expect(await waiting()).toEqual([[EMAIL, true], [LATER, false]])
    await site.db.write.updateTable('consultationBookings').set(done).execute()
    expect(await waiting()).toEqual([[LATER, false], [EMAIL, false]])
  })
})

describe('a client', () => {
  it('is all that is stored of an address, the newest first, until it is erased in one step', async () => {
    const { orderId } = await fill()
    const { name, items } = await client()
    expect(name).toBe('Rūta Rūtienė')
    const times = items.map((item) => item.at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(byKind(items)).toMatchObject([
      { kind: 'booking', booking: { notes: 'Skambinti vakare' } },
      { kind: 'order', order: { id: orderId, letters: 1 } },
      { kind: 'submission' },
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
      items: [],
      total: 0,
      pageSize: 1,
    })
    expect((await admin('GET', '/api/admin/client?email=ruta')).status).toBe(400)
  })
})
