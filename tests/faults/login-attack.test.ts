import type { Context } from '@netlify/functions'
import { beforeEach, describe, expect, it } from 'vitest'
import adminLogin from '#netlify/functions/admin-login.ts'
import { createAuthenticator } from '../api/authenticator.ts'
import { PASSWORD, textAt, useTestSite } from '../api/test-site.ts'

const ORIGIN = 'https://akademija.example'
const site = useTestSite({ environment: { PUBLIC_SITE_URL: ORIGIN } })

beforeEach(async () => {
  for (const table of ['loginAttempts', 'ownerNetworks', 'adminPasskeys'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
})

/** Sends JSON to the login as the platform does for a caller at an address. */
async function post(ip: string, path: string, body?: unknown) {
  const request = new Request(new URL(`/api/admin/${path}`, site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const context: Partial<Context> = {
    ip,
    deploy: { context: 'dev', id: '0', published: true },
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: site.url },
    waitUntil: () => undefined,
  }
  const answer = await adminLogin(request, context as Context)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const logInFrom = async (ip: string) => (await post(ip, 'login', { password: PASSWORD })).status

/**
 * Makes 100 guesses at once, five from each of 20 networks.
 * @returns how many passwords were checked.
 */
async function attack(): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      post(`203.0.113.${index % 20}`, 'login', { password: `spėjimas ${index}` }),
    ),
  )
  return answers.filter(({ status }) => status === 401).length
}

const OWNER = '192.0.2.7'
const STRANGER = '198.51.100.1'

describe('while 20 networks guess five times each, again and again,', () => {
  it('the administrator logs in where the password was right before, and nobody elsewhere', async () => {
    expect(await logInFrom(OWNER)).toBe(200)
    expect(await attack()).toBe(100)
    expect(await attack()).toBe(0)
    expect(await logInFrom(OWNER)).toBe(200)
    expect(await logInFrom(STRANGER)).toBe(429)
    expect(await attack()).toBe(0)
    expect(await logInFrom(OWNER)).toBe(200)
  })

  it('the password is taken where a passkey logged in before', async () => {
    const token = await site.logIn()
    const send = (path: string, body: object) =>
      site.call('POST', `/api/admin/${path}`, { token, body })
    const authenticator = createAuthenticator(ORIGIN)
    const started = await send('passkey-options', { password: PASSWORD })
    const credential = authenticator.create({ challenge: textAt(started.body, 'challenge') })
    expect((await send('passkeys', { name: 'Telefonas', credential })).status).toBe(201)
    await attack()
    const asked = await post(OWNER, 'login/passkey-options')
    const answer = authenticator.get({ challenge: textAt(asked.body, 'challenge') })
    expect((await post(OWNER, 'login/passkey', answer)).status).toBe(200)
    expect(await logInFrom(OWNER)).toBe(200)
  })

  it('a remembered network has five guesses, and uses up none of the others', async () => {
    await logInFrom(OWNER)
    await logInFrom(STRANGER)
    await attack()
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await post(OWNER, 'login', { password: 'spėjimas' })).status).toBe(401)
    }
    expect(await logInFrom(OWNER)).toBe(429)
    expect(await logInFrom(STRANGER)).toBe(200)
  })

  it('a session adds a passkey, and its own wrong passwords stop no login', async () => {
    const token = await site.logIn()
    await attack()
    const start = (password: string) =>
      site.call('POST', '/api/admin/passkey-options', { token, body: { password } })
    // A right password does not count.
    expect(await start(PASSWORD)).toMatchObject({ status: 200 })
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await start('spėjimas')).toMatchObject({ status: 403 })
    }
    expect(await start(PASSWORD)).toMatchObject({
      status: 429,
      body: {
        error: expect.stringMatching(
          /^Slaptažodis jau tikrintas kelis kartus\. Pabandykite vėliau, nuo [\d.]{5}\.$/,
        ) as string,
      },
    })
    expect(await site.logIn(), 'from the network of the session').toEqual(expect.any(String))
  })

  it('networks are stored as hashes only', async () => {
    await logInFrom(OWNER)
    await attack()
    const { db } = site
    const rows = [
      ...(await db.read.selectFrom('ownerNetworks').select('network as key').execute()),
      ...(await db.read.selectFrom('loginAttempts').select('address as key').execute()),
    ]
    expect(rows).toHaveLength(101)
    for (const { key } of rows) expect(key).toMatch(/^[\da-f]{64}$/)
  })
})
