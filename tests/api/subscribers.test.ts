import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectMarketing } from '#src/features/newsletter/server/marketing-queries.ts'
import {
  confirmSubscription,
  requestSubscription,
} from '#src/features/newsletter/server/subscriber-queries.ts'
import { signToken, suppressionKeys } from '#src/server/signing.ts'
import { asPrivate } from '#src/core/private.ts'
import { LEFT_SUBSCRIPTION_MONTHS } from '#src/core/retention.ts'
import { readSubscribers } from '#src/features/newsletter/panel/read-subscribers.ts'
import { IMPORT_INVITATIONS, IMPORT_ROWS } from '#src/features/newsletter/subscribers.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { consents } from '#src/features/consent/texts.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { dumpOf } from './database-dump.ts'
import { at, clearOutbox, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const EMAIL = 'ona@pastas.example'
const site = useTestSite()
const pages = useVisitorPages(site)
const admin = useAdministrator(site)

beforeEach(async () => {
  await clearOutbox(site)
  for (const table of [
    'newsletterSubscriptions',
    'newsletterRequests',
    'departedSubscribers',
  ] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  vi.stubEnv('SMTP_URL', '')
})

const stored = (email = EMAIL) =>
  site.db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', asPrivate(email))
    .executeTakeFirst()

/** Returns the kinds of an address's entries in the outbox. */
async function queued(email = EMAIL): Promise<string[]> {
  const rows = await site.db.read
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', asPrivate(email))
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

async function store(
  row: { subscribed: boolean; leftAt?: Date; stoppedAt?: Date; suspicious?: boolean },
  email = EMAIL,
): Promise<string> {
  const id = crypto.randomUUID()
  await site.db.write
    .insertInto('newsletterSubscriptions')
    .values({ id, email, ...row })
    .execute()
  return id
}

const add = (email = EMAIL, name = '') => admin('POST', '/api/admin/subscribers', { email, name })
const outcomeOf = async (email = EMAIL) => at((await add(email)).body, 'outcome')

const person = (email = EMAIL) => ({
  email,
  name: 'Ona',
  date: '2026-03-14',
  source: 'Paskaita Kaune',
})
const importing = (subscribers: readonly object[], attemptId: string = crypto.randomUUID()) =>
  admin('POST', '/api/admin/subscriber-import', { attemptId, subscribers })
const addedOf = async (...given: Parameters<typeof importing>) =>
  at((await importing(...given)).body, 'added')
const fatesOf = async (...emails: string[]) =>
  at((await admin('POST', '/api/admin/subscriber-check', { emails })).body, 'fates')

describe('a subscription that the administrator ends', () => {
  it('is left, sends nothing that waits, and is told to the marketing service', async () => {
    await connectMarketing(site.db)
    await confirmNewsletter(site.db, EMAIL, 'Ona')
    await sql`update newsletter_subscriptions set omnisend_contact_id = 'id-1'`.execute(
      site.db.write,
    )
    await clearOutbox(site)
    await sql`
      insert into outbox (id, channel, kind, recipient)
      values (gen_random_uuid(), 'mail', 'newsletter-welcome', ${EMAIL})`.execute(site.db.write)
    const { id } = (await stored()) ?? expect.fail('Nobody is subscribed.')
    const end = () => admin('POST', `/api/admin/subscribers/${id}/end`)
    expect(await end()).toMatchObject({ status: 200 })
    const left = await stored()
    expect(left).toMatchObject({ subscribed: false, leftAt: expect.any(Date) as Date })
    expect(await queued()).toEqual(['contact'])
    const { body } = await admin('GET', '/api/admin/subscribers?state=left')
    expect(at(body, 'items.0.email')).toBe(EMAIL)

    await end()
    expect(await stored(), 'the first time stays').toEqual(left)
    const acts = await site.db.read
      .selectFrom('auditLog')
      .select('subjectId')
      .where('act', '=', 'endSubscription')
      .execute()
    expect(acts).toEqual([{ subjectId: id }, { subjectId: id }])
  })

  it('that does not exist is not found', async () => {
    const missing = `/api/admin/subscribers/${crypto.randomUUID()}/end`
    expect(await admin('POST', missing)).toMatchObject({
      status: 404,
      body: { error: 'Prenumeratorius nerastas' },
    })
  })
})

describe('somebody who is added by hand', () => {
  it('is asked to confirm, once an hour, and is subscribed by that alone', async () => {
    expect((await add(` ${EMAIL.toUpperCase()} `, 'Ona')).body).toEqual({ outcome: 'mailed' })
    expect(await stored()).toMatchObject({
      name: 'Ona',
      subscribed: false,
      confirmedAt: null,
      consentText: consents.newsletter.text,
    })
    expect(await queued()).toEqual(['newsletter-confirmation'])
    expect(await outcomeOf()).toBe('mailed-before')
    expect(await queued()).toEqual(['newsletter-confirmation'])
    await confirmNewsletter(site.db, EMAIL)
    expect(await outcomeOf()).toBe('subscribed')
  })

  it('may have looked like a program before', async () => {
    await store({ subscribed: false, suspicious: true })
    expect(await outcomeOf()).toBe('mailed')
  })

  it.each([
    ['left', { leftAt: new Date() }],
    ['stopped', { stoppedAt: new Date() }],
  ])('and has %s gets no mail', async (outcome, times) => {
    await store({ subscribed: false, ...times })
    const before = await stored()
    expect(await outcomeOf()).toBe(outcome)
    expect([await stored(), await queued()]).toEqual([before, []])
  })

  it.each([
    [{ email: '' }, 'Prašome įvesti el. pašto adresą'],
    [{ email: 'be-etos' }, 'Netinkamas el. pašto adresas'],
    [{ email: EMAIL, name: 'x'.repeat(101) }, 'Ne daugiau kaip 100 simbolių'],
  ])('by %j is refused', async (body, error) => {
    expect(await admin('POST', '/api/admin/subscribers', body)).toMatchObject({
      status: 400,
      body: { error },
    })
    expect(await stored()).toBeUndefined()
  })
})

describe('an import', () => {
  it('subscribes by the consents of the file, without a mail', async () => {
    await connectMarketing(site.db)
    expect(await addedOf([person()])).toBe(1)
    const day = new Date('2026-03-13T22:00:00Z')
    expect(await stored()).toMatchObject({
      name: 'Ona',
      subscribed: true,
      subscribedAt: day,
      confirmedAt: day,
      consentedAt: day,
      consentText: 'Paskaita Kaune',
      omnisendContactId: null,
    })
    expect(await queued()).toEqual(['contact'])
    const { body } = await admin('GET', '/api/admin/subscribers')
    expect(at(body, 'items.0')).toMatchObject({ state: 'subscribed', source: 'Paskaita Kaune' })
  })

  it('sent again, or twice at once, adds nobody twice and answers the same', async () => {
    const rows = ['a', 'b', 'c'].map((part) => person(`${part}@pastas.example`))
    const attempt = crypto.randomUUID()
    await Promise.all([importing(rows, attempt), importing(rows, attempt)])
    const before = await dumpOf(site.db)
    expect(await addedOf(rows, attempt)).toBe(3)
    expect((await dumpOf(site.db)).newsletter_subscriptions).toBe(before.newsletter_subscriptions)
    expect((await dumpOf(site.db)).outbox).toBe(before.outbox)
    expect(await addedOf(rows), 'another attempt').toBe(0)
  })

  it('takes who has not confirmed yet, with a request that is used up by it', async () => {
    await requestSubscription(site.db, {
      id: crypto.randomUUID(),
      email: EMAIL,
      name: 'Svetima',
      consent: consents.newsletter,
    })
    await store({ subscribed: false, suspicious: true }, 'b@pastas.example')
    expect(await fatesOf(EMAIL, 'b@pastas.example')).toEqual(['added', 'added'])
    expect(await addedOf([person(), person('b@pastas.example')])).toBe(2)
    expect(await stored()).toMatchObject({ subscribed: true, name: 'Ona' })
    expect(await stored('b@pastas.example')).toMatchObject({ subscribed: true, suspicious: false })
    const requests = await site.db.read.selectFrom('newsletterRequests').select('id').execute()
    expect(requests).toEqual([])
  })

  it('is told before what becomes of each address, and does that', async () => {
    await store({ subscribed: true }, 'jau@pastas.example')
    await store({ subscribed: false, leftAt: new Date() }, 'isejo@pastas.example')
    await store({ subscribed: false, stoppedAt: new Date() }, 'nera@pastas.example')
    const erased = await store({ subscribed: true }, 'istrinta@pastas.example')
    await admin('DELETE', `/api/admin/subscribers/${erased}`)
    const before = await dumpOf(site.db)
    const emails = ['jau', 'isejo', 'nera', 'istrinta', 'nauja'].map(
      (name) => `${name}@pastas.example`,
    )
    expect(await fatesOf(...emails)).toEqual(['subscribed', 'left', 'stopped', 'departed', 'added'])
    expect((await dumpOf(site.db)).newsletter_subscriptions).toBe(before.newsletter_subscriptions)
    expect((await dumpOf(site.db)).audit_log).toBe(before.audit_log)

    expect(await addedOf(emails.map(person))).toBe(1)
    const rows = await site.db.read
      .selectFrom('newsletterSubscriptions')
      .select('email')
      .where('subscribed', '=', true)
      .orderBy('email')
      .execute()
    expect(rows.map(({ email }) => email)).toEqual(['jau@pastas.example', 'nauja@pastas.example'])
    expect(await outcomeOf('istrinta@pastas.example')).toBe('departed')
    expect(await stored('istrinta@pastas.example')).toBeUndefined()
  })

  it.each([
    [{ date: '' }, 'Nenurodyta sutikimo data'],
    [{ date: '14.03.2026' }, 'Netinkama sutikimo data'],
    [{ date: toVilniusTime(Date.now() + 86_400_000).slice(0, 10) }, 'Sutikimo data dar neatėjo'],
    [{ source: ' ' }, 'Nenurodytas sutikimo šaltinis'],
    [{ email: 'be-etos' }, 'Netinkamas el. pašto adresas'],
  ])('with a row of %j adds nobody', async (change, sentence) => {
    const rows = [person('a@pastas.example'), { ...person(), ...change }]
    const { status, body } = await importing(rows)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(sentence)
    expect(await stored('a@pastas.example')).toBeUndefined()
  })

  it('has at most so many rows, takes that many, and the first of two with one address', async () => {
    const length = IMPORT_ROWS + 1
    const rows = Array.from({ length }, (_, row) => person(`${row}@pastas.example`))
    expect(await importing(rows)).toMatchObject({ status: 400 })
    expect(await addedOf(rows.slice(1))).toBe(IMPORT_ROWS)
    expect(await addedOf([person(), { ...person(), name: 'Kita' }])).toBe(1)
    expect(await stored()).toMatchObject({ name: 'Ona' })
  })
})

describe('an import of people without a date of consent', () => {
  const guest = (email: string) => ({ email, name: 'Ona' })
  const inviting = async (emails: readonly string[], attemptId: string = crypto.randomUUID()) => {
    const body = { attemptId, subscribers: [], invitations: emails.map(guest) }
    return (await admin('POST', '/api/admin/subscriber-import', body)).body
  }
  const requests = () =>
    site.db.read.selectFrom('newsletterRequests').select(['id', 'email', 'name']).execute()

  it('asks each by the mail of the form, and subscribes by their confirmation alone', async () => {
    expect(await inviting([` ${EMAIL.toUpperCase()}`, EMAIL])).toEqual({ added: 0, invited: 1 })
    expect(await stored()).toMatchObject({
      name: 'Ona',
      subscribed: false,
      confirmedAt: null,
      consentText: consents.newsletter.text,
    })
    expect(await queued()).toEqual(['newsletter-confirmation'])
    const [request] = await requests()
    await confirmSubscription(site.db, request?.id ?? '', suppressionKeys())
    expect(await stored()).toMatchObject({ subscribed: true, name: 'Ona' })
    const { body } = await admin('GET', '/api/admin/subscribers')
    expect(at(body, 'items.0')).toMatchObject({ state: 'subscribed', source: null })
  })

  it('asks nobody who is subscribed, was asked, has left, was stopped or is erased, and says so before', async () => {
    await store({ subscribed: true }, 'jau@pastas.example')
    await add('laukia@pastas.example')
    await store({ subscribed: false, leftAt: new Date() }, 'isejo@pastas.example')
    await store({ subscribed: false, stoppedAt: new Date() }, 'nera@pastas.example')
    await store({ subscribed: false, suspicious: true }, 'itartina@pastas.example')
    const erased = await store({ subscribed: true }, 'istrinta@pastas.example')
    await admin('DELETE', `/api/admin/subscribers/${erased}`)
    await clearOutbox(site)
    const names = ['jau', 'laukia', 'isejo', 'nera', 'istrinta', 'itartina', 'nauja']
    const invitations = names.map((name) => `${name}@pastas.example`)
    const check = { emails: ['nauja@pastas.example'], invitations }
    expect((await admin('POST', '/api/admin/subscriber-check', check)).body).toEqual({
      fates: ['added'],
      invitations: [
        ...['subscribed', 'pending', 'left', 'stopped', 'departed', 'invited', 'invited'],
      ],
    })
    expect(await inviting(invitations)).toEqual({ added: 0, invited: 2 })
    const entries = await site.db.read
      .selectFrom('outbox')
      .select(['recipient', 'network'])
      .orderBy('recipient')
      .execute()
    // All invitations count as one network, so that half of an hour's mails is left for visitors.
    expect(entries).toEqual(
      ['itartina@pastas.example', 'nauja@pastas.example'].map((recipient) => {
        return { recipient, network: 'subscriber-import' }
      }),
    )
    expect(await stored('istrinta@pastas.example')).toBeUndefined()
  })

  it('sent again, or twice at once, asks nobody twice and answers the same', async () => {
    const emails = ['a', 'b', 'c'].map((part) => `${part}@pastas.example`)
    const attempt = crypto.randomUUID()
    await Promise.all([inviting(emails, attempt), inviting(emails, attempt)])
    expect(await inviting(emails, attempt)).toEqual({ added: 0, invited: 3 })
    const mails = await site.db.read.selectFrom('outbox').select('id').execute()
    expect([mails, await requests()].map(({ length }) => length)).toEqual([3, 3])
    expect(await inviting(emails), 'another attempt').toEqual({ added: 0, invited: 0 })
    expect(await site.db.read.selectFrom('outbox').select('id').execute()).toEqual(mails)
  })

  it('of rows with a date too does both', async () => {
    const body = {
      attemptId: crypto.randomUUID(),
      subscribers: [person()],
      invitations: [guest('b@pastas.example'), guest(EMAIL)],
    }
    const { body: done } = await admin('POST', '/api/admin/subscriber-import', body)
    expect(done).toEqual({ added: 1, invited: 1 })
    expect(await queued()).not.toContain('newsletter-confirmation')
  })

  it('takes so many, and no more', async () => {
    const emails = Array.from({ length: IMPORT_INVITATIONS + 1 }, (_, row) => `${row}@b.example`)
    expect(at(await inviting(emails), 'error')).toBeTruthy()
    expect(await inviting(emails.slice(1))).toEqual({ added: 0, invited: IMPORT_INVITATIONS })
  })
})

it('the table of subscribers is read as a file, and brings back only who is subscribed', async () => {
  const day = new Date('2024-05-01T07:00:00Z')
  const rows = [
    { email: 'ona@pastas.example', name: '=Ona', subscribed: true, confirmedAt: day },
    { email: 'seniai@pastas.example', subscribed: true },
    { email: 'laukia@pastas.example', subscribed: false },
    { email: 'isejo@pastas.example', subscribed: false, leftAt: day },
    { email: 'nera@pastas.example', subscribed: false, stoppedAt: day },
    { email: 'itartina@pastas.example', subscribed: false, suspicious: true },
  ]
  await site.db.write
    .insertInto('newsletterSubscriptions')
    .values(rows.map((row) => ({ id: crypto.randomUUID(), subscribedAt: day, ...row })))
    .execute()
  const { body } = await admin('GET', '/api/admin/subscribers.csv')
  const read = readSubscribers(new TextEncoder().encode(String(body)))
  if ('refused' in read) throw new Error(read.refused)
  const taken = read.rows.flatMap((row) => (row.outcome === 'dated' ? [row.subscriber] : []))
  expect(taken).toHaveLength(2)
  expect(taken).toContainEqual({
    email: 'ona@pastas.example',
    name: '=Ona',
    date: '2024-05-01',
    source: null,
  })
  expect(taken).toContainEqual(expect.objectContaining({ email: 'seniai@pastas.example' }))
  expect(read).toMatchObject({ service: 'own', unread: [] })
})

describe('somebody who is erased', () => {
  const expired = async (times: { leftAt: Date } | { stoppedAt: Date }) => {
    await store({ subscribed: false, ...times })
    await site.call('POST', '/.netlify/functions/delete-expired')
  }
  const longAgo = () => new Date(Date.now() - (LEFT_SUBSCRIPTION_MONTHS + 1) * 31 * 86_400_000)

  it.each([
    [
      'by the administrator',
      async () => {
        const id = await store({ subscribed: true })
        await admin('DELETE', `/api/admin/subscribers/${id}`)
      },
    ],
    [
      'as one of several stopped ones',
      async () => {
        const id = await store({ subscribed: false, stoppedAt: new Date() })
        await admin('POST', '/api/admin/stopped-subscribers/delete', { ids: [id] })
      },
    ],
    [
      'by themselves',
      async () => {
        await confirmNewsletter(site.db, EMAIL)
        const seansas = signToken('own-data-session', [EMAIL], new Date(Date.now() + 60_000))
        await pages.send('/mano-duomenys', { seansas, veiksmas: 'istrinti' })
      },
    ],
    ['as a client', () => admin('DELETE', `/api/admin/client?email=${EMAIL}`)],
    ['by the night, after leaving', () => expired({ leftAt: longAgo() })],
    ['by the night, as the address does not exist', () => expired({ stoppedAt: longAgo() })],
  ])('%s comes back neither by hand nor by an import', async (_, erase) => {
    await erase()
    expect(await stored()).toBeUndefined()
    await clearOutbox(site)
    expect(await fatesOf(EMAIL)).toEqual(['departed'])
    expect(await outcomeOf(EMAIL.toUpperCase())).toBe('departed')
    expect(await addedOf([person()])).toBe(0)
    expect([await stored(), await queued()]).toEqual([undefined, []])
    expect(await fatesOf('kita@pastas.example')).toEqual(['added'])
  })

  it('comes back by asking and confirming, and only then', async () => {
    const id = await store({ subscribed: true })
    await admin('DELETE', `/api/admin/subscribers/${id}`)
    await site.call('POST', '/api/newsletter/subscribe', { body: { email: EMAIL, name: null } })
    expect(await addedOf([person()]), 'asking alone').toBe(0)
    await confirmNewsletter(site.db, EMAIL)
    expect(await stored()).toMatchObject({ subscribed: true })
    const hashes = await site.db.read.selectFrom('departedSubscribers').selectAll().execute()
    expect(hashes).toEqual([])
    expect(await fatesOf(EMAIL)).toEqual(['subscribed'])
  })

  it('is known by an HMAC, also with another signing secret', async () => {
    const secret = process.env.SIGNING_SECRET ?? ''
    const id = await store({ subscribed: true })
    await admin('DELETE', `/api/admin/subscribers/${id}`)
    const key = createHmac('sha256', secret).update('departed subscribers').digest()
    const hash = createHmac('sha256', key).update(EMAIL).digest('hex')
    const rows = await site.db.read.selectFrom('departedSubscribers').selectAll().execute()
    expect(rows).toEqual([{ hash, keyId: expect.stringMatching(/^[0-9a-f]{16}$/) as string }])

    vi.stubEnv('DEPARTED_SECRET', 'naujas')
    for (const refused of [
      await admin('POST', '/api/admin/subscriber-check', { emails: [EMAIL] }),
      await add('kita@pastas.example'),
      await importing([person('kita@pastas.example')]),
    ]) {
      expect(refused).toMatchObject({ status: 503 })
      expect(at(refused.body, 'error')).toContain('DEPARTED_SECRET')
    }
    expect(await stored('kita@pastas.example')).toBeUndefined()
    vi.stubEnv('DEPARTED_SECRET', `naujas,${secret}`)
    expect(await fatesOf(EMAIL, 'kita@pastas.example')).toEqual(['departed', 'added'])
  })
})
