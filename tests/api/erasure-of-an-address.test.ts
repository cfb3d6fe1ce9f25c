import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { connectMarketing } from '#src/features/newsletter/server/marketing-queries.ts'
import { suppressionKeys, keyedHash, signToken } from '#src/server/signing.ts'
import { objectStore } from '#src/server/object-store.ts'
import { KEPT_AFTER_ERASURE } from '#src/core/erasures.ts'
import { OUTBOX_KINDS } from '#src/core/outbox.ts'
import { ERASURE_DAYS, REMOVAL_DAYS, RESULT_DAYS } from '#src/core/retention.ts'
import { outboxTexts } from '#src/features/outbox/panel/texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { forDays } from '#src/core/period-texts.ts'
import { type OmnisendStandIn, startOmnisendStandIn } from '../support/omnisend.ts'
import { dumpOf } from './database-dump.ts'
import { textAt, useAdministrator, useTestSite } from './test-site.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const EMAIL = 'ruta@pastas.example'
const PATH = '/mano-duomenys'
const site = useTestSite()
const pages = useVisitorPages(site)
const admin = useAdministrator(site)

let omnisend: OmnisendStandIn
beforeAll(async () => (omnisend = await startOmnisendStandIn()))
afterAll(() => omnisend.stop())

const MAILS = Object.entries(OUTBOX_KINDS)
const STATES = ['waiting', 'sent', 'unclear', 'failed'] as const

/** For each table that may hold an address or its hash, the SQL that inserts its rows; `$age` is an interval. */
const FILLED: Readonly<Record<string, string>> = {
  newsletter_subscriptions: `
    insert into newsletter_subscriptions
      (id, email, name, subscribed_at, confirmed_at, consented_at, omnisend_contact_id)
    values (gen_random_uuid(), '${EMAIL}', 'Rūta', now() - $age, now() - $age, now() - $age, 'id-0')`,
  newsletter_requests: `
    insert into newsletter_requests (id, email, name, requested_at)
    values (gen_random_uuid(), '${EMAIL}', 'Rūta', now() - $age)`,
  consultation_bookings: `
    insert into consultation_bookings (id, name, email, consultation_type, status, created_at)
    select gen_random_uuid(), 'Rūta', '${EMAIL}', 'individual', status, now() - $age
    from unnest(array['pending', 'contacted', 'done', 'suspicious']) as status`,
  orders: `
    insert into orders (id, session_id, package, email, amount, currency, created_at)
    values (gen_random_uuid(), 'cs_1', 'email-weekly', '${EMAIL}', 3900, 'eur', now() - $age)`,
  order_letters: `
    insert into order_letters (id, order_id, author, content, created_at)
    select gen_random_uuid(), id, 'client', 'Rašykite adresu ${EMAIL}', now() - $age from orders`,
  unfinished_texts: `
    with started as (
      insert into order_starts (id, delivery, sensitive_text, consent_version)
      select id, 'letter', 'Sutinku.', '1' from orders on conflict (id) do nothing)
    insert into unfinished_texts (id, kind, record_id, title, form, device, updated_at)
    select id, 'answer', id, '', '{"content":"Rašykite adresu ${EMAIL}"}', '', now() - $age from orders`,
  order_notes: `
    insert into order_notes (id, order_id, content, created_at)
    select gen_random_uuid(), id, 'Paskambinti, ${EMAIL}', now() - $age from orders`,
  received_mails: `
    insert into received_mails (id, kind, state, uid_validity, uid, email, order_id, content, received_at)
    select gen_random_uuid(), 'reply', 'waiting', 1, 1, '${EMAIL}', id, 'Rašau iš ${EMAIL}', now() - $age from orders`,
  contract_withdrawals: `
    insert into contract_withdrawals (id, name, email, contract, suspicious, created_at)
    select gen_random_uuid(), 'Rūta', '${EMAIL}', 'Savaitė', suspicious, now() - $age
    from unnest(array[true, false]) as suspicious`,
  quiz_submissions: `
    insert into quiz_submissions (id, email, name, answers, total_score, consent_version, consent_text,
      consented_at, completed_at, omnisend_contact_id)
    values (gen_random_uuid(), '${EMAIL}', 'Rūta', '[]', 1, '1', 'Sutinku', now() - $age, now() - $age,
      'id-0')`,
  call_times: `
    insert into call_times (subject, kind, times) values ('$hash', 'mailbox', array[now() - $age])`,
  quiz_results: `
    insert into quiz_results (id, quiz_title, total_score, address_hash, consent_version,
      consent_text, created_at, expires_at)
    values (gen_random_uuid(), 'Testas', 1, '$hash', '1', 'Sutinku', now() - $age,
      now() - $age + interval '${RESULT_DAYS} days')`,
  marketing_consents: `
    insert into marketing_consents (id, email, segment, consent_version, consent_text, consented_at)
    values (gen_random_uuid(), '${EMAIL}', 'stiprus', '1', 'Sutinku', now() - $age)`,
  marketing_removals: `
    insert into marketing_removals (id, email, requested_at)
    values (gen_random_uuid(), '${EMAIL}', now() - $age)`,
  departed_subscribers: `
    insert into departed_subscribers (hash, key_id) values ('$departed', 'raktas')`,
  outbox: `
    insert into outbox (id, channel, kind, recipient, state, created_at, queued_at, due_at, claimed_at,
      finished_at)
    select gen_random_uuid(), channel, kind, '${EMAIL}', state, now() - $age, now() - $age,
      now() + interval '1 day', now() - $age, now() - $age
    from unnest(array['${STATES.join("', '")}']) as state, (values ${MAILS.map(
      ([kind, channel]) => `('${kind}', '${channel}')`,
    ).join(', ')}) as kinds (kind, channel)`,
}

