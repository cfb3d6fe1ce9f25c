import { expect, test } from 'vitest'
import { compareProfiles, TALK_DIFFERENCE } from './comparisons.ts'

const profile = (...shares: number[]) =>
  shares.map((share, index) => ({ id: `s${index}`, name: `Sritis ${index}`, share }))
const talks = [{ id: 's0', talk: 'Kada kalbatės?' }]

test('two differ from 25 percentage points on, whoever has more', () => {
  const [less, more] = [profile(50, 50, 50), profile(50 + TALK_DIFFERENCE, 26, 25)]
  const differs = (own: typeof less, other: typeof less) =>
    compareProfiles(own, other, talks).map((dimension) => dimension.differs)
  expect(differs(less, more)).toEqual([true, false, true])
  expect(differs(more, less)).toEqual([true, false, true])
})

test('each sees the own share first, and the question that the quiz has by now', () => {
  expect(compareProfiles(profile(80), profile(20), talks)).toEqual([
    { id: 's0', name: 'Sritis 0', own: 80, other: 20, differs: true, talk: 'Kada kalbatės?' },
  ])
  expect(compareProfiles(profile(80), profile(20), [])).toMatchObject([{ talk: null }])
  const second = [...talks, { id: 's1', talk: 'Apie ką?' }]
  expect(compareProfiles(profile(1, 2), profile(1, 2), second)[1]?.talk).toBe('Apie ką?')
})

test('a dimension that only one of them has is left out', () => {
  expect(compareProfiles(profile(80, 10), profile(20), talks)).toHaveLength(1)
  expect(compareProfiles(profile(80), [], talks)).toEqual([])
})
