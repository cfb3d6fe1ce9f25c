import { describeError } from '../start-error.ts'

/** Promises that go on after their answer was sent, so that a clean stop can wait for them. */
export class PendingWork {
  readonly #promises = new Set<Promise<void>>()
  readonly #log: (line: string) => void

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  /** Follows a promise to its end; a failure is logged under `name` and goes nowhere else. */
  track(name: string, promise: Promise<unknown>): void {
    const followed: Promise<void> = Promise.resolve(promise)
      .catch((error: unknown) => {
        this.#log(`${name} failed after its answer: ${describeError(error)}`)
      })
      .then(() => {
        this.#promises.delete(followed)
      })
    this.#promises.add(followed)
  }

  /** Waits until nothing is pending, at most `limitMs`; false when something is left. */
  async settle(limitMs: number): Promise<boolean> {
    const deadline = performance.now() + limitMs
    while (this.#promises.size > 0) {
      const left = deadline - performance.now()
      if (left <= 0) return false
      await within(left, Promise.all(this.#promises))
    }
    return true
  }
}

/** Waits for a promise that never rejects, at most `limitMs`; whether it came to its end. */
export async function within(limitMs: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limitMs, false)
  })
  const ended = await Promise.race([promise.then(() => true), timeout])
  clearTimeout(timer)
  return ended
}
