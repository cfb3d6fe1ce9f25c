import { expect, it } from 'vitest'
import { shrunkSize } from './images.ts'

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2400, height: 1800 },
  ],
  [
    { width: 10, height: 24_000 },
    { width: 1, height: 2400 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('an image of %o is sent as one of %o', (size, sent) => {
  expect(shrunkSize(size)).toEqual(sent)
})
