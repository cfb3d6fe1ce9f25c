/** Raise it when what visitors are asked to agree to changes: everybody is then asked again. */
const CONSENT_VERSION = 1

/** How long an answer holds before the visitor is asked again, in milliseconds: a year. */
const CONSENT_LIFETIME = 365 * 24 * 60 * 60 * 1000

interface StoredConsent {
  version: number
  analytics: boolean
  /** ISO instant of the answer. */
  date: string
}

/** The text that keeps a visitor's answer about analytics. */
export function formatConsent(analytics: boolean, now: Date): string {
  const consent: StoredConsent = { version: CONSENT_VERSION, analytics, date: now.toISOString() }
  return JSON.stringify(consent)
}

/**
 * Whether the visitor agreed to analytics.
 * @param stored what `formatConsent` made, or whatever else was found in its place.
 * @returns undefined when the visitor is to be asked: no answer, an old one, or one to another question.
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
