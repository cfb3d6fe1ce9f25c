import { answerPasskey } from '#src/client/passkeys.ts'
import type { Confirmation } from '#src/contracts/password.ts'
import * as routes from '#src/contracts/routes.ts'
import type { toolsOf } from '../frame/tools.ts'
import { securityTexts } from './texts.ts'

/** By what an act is confirmed. */
export type ConfirmedBy = 'password' | 'passkey'

/**
 * What confirms an act: the password that was typed, or a passkey that the browser asks for.
 * @param failed said when no challenge can be had.
 * @returns null when there is no answer, which is explained.
 */
export async function confirmationOf(
  { session, explain, showError }: ReturnType<typeof toolsOf>,
  by: ConfirmedBy,
  password: string,
  failed: string,
  answer = answerPasskey,
): Promise<Confirmation | null> {
  if (by === 'password') return { password }
  const start = await session.call(routes.startConfirmation, {})
  if (!start.ok) {
    explain(start.failure, failed)
    return null
  }
  const passkey = await answer(start.data)
  if (passkey === null) showError(securityTexts.notConfirmed)
  return passkey === null ? null : { passkey }
}
