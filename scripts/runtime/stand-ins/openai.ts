import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCall, type Behaviour, BEHAVIOURS, sendError } from './openai-answers.ts'

export interface OpenAiStandIn {
  /** What `OPENAI_BASE_URL` is to be. */
  readonly url: string
  /** The accepted key, for `OPENAI_API_KEY`. */
  readonly key: string
  /** Every request so far: path and parsed body. */
  readonly requests: { path: string; body: unknown }[]
  /**
   * How the next requests are taken, in order; the last stays until told otherwise. A request that
   * holds words such as `[stand-in: busy]` is taken so all the same.
   */
  behave(...next: [Behaviour, ...Behaviour[]]): void
  /** Keeps answers back; the function that is returned lets them go. */
  hold(): () => void
  stop(): Promise<void>
}

const KEY = 'sk-stand-in'

/**
 * Starts a server that speaks the two calls of OpenAI's interface that the product makes, as strict
 * about requests as the service: what that would refuse with 400 this does too.
 */
export async function startOpenAiStandIn(): Promise<OpenAiStandIn> {
  const requests: OpenAiStandIn['requests'] = []
  let behaviours: Behaviour[] = ['answer']
  let held = Promise.resolve()
  const server = createServer((message, response) => {
    void (async () => {
      const text = await readText(message)
      const path = message.url ?? ''
      const body: unknown = JSON.parse(text)
      requests.push({ path, body })
      const named = BEHAVIOURS.find((behaviour) => text.includes(`[stand-in: ${behaviour}]`))
      const next = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
      await held
      const { authorization } = message.headers
      await answerCall({ path, authorization, body }, KEY, named ?? next ?? 'answer', response)
    })().catch((error: unknown) => {
      sendError(response, 500, { code: 'stand_in_failed', message: String(error) })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: KEY,
    requests,
    behave: (...next) => {
      behaviours = next
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      held = promise.then(() => undefined)
      return () => resolve(undefined)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
