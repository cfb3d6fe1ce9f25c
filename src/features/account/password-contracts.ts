import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { z } from 'zod'
import { NEW_PASSWORD } from './passwords.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, passwordField, success } from '#src/core/fields.ts'
import { passkeyAnswer } from './passkey-contracts.ts'
import * as routes from '#src/core/routes.ts'

/** By what the administrator confirms an act, so that a stolen token is not enough: the password, or a passkey. */
export const confirmation = z.union(
  [z.strictObject({ password: passwordField }), z.strictObject({ passkey: passkeyAnswer })],
  { error: errorTexts.passwordRequired },
)

/** Makes a challenge for a passkey that confirms an act. */
export const startConfirmation = contract(routes.startConfirmation, {
  access: 'admin',
  act: null,
  response: z.custom<PublicKeyCredentialRequestOptionsJSON>(),
})

/** Which password counts: the one stored in the panel, or the environment's. A preview has the latter alone. */
export const getPassword = contract(routes.getPassword, {
  access: 'admin',
  response: z.discriminatedUnion('source', [
    z.object({ source: z.literal('panel'), changedAt: instant }),
    z.object({ source: z.enum(['environment', 'preview']) }),
  ]),
})

/**
 * Stores a new password and ends every other session: 403 when it is not confirmed, 409 in a preview, and when another
 * one has been stored meanwhile.
 */
export const changePassword = contract(routes.changePassword, {
  access: 'admin',
  act: 'changePassword',
  body: z.strictObject({
    confirmation,
    newPassword: z
      .string()
      .refine((value) => value.isWellFormed(), {
        error: errorTexts.forbiddenCharacters,
        abort: true,
      })
      .normalize()
      .min(NEW_PASSWORD.minimum, { error: errorTexts.tooShort(NEW_PASSWORD.minimum) })
      .max(NEW_PASSWORD.maximum, { error: errorTexts.tooLong(NEW_PASSWORD.maximum) }),
  }),
  response: success,
})

export type PasswordState = ResponseOf<typeof getPassword>
export type Confirmation = z.output<typeof confirmation>
export type NewPassword = z.output<typeof changePassword.body>
