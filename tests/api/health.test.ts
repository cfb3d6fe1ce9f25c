import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Context } from '@netlify/functions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { migrations } from '#db/migrations/index.ts'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import deleteExpired from '#netlify/functions/delete-expired.ts'
import publishPending from '#netlify/functions/publish-pending.ts'
import readMailbox from '#netlify/functions/read-mailbox.ts'
import { describeHealth } from '#src/features/health/server/health.ts'
import { PRIVACY_SLUG, TERMS_SLUG } from '#src/features/orders/orders.ts'
import { listenAt } from '../../scripts/runtime/http/listen.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { pageBody } from './content.ts'
import { clearOutbox, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)

/** A server that takes every connection and never answers. */
const silent = createServer(() => undefined)
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.stubEnv('MAIL_FROM', 'labas@akademija.example')
})

const ask = () => site.call('GET', '/api/health')

const WELL = { database: 'ok', storage: 'ok', publishing: 'ok', outbox: 'ok', schedules: 'ok' }

it('says that all is well, with the content version and the newest migration', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.body).toEqual({
    status: 'ok',
    ...WELL,
    contentVersion: expect.any(Number) as number,
    migration: [...migrations.map(([name]) => name)].sort().at(-1),
    lateSchedules: [],
    mailboxReadAt: null,
    otherHours: [],
    otherSeller: [],
    missingPages: [],
    region: null,
    databaseMs: expect.any(Number) as number,
    databaseDistance: expect.stringMatching(/^(near|far)$/) as string,
  })
  const head = await fetch(new URL('/api/health', site.url), { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('names the published pages that tell other hours of answer than are set', async () => {
  const store = async (slug: string, content: string, published = true) => {
    const body = pageBody({ title: `Puslapis ${slug}`, slug, content, published })
    const answer = await admin('POST', '/api/admin/pages', body)
    return { id: textAt(answer.body, 'id'), title: `Puslapis ${slug}` }
  }
  const told = 'Atsakome darbo dienomis 9–18 val.'
  const terms = await store('naudojimo-salygos', told)
  await store('duk', told, false)
  await store('apie-mus', told)
  expect(await ask()).toMatchObject({ body: { status: 'ok', otherHours: [terms] } })

  const set = (changes: object) =>
    admin('PUT', '/api/admin/settings', { ...startingSettings, ...changes })
  expect(await set({ answerHours: { from: 9, to: 18 } })).toMatchObject({ status: 200 })
  expect(await describeHealth(site.db, null)).toMatchObject({ otherHours: [] })
  await set({ answerHours: { from: 10, to: 18 } })
  expect(await describeHealth(site.db, null)).toMatchObject({ otherHours: [terms] })
  // The terms do not name the seller either.
  expect(await describeHealth(site.db, null)).toMatchObject({ otherSeller: [terms] })
  await set({})
})

it('names the pages that a sale rests on and that are not published, while something is sold', async () => {
  await site.db.write.deleteFrom('blogPosts').execute()
  await admin('POST', '/api/admin/pages', pageBody({ slug: TERMS_SLUG }))
  expect(await describeHealth(site.db, null)).toMatchObject({ missingPages: [] })
  vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
  expect(await ask()).toMatchObject({ body: { status: 'ok', missingPages: [PRIVACY_SLUG] } })
})

it('is degraded by a failed build and by mails that wait too long, and still answers 200', async () => {
  await sql`
    update publishing set content_version = live_version + 1, phase = 'failed', failure = 'build'`.execute(
    site.db.write,
  )
  expect(await ask()).toMatchObject({
    status: 200,
    body: { status: 'degraded', ...WELL, publishing: 'failed' },
  })
  await sql`update publishing set live_version = content_version, phase = 'idle'`.execute(
    site.db.write,
  )
  await insertBooking(site.db, {
    id: crypto.randomUUID(),
    name: 'Slapta',
    email: 'slapta@pastas.example',
    consultationType: 'individual',
  })
  expect(await ask()).toMatchObject({ body: { status: 'ok', outbox: 'ok' } })
  await sql`
    update outbox set queued_at = now() - interval '31 minutes', fault = 'unreachable'`.execute(
    site.db.write,
  )
  const stuck = await ask()
  expect(stuck).toMatchObject({
    status: 200,
    body: { status: 'degraded', ...WELL, outbox: 'stuck' },
  })
  expect(JSON.stringify(stuck.body)).not.toMatch(/slapta/i)
  vi.stubEnv('SMTP_URL', '')
  expect(await ask()).toMatchObject({ body: { status: 'ok', outbox: 'unset' } })
})

it('is down on a full disk within a minute, and up as soon as there is room', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const url = String(process.env.DATABASE_URL)
  let isFull = false
  let writes = 0
  const full = await listenAt('127.0.0.1', 0, async (request) => {
    const body = await request.text()
    if (/insert into/i.test(body)) writes += 1
    if (isFull && /insert into/i.test(body)) {
      return Response.json({ message: 'could not extend file', code: '53100' }, { status: 400 })
    }
    return fetch(`http://${new URL(url).host}/sql`, {
      method: 'POST',
      headers: { ...Object.fromEntries(request.headers), 'Neon-Connection-String': url },
      body,
    })
  })
  vi.stubEnv('DATABASE_URL', url.replace(/:\d+\//, `:${full.port}/`))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  for (let asked = 0; asked < 5; asked += 1) {
    expect(await ask()).toMatchObject({ status: 200, body: { database: 'ok' } })
  }
  expect(writes, 'one is enough for a while').toBe(1)
  isFull = true
  vi.setSystemTime(Date.now() + 60_000)
  expect(await ask()).toMatchObject({
    status: 503,
    body: { status: 'down', database: 'read-only', storage: 'ok', publishing: 'ok' },
  })
  isFull = false
  expect(await ask()).toMatchObject({ status: 200, body: { database: 'ok' } })
  vi.useRealTimers()
  await full.stop(0)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname like 'write\\_%'`.execute(site.db.write)
  expect(rows).toEqual([])
})

it('is down without its database or its storage, also when they hang', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { port } = silent.address() as AddressInfo
  const secret = 'slaptas-raktas'
  const edgeURL = `http://127.0.0.1:${port}`
  const settings = { edgeURL, uncachedEdgeURL: edgeURL, siteID: 'local', token: secret }
  const context = Buffer.from(JSON.stringify(settings)).toString('base64')
  const databaseUrl = process.env.DATABASE_URL

  vi.stubEnv('DATABASE_URL', `postgres://site:${secret}@127.0.0.1:9/site`)
  const refused = await ask()
  expect(refused).toMatchObject({
    status: 503,
    body: {
      status: 'down',
      database: 'unreachable',
      storage: 'ok',
      publishing: 'unknown',
      outbox: 'unknown',
      contentVersion: null,
    },
  })

  // Both checks run at once, since each takes seconds. The first reads the storage's address before it is changed.
  vi.stubEnv('DATABASE_URL', databaseUrl)
  const beginning = performance.now()
  const silentDatabase = openDatabase(`postgres://site:${secret}@127.0.0.1:${port}/site`)
  const hanging = describeHealth(silentDatabase, null)
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context)
  const [database, storage] = await Promise.all([hanging, ask()])
  expect(database).toMatchObject({ status: 'down', database: 'unreachable', storage: 'ok' })
  expect(storage).toMatchObject({
    status: 503,
    body: { status: 'down', database: 'ok', storage: 'unreachable' },
  })
  expect(performance.now() - beginning).toBeLessThan(20_000)
  expect(JSON.stringify([refused.body, database, storage.body])).not.toContain(secret)
})

it.each([
  [0, 'near'],
  [60, 'far'],
])(
  'tells that a database %i ms away is %s, and the region of the functions',
  async (ms, distance) => {
    const realFetch = fetch
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await setTimeout(ms)
      return realFetch(...call)
    })
    const start = performance.now()
    const health = await describeHealth(site.db, 'eu-central-1')
    expect(health.region).toBe('eu-central-1')
    expect(health.databaseMs).toBeLessThan(performance.now() - start)
    if (ms > 0) expect(health).toMatchObject({ databaseDistance: distance })
    expect(health.databaseDistance).toBe((health.databaseMs ?? 0) > 30 ? 'far' : 'near')
  },
)