/** For each of the other tables, the reason why none of its rows belongs to an address. */
const EXCUSED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `agreed_terms blog_posts courses experts item_versions letters media preview_revocations prices publishing
      quiz_categories quiz_questions quizzes retired_questions series series_steps slug_redirects`
      .split(/\s+/)
      .map((table) => [table, 'content']),
  ),
  ...Object.fromEntries(
    `admin_challenges admin_passkeys admin_password admin_sessions owner_networks owner_settings
      password_links recovery_codes`
      .split(/\s+/)
      .map((table) => [table, 'the administrator’s']),
  ),
  audit_log: 'the administrator’s acts, by the ids of rows',
  comparisons: 'percents by nobody’s name, found by their links alone',
  payment_events: 'ids of payments and sums; the address stands in the order',
  order_starts: 'consents, by the ids of orders',
  order_results: 'ids of quiz submissions, which go with them',
  deploy_marker: 'the database’s own',
  erasures: 'random ids of rows that are gone',
  image_jobs: 'prompts of the administrator',
  login_attempts: 'networks, for 15 minutes',
  login_limit: 'a time',
  mailbox: 'numbers of mails',
  quiz_progress: 'counts of a day',
  schema_migrations: 'names of migrations',
  series_readers: 'ids of a subscription, deleted with it',
  series_sends: 'ids of a subscription, deleted with it',
  uploads: 'files of the administrator',
  used_data_links: 'random ids of mails and digests of links, for a year',
}

const HASH = () => keyedHash('address', EMAIL)

/** Computes the hash of a departed subscriber as the database does: HMAC-SHA256 with the key's padded blocks. */
function departedHash(): string {
  const [{ inner, outer }] = suppressionKeys()
  const sha256 = (...parts: Uint8Array[]) =>
    createHash('sha256').update(Buffer.concat(parts)).digest()
  const block = (hex: string) => Buffer.from(hex, 'hex')
  return sha256(block(outer), sha256(block(inner), Buffer.from(EMAIL))).toString('hex')
}

async function fill(age: string, tables = Object.keys(FILLED)): Promise<void> {
  for (const table of tables) {
    const statement = FILLED[table] ?? expect.fail(`Nothing fills ${table}.`)
    const text = statement
      .replaceAll('$age', `interval '${age}'`)
      .replaceAll('$hash', HASH())
      .replaceAll('$departed', departedHash())
    await sql.raw(text).execute(site.db.write)
  }
}

/** Returns the places that hold the address or its hash: tables, and entries of the outbox by kind. */
async function places(): Promise<string[]> {
  const found = new Set<string>()
  for (const [table, rows] of Object.entries(await dumpOf(site.db))) {
    for (const row of rows.split('\n')) {
      const holds = [EMAIL, HASH(), departedHash()].some((it) => row.toLowerCase().includes(it))
      if (!holds) continue
      found.add(table === 'outbox' ? `outbox ${textAt(JSON.parse(row), 'kind')}` : table)
    }
  }
  return [...found].toSorted()
}

