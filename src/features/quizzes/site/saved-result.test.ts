import { expect, test } from 'vitest'
import type { QuizResult } from '../contracts.ts'
import { browserStorage } from '#src/client/browser-storage.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { createSavedResult } from './saved-result.ts'

function resultOf(totalScore: number, share: number): QuizResult {
  return {
    totalScore,
    maximumScore: 20,
    warned: false,
    warnings: [],
    category: { name: 'Stiprūs', color: '#10b981', description: 'Gerai', advice: 'Toliau' },
    bands: [],
    dimensions: [
      { id: 'ryšys', name: 'Ryšys', share, level: 'middle', advice: 'Kalbėkitės.', articles: [] },
    ],
    comparable: false,
  }
}

/** Simulates a browser whose saved results outlive a tab. */
function browserOf() {
  const local = memoryStorage()
  let tab = memoryStorage()
  const show = (result: QuizResult, day = '2026-11-20', slug = 'testas-a') =>
    createSavedResult({ slug, result, local, tab, now: () => new Date(`${day}T12:00:00Z`) })
  return { local, show, openTab: () => (tab = memoryStorage()) }
}

const saved = (totalScore: number, share: number, day: string) => ({
  totalScore,
  maximumScore: 20,
  band: 'Stiprūs',
  dimensions: [{ id: 'ryšys', share }],
  day,
})

test('a result is saved only when asked for, without answers, advice and names', () => {
  const browser = browserOf()
  const store = browser.show(resultOf(12, 40))
  expect(store.$state.get()).toEqual({ saved: false, earlier: null })
  expect(browser.local.entries.size).toBe(0)
  store.save(true)
  expect(store.$state.get()).toEqual({ saved: true, earlier: null })
  expect([...browser.local.entries]).toEqual([
    ['quiz-result:testas-a', JSON.stringify(saved(12, 40, '2026-11-20'))],
  ])
  store.save(false)
  expect(browser.local.entries.size).toBe(0)
})

test('a repeated quiz shows the earlier result, also when the new one replaces it', () => {
  const browser = browserOf()
  browser.show(resultOf(12, 40)).save(true)
  browser.openTab()
  const earlier = saved(12, 40, '2026-11-20')
  const again = browser.show(resultOf(15, 70), '2026-12-24')
  expect(again.$state.get()).toEqual({ saved: false, earlier })
  again.save(true)
  expect(again.$state.get()).toEqual({ saved: true, earlier })

  const reloaded = browser.show(resultOf(15, 70), '2026-12-25')
  expect(reloaded.$state.get(), 'over a reload').toEqual({ saved: true, earlier })
  browser.openTab()
  expect(browser.show(resultOf(16, 70)).$state.get()).toEqual({
    saved: false,
    earlier: saved(15, 70, '2026-12-24'),
  })
})

test('deleting leaves nothing, on the screen and after a reload', () => {
  const browser = browserOf()
  browser.show(resultOf(12, 40)).save(true)
  const again = browser.show(resultOf(15, 70))
  again.save(true)
  again.erase()
  expect(again.$state.get()).toEqual({ saved: false, earlier: null })
  expect(browser.local.entries.size).toBe(0)
  expect(browser.show(resultOf(15, 70)).$state.get()).toEqual({ saved: false, earlier: null })
})

test('the result of another quiz is not shown', () => {
  const browser = browserOf()
  browser.show(resultOf(12, 40)).save(true)
  const other = browser.show(resultOf(12, 40), '2026-11-20', 'testas-b')
  expect(other.$state.get()).toEqual({ saved: false, earlier: null })
})

test.each([
  '{',
  'null',
  '5',
  '[]',
  '{"totalScore":1}',
  JSON.stringify({ ...saved(1, 2, 'rytoj') }),
  JSON.stringify({ ...saved(1, 2, '2026-11-20'), dimensions: [null] }),
])('a spoilt entry is no earlier result: %s', (entry) => {
  const browser = browserOf()
  browser.local.setItem('quiz-result:testas-a', entry)
  const store = browser.show(resultOf(12, 40))
  expect(store.$state.get()).toEqual({ saved: false, earlier: null })
})

test('where storage is blocked the box stays unticked', () => {
  const blocked = browserStorage('localStorage')
  const store = createSavedResult({
    slug: 'testas-a',
    result: resultOf(12, 40),
    local: blocked,
    tab: blocked,
  })
  store.save(true)
  expect(store.$state.get()).toEqual({ saved: false, earlier: null })
})
