/** Version of the question. Increment it when the question changes, so that all visitors are asked again. */
const CONSENT_VERSION = 1

/** Validity of an answer in milliseconds: one year. */
const CONSENT_LIFETIME = 365 * 24 * 60 * 60 * 1000

interface StoredConsent {
  version: number
  analytics: boolean
  /** ISO instant of the answer. */
  date: string
}

/** Serialises a visitor's answer about analytics for storage. */
export function formatConsent(analytics: boolean, now: Date): string {
  const consent: StoredConsent = { version: CONSENT_VERSION, analytics, date: now.toISOString() }
  return JSON.stringify(consent)
}

/**
 * Returns whether the visitor agreed to analytics.
 * @param stored output of `formatConsent`, or any other stored value.
 * @returns undefined when the visitor has to be asked: the answer is missing, expired, or to another version of the
 *   question.
 */
export function parseConsent(stored: string | null, now: Date): boolean | undefined {
  try {
    const { version, analytics, date } = JSON.parse(stored ?? '') as Record<
      keyof StoredConsent,
      unknown
    >
    const holds = Date.parse(String(date)) + CONSENT_LIFETIME > now.getTime()
    return version === CONSENT_VERSION && holds ? analytics === true : undefined
  } catch {
    return undefined
  }
}
