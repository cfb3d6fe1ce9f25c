import { describe, expect, test } from 'vitest'
import { progressPercent } from './progress.ts'

describe('progress', () => {
  test('is (index + 1) / total in percent', () => {
    expect(progressPercent(0, 10)).toBe(10)
    expect(progressPercent(9, 10)).toBe(100)
    expect(progressPercent(0, 3)).toBe(33)
    expect(progressPercent(1, 3)).toBe(67)
    expect(progressPercent(0, 1)).toBe(100)
  })

  test('is 0 for a quiz without questions', () => {
    expect(progressPercent(0, 0)).toBe(0)
  })
})
