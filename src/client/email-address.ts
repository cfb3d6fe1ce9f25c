import { EMAIL_MAX } from '#src/core/visitors.ts'

// The contracts' pattern, so that browser and server agree; the schemas themselves are too large for a public
// page.
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether the server would accept this email address; surrounding spaces are ignored. */
export function isEmailAddress(value: string): boolean {
  const address = value.trim()
  return address.length <= EMAIL_MAX && EMAIL_PATTERN.test(address)
}
