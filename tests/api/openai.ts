import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { type OpenAiStandIn, startOpenAiStandIn } from '../../scripts/runtime/stand-ins/openai.ts'

/**
 * Starts a stand-in for the language model's service, which the functions of the test site call. At the start of each
 * test, it answers successfully again.
 */
export function useOpenAi(): OpenAiStandIn {
  let standIn: OpenAiStandIn | undefined
  const running = () => {
    if (!standIn) throw new Error('The stand-in has not started yet.')
    return standIn
  }
  beforeAll(async () => {
    standIn = await startOpenAiStandIn()
  })
  afterAll(async () => {
    await standIn?.stop()
  })
  beforeEach(() => {
    const service = running()
    vi.stubEnv('OPENAI_BASE_URL', service.url)
    vi.stubEnv('OPENAI_API_KEY', service.key)
    service.requests.length = 0
    service.behave('answer')
  })
  return {
    get url() {
      return running().url
    },
    get key() {
      return running().key
    },
    get requests() {
      return running().requests
    },
    behave: (...next) => running().behave(...next),
    hold: () => running().hold(),
    stop: () => running().stop(),
  }
}
