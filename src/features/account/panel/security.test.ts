import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import { createPasskeys } from './passkeys.ts'
import { createPassword } from './password.ts'
import { createSessions } from './sessions.ts'
import { subjectOf } from './audit-log.ts'
import { recoveryTexts } from './recovery-texts.ts'

type Answer = RequestResult<unknown>

const http = (status: number, fields: Record<string, string> = {}): Answer => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error: 'Sakinys.', fields },
})

/** Returns tools whose calls are answered by path; any other path gets an empty list. */
function tools(answers: Record<string, Answer> = {}, confirmed = true) {
  const paths: string[] = []
  const bodies: unknown[] = []
  const show = vi.fn()
  const loginAgain = vi.fn()
  const renew = vi.fn()
  return {
    paths,
    bodies,
    show,
    loginAgain,
    renew,
    session: {
      loginAgain,
      renew,
      call: ((
        route: { method: string; path: string },
        { body }: { body?: unknown },
        take?: (answer: unknown) => void,
      ) => {
        const path = `${route.method} ${route.path.replace('/api/admin/', '')}`
        paths.push(path)
        bodies.push(body)
        const answer = answers[path] ?? { ok: true, data: [] }
        if (answer.ok) take?.(answer.data)
        return Promise.resolve(answer)
      }) as never,
    },
    toasts: { show },
    confirmDialog: { ask: vi.fn(() => Promise.resolve(confirmed)) },
  }
}

const made = { id: 'a' } as never

describe('a new passkey', () => {
  it('wants a name and the password before anything is sent', async () => {
    const given = tools()
    const passkeys = createPasskeys(given)
    expect(await passkeys.add(' ', '')).toBe(false)
    expect(passkeys.$form.get()).toEqual({
      busy: false,
      name: 'Prieigos rakto pavadinimas privalomas',
      password: 'Slaptažodis privalomas',
    })
    expect(given.paths).toEqual([])
  })

  it('is made by the browser, stored, and listed', async () => {
    const given = tools()
    const passkeys = createPasskeys({ ...given, make: () => Promise.resolve(made) })
    expect(await passkeys.add('Telefonas', 'x')).toBe(true)
    expect(given.paths).toEqual(['POST passkey-options', 'POST passkeys', 'GET passkeys'])
    expect(given.show).toHaveBeenCalledWith({ title: 'Prieigos raktas pridėtas' })
  })

  it('says at the field that the password is wrong', async () => {
    const given = tools({ 'POST passkey-options': http(403, { password: 'Neteisingas' }) })
    const passkeys = createPasskeys(given)
    expect(await passkeys.add('Telefonas', 'x')).toBe(false)
    expect(passkeys.$form.get()).toEqual({ busy: false, name: null, password: 'Neteisingas' })
    expect(given.show).not.toHaveBeenCalled()
  })

  it.each([
    ['cancelled', null, {}, 'Prieigos raktas nepridėtas. Bandykite dar kartą.'],
    ['there already', 'known' as const, {}, 'Šiame įrenginyje prieigos raktas jau yra.'],
    ['throttled', made, { 'POST passkey-options': http(429) }, 'Sakinys.'],
    ['refused', made, { 'POST passkeys': http(400) }, 'Sakinys.'],
  ])('that is %s is explained', async (_, credential, answers, description) => {
    const given = tools(answers)
    const passkeys = createPasskeys({ ...given, make: () => Promise.resolve(credential) })
    expect(await passkeys.add('Telefonas', 'x')).toBe(false)
    expect(given.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description,
      variant: 'destructive',
    })
    expect(passkeys.$form.get().busy).toBe(false)
  })
})

