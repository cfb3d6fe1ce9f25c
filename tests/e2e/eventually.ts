import { expect } from 'vitest'

/** Expects of what is read again and again, until it holds or the time is over. */
export function eventually<Value>(read: () => Value | Promise<Value>, milliseconds = 10_000) {
  return expect.poll(read, { timeout: milliseconds, interval: 50 })
}
