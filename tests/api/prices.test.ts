import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { answerWords } from '#src/features/consultations/answer-hour-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import {
  EMAIL_PACKAGES,
  type EmailPackage,
  PACKAGE_IDS,
  type PackageId,
} from '#src/features/consultations/consultations.ts'
import type { OrdersPage } from '#src/features/orders/contracts.ts'
import { answerDue, answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import { findTerms } from '#src/features/orders/server/payment-queries.ts'
import { bookedTitle } from '#src/features/consultations/starting-title-texts.ts'
import { findOrder } from '#src/features/orders/server/order-queries.ts'
import { describeOrder } from '#src/features/orders/server/orders.ts'
import { soldOf } from '#src/features/orders/sold.ts'
import { publishDue, readPublishing } from '#src/features/publishing/server/publishing-queries.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { restateEndedBookings } from '#src/features/settings/server/ended-bookings.ts'
import { findNewestPrice } from '#src/features/settings/server/price-queries.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import {
  EVENTS,
  type Purchase,
  purchaseOf,
} from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { page as duk } from '../../db/seeds/pages/duk.ts'
import { page as terms } from '../../db/seeds/pages/naudojimo-salygos.ts'
import { pageBody } from './content.ts'
import { monthly, orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { at, clearOutbox, PASSWORD, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)

const SETTINGS = '/api/admin/settings'
const PRICES = '/api/admin/settings/prices'
const confirmation = { password: PASSWORD }
const NEW_WEEK = {
  package: 'email-weekly',
  price: 49,
  url: 'https://buy.stripe.com/nauja_savaite',
  linkId: 'plink_nauja',
} as const

const setPrice = (changes: object = {}) =>
  admin('PUT', PRICES, { confirmation, ...NEW_WEEK, ...changes })
const saveSettings = (changes: object) =>
  admin('PUT', SETTINGS, { ...startingSettings, ...changes })
const stored = async () => (await admin('GET', SETTINGS)).body as AdminSettings
const orders = async () => (await admin('GET', '/api/admin/orders')).body as OrdersPage
const outbox = () => site.db.read.selectFrom('outbox').select(['kind', 'recipient']).execute()

async function orderAfter(purchase: Purchase) {
  await sendAll(site, EVENTS.completed(purchase))
  const order = await findOrder(site.db, await orderOf(site, purchase))
  if (order === undefined) throw new Error('The purchase has no order.')
  return order
}

beforeEach(async () => {
  await sql`update owner_settings set settings = '{}', earlier = '[]'`.execute(site.db.write)
  await sql`delete from prices`.execute(site.db.write)
  await sql`delete from blog_posts`.execute(site.db.write)
  await sql`delete from login_attempts`.execute(site.db.write)
  await sql`delete from order_letters`.execute(site.db.write)
  await sql`delete from orders`.execute(site.db.write)
  await sql`delete from payment_events`.execute(site.db.write)
  await clearOutbox(site)
})

describe('a price', () => {
  it('is changed only by who confirms it, so that a stolen session moves no money and no mail', async () => {
    const before = await stored()
    expect(before.sales).toEqual({
      'email-weekly': { price: 39, paymentLink: null },
      'email-monthly': { price: 79, paymentLink: null },
    })
    expect((await setPrice({ confirmation: undefined })).status).toBe(400)
    expect(await setPrice({ confirmation: { password: 'ne tas' } })).toMatchObject({
      status: 403,
      body: { fields: { password: expect.any(String) as string } },
    })
    expect(await stored()).toEqual(before)
    expect(await outbox()).toEqual([])

    expect(await setPrice()).toMatchObject({ status: 200 })
    expect((await stored()).sales).toEqual({
      ...before.sales,
      'email-weekly': { price: 49, paymentLink: NEW_WEEK.url },
    })
    expect(await outbox(), 'the notices’ address is told').toEqual([
      { kind: 'price-changed', recipient: null },
    ])
    const { body } = await admin('GET', '/api/admin/audit')
    const { title } = startingSettings.packages['email-weekly']
    expect(at(body, 'items.0')).toMatchObject({ act: 'setPrice', changed: [title, '39', '49'] })
  })

  it.each([
    [
      'a page that only looks like the checkout',
      { url: 'https://buy.stripe.com.example/a' },
      'url',
    ],
    ['the checkout without https', { url: 'http://buy.stripe.com/a' }, 'url'],
    ['no address', { url: 'buy' }, 'url'],
    ['an id of something else', { linkId: 'prod_1' }, 'linkId'],
    ['the link of the other package', { linkId: SELLING.PAYMENT_LINK_ID_MONTHLY }, 'linkId'],
    ['a part of a euro', { price: 49.5 }, 'price'],
    ['nothing', { price: 0 }, 'price'],
  ])('is refused with %s', async (_, changes, field) => {
    expect(await setPrice(changes)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    })
    expect((await stored()).sales['email-weekly'].price).toBe(39)
  })

  it('is not moved to the other package by the id of a link that was set before', async () => {
    await setPrice()
    expect(await setPrice({ package: 'email-monthly' })).toMatchObject({
      status: 400,
      body: { fields: { linkId: errorTexts.linkOfOtherPackage } },
    })
    expect((await stored()).sales['email-weekly'].price).toBe(49)
  })

  it('changes the words of the pages that name it, and asks for a build as after a take-down', async () => {
    await publishTexts()
    await sql`update publishing set taken_down_at = null`.execute(site.db.write)
    expect((await setPrice()).body).toMatchObject({ changedPages: [duk.title, terms.title] })
    expect(
      await setPrice({ ...NEW_WEEK, package: 'email-monthly', price: 95, linkId: 'plink_b' }),
    ).toMatchObject({ status: 200 })
    const texts = await said()
    expect(texts).toContain('Savaitės paketas kainuoja 49 €')
    expect(texts).not.toMatch(/(39|79) €/)
    expect(texts.match(/95 €/g)).toHaveLength(3)
    const { takenDownAt } = await site.db.read
      .selectFrom('publishing')
      .select('takenDownAt')
      .executeTakeFirstOrThrow()
    expect(takenDownAt).not.toBeNull()
  })

  it('leaves the ids of earlier links known, each at its own price', async () => {
    await setPrice()
    await setPrice({ ...NEW_WEEK, price: 59, linkId: 'plink_dar' })
    const bought = async (linkId: string, amount: number) =>
      soldOf(await orderAfter(weekly({ linkId, amount }))).price
    expect(await bought(SELLING.PAYMENT_LINK_ID_WEEKLY, 3900)).toBe(39)
    expect(await bought('plink_nauja', 4900)).toBe(49)
    expect(await bought('plink_dar', 5900)).toBe(59)
    expect((await orders()).problems).toEqual([])
  })

  it('is compared with what the checkout has charged', async () => {
    await setPrice()
    const purchase = weekly({ linkId: NEW_WEEK.linkId, amount: 3900 })
    await sendAll(site, EVENTS.completed(purchase))
    const { items, problems } = await orders()
    expect(items).toMatchObject([{ amount: 3900, state: 'paid' }])
    expect(problems).toMatchObject([
      { problem: 'price', amount: 3900, price: 49, clients: ['Rūta Rūtienė'] },
    ])
  })

  it('is compared with each renewal too, as the order has sold it', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.completed(purchase), EVENTS.invoiced(purchase, 0))
    await setPrice({ ...NEW_WEEK, package: 'email-monthly', price: 95, linkId: 'plink_b' })
    const renewal = EVENTS.invoiced({ ...purchase, amount: 6900 }, 2)
    const discounted = { ...renewal.data.object, total_discount_amounts: [{ amount: 1000 }] }
    const free = EVENTS.invoiced({ ...purchase, amount: 0 }, 3)
    await sendAll(
      site,
      EVENTS.invoiced(purchase, 1),
      { ...renewal, data: { object: discounted } },
      free,
    )
    expect((await orders()).problems).toEqual([])
    await sendAll(site, EVENTS.invoiced({ ...purchase, amount: 9500 }, 4))
    const { items, problems } = await orders()
    expect(items).toMatchObject([{ state: 'paid' }])
    expect(problems).toMatchObject([
      { problem: 'price', amount: 9500, price: 79, clients: ['Jonas Jonaitis'] },
    ])
  })

  it('may be less by a discount of the checkout', async () => {
    const completed = EVENTS.completed(weekly({ amount: 2900 }))
    const object = { ...completed.data.object, total_details: { amount_discount: 1000 } }
    await sendAll(site, { ...completed, data: { object } })
    expect((await orders()).problems).toEqual([])
  })
})

