import { EMAIL_MAX } from '#src/domain/visitors.ts'

// The pattern the contracts check with, so that browser and server give the same verdict; the
// schemas themselves are too heavy for a public page.
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether the server would take this as an e-mail address; spaces around it do not matter. */
export function isEmailAddress(value: string): boolean {
  const address = value.trim()
  return address.length <= EMAIL_MAX && EMAIL_PATTERN.test(address)
}
