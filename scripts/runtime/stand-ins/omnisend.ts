import { createServer, type IncomingMessage } from 'node:http'
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

const STATUS = { store: 200, busy: 429, refuse: 400, fail: 500, drop: 200 } as const

/** Seconds that a busy service asks to wait. */
export const OMNISEND_RETRY_SECONDS = 600

/** Starts a server with the calls of Omnisend's API that the product uses, checked as the service does. */
export async function startOmnisendStandIn(): Promise<OmnisendStandIn> {
  const calls: OmnisendStandIn['calls'] = []
  let behaviours: OmnisendBehaviour[] = ['store']
  const server = createServer((message, response) => {
    void text(message).then((sent) => {
      const path = message.url ?? ''
      const fault = faultOf(message)
      const [behaviour] = behaviours
      if (fault === null && behaviours.length > 1) behaviours = behaviours.slice(1)
      const isTaken = fault === null && (behaviour === 'store' || behaviour === 'drop')
      if (isTaken) calls.push({ path, body: JSON.parse(sent) })
      if (isTaken && behaviour === 'drop') {
        message.socket.destroy()
        return
      }
      const status = fault ?? STATUS[behaviour ?? 'store']
      const body = { id: `id-${calls.length}`, retryAfter: OMNISEND_RETRY_SECONDS }
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
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

/** The status of a call that the service does not take; null for one that it does. */
function faultOf({ method, url = '', headers }: IncomingMessage): number | null {
  if (headers.authorization !== `Omnisend-API-Key ${KEY}`) return 401
  if (headers['omnisend-version'] !== '2026-03-15') return 400
  return method === 'POST' && PATHS.includes(url) ? null : 404
}
