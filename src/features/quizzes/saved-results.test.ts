import { expect, test } from 'vitest'
import { savedResultOf } from './saved-results.ts'

const result = {
  totalScore: 7,
  maximumScore: 9,
  category: { name: 'Tvirta', advice: 'Toliau' },
  dimensions: [{ id: 'a', share: 80, name: 'Artumas', advice: 'Kalbėkitės' }],
}

test('a result is saved with its score, band and shares, without advice', () => {
  expect(savedResultOf(result, '2026-11-20')).toEqual({
    totalScore: 7,
    maximumScore: 9,
    band: 'Tvirta',
    dimensions: [{ id: 'a', share: 80 }],
    day: '2026-11-20',
  })
  expect(savedResultOf({ ...result, category: null }, '2026-11-20').band).toBeNull()
})
