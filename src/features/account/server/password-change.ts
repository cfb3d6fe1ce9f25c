import type { Database } from '#db/client.ts'
import { readPassword, replacePassword } from './password-queries.ts'
import type { OpenSession } from './session-queries.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import type * as contracts from '#src/features/account/contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { newToken, passwordFingerprint } from './auth.ts'
import { confirm } from './confirmation.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { environment } from '#src/server/environment.ts'
import { isGuessable, hashOfConfigured, isInForce, hashPassword } from './passwords.ts'

/** Tells which password is in force. */
export async function describePassword(
  db: Database,
): Promise<AnswerOf<typeof contracts.getPassword>> {
  if (environment().inPreview) return { source: 'preview' }
  const stored = await readPassword(db)
  return stored !== undefined && (await isInForce(stored))
    ? { source: 'panel', changedAt: stored.changedAt }
    : { source: 'environment' }
}

/**
 * Stores a new password, ends every other session, gives this one a new token, so that a copy of the old one ends too,
 * and mails the owner.
 * @returns the new bearer token.
 * @throws RequestError 400 when the password is easy to guess; 409 in a preview, or when another password was stored
 *   or the session ended meanwhile; and the errors of `confirm`.
 */
export async function changePassword(
  caller: OutboxContext & { session: OpenSession },
  { confirmation, newPassword }: contracts.NewPassword,
): Promise<AnswerOf<typeof contracts.changePassword>> {
  refuseInPreview()
  await refuseGuessable(newPassword)
  const { db, session } = caller
  const before = await readPassword(db)
  await confirm(caller, confirmation)
  const { token, tokenHash } = newToken()
  const isStored = await replacePassword(db, {
    insteadOf: before?.id ?? null,
    sessionId: session.id,
    tokenHash,
    fingerprint: passwordFingerprint(),
    hash: await hashPassword(newPassword),
    environmentHash: await hashOfConfigured(),
  })
  if (!isStored) throw new RequestError(409, errorTexts.passwordChangedMeanwhile)
  deliverSoon(caller)
  return { sessionToken: token }
}

/** Refuses the call in a preview, which always uses the environment's password. @throws RequestError 409 */
export function refuseInPreview(): void {
  if (environment().inPreview) throw new RequestError(409, errorTexts.passwordOfPreview)
}

/** Refuses a password that is easy to guess. @throws RequestError 400 */
export async function refuseGuessable(newPassword: string): Promise<void> {
  if (!(await isGuessable(newPassword))) return
  const fields = { newPassword: errorTexts.passwordGuessable }
  throw new RequestError(400, errorTexts.passwordGuessable, { fields })
}