it('is degraded by a schedule that has not run for 20 minutes beyond its period', async () => {
  await clearOutbox(site)
  const beginning = new Date('2031-03-01T10:00:00.000Z')
  vi.useFakeTimers({ toFake: ['Date'], now: beginning })
  onTestFinished(() => void vi.useRealTimers())
  const deploy = { context: 'production', id: '1', published: true }
  const context = { requestId: '1', deploy, site: { url: site.url } } as Context
  const runAt = async (minutes: number, run: typeof publishPending) => {
    vi.setSystemTime(beginning.getTime() + minutes * 60_000)
    await run(new Request(site.url, { method: 'POST' }), context)
  }
  const askAt = async (minutes: number) => {
    vi.setSystemTime(beginning.getTime() + minutes * 60_000)
    return await ask()
  }
  await runAt(0, publishPending)
  await runAt(0, readMailbox)
  await runAt(0, deleteExpired)
  expect(await askAt(19)).toMatchObject({ body: { status: 'ok', schedules: 'ok' } })
  const frequent = { name: 'publish-pending', lastRunAt: beginning.toISOString() }
  expect(await askAt(21)).toMatchObject({
    status: 200,
    body: { status: 'degraded', ...WELL, schedules: 'late', lateSchedules: [frequent] },
  })
  vi.stubEnv('IMAP_URL', 'imaps://labas:raktas@pastas.example')
  expect(await askAt(21)).toMatchObject({
    body: {
      lateSchedules: [frequent, { ...frequent, name: 'read-mailbox' }],
      mailboxReadAt: beginning.toISOString(),
    },
  })
  vi.stubEnv('IMAP_URL', '')
  const day = 24 * 60
  await runAt(day + 19, publishPending)
  await runAt(day + 19, readMailbox)
  expect(await askAt(day + 19)).toMatchObject({ body: { schedules: 'ok', lateSchedules: [] } })
  const nightly = { name: 'delete-expired', lastRunAt: beginning.toISOString() }
  expect(await askAt(day + 21)).toMatchObject({ body: { lateSchedules: [nightly] } })
})
