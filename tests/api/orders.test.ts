import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import Stripe from 'stripe'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteOwnData } from '#src/features/clients/server/own-data.ts'
import { deleteExpired } from '#src/server/erasures.ts'
import { signToken } from '#src/server/signing.ts'
import { rereadPaymentEvents } from '#src/features/orders/server/payment-events.ts'
import type { OrdersPage } from '#src/features/orders/contracts.ts'
import { asPrivate } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import {
  type CheckoutEvent,
  EVENTS,
  newId,
  sendEvent,
} from '../../scripts/runtime/stand-ins/checkout-events.ts'
import {
  customer,
  deliveriesOf,
  hostileCalls,
  outcomesOf,
  readOutcomes,
} from './lives-of-orders.ts'
import { monthly, orderOf, SECRETS, sendAll as allSent, SELLING, weekly } from './purchases.ts'
import { useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: SELLING })

const send = (event: CheckoutEvent, secret: string = SECRETS[0]) =>
  sendEvent(site.url, event, secret)

const sendAll = (...events: CheckoutEvent[]) => allSent(site, ...events)

const admin = useAdministrator(site)
const pages = useVisitorPages(site)

async function listOrders(query = ''): Promise<OrdersPage> {
  const { status, body } = await admin('GET', `/api/admin/orders${query}`)
  expect(status).toBe(200)
  return body as OrdersPage
}

const storedEvents = () => site.db.read.selectFrom('paymentEvents').selectAll().execute()

async function onlyOrder() {
  const { items } = await listOrders()
  expect(items).toHaveLength(1)
  return items[0]
}

