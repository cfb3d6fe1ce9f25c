import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, LIMITS, onRow, passwordField, requiredText } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

const part = z
  .string()
  .regex(/^[\w-]+$/)
  .max(LIMITS.passkeyPart)

// Browsers add fields as the standard grows: unknown ones are dropped, not refused.
const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
}

/** A passkey's answer to a challenge of a login (`AuthenticationResponseJSON`). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
})

/** A passkey that an authenticator has made (`RegistrationResponseJSON`). */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})

/** Oldest first. */
export const listPasskeys = contract(routes.listPasskeys, {
  access: 'admin',
  response: z.array(passkey),
})

/**
 * Makes a challenge for a new passkey. It wants the password again, so that a stolen token cannot add a way to
 * log in: 403 when it is wrong, 429 when the session has sent too many.
 */
export const startPasskey = contract(routes.startPasskey, {
  access: 'admin',
  // Recorded once the passkey is stored.
  act: null,
  body: z.strictObject({ password: passwordField }),
  response: z.custom<PublicKeyCredentialCreationOptionsJSON>(),
})

export const createPasskey = contract(routes.createPasskey, {
  access: 'admin',
  act: 'addPasskey',
  status: 201,
  body: z.strictObject({
    name: requiredText(LIMITS.passkeyName, errorTexts.passkeyNameRequired),
    credential: newPasskey,
  }),
  response: passkey,
})

/** Deletes a passkey, and ends the sessions that it opened. */
export const deletePasskey = contract(routes.deletePasskey, { ...onRow, act: 'removePasskey' })

export type Passkey = ResponseOf<typeof createPasskey>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type NewPasskey = z.output<typeof createPasskey.body>
