import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asPrivate } from '#src/core/private.ts'
import { insertSubmission } from '#src/features/quizzes/server/submission-queries.ts'
import { endSubscription } from '#src/features/newsletter/server/subscriber-queries.ts'
import { leave } from '#src/features/newsletter/server/newsletter.ts'
import { deleteOwnData } from '#src/features/clients/server/own-data.ts'
import {
  OMNISEND_RETRY_SECONDS,
  type OmnisendStandIn,
  startOmnisendStandIn,
} from '../support/omnisend.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

let omnisend: OmnisendStandIn
const site = useTestSite()
const admin = useAdministrator(site)

beforeAll(async () => {
  omnisend = await startOmnisendStandIn()
})
afterAll(() => omnisend.stop())

beforeEach(async () => {
  for (const table of [
    'outbox',
    'newsletterSubscriptions',
    'newsletterRequests',
    'quizSubmissions',
    'marketingConsents',
    'marketingRemovals',
  ] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  omnisend.calls.length = 0
  omnisend.behave('store')
  configure()
})

function configure() {
  vi.stubEnv('OMNISEND_API_KEY', omnisend.key)
  vi.stubEnv('OMNISEND_BASE_URL', omnisend.url)
}

const EMAIL = asPrivate('ona@pastas.example')

/** Subscribes an address to the newsletter and confirms it, optionally with consent to marketing. */
async function confirmed({ segment = null as string | null, name = 'Ona' } = {}) {
  const consent = { consentVersion: '1', consentText: 'Sutinku', consentedAt: new Date() }
  if (segment !== null) {
    await site.db.write
      .insertInto('marketingConsents')
      .values({ id: crypto.randomUUID(), email: EMAIL, segment, ...consent })
      .execute()
  }
  await confirmNewsletter(site.db, EMAIL, name)
}

const entries = () =>
  site.db.read.selectFrom('outbox').selectAll().where('kind', '=', 'contact').execute()

/** Delivers the entries that wait for their next attempt. */
async function deliverLater() {
  const waiting = site.db.write.updateTable('outbox')
  await waiting.set({ dueAt: new Date(0) }).execute()
  await site.deliver()
}

const contact = (index: number) => omnisend.calls[index]?.body
const statusOf = (index: number) => at(contact(index), 'identifiers.0.channels.email.status')

describe('a confirmed subscriber', () => {
  it('is handed over once, with consent and segments, and the id is kept', async () => {
    await confirmed({ segment: 'stiprus-rysys' })
    await site.deliver()
    expect(omnisend.calls).toHaveLength(1)
    expect(contact(0)).toMatchObject({
      identifiers: [{ type: 'email', id: EMAIL, sendWelcomeMessage: false }],
      firstName: 'Ona',
      tags: ['stiprus-rysys'],
    })
    expect(statusOf(0)).toBe('subscribed')
    expect(textAt(contact(0), 'identifiers.0.consent.source')).toBe('Santykių akademija')
    const stored = await site.db.read
      .selectFrom('newsletterSubscriptions')
      .select('omnisendContactId')
      .executeTakeFirst()
    expect(stored?.omnisendContactId).toBe('id-1')
  })

  it('has the id kept beside quiz answers that are stored with the address', async () => {
    const { db } = site
    const answers = { answers: '[]', totalScore: 1, email: EMAIL }
    const nothing = { email: EMAIL, addressHash: '', result: null, letters: null }
    const consent = { consentVersion: '1', consentText: 'Sutinku' }
    const [asked, unasked] = [crypto.randomUUID(), crypto.randomUUID()]
    await insertSubmission(db, { id: asked, ...answers, ...consent }, nothing)
    await insertSubmission(db, { id: unasked, ...answers }, nothing)
    await confirmed()
    await site.deliver()
    const stored = await db.read.selectFrom('quizSubmissions').selectAll().execute()
    const idOf = (id: string) => stored.find((row) => row.id === id)?.omnisendContactId
    expect([idOf(asked), idOf(unasked)]).toEqual(['id-1', null])
  })

  it('has no segment without the consent that names it', async () => {
    await confirmed()
    await site.deliver()
    expect(at(contact(0), 'tags')).toEqual([])
  })

  it('who leaves is unsubscribed there at once, without name and tags', async () => {
    await confirmed({ segment: 'stiprus-rysys' })
    await site.deliver()
    await leave({ db: site.db, deployUrl: site.url, waitUntil: () => undefined }, EMAIL)
    await site.deliver()
    expect(statusOf(1)).toBe('unsubscribed')
    expect(contact(1)).toMatchObject({ firstName: '', tags: [] })
    const removal = { emails: [EMAIL], tags: ['stiprus-rysys'] }
    expect(omnisend.calls.slice(2)).toEqual([
      { method: 'DELETE', path: '/contacts/tags', body: removal },
    ])
  })

  it('who leaves, and whose tags cannot be removed now, loses them later', async () => {
    await confirmed({ segment: 'stiprus-rysys' })
    await site.deliver()
    omnisend.behave('store', 'fail', 'store')
    await endSubscription(site.db, EMAIL)
    await site.deliver()
    await deliverLater()
    expect(omnisend.calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'DELETE'])
  })

  it('is not handed over before the address is confirmed, nor when it was never there', async () => {
    await site.call('POST', '/api/newsletter/subscribe', { body: { email: EMAIL, name: null } })
    await endSubscription(site.db, EMAIL)
    await site.deliver()
    expect(omnisend.calls).toHaveLength(0)
  })

  it('is not queued while no key is set; the first connection hands over once what consents allow', async () => {
    vi.stubEnv('OMNISEND_API_KEY', '')
    await site.deliver()
    await confirmed({ segment: 'stiprus-rysys' })
    await confirmNewsletter(site.db, asPrivate('isejo@pastas.example'), 'Ieva')
    await endSubscription(site.db, asPrivate('isejo@pastas.example'))
    await site.call('POST', '/api/newsletter/subscribe', {
      body: { email: 'nepatvirtino@pastas.example', name: null },
    })
    await site.deliver()
    expect(await entries()).toEqual([])
    configure()
    await site.deliver()
    await site.deliver()
    expect(omnisend.calls).toHaveLength(1)
    expect(statusOf(0)).toBe('subscribed')
    expect(contact(0)).toMatchObject({ identifiers: [{ id: EMAIL }], tags: ['stiprus-rysys'] })
  })

  it('who left while the key was gone is unsubscribed there when it is back', async () => {
    await confirmed()
    await site.deliver()
    vi.stubEnv('OMNISEND_API_KEY', '')
    await site.deliver()
    await endSubscription(site.db, EMAIL)
    expect((await entries()).map(({ state }) => state)).toEqual(['sent'])
    configure()
    await site.deliver()
    expect(statusOf(1)).toBe('unsubscribed')
  })

  it('who was erased while the key was gone is unsubscribed there when it is back', async () => {
    await confirmed()
    await site.deliver()
    vi.stubEnv('OMNISEND_API_KEY', '')
    await site.deliver()
    const sending = { db: site.db, deployUrl: site.url, waitUntil: () => undefined }
    await deleteOwnData(sending, EMAIL)
    configure()
    await site.deliver()
    expect(statusOf(1)).toBe('unsubscribed')
  })

  it('that may have been taken there is sent again when the key is back', async () => {
    omnisend.behave('drop')
    await confirmed()
    await site.deliver()
    vi.stubEnv('OMNISEND_API_KEY', '')
    await site.deliver()
    expect((await entries()).map(({ state }) => state)).toEqual(['waiting'])
  })
})

