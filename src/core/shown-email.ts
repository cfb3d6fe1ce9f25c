import punycode from 'punycode.js'
import { canonicalEmail } from './email-addresses.ts'

/** Returns an address with its domain decoded from punycode, for display. Invalid punycode stays as it is. */
export function shownEmail(email: string): string {
  if (!email.includes('xn--')) return email
  try {
    const shown = punycode.toUnicode(email)
    return canonicalEmail(shown) === email ? shown : email
  } catch {
    return email
  }
}

/** Returns the `mailto:` link of an address. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
