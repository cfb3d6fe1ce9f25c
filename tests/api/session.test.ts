import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn as logInFrom, refuseThrottledLogin } from '#src/features/account/server/auth.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const send = (body: unknown) => site.call('POST', '/api/admin/login', { body })
const logIn = (password: unknown) => send({ password })
const guess = async (times: number) => {
  for (let attempt = 0; attempt < times; attempt++) await logIn('neteisingas')
}

beforeEach(async () => {
  await site.db.write.deleteFrom('loginAttempts').execute()
  await site.db.write.deleteFrom('adminSessions').execute()
})

describe('logging in', () => {
  it('answers a 256-bit token that is stored only as a hash and lasts 12 hours', async () => {
    const { status, body, headers } = await logIn(PASSWORD)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const token = textAt(body, 'sessionToken')
    // A token consists of 32 random bytes and their MAC.
    expect(Buffer.from(token, 'base64url')).toHaveLength(32 + 32)
    const [session] = await site.db.read.selectFrom('adminSessions').selectAll().execute()
    expect(session?.sessionToken).toMatch(/^[\da-f]{64}$/)
    const hours = (Number(session?.expiresAt) - Number(session?.createdAt)) / 3_600_000
    expect(hours).toBeCloseTo(12, 2)
  })

  it.each([
    [{ password: '' }, 400, 'Slaptažodis privalomas'],
    [{}, 400, 'Slaptažodis privalomas'],
    [{ password: 'neteisingas' }, 401, 'Neteisingas slaptažodis'],
  ])('is refused by %j with %d and the specified sentence', async (body, status, error) => {
    expect(await send(body)).toMatchObject({ status, body: { error } })
  })

  it('answers 429 with Retry-After after 5 wrong passwords, even when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => logIn(`neteisingas ${index}`)),
    )
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(429)])
    const refused = await logIn(PASSWORD)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
  })

  it('answers 429 to an address that has to wait, whatever it sends', async () => {
    await guess(5)
    for (const body of [{}, { password: '' }, '{"a":', { password: PASSWORD }]) {
      expect(await send(body)).toMatchObject({ status: 429 })
    }
  })

  it('lets the address try again once 15 minutes have passed', async () => {
    await guess(5)
    await site.db.write
      .updateTable('loginAttempts')
      .set({ attemptedAt: new Date(Date.now() - 15 * 60_000 - 1000) })
      .execute()
    expect(await logIn(PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('guesses from many addresses', () => {
  it('are looked at 100 times in 15 minutes in all, even when they come at once', async () => {
    const token = await site.logIn()
    await site.db.write.deleteFrom('ownerNetworks').execute()
    expect(await site.call('GET', '/api/admin/login-limit', { token })).toMatchObject({
      status: 200,
      body: { reachedAt: null },
    })
    const before = Date.now()
    const elsewhere = Array.from({ length: 97 }, (_, index) => ({
      id: crypto.randomUUID(),
      address: `203.0.113.${index}`,
    }))
    await site.db.write.insertInto('loginAttempts').values(elsewhere).execute()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => logIn(`neteisingas ${index}`)),
    )
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([...Array<number>(3).fill(401), ...Array<number>(9).fill(429)])
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(
      /^\d{3}$/,
    )

    // An open session continues, and tells the administrator about the limit.
    const limit = await site.call('GET', '/api/admin/login-limit', { token })
    expect(limit.status).toBe(200)
    expect(Date.parse(String(at(limit.body, 'reachedAt')))).toBeGreaterThanOrEqual(before)
  })

  it('are of one address when they come from one /64 of IPv6', async () => {
    const refuse = (address: string) => refuseThrottledLogin({ db: site.db, address })
    for (let attempt = 1; attempt <= 5; attempt++) {
      const address = `2001:db8:1:2::${attempt}`
      await refuse(address)
      await expect(logInFrom({ db: site.db, address, device: '' }, 'neteisingas')).rejects.toThrow()
    }
    await expect(refuse('2001:db8:1:2:ffff::1')).rejects.toMatchObject({ status: 429 })
    await refuse('2001:db8:1:3::1')
  })
})

describe('an admin call', () => {
  it('is refused after logging out, which deletes the session', async () => {
    const token = await site.logIn()
    expect(await site.call('POST', '/api/admin/logout', { token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await site.call('GET', '/api/admin/blog', { token })).toMatchObject({ status: 401 })
    expect(await site.db.read.selectFrom('adminSessions').select('id').execute()).toEqual([])
  })
})

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
    expect(await end()).toMatchObject({
      status: 404,
      body: { error: 'Šis įrenginys jau atjungtas.' },
    })
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
    const { body } = await logIn('naujas slaptažodis')
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
