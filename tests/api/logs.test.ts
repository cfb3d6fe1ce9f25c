import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import deliverOutbox from '#netlify/functions/deliver-outbox-background.ts'
import { signToken } from '#src/server/signing.ts'
import { useStandIn } from './stand-in.ts'
import { useTestSite } from './test-site.ts'

const site = useTestSite({ seed: true })
const webhook = useStandIn()

const lines: Record<string, unknown>[] = []

beforeEach(() => {
  lines.length = 0
  const keep = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.stubEnv('LOG_REQUESTS', 'true')
  vi.stubEnv('ERROR_WEBHOOK_URL', '')
  webhook.answerWith(200)
})

const name = 'Ona Slaptaitė'
const email = 'ona.slaptaite@pastas.example'

/** Adds a constraint that every named row violates; the database's error quotes the row. */
async function breakTable(table: 'newsletter_subscriptions' | 'consultation_bookings') {
  await sql`alter table ${sql.table(table)} add constraint broken check (name is null) not valid`.execute(
    site.db.write,
  )
}

describe('a call', () => {
  it('is one line that names the pattern of its route, its status and its time', async () => {
    await site.call('GET', '/api/pages/duk?vardas=Ona')
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        level: 'info',
        event: 'call',
        requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
        route: '/api/pages/:slug',
        method: 'GET',
        status: 200,
        ms: expect.any(Number) as number,
      },
    ])
  })

  it('is told of without the address, what was sent, and the token', async () => {
    const token = await site.logIn()
    await site.call('POST', '/api/newsletter/subscribe', { body: { email, name } })
    await site.call('POST', '/api/consultation/book', { body: { email, name, message: name } })
    await site.call('GET', `/api/admin/subscribers?search=${encodeURIComponent(email)}`, { token })
    await site.call('GET', `/api/pages/${encodeURIComponent(name)}`)
    await site.call('GET', `/mano-duomenys/${token}`)
    await site.call('GET', `/media/${token}`)
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ['/api/admin/login', 200],
      ['/api/newsletter/subscribe', 200],
      ['/api/consultation/book', 400],
      ['/api/admin/subscribers', 200],
      ['/api/pages/:slug', 404],
      ['/mano-duomenys/:token', expect.any(Number)],
      ['/media/:name', 404],
    ])
    const written = JSON.stringify(lines)
    for (const word of [token, 'Slaptaitė', 'slaptaite']) expect(written).not.toContain(word)
  })
})

describe('an unexpected error', () => {
  it('is in the line of its call, under the id of the answer, and is reported once', async () => {
    vi.stubEnv('ERROR_WEBHOOK_URL', webhook.url)
    await breakTable('newsletter_subscriptions')
    const subscribe = () =>
      site.call('POST', '/api/newsletter/subscribe', { body: { email: `x.${email}`, name } })
    const { headers } = await subscribe()
    const call = { event: 'call', route: '/api/newsletter/subscribe', status: 500 }
    const fault = { level: 'error', error: 'NeonDbError', code: '23514' }
    expect(lines).toMatchObject([{ ...call, ...fault, errorId: headers.get('X-Error-Id') }])
    await site.idle()
    expect(JSON.parse(webhook.bodies[0] ?? '')).toEqual(lines[0])
    expect(webhook.bodies[0]).not.toMatch(/slapta|Slapta/)
    await subscribe()
    await site.idle()
    expect(lines).toHaveLength(2)
    expect(webhook.requests).toEqual(['POST /'])
  })

  it('keeps nobody waiting for a webhook that hangs, and is no worse for one that refuses', async () => {
    await breakTable('consultation_bookings')
    const body = { email, name, consultationType: 'individual' }
    const { promise, resolve } = Promise.withResolvers<undefined>()
    webhook.holdUntil(promise)
    vi.stubEnv('ERROR_WEBHOOK_URL', webhook.url)
    const beginning = performance.now()
    expect((await site.call('POST', '/api/consultation/book', { body })).status).toBe(500)
    expect(performance.now() - beginning).toBeLessThan(1500)
    resolve(undefined)
    vi.stubEnv('ERROR_WEBHOOK_URL', 'http://127.0.0.1:9/')
    vi.stubEnv('DATABASE_URL', 'postgres://a:b@127.0.0.1:9/c')
    expect((await site.call('GET', '/api/quizzes')).status).toBe(503)
    vi.stubEnv('ERROR_WEBHOOK_URL', 'no address')
    expect((await site.call('GET', '/api/blog')).status).toBe(503)
  })

  it('of background work is reported under the name of its function', async () => {
    vi.stubEnv('ERROR_WEBHOOK_URL', webhook.url)
    vi.stubEnv('DATABASE_URL', 'postgres://a:b@127.0.0.1:9/c')
    const before = webhook.bodies.length
    const order = signToken('outbox', [], new Date(Date.now() + 60_000))
    const request = new Request(site.url, { method: 'POST', body: order })
    await expect(deliverOutbox(request)).rejects.toThrow()
    expect(lines).toMatchObject([
      { level: 'error', event: 'call', route: 'deliver-outbox-background', error: 'NeonDbError' },
    ])
    expect(webhook.bodies).toHaveLength(before + 1)
  })
})

it('is not written locally unless it failed or LOG_REQUESTS asks for it', async () => {
  vi.stubEnv('LOG_REQUESTS', '')
  await site.call('GET', '/api/quizzes')
  expect(lines).toEqual([])
})
