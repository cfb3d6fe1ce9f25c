import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCall, type Behaviour, BEHAVIOURS, sendError } from './openai-answers.ts'

export interface OpenAiStandIn {
  /** The value for `OPENAI_BASE_URL`. */
  readonly url: string
  /** The accepted key, for `OPENAI_API_KEY`. */
  readonly key: string
  /** Every request so far: path and parsed body. */
  readonly requests: { path: string; body: unknown }[]
  /**
   * How the next requests are answered, in order; the last entry repeats. A text such as
   * `[stand-in: busy]` in a request overrides it.
   */
  behave(...next: [Behaviour, ...Behaviour[]]): void
  /** Holds answers back until the returned function is called. */
  hold(): () => void
  stop(): Promise<void>
}

const KEY = 'sk-stand-in'

/**
 * Starts a server with the two calls of OpenAI's API that the product uses. It validates requests as
 * strictly as the service and answers invalid ones with 400.
 * @param options.forTrial names every answer as a trial, for whoever tries the product without a key.
 */
export async function startOpenAiStandIn({ forTrial = false } = {}): Promise<OpenAiStandIn> {
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
      const call = { path, authorization, body, forTrial }
      await answerCall(call, KEY, named ?? next ?? 'answer', response)
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
