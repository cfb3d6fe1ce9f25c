import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { up as remindOfEarlierOrders } from '#db/migrations/019-start-reminders.ts'
import {
  startOrder,
  withdrawOrderConsent,
} from '#src/features/orders/server/correspondence-queries.ts'
import { findOrder } from '#src/features/orders/server/order-queries.ts'
import { findTerms } from '#src/features/orders/server/payment-queries.ts'
import { START_REMINDER_DAYS } from '#src/features/orders/orders.ts'
import { deletePost, updatePost } from '#src/features/articles/server/post-queries.ts'
import {
  insertWithdrawal,
  updateWithdrawal,
} from '#src/features/orders/server/withdrawal-queries.ts'
import { runningSubscriptions } from '#src/features/orders/server/orders.ts'
import { signToken } from '#src/server/signing.ts'
import { describeToday } from '#src/features/clients/server/today.ts'
import { TERMS_SLUG, WITHDRAWAL_TERMS_PATH } from '#src/features/orders/orders.ts'
import {
  HELD_MINUTES,
  REFUND_DAYS,
  REJECTION_SHOWN_DAYS,
  withdrawUntil,
} from '#src/features/orders/withdrawals.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { packageTexts } from '#src/features/consultations/package-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { deleteOwnData } from '#src/features/clients/server/own-data.ts'
import {
  formatDay,
  formatDayOfYear,
  formatLongDay,
  formatLongMinute,
} from '#src/core/lithuanian.ts'
import { dayAfter, noonOf } from '#src/core/vilnius-time.ts'
import { moveOrder } from '#src/features/orders/server/order-access-queries.ts'
import { withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { EVENTS, type Purchase } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, sendAll, SELLING, weekly } from './purchases.ts'
import { useTestSite } from './test-site.ts'
import { browserOf, linkTo, openedBrowser } from './visitor-browser.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: SELLING })
const pages = useVisitorPages(site)

const orderOf = ({ sessionId }: Purchase) =>
  site.db.read
    .selectFrom('orders')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()

/** Opens the page to which the checkout sends a buyer back. */
const comeBack = ({ sessionId }: Purchase, browser = browserOf(site), init = {}) =>
  browser.open(`/aciu/${sessionId}`, init)

/** Opens the page of the order of a purchase. */
async function openPage(purchase: Purchase) {
  return (await openedBrowser(site, (await orderOf(purchase)).id)).open()
}

/** Opens the page of the order of a purchase when some minutes have passed. */
async function openLater(purchase: Purchase, minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  try {
    return await openPage(purchase)
  } finally {
    vi.useRealTimers()
  }
}

/** Has the checkout report a purchase. */
async function paid(purchase: Purchase): Promise<Purchase> {
  await sendAll(site, EVENTS.completed(purchase))
  return purchase
}

const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600

