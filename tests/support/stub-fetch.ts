import type { Fetch } from '#src/client/request.ts'

/** Call as the stub received it. */
export interface SentCall {
  method: string
  address: string
  headers: Headers
  credentials: RequestCredentials | undefined
  keepalive: boolean | undefined
  body: unknown
}

/** Stubbed response: status with body, or network error. */
export type StubAnswer =
  'network error' | { status?: number; statusText?: string; body?: unknown; text?: string }

/**
 * Returns a `fetch` for tests that gives the responses in order and repeats the last one.
 * @returns the stub, and the calls it received.
 */
export function stubFetch(...answers: StubAnswer[]): { fetch: Fetch; calls: SentCall[] } {
  const calls: SentCall[] = []
  return {
    calls,
    fetch: (address, init) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)] ?? {}
      calls.push({
        address,
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        credentials: init.credentials,
        keepalive: init.keepalive,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      })
      if (answer === 'network error') return Promise.reject(new TypeError('Failed to fetch'))
      const { status = 200, statusText = '', body, text = JSON.stringify(body ?? {}) } = answer
      return Promise.resolve(new Response(status === 304 ? null : text, { status, statusText }))
    },
  }
}
