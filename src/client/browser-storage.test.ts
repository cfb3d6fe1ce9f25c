import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the browser’s storage', () => {
  test('finds and keeps nothing where there is none', () => {
    vi.stubGlobal('localStorage', undefined)
    const storage = browserStorage('localStorage')
    storage.setItem('a', '1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  test('finds and keeps nothing where the visitor bars it', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const storage = browserStorage('sessionStorage')
    storage.setItem('a', '1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  test('is used where it works', () => {
    const getItem = vi.fn(() => '1')
    vi.stubGlobal('sessionStorage', { getItem })
    expect(browserStorage('sessionStorage').getItem('a')).toBe('1')
    expect(getItem).toHaveBeenCalledWith('a')
  })
})
