/** Version of the question about cookies. A new version makes all visitors be asked again. */
const CONSENT_VERSION = 1

/** How long an answer is valid, in milliseconds: one year. */
const CONSENT_LIFETIME = 365 * 24 * 60 * 60 * 1000

interface StoredConsent {
  version: number
  analytics: boolean
  /** Time of the answer as an ISO string. */
  date: string
}

/** Serializes a visitor's answer about analytics. */
export function formatConsent(analytics: boolean, now: Date): string {
  const consent: StoredConsent = { version: CONSENT_VERSION, analytics, date: now.toISOString() }
  return JSON.stringify(consent)
}

/**
 * Reads whether the visitor agreed to analytics.
 * @param stored output of `formatConsent`, or any other text.
 * @returns undefined if the visitor must be asked: there is no answer, it has expired, or it belongs to an older
 *   version of the question.
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
