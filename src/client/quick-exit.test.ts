// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { leaveQuickly } from './quick-exit.ts'

afterEach(() => vi.unstubAllGlobals())

test('a quick exit clears the tab and replaces the page', () => {
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { replace })
  sessionStorage.setItem('quiz-attempt:testas', '{}')
  localStorage.setItem('slapuku-pasirinkimas', 'ne')
  localStorage.setItem('quiz-result:testas', '{}')
  localStorage.setItem('quiz-result:kitas', '{}')
  const meant = new Event('click', { cancelable: true })
  leaveQuickly(meant)
  expect(meant.defaultPrevented).toBe(true)
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.meteo.lt/')
  expect(sessionStorage).toHaveLength(0)
  expect(Object.keys(localStorage)).toEqual(['slapuku-pasirinkimas'])
})

test('a quick exit leaves also where storage is blocked', () => {
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { replace })
  vi.stubGlobal('sessionStorage', undefined)
  leaveQuickly(new Event('click'))
  expect(replace).toHaveBeenCalledOnce()
})
