import type { RateLimit } from './load-functions.ts'

/**
 * The platform's rate limits in memory. Each function has one sliding window for all callers, or one for each IP
 * address if `aggregateBy` is a list with 'ip'. (The bundler treats any string there as 'domain'.)
 */
export class RateLimits {
  /** Times of accepted requests in milliseconds, oldest first. */
  readonly #windows = new Map<string, number[]>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts a request. @returns undefined if it is accepted, else the seconds until a retry. */
  check(name: string, limit: RateLimit, ip: string): number | undefined {
    const now = this.#now()
    const lengthMs = limit.windowSize * 1_000
    const perAddress = Array.isArray(limit.aggregateBy) && limit.aggregateBy.includes('ip')
    const key = perAddress ? `${name} ${ip}` : name
    const times = (this.#windows.get(key) ?? []).filter((time) => time > now - lengthMs)
    this.#windows.set(key, times)
    const [oldest] = times
    if (oldest !== undefined && times.length >= limit.windowLimit) {
      return Math.max(1, Math.ceil((oldest + lengthMs - now) / 1_000))
    }
    times.push(now)
    return undefined
  }
}