describe('a new password', () => {
  const next = 'ramus vakaras'
  const typed = { password: 'x', newPassword: next, repeated: next }
  const IDLE = { busy: null, faults: {} }

  it('is asked for twice, long enough and with the present one before anything is sent', async () => {
    const given = tools()
    const password = createPassword(given)
    const nothing = { password: '', newPassword: '', repeated: 'y' }
    expect(await password.form.send(nothing, 'password')).toBe(false)
    expect(password.form.$form.get()).toEqual({
      busy: null,
      faults: {
        password: 'Slaptažodis privalomas',
        newPassword: 'Bent 12 simbolių',
        repeated: 'Slaptažodžiai nesutampa',
      },
    })
    const composed = 'e\u0307'.repeat(11)
    await password.form.send({ ...typed, newPassword: composed, repeated: composed }, 'password')
    expect(password.form.$form.get()).toEqual({
      busy: null,
      faults: { newPassword: 'Bent 12 simbolių' },
    })
    expect(given.paths).toEqual([])
  })

  it('is stored, confirmed by the present one, and the session goes on with its new token', async () => {
    const given = tools({ 'PUT password': { ok: true, data: { sessionToken: 'naujas' } } })
    const password = createPassword(given)
    expect(await password.form.send(typed, 'password')).toBe(true)
    expect(given.paths).toEqual(['PUT password', 'GET password'])
    expect(given.bodies).toContainEqual({ confirmation: { password: 'x' }, newPassword: next })
    expect(given.show).toHaveBeenCalledWith({
      title: 'Slaptažodis pakeistas',
      description: 'Visi kiti įrenginiai atjungti.',
    })
    expect(given.renew).toHaveBeenCalledExactlyOnceWith('naujas')
  })

  it('is stored, confirmed by a passkey without the present one', async () => {
    const given = tools()
    const password = createPassword({ ...given, answer: () => Promise.resolve(made) })
    expect(await password.form.send({ ...typed, password: '' }, 'passkey')).toBe(true)
    expect(given.paths).toEqual(['POST confirmation-options', 'PUT password', 'GET password'])
    expect(given.bodies).toContainEqual({ confirmation: { passkey: made }, newPassword: next })
  })

  it.each([
    [403, { password: 'Neteisingas' }],
    [400, { newPassword: 'Lengva' }],
  ])('says at its field what is wrong with it: %s', async (status, faults) => {
    const given = tools({ 'PUT password': http(status, faults) })
    const password = createPassword(given)
    expect(await password.form.send(typed, 'password')).toBe(false)
    expect(password.form.$form.get()).toEqual({ busy: null, faults })
    expect(given.show).not.toHaveBeenCalled()
  })

  it.each([
    ['throttled', made, { 'PUT password': http(429) }, 'Sakinys.'],
    ['not asked for by the server', made, { 'POST confirmation-options': http(503) }, 'Sakinys.'],
    [
      'cancelled',
      null,
      {},
      'Prieigos raktu nepatvirtinta, todėl niekas nepakeista. Bandykite dar kartą.',
    ],
  ])('that is %s is explained', async (_, credential, answers, description) => {
    const given = tools(answers)
    const password = createPassword({ ...given, answer: () => Promise.resolve(credential) })
    expect(await password.form.send(typed, 'passkey')).toBe(false)
    expect(given.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description,
      variant: 'destructive',
    })
    expect(password.form.$form.get()).toEqual(IDLE)
  })
})

describe('the open sessions', () => {
  it.each<Answer>([{ ok: true, data: {} }, http(404)])(
    'lose one that is ended, or has ended by itself',
    async (answer) => {
      const given = tools({ 'DELETE sessions/:id': answer })
      expect(await createSessions(given).end('a')).toBe(true)
      expect(given.paths).toEqual(['DELETE sessions/:id', 'GET sessions'])
      expect(given.show).toHaveBeenCalledWith({ title: 'Įrenginys atjungtas' })
    },
  )

  it('keep one that could not be ended', async () => {
    const given = tools({ 'DELETE sessions/:id': http(503) })
    expect(await createSessions(given).end('a')).toBe(false)
    expect(given.paths).toEqual(['DELETE sessions/:id'])
  })

  it('end but this one, after a question', async () => {
    const refused = tools({}, false)
    expect(await createSessions(refused).endOthers()).toBe(false)
    expect(refused.paths).toEqual([])
    const given = tools({ 'DELETE sessions': { ok: true, data: { count: 3 } } })
    expect(await createSessions(given).endOthers()).toBe(true)
    expect(given.paths).toEqual(['DELETE sessions', 'GET sessions'])
    expect(given.show).toHaveBeenCalledWith({ title: 'Atjungta įrenginių: 3' })
  })

  it('lead to the login once this one has ended', async () => {
    const given = tools({ 'GET sessions': http(401) })
    await createSessions(given).load()
    expect(given.loginAgain).toHaveBeenCalledOnce()
  })
})

const priced = (before: string, after: string) => ({
  act: 'setPrice' as const,
  subjectKind: null,
  subjectSlug: null,
  changed: ['Savaitė el. paštu', before, after],
})

it.each([
  [{ subjectKind: null, subjectSlug: null }, null],
  [{ subjectKind: null, subjectSlug: 'gincas' }, 'gincas'],
  [{ subjectKind: 'quiz' as const, subjectSlug: null }, 'testas'],
  [
    { subjectKind: null, subjectSlug: null, changed: ['ai', 'seller', 'gone'] },
    'Rekvizitai, Dirbtinis intelektas',
  ],
  [priced('39', '45'), 'Savaitė el. paštu: 39\u00A0€\u00A0→\u00A045\u00A0€'],
  [priced('45', '45'), 'Savaitė el. paštu: 45\u00A0€, kita mokėjimo nuoroda'],
  [{ act: 'setPrice' as const, subjectKind: null, subjectSlug: null }, null],
])('the subject of an act is named by %j', (act, name) => {
  expect(subjectOf({ act: 'updateSettings', changed: [], ...act })).toBe(name)
})

it.each([
  [0, 'nėra'],
  [1, 'liko 1 kodas iš 10'],
  [9, 'liko 9 kodai iš 10'],
  [10, 'liko 10 kodų iš 10'],
])('%i recovery codes that are left are counted in words', (left, state) => {
  expect(recoveryTexts.state(left)).toBe(state)
})
