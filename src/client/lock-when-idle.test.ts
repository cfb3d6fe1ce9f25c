// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockWhenIdle } from './lock-when-idle.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/uzsakymas', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

it('a page is asked for again once nothing was done in it for so long', () => {
  lockWhenIdle('/uzsakymas', 30)
  for (const type of ['keydown', 'pointerdown', 'scroll']) {
    minutes(29)
    dispatchEvent(new Event(type))
  }
  minutes(29)
  expect(reload).not.toHaveBeenCalled()
  minutes(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page of another address stays', () => {
  lockWhenIdle('/mano-duomenys', 30)
  minutes(60)
  expect(reload).not.toHaveBeenCalled()
})
