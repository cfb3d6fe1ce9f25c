import { describe, expect, test, vi } from 'vitest'
import type { answerPasskey } from '#src/client/passkeys.ts'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import * as routes from '#src/core/routes.ts'
import { ADMINISTRATOR_KEY } from '#src/site/administrator.ts'
import { keepNotes, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createProof } from './proof.ts'
import { ADMIN_TOKEN_KEY, createSession } from './session.ts'
import type { ToastInput } from '#src/client/toasts.ts'

const NOT_REACHED =
  'Nepavyko pasiekti serverio. Patikrinkite interneto ryšį ir bandykite dar kartą.'

/** The browser's passkey answer; null if it was cancelled. */
const PASSKEY_ANSWER: { given: Awaited<ReturnType<typeof answerPasskey>> } = { given: null }

function sessionWith(token: string | null, ...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  const show = vi.fn<(toast: ToastInput) => void>()
  const showOnNextPage = vi.fn<(toast: ToastInput) => void>()
  const navigate = vi.fn<(path: string) => void>()
  const storage = memoryStorage()
  const prove = vi.fn<(route: routes.Route) => Promise<boolean>>(() => Promise.resolve(false))
  if (token !== null) storage.setItem(ADMIN_TOKEN_KEY, token)
  return {
    ...createSession({
      fetch: stub.fetch,
      toasts: { show, showOnNextPage },
      storage,
      navigate,
      place: () => '#straipsniai/7f1b',
      answer: () => Promise.resolve(PASSKEY_ANSWER.given),
      prove,
    }),
    calls: stub.calls,
    prove,
    show,
    showOnNextPage,
    navigate,
    storage,
    token: () => storage.getItem(ADMIN_TOKEN_KEY),
  }
}

describe('a login that is opened with a token', () => {
  const publishing = { status: 'live', contentVersion: 1, liveVersion: 1 }

  test('leads on to the panel while the session holds', async () => {
    const session = sessionWith('abc', { body: publishing })
    await session.resume()
    expect(session.calls[0]).toMatchObject({ address: '/api/admin/publishing' })
    expect(session.navigate).toHaveBeenCalledExactlyOnceWith('/admin')
  })

  test('stays once it has ended: a 401 is an empty result there, no error', async () => {
    const session = sessionWith('abc', { status: 401, body: { error: 'x' } })
    await session.resume()
    expect(session.navigate).not.toHaveBeenCalled()
    expect(session.show).not.toHaveBeenCalled()
    expect(session.token()).toBeNull()
  })

  test.each([[{ status: 500 }], ['network error' as const]])('stays after %j', async (answer) => {
    const session = sessionWith('abc', answer)
    await session.resume()
    expect(session.navigate).not.toHaveBeenCalled()
    expect(session.token()).toBe('abc')
  })

  test('asks nothing without one', async () => {
    const session = sessionWith(null, { body: publishing })
    await session.resume()
    expect(session.calls).toEqual([])
  })
})

describe('the login', () => {
  test('without a password says so and sends nothing', async () => {
    const session = sessionWith(null, {})
    await session.login('')
    expect(session.$login.get()).toEqual({
      status: 'idle',
      passwordMessage: 'Slaptažodis privalomas',
    })
    expect(session.calls).toEqual([])
  })

  test('stores the token, says so and opens the panel', async () => {
    const session = sessionWith(null, { body: { sessionToken: 'abc' } })
    await session.login(' slaptas ')
    expect(session.calls[0]).toMatchObject({
      method: 'POST',
      address: '/api/admin/login',
      body: { password: ' slaptas ' },
    })
    expect(session.token()).toBe('abc')
    expect(session.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Sėkmingai prisijungėte',
      description: 'Atveriamas valdymo skydelis...',
    })
    // This toast is shown once the panel is open.
    expect(session.showOnNextPage).toHaveBeenCalledExactlyOnceWith({
      title: 'Sėkmingai prisijungėte',
    })
    expect(session.navigate).toHaveBeenCalledExactlyOnceWith('/admin')
  })

  test.each<[StubAnswer, string]>([
    [{ status: 429, body: { error: 'Per daug bandymų.' } }, 'Per daug bandymų.'],
    [{ status: 401, body: {} }, 'Login failed'],
    ['network error', NOT_REACHED],
  ])('on failure shows the server’s error or the fallback: %j', async (answer, description) => {
    const session = sessionWith(null, answer)
    await session.login('x')
    expect(session.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Prisijungimo klaida',
      description,
      variant: 'destructive',
    })
    expect(session.token()).toBeNull()
    expect(session.navigate).not.toHaveBeenCalled()
    expect(session.$login.get().status).toBe('idle')
  })

  test('is pending while the request runs, and sends it once', async () => {
    const session = sessionWith(null, { body: { sessionToken: 'abc' } })
    const sending = session.login('x')
    expect(session.$login.get().status).toBe('submitting')
    await session.login('x')
    await sending
    expect(session.calls).toHaveLength(1)
  })
})

