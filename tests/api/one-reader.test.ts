import { beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutEvent, EVENTS } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { asPrivate } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { deleteOwnData } from '#src/features/clients/server/own-data.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { articleBody } from './content.ts'
import { sendAll, SELLING, weekly } from './purchases.ts'
import { at, clearOutbox, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)
const pages = useVisitorPages(site)

/** One address as browsers, mail programs and documents write it. */
const WRITTEN = [
  'Jonas@Žalia.lt',
  'jonas@žalia.lt'.normalize('NFD'),
  '\u200Bjonas@\u2060žalia.lt\u200E',
  'jonas@xn--alia-kbb.lt',
  'mailto:jonas@žalia.lt.',
] as const
const STORED = 'jonas@xn--alia-kbb.lt'

const MAC = 'Šarūnė Žąsytė'.normalize('NFD')

beforeEach(async () => {
  await clearOutbox(site)
  const tables = [
    'newsletterSubscriptions',
    'newsletterRequests',
    'departedSubscribers',
    'orders',
    'paymentEvents',
    'consultationBookings',
    'contractWithdrawals',
    'quizSubmissions',
  ] as const
  for (const table of tables) await site.db.write.deleteFrom(table).execute()
})

/** Returns an event with some fields of its object replaced. */
const withObject = (event: CheckoutEvent, fields: object): CheckoutEvent => ({
  ...event,
  data: { object: { ...event.data.object, ...fields } },
})

const subscribe = (email: string, name: string | null = null) =>
  site.call('POST', '/api/newsletter/subscribe', { body: { email, name } })
const book = (email: string, name = 'Jonas') =>
  site.call('POST', '/api/consultation/book', {
    body: { email, name, consultationType: 'individual' },
  })
const searched = async (list: string, search: string) => {
  const { body } = await admin('GET', `/api/admin/${list}?search=${encodeURIComponent(search)}`)
  return (body as { items: { name: string | null; email: string }[] }).items
}
const clientPath = (email: string) => `/api/admin/client?email=${encodeURIComponent(email)}`

describe('one reader', () => {
  it('is one subscription, however the address is written', async () => {
    for (const email of WRITTEN) expect((await subscribe(email)).status).toBe(200)
    const rows = await site.db.read.selectFrom('newsletterSubscriptions').select('email').execute()
    expect(rows).toEqual([{ email: STORED }])
  })

  it('is one client, found, read and erased by any form of the address', async () => {
    for (const email of WRITTEN) {
      expect((await book(email)).status).toBe(200)
      await sendAll(site, EVENTS.completed(weekly({ email, name: 'Jonas' })))
    }
    await confirmNewsletter(site.db, STORED)
    for (const search of ['', 'jonas', 'žalia', 'ŽALIA.LT', 'jonas@žalia.lt', 'xn--alia']) {
      expect(await searched('clients', search), search).toMatchObject([
        { email: STORED, entries: 2 * WRITTEN.length + 1 },
      ])
    }
    for (const email of WRITTEN) {
      expect(at((await admin('GET', clientPath(email))).body, 'items')).toHaveLength(11)
    }
    expect((await admin('DELETE', clientPath(WRITTEN[0]))).status).toBe(200)
    expect(await site.db.read.selectFrom('consultationBookings').select('id').execute()).toEqual([])
    for (const email of WRITTEN) {
      const added = await admin('POST', '/api/admin/subscribers', { email, name: '' })
      expect(at(added.body, 'outcome')).toBe('departed')
    }
  })

  it('asks for the data by any form of the address, at most once an hour', async () => {
    await confirmNewsletter(site.db, STORED)
    await clearOutbox(site)
    for (const email of WRITTEN) {
      expect((await pages.send('/mano-duomenys', { email })).status).toBe(200)
    }
    const mails = await site.db.read.selectFrom('outbox').select(['kind', 'recipient']).execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([STORED])
  })

  it('is erased from sealed events too, whatever form the payment service has sent', async () => {
    const event = EVENTS.completed(weekly())
    const odd = WRITTEN.map((email, number) =>
      withObject(
        { ...event, id: `evt_${number}` },
        { customer_details: { email }, payment_status: 'half' },
      ),
    )
    await sendAll(site, ...odd)
    const sealed = () =>
      site.db.read
        .selectFrom('paymentEvents')
        .select('id')
        .where('sealedBody', 'is not', null)
        .execute()
    expect(await sealed()).toHaveLength(WRITTEN.length)
    const sending = { db: site.db, deployUrl: site.url, waitUntil: () => undefined }
    await deleteOwnData(sending, asPrivate(STORED))
    expect(await sealed()).toEqual([])
  })
})

describe('a name', () => {
  it('from a Mac is stored composed and found, also where it was stored before', async () => {
    await book('sarune@pavyzdys.lt', MAC)
    const { name } = await site.db.read
      .selectFrom('consultationBookings')
      .select('name')
      .executeTakeFirstOrThrow()
    expect(name).toBe(MAC.normalize('NFC'))
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values({ id: crypto.randomUUID(), email: 'sena@pavyzdys.lt', name: MAC, subscribed: true })
      .execute()
    for (const search of [MAC, MAC.normalize('NFC'), 'ŠARŪNĖ', 'sarune zasyte', 'Ša\u00ADrūnė']) {
      for (const list of ['bookings', 'clients']) {
        expect(await searched(list, search), search).toContainEqual(
          expect.objectContaining({ name: MAC.normalize('NFC') }),
        )
      }
      expect(await searched('subscribers', search), search).toHaveLength(1)
    }
  })

  it.each(['\u200B', '\u2060\uFEFF \u00AD', '\u200D\u200E', '\u3164\uFE0F'])(
    'of nothing but invisible characters is none: %j',
    async (name) => {
      await subscribe('rasa@pavyzdys.lt', name)
      const rows = await site.db.read.selectFrom('newsletterRequests').select('name').execute()
      expect(rows).toEqual([{ name: null }])
      expect(await book('rasa@pavyzdys.lt', name)).toMatchObject({
        status: 400,
        body: { fields: { name: errorTexts.nameTooShort } },
      })
    },
  )

  it('keeps the joiners of an emoji', async () => {
    const family = 'Rasa 👨\u200D👩\u200D👧 ❤\uFE0F'
    await subscribe('rasa@pavyzdys.lt', family)
    const rows = await site.db.read.selectFrom('newsletterRequests').select('name').execute()
    expect(rows).toEqual([{ name: family }])
  })
})

describe('Markdown source', () => {
  const SOURCE = `${MAC} \u200Bžo\u00ADdis\u200D \u2066tekstas\u2069`

  it('of an article is stored as it is written, its title composed', async () => {
    const { status, body } = await admin('POST', '/api/admin/blog', {
      ...articleBody({ title: MAC, content: SOURCE }),
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: MAC.normalize('NFC'), content: SOURCE })
  })

  it('of a letter is stored as it is written, its subject composed', async () => {
    const letter = { subject: `\u200B${MAC}`, content: SOURCE }
    const { status, body } = await admin('POST', '/api/admin/letters', letter)
    expect(status).toBe(201)
    expect(body).toMatchObject({ subject: MAC.normalize('NFC'), content: SOURCE })
  })
})
