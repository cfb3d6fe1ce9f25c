import { describe, expect, test } from 'vitest'
import { isOutdated, summarizeChanges } from './changes.ts'

const changesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${index}`.padStart(8, 'f'), 99_999]),
  )

describe('what has changed since the live build', () => {
  test.each([0, 1, 20, 21, 500])('fits into 400 bytes with %i changes', (count) => {
    const answer = summarizeChanges({
      contentVersion: 100_000,
      liveVersion: 99_000,
      unbuiltChanges: changesOf(count),
    })
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(400)
  })

  test('is every page, when there is too much to list', () => {
    const state = { contentVersion: 30, liveVersion: 9 }
    const few = summarizeChanges({ ...state, unbuiltChanges: changesOf(20) })
    expect(isOutdated(few, 'a1b2c3d4', 9)).toBe(false)
    const many = summarizeChanges({ ...state, unbuiltChanges: changesOf(21) })
    expect(isOutdated(many, 'a1b2c3d4', 29)).toBe(true)
    expect(isOutdated(many, 'a1b2c3d4', 30)).toBe(false)
  })
})

describe('an item', () => {
  const changes = { since: 7, changed: { a1b2c3d4: 9 } }

  test('is outdated in a build from before its last change', () => {
    expect(isOutdated(changes, 'a1b2c3d4', 8)).toBe(true)
    expect(isOutdated(changes, 'a1b2c3d4', 9)).toBe(false)
    expect(isOutdated(changes, 'ffffffff', 8)).toBe(false)
  })

  test('may be outdated in a build older than the live one, as after a roll-back', () => {
    expect(isOutdated(changes, 'ffffffff', 6)).toBe(true)
  })
})
