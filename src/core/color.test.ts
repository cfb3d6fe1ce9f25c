import { describe, expect, test } from 'vitest'
import { readableTextColor } from './color.ts'

describe('text on a coloured badge', () => {
  test.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#0a0a0a', '#ffffff'],
    ['#10b981', '#000000'],
    ['#f59e0b', '#000000'],
    ['#dc2626', '#ffffff'],
    ['#1F4D3F', '#ffffff'],
    ['#0000ff', '#ffffff'],
    ['#757575', '#ffffff'],
    ['#777777', '#000000'],
  ])('on %s is %s', (background, text) => {
    expect(readableTextColor(background)).toBe(text)
  })

  test('is left to the page where the colour is not one', () => {
    for (const color of ['', 'red', '#fff', '#12345g', '#10b981; color: red', 'color: #10b981']) {
      expect(readableTextColor(color)).toBeNull()
    }
  })
})
