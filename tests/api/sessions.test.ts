import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countRoundTrips } from './count-round-trips.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function logInWith(userAgent: string): Promise<string> {
  const { body } = await site.call('POST', '/api/admin/login', {
    body: { password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  })
  return textAt(body, 'sessionToken')
}

const list = (token: string) => site.call('GET', '/api/admin/sessions', { token })
const statusOf = async (token: string) => (await list(token)).status

/** Moves the last use of every session into the past. */
async function idle(minutes: number): Promise<void> {
  await sql`update admin_sessions
    set last_used_at = now() - make_interval(secs => ${minutes * 60})`.execute(site.db.write)
}

async function minutesSinceUse(): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from now() - last_used_at)::float8 / 60 as minutes
    from admin_sessions`.execute(site.db.write)
  return rows[0]?.minutes ?? NaN
}

beforeEach(async () => {
  await site.db.write.deleteFrom('adminSessions').execute()
})

describe('the open sessions', () => {
  it('are listed with this one marked, by browser and system alone', async () => {
    await logInWith('curl/8.5.0')
    const token = await logInWith(CHROME)
    const { body } = await list(token)
    expect(body).toMatchObject([
      { device: 'Chrome, Windows', current: true, passkey: null },
      { device: '', current: false, passkey: null },
    ])
    expect(body).toHaveLength(2)
  })

  it('end one by one, and none twice', async () => {
    const [stolen, own] = [await logInWith('curl/8.5.0'), await logInWith(CHROME)]
    const { body } = await list(stolen)
    const id = textAt(body, at(body, '0.current') === true ? '0.id' : '1.id')
    const end = () => site.call('DELETE', `/api/admin/sessions/${id}`, { token: own })
    expect(await end()).toMatchObject({ status: 200, body: { success: true } })
    expect(await statusOf(stolen)).toBe(401)
    expect(await statusOf(own)).toBe(200)
    expect(await end()).toMatchObject({ status: 404, body: { error: 'Tokios sesijos nebėra.' } })
  })

  it('all end but the one that asks for it', async () => {
    const others = [await site.logIn(), await site.logIn()]
    const own = await site.logIn()
    expect(await site.call('DELETE', '/api/admin/sessions', { token: own })).toMatchObject({
      status: 200,
      body: { count: 2 },
    })
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect(await statusOf(own)).toBe(200)
  })
})

describe('a session', () => {
  it('goes on with each call of the administrator, which touches it once a minute at most', async () => {
    const token = await site.logIn()
    await idle(0.9)
    expect(await statusOf(token)).toBe(200)
    expect(await minutesSinceUse()).toBeGreaterThan(0.8)
    await idle(119)
    expect(await statusOf(token)).toBe(200)
    expect(await minutesSinceUse()).toBeLessThan(0.5)
    await idle(121)
    expect(await statusOf(token)).toBe(401)
  })

  it.each(['publishing', 'news', 'letters', `generate-blog-image/${crypto.randomUUID()}`])(
    'idles on while the panel asks for %s by itself',
    async (polled) => {
      const token = await site.logIn()
      const ask = () => site.call('GET', `/api/admin/${polled}`, { token })
      await idle(119)
      expect((await ask()).status).not.toBe(401)
      expect(await minutesSinceUse()).toBeGreaterThan(118)
      await idle(121)
      expect((await ask()).status).toBe(401)
    },
  )

  it('is checked and touched in one round trip', async () => {
    const token = await site.logIn()
    await idle(30)
    const trips = await countRoundTrips(String(process.env.DATABASE_URL), async () => {
      expect(await site.call('GET', '/api/admin/login-limit', { token })).toMatchObject({
        status: 200,
      })
    })
    expect(trips).toBe(2)
    expect(await minutesSinceUse()).toBeLessThan(0.5)
  })

  it('ends with the password under which it was opened, and is listed no more', async () => {
    const before = await site.logIn()
    vi.stubEnv('ADMIN_PASSWORD', 'naujas slaptažodis')
    expect(await statusOf(before)).toBe(401)
    const { body } = await site.call('POST', '/api/admin/login', {
      body: { password: 'naujas slaptažodis' },
    })
    const sessions = await list(textAt(body, 'sessionToken'))
    expect(sessions.body).toHaveLength(1)
    vi.unstubAllEnvs()
    expect(await statusOf(before), 'nor does the old password bring it back').toBe(401)
  })

  it('names its password by a hash that cannot be made without the signing secret', async () => {
    await site.logIn()
    const fingerprint = async () => {
      const rows = site.db.read.selectFrom('adminSessions').select('passwordFingerprint')
      return (await rows.executeTakeFirstOrThrow()).passwordFingerprint
    }
    const first = await fingerprint()
    expect(first).toMatch(/^[\da-f]{64}$/)
    await site.db.write.deleteFrom('adminSessions').execute()
    vi.stubEnv('SIGNING_SECRET', 'kita paslaptis')
    await site.logIn()
    expect(await fingerprint()).not.toBe(first)
  })
})
