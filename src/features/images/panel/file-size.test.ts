import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [240_000, '240 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_540_000, '1,5 MB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(formatFileSize(bytes).replaceAll('\u00a0', ' ')).toBe(text)
})