async function publishTexts(): Promise<void> {
  for (const { slug, title, content } of [terms, duk]) {
    await admin('POST', '/api/admin/pages', pageBody({ title, slug, content, published: true }))
  }
}

/** Reads the Markdown of the terms and the frequent questions. */
async function said(): Promise<string> {
  const pages = await site.db.read
    .selectFrom('blogPosts')
    .select('content')
    .orderBy('slug')
    .execute()
  return pages.map(({ content }) => content).join('\n')
}

describe('a package', () => {
  const { packages } = startingSettings
  const week = packages['email-weekly']

  it('keeps the promised answer time among its features', async () => {
    for (const features of [
      [],
      ['Atsakymas per 5 valandas'],
      [...week.features, week.features[0]],
    ]) {
      const changed = { ...packages, 'email-weekly': { ...week, features } }
      expect(await saveSettings({ packages: changed })).toMatchObject({
        status: 400,
        body: { fields: { 'packages.email-weekly.features': expect.any(String) as string } },
      })
    }
    expect((await stored()).packages).toEqual(packages)
  })

  it('is named by its new title in the filters of inquiries and orders, and in the mail about a price', async () => {
    const renamed = { ...week, title: 'Savaitė laiškais' }
    await saveSettings({ packages: { ...packages, 'email-weekly': renamed } })
    const titles = {
      'email-weekly': renamed.title,
      'email-monthly': packages['email-monthly'].title,
      individual: packages.individual.title,
      'couple-therapy': packages['couple-therapy'].title,
      intensive: packages.intensive.title,
    }
    expect((await admin('GET', '/api/admin/bookings')).body).toMatchObject({ titles })
    expect(await orders()).toMatchObject({ titles, total: 0 })
    await setPrice()
    expect(await findNewestPrice(site.db)).toMatchObject({ titles })
  })

  it('tells a foreign link and a wrong number at once', async () => {
    const { status, body } = await setPrice({ ...NEW_WEEK, url: 'buy', linkId: '12345' })
    expect(status).toBe(400)
    expect(Object.keys(at(body, 'fields') as object)).toEqual(['url', 'linkId'])
  })

  const hide = (...ids: PackageId[]) =>
    saveSettings({
      packages: Object.fromEntries(
        PACKAGE_IDS.map((id) => [
          id,
          ids.includes(id) ? { ...packages[id], offer: 'hidden' } : packages[id],
        ]),
      ),
    })

  it.each<[PackageId, RegExp]>([
    ['email-weekly', /39 €|Savaitės konsultacijos el|Savaitės paketas/],
    ['email-monthly', /79 €|Mėnesio konsultacijos el|Mėnesio paketas|yra prenumerata/],
    ['individual', /\D80 €|Individuali konsultacija/],
    ['couple-therapy', /120 €|Porų konsultacija/],
    ['intensive', /320 €|Intensyvi programa|intensyvi/],
  ])('that is hidden is in no text of the terms and answers: %s', async (id, named) => {
    await publishTexts()
    const starting = await said()
    expect(starting).toMatch(named)
    expect((await hide(id)).body).toMatchObject({ changedPages: [duk.title, terms.title] })
    expect(await said()).not.toMatch(named)
    const others = PACKAGE_IDS.filter((each) => each !== id)
    expect((await said()).match(/^- \*\*.+ €/gm)).toHaveLength(others.length)

    await hide(...PACKAGE_IDS)
    expect(await said()).not.toMatch(/€|(?<!artimiausias )90 dienų|galite rinktis/)
    expect(await said()).toContain('Šiuo metu konsultacijų nesiūlome.')
    await saveSettings({ packages })
    expect(await said(), 'back again').toBe(starting)
  })

  it('keeps a price that changes while it is hidden, and a new title, in the terms', async () => {
    await publishTexts()
    await hide('email-weekly')
    await setPrice()
    expect(await said()).not.toContain('49 €')
    await saveSettings({
      packages: { ...packages, 'email-weekly': { ...week, title: 'Savaitė laiškais' } },
    })
    expect(await said()).toContain('- **Savaitė laiškais** – 49 €, vienkartinis mokėjimas.')
    expect(await said()).toContain('Savaitės paketas kainuoja 49 €')
  })

  it('stays under the title that it had when it was asked for', async () => {
    const titled = (title: string) =>
      saveSettings({ packages: { ...packages, individual: { ...packages.individual, title } } })
    await titled('Pokalbis gyvai')
    const booking = { name: 'Ona', email: 'ona@pastas.example', consultationType: 'individual' }
    expect((await site.call('POST', '/api/consultation/book', { body: booking })).status).toBe(200)
    await titled('Pokalbis dviese')
    expect((await admin('GET', '/api/admin/bookings')).body).toMatchObject({
      items: [{ packageTitle: 'Pokalbis gyvai' }],
      titles: { individual: 'Pokalbis dviese' },
    })
    const sent = await site.db.read.selectFrom('consultationBookings').selectAll().execute()
    expect(sent.map(bookedTitle), 'in the mails').toEqual(['Pokalbis gyvai'])
    await site.db.write.deleteFrom('consultationBookings').execute()
  })

  it('that is hidden after its sale stays in the terms, title and price of its order', async () => {
    await publishTexts()
    const { id } = await orderAfter(weekly())
    await hide(...PACKAGE_IDS)
    const order = await findOrder(site.db, id)
    if (order === undefined) expect.fail('The order is gone.')
    expect(soldOf(order)).toMatchObject({ title: week.title, price: 39 })
    expect((await findTerms(site.db, order.termsId))?.content).toContain('39 €')
  })

  it('is not said to be fully booked in terms and answers once its last day is over', async () => {
    await publishTexts()
    const now = new Date()
    const couple = { ...packages['couple-therapy'], takenUntil: dayFrom(now, 1) }
    const individual = { ...packages.individual, takenUntil: dayFrom(now, 0) }
    await saveSettings({
      packages: { ...packages, individual, 'couple-therapy': couple },
    })
    const told = await said()
    const after = (days: number) => new Date(now.getTime() + days * 86_400_000)
    await restateEndedBookings(site.db, now)
    expect(await said()).toBe(told)
    const { contentVersion } = await readPublishing(site.db)
    for (const days of [3, 3]) await restateEndedBookings(site.db, after(days))
    expect((await readPublishing(site.db)).contentVersion, 'once').toBe(contentVersion + 1)
    expect((await said()).match(/„[^“]+“ \([^)]+\)/g)).toEqual([
      '„Intensyvi programa“ (artimiausias 90 dienų)',
      '„Intensyvi programa“ (artimiausias 90 dienų)',
    ])
  })

  it('is said to be fully booked in the terms and answers only while it is', async () => {
    await publishTexts()
    const starting = await said()
    expect(starting.match(/artimiausias 90 dienų/g)).toHaveLength(2)
    const offered = { offer: 'offered', takenUntil: null } as const
    const free = {
      ...packages,
      individual: { ...packages.individual, ...offered },
      'couple-therapy': { ...packages['couple-therapy'], takenUntil: '2027-01-31' },
      intensive: { ...packages.intensive, offer: 'hidden' },
    }
    await saveSettings({ packages: free })
    const after = await said()
    expect(after).not.toContain('artimiausias 90 dienų')
    expect(after.match(/„Porų konsultacija“ \(iki 2027 m\. sausio 31 d\.\)/g)).toHaveLength(2)
    await saveSettings({ packages })
    expect(await said()).toBe(starting)
  })
})

