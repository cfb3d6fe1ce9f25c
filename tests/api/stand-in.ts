import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

export interface StandIn {
  readonly url: string
  /** Method and path of each request, in order. */
  readonly requests: string[]
  /** Body of each request, once it was read. */
  readonly bodies: string[]
  /** Statuses of the next answers; the last one repeats. */
  answerWith(...statuses: number[]): void
  /** Delays the next answer until the promise resolves. */
  holdUntil(then: Promise<void>): void
  /** Sets a function that is called after each answer of 200. */
  onSuccess(work: () => void): void
}

/** Starts an HTTP server in place of a paid service; answers 200 by default. */
export function useStandIn(): StandIn {
  let statuses: number[] = []
  const requests: string[] = []
  const bodies: string[] = []
  let hold = Promise.resolve()
  let succeeded: () => void = () => undefined
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => bodies.push(body))
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    const held = hold
    hold = Promise.resolve()
    void held.then(() => {
      response.writeHead(status).end()
      if (status === 200) succeeded()
    })
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get url() {
      return url
    },
    requests,
    bodies,
    answerWith(...next) {
      statuses = next
    },
    holdUntil(then) {
      hold = then
    },
    onSuccess(work) {
      succeeded = work
    },
  }
}
