import { expect, it, vi } from 'vitest'
import type { Contract } from '#src/contracts/contract.ts'
import * as routes from '#src/contracts/routes.ts'
import { SESSION_HOURS, SESSION_IDLE_HOURS } from '#src/domain/sessions.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody } from './content.ts'
import { dumpOf } from './database-dump.ts'
import { at, useTestSite } from './test-site.ts'

const site = useTestSite()
const all = await allContracts()
const admin = all.filter(([, { access }]) => access === 'admin')

const HOUR = 3_600_000

/** Brings a session into a state in which its token opens nothing; gives the header to send. */
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
  // An upload's signed link is the right itself.
  expect(open.map(([name]) => name).sort()).toEqual([
    'login',
    'loginByPasskey',
    'startPasskeyLogin',
    'uploadObject',
  ])
  expect(admin.length).toBeGreaterThan(60)
})

it.each(Object.entries(REFUSED))('every admin call refuses %s', async (_, refuse) => {
  const token = await site.logIn()
  const open = await site.call('POST', '/api/admin/blog', {
    token,
    body: articleBody({ slug: `straipsnis-${crypto.randomUUID()}` }),
  })
  expect(open.status).toBe(201)
  const authorization = await refuse(token)
  const before = await dumpOf(site.db)
  const answers = await Promise.all(
    admin.map(async ([name, contract]) => {
      const { status, body } = await send(contract, authorization)
      return [name, status, at(body, 'error')]
    }),
  )
  const sentence = 'Sesija baigėsi arba neprisijungta. Prisijunkite iš naujo.'
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