const nightly = () => site.call('POST', '/.netlify/functions/delete-expired')

/** Opens the page of a visitor's own data by the mailed link. @returns the session of the page. */
async function openData(): Promise<string> {
  await pages.send(PATH, { email: EMAIL })
  await site.deliver()
  const found = /\/mano-duomenys\/[\w-]+/.exec(pages.mails[0]?.text ?? '')
  const link = found?.[0] ?? expect.fail('No mail has come.')
  return hiddenField((await pages.send(link, {})).html, 'seansas')
}

async function erase(seansas: string): Promise<void> {
  const press = async (veiksmas: string) => (await pages.send(PATH, { seansas, veiksmas })).html
  expect(await press('trinti')).toContain(ownDataTexts.confirmTitle)
  expect(await press('istrinti')).toContain(ownDataTexts.deletedTitle)
}

/** Queues an outbox entry that tells the marketing service about the address. */
const queueContact = (state: string, fault: string | null = null) =>
  sql`
    insert into outbox (id, channel, kind, recipient, state, claimed_at, fault)
    values (gen_random_uuid(), 'marketing', 'contact', ${EMAIL}, ${state},
      case ${state}::text when 'waiting' then null else now() end, ${fault})`.execute(site.db.write)

const KEPT = Object.values(KEPT_AFTER_ERASURE).flat().toSorted()
const { withdrawals, orders, departed } = KEPT_AFTER_ERASURE
const DOCUMENTS = [...withdrawals, ...orders, ...departed].toSorted()

beforeEach(async () => {
  for (const table of Object.keys(FILLED)) {
    await sql`delete from ${sql.table(table)}`.execute(site.db.write)
  }
})

it('every table is filled here, or excused by name', async () => {
  const tables = Object.keys(await dumpOf(site.db)).toSorted()
  expect([...Object.keys(FILLED), ...Object.keys(EXCUSED)].toSorted()).toEqual(tables)
})

it('the panel asks its owner for the removals in the time that the policy promises', () => {
  expect(outboxTexts.removalsIntro).toContain(`per ${forDays(REMOVAL_DAYS)}`)
})

describe('an address that is erased', () => {
  it.each([
    ['2 hours', Object.keys(FILLED)],
    ['31 days', ['quiz_results', 'consultation_bookings', 'quiz_submissions']],
    ['89 days', ['quiz_results', 'consultation_bookings', 'quiz_submissions']],
    ['13 months', ['quiz_submissions', 'contract_withdrawals']],
  ])('%s after its rows were made is left only where the list says', async (age, expected) => {
    await fill(age)
    await nightly()
    const tables = (await places()).map((place) => place.split(' ')[0])
    for (const table of expected) expect(tables).toContain(table)
    const session = await openData()
    // Entries that are being sent at the moment of the erasure.
    await queueContact('sending')
    await sql`
      insert into outbox (id, channel, kind, recipient, state, claimed_at)
      values (gen_random_uuid(), 'mail', 'booking-receipt', ${EMAIL}, 'sending', now())`.execute(
      site.db.write,
    )
    await erase(session)
    const left = await places()
    expect(KEPT).toEqual(expect.arrayContaining(left))
    if (age === '2 hours') expect(left).toEqual(KEPT)
  })

  it('keeps orders and withdrawals alone, once the marketing service was told and its owner has deleted it there', async () => {
    vi.stubEnv('OMNISEND_API_KEY', omnisend.key)
    vi.stubEnv('OMNISEND_BASE_URL', omnisend.url)
    omnisend.calls.length = 0
    await fill('2 hours')
    await erase(await openData())
    await site.deliver()
    expect(await places()).toEqual(['marketing_removals', ...DOCUMENTS].toSorted())
    expect(JSON.stringify(omnisend.calls.at(-1)?.body)).toContain('"unsubscribed"')
    const { body } = await admin('GET', '/api/admin/marketing')
    const removal = textAt(body, 'removals.0.id')
    await admin('DELETE', `/api/admin/marketing/removals/${removal}`)
    expect(await places()).toEqual(DOCUMENTS)
  })

  it.each([
    ['was never handed over', 'waiting', null],
    ['was refused', 'failed', 'refused'],
  ])('is not listed for the marketing service when its contact %s', async (_, state, fault) => {
    await queueContact(state, fault)
    await fill('2 hours', ['consultation_bookings'])
    await erase(await openData())
    expect(await places()).toEqual([...departed])
  })

  it.each(['sent', 'unclear', 'sending'])(
    'is listed when its contact is %s, as the service may have it',
    async (state) => {
      await fill('2 hours', ['consultation_bookings'])
      const session = await openData()
      await connectMarketing(site.db)
      await queueContact(state)
      await erase(session)
      expect(await places()).toEqual([...departed, 'marketing_removals', 'outbox contact'])
    },
  )

  it('by the administrator leaves no contact behind that was never handed over', async () => {
    await site.call('POST', '/api/newsletter/subscribe', { body: { email: EMAIL, name: 'Rūta' } })
    await queueContact('waiting')
    await site.deliver()
    expect(pages.mails).toHaveLength(1)
    const { body } = await admin('GET', `/api/admin/subscribers?search=${EMAIL}`)
    await admin('DELETE', `/api/admin/subscribers/${textAt(body, 'items.0.id')}`)
    expect(await places()).toEqual(['call_times', ...departed, 'outbox newsletter-confirmation'])
  })
})