/** Returns an event with some fields of its object replaced. */
const withObject = (event: CheckoutEvent, fields: object): CheckoutEvent => ({
  ...event,
  data: { object: { ...event.data.object, ...fields } },
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Moves the receipt of all events so far an hour into the past. */
const later = () =>
  site.db.write
    .updateTable('paymentEvents')
    .set({ receivedAt: new Date(Date.now() - 3_600_000) })
    .execute()

async function forgetAll() {
  await site.db.write.deleteFrom('orders').execute()
  await site.db.write.deleteFrom('paymentEvents').execute()
}
beforeEach(forgetAll)

describe('a payment', () => {
  it('is an order of the package whose link was paid', async () => {
    await sendAll(EVENTS.completed(weekly()))
    expect(await onlyOrder()).toMatchObject({
      package: 'email-weekly',
      email: 'ruta@pastas.example',
      name: 'Rūta Rūtienė',
      state: 'paid',
      amount: 3900,
      paidAmount: 3900,
      refundedAmount: 0,
      currency: 'eur',
      renewals: 0,
      cancelledAt: null,
    })
  })

  it('counts as paid only when the bank has confirmed it', async () => {
    const purchase = weekly()
    await sendAll(EVENTS.completed(purchase, 'unpaid'))
    expect(await onlyOrder()).toMatchObject({ state: 'awaiting', paidAmount: 0, paidAt: null })
    await sendAll(EVENTS.paidLater(purchase))
    expect(await onlyOrder()).toMatchObject({ state: 'paid', paidAmount: 3900 })
  })

  it('that the bank has refused is told as failed', async () => {
    const purchase = weekly()
    await sendAll(EVENTS.completed(purchase, 'unpaid'), EVENTS.failedLater(purchase))
    expect(await onlyOrder()).toMatchObject({ state: 'failed', paidAmount: 0 })
  })

  it.each([
    ['of a code for the whole sum', weekly({ amount: 0 }), []],
    ['of a free first month', { ...monthly(), amount: 0 }, [{ renewals: 1, paidAmount: 7900 }]],
  ])('that was not needed concludes an order as well, as one %s', async (_, purchase, renewed) => {
    await sendAll(EVENTS.completed(purchase, 'no_payment_required'))
    const order = await onlyOrder()
    expect(order).toMatchObject({ state: 'paid', paidAmount: 0 })
    expect(order?.paidAt).not.toBeNull()
    const outbox = site.db.read.selectFrom('outbox').select('kind')
    const mails = await outbox.where('subjectId', '=', order?.id ?? '').execute()
    expect(mails).toEqual([{ kind: 'order-confirmation' }, { kind: 'start-reminder' }])
    for (const outcome of renewed) {
      await sendAll(EVENTS.invoiced({ ...purchase, amount: 7900 }, 1))
      expect(await onlyOrder()).toMatchObject(outcome)
    }
  })

  it('is counted once, however often it is told of, and the rest of an event is not stored', async () => {
    const event = EVENTS.completed(weekly())
    const data = { object: { ...event.data.object, metadata: { slaptas: 'žodis' } } }
    await Promise.all(Array.from({ length: 5 }, () => send({ ...event, data })))
    expect(await onlyOrder()).toMatchObject({ paidAmount: 3900 })
    const rows = await storedEvents()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/žodis|pastas\.example/)
  })
})

describe('a subscription', () => {
  it('is renewed by invoices, and ends', async () => {
    const purchase = monthly()
    await sendAll(
      EVENTS.invoiced(purchase, 1),
      EVENTS.completed(purchase),
      EVENTS.invoiced(purchase, 0),
      EVENTS.invoiced(purchase, 2),
    )
    const order = await onlyOrder()
    expect(order).toMatchObject({ state: 'paid', renewals: 2, paidAmount: 3 * 7900 })
    expect(Date.parse(order?.paidUntil ?? '') - Date.now()).toBeGreaterThan(80 * 86_400_000)
    expect(Date.parse(order?.nextPaymentOn ?? '') - Date.now()).toBeGreaterThan(80 * 86_400_000)
    expect(order?.paymentUrl).toBe(
      `https://dashboard.stripe.com/test/subscriptions/${purchase.subscriptionId}`,
    )
    await sendAll(EVENTS.cancelled(purchase))
    expect(await onlyOrder()).toMatchObject({
      state: 'cancelled',
      renewals: 2,
      nextPaymentOn: null,
    })
  })

  it('is refunded and disputed by the payment of its customer', async () => {
    const purchase = monthly()
    await sendAll(EVENTS.refunded(purchase, 7900), EVENTS.charged(purchase))
    await sendAll(EVENTS.completed(purchase))
    expect(await onlyOrder()).toMatchObject({ state: 'refunded', refundedAmount: 7900 })
    const dispute = newId('dp')
    await sendAll(EVENTS.disputed(purchase, dispute))
    expect(await onlyOrder()).toMatchObject({ state: 'refunded' })
    const other = weekly()
    await sendAll(EVENTS.completed(other), EVENTS.disputed(other))
    const states = (await listOrders()).items.map(({ state }) => state)
    expect(states.sort()).toEqual(['disputed', 'refunded'])
  })

  it('tells of its dispute the sum, where and until when to answer, and how it goes on', async () => {
    const purchase = weekly()
    const [first, second] = [newId('dp'), newId('dp')]
    await sendAll(EVENTS.completed(purchase))
    expect(await onlyOrder()).toMatchObject({ state: 'paid', dispute: null })
    await sendAll(EVENTS.disputed(purchase, first))
    expect(await onlyOrder()).toMatchObject({
      state: 'disputed',
      dispute: {
        state: 'open',
        amount: 3900,
        url: `https://dashboard.stripe.com/test/payments/${purchase.paymentIntentId}`,
      },
    })
    const until = (await onlyOrder())?.dispute?.answerUntil ?? ''
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6 * 86_400_000)
    const order = await onlyOrder()
    expect((await listOrders()).problems).toMatchObject([
      { problem: 'dispute', orderId: order?.id, answerUntil: until },
    ])
    await sendAll(EVENTS.disputed(purchase, first, 'under_review'))
    expect((await onlyOrder())?.dispute).toMatchObject({ state: 'review', answerUntil: null })
    await sendAll(EVENTS.disputed(purchase, second), EVENTS.disputed(purchase, first, 'lost'))
    expect((await onlyOrder())?.dispute).toMatchObject({ state: 'open', amount: 7800 })
    await sendAll(EVENTS.disputed(purchase, second, 'won'))
    expect((await onlyOrder())?.dispute).toMatchObject({ state: 'lost', amount: 3900 })
  })

  it.each([undefined, 0])('has no time for an answer if the dispute names %s', async (dueBy) => {
    const purchase = weekly()
    const event = EVENTS.disputed(purchase)
    Object.assign(event.data.object, { evidence_details: dueBy === 0 ? { due_by: 0 } : undefined })
    await sendAll(EVENTS.completed(purchase), event)
    expect((await onlyOrder())?.dispute).toMatchObject({ state: 'open', answerUntil: null })
  })

  it('of a customer with two orders takes nothing that may be the other one’s', async () => {
    const purchase = monthly()
    const other = { ...monthly(), customerId: purchase.customerId, name: 'Ona Onaitė' }
    await sendAll(EVENTS.completed(purchase), EVENTS.completed(other), EVENTS.charged(purchase))
    await sendAll(EVENTS.refunded(purchase, 7900))
    await later()
    const { items, problems } = await listOrders()
    expect(items.map(({ refundedAmount }) => refundedAmount)).toEqual([0, 0])
    expect(problems).toMatchObject([
      { problem: 'ambiguous', type: 'refund.created', clients: ['Jonas Jonaitis', 'Ona Onaitė'] },
    ])
  })

  it('is refunded by the payment of its invoice, or of its customer at that time, though another one was bought since', async () => {
    const purchase = monthly()
    const renewal = { ...purchase, paymentIntentId: newId('pi') }
    const invoice = EVENTS.invoiced(renewal, 1)
    const since = { ...monthly(), customerId: purchase.customerId }
    const bought = EVENTS.completed(since)
    await sendAll(
      EVENTS.refunded(renewal, 7900),
      EVENTS.completed(purchase),
      { ...bought, created: bought.created + 7200 },
      EVENTS.charged(purchase),
      EVENTS.refunded(purchase, 1000),
      EVENTS.charged(renewal),
      invoice,
      EVENTS.invoicePaid(renewal, (invoice.data.object as Stripe.Invoice).id),
    )
    const { items } = await listOrders()
    const refunds = new Map(items.map((order) => [order.paidAmount, order.refundedAmount]))
    expect(refunds).toEqual(
      new Map([
        [2 * 7900, 8900],
        [7900, 0],
      ]),
    )
  })

  it('owes a payment until a later one or its end', async () => {
    const purchase = monthly()
    const at = (event: CheckoutEvent, minute: number) => ({
      ...event,
      created: event.created + minute * 60,
    })
    const owes = async (...events: CheckoutEvent[]) => {
      await sendAll(...events)
      return (await onlyOrder())?.paymentFailedAt !== null
    }
    const failing = EVENTS.unpaid(purchase, 1)
    await sendAll(EVENTS.invoiced(purchase, 0), EVENTS.completed(purchase))
    const paidUntil = (await onlyOrder())?.paidUntil
    expect(await owes(at(failing, 1))).toBe(true)
    expect(await onlyOrder()).toMatchObject({ paidUntil, paidAmount: 7900, renewals: 0 })
    expect(await owes(at(EVENTS.invoiced(purchase, 1), 3), at(EVENTS.unpaid(purchase, 1), 2))).toBe(
      false,
    )
    for (const [minute, status] of [
      [4, 'past_due'],
      [6, 'unpaid'],
      [8, 'paused'],
    ] as const) {
      expect(await owes(at(EVENTS.subscriptionUpdated(purchase, status), minute))).toBe(true)
      expect(await owes(at(EVENTS.subscriptionUpdated(purchase, 'active'), minute + 1))).toBe(false)
    }
    const atOnce = EVENTS.subscriptionUpdated(purchase, 'active')
    expect(await owes(at(EVENTS.unpaid(purchase, 2), 10), at(atOnce, 10))).toBe(true)
    expect(await owes(at(EVENTS.cancelled(purchase), 11))).toBe(false)
  })
})

