import type { StoredPassword } from './password-queries.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { hashPassword, matchesHash } from './passwords.ts'

/** The password of the environment. @throws RequestError 503 without one. */
export function configuredPassword() {
  const { adminPassword, adminPasswordHash } = environment()
  if (adminPassword === null && adminPasswordHash === null) {
    throw new RequestError(503, errorTexts.loginNotConfigured)
  }
  return { adminPassword, adminPasswordHash }
}

/** What the environment says the password is, plain or hashed. */
export function configuredValue(): string {
  const { adminPassword, adminPasswordHash } = configuredPassword()
  return adminPasswordHash ?? adminPassword ?? ''
}

/**
 * What a stored password keeps of the environment's, so that a later change of that is noticed. It is slow to guess
 * from, and does not change with the signing secret.
 */
export function hashOfConfigured(): Promise<string> {
  return hashPassword(configuredValue())
}

/** What was found unchanged last, so that a login takes as long as without a stored password. */
let unchanged = ''

/**
 * Whether a stored password counts: the environment's is the one of when it was stored. A changed one counts in its
 * place, which is the way back in. In previews none counts.
 */
export async function isInForce({
  environmentHash,
}: Pick<StoredPassword, 'environmentHash'>): Promise<boolean> {
  if (environment().inPreview) return false
  const value = configuredValue()
  const compared = `${environmentHash}\n${value}`
  if (compared !== unchanged && !(await matchesHash(value, environmentHash))) return false
  unchanged = compared
  return true
}