describe('an erasure', () => {
  const DAY_MS = 24 * 60 * 60_000

  async function book(): Promise<string> {
    const id = crypto.randomUUID()
    await insertBooking(site.db, { id, name: 'Rūta', email: EMAIL, consultationType: 'individual' })
    return id
  }
  const remove = (id: string) => admin('DELETE', `/api/admin/bookings/${id}`)

  /** Returns the contents of the object store, by key. */
  async function kept(): Promise<Record<string, string>> {
    const { blobs } = await objectStore('erasures').list()
    const texts = blobs.map(async ({ key }) => {
      return [key, await objectStore('erasures').get(key, { type: 'text' })] as const
    })
    return Object.fromEntries(await Promise.all(texts))
  }
  const keptRows = async () => Object.values(await kept()).join()

  beforeEach(async () => {
    await site.db.write.deleteFrom('erasures').execute()
  })

  it('is listed in the same statement, and outside of the database after the answer', async () => {
    const byAdministrator = await book()
    await remove(byAdministrator)
    await site.idle()
    expect(await keptRows()).toContain(byAdministrator)

    const byVisitor = await book()
    const seansas = signToken('own-data-session', [EMAIL], new Date(Date.now() + DAY_MS))
    await pages.send(PATH, { seansas, veiksmas: 'istrinti' })
    await site.idle()
    expect(await keptRows()).toContain(byVisitor)

    const rows = await site.db.read.selectFrom('erasures').selectAll().execute()
    const bookings = rows.filter(({ kind }) => kind === 'booking').map(({ rowId }) => rowId)
    expect(bookings.toSorted()).toEqual([byAdministrator, byVisitor].toSorted())
    expect(rows.some(({ kind }) => kind === 'outbox-entry')).toBe(true)
    expect((await keptRows()) + JSON.stringify(rows)).not.toContain('ruta')
  })

  it('is listed outside by the nightly run when the object store was gone', async () => {
    const id = await book()
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    expect((await remove(id)).status).toBe(200)
    await site.idle()
    expect(errors).toHaveBeenCalled()
    vi.unstubAllEnvs()
    expect(await keptRows()).not.toContain(id)
    await nightly()
    expect(await keptRows()).toContain(id)
  })

  it('is forgotten once no backup from before may live', async () => {
    const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS)
    const key = (days: number) => `dev/${dayBefore(days).toISOString().slice(0, 10)}-x`
    for (const days of [ERASURE_DAYS - 1, ERASURE_DAYS + 1]) {
      await objectStore('erasures').setJSON(key(days), [])
      const [rowId, at] = [crypto.randomUUID(), dayBefore(days)]
      await site.db.write
        .insertInto('erasures')
        .values({ rowId, kind: 'result', erasedAt: at, copiedAt: at })
        .execute()
    }
    await nightly()
    expect(Object.keys(await kept())).toContain(key(ERASURE_DAYS - 1))
    expect(Object.keys(await kept())).not.toContain(key(ERASURE_DAYS + 1))
    const results = site.db.read.selectFrom('erasures').where('kind', '=', 'result')
    expect(await results.select('rowId').execute()).toHaveLength(1)
  })
})