describe('a refund', () => {
  it('is counted in part, in whole, and not when it fails', async () => {
    const purchase = weekly()
    const failing = newId('re')
    await sendAll(EVENTS.completed(purchase), EVENTS.refunded(purchase, 1000))
    expect(await onlyOrder()).toMatchObject({ state: 'paid', refundedAmount: 1000 })
    await sendAll(EVENTS.refunded(purchase, 2900, failing))
    expect(await onlyOrder()).toMatchObject({ state: 'refunded', refundedAmount: 3900 })
    await sendAll(EVENTS.refunded(purchase, 2900, failing, 'failed'))
    expect(await onlyOrder()).toMatchObject({ state: 'paid', refundedAmount: 1000 })
    expect((await listOrders()).problems).toMatchObject([{ problem: 'refund', amount: 2900 }])
  })
})

describe('what needs the owner', () => {
  it('is a payment by another link, an event that cannot be read, and one that no order has', async () => {
    const odd = withObject(EVENTS.completed(weekly()), { payment_status: 'half' })
    await sendAll(
      EVENTS.completed(weekly({ linkId: 'plink_kitas' })),
      odd,
      EVENTS.refunded(weekly(), 3900),
    )
    expect((await listOrders()).problems.map(({ problem }) => problem)).toEqual(['link', 'version'])
    await later()
    const { items, problems } = await listOrders()
    expect(items).toEqual([])
    expect(problems.map(({ problem }) => problem).sort()).toEqual(['link', 'unmatched', 'version'])
    const stored = (await storedEvents()).find(({ eventId }) => eventId === odd.id)
    expect(stored).toMatchObject({ sessionId: null, amount: null, type: odd.type })
  })

  it('is the first event of another release alone, which is read like ours', async () => {
    const [first, second] = [monthly(), weekly()]
    const { parent, ...older } = EVENTS.invoiced(first, 1).data.object as Stripe.Invoice
    const ofOlder = { ...older, subscription: first.subscriptionId }
    await sendAll(
      { ...EVENTS.completed(first), api_version: '2025-09-30.clover' },
      { ...EVENTS.invoiced(first, 1), api_version: '2024-06-20', data: { object: ofOlder } },
      { ...EVENTS.completed(second), api_version: '2025-09-30.clover' },
      { ...EVENTS.refunded(second, 3900), api_version: '2024-06-20' },
    )
    const { items, problems } = await listOrders()
    expect(items.find((order) => order.package === 'email-weekly')?.state).toBe('refunded')
    expect(items.find((order) => order.package === 'email-monthly')).toMatchObject({
      state: 'paid',
      renewals: 1,
      paidAmount: 2 * 7900,
    })
    expect(problems).toMatchObject([
      { problem: 'other-version', type: 'checkout.session.completed' },
      { problem: 'other-version', type: 'invoice.paid' },
    ])
  })

  it('is no event of another day of our release, or one that comes in ours as well', async () => {
    const release = Stripe.API_VERSION.split('.')[1] ?? ''
    const event = EVENTS.completed(weekly())
    const versioned = { ...event, api_version: '2024-06-20' }
    await sendAll(versioned, event, versioned)
    await sendAll({ ...EVENTS.completed(monthly()), api_version: `2031-01-01.${release}` })
    const { items, problems } = await listOrders()
    expect(items.map(({ paidAmount }) => paidAmount).sort()).toEqual([3900, 7900])
    expect(problems).toEqual([])
  })

  it('is kept sealed when it cannot be read, until a release can, its client is erased, or 90 days are over', async () => {
    const event = EVENTS.completed(weekly())
    const odd = [1, 2, 3].map((number) =>
      withObject(
        { ...event, id: `evt_${number}` },
        { customer_details: { email: `pirkejas${number}@pastas.example` }, payment_status: 'half' },
      ),
    )
    await sendAll(...odd)
    const sealed = async () =>
      (await storedEvents()).filter(({ sealedBody }) => sealedBody !== null)
    expect(await sealed()).toHaveLength(3)
    expect(JSON.stringify(await storedEvents())).not.toContain('pastas.example')
    const sending = { db: site.db, deployUrl: site.url, waitUntil: () => undefined }
    await deleteOwnData(sending, asPrivate('pirkejas1@pastas.example'))
    expect((await sealed()).map(({ eventId }) => eventId)).toEqual(['evt_2', 'evt_3'])
    await rereadPaymentEvents(sending)
    expect(await sealed(), 'they still cannot be read').toHaveLength(2)

    const readable = { ...event, id: 'evt_2' }
    await site.db.write
      .updateTable('paymentEvents')
      .set({ sealedBody: signToken('payment-event', [JSON.stringify(readable)], inDays(1)) })
      .where('eventId', '=', 'evt_2')
      .execute()
    await rereadPaymentEvents(sending)
    expect(await onlyOrder()).toMatchObject({ state: 'paid', paidAmount: 3900 })
    expect((await listOrders()).problems.map(({ reference }) => reference).sort()).toEqual([
      'evt_1',
      'evt_3',
    ])
    await site.db.write
      .updateTable('paymentEvents')
      .set({ receivedAt: inDays(-91) })
      .execute()
    await deleteExpired(site.db)
    expect(await sealed()).toEqual([])
    expect(await storedEvents()).toHaveLength(3)
  })

  it.each([
    ['a sum beyond every number', { amount_total: 2 ** 40 }],
    ['an id that no id is', { id: 'cs_\u0000test' }],
    ['a currency of no state', { currency: 'EUR\ud800' }],
  ])('is an event with %s', async (_, fields) => {
    await sendAll(withObject(EVENTS.completed(weekly()), fields))
    expect((await listOrders()).problems).toMatchObject([{ problem: 'version' }])
  })

  it('is a purchase without one address', async () => {
    for (const email of [null, 'a@b.lt, c@d.lt', `${'a'.repeat(400)}@pastas.example`]) {
      await sendAll(withObject(EVENTS.completed(weekly()), { customer_details: { email } }))
    }
    const { items, problems } = await listOrders()
    expect(items).toEqual([])
    expect(problems.map(({ problem }) => problem)).toEqual(['address', 'address', 'address'])
  })

  it('is no more shown once she has dealt with it, until she takes that back', async () => {
    await sendAll(EVENTS.completed(weekly({ linkId: 'plink_kitas' })))
    const [{ id } = { id: '' }] = (await listOrders()).problems
    const settle = () => admin('POST', `/api/admin/payments/${id}/settle`)
    const reopen = () => admin('POST', `/api/admin/payments/${id}/reopen`)
    expect((await reopen()).status).toBe(404)
    expect((await settle()).status).toBe(200)
    expect((await reopen()).status).toBe(200)
    expect((await listOrders()).problems).toMatchObject([{ id }])
    expect((await settle()).status).toBe(200)
    expect((await listOrders()).problems).toEqual([])
    expect((await settle()).status).toBe(404)
  })
})

