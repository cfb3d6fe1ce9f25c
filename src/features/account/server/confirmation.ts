import type { Database } from '#db/client.ts'
import { type OpenSession, recordProof } from './session-queries.ts'
import { touchPasskey } from './passkey-queries.ts'
import type { Confirmation } from '#src/features/account/contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { requirePassword } from './auth.ts'
import { checkPasskey } from './passkeys.ts'

/**
 * Requires the password or a passkey, because a stolen token alone must not be enough for an act. The session is then
 * confirmed for `PROOF_MINUTES`.
 * @throws RequestError 403 when the password is wrong, or the passkey is unknown or its answer invalid. For a
 *   password also 503 if none is configured, 429 when `LOGIN_LIMITS` are used up.
 */
export async function confirm(
  caller: { db: Database; session: Pick<OpenSession, 'id'> },
  confirmation: Confirmation,
): Promise<void> {
  if ('password' in confirmation) return requirePassword(caller, confirmation.password)
  const passkey = await checkPasskey(caller.db, confirmation.passkey, 'confirmation')
  if (passkey === null || !(await touchPasskey(caller.db, passkey))) {
    throw new RequestError(403, errorTexts.passkeyNotConfirmed)
  }
  await recordProof(caller.db, caller.session)
}
