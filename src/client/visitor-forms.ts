import { LEAST_FILLING_MS, EMAIL_MAX } from '#src/core/visitor-forms.ts'

/** A version 4 UUID; `randomUUID` exists only in secure contexts. */
export function newAttemptId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}

/**
 * Waits until nobody can take the sender for a program: a browser fills a whole form in at once.
 * @returns how long the page was open, in milliseconds.
 */
export async function waitForFillingTime(): Promise<number> {
  for (;;) {
    const openMs = performance.now()
    if (openMs >= LEAST_FILLING_MS) return openMs
    // A timer may be early by a fraction.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(LEAST_FILLING_MS - openMs)))
  }
}

// About the pattern of the contracts (`core/email-addresses.ts`), which with what they normalise is too large for a
// public page. A domain may have any letters here: not every browser sends punycode.
const EMAIL_PATTERN =
  /^(?!\.|.*\.[.@])[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?!-|.*(-\.|\.-))([a-z\d\x80-\uffff-]+\.)+(xn--[a-z\d-]+|[a-z\x80-\uffff]{2,})\.?$/i

/** Whether the server would accept this email address; what is invisible in and around it is ignored. */
export function isEmailAddress(value: string): boolean {
  const address = value.replaceAll(/\p{DI}/gu, '').trim()
  return address.length <= EMAIL_MAX && EMAIL_PATTERN.test(address)
}