describe('an event that is refused', () => {
  const refused = async (response: Response) => {
    expect(await storedEvents()).toEqual([])
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${site.url}/api/payments/webhook`, { method: 'POST', headers, body })

  it('is forged, unsigned, stale or changed', async () => {
    const payload = JSON.stringify(EVENTS.completed(weekly()))
    const signed = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const now = Math.floor(Date.now() / 1000)
    const v0 = createHmac('sha256', SECRETS[0]).update(`${now}.${payload}`).digest('hex')
    for (const [header, body] of [
      [signed('whsec_svetimas'), payload],
      [signed(SECRETS[0], now - 301), payload],
      [signed(SECRETS[0]), `${payload} `],
      [`t=${now},v0=${v0}`, payload],
      ['', payload],
    ] as const) {
      const { status, body: answer } = await refused(
        await post({ 'Stripe-Signature': header }, body),
      )
      expect(status).toBe(400)
      expect(answer).toEqual({ error: 'Mokėjimo pranešimo parašas negalioja.' })
    }
    expect((await refused(await post({}, payload))).status).toBe(400)
    expect((await send(JSON.parse(payload) as CheckoutEvent, SECRETS[1])).status).toBe(200)
  })

  it('is larger than 256 KB', async () => {
    const body = JSON.stringify({ ...EVENTS.completed(weekly()), filler: 'a'.repeat(256 * 1024) })
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRETS[0] })
    expect((await refused(await post({ 'Stripe-Signature': header }, body))).status).toBe(413)
  })

  it.each([
    ['a test in production', { NETLIFY_LOCAL: '' }, 403, 'on'],
    ['any without a secret', { PAYMENT_WEBHOOK_SECRET: '' }, 503, 'unset'],
  ])('is %s', async (_, variables, status, payments) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    expect((await refused(await send(EVENTS.completed(weekly())))).status).toBe(status)
    if (payments === 'unset') expect(await listOrders()).toMatchObject({ payments })
  })

  it('is thin, and told so', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'v2.core.event',
      type: 'v1.invoice.paid',
    })
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRETS[0] })
    const { status, body } = await refused(await post({ 'Stripe-Signature': header }, payload))
    expect({ status, body }).toEqual({ status: 400, body: { error: errorTexts.paymentThin } })
  })

  it('of an unknown type is taken and not stored', async () => {
    const event = { ...EVENTS.completed(weekly()), type: 'payout.paid' } as const
    expect((await refused(await send(event))).status).toBe(200)
  })
})

describe('the owner', () => {
  it('is told by mail of each purchase, failed renewal, refund, dispute and end, once, with name and package', async () => {
    const purchase = monthly()
    const invoiceId = newId('in')
    await sendAll(EVENTS.completed(purchase, 'unpaid'), EVENTS.paidLater(purchase))
    await sendAll(EVENTS.completed(purchase), EVENTS.charged(purchase))
    await sendAll(EVENTS.invoiced(purchase, 0))
    const refund = EVENTS.refunded(purchase, 1000)
    await sendAll(refund, refund, EVENTS.disputed(purchase))
    await sendAll(EVENTS.unpaid(purchase, 1, invoiceId), EVENTS.unpaid(purchase, 1, invoiceId))
    await sendAll(EVENTS.cancelled(purchase))
    await site.deliver()
    const told = pages.mails.filter(
      ({ to }) => [to].flat()[0]?.text === 'trenere@akademija.example',
    )
    expect(told.map(({ subject }) => subject)).toEqual([
      'Naujas užsakymas',
      'Grąžinami pinigai',
      'Ginčijamas mokėjimas',
      'Prenumeratos mokėjimas nepavyko',
      'Prenumerata baigta',
    ])
    for (const { text } of told) expect(text).toContain('Jonas Jonaitis')
    expect(told[0]?.text).toContain('Mėnesio el. pašto konsultacijos')
    expect(told[0]?.text).toContain('į kiekvieną laišką atsakykite per 2 val.')
    expect(told[1]?.text).toContain('10,00\u00A0€')
  })
})

describe('the list of orders', () => {
  it('is searched, filtered and counted by state, and saved as a table', async () => {
    const refunded = weekly()
    await sendAll(
      EVENTS.completed(refunded),
      EVENTS.refunded(refunded, 3900),
      EVENTS.completed(monthly()),
    )
    const all = await listOrders()
    expect(all).toMatchObject({ total: 2, payments: 'on' })
    expect(all.counts).toMatchObject({ paid: 1, refunded: 1, disputed: 0 })
    expect((await listOrders('?state=refunded')).items).toMatchObject([
      { email: 'ruta@pastas.example' },
    ])
    expect((await listOrders('?search=jonait')).items).toMatchObject([{ package: 'email-monthly' }])
    for (const { id } of all.items) {
      expect((await listOrders(`?search=${id}`)).items).toMatchObject([{ id }])
      expect((await listOrders(`?search=${id.slice(0, 8)}`)).items).toMatchObject([{ id }])
      expect((await listOrders(`?search=${id.slice(0, 7)}`)).items).toEqual([])
    }
    const { body, headers } = await admin('GET', '/api/admin/orders.csv')
    expect(headers.get('Content-Disposition')).toContain('uzsakymai-')
    expect(body).toContain('"Rūta Rūtienė";"ruta@pastas.example";"Pinigai grąžinti";39;39;"EUR";0')
    for (const { id } of all.items) expect(body).toContain(`"${id}"`)
  })

  it('is filtered by package too, which counts and table follow', async () => {
    await sendAll(EVENTS.completed(weekly()), EVENTS.completed(monthly()))
    const ofMonth = await listOrders('?package=email-monthly&state=paid')
    expect(ofMonth).toMatchObject({ items: [{ package: 'email-monthly' }], total: 1 })
    expect(ofMonth.counts).toMatchObject({ paid: 1 })
    expect(await listOrders('?package=email-monthly&search=ruta')).toMatchObject({ total: 0 })
    const { body } = await admin('GET', '/api/admin/orders.csv?package=email-weekly')
    expect(body).toContain('ruta@pastas.example')
    expect(body).not.toContain('Mėnesio')
  })

  it('counts, filters and saves an unpaid subscription as one whose payment failed', async () => {
    const purchase = monthly()
    await sendAll(EVENTS.completed(purchase), EVENTS.completed(weekly()))
    await sendAll(EVENTS.unpaid(purchase, 1))
    expect((await listOrders()).counts).toMatchObject({ paid: 1, failed: 1 })
    const failed = await listOrders('?state=failed')
    expect(failed).toMatchObject({ items: [{ package: 'email-monthly', state: 'paid' }], total: 1 })
    expect(await listOrders('?state=paid')).toMatchObject({ items: [{ package: 'email-weekly' }] })
    const { body } = await admin('GET', '/api/admin/orders.csv?state=failed')
    expect(body).toContain('"Mokėjimas nepavyko"')
    expect(body).not.toContain('"Apmokėtas"')
  })

  it('has those that the owner must deal with in the checkout before all that wait for nothing', async () => {
    const [charged, disputed] = [monthly(), weekly()]
    await sendAll(EVENTS.completed(charged), EVENTS.completed(disputed))
    for (let sold = 0; sold < 4; sold += 1) await sendAll(EVENTS.completed(weekly()))
    await sendAll(EVENTS.charged(charged), EVENTS.refunded(charged, 7900))
    await sendAll(EVENTS.disputed(disputed))
    const states = (await listOrders('?order=waiting')).items.map(({ state }) => state)
    expect(states.slice(0, 2).toSorted()).toEqual(['disputed', 'refunded'])
    expect(states).toHaveLength(6)
  })

  it('begins with the order whose answer is due first when asked', async () => {
    const sold = [monthly(), weekly(), weekly(), weekly()]
    for (const purchase of sold) await sendAll(EVENTS.completed(purchase))
    const ids = await Promise.all(sold.map((purchase) => orderOf(site, purchase)))
    const [month = '', week = '', later = '', none = ''] = ids
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    for (const [id, writtenAt, earlyText] of [
      // Due in two hours, in one hour, and after the withdrawal period.
      [week, hoursAgo(2), 'Prašau'],
      [month, hoursAgo(1), 'Prašau'],
      [later, hoursAgo(3), null],
    ] as const) {
      const start = { id, earlyText, sensitiveText: '', consentVersion: '1' }
      await site.db.write
        .insertInto('orderStarts')
        .values({ ...start, delivery: 'letter' })
        .execute()
      const letter = { id: crypto.randomUUID(), orderId: id, author: 'client' as const }
      await site.db.write
        .insertInto('orderLetters')
        .values({ ...letter, content: 'Laba diena.', createdAt: writtenAt })
        .execute()
    }
    const { items } = await listOrders('?order=waiting')
    expect(items.map(({ id }) => id)).toEqual([month, week, later, none])
    const due = items.flatMap(({ dueAt }) => dueAt ?? [])
    expect(due).toHaveLength(3)
    expect(due.toSorted()).toEqual(due)
  })
})

describe('the state of an order', () => {
  it('is that of the ordered events, whatever order and number they come in, and whoever forges some', async () => {
    const sent = fc
      .array(customer, { minLength: 4, maxLength: 8 })
      .map((customers) => customers.flat())
      .chain((lives) => deliveriesOf(lives).map((events) => ({ lives, events })))
    await fc.assert(
      fc.asyncProperty(sent, async ({ lives, events }) => {
        await forgetAll()
        const post = (call: RequestInit) =>
          fetch(`${site.url}/api/payments/webhook`, { method: 'POST', ...call })
        const [taken, refused] = await Promise.all([
          Promise.all(events.map((event) => send(event))),
          Promise.all(lives.flatMap(hostileCalls).map(post)),
        ])
        expect(taken.filter(({ status }) => status !== 200)).toEqual([])
        expect(refused.filter(({ status }) => status !== 400)).toEqual([])
        await later()
        expect(await readOutcomes(site.db, lives)).toEqual(outcomesOf(lives))
        expect(await storedEvents()).toHaveLength(lives.flatMap((one) => one.events).length)
      }),
      { numRuns: 10 },
    )
  }, 120_000)
})
