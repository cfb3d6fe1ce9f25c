import { randomBytes, scryptSync } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthenticator, type Lies } from './authenticator.ts'
import { dumpOf } from './database-dump.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'

const ORIGIN = 'https://akademija.example'
const site = useTestSite({ environment: { PUBLIC_SITE_URL: ORIGIN } })
const NEW = 'ramus vakaras prie ežero'
const SECOND = 'kitas vakaras prie upės'
const OF_ENVIRONMENT = 'prižiūrėtojo naujas žodis'
let token = ''

beforeEach(async () => {
  for (const table of ['adminPassword', 'adminPasskeys', 'loginAttempts'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  token = await site.logIn()
})

const post = (path: string, body?: unknown) =>
  site.call('POST', `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) })
const read = (path: string, as = token) => site.call('GET', `/api/admin/${path}`, { token: as })
const logIn = (password: string) => post('login', { password })
const tokenOf = async (password: string) => textAt((await logIn(password)).body, 'sessionToken')
/** Changes the password. The session goes on with the returned token. */
async function change(confirmation: unknown, newPassword: unknown = NEW, as = token) {
  const body = { confirmation, newPassword }
  const changed = await site.call('PUT', '/api/admin/password', { token: as, body })
  if (changed.status === 200) token = textAt(changed.body, 'sessionToken')
  return changed
}
const statusOf = async (as: string) => (await read('sessions', as)).status
const state = async (as = token) => (await read('password', as)).body
const stored = () => site.db.read.selectFrom('adminPassword').selectAll().execute()

/** Hashes a password at so low a cost that no test has to wait for it. */
function cheapHash(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 })
  return ['scrypt', 16, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Stores the new password beside the environment's, and logs in with it. */
async function storeNew(): Promise<void> {
  const hashes = { hash: cheapHash(NEW), environmentHash: cheapHash(PASSWORD) }
  await site.db.write
    .insertInto('adminPassword')
    .values({ id: crypto.randomUUID(), ...hashes })
    .execute()
  token = await tokenOf(NEW)
}

const CHANGED = { status: 200, body: { sessionToken: expect.any(String) as string } }
const WRONG = { status: 401, body: { error: 'Neteisingas slaptažodis' } }
const byOld = { password: PASSWORD }

const challengeOf = (body: unknown) => ({ challenge: textAt(body, 'challenge') })

async function startPasskey() {
  const options = await post('passkey-options', byOld)
  expect(options.status).toBe(200)
  return options.body
}

const store = (credential: unknown, name = 'Telefonas') => post('passkeys', { name, credential })

async function addPasskey(name?: string) {
  const authenticator = createAuthenticator(ORIGIN)
  const added = await store(authenticator.create(challengeOf(await startPasskey())), name)
  expect(added).toMatchObject({ status: 201 })
  return { authenticator, id: textAt(added.body, 'id') }
}

const challengeFrom = async (path: string) => challengeOf((await post(path)).body)
const startLogin = () => challengeFrom('login/passkey-options')
const startConfirmation = () => challengeFrom('confirmation-options')

/** Logs in with a passkey; `lies` make its answer false. */
async function logInBy(authenticator: ReturnType<typeof createAuthenticator>, lies?: Lies) {
  return post('login/passkey', authenticator.get(await startLogin(), lies))
}

const REFUSED = {
  status: 401,
  body: { error: 'Šis prieigos raktas netinka. Prisijunkite slaptažodžiu.' },
}

describe('the password', () => {
  it('is changed: the new one logs in, the old one no more, and other sessions end', async () => {
    const other = await site.logIn()
    expect(await state()).toEqual({ source: 'environment' })
    const copied = token
    expect(await change(byOld)).toMatchObject(CHANGED)

    expect(await statusOf(token), 'this session goes on').toBe(200)
    expect(await statusOf(copied), 'a copy of its former token does not').toBe(401)
    expect(await statusOf(other)).toBe(401)
    expect(await logIn(PASSWORD)).toMatchObject(WRONG)
    expect((await logIn(NEW)).status).toBe(200)
    expect(await state()).toEqual({ source: 'panel', changedAt: expect.any(String) as string })
    expect(at((await read('audit')).body, 'items.2.act')).toBe('changePassword')
    const slow = expect.stringMatching(/^scrypt\$32768\$8\$3\$/) as string
    expect(await stored()).toMatchObject([{ hash: slow, environmentHash: slow }])
    expect(JSON.stringify(await dumpOf(site.db))).not.toContain(NEW)
  })

  it('is changed again by the stored one, which then logs in no more', async () => {
    await storeNew()
    expect(await change(byOld, SECOND)).toMatchObject({
      status: 403,
      body: { fields: { password: 'Neteisingas slaptažodis' } },
    })
    expect(await change({ password: NEW }, SECOND)).toMatchObject(CHANGED)
    expect(await logIn(NEW)).toMatchObject(WRONG)
    expect((await logIn(SECOND)).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['too short', 'Kx7-mQ2_vR9', 'Bent 12 simbolių'],
    ['short once its letters are composed', 'e\u0307'.repeat(11), 'Bent 12 simbolių'],
    ['too long', `Kx7-mQ2_vR9.${'a'.repeat(200)}`, 'Ne daugiau kaip 200 simbolių'],
    ['of half a character', 'ramus vakaras \ud800', 'Tekste yra neleistinų simbolių'],
    ['no text', 123_456_789_012, 'Netinkama reikšmė'],
    [
      'common',
      'password1234',
      'Tokį slaptažodį lengva atspėti. Rinkitės kelis tarpusavyje nesusijusius žodžius.',
    ],
  ])('is not changed to one that is %s', async (_, newPassword, sentence) => {
    expect(await change(byOld, newPassword)).toMatchObject({
      status: 400,
      body: { error: sentence, fields: { newPassword: sentence } },
    })
    expect(await stored()).toEqual([])
    expect((await logIn(PASSWORD)).status).toBe(200)
  })

  it.each([{}, null, { password: '' }, { password: PASSWORD, passkey: {} }])(
    'is not changed when %j is to confirm it',
    async (confirmation) => {
      expect((await change(confirmation)).status).toBe(400)
      expect(await stored()).toEqual([])
    },
  )

  it('is changed with the old one only, which a session sends five times in 15 minutes', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await change({ password: 'neteisingas' })).status).toBe(403)
    }
    expect((await change(byOld)).status).toBe(429)
    expect(
      (await post('passkey-options', byOld)).status,
      'they count with those of a new passkey',
    ).toBe(429)
    expect(await stored()).toEqual([])
    expect((await logIn(PASSWORD)).status, 'no login is stopped').toBe(200)
  })

  it('is changed by one of two sessions at once, which ends the other', async () => {
    const other = await site.logIn()
    const answers = await Promise.all([change(byOld), change(byOld, SECOND, other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await statusOf(token), await statusOf(other)].sort()).toEqual([200, 401])
    expect(await stored()).toHaveLength(1)
  })

  it('does not let in who sent the old one just before', async () => {
    const logins = [logIn(PASSWORD), change(byOld), logIn(PASSWORD), logIn(PASSWORD)]
    const tokens = (await Promise.all(logins)).map(({ body }) => at(body, 'sessionToken'))
    const early = tokens.filter((it): it is string => typeof it === 'string' && it !== token)
    for (const each of early) expect(await statusOf(each)).toBe(401)
  })
})

describe('a passkey', () => {
  it('logs in at an address whose passwords are not looked at any more', async () => {
    const { authenticator } = await addPasskey('Darbo kompiuteris')
    for (let attempt = 0; attempt < 6; attempt++) await logIn('neteisingas')
    expect((await logIn(PASSWORD)).status).toBe(429)

    const { status, body, headers } = await logInBy(authenticator)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const sessions = await read('sessions', textAt(body, 'sessionToken'))
    expect(at(sessions.body, '0')).toMatchObject({ current: true, passkey: 'Darbo kompiuteris' })
    expect((await logIn(PASSWORD)).status, 'no throttle is lifted').toBe(429)
    expect(at((await read('passkeys')).body, '0.lastUsedAt')).toEqual(expect.any(String))
    const log = (await read('audit')).body
    expect([at(log, 'items.0.act'), at(log, 'items.1.act')]).toEqual([
      'logInByPasskey',
      'addPasskey',
    ])
  })

  it('is asked for at the address of the site, whatever the request says', async () => {
    const headers = { 'X-Forwarded-Host': 'kita.example', Origin: site.url }
    const login = await site.call('POST', '/api/admin/login/passkey-options', { headers })
    const asked = { rpId: 'akademija.example', userVerification: 'required', timeout: 300_000 }
    expect(login.body).toMatchObject(asked)
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
    expect(await logInBy(createAuthenticator(ORIGIN)), 'a stranger').toMatchObject(REFUSED)
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

  it('is added with the password only, which a session sends five times in 15 minutes', async () => {
    const start = (password: string) => post('passkey-options', { password })
    expect(await start('neteisingas')).toMatchObject({
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
    expect((await read('passkeys', opened)).status).toBe(401)
    expect(await read('passkeys')).toMatchObject({ status: 200, body: [] })
    expect(await logInBy(authenticator)).toMatchObject(REFUSED)
    expect(await remove()).toMatchObject({ status: 404 })
  })

  it('opens a session that ends with the password in force', async () => {
    const { authenticator } = await addPasskey()
    const opened = textAt((await logInBy(authenticator)).body, 'sessionToken')
    vi.stubEnv('ADMIN_PASSWORD', 'naujas slaptažodis')
    expect((await read('passkeys', opened)).status).toBe(401)
  })

  const UNCONFIRMED = {
    status: 403,
    body: { error: 'Šis prieigos raktas netinka. Įveskite dabartinį slaptažodį.' },
  }

  it('confirms the change in place of the old password, once', async () => {
    const { authenticator } = await addPasskey()
    const passkey = authenticator.get(await startConfirmation())
    expect(await change({ passkey })).toMatchObject(CHANGED)
    expect((await logIn(NEW)).status).toBe(200)
    expect(await change({ passkey }, SECOND)).toMatchObject(UNCONFIRMED)
    expect(at((await read('passkeys')).body, '0.lastUsedAt')).toEqual(expect.any(String))
  })

  it.each<[string, string, Lies]>([
    ['to a challenge of the login', 'login/passkey-options', {}],
    ['at another origin', 'confirmation-options', { origin: 'https://kita.example' }],
    ['without its user', 'confirmation-options', { isVerified: false }],
  ])('confirms nothing by an answer %s', async (_, path, lies) => {
    const { authenticator } = await addPasskey()
    const passkey = authenticator.get(await challengeFrom(path), lies)
    expect(await change({ passkey })).toMatchObject(UNCONFIRMED)
    expect(await stored()).toEqual([])
  })

  it('does not log in by the answer to a confirmation', async () => {
    const { authenticator } = await addPasskey()
    const answer = authenticator.get(await startConfirmation())
    expect((await post('login/passkey', answer)).status).toBe(401)
  })

  it('opens a session that ends with the stored password, too', async () => {
    const { authenticator } = await addPasskey()
    await storeNew()
    const byPasskey = textAt((await logInBy(authenticator)).body, 'sessionToken')
    expect(await statusOf(byPasskey)).toBe(200)
    await change({ password: NEW }, SECOND)
    expect(await statusOf(byPasskey)).toBe(401)
  })
})

describe('the environment’s password', () => {
  it.each<[string, Record<string, string>]>([
    ['plain', { ADMIN_PASSWORD: OF_ENVIRONMENT }],
    ['hashed', { ADMIN_PASSWORD_HASH: cheapHash(OF_ENVIRONMENT) }],
  ])('is the way back in, %s, once it was changed after the stored one', async (_, variables) => {
    await storeNew()
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)

    expect(await statusOf(token)).toBe(401)
    expect(await logIn(NEW)).toMatchObject(WRONG)
    expect(await stored(), 'a wrong password deletes nothing').toHaveLength(1)
    const back = await tokenOf(OF_ENVIRONMENT)
    expect(await stored()).toEqual([])
    expect(await state(back)).toEqual({ source: 'environment' })

    expect(await change({ password: OF_ENVIRONMENT }, NEW, back)).toMatchObject(CHANGED)
    expect(await statusOf(token)).toBe(200)
    expect(await logIn(OF_ENVIRONMENT)).toMatchObject(WRONG)
    expect((await logIn(NEW)).status).toBe(200)
  })

  it('confirms a change while a stored one that counts no more is still there', async () => {
    await storeNew()
    await sql`update admin_password set environment_hash = ${cheapHash('senas')}`.execute(
      site.db.write,
    )
    expect(await state()).toEqual({ source: 'environment' })
    expect(await change(byOld, SECOND)).toMatchObject(CHANGED)
    expect((await logIn(SECOND)).status).toBe(200)
  })

  it('does not count again because the signing secret was changed', async () => {
    await storeNew()
    vi.stubEnv('SIGNING_SECRET', 'kita paslaptis')
    expect(await statusOf(token)).toBe(401)
    expect(await logIn(PASSWORD)).toMatchObject(WRONG)
    expect((await logIn(NEW)).status).toBe(200)
  })
})