beforeEach(async () => {
  const tables = ['orders', 'paymentEvents', 'agreedTerms', 'blogPosts', 'itemVersions'] as const
  for (const table of [...tables, 'contractWithdrawals'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
})

describe('the reminder of the first letter', () => {
  const EMAIL = asPrivate('ruta@pastas.example')
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  /** Lets days pass for the outbox and the orders, and delivers what is due then. */
  async function deliverAfter(days: number) {
    const earlier = sql<Date>`due_at - make_interval(days => ${days})`
    await site.db.write
      .updateTable('outbox')
      .set({ dueAt: earlier, queuedAt: earlier })
      .where('state', '=', 'waiting')
      .execute()
    await site.deliver()
  }
  const reminders = () =>
    pages.mails.filter(({ subject }) => subject === correspondenceTexts.startReminderSubject)
  const waiting = () =>
    site.db.read
      .selectFrom('outbox')
      .select(['dueAt', 'recipient'])
      .where('kind', '=', 'start-reminder')
      .where('state', '=', 'waiting')
      .execute()
  const begin = (id: string) =>
    startOrder(
      site.db,
      { id, delivery: 'letter', sensitiveText: '', consentVersion: '' },
      { id: crypto.randomUUID(), orderId: id, author: 'client', content: 'Laba diena' },
      new Date(),
    )
  const withdraw = (contract: string) =>
    insertWithdrawal(site.db, { id: crypto.randomUUID(), name: '', email: EMAIL, contract })

  it('comes once, three days after the payment, on the day that the page tells, and reveals nothing', async () => {
    const purchase = weekly()
    await sendAll(site, EVENTS.completed(purchase), EVENTS.completed(purchase))
    await site.deliver()
    const [{ dueAt } = { dueAt: new Date() }, ...others] = await waiting()
    expect(others).toEqual([])
    expect(dueAt.getTime()).toBeCloseTo(daysAgo(-START_REMINDER_DAYS).getTime(), -5)
    const told = correspondenceTexts.startReminder(formatDayOfYear(dueAt))
    expect((await openPage(purchase)).html).toContain(told)
    await deliverAfter(START_REMINDER_DAYS - 1)
    expect(reminders()).toEqual([])
    await deliverAfter(1)
    await sendAll(site, EVENTS.completed(purchase))
    await deliverAfter(30)
    const [reminder, ...more] = reminders()
    expect(more).toEqual([])
    expect(reminder?.to).toMatchObject({ text: EMAIL })
    // The name of the academy and the footer are those of every mail.
    const words = reminder?.text?.split('-----')[0]?.replace('Santykių akademija', '') ?? ''
    expect(words).toContain(correspondenceTexts.startReminderText)
    expect(`${reminder?.subject ?? ''} ${words}`).not.toMatch(
      /konsult|laišk|užsak\w* |santyk|€|savait/i,
    )
    const [link = ''] = /\/uzsakymas\/[\w-]+/.exec(reminder?.text ?? '') ?? []
    const buyer = browserOf(site)
    await buyer.send({}, link)
    const { html } = await buyer.open()
    expect(html).toContain(correspondenceTexts.startHeading)
    expect(html, 'it has come').not.toContain('priminimas')
  })

  it('waits for a payment that the bank has not confirmed', async () => {
    const purchase = weekly()
    await sendAll(site, EVENTS.completed(purchase, 'unpaid'))
    expect(await waiting()).toEqual([])
    await sendAll(site, EVENTS.paidLater(purchase))
    expect(await waiting()).toHaveLength(1)
  })

  it('goes to the new address of an order', async () => {
    const { id } = await orderOf(await paid(weekly()))
    const to = asPrivate('kita@pastas.example')
    await moveOrder(site.db, id, { from: EMAIL, to, askedAt: new Date() })
    expect(await waiting()).toMatchObject([{ recipient: to }])
  })

  it.each<[string, (id: string, purchase: Purchase) => unknown]>([
    ['the first letter was sent', begin],
    [
      'the consent was withdrawn',
      async (id) => (await begin(id), withdrawOrderConsent(site.db, id)),
    ],
    ['the client has withdrawn from the contract', (id) => withdraw(`Savaitė, užsakymas ${id}`)],
    ['a withdrawal came that names no order', () => withdraw('Savaitės konsultacijos')],
    ['the money was returned', (_, each) => sendAll(site, EVENTS.refunded(each, 3900))],
    ['the bank demands the money back', (_, each) => sendAll(site, EVENTS.disputed(each))],
    [
      'the client is erased',
      () => deleteOwnData({ db: site.db, deployUrl: site.url, waitUntil: () => undefined }, EMAIL),
    ],
  ])('does not come when %s', async (_, end) => {
    const purchase = await paid(weekly())
    await end((await orderOf(purchase)).id, purchase)
    await deliverAfter(START_REMINDER_DAYS)
    expect(reminders()).toEqual([])
    expect(await waiting()).toEqual([])
    await site.db.write.deleteFrom('orderStarts').execute()
    await site.db.write.deleteFrom('orderLetters').execute()
  })

  it('is not planned any more once the client has withdrawn', async () => {
    const { id, email } = await orderOf(await paid(weekly()))
    expect(await waiting()).toHaveLength(1)
    const contract = `Savaitė, užsakymas ${id}`
    const step = (fields: Record<string, string>) =>
      pages.send('/sutarties-atsisakymas', { name: 'Rūta', email, contract, note: '', ...fields })
    const { html } = await step({ zingsnis: 'tikrinti' })
    const [number, parasas] = [hiddenField(html, 'id'), hiddenField(html, 'parasas')]
    await step({ zingsnis: 'patvirtinti', id: number, parasas })
    expect(await waiting()).toEqual([])
  })

  it('does not come when the subscription was ended', async () => {
    const purchase = await paid(monthly())
    await sendAll(site, EVENTS.cancelled(purchase))
    await deliverAfter(START_REMINDER_DAYS)
    expect(reminders()).toEqual([])
  })

  describe('of an order that an earlier release has concluded', () => {
    /** Stores an order of that release, paid some days ago: without a reminder. */
    async function paidEarlier(days: number): Promise<string> {
      const { id } = await orderOf(await paid(weekly()))
      await site.db.write.deleteFrom('outbox').where('kind', '=', 'start-reminder').execute()
      const at = daysAgo(days)
      await sql`update orders set agreed_at = ${at}, created_at = ${at} where id = ${id}`.execute(
        site.db.write,
      )
      return id
    }
    const migrate = () => remindOfEarlierOrders(site.db.write as unknown as Kysely<unknown>)

    it.each([
      [1, 2],
      [20, 0],
    ])('paid %i days ago comes once, after %i more days', async (days, more) => {
      await paidEarlier(days)
      await migrate()
      await migrate()
      const [{ dueAt } = { dueAt: new Date() }, ...others] = await waiting()
      expect(others).toEqual([])
      // The release before would not know the mail, so it does not go before the deploy.
      const HOUR = 3_600_000
      expect(dueAt.getTime()).toBeGreaterThan(Date.now() + HOUR / 2)
      expect(Math.abs(dueAt.getTime() - daysAgo(-more).getTime())).toBeLessThan(2 * HOUR)
      await deliverAfter(more + 1)
      await migrate()
      await deliverAfter(30)
      expect(reminders()).toHaveLength(1)
    })

    it.each<[string, number, (id: string) => unknown]>([
      ['it was paid long ago', 31, () => null],
      ['it was begun', 5, begin],
      [
        'the payment was never confirmed',
        5,
        (id) =>
          site.db.write
            .updateTable('orders')
            .set({ agreedAt: null })
            .where('id', '=', id)
            .execute(),
      ],
      ['the client has withdrawn since', 5, (id) => withdraw(`Savaitė, užsakymas ${id}`)],
    ])('does not come when %s', async (_, days, change) => {
      await change(await paidEarlier(days))
      await migrate()
      await deliverAfter(1)
      expect(reminders()).toEqual([])
      expect(await waiting()).toEqual([])
      await site.db.write.deleteFrom('orderStarts').execute()
      await site.db.write.deleteFrom('orderLetters').execute()
    })

    it('comes once when this release has queued it already', async () => {
      await paid(weekly())
      await migrate()
      expect(await waiting()).toHaveLength(1)
    })
  })

  it('is not told on the page of a client who has begun', async () => {
    const purchase = await paid(weekly())
    await begin((await orderOf(purchase)).id)
    expect((await openPage(purchase)).html).not.toContain('priminimas')
    await site.db.write.deleteFrom('orderStarts').execute()
  })
})

describe('the return from the checkout', () => {
  it('leads to the page of the order, once', async () => {
    const purchase = await paid(weekly())
    const buyer = browserOf(site)
    expect(await comeBack(purchase, buyer)).toMatchObject({
      status: 303,
      location: '/uzsakymas#laiskai',
    })
    expect((await buyer.open()).html).toContain('Rūta')
    const second = await comeBack(purchase)
    expect(second).toMatchObject({ status: 200, location: '' })
    expect(second.html).toContain(orderTexts.takenTitle)
  })

  it('leads to it only one of two that come at once', async () => {
    const purchase = await paid(weekly())
    const answers = await Promise.all(Array.from({ length: 4 }, () => comeBack(purchase)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 303])
  })

  it('is not used up by who only asks ahead', async () => {
    const purchase = await paid(weekly())
    for (const init of [
      { method: 'HEAD' },
      { headers: { 'Sec-Purpose': 'prefetch;prerender' } },
      { headers: { Purpose: 'prefetch' } },
    ]) {
      const ahead = await comeBack(purchase, browserOf(site), init)
      expect(ahead).toMatchObject({ status: 204, location: '' })
      expect(ahead.headers.getSetCookie()).toEqual([])
    }
    expect((await comeBack(purchase)).status).toBe(303)
  })

  it('waits for the checkout to tell of the purchase, and asks again for two minutes', async () => {
    const purchase = weekly()
    const browser = browserOf(site)
    let path = `/aciu/${purchase.sessionId}`
    for (let seconds = 0; seconds < 120; seconds += 3) {
      const early = await browser.open(path)
      expect(early.status).toBe(200)
      expect(early.html).toContain(orderTexts.waitingTitle)
      expect(early.html, 'the picture of the page after it').toContain('/pictures/aciu.svg')
      const [, next = ''] = /^3; url=(.+)$/.exec(early.headers.get('Refresh') ?? '') ?? []
      expect(next).not.toBe('')
      path = next
    }
    const waited = await browser.open(path)
    expect(waited.headers.get('Refresh')).toBeNull()
    expect(waited.html).toContain(orderTexts.waitedText)
    expect(waited.html).toContain(`href="/aciu/${purchase.sessionId}"`)
    await sendAll(site, EVENTS.completed(purchase))
    expect((await comeBack(purchase)).status).toBe(303)
  })

  it('ends a day after the purchase', async () => {
    const purchase = weekly()
    await sendAll(site, { ...EVENTS.completed(purchase), created: hoursAgo(25) })
    expect((await comeBack(purchase)).html).toContain(orderTexts.takenTitle)
    const other = weekly()
    await sendAll(site, { ...EVENTS.completed(other), created: hoursAgo(23) })
    expect((await comeBack(other)).status).toBe(303)
  })

  it.each(['cs_test_..', 'kas', '%2e%2e'])(
    'with the id %s leads to what all can read',
    async (id) => {
      const { status, location } = await comeBack({ ...weekly(), sessionId: id })
      expect([303, 404]).toContain(status)
      if (status === 303) expect(location).toBe('/aciu')
    },
  )
})

describe('the page of an order', () => {
  it('says what was agreed, is private, and can be withdrawn from', async () => {
    const purchase = await paid(monthly())
    await sendAll(site, EVENTS.invoiced(purchase, 1))
    const order = await orderOf(purchase)
    const { status, headers, html } = await openPage(purchase)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    for (const words of [
      'Mėnesio el. pašto konsultacijos',
      '79,00\u00a0€ per mėnesį, prenumerata',
      '158,00\u00a0€',
      order.id,
      formatLongDay(noonOf(withdrawUntil(order.createdAt))).replaceAll(' ', '\u00a0'),
      SELLING.PAYMENT_PORTAL_URL,
      orderTexts.confirmationSent,
      'Kitas mokėjimas',
      `${formatLongMinute(order.createdAt)} (Lietuvos laiku)`,
    ]) {
      expect(html).toContain(words)
    }
    expect(html.replaceAll(/<[^>]+>/g, ' '), 'days are in words').not.toMatch(/\b\d{4}-\d\d-\d\d/)
    const fields = ['name', 'email', 'contract', 'zingsnis'] as const
    const values = fields.map((name) => [name, hiddenField(html, name)] as const)
    const form = await pages.send('/sutarties-atsisakymas', Object.fromEntries(values))
    expect(form.html).toContain(withdrawalTexts.check)
    expect(form.html).toContain(`value="Mėnesio el. pašto konsultacijos, užsakymas ${order.id}"`)
  })

  it('offers no withdrawal after its last day', async () => {
    const purchase = await paid(weekly())
    const daysAgo = (days: number) =>
      site.db.write
        .updateTable('orders')
        .set({ agreedAt: new Date(Date.now() - days * 86_400_000) })
        .execute()
    await daysAgo(14)
    const open = (await openPage(purchase)).html
    expect(open).toContain(orderTexts.withdraw)
    expect(open).toMatch(
      new RegExp(`<a href="${WITHDRAWAL_TERMS_PATH}"[^>]*>${orderTexts.withdrawalTerms.link}</a>`),
    )
    await daysAgo(15)
    const { html } = await openPage(purchase)
    expect(html).toContain(orderTexts.confirmationSent)
    expect(html).not.toContain(orderTexts.withdraw)
    expect(html).not.toContain(orderTexts.withdrawalHeading)
  })

  it('says that it was withdrawn from, also when the owner finds that nothing is due', async () => {
    const purchase = await paid(monthly())
    const { id, email } = await orderOf(purchase)
    await insertWithdrawal(site.db, { id, name: '', email, contract: `Mėnuo, užsakymas ${id}` })
    const { html } = await openPage(purchase)
    const [today, last] = [new Date(), noonOf(dayAfter(formatDay(new Date()), REFUND_DAYS))]
    const { due, on, subscription, nothingDue } = orderTexts.withdrawn
    const lead = due('79,00\u00a0€', formatDayOfYear(last))
    const reading = [
      lead,
      on(formatDayOfYear(today)),
      subscription,
      orderTexts.endInPortal,
      correspondenceTexts.orderAgain,
    ]
    const places = reading.map((words) => html.indexOf(words))
    expect(places, 'all are there, in this order').toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(html, 'no payment is announced').not.toContain('Kitas mokėjimas')
    expect(html, 'it leads no client to another purchase').not.toContain('class="button"')
    expect(html).not.toContain(orderTexts.withdraw)
    expect(html).not.toContain(correspondenceTexts.startHeading)
    expect(await findOrder(site.db, id)).toMatchObject({ state: 'withdrawn' })
    await updateWithdrawal(site.db, id, { state: 'nothing-due', refundedOn: null }, null)
    expect((await openPage(purchase)).html, 'the owner can undo it').toContain(lead)
    const ended = (await openLater(purchase, HELD_MINUTES + 1)).html
    expect(ended).toContain(nothingDue)
    expect(ended).toContain(on(formatDayOfYear(today)))
    expect(ended).toContain(subscription)
    expect(ended).not.toContain(orderTexts.withdraw)
    expect(ended).not.toContain(correspondenceTexts.startHeading)
  })

  it('says how much was returned on which day, once the mail about it is no longer held', async () => {
    const purchase = await paid(weekly())
    const { id, email } = await orderOf(purchase)
    const start = { id, delivery: 'letter', sensitiveText: '', consentVersion: '1' } as const
    const letter = { id, orderId: id, author: 'client', content: 'Laba diena' } as const
    await startOrder(site.db, { ...start, earlyText: 'Prašau' }, letter, new Date())
    await insertWithdrawal(site.db, { id, name: '', email, contract: `Savaitė, užsakymas ${id}` })
    const { due, returned, on, served } = orderTexts.withdrawn
    const today = formatDay(new Date())
    const inWords = (day: string) => formatDayOfYear(noonOf(day))
    const leadAfter = async (minutes: number) => {
      const { html } = await openLater(purchase, minutes)
      return /<p class="lead">([^<]*)/.exec(html)?.[1]
    }
    // Six of the seven days that 39 € have paid for.
    const promised = due('33,43\u00a0€', inWords(dayAfter(today, REFUND_DAYS)))
    expect(await leadAfter(0)).toBe(promised)
    expect((await openPage(purchase)).html).toContain(`${on(inWords(today))} ${served(1, 7)}`)
    await updateWithdrawal(site.db, id, { state: 'refunded', refundedOn: today }, null)
    expect(await leadAfter(0), 'the owner can undo it').toBe(promised)
    expect(await leadAfter(HELD_MINUTES - 1)).toBe(promised)
    const done = (sum: string) => returned(sum, inWords(today))
    expect(await leadAfter(HELD_MINUTES + 1)).toBe(done('33,43\u00a0€'))
    await sendAll(site, EVENTS.refunded(purchase, 2507))
    expect(await leadAfter(HELD_MINUTES + 1), 'as reported').toBe(done('25,07\u00a0€'))
    await updateWithdrawal(site.db, id, { state: 'new', refundedOn: null }, null)
    expect(await leadAfter(HELD_MINUTES + 1), 'it was undone').toBe(
      due('8,36\u00a0€', inWords(dayAfter(today, REFUND_DAYS))),
    )
    const late = (await openLater(purchase, (REFUND_DAYS + 1) * 24 * 60)).html
    expect(late).toContain('Vėluojame – atsiprašome.')
    expect(late, 'the day has passed').not.toContain('Grąžinsime')
  })

  it('names no service, address for letters or next payment after a withdrawal or a refund', async () => {
    const purchase = await paid(monthly())
    await sendAll(site, EVENTS.charged(purchase), EVENTS.invoiced(purchase, 0))
    const { id, email } = await orderOf(purchase)
    const promises = [packageTexts.features, correspondenceTexts.addressHeading, 'Kitas mokėjimas']
    const expectPromises = async (are: boolean) => {
      const { html } = await openPage(purchase)
      for (const words of promises) expect(html.includes(words), words).toBe(are)
      return html
    }
    await expectPromises(true)
    await insertWithdrawal(site.db, { id, name: '', email, contract: `Mėnuo, užsakymas ${id}` })
    expect(await expectPromises(false)).toContain(email)
    await sendAll(site, EVENTS.refunded(purchase, 7900))
    const refunded = await expectPromises(false)
    const today = formatDayOfYear(new Date())
    const { returned, on, subscription } = orderTexts.withdrawn
    expect(refunded).toContain(returned('79,00\u00a0€', today))
    expect(refunded).toContain(on(today))
    expect(refunded, 'the owner ends it, as was promised').toContain(subscription)
    expect(refunded).not.toContain('Prenumerata dar nenutraukta')
  })

  it('after a withdrawal takes nothing back when the bank disputes the payment', async () => {
    const purchase = await paid(monthly())
    await sendAll(site, EVENTS.charged(purchase), EVENTS.invoiced(purchase, 0))
    const { id, email } = await orderOf(purchase)
    const start = { id, delivery: 'letter', sensitiveText: '', consentVersion: '1' } as const
    const letter = { id, orderId: id, author: 'client', content: 'Laba diena' } as const
    await startOrder(site.db, { ...start, earlyText: 'Prašau' }, letter, new Date())
    expect((await openPage(purchase)).html).toContain('Atsakysime')
    await insertWithdrawal(site.db, { id, name: '', email, contract: `Mėnuo, užsakymas ${id}` })
    await sendAll(site, EVENTS.disputed(purchase, 'dp_1'))
    const { html } = await openPage(purchase)
    const on = orderTexts.withdrawn.on(formatDayOfYear(new Date()))
    expect(html).toContain(orderTexts.states.disputed)
    expect(html).toContain(on)
    expect(html).toContain(correspondenceTexts.noAnswer.withdrawn)
    for (const promise of ['Atsakysime', orderTexts.withdraw, packageTexts.features]) {
      expect(html).not.toContain(promise)
    }
    await sendAll(site, EVENTS.disputed(purchase, 'dp_1', 'lost'))
    expect((await openPage(purchase)).html).toContain(orderTexts.disputeLost)
  })

  it('promises no money for a withdrawal after the last day, until the owner has accepted it', async () => {
    const purchase = await paid(weekly())
    const { id, email } = await orderOf(purchase)
    const agreedAt = new Date(Date.now() - 15 * 86_400_000)
    await site.db.write.updateTable('orders').set({ agreedAt }).execute()
    await insertWithdrawal(site.db, { id, name: '', email, contract: `Savaitė, užsakymas ${id}` })
    const { html } = await openPage(purchase)
    expect(html).toContain(orderTexts.withdrawnLate)
    expect(html).not.toContain(orderTexts.withdrawn.acceptedHow)
    await updateWithdrawal(site.db, id, { state: 'confirmed', refundedOn: null }, null)
    const accepted = (await openPage(purchase)).html
    expect(accepted).toContain(orderTexts.withdrawn.accepted(formatDayOfYear(new Date())))
    expect(accepted).toContain(orderTexts.withdrawn.acceptedHow)
  })

  it('says for some days why the owner has rejected a withdrawal, until the client acts', async () => {
    const purchase = await paid(weekly())
    const { id, email } = await orderOf(purchase)
    const start = { id, delivery: 'letter', sensitiveText: '', consentVersion: '1' } as const
    const letter = { id, orderId: id, author: 'client', content: 'Laba diena' } as const
    await startOrder(site.db, { ...start, earlyText: 'Prašau' }, letter, new Date())
    await insertWithdrawal(site.db, { id, name: '', email, contract: 'Savaitės konsultacijos' })
    await updateWithdrawal(site.db, id, { state: 'nothing-due', refundedOn: null }, null)
    const { rejected, unnamedOwn } = orderTexts.withdrawn
    const pageAfter = async (minutes: number) => (await openLater(purchase, minutes)).html
    expect(await pageAfter(0), 'the owner can undo it').not.toContain(rejected.unnamed)
    expect(await pageAfter(HELD_MINUTES + 1)).toContain(`${rejected.unnamed} ${unnamedOwn}`)
    const days = REJECTION_SHOWN_DAYS * 24 * 60
    expect(await pageAfter(days + 1)).not.toContain(rejected.unnamed)

    const agreedAt = new Date(Date.now() - 15 * 86_400_000)
    await site.db.write.updateTable('orders').set({ agreedAt }).execute()
    expect(await pageAfter(HELD_MINUTES + 1)).toContain(rejected.late)
    const answer = { ...letter, id: crypto.randomUUID() }
    await site.db.write.insertInto('orderLetters').values(answer).execute()
    expect(await pageAfter(HELD_MINUTES + 1), 'she has written').not.toContain(rejected.late)
  })

  it('is withdrawn from without its number once the owner has accepted that', async () => {
    const [earlier, last] = [weekly(), weekly()]
    const first = { ...EVENTS.completed(earlier), created: hoursAgo(1) }
    await sendAll(site, first, EVENTS.completed(last))
    const { id: other } = await orderOf(earlier)
    const { id, email } = await orderOf(last)
    await insertWithdrawal(site.db, { id, name: '', email, contract: 'Savaitės konsultacijos' })
    const stateOf = async (orderId: string) => (await findOrder(site.db, orderId))?.state
    expect(await stateOf(id)).toBe('paid')
    const { html } = await openPage(last)
    const { unnamed, unnamedOwn, unnamedOther } = orderTexts.withdrawn
    const note = `${unnamed} ${unnamedOwn} ${unnamedOther}`
    expect(html).toContain(note)
    expect(html, 'the contract goes on').toContain(correspondenceTexts.startHeading)
    await updateWithdrawal(site.db, id, { state: 'confirmed', refundedOn: null }, null)
    expect([await stateOf(id), await stateOf(other)]).toEqual(['withdrawn', 'paid'])
    expect((await openPage(last)).html).not.toContain(unnamed)
  })

  it('offers nothing that a refund has ended', async () => {
    const purchase = await paid(weekly())
    await sendAll(site, EVENTS.refunded(purchase, 3900))
    const { html } = await openPage(purchase)
    const today = formatDayOfYear(new Date())
    expect(html).toContain(orderTexts.withdrawn.returned('39,00\u00a0€', today))
    expect(html).not.toContain(orderTexts.withdraw)
    expect(html).not.toContain(correspondenceTexts.startHeading)
  })

  it('opens for nobody with a link that is forged, of another kind, or of no order', async () => {
    const purchase = await paid(weekly())
    const { id } = await orderOf(purchase)
    const later = new Date(Date.now() + 60_000)
    const { open } = browserOf(site)
    const status = async (token: string) => (await open(`/uzsakymas/${token}`)).status
    expect(await status(signToken('order', [id], later))).toBe(200)
    expect(await status(`${signToken('order', [id], later)}a`)).toBe(403)
    expect(await status(signToken('own-data', [id], later))).toBe(403)
    expect(await status(signToken('order', [crypto.randomUUID()], later))).toBe(404)
  })

  it('is opened once by the one button behind its link, which programs that follow links leave alone', async () => {
    const { id } = await orderOf(await paid(weekly()))
    const link = linkTo(id)
    const scanner = browserOf(site)
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, html, headers } = await scanner.open(link, { method })
      expect(status).toBe(200)
      expect(html).not.toMatch(/Rūta|konsultacij|39,00/)
      if (method === 'GET') expect(html).toContain(orderTexts.openPage)
      expect(headers.getSetCookie()).toEqual([])
    }
    const opened = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = browserOf(site)
        await browser.send({}, link)
        return (await browser.open()).html.includes('Rūta')
      }),
    )
    expect(opened.filter(Boolean)).toHaveLength(1)
  })

  it('is not shown by a used or an old link, which sends another one to the order’s own address, thrice an hour', async () => {
    const { id, email } = await orderOf(await paid(weekly()))
    await pages.delivered(2)
    const [used, old] = [linkTo(id), `/uzsakymas/${signToken('order', [id], new Date(0))}`]
    const { open, send } = browserOf(site)
    await send({}, used)
    await send({ veiksmas: 'uzrakinti' })
    for (const link of [used, old]) {
      for (const answer of [await open(link), await send({}, link)]) {
        expect(answer.html).toContain(orderTexts.spentTitle)
        expect(answer.html).not.toMatch(/Rūta|konsultacij/)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    expect((await send({ siusti: 'taip' }, used)).html).toContain(orderTexts.linkSentTitle)
    await pages.delivered(3)
    const mail = pages.mails.at(-1)
    expect(mail).toMatchObject({ subject: orderTexts.linkSubject, to: { text: email } })
    expect(`${mail?.text ?? ''}${String(mail?.html)}`).not.toMatch(/užsakym|konsultacij|Rūta/i)
    await send({}, /\/uzsakymas\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect((await open()).html).toContain('Rūta')
    for (const status of [200, 200, 429]) {
      const answer = await send({ siusti: 'taip' }, old)
      expect(answer.status).toBe(status)
      if (status === 429) expect(answer.html).toContain(orderTexts.tooManyLinks)
    }
  })

  it('is found again among one’s own data', async () => {
    const purchase = await paid(weekly())
    await pages.delivered(2)
    await pages.send('/mano-duomenys', { email: purchase.email, website: '' })
    await pages.delivered(3)
    const texts = pages.mails.map(({ text }) => text).join()
    const link = /\/mano-duomenys\/[\w.-]+/.exec(texts)?.[0] ?? ''
    const { html } = await pages.send(link, {})
    expect(html).toContain(ownDataTexts.openOrder)
    expect(html).not.toContain('/uzsakymas/')
    const { id } = await orderOf(purchase)
    const seansas = hiddenField(html, 'seansas')
    const { open, send } = browserOf(site)
    expect((await send({ seansas, uzsakymas: id }, '/mano-duomenys')).status).toBe(303)
    expect((await open()).html).toContain(id)

    const stranger = await paid(weekly({ sessionId: 'cs_test_kita', email: 'kita@pastas.example' }))
    const { id: strange } = await orderOf(stranger)
    for (const uzsakymas of [strange, 'kas'])
      expect((await send({ seansas, uzsakymas }, '/mano-duomenys')).status).toBe(404)
  })

  it('tells one’s own data how it is answered, and how many letters it has, at its address of today alone', async () => {
    const { id, email } = await orderOf(await paid(weekly()))
    const agreed = { sensitiveText: 'Sutinku su laiškais', consentVersion: '1' }
    const letter = { id, orderId: id, author: 'client', content: 'Laba diena' } as const
    await startOrder(site.db, { id, delivery: 'notice', ...agreed }, letter, new Date())
    const next = 'nauja@pastas.example'
    const moved = { email: next, paidEmail: email }
    await site.db.write.updateTable('orders').set(moved).where('id', '=', id).execute()

    const [now, former] = [await openOwnData(next), await openOwnData(email)]
    const facts = [
      correspondenceTexts.deliveries.notice,
      ownDataTexts.lettersOnPage(1),
      agreed.sensitiveText,
      ownDataTexts.started,
    ]
    for (const fact of facts) {
      expect(await now('rodyti')).toContain(fact)
      expect(await former('rodyti')).not.toContain(fact)
    }
    expect(await former('rodyti')).toContain(ownDataTexts.movedOrder)
    expect(await former('rodyti')).toContain('39,00')

    expect(JSON.parse(await now('atsisiusti'))).toMatchObject({
      orders: [{ id, isCurrent: true }],
      orderStarts: [{ orderId: id, delivery: 'notice' }],
    })
    expect(JSON.parse(await former('atsisiusti'))).toMatchObject({
      orders: [{ id, isCurrent: false, paidAmount: 3900 }],
      orderStarts: [],
      orderLetters: [],
    })
  })
})

/**
 * Opens the page of a client's own data.
 * @returns a function that sends its form and returns the page.
 */
async function openOwnData(email: string) {
  await pages.send('/mano-duomenys', { email, website: '' })
  await site.deliver()
  const mails = pages.mails.filter(({ to }) => [to].flat()[0]?.text === email)
  const texts = mails.map(({ text }) => text).join()
  const link = /\/mano-duomenys\/[\w.-]+/.exec(texts)?.[0] ?? ''
  const seansas = hiddenField((await pages.send(link, {})).html, 'seansas')
  return async (veiksmas: string) =>
    (await pages.send('/mano-duomenys', { seansas, veiksmas })).html
}

describe('the erasure of a client whose subscription runs', () => {
  /** Returns the coach's duties about orders. */
  async function duties() {
    const { items, total } = await describeToday(site.db)
    expect(items).toHaveLength(total)
    return items.flatMap((item) => ('order' in item ? [[item.kind, item.id]] : []))
  }
  const closedMails = () =>
    pages.mails.filter(({ subject }) => subject === correspondenceTexts.closedSubject)

  it('first names it and its next payment; the coach is asked to end it until it has ended, though nothing was begun', async () => {
    const purchase = await paid(monthly())
    await sendAll(site, EVENTS.invoiced(purchase, 1))
    const { id, email } = await orderOf(purchase)
    const act = await openOwnData(email)
    const asked = await act('trinti')
    const nextPayment = (await runningSubscriptions(site.db, email))[0]?.nextPayment ?? ''
    expect(nextPayment).not.toBe('')
    expect(asked).toContain(ownDataTexts.stillRenewed('79,00\u00a0€', nextPayment))
    const link = new RegExp(`<a [^>]*href="${SELLING.PAYMENT_PORTAL_URL}".*?</a>`).exec(asked)?.[0]
    // The portal opens in a new tab, since this page cannot be opened again: its own link is used up.
    expect(link).toContain('target="_blank"')
    expect(link).toContain(packageTexts.newTab)
    expect(await findOrder(site.db, id)).toMatchObject({ state: 'paid' })

    expect(await act('istrinti')).toContain(ownDataTexts.endAsked)
    await act('istrinti')
    await site.deliver()
    expect(closedMails()).toMatchObject([{ to: { text: 'trenere@akademija.example' } }])
    expect(String(closedMails()[0]?.text)).not.toContain(email)
    expect(await findOrder(site.db, id)).toMatchObject({ state: 'closed' })
    const owed = async () => (await duties()).map(([, orderId]) => orderId)
    expect(await owed()).toEqual([id])
    await sendAll(site, EVENTS.cancelled(purchase))
    expect(await owed()).toEqual([])
  })

  it.each(['erasure', 'withdrawn consent'] as const)(
    'has the coach end one that the bank disputes, after the %s, too',
    async (end) => {
      const purchase = await paid(monthly())
      await sendAll(site, EVENTS.charged(purchase), EVENTS.disputed(purchase))
      const { id, email } = await orderOf(purchase)
      if (end === 'erasure') {
        const act = await openOwnData(email)
        expect(await act('istrinti')).toContain(ownDataTexts.endAsked)
      } else {
        const start = { id, delivery: 'letter', sensitiveText: '', consentVersion: '1' } as const
        const letter = { id, orderId: id, author: 'client', content: 'Laba diena' } as const
        await startOrder(site.db, start, letter, new Date())
        expect(await duties()).toEqual([['letter', id]])
        await withdrawOrderConsent(site.db, id)
      }
      expect(await findOrder(site.db, id)).toMatchObject({ state: 'disputed' })
      expect(await duties()).toEqual([['subscription', id]])
      await sendAll(site, EVENTS.cancelled(purchase))
      expect(await duties()).toEqual([])
    },
  )

  it('says nothing of one that has ended, or of an order that is paid once', async () => {
    const ended = await paid(monthly())
    await sendAll(site, EVENTS.cancelled(ended))
    await paid(weekly({ sessionId: 'cs_test_kita', email: ended.email }))
    const act = await openOwnData(ended.email)
    expect(await act('trinti')).not.toContain(orderTexts.portal)
    expect(await act('istrinti')).not.toContain(ownDataTexts.endAsked)
    await site.deliver()
    expect(closedMails()).toEqual([])
  })
})

describe('the confirmation', () => {
  const publishTerms = (content: string) =>
    site.db.write
      .insertInto('blogPosts')
      .values({
        id: crypto.randomUUID(),
        title: 'Naudojimo sąlygos',
        slug: TERMS_SLUG,
        excerpt: '',
        content,
        type: 'page',
        published: true,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  /** Makes a purchase and returns the content of its terms. */
  async function termsOfPurchase() {
    const purchase = await paid(weekly())
    return (await findTerms(site.db, (await orderOf(purchase)).termsId))?.content
  }

  it('holds everything that was agreed, and the link to the page', async () => {
    await publishTerms('## 1. Pirmas skyrius\n\nSutarties sakinys su [nuoroda](/contact).')
    const purchase = await paid(monthly())
    await pages.delivered(2)
    const mail = pages.mails.find(({ subject }) => subject === orderTexts.subject)
    const order = await orderOf(purchase)
    expect(mail).toMatchObject({ subject: orderTexts.subject, to: { text: purchase.email } })
    const text = (mail?.text ?? '').replaceAll(/\s+/g, ' ')
    for (const words of [
      'Mėnesio el. pašto konsultacijos',
      '79,00 € per mėnesį, prenumerata',
      order.id,
      'Prenumerata kas mėnesį pratęsiama automatiškai',
      SELLING.PAYMENT_PORTAL_URL,
      `iki ${formatLongDay(noonOf(withdrawUntil(order.createdAt)))} imtinai`,
      withdrawalTexts.statement,
      'Vartotojo vardas ir pavardė: ___',
      'Sutarties sakinys su nuoroda',
      'redakcija',
    ]) {
      expect(text.toLowerCase()).toContain(words.toLowerCase())
    }
    const path = /\/uzsakymas\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await pages.open(path)).status).toBe(200)
  })

  it('is sent once, when the payment is confirmed, however often that is told', async () => {
    const purchase = weekly()
    await sendAll(site, EVENTS.completed(purchase, 'unpaid'))
    expect(await site.db.read.selectFrom('outbox').select('id').execute()).toEqual([])
    expect((await orderOf(purchase)).agreedAt).toBeNull()
    const paid = EVENTS.paidLater(purchase)
    await Promise.all([paid, paid, EVENTS.paidLater(purchase)].map((event) => sendAll(site, event)))
    await pages.delivered(2)
    await sendAll(site, EVENTS.completed(purchase, 'unpaid'), EVENTS.paidLater(purchase))
    const entries = await site.db.read.selectFrom('outbox').select('kind').execute()
    expect(entries.map(({ kind }) => kind).sort()).toEqual([
      'order-confirmation',
      'payment-news',
      'start-reminder',
    ])
    expect((await orderOf(purchase)).agreedAt).not.toBeNull()
  })

  it('keeps the terms of its day', async () => {
    await publishTerms('Pirmoji redakcija')
    const [early, alike, late] = [weekly(), weekly(), weekly()]
    await sendAll(site, EVENTS.completed(early), EVENTS.completed(alike))
    await site.db.write.updateTable('blogPosts').set({ content: 'Antroji redakcija' }).execute()
    await sendAll(site, EVENTS.completed(late))
    const terms = await site.db.read.selectFrom('agreedTerms').selectAll().execute()
    expect(terms).toHaveLength(2)
    const orders = await Promise.all([early, alike, late].map(orderOf))
    const agreed = orders.map(({ termsId }) => terms.find(({ id }) => id === termsId)?.content)
    expect(agreed).toEqual(['Pirmoji redakcija', 'Pirmoji redakcija', 'Antroji redakcija'])
  })

  it('holds the terms as they were published last, whatever has become of their page', async () => {
    const { id, updatedAt: _, ...page } = await publishTerms('Pirmoji redakcija')
    await updatePost(site.db, id, { ...page, content: 'Antroji redakcija' }, null)
    await updatePost(site.db, id, { ...page, content: 'Juodraštis', published: false }, null)
    expect(await termsOfPurchase()).toBe('Antroji redakcija')
    await site.db.write.deleteFrom('orders').execute()
    await site.db.write.deleteFrom('agreedTerms').execute()
    await deletePost(site.db, { id, type: 'page' })
    expect(await termsOfPurchase()).toBe('Antroji redakcija')
    await site.db.write.deleteFrom('itemVersions').execute()
    expect(await termsOfPurchase()).toBe('Antroji redakcija')
  })
})