/** Stores that the client has begun the work at once and has written a message. */
async function write(orderId: string, createdAt: Date) {
  await site.db.write
    .insertInto('orderStarts')
    .values({
      id: orderId,
      delivery: 'letter',
      earlyText: 'a',
      sensitiveText: 'b',
      consentVersion: '1',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const letter = { id: crypto.randomUUID(), orderId, author: 'client', content: 'Labas' } as const
  await site.db.write
    .insertInto('orderLetters')
    .values({ ...letter, createdAt })
    .execute()
}

const dueAtOf = async (orderId: string) => {
  const order = await findOrder(site.db, orderId)
  return order && answerDueAt(order)
}

/** Returns the day in Vilnius, YYYY-MM-DD, this many days after an instant. */
const dayFrom = (date: Date, days: number) =>
  formatDay(new Date(date.getTime() + days * 86_400_000))

describe('a day off', () => {
  const now = new Date()
  const daysOff = [-1, 0, 1, 2].map((days) => dayFrom(now, days))

  it('moves the deadline of a message that comes after it was announced, and of no other', async () => {
    const [early, late] = [await orderAfter(weekly()), await orderAfter(weekly())]
    await write(early.id, now)
    const before = await dueAtOf(early.id)
    expect(before).toEqual(answerDue(now, 4, null))
    await saveSettings({ daysOff })
    const after = new Date()
    await write(late.id, after)
    expect(await dueAtOf(early.id)).toEqual(before)
    const due = await dueAtOf(late.id)
    expect(due).toEqual(answerDue(after, 4, null, (day) => daysOff.includes(day)))
    expect(due?.getTime()).toBeGreaterThan(after.getTime() + 24 * 3_600_000)

    // A later save announces nothing again, and adds a day only for messages after it.
    await saveSettings({ daysOff: [...daysOff, dayFrom(now, 3)] })
    expect(await dueAtOf(late.id)).toEqual(due)
    await saveSettings({ daysOff: [] })
    expect(await dueAtOf(late.id)).toEqual(answerDue(after, 4, null))
  })
})

describe('a day that pages name', () => {
  it.each([
    ['a day off', (day: string) => ({ daysOff: [day] })],
    [
      'the last day of a fully booked package',
      (day: string) => {
        const { packages } = startingSettings
        return { packages: { ...packages, intensive: { ...packages.intensive, takenUntil: day } } }
      },
    ],
  ])('is left out by a new build once it is over: %s', async (_, settings) => {
    const now = new Date()
    expect((await saveSettings(settings(dayFrom(now, 0)))).status).toBe(200)
    const { contentVersion: saved } = await readPublishing(site.db)
    const raisedAt = async (days: number) => {
      await publishDue(site.db, new Date(now.getTime() + days * 86_400_000))
      return (await readPublishing(site.db)).contentVersion - saved
    }
    expect(await raisedAt(0)).toBe(0)
    expect(await raisedAt(1)).toBe(1)
    await sql`update publishing set changed_at = now() + interval '1 day'`.execute(site.db.write)
    expect(await raisedAt(1), 'once').toBe(1)
  })
})

describe('what an order has sold', () => {
  type Change =
    | { kind: 'title'; id: EmailPackage; title: string }
    | { kind: 'hours'; hours: { from: number; to: number } | null }
    | { kind: 'price'; id: EmailPackage; price: number }
    | { kind: 'offer'; id: EmailPackage; offer: 'offered' | 'taken' | 'hidden' }
    | { kind: 'days'; days: number[] }
    | { kind: 'features'; id: EmailPackage; feature: string }
    /** A sale by the link that was set this many prices ago. */
    | { kind: 'sale'; id: EmailPackage; ago: number }

  const id = fc.constantFrom(...EMAIL_PACKAGES)
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({
      kind: fc.constant('title' as const),
      id,
      title: fc.stringMatching(/^[A-ZĄČĘŠŽ][a-ząčęšž]{1,20}$/),
    }),
    fc.record({
      kind: fc.constant('hours' as const),
      hours: fc.option(fc.constantFrom({ from: 9, to: 18 }, { from: 8, to: 12 }), { nil: null }),
    }),
    fc.record({ kind: fc.constant('price' as const), id, price: fc.integer({ min: 1, max: 500 }) }),
    fc.record({
      kind: fc.constant('offer' as const),
      id,
      offer: fc.constantFrom('offered' as const, 'taken' as const, 'hidden' as const),
    }),
    fc.record({
      kind: fc.constant('days' as const),
      days: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('features' as const),
      id,
      feature: fc.constantFrom('Skambutis', 'Pratimai dviem', 'Knygų sąrašas'),
    }),
    fc.record({ kind: fc.constant('sale' as const), id, ago: fc.nat(2) }),
  )

  it('stays what it was, whatever the owner changes later', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
        await sql`update owner_settings set settings = '{}', earlier = '[]'`.execute(site.db.write)
        await sql`delete from prices`.execute(site.db.write)
        await sql`delete from order_letters`.execute(site.db.write)
        await sql`delete from order_starts`.execute(site.db.write)
        await sql`delete from orders`.execute(site.db.write)
        await sql`delete from blog_posts`.execute(site.db.write)
        await publishTexts()
        let settings = { ...startingSettings }
        const sold: { id: string; facts: unknown }[] = []
        /** Links of each package, the newest first; an earlier one has the settings with which it was last offered. */
        const links: Record<
          EmailPackage,
          { linkId: string; price: number; last?: typeof settings }[]
        > = {
          'email-weekly': [{ linkId: SELLING.PAYMENT_LINK_ID_WEEKLY, price: 39 }],
          'email-monthly': [{ linkId: SELLING.PAYMENT_LINK_ID_MONTHLY, price: 79 }],
        }
        const factsOf = async (orderId: string) => {
          const order = await findOrder(site.db, orderId)
          if (order === undefined) throw new Error('The order is gone.')
          const { title, price, state, features } = describeOrder(order)
          const { content } = (await findTerms(site.db, order.termsId)) ?? {}
          const { sold: kept } = order
          return { title, price, state, features, sold: kept, dueAt: answerDueAt(order), content }
        }
        const last = { kind: 'sale', id: 'email-weekly', ago: 1 } as const
        for (const each of [...changes, last]) {
          if (each.kind === 'price') {
            // Each confirmation counts as an attempt of its own.
            await sql`delete from login_attempts`.execute(site.db.write)
            const linkId = `plink_${crypto.randomUUID().replaceAll('-', '')}`
            const call = await setPrice({ package: each.id, price: each.price, linkId })
            expect(call.status).toBe(200)
            const [current] = links[each.id]
            if (current !== undefined) current.last = settings
            links[each.id].unshift({ linkId, price: each.price })
          } else if (each.kind === 'sale') {
            const link = links[each.id][each.ago] ?? links[each.id].at(-1)
            if (link === undefined) throw new Error('The package has no link.')
            const { linkId, price, last: offered = settings } = link
            const { title, features } = offered.packages[each.id]
            const given = {
              linkId,
              email: 'ruta@pastas.example',
              name: 'Rūta',
              amount: price * 100,
            }
            const order = await orderAfter(
              purchaseOf({ ...given, monthly: each.id === 'email-monthly' }),
            )
            expect(order.sold).toEqual({
              title,
              price,
              features,
              hours: each.id === 'email-weekly' ? 4 : 2,
              answerHours: offered.answerHours,
            })
            await write(order.id, new Date())
            const facts = await factsOf(order.id)
            const isWeek = each.id === 'email-weekly'
            const named = title === startingSettings.packages[each.id].title ? '.+' : title
            expect(
              facts.content?.match(isWeek ? /^- .+ vienkartinis.+$/gm : /^- .+ prenumerata/gm),
            ).toEqual([expect.stringMatching(new RegExp(`^- \\*\\*${named}\\*\\* – ${price} €`))])
            if (!isWeek) expect(facts.content).toContain(`nuskaičiuojama ${price} €`)
            const { answerHours } = offered
            expect(facts.content).toContain(
              `skaičiuojamas nuo jūsų laiško gavimo.${answerWords(answerHours).sentence}`,
            )
            sold.push({ id: order.id, facts })
          } else {
            const own = settings.packages
            if (each.kind === 'hours') settings = { ...settings, answerHours: each.hours }
            if (each.kind === 'days') {
              const kept = new Set([
                ...settings.daysOff,
                ...each.days.map((d) => dayFrom(new Date(), d)),
              ])
              settings = { ...settings, daysOff: [...kept] }
            }
            if (each.kind === 'title') {
              const packages = { ...own, [each.id]: { ...own[each.id], title: each.title } }
              settings = { ...settings, packages }
            }
            if (each.kind === 'features') {
              const features = [...startingSettings.packages[each.id].features, each.feature]
              const packages = { ...own, [each.id]: { ...own[each.id], features } }
              settings = { ...settings, packages }
            }
            if (each.kind === 'offer') {
              const packages = { ...own, [each.id]: { ...own[each.id], offer: each.offer } }
              settings = { ...settings, packages }
            }
            expect((await saveSettings(settings)).status).toBe(200)
          }
          for (const { id: orderId, facts } of sold) expect(await factsOf(orderId)).toEqual(facts)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('is shown in the panel and to the client', async () => {
    const order = await orderAfter(monthly())
    const { packages } = startingSettings
    const renamed = { ...packages['email-monthly'], title: 'Mėnuo kartu' }
    await saveSettings({ packages: { ...packages, 'email-monthly': renamed } })
    const later = await orderAfter(monthly())
    const titles = Object.fromEntries((await orders()).items.map((each) => [each.id, each.title]))
    expect(titles).toEqual({
      [order.id]: 'Mėnesio el. pašto konsultacijos',
      [later.id]: 'Mėnuo kartu',
    })
  })
})
