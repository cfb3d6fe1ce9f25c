import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How a call is answered: stored; too many (with seconds to wait); refused; a failure; never. */
export type OmnisendBehaviour = 'store' | 'busy' | 'refuse' | 'fail' | 'drop'

export interface OmnisendStandIn {
  /** The value for `OMNISEND_BASE_URL`. */
  readonly url: string
  /** The accepted key, for `OMNISEND_API_KEY`. */
  readonly key: string
  /** Every call so far. */
  readonly calls: { path: string; body: unknown }[]
  /** How the next calls are answered, in order; the last entry repeats. */
  behave(...next: [OmnisendBehaviour, ...OmnisendBehaviour[]]): void
  stop(): Promise<void>
}

const KEY = 'omnisend-stand-in'
const PATHS = ['/contacts', '/email-templates/import', '/campaigns']

/** Seconds that a busy service asks to wait. */
export const OMNISEND_RETRY_SECONDS = 600

/** Starts a server with the calls of Omnisend's API that the product uses, checked as the service does. */
export async function startOmnisendStandIn(): Promise<OmnisendStandIn> {
  const calls: OmnisendStandIn['calls'] = []
  let behaviours: OmnisendBehaviour[] = ['store']
  const server = createServer((message, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }
    void text(message).then((sent) => {
      const path = message.url ?? ''
      const { authorization, 'omnisend-version': version } = message.headers
      if (authorization !== `Omnisend-API-Key ${KEY}`) return answer(401, { title: 'Unauthorized' })
      if (version !== '2026-03-15') return answer(400, { title: 'Unknown version' })
      if (message.method !== 'POST' || !PATHS.includes(path)) return answer(404, {})
      const behaviour = behaviours[0]
      if (behaviours.length > 1) behaviours = behaviours.slice(1)
      if (behaviour === 'busy') return answer(429, { retryAfter: OMNISEND_RETRY_SECONDS })
      if (behaviour === 'refuse') return answer(400, { title: 'Bad request' })
      if (behaviour === 'fail') return answer(500, { title: 'Internal error' })
      calls.push({ path, body: JSON.parse(sent) })
      if (behaviour === 'drop') return message.socket.destroy()
      return answer(200, { id: `id-${calls.length}` })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: KEY,
    calls,
    behave: (...next) => {
      behaviours = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
