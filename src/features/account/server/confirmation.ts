import type { Database } from '#db/client.ts'
import type { OpenSession } from './session-queries.ts'
import { touchPasskey } from './passkey-queries.ts'
import type { Confirmation } from '#src/features/account/contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { requirePassword } from './auth.ts'
import { checkPasskey } from './passkeys.ts'

/**
 * Requires proof that the administrator is acting, not someone who only has a token.
 * @throws RequestError as `requirePassword`; 403 when the passkey is unknown or its answer is invalid.
 */
export async function confirm(
  caller: { db: Database; session: OpenSession },
  confirmation: Confirmation,
): Promise<void> {
  if ('password' in confirmation) return requirePassword(caller, confirmation.password)
  const passkey = await checkPasskey(caller.db, confirmation.passkey, 'confirmation')
  if (passkey === null || !(await touchPasskey(caller.db, passkey))) {
    throw new RequestError(403, errorTexts.passkeyNotConfirmed)
  }
}
