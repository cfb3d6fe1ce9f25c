import { afterEach, describe, expect, it } from 'vitest'
import { logIn as logInFrom, refuseThrottledLogin } from '#netlify/services/auth.ts'
import { at, PASSWORD, useTestSite } from './test-site.ts'

const site = useTestSite()
const logIn = (password: unknown) => site.call('POST', '/api/admin/login', { body: { password } })

describe('logging in', () => {
  it('answers a 256-bit token that is stored only as a hash and lasts 12 hours', async () => {
    const { status, body, headers } = await logIn(PASSWORD)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const token = String(at(body, 'sessionToken'))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const sessions = await site.db.read.selectFrom('adminSessions').selectAll().execute()
    expect(sessions.some((session) => session.sessionToken === token)).toBe(false)
    const session = sessions.at(-1)
    const hours = (Number(session?.expiresAt) - Number(session?.createdAt)) / 3_600_000
    expect(hours).toBeCloseTo(12, 2)
  })

  it('says that the password is required when it is empty', async () => {
    expect(await logIn('')).toMatchObject({
      status: 400,
      body: { error: 'Slaptažodis privalomas' },
    })
    expect(await site.call('POST', '/api/admin/login', { body: {} })).toMatchObject({
      status: 400,
      body: { error: 'Slaptažodis privalomas' },
    })
  })

  it('refuses a wrong password with 401 and the specified sentence', async () => {
    expect(await logIn('neteisingas')).toMatchObject({
      status: 401,
      body: { error: 'Neteisingas slaptažodis' },
    })
    await logIn(PASSWORD)
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
    await site.db.write.deleteFrom('loginAttempts').execute()
  })

  it('lets the address try again once 15 minutes have passed', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await logIn('neteisingas')
    await site.db.write
      .updateTable('loginAttempts')
      .set({ attemptedAt: new Date(Date.now() - 15 * 60_000 - 1000) })
      .execute()
    expect(await logIn(PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('guesses from many addresses', () => {
  const tryFromElsewhere = (attempts: number) =>
    site.db.write
      .insertInto('loginAttempts')
      .values(
        Array.from({ length: attempts }, (_, index) => ({
          id: crypto.randomUUID(),
          address: `203.0.113.${index}`,
        })),
      )
      .execute()

  afterEach(() => site.db.write.deleteFrom('loginAttempts').execute())

  it('are looked at 100 times in 15 minutes in all, even when they come at once', async () => {
    const token = await site.logIn()
    await site.db.write.deleteFrom('ownerNetworks').execute()
    expect(await site.call('GET', '/api/admin/login-limit', { token })).toMatchObject({
      status: 200,
      body: { reachedAt: null },
    })
    const before = Date.now()
    await tryFromElsewhere(97)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => logIn(`neteisingas ${index}`)),
    )
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([...Array<number>(3).fill(401), ...Array<number>(9).fill(429)])
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(
      /^\d{3}$/,
    )

    // A session that is open goes on, and tells the administrator of it.
    const limit = await site.call('GET', '/api/admin/login-limit', { token })
    expect(limit.status).toBe(200)
    expect(Date.parse(String(at(limit.body, 'reachedAt')))).toBeGreaterThanOrEqual(before)
  })

  it('are of one address when they come from one /64 of IPv6', async () => {
    const guess = (address: string) => refuseThrottledLogin({ db: site.db, address })
    for (let attempt = 1; attempt <= 5; attempt++) {
      const address = `2001:db8:1:2::${attempt}`
      await guess(address)
      await expect(logInFrom({ db: site.db, address, device: '' }, 'neteisingas')).rejects.toThrow()
    }
    await expect(guess('2001:db8:1:2:ffff::1')).rejects.toMatchObject({ status: 429 })
    await guess('2001:db8:1:3::1')
  })
})

describe('an address that has to wait', () => {
  it('is told so whatever it sends', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await logIn('neteisingas')
    for (const body of [{}, { password: '' }, '{"a":', { password: PASSWORD }]) {
      expect(await site.call('POST', '/api/admin/login', { body })).toMatchObject({ status: 429 })
    }
    await site.db.write.deleteFrom('loginAttempts').execute()
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
  })
})
