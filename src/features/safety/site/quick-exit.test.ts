// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXIT_PATH } from '../quick-exit.ts'
import { leaveQuickly } from './quick-exit.ts'

const replace = vi.fn<(address: string) => void>()
const sendBeacon = vi.fn<(address: string) => boolean>(() => true)

beforeEach(() => {
  for (const called of [replace, sendBeacon]) called.mockClear()
  vi.stubGlobal('location', { replace })
  vi.stubGlobal('navigator', { sendBeacon })
  sessionStorage.clear()
  document.body.hidden = false
})
afterEach(() => vi.unstubAllGlobals())

function press(): Event {
  const click = new Event('click', { cancelable: true })
  leaveQuickly(click)
  return click
}

describe('a quick exit', () => {
  it('clears the tab and replaces the page', () => {
    sessionStorage.setItem('quiz-attempt:testas', '{}')
    localStorage.setItem('slapuku-pasirinkimas', 'ne')
    localStorage.setItem('quiz-result:testas', '{}')
    localStorage.setItem('quiz-result:kitas', '{}')
    expect(press().defaultPrevented).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.meteo.lt/')
    expect(Object.keys(sessionStorage)).toEqual(['tab'])
    expect(Object.keys(localStorage)).toEqual(['slapuku-pasirinkimas'])
    expect(document.body.hidden).toBe(true)
  })

  it('locks an order on the way', () => {
    press()
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(EXIT_PATH)
  })

  it('leaves also where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined)
    press()
    expect(replace).toHaveBeenCalledOnce()
  })
})
