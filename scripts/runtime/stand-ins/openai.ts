import { listenAt } from '../http/listen.ts'
import { answerCall, type Behaviour, BEHAVIOURS, refusal } from './openai-answers.ts'

export interface OpenAiStandIn {
  /** The value for `OPENAI_BASE_URL`. */
  readonly url: string
  /** The accepted key, for `OPENAI_API_KEY`. */
  readonly key: string
  /** Every request so far: path and parsed body. */
  readonly requests: { path: string; body: unknown }[]
  /**
   * Sets the answers to the next requests, in order; the last entry repeats. A text such as `[stand-in: busy]` in a
   * request overrides them.
   */
  behave(...next: [Behaviour, ...Behaviour[]]): void
  /** Holds answers back until the returned function is called. */
  hold(): () => void
  stop(): Promise<void>
}

const KEY = 'sk-stand-in'

/**
 * Starts a server with the two calls of OpenAI's API that the product uses. It validates requests as strictly as the
 * service and answers invalid ones with 400.
 * @param options.forTrial whether answers are labelled as trial content, for trying the product without a key.
 */
export async function startOpenAiStandIn({ forTrial = false } = {}): Promise<OpenAiStandIn> {
  const requests: OpenAiStandIn['requests'] = []
  let behaviours: Behaviour[] = ['answer']
  let held = Promise.resolve()
  async function answer(request: Request): Promise<Response> {
    const text = await request.text()
    const path = new URL(request.url).pathname
    const body: unknown = JSON.parse(text)
    requests.push({ path, body })
    const named = BEHAVIOURS.find((behaviour) => text.includes(`[stand-in: ${behaviour}]`))
    const next = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    await held
    const authorization = request.headers.get('authorization')
    return answerCall({ path, authorization, body, forTrial }, KEY, named ?? next ?? 'answer')
  }
  const { port, stop } = await listenAt('127.0.0.1', 0, (request) =>
    answer(request).catch((error: unknown) =>
      refusal(500, { code: 'stand_in_failed', message: String(error) }),
    ),
  )
  return {
    url: `http://127.0.0.1:${port}/v1`,
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
    stop: () => stop(0),
  }
}
