import punycode from 'punycode.js'
import { canonicalEmail } from './email-addresses.ts'

/**
 * Returns an address for display, its domain decoded from punycode; an invalid domain stays as it is.
 */
export function shownEmail(email: string): string {
  if (!email.includes('xn--')) return email
  try {
    const shown = punycode.toUnicode(email)
    return canonicalEmail(shown) === email ? shown : email
  } catch {
    return email
  }
}
