import { canonicalEmail, EMAIL_PATTERN } from '#src/core/email-addresses.ts'
import { LEAST_FILLING_MS, EMAIL_MAX } from '#src/core/visitor-forms.ts'

/** Returns a version 4 UUID. Does without `randomUUID` in insecure contexts, which lack it. */
export function newAttemptId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}

/**
 * Waits until the page has been open as long as a person needs to fill in a form. The browser may fill it in at once,
 * and the server would then take the visitor for a bot.
 * @returns the milliseconds for which the page has been open.
 */
export async function waitForFillingTime(): Promise<number> {
  for (;;) {
    const openMs = performance.now()
    if (openMs >= LEAST_FILLING_MS) return openMs
    // A timer may fire slightly too early, so the time is checked again.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(LEAST_FILLING_MS - openMs)))
  }
}

/**
 * Whether the server would accept this e-mail address. Uses no schema, because schemas are too large for a public page.
 */
export function isEmailAddress(value: string): boolean {
  const address = canonicalEmail(value)
  return address.length <= EMAIL_MAX && EMAIL_PATTERN.test(address)
}