describe('the service', () => {
  it('that is busy is asked again when it said, not before', async () => {
    omnisend.behave('busy')
    await confirmed()
    await site.deliver()
    const [entry] = await entries()
    expect(entry?.state).toBe('waiting')
    const seconds = ((entry?.dueAt.getTime() ?? 0) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(OMNISEND_RETRY_SECONDS - 30)
  })

  it.each(['fail', 'drop'] as const)(
    'that answers with %s gets the contact later',
    async (fault) => {
      omnisend.behave(fault, 'store')
      await confirmed()
      await site.deliver()
      expect((await entries())[0]).toMatchObject({ state: 'waiting', fault: 'unreachable' })
      await deliverLater()
      expect((await entries())[0]).toMatchObject({ state: 'sent' })
    },
  )

  it('that refuses a contact parks it for the administrator', async () => {
    omnisend.behave('refuse')
    await confirmed()
    await site.deliver()
    expect((await entries())[0]).toMatchObject({ state: 'failed', fault: 'refused' })
  })
})

it('lists an erased address until the owner has deleted it there', async () => {
  await confirmed()
  await site.deliver()
  const id = textAt((await admin('GET', '/api/admin/subscribers')).body, 'items.0.id')
  expect((await admin('DELETE', `/api/admin/subscribers/${id}`)).status).toBe(200)
  await site.deliver()
  expect(statusOf(1)).toBe('unsubscribed')
  const { body } = await admin('GET', '/api/admin/marketing')
  expect(body).toMatchObject({ configured: true, removals: [{ email: EMAIL }] })
  const remove = async () =>
    (await admin('DELETE', `/api/admin/marketing/removals/${textAt(body, 'removals.0.id')}`)).status
  expect([await remove(), await remove()]).toEqual([200, 404])
  expect(at((await admin('GET', '/api/admin/marketing')).body, 'removals')).toEqual([])
})