describe('the login by a passkey', () => {
  const given = {
    id: 'a',
    rawId: 'a',
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' },
  }

  test('answers the challenge and opens the panel as a password does', async () => {
    PASSKEY_ANSWER.given = given
    const session = sessionWith(null, { body: { challenge: 'x' } }, { body: { sessionToken: 'n' } })
    const entering = session.loginByPasskey()
    expect(session.$login.get().status).toBe('passkey')
    await session.login('x')
    await entering
    expect(session.calls.map(({ address }) => address)).toEqual([
      '/api/admin/login/passkey-options',
      '/api/admin/login/passkey',
    ])
    expect(session.calls[1]?.body).toEqual(given)
    expect(session.token()).toBe('n')
    expect(session.navigate).toHaveBeenCalledExactlyOnceWith('/admin')
  })

  test.each<[string, typeof given | null, StubAnswer[], string]>([
    ['is cancelled', null, [{ body: {} }], 'Prisijungti prieigos raktu nepavyko'],
    ['is refused', given, [{ body: {} }, { status: 401, body: { error: 'Netinka.' } }], 'Netinka.'],
    ['cannot begin', given, ['network error'], NOT_REACHED],
    ['gets no sentence', given, [{ status: 502 }], 'Prisijungti prieigos raktu nepavyko'],
  ])('that %s says so, and leaves the password', async (_, answer, answers, sentence) => {
    PASSKEY_ANSWER.given = answer
    const session = sessionWith(null, ...answers)
    await session.loginByPasskey()
    expect(session.show.mock.calls[0]?.[0]).toMatchObject({
      title: 'Prisijungimo klaida',
      description: expect.stringContaining(sentence) as string,
      variant: 'destructive',
    })
    expect(session.token()).toBeNull()
    expect(session.$login.get().status).toBe('idle')
  })
})

describe('the logout', () => {
  test.each<StubAnswer>([{ body: { success: true } }, { status: 500 }, 'network error'])(
    'clears the token and opens the login whatever the server says: %j',
    (answer) => {
      const session = sessionWith('abc', answer)
      session.logout()
      expect(session.calls[0]).toMatchObject({ method: 'POST', address: '/api/admin/logout' })
      expect(session.calls[0]?.headers.get('authorization')).toBe('Bearer abc')
      expect(session.calls[0]?.keepalive, 'the page is left meanwhile').toBe(true)
      expect(session.token()).toBeNull()
      expect(session.navigate).toHaveBeenCalledExactlyOnceWith('/admin/login')
    },
  )

  test('is not taken for an ended session by what the panel asks meanwhile', async () => {
    const session = sessionWith('abc', { body: { success: true } })
    session.logout()
    const { ok } = await session.call(routes.getPublishing, {})
    expect(ok).toBe(false)
    session.loginAgain()
    expect(session.showOnNextPage).not.toHaveBeenCalled()
    expect(session.navigate).toHaveBeenCalledOnce()
    expect(session.storage.entries.size, 'nor is there a place to go back to').toBe(0)
  })
})

describe('the panel', () => {
  test('is left for the login when no token is stored', () => {
    const session = sessionWith(null)
    // Several calls may find at the same time that there is no session.
    expect(session.requireLogin()).toBe(false)
    expect(session.requireLogin()).toBe(false)
    expect(session.navigate).toHaveBeenCalledExactlyOnceWith('/admin/login')
  })

  test('is returned to, at the same place, after the session has ended', async () => {
    const session = sessionWith('abc', { status: 401 }, { body: { sessionToken: 'new' } })
    await session.call(routes.getPublishing, {})
    keepNotes(session.storage, 'a', 'Skambinti vakare')
    session.loginAgain()
    expect(readKeptNotes(session.storage)).toEqual({ a: 'Skambinti vakare' })
    expect(session.navigate).toHaveBeenLastCalledWith('/admin/login')
    expect(session.showOnNextPage).toHaveBeenCalledWith({
      // Also after a change of the password on another device.
      title: 'Prisijunkite iš naujo',
      description: 'Tai, ką rašėte, išsaugota šioje naršyklėje.',
    })
    await session.login('x')
    expect(session.navigate).toHaveBeenLastCalledWith('/admin#straipsniai/7f1b')
  })

  test('is shown when a token is stored', () => {
    const session = sessionWith('abc')
    expect(session.requireLogin()).toBe(true)
    expect(session.navigate).not.toHaveBeenCalled()
  })
})

