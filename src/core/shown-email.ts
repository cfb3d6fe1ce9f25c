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

/** Returns a `mailto:` link with the address and the subject, if any, escaped. */
export function mailLink(email: string, subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${query}`
}
