import { describe, expect, test, vi } from 'vitest'
import * as routes from '#src/core/routes.ts'
import { failureMessage, failureText, hasStatus, request, type Fetch } from './request.ts'
import { stubFetch } from '#tests/support/stub-fetch.ts'

const subscribe = (stub: ReturnType<typeof stubFetch>) =>
  request(routes.subscribeToNewsletter, { body: { email: 'ieva@example.lt', name: null } }, stub)

async function failureOf(answer: Parameters<typeof stubFetch>[0]) {
  const result = await subscribe(stubFetch(answer))
  if (result.ok) throw new Error('The call was to fail')
  return result.failure
}

describe('a call', () => {
  test('goes to the route’s method and path with its parameters encoded', async () => {
    const stub = stubFetch({ body: { slug: 'a' } })
    await request(routes.getPost, { params: { slug: 'ą/b ?' } }, stub)
    expect(stub.calls[0]).toMatchObject({
      method: 'GET',
      address: '/api/blog/%C4%85%2Fb%20%3F',
      credentials: 'same-origin',
      body: undefined,
    })
    expect(stub.calls[0]?.headers.has('content-type')).toBe(false)
  })

  test('sends its body as JSON and gives the parsed answer', async () => {
    const stub = stubFetch({ body: { message: 'Ačiū' } })
    expect(await subscribe(stub)).toEqual({ ok: true, data: { message: 'Ačiū' } })
    expect(stub.calls[0]).toMatchObject({
      method: 'POST',
      address: '/api/newsletter/subscribe',
      body: { email: 'ieva@example.lt', name: null },
    })
    expect(stub.calls[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('takes further headers', async () => {
    const stub = stubFetch({ status: 304 })
    const result = await request(routes.listQuizzes, { headers: { 'if-none-match': '"7"' } }, stub)
    expect(stub.calls[0]?.headers.get('if-none-match')).toBe('"7"')
    expect(result.ok || hasStatus(result.failure, 304)).toBe(true)
    expect(result.ok).toBe(false)
  })

  test.each(['network error', { status: 500 }, { status: 503 }, { status: 429 }] as const)(
    'is made once, without retries, whatever comes: %j',
    async (answer) => {
      const stub = stubFetch(answer)
      await subscribe(stub)
      expect(stub.calls).toHaveLength(1)
    },
  )
})

describe('an answer that does not come', () => {
  const silent: Fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const listed = { method: 'GET', path: '/api/quizzes' } as const

  test.each([
    ['15 seconds', {}, 15_000],
    ['60 seconds when it is generated', { seconds: routes.generateContent.seconds }, 60_000],
  ])('is waited for %s', async (_, wait, waited) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const answer = await request({ ...listed, ...wait }, {}, stubFetch('network error'))
    expect(answer).toEqual({ ok: false, failure: { kind: 'network' } })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(waited)
  })

  test('fails as a lost connection does', async () => {
    const answer = request({ ...listed, seconds: 0.01 }, {}, { fetch: silent })
    await expect(answer).resolves.toEqual({ ok: false, failure: { kind: 'network' } })
  })

  test('may be aborted before', async () => {
    const controller = new AbortController()
    const answer = request(listed, { signal: controller.signal }, { fetch: silent })
    controller.abort()
    await expect(answer).resolves.toEqual({ ok: false, failure: { kind: 'network' } })
  })
})

describe('an admin call', () => {
  test('carries the token as a bearer', async () => {
    const stub = stubFetch({ body: {} })
    await request(routes.getPublishing, { token: 'abc' }, stub)
    expect(stub.calls[0]?.headers.get('authorization')).toBe('Bearer abc')
  })

  test('fails with "Not authenticated" when no token is stored, and sends nothing', async () => {
    const stub = stubFetch({ body: {} })
    const results = [
      await request(routes.getPublishing, { token: null }, stub),
      await request(routes.getPublishing, {}, stub),
      await request(routes.createUpload, {}, stub),
      await request(
        routes.updatePost,
        {
          params: { id: 'x' },
          body: { title: 'a', excerpt: 'b', content: 'c', category: 'd' },
        },
        stub,
      ),
    ]
    for (const result of results) {
      expect(result).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
      if (!result.ok) {
        expect(failureMessage(result.failure)).toBe('Not authenticated')
        expect(failureText(result.failure, 'x')).toBe('Not authenticated')
      }
    }
    expect(stub.calls).toEqual([])
  })

  test('to log in needs no token', async () => {
    const stub = stubFetch({ body: { sessionToken: 'abc' } })
    await request(routes.login, { body: { password: 'x' } }, stub)
    expect(stub.calls).toHaveLength(1)
    expect(stub.calls[0]?.headers.has('authorization')).toBe(false)
  })
})

describe('a failure', () => {
  test('has the message "<status>: <body text>"', async () => {
    const failure = await failureOf({ status: 500, text: 'Blogai' })
    expect(failureMessage(failure)).toBe('500: Blogai')
  })

  test('has the status text in its message when the body is empty', async () => {
    const failure = await failureOf({ status: 404, statusText: 'Not Found', text: '' })
    expect(failureMessage(failure)).toBe('404: Not Found')
  })

  test('carries the server’s sentence and the messages of fields', async () => {
    const failure = await failureOf({
      status: 400,
      body: { error: 'Pataisykite', fields: { email: 'Netinkamas', other: 5 } },
    })
    expect(failure).toMatchObject({
      kind: 'http',
      status: 400,
      error: 'Pataisykite',
      fields: { email: 'Netinkamas' },
    })
    expect(failure).not.toHaveProperty('fields.other')
    expect(failureText(failure, 'Kitaip')).toBe('Pataisykite')
  })

  test.each(['network error', { status: 500, text: '<h1>x</h1>' }, { status: 500, body: null }])(
    'without a sentence of the server is told with the fallback: %j',
    async (answer) => {
      expect(failureText(await failureOf(answer as 'network error'), 'Kitaip')).toBe('Kitaip')
    },
  )

  test('of the network is told apart from one of the server', async () => {
    expect(await failureOf('network error')).toEqual({ kind: 'network' })
  })

  test('is also a success that is not JSON, as something in between answers it', async () => {
    expect(await failureOf({ status: 200, text: '<html>' })).toMatchObject({
      kind: 'http',
      status: 200,
      error: null,
    })
  })
})
