import { expect } from 'vitest'

/** Polls a value until the expectation holds, or says that it timed out (`retry` in `.config/vitest.config.ts`). */
export function eventually<Value>(read: () => Value | Promise<Value>, milliseconds = 10_000) {
  return expect.poll(read, { timeout: milliseconds, interval: 50, message: 'Timed out' })
}
