import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthenticator, type Lies } from './authenticator.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'

const ORIGIN = 'https://akademija.example'
const site = useTestSite({ environment: { PUBLIC_SITE_URL: ORIGIN } })
let token = ''

beforeEach(async () => {
  await site.db.write.deleteFrom('adminPasskeys').execute()
  await site.db.write.deleteFrom('loginAttempts').execute()
  token = await site.logIn()
})

const post = (path: string, body?: unknown, as?: string) =>
  site.call('POST', `/api/admin/${path}`, {
    ...(body === undefined ? {} : { body }),
    ...(as === undefined ? {} : { token: as }),
  })
const challengeOf = (body: unknown) => ({ challenge: textAt(body, 'challenge') })

async function startPasskey() {
  const options = await post('passkey-options', { password: PASSWORD }, token)
  expect(options.status).toBe(200)
  return options.body
}

const store = (credential: unknown, name = 'Telefonas') =>
  post('passkeys', { name, credential }, token)

/** Adds a passkey. */
async function addPasskey(name?: string) {
  const authenticator = createAuthenticator(ORIGIN)
  const added = await store(authenticator.create(challengeOf(await startPasskey())), name)
  expect(added).toMatchObject({ status: 201 })
  return { authenticator, id: textAt(added.body, 'id') }
}

async function startLogin() {
  return challengeOf((await post('login/passkey-options')).body)
}

/** Logs in by a passkey, perhaps wrongly. */
async function logInBy(authenticator: ReturnType<typeof createAuthenticator>, lies?: Lies) {
  return post('login/passkey', authenticator.get(await startLogin(), lies))
}

const REFUSED = {
  status: 401,
  body: { error: 'Šis prieigos raktas netinka. Prisijunkite slaptažodžiu.' },
}

