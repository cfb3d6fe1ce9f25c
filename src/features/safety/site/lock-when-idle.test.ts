// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXIT_PATH } from '../quick-exit.ts'
import { lockWhenIdle } from './stay-away.ts'

const reload = vi.fn<() => void>()
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  reload.mockClear()
  server.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('location', { pathname: '/uzsakymas/', reload })
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('a page is locked once nothing was done in it for so long', async () => {
  lockWhenIdle('/uzsakymas', 30)
  for (const type of ['keydown', 'pointerdown', 'scroll']) {
    await minutes(29)
    dispatchEvent(new Event(type))
  }
  await minutes(29)
  expect(reload).not.toHaveBeenCalled()
  await minutes(1)
  expect(server).toHaveBeenCalledWith(EXIT_PATH, { method: 'POST' })
  expect(reload).toHaveBeenCalled()
  expect(document.body.hidden).toBe(true)
})

it('a page is locked when a machine that slept for so long shows it again, offline too', async () => {
  lockWhenIdle('/uzsakymas', 30)
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

it('a page at which another tab does something stays, as does one of another address', async () => {
  const [other, listener] = [1, 2].map(() => new BroadcastChannel('asmeniniai'))
  const heard = new Promise((resolve) => listener?.addEventListener('message', resolve))
  lockWhenIdle('/uzsakymas', 31)
  lockWhenIdle('/mano-duomenys', 5)
  await minutes(29)
  other?.postMessage('acted')
  await heard
  await minutes(29)
  expect(server).not.toHaveBeenCalled()
  for (const each of [other, listener]) each?.close()
})
