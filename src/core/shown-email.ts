import punycode from 'punycode.js'
import { canonicalEmail } from './email-addresses.ts'

/** An address as people read it, with the letters of its domain; one that is no domain's stays as it is. */
export function shownEmail(email: string): string {
  if (!email.includes('xn--')) return email
  try {
    const shown = punycode.toUnicode(email)
    return canonicalEmail(shown) === email ? shown : email
  } catch {
    return email
  }
}
