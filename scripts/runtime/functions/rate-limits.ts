import type { RateLimit } from './load-functions.ts'

interface Window {
  /** When requests were let through, oldest first, in milliseconds. */
  times: number[]
  lengthMs: number
}

/** How many idle windows are kept before they are swept. */
const SWEEP_ABOVE = 1_000

/**
 * The platform's rate limits in memory: a sliding window for each function and domain, or for each
 * address when `aggregateBy` is a list with 'ip'. (The bundler takes a string for 'domain'.)
 */
export class RateLimits {
  readonly #windows = new Map<string, Window>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts a request; undefined when it may pass, else the seconds until the next one may. */
  check(name: string, limit: RateLimit, ip: string): number | undefined {
    const now = this.#now()
    const lengthMs = limit.windowSize * 1_000
    const perAddress = Array.isArray(limit.aggregateBy) && limit.aggregateBy.includes('ip')
    const key = perAddress ? `${name} ${ip}` : name
    const window = this.#windows.get(key) ?? { times: [], lengthMs }
    this.#windows.set(key, window)

    const recent = window.times.findIndex((time) => time > now - lengthMs)
    window.times.splice(0, recent === -1 ? window.times.length : recent)
    const oldest = window.times[0]
    if (window.times.length >= limit.windowLimit) {
      return Math.max(1, Math.ceil(((oldest ?? now) + lengthMs - now) / 1_000))
    }
    window.times.push(now)
    if (this.#windows.size > SWEEP_ABOVE) this.#sweep(now)
    return undefined
  }

  #sweep(now: number): void {
    for (const [key, { times, lengthMs }] of this.#windows) {
      const last = times.at(-1)
      if (last === undefined || last <= now - lengthMs) this.#windows.delete(key)
    }
  }
}
