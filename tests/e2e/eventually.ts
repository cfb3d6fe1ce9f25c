import { expect } from 'vitest'

/** Polls a value until the expectation holds or the timeout is reached. */
export function eventually<Value>(read: () => Value | Promise<Value>, milliseconds = 10_000) {
  return expect.poll(read, { timeout: milliseconds, interval: 50 })
}