describe('an admin call', () => {
  const look = (session: ReturnType<typeof sessionWith>) => session.call(routes.getPublishing, {})

  test('carries the stored token', async () => {
    const session = sessionWith('abc', { body: {} })
    await look(session)
    expect(session.calls[0]?.headers.get('authorization')).toBe('Bearer abc')
  })

  test('without a token fails and sends nothing', async () => {
    const session = sessionWith(null, { body: {} })
    expect(await look(session)).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
    expect(session.calls).toEqual([])
  })

  test('that is answered 401 drops the token', async () => {
    const session = sessionWith('abc', {
      status: 401,
      body: { error: 'Prisijungimo laikas baigėsi' },
    })
    await look(session)
    expect(session.token()).toBeNull()
  })

  test('that fails otherwise keeps the token', async () => {
    const session = sessionWith('abc', { status: 500 }, 'network error', { status: 403 })
    await look(session)
    await look(session)
    await look(session)
    expect(session.token()).toBe('abc')
  })

  test('that is answered 401 leaves a newer token alone', async () => {
    const session = sessionWith('old', { status: 401 })
    const looking = look(session)
    session.storage.setItem(ADMIN_TOKEN_KEY, 'new')
    await looking
    expect(session.token()).toBe('new')
  })

  test('for a file carries the token, and drops it after a 401 alike', async () => {
    const session = sessionWith('abc', { text: 'a;b' }, { status: 401 })
    const result = await session.download(routes.downloadBookings, { query: { search: 'Ona' } })
    expect(result.ok && (await result.data.content.text())).toBe('a;b')
    expect(session.calls[0]?.address).toBe('/api/admin/bookings.csv?search=Ona')
    expect(session.calls[0]?.headers.get('authorization')).toBe('Bearer abc')
    await session.download(routes.downloadBookings, {})
    expect(session.token()).toBeNull()
  })
})

describe('what tells public pages of the administrator', () => {
  const opened = async (...answers: StubAnswer[]) => {
    const session = sessionWith(null, { body: { sessionToken: 'abc' } }, ...answers)
    await session.login('slaptas')
    return { ...session, told: () => session.storage.getItem(ADMINISTRATOR_KEY) }
  }

  test('is there from the login to the logout, and is not the token', async () => {
    const session = await opened({})
    expect(session.told()).toBe('yes')
    session.logout()
    expect(session.told()).toBeNull()
  })

  test('goes with a session that has ended, and stays after any other failure', async () => {
    const session = await opened({ status: 500 }, { status: 401 })
    await session.call(routes.getPublishing, {})
    expect(session.told()).toBe('yes')
    await session.call(routes.getPublishing, {})
    expect(session.told()).toBeNull()
  })
})

describe('a grave act that is refused', () => {
  const refused = { status: 403, body: { error: 'Nepatvirtinta', code: 'unproven' } }
  const params = { id: crypto.randomUUID() }

  test('is repeated once the session is confirmed, with what was sent', async () => {
    const session = sessionWith('abc', refused, { body: { count: 1 } })
    session.prove.mockResolvedValueOnce(true)
    const body = { ids: [params.id] }
    expect(await session.call(routes.deleteStopped, { body })).toMatchObject({ ok: true })
    expect(session.calls.map((call) => call.body)).toEqual([body, body])
    expect(session.prove).toHaveBeenCalledExactlyOnceWith(routes.deleteStopped, [], body)
  })

  test('asks with the fields whose change is grave', async () => {
    const body = { ...refused.body, fields: { address: 'Nepatvirtinta' } }
    const session = sessionWith('abc', { ...refused, body })
    await session.call(routes.deletePasskey, { params })
    expect(session.prove).toHaveBeenCalledExactlyOnceWith(
      routes.deletePasskey,
      ['address'],
      undefined,
    )
  })

  test('is not repeated when it is cancelled, and says why', async () => {
    const session = sessionWith('abc', refused)
    const result = await session.call(routes.deletePasskey, { params })
    expect(result).toMatchObject({ ok: false, failure: { status: 403, error: 'Nepatvirtinta' } })
    expect(session.calls).toHaveLength(1)
    expect(session.$changed.get()).toBeNull()
  })

  test('may be a file', async () => {
    const session = sessionWith('abc', refused, { text: 'a;b' })
    session.prove.mockResolvedValueOnce(true)
    const result = await session.download(routes.downloadSubscribers, {})
    expect(result.ok && (await result.data.content.text())).toBe('a;b')
  })

  test('shares its question with others that are refused meanwhile', async () => {
    const proof = createProof()
    const asked = [proof.ask(routes.deletePasskey), proof.ask(routes.sendLetter)]
    expect(proof.$asked.get()?.route).toBe(routes.deletePasskey)
    proof.answer(true)
    expect(await Promise.all(asked)).toEqual([true, true])
    expect(proof.$asked.get()).toBeNull()
    const again = proof.ask(routes.deletePasskey)
    proof.answer(false)
    expect(await again).toBe(false)
  })

  test('is no other 403', async () => {
    const session = sessionWith('abc', { status: 403, body: { error: 'Ne' } })
    await session.call(routes.deletePasskey, { params })
    expect(session.prove).not.toHaveBeenCalled()
  })
})
