import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { createAuthenticator } from './authenticator.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const ORIGIN = 'https://akademija.example'
const site = useTestSite({ environment: { PUBLIC_SITE_URL: ORIGIN } })
const pages = useVisitorPages(site)
const NEW = 'ramus vakaras prie ežero'
const OTHER = 'kitas vakaras prie upės'
let token = ''

beforeEach(async () => {
  for (const table of [
    'adminPassword',
    'adminPasskeys',
    'loginAttempts',
    'recoveryCodes',
    'passwordLinks',
  ] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  token = await site.logIn()
})

const post = (path: string, body?: unknown, as?: string) =>
  site.call('POST', `/api/admin/${path}`, {
    ...(as === undefined ? {} : { token: as }),
    ...(body === undefined ? {} : { body }),
  })
const makeCodes = async () => {
  const made = await post('recovery-codes', { confirmation: { password: PASSWORD } }, token)
  expect(made.status).toBe(201)
  return at(made.body, 'codes') as string[]
}
const codesLeft = async () =>
  at((await site.call('GET', '/api/admin/recovery-codes', { token: await session() })).body, 'left')
/** Logs in with whichever password counts. */
const session = async () => {
  for (const password of [NEW, OTHER, PASSWORD]) {
    const { status, body } = await post('login', { password })
    if (status === 200) return textAt(body, 'sessionToken')
  }
  return expect.fail('No password logs in.')
}
const recover = (proof: object, newPassword = NEW) =>
  post('login/recovery', { ...proof, newPassword })
const statusOf = async (password: string) => (await post('login', { password })).status
const isOpen = async () => (await site.call('GET', '/api/admin/sessions', { token })).status === 200
const later = (minutes: number) =>
  sql`update password_links set created_at = created_at - make_interval(mins => ${minutes})`.execute(
    site.db.write,
  )

/** Asks for a link and returns its token from the mail. */
async function mailedLink(): Promise<string> {
  expect(await post('login/recovery/link')).toMatchObject({ status: 200, body: { success: true } })
  await site.deliver()
  const [, link] = /\/admin\/slaptazodis#([\w-]+)/.exec(pages.mails.at(-1)?.text ?? '') ?? []
  return link ?? expect.fail('No link was mailed.')
}

async function addPasskey() {
  const authenticator = createAuthenticator(ORIGIN)
  const { body } = await post('passkey-options', { password: PASSWORD }, token)
  const credential = authenticator.create({ challenge: textAt(body, 'challenge') })
  expect((await post('passkeys', { name: 'Telefonas', credential }, token)).status).toBe(201)
  return async () => {
    const options = await post('login/passkey-options')
    return authenticator.get({ challenge: textAt(options.body, 'challenge') })
  }
}

describe('recovery codes', () => {
  it('are ten, each sets a new password once, and only their hashes are stored', async () => {
    const codes = await makeCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const stored = await site.db.read.selectFrom('recoveryCodes').select('hash').execute()
    for (const { hash } of stored) expect(codes.join()).not.toContain(hash)
    const [code = ''] = codes
    // As somebody copies it from paper.
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(await recover({ code: typed })).toMatchObject({ status: 200, body: { success: true } })
    expect([await statusOf(NEW), await statusOf(PASSWORD)]).toEqual([200, 401])
    expect(await isOpen()).toBe(false)
    expect(await recover({ code }, OTHER)).toMatchObject({
      status: 403,
      body: { fields: { code: errorTexts.recoveryRefused } },
    })
    expect(await statusOf(NEW)).toBe(200)
    expect(await codesLeft()).toBe(9)
  })

  it('end when new ones are made, which needs the password', async () => {
    const [code] = await makeCodes()
    const refused = await post('recovery-codes', { confirmation: { password: 'ne tas' } }, token)
    expect(refused.status).toBe(403)
    expect((await post('recovery-codes', { confirmation: { password: PASSWORD } })).status).toBe(
      401,
    )
    await makeCodes()
    expect((await recover({ code })).status).toBe(403)
    expect(await codesLeft()).toBe(10)
  })

  it('are used once when two calls bring the same at the same time', async () => {
    const [code] = await makeCodes()
    const answers = await Promise.all([recover({ code }, NEW), recover({ code }, OTHER)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('stay when the new password is refused', async () => {
    const [code] = await makeCodes()
    expect(await recover({ code }, 'slaptazodis123')).toMatchObject({
      status: 400,
      body: { fields: { newPassword: errorTexts.passwordGuessable } },
    })
    expect((await recover({ code })).status).toBe(200)
  })

  it('cannot be tried without end', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await recover({ code: 'AAAA-AAAA-AAAA-AAAA' })).status).toBe(403)
    }
    const [code] = await makeCodes()
    expect(await recover({ code })).toMatchObject({
      status: 429,
      body: { error: errorTexts.tooManyRecoveries },
    })
  })

  it('help at once who has failed to log in too often, and the refusal says until when', async () => {
    const [code] = await makeCodes()
    for (let time = 0; time < 5; time += 1) await statusOf('ne tas')
    const refused = await post('login', { password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(textAt(refused.body, 'error')).toMatch(/nuo \d\d\.\d\d\.$/)
    expect((await recover({ code })).status).toBe(200)
    expect(await statusOf(NEW)).toBe(200)
  })
})

describe('the mailed link', () => {
  it('sets a new password once, ends all sessions, and tells the owner', async () => {
    const link = await mailedLink()
    expect(pages.mails.map(({ to }) => to)).toMatchObject([{ text: 'trenere@akademija.example' }])
    // Reading it does not use it up.
    for (let time = 0; time < 2; time += 1) {
      expect(await post('login/recovery/check', { link })).toMatchObject({
        body: { needsMore: false },
      })
    }
    expect((await recover({ link })).status).toBe(200)
    expect(await isOpen()).toBe(false)
    expect(await statusOf(NEW)).toBe(200)
    await pages.delivered(2)
    expect(pages.mails[1]?.subject).toBe('Pamirštas slaptažodis pakeistas nauju')
    expect((await recover({ link }, OTHER)).body).toMatchObject({
      error: errorTexts.passwordLinkRefused,
    })
  })

  it('is good for 15 minutes', async () => {
    const link = await mailedLink()
    await later(14)
    expect((await post('login/recovery/check', { link })).status).toBe(200)
    await later(1)
    expect((await post('login/recovery/check', { link })).status).toBe(403)
    expect((await recover({ link })).status).toBe(403)
    expect(await statusOf(PASSWORD)).toBe(200)
  })

  it('is not sent late', async () => {
    await post('login/recovery/link')
    await later(15)
    await site.deliver()
    expect(pages.mails).toEqual([])
  })

  it('is mailed once while it is good, and three times an hour, with the same answer', async () => {
    const asked = async () => {
      const answers = [await post('login/recovery/link'), await post('login/recovery/link')]
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [200, { success: true }],
        [200, { success: true }],
      ])
      await site.deliver()
      await later(15)
      return pages.mails.length
    }
    expect([await asked(), await asked(), await asked(), await asked()]).toEqual([1, 2, 3, 3])
  })

  it('needs a passkey or a code once a passkey is registered, and is not used up by a wrong one', async () => {
    const answer = await addPasskey()
    const codes = await makeCodes()
    const link = await mailedLink()
    expect((await post('login/recovery/check', { link })).body).toEqual({ needsMore: true })
    expect(await recover({ link })).toMatchObject({
      status: 403,
      body: { fields: { code: errorTexts.recoveryNeedsMore } },
    })
    expect((await recover({ link, code: 'AAAA-AAAA-AAAA-AAAA' })).status).toBe(403)
    expect(
      (await recover({ link, passkey: createAuthenticator(ORIGIN).get({ challenge: 'a' }) }))
        .status,
    ).toBe(403)
    expect((await recover({ link, passkey: await answer() })).status).toBe(200)
    const second = await (await later(15), mailedLink())
    expect((await recover({ link: second, code: codes[0] }, OTHER)).status).toBe(200)
    expect(await statusOf(OTHER)).toBe(200)
  })

  it('is nothing to a passkey alone, a forged token or nothing at all', async () => {
    const answer = await addPasskey()
    expect((await recover({ passkey: await answer() })).status).toBe(403)
    expect((await recover({ link: 'a'.repeat(80) })).status).toBe(403)
    expect((await recover({})).status).toBe(403)
    expect(await statusOf(PASSWORD)).toBe(200)
  })
})

describe('the log of acts', () => {
  it('has failed logins, one in ten minutes, and the recovery', async () => {
    const [code] = await makeCodes()
    const acts = async () =>
      (await site.db.read.selectFrom('auditLog').select(['act', 'sessionId']).execute()).filter(
        ({ sessionId }) => sessionId === null,
      )
    const before = await acts()
    await statusOf('ne tas')
    await statusOf('ir ne tas')
    await recover({ code })
    const added = (await acts()).slice(before.length).map(({ act }) => act)
    expect(added.filter((act) => act === 'failLogin').length).toBeLessThanOrEqual(1)
    expect((await acts()).some(({ act }) => act === 'failLogin')).toBe(true)
    expect(added).toContain('recoverPassword')
    const listed = await site.call('GET', '/api/admin/audit', { token: await session() })
    expect(listed.status).toBe(200)
  })
})
