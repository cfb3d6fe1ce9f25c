// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXIT_PATH, NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { leaveQuickly, stayAway } from './quick-exit.ts'

const replace = vi.fn<(address: string) => void>()
const reload = vi.fn<() => void>()
const sendBeacon = vi.fn<(address: string) => boolean>(() => true)

beforeEach(() => {
  for (const called of [replace, reload, sendBeacon]) called.mockClear()
  vi.stubGlobal('location', { replace, reload })
  vi.stubGlobal('navigator', { sendBeacon })
  sessionStorage.clear()
  document.body.style.visibility = ''
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
    expect(document.body.style.visibility).toBe('hidden')
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

describe('a page for one visitor', () => {
  const come = (type: 'back_forward' | 'navigate') =>
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })

  it('leaves again when Back or Forward reaches it after an exit, until it is reached in another way', () => {
    press()
    replace.mockClear()
    come('back_forward')
    stayAway()
    expect(replace).toHaveBeenCalledExactlyOnceWith(NEUTRAL_SITE)
    come('navigate')
    stayAway()
    come('back_forward')
    stayAway()
    expect(replace).toHaveBeenCalledOnce()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is hidden when it is left, and never shown from the copy that the browser keeps', () => {
    come('navigate')
    stayAway()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(reload).not.toHaveBeenCalled()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(document.body.style.visibility).toBe('hidden')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(reload).toHaveBeenCalled()
    expect(replace).not.toHaveBeenCalled()
    press()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(replace).toHaveBeenLastCalledWith(NEUTRAL_SITE)
  })

  it('is left with another tab, with what was typed there, and asked for again when another one locks it', async () => {
    come('navigate')
    stayAway()
    sessionStorage.setItem('unsent-form:a', '[]')
    const other = new BroadcastChannel('asmeniniai')
    other.postMessage('locked')
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    other.postMessage('left')
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(NEUTRAL_SITE))
    expect(Object.keys(sessionStorage)).toEqual(['tab'])
    other.close()
  })
})
