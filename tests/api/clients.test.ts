import { beforeEach, describe, expect, it } from 'vitest'
import { insertBooking } from '#db/queries/bookings.ts'
import { startOrder } from '#db/queries/correspondence.ts'
import type { Client, ClientsPage } from '#src/contracts/clients.ts'
import { EVENTS } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { at, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const EMAIL = 'ruta@pastas.example'
const PATH = `/api/admin/client?email=${encodeURIComponent(EMAIL)}`
const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)
const pages = useVisitorPages(site)
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

async function client(): Promise<Client> {
  const { status, body } = await admin('GET', PATH)
  expect(status).toBe(200)
  return body as Client
}

/** A paid and started order with a letter, a booking, a result, a subscription and a withdrawal of one address. */
async function fill(): Promise<{ orderId: string }> {
  const { write } = site.db
  const purchase = weekly()
  await sendAll(site, EVENTS.completed(purchase))
  const orderId = await orderOf(site, purchase)
  await startOrder(
    site.db,
    {
      id: orderId,
      delivery: 'letter',
      earlyText: 'Prašau',
      sensitiveText: 'Sutinku',
      consentVersion: '1',
    },
    { id: id(), orderId, author: 'client', content: 'Laba diena' },
    new Date(),
  )
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

/** The fields of a withdrawal that was checked. */
async function confirmed(orderId: string): Promise<Record<string, string>> {
  const fields = { name: 'Rūta', email: EMAIL, contract: `Savaitė, užsakymas ${orderId}`, note: '' }
  const { html } = await pages.send('/sutarties-atsisakymas', { zingsnis: 'tikrinti', ...fields })
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  return { zingsnis: 'patvirtinti', ...fields, id: hidden('id'), parasas: hidden('parasas') }
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
      { id: EMAIL, email: EMAIL, name: 'Rūta', entries: 5, lastAt: expect.any(String) as string },
    ])
    expect((await search('ona@')).map(({ entries }) => entries)).toEqual([1])
    expect(await search('nieko')).toEqual([])
  })
})

describe('a client', () => {
  it('is all that is stored of an address, the newest first, until it is erased in one step', async () => {
    const { orderId } = await fill()
    const { name, items } = await client()
    expect(name).toBe('Rūta Rūtienė')
    expect(items.map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'order',
      'submission',
      'subscriber',
      'withdrawal',
    ])
    expect(items.map((item) => item.at)).toEqual(
      items
        .map((item) => item.at)
        .toSorted()
        .reverse(),
    )
    expect(items.find(({ kind }) => kind === 'booking')).toMatchObject({
      booking: { notes: 'Skambinti vakare' },
    })
    expect(items.find(({ kind }) => kind === 'order')).toMatchObject({
      order: { id: orderId, letters: 1 },
    })
    // The first of seven days was served.
    expect(items.find(({ kind }) => kind === 'withdrawal')).toMatchObject({
      withdrawal: { order: { id: orderId, refundable: 3343, usedDays: 1, paidDays: 7 } },
    })

    const file = await admin('GET', PATH.replace('client?', 'client.json?'))
    expect(file.headers.get('content-disposition')).toContain('.json"')
    expect(at(file.body, 'orders.0.id')).toBe(orderId)
    expect(at(file.body, 'bookings.0.notes')).toBe('Skambinti vakare')

    expect((await admin('DELETE', PATH)).body).toEqual({ success: true })
    const left = await client()
    expect(left.items.map(({ kind }) => kind).toSorted()).toEqual(['order', 'withdrawal'])
    expect(left.items.find(({ kind }) => kind === 'order')).toMatchObject({
      order: { letters: 0 },
    })
    const others = await site.db.read.selectFrom('consultationBookings').select('email').execute()
    expect(others).toEqual([{ email: 'ona@pastas.example' }])
  })

  it('has nothing where the address is not known, and one that is none is refused', async () => {
    expect((await admin('GET', '/api/admin/client?email=kazkas@pastas.example')).body).toEqual({
      name: null,
      items: [],
      total: 0,
      pageSize: 1,
    })
    expect((await admin('GET', '/api/admin/client?email=ruta')).status).toBe(400)
  })
})
