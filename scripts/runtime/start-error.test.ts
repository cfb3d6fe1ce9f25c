import { expect, it } from 'vitest'
import { messageOf } from './start-error.ts'

it('is the first line of what was thrown', () => {
  expect(messageOf(new Error('no such file\nat line 1'))).toBe('no such file')
  expect(messageOf('a text')).toBe('a text')
})

it('is that of the first address when every address of a name has failed', () => {
  const refused = ['::1', '127.0.0.1'].map((address) => new Error(`refused by ${address}`))
  expect(messageOf(new AggregateError(refused))).toBe('refused by ::1')
})
