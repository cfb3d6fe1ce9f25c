import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '#netlify/services/passwords.ts'
import { createAuthenticator, type Lies } from './authenticator.ts'
import { dumpOf } from './database-dump.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'

const ORIGIN = 'https://akademija.example'
const site = useTestSite({ environment: { PUBLIC_SITE_URL: ORIGIN } })
const NEW = 'ramus vakaras prie ežero'
const OF_ENVIRONMENT = 'prižiūrėtojo naujas žodis'
let token = ''

beforeEach(async () => {
  for (const table of ['adminPassword', 'adminPasskeys', 'loginAttempts'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  token = await site.logIn()
})

const logIn = (password: string) => site.call('POST', '/api/admin/login', { body: { password } })
const tokenOf = async (password: string) => textAt((await logIn(password)).body, 'sessionToken')
const change = (confirmation: unknown, newPassword: unknown = NEW, as = token) =>
  site.call('PUT', '/api/admin/password', { token: as, body: { confirmation, newPassword } })
const statusOf = async (as: string) =>
  (await site.call('GET', '/api/admin/sessions', { token: as })).status
const state = async (as = token) =>
  (await site.call('GET', '/api/admin/password', { token: as })).body
const stored = () => site.db.read.selectFrom('adminPassword').selectAll().execute()

const CHANGED = { status: 200, body: { success: true } }
const WRONG = { status: 401, body: { error: 'Neteisingas slaptažodis' } }
const byOld = { password: PASSWORD }

describe('the password', () => {
  it('is changed: the new one logs in, the old one no more, and other sessions end', async () => {
    const other = await site.logIn()
    expect(await state()).toEqual({ source: 'environment' })
    expect(await change(byOld)).toMatchObject(CHANGED)

    expect(await statusOf(token), 'this session goes on').toBe(200)
    expect(await statusOf(other)).toBe(401)
    expect(await logIn(PASSWORD)).toMatchObject(WRONG)
    expect((await logIn(NEW)).status).toBe(200)
    expect(await state()).toEqual({ source: 'panel', changedAt: expect.any(String) as string })
    const log = await site.call('GET', '/api/admin/audit', { token })
    expect(at(log.body, 'items.1.act')).toBe('changePassword')
  })

  it('is changed again by the stored one, which then logs in no more', async () => {
    await change(byOld)
    const second = 'kitas vakaras prie upės'
    expect(await change(byOld, second)).toMatchObject({
      status: 403,
      body: { fields: { password: 'Neteisingas slaptažodis' } },
    })
    expect(await change({ password: NEW }, second)).toMatchObject(CHANGED)
    expect(await logIn(NEW)).toMatchObject(WRONG)
    expect((await logIn(second)).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  it('is stored as a slow hash, beside one of the environment’s', async () => {
    await change(byOld)
    expect(await stored()).toMatchObject([
      {
        hash: expect.stringMatching(/^scrypt\$32768\$8\$3\$/) as string,
        environmentHash: expect.stringMatching(/^scrypt\$32768\$8\$3\$/) as string,
      },
    ])
    expect(JSON.stringify(await dumpOf(site.db))).not.toContain(NEW)
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
    const passkey = await site.call('POST', '/api/admin/passkey-options', { token, body: byOld })
    expect(passkey.status, 'they count with those of a new passkey').toBe(429)
    expect(await stored()).toEqual([])
    expect((await logIn(PASSWORD)).status, 'no login is stopped').toBe(200)
  })

  it('is changed by one of two sessions at once, which ends the other', async () => {
    const other = await site.logIn()
    const answers = await Promise.all([
      change(byOld, NEW),
      change(byOld, 'kitas vakaras prie upės', other),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect([await statusOf(token), await statusOf(other)].sort()).toEqual([200, 401])
    expect(await stored()).toHaveLength(1)
  })

  it('does not let in who sent the old one just before', async () => {
    const logins = [logIn(PASSWORD), change(byOld), logIn(PASSWORD), logIn(PASSWORD)]
    const tokens = (await Promise.all(logins)).map(({ body }) => at(body, 'sessionToken'))
    for (const early of tokens.filter((it): it is string => typeof it === 'string')) {
      expect(await statusOf(early)).toBe(401)
    }
  })
})

describe('a passkey', () => {
  const post = (path: string, body?: unknown) =>
    site.call('POST', `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) })

  async function addPasskey() {
    const authenticator = createAuthenticator(ORIGIN)
    const { body } = await post('passkey-options', byOld)
    const credential = authenticator.create({ challenge: textAt(body, 'challenge') })
    expect((await post('passkeys', { name: 'Telefonas', credential })).status).toBe(201)
    return authenticator
  }

  const challengeOf = async (path: string) => ({
    challenge: textAt((await post(path)).body, 'challenge'),
  })
  const REFUSED = {
    status: 403,
    body: { error: 'Šis prieigos raktas netinka. Įveskite dabartinį slaptažodį.' },
  }

  it('confirms the change in place of the old password, once', async () => {
    const authenticator = await addPasskey()
    const passkey = authenticator.get(await challengeOf('confirmation-options'))
    expect(await change({ passkey })).toMatchObject(CHANGED)
    expect((await logIn(NEW)).status).toBe(200)
    expect(await change({ passkey }, 'kitas vakaras prie upės')).toMatchObject(REFUSED)
    const passkeys = await site.call('GET', '/api/admin/passkeys', { token })
    expect(at(passkeys.body, '0.lastUsedAt')).toEqual(expect.any(String))
  })

  it.each<[string, string, Lies]>([
    ['to a challenge of the login', 'login/passkey-options', {}],
    ['at another origin', 'confirmation-options', { origin: 'https://kita.example' }],
    ['without its user', 'confirmation-options', { isVerified: false }],
  ])('confirms nothing by an answer %s', async (_, path, lies) => {
    const authenticator = await addPasskey()
    const passkey = authenticator.get(await challengeOf(path), lies)
    expect(await change({ passkey })).toMatchObject(REFUSED)
    expect(await stored()).toEqual([])
  })

  it('does not log in by the answer to a confirmation', async () => {
    const authenticator = await addPasskey()
    const answer = authenticator.get(await challengeOf('confirmation-options'))
    expect((await post('login/passkey', answer)).status).toBe(401)
  })

  it('opens a session that ends with the stored password, too', async () => {
    const authenticator = await addPasskey()
    await change(byOld)
    const opened = await post(
      'login/passkey',
      authenticator.get(await challengeOf('login/passkey-options')),
    )
    const byPasskey = textAt(opened.body, 'sessionToken')
    expect(await statusOf(byPasskey)).toBe(200)
    await change({ password: NEW }, 'kitas vakaras prie upės')
    expect(await statusOf(byPasskey)).toBe(401)
  })
})

describe('the environment’s password', () => {
  it.each([
    ['plain', () => ({ ADMIN_PASSWORD: OF_ENVIRONMENT })],
    ['hashed', async () => ({ ADMIN_PASSWORD_HASH: await hashPassword(OF_ENVIRONMENT) })],
  ])('is the way back in, %s, once it was changed after the stored one', async (_, variables) => {
    await change(byOld)
    const before = await tokenOf(NEW)
    for (const [name, value] of Object.entries(await variables())) vi.stubEnv(name, value)

    expect(await statusOf(before)).toBe(401)
    expect(await logIn(NEW)).toMatchObject(WRONG)
    expect(await stored(), 'a wrong password deletes nothing').toHaveLength(1)
    const back = await tokenOf(OF_ENVIRONMENT)
    expect(await stored()).toEqual([])
    expect(await state(back)).toEqual({ source: 'environment' })

    expect(await change({ password: OF_ENVIRONMENT }, NEW, back)).toMatchObject(CHANGED)
    expect(await statusOf(back)).toBe(200)
    expect(await logIn(OF_ENVIRONMENT)).toMatchObject(WRONG)
    expect((await logIn(NEW)).status).toBe(200)
  })

  it('confirms a change while a stored one that counts no more is still there', async () => {
    await change(byOld)
    await sql`update admin_password set environment_hash = ${await hashPassword('senas')}`.execute(
      site.db.write,
    )
    expect(await state()).toEqual({ source: 'environment' })
    expect(await change(byOld, 'kitas vakaras prie upės')).toMatchObject(CHANGED)
    expect((await logIn('kitas vakaras prie upės')).status).toBe(200)
  })

  it('does not count again because the signing secret was changed', async () => {
    await change(byOld)
    vi.stubEnv('SIGNING_SECRET', 'kita paslaptis')
    expect(await statusOf(token)).toBe(401)
    expect(await logIn(PASSWORD)).toMatchObject(WRONG)
    expect((await logIn(NEW)).status).toBe(200)
  })
})
