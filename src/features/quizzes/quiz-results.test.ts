import { expect, test } from 'vitest'
import { adviceSteps, scaleOf, savedResultOf } from './quiz-results.ts'

test('the first line of an advice is for this week, the others are steps', () => {
  expect(adviceSteps('Susitarkite dėl vakaro.\n\n 1. Klausykite. \r\n– Dėkokite.\n')).toEqual({
    thisWeek: 'Susitarkite dėl vakaro.',
    steps: ['Klausykite.', 'Dėkokite.'],
  })
})

test('only what stands before a step is taken away', () => {
  expect(adviceSteps('Iki 9. dienos ilsėkitės.\n12)  Klausykite.')).toEqual({
    thisWeek: 'Iki 9. dienos ilsėkitės.',
    steps: ['Klausykite.'],
  })
})

test('an advice of one line is one text', () => {
  expect(adviceSteps('\n2. Klausykite.\n')).toEqual({ thisWeek: null, steps: ['2. Klausykite.'] })
  expect(adviceSteps(' \n')).toEqual({ thisWeek: null, steps: [] })
})

const bands = [
  { name: 'low', minScore: 0, maxScore: 1 },
  { name: 'middle', minScore: 2, maxScore: 3 },
  { name: 'high', minScore: 4, maxScore: 4 },
]

test('a scale gives each score a cell, and the total stands in the middle of its own', () => {
  const { segments, marker } = scaleOf(bands, 4, 4)
  expect(segments).toMatchObject([
    { name: 'low', start: 0, width: 40 },
    { name: 'middle', start: 40, width: 40 },
    { name: 'high', start: 80, width: 20 },
  ])
  expect(marker).toBe(90)
  expect(scaleOf(bands, 0, 4).marker).toBe(10)
  expect(scaleOf(bands, 0, 4).ends).toEqual([0, 4])
})

test('a scale ends at the largest total, and leaves out what nobody can reach', () => {
  const [low, middle] = scaleOf(bands, 1, 2).segments
  expect(low).toMatchObject({ start: 0, width: (2 / 3) * 100 })
  expect(middle?.width).toBeCloseTo(100 / 3)
  expect(scaleOf(bands, 1, 2).segments).toHaveLength(2)
  expect(scaleOf(bands, 1, 9).segments.at(-1)).toMatchObject({ start: 40, width: 10 })
})

test('a scale begins with its first band, and ends with the last where no maximum is known', () => {
  const { segments, marker } = scaleOf(
    [
      { minScore: 10, maxScore: 14 },
      { minScore: 15, maxScore: 19 },
    ],
    12,
    null,
  )
  expect(segments).toMatchObject([
    { start: 0, width: 50 },
    { start: 50, width: 50 },
  ])
  expect(marker).toBe(25)
})

test('a total without bands stands alone on its scale', () => {
  expect(scaleOf([], 3, null)).toEqual({ segments: [], marker: 50, ends: [3, 3] })
})

test('a total outside all bands stays on the scale', () => {
  expect(scaleOf(bands, 9, null).marker).toBe(95)
  expect(scaleOf([{ minScore: 5, maxScore: 9 }], 0, 9).marker).toBe(5)
})

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
