import { expect, it, vi } from 'vitest'
import type { Contract } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import { SESSION_HOURS, SESSION_IDLE_HOURS } from '#src/features/account/contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody } from './content.ts'
import { dumpOf } from './database-dump.ts'
import { at, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: { PUBLIC_SITE_URL: 'https://www.akademija.example' } })
useVisitorPages(site)
const all = await allContracts()
const admin = all.filter(([, { access }]) => access === 'admin')

const HOUR = 3_600_000

/** Cases in which a call is refused. Each may change the session, and returns the `Authorization` header to send. */
const REFUSED: Record<string, (token: string) => Promise<string | undefined> | string | undefined> =
  {
    'no token': () => undefined,
    'a malformed token': (token) => `Bearer ${token.slice(0, 19)}`,
    'another scheme': (token) => `Basic ${token}`,
    'an unknown token': () => `Bearer ${'x'.repeat(43)}`,
    'an expired token': async (token) => {
      await setSession({ expiresAt: new Date(Date.now() - 1000) })
      return `Bearer ${token}`
    },
    'a token that idled too long': async (token) => {
      await setSession({ lastUsedAt: new Date(Date.now() - SESSION_IDLE_HOURS * HOUR - 1000) })
      return `Bearer ${token}`
    },
    'a revoked token': async (token) => {
      await site.db.write.deleteFrom('adminSessions').execute()
      return `Bearer ${token}`
    },
    'a token from before the password was changed': (token) => {
      vi.stubEnv('ADMIN_PASSWORD', 'naujas slaptažodis')
      return `Bearer ${token}`
    },
  }

function setSession(values: { expiresAt?: Date; lastUsedAt?: Date }) {
  return site.db.write.updateTable('adminSessions').set(values).execute()
}

function send({ route: { method, path } }: Contract, authorization: string | undefined) {
  return site.call(method, path.replaceAll(/:\w+/g, crypto.randomUUID()), {
    ...(authorization === undefined ? {} : { headers: { Authorization: authorization } }),
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  })
}

it('the contracts have every call, and those of the panel want a session', () => {
  const called = all.map(([, { route }]) => `${route.method} ${route.path}`)
  const known = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
  expect(called.sort()).toEqual(known.sort())
  const open = all.filter(
    ([, { access, route }]) => access === 'public' && /^\/api\/(admin|objects)\//.test(route.path),
  )
  // For an upload, the signed link is the authorisation; for a forgotten password, the code or the mailed link.
  expect(open.map(([name]) => name).sort()).toEqual([
    'checkPasswordLink',
    'login',
    'loginByPasskey',
    'recoverPassword',
    'sendPasswordLink',
    'startPasskeyLogin',
    'uploadObject',
  ])
  expect(admin.length).toBeGreaterThan(60)
})

it.each(Object.entries(REFUSED))('every admin call refuses %s', async (_, refuse) => {
  const token = await site.logIn()
  const body = articleBody({ slug: `straipsnis-${crypto.randomUUID()}` })
  expect((await site.call('POST', '/api/admin/blog', { token, body })).status).toBe(201)
  const authorization = await refuse(token)
  const before = await dumpOf(site.db)
  const answers = await Promise.all(
    admin.map(async ([name, contract]) => {
      const { status, body } = await send(contract, authorization)
      return [name, status, at(body, 'error')]
    }),
  )
  const sentence = 'Nesate prisijungę. Prisijunkite iš naujo.'
  expect(answers).toEqual(admin.map(([name]) => [name, 401, sentence]))
  expect(await dumpOf(site.db)).toEqual(before)
})

it('a token opens every reading call up to both limits', async () => {
  const token = await site.logIn()
  const inAll = new Date(Date.now() + SESSION_HOURS * HOUR)
  const { expiresAt } = await site.db.read
    .selectFrom('adminSessions')
    .select('expiresAt')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  expect(Math.abs(Number(expiresAt) - Number(inAll))).toBeLessThan(5000)
  await setSession({ expiresAt: new Date(Date.now() + 60_000) })
  for (const [name, contract] of admin.filter(([, { route }]) => route.method === 'GET')) {
    await setSession({ lastUsedAt: new Date(Date.now() - SESSION_IDLE_HOURS * HOUR + 60_000) })
    expect((await send(contract, `Bearer ${token}`)).status, name).not.toBe(401)
  }
})

const writes = all.filter(([, { route }]) => route.method !== 'GET')

const OTHER_SITES: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://kita.akademija.example' },
  { Origin: 'https://kita.example' },
  // Sent by a frame with an opaque origin.
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://kita.example' },
]

function ownPages(): Record<string, string>[] {
  return [
    {},
    { 'Sec-Fetch-Site': 'same-origin', Origin: site.url },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://www.akademija.example' },
    // As sent by a page that hides its address.
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  ]
}

it.each(writes)('%s is refused when a page of another site makes it', async (_, { route }) => {
  const path = route.path.replaceAll(/:\w+/g, crypto.randomUUID())
  const ask = (headers: Record<string, string>) =>
    site.call(route.method, path, { body: '{', headers })
  for (const headers of OTHER_SITES) {
    const refused = { status: 403, body: { error: errorTexts.otherSite } }
    expect(await ask(headers), JSON.stringify(headers)).toMatchObject(refused)
  }
  for (const headers of ownPages()) {
    // If anything is refused now, it is the session, the token or the body.
    const { body } = await ask(headers)
    expect(at(body, 'error'), JSON.stringify(headers)).not.toBe(errorTexts.otherSite)
  }
})

it('a form of a visitor’s page is refused from another site, and taken without the headers of browsers', async () => {
  const send = (headers: Record<string, string>) =>
    site.call('POST', '/mano-duomenys', {
      body: 'email=',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })
  for (const headers of OTHER_SITES) expect((await send(headers)).status).toBe(403)
  for (const headers of ownPages()) expect((await send(headers)).status).toBe(400)
})

it('reading is nobody’s to refuse', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://kita.example' }
  expect((await site.call('GET', '/api/blog', { headers })).status).toBe(200)
})
