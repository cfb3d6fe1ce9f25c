// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startQuickExit } from './quick-exit.ts'

afterEach(() => vi.unstubAllGlobals())

// Proves: `Greitai išeiti` replaces the page with a neutral site and clears what the tab keeps
test('a quick exit clears the tab and replaces the page, unless its click was prevented', () => {
  const replace = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { replace })
  startQuickExit()
  sessionStorage.setItem('quiz-attempt:testas', '{}')
  localStorage.setItem('slapuku-pasirinkimas', 'ne')
  document.body.innerHTML = `
    <a href="https://example.lt/" data-quick-exit><b>Greitai išeiti</b></a><a href="#x">Kita</a>`
  const [exit, other] = document.querySelectorAll('a')

  other?.click()
  const prevented = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', prevented)
  exit?.click()
  document.body.removeEventListener('click', prevented)
  expect(replace).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(1)

  exit?.querySelector('b')?.click()
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://example.lt/')
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage).toHaveLength(1)
})