describe('a passkey', () => {
  it('logs in at an address whose passwords are not looked at any more', async () => {
    const { authenticator } = await addPasskey('Darbo kompiuteris')
    for (let attempt = 0; attempt < 6; attempt++) await post('login', { password: 'neteisingas' })
    expect((await post('login', { password: PASSWORD })).status).toBe(429)

    const { status, body, headers } = await logInBy(authenticator)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const opened = textAt(body, 'sessionToken')
    const sessions = await site.call('GET', '/api/admin/sessions', { token: opened })
    expect(at(sessions.body, '0')).toMatchObject({ current: true, passkey: 'Darbo kompiuteris' })
    expect((await post('login', { password: PASSWORD })).status, 'no throttle is lifted').toBe(429)
    const passkeys = await site.call('GET', '/api/admin/passkeys', { token })
    expect(at(passkeys.body, '0.lastUsedAt')).toEqual(expect.any(String))
    const log = await site.call('GET', '/api/admin/audit', { token })
    expect(at(log.body, 'items.0')).toMatchObject({ act: 'logInByPasskey' })
    expect(at(log.body, 'items.1')).toMatchObject({ act: 'addPasskey' })
  })

  it('is asked for at the address of the site, whatever the request says', async () => {
    const headers = { 'X-Forwarded-Host': 'kita.example', Origin: site.url }
    const login = await site.call('POST', '/api/admin/login/passkey-options', { headers })
    expect(login.body).toMatchObject({
      rpId: 'akademija.example',
      userVerification: 'required',
      timeout: 300_000,
    })
    expect(at(login.body, 'allowCredentials')).toBeUndefined()
    expect(await startPasskey()).toMatchObject({
      rp: { id: 'akademija.example', name: 'Santykių akademija' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
  })

  it.each<[string, Lies]>([
    ['made for another site', { origin: 'https://kita.example', rpId: 'kita.example' }],
    ['phished at another origin', { origin: 'https://akademija.example.kita.example' }],
    ['of another relying party', { rpId: 'kita.example' }],
    ['whose user was not verified', { isVerified: false }],
    ['whose counter stands still, as of a copied key', { counter: 1 }],
    ['to a challenge that was never set', { challenge: 'a'.repeat(43) }],
    ['to a challenge of odd characters', { challenge: '\u0000\ud800' }],
  ])('does not log in by an answer %s', async (_, lies) => {
    const { authenticator } = await addPasskey()
    expect(await logInBy(authenticator, lies)).toMatchObject(REFUSED)
    expect(await logInBy(authenticator)).toMatchObject({ status: 200 })
  })

  it('does not log in twice by one answer, even when it is sent at once', async () => {
    const { authenticator } = await addPasskey()
    const answer = authenticator.get(await startLogin())
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('login/passkey', answer)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('answers no challenge of another purpose, nor one older than 5 minutes', async () => {
    const { authenticator } = await addPasskey()
    const registration = challengeOf(await startPasskey())
    expect(await post('login/passkey', authenticator.get(registration))).toMatchObject(REFUSED)
    const another = createAuthenticator(ORIGIN)
    expect(await store(another.create(await startLogin()))).toMatchObject({ status: 400 })

    const late = await startLogin()
    await sql`update admin_challenges
      set expires_at = expires_at - interval '5 minutes'`.execute(site.db.write)
    expect(await post('login/passkey', authenticator.get(late))).toMatchObject(REFUSED)
    await startLogin()
    const left = await site.db.read.selectFrom('adminChallenges').select('challenge').execute()
    expect(left, 'expired challenges are deleted').toHaveLength(1)
  })

  it('of a stranger does not log in', async () => {
    await addPasskey()
    expect(await logInBy(createAuthenticator(ORIGIN))).toMatchObject(REFUSED)
  })

  it('is added with the password only, which a session sends five times in 15 minutes', async () => {
    const start = (password: string) => post('passkey-options', { password }, token)
    const refused = await start('neteisingas')
    expect(refused).toMatchObject({
      status: 403,
      body: { fields: { password: 'Neteisingas slaptažodis' } },
    })
    for (let attempt = 0; attempt < 5; attempt++) await start('neteisingas')
    expect((await start(PASSWORD)).status).toBe(429)
    const unasked = createAuthenticator(ORIGIN).create({ challenge: 'a'.repeat(43) })
    expect(await store(unasked)).toMatchObject({
      status: 400,
      body: { error: 'Prieigos rakto pridėti nepavyko. Pradėkite iš naujo.' },
    })
  })

  it('is added once, under a name', async () => {
    const { authenticator } = await addPasskey()
    const again = await store(authenticator.create(challengeOf(await startPasskey())))
    expect(again).toMatchObject({ status: 409 })
    const nameless = createAuthenticator(ORIGIN).create(challengeOf(await startPasskey()))
    expect(await store(nameless, ' ')).toMatchObject({
      status: 400,
      body: { fields: { name: 'Prieigos rakto pavadinimas privalomas' } },
    })
  })

  it('that is removed logs in no more, and ends the sessions that it opened', async () => {
    const { authenticator, id } = await addPasskey()
    const opened = textAt((await logInBy(authenticator)).body, 'sessionToken')
    const remove = () => site.call('DELETE', `/api/admin/passkeys/${id}`, { token })
    expect(await remove()).toMatchObject({ status: 200 })
    const read = (as: string) => site.call('GET', '/api/admin/passkeys', { token: as })
    expect((await read(opened)).status).toBe(401)
    expect(await read(token)).toMatchObject({ status: 200, body: [] })
    expect(await logInBy(authenticator)).toMatchObject(REFUSED)
    expect(await remove()).toMatchObject({ status: 404 })
  })

  it('opens a session that ends with the password in force', async () => {
    const { authenticator } = await addPasskey()
    const opened = textAt((await logInBy(authenticator)).body, 'sessionToken')
    vi.stubEnv('ADMIN_PASSWORD', 'naujas slaptažodis')
    const read = await site.call('GET', '/api/admin/passkeys', { token: opened })
    expect(read.status).toBe(401)
  })
})
