import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { type Database, violatedUniqueConstraint } from '#db/client.ts'
import * as passkeys from './passkey-queries.ts'
import type { NewPasskey, PasskeyAnswer } from '#src/features/account/contracts.ts'
import { brand } from '#src/core/brand-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done, RequestError } from '#src/server/errors.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { type Caller, openSession, requirePassword } from './auth.ts'
import { environment } from '#src/server/environment.ts'

/** Lifetime of a challenge. */
const CHALLENGE_MINUTES = 5

const CHALLENGE_TERMS = {
  userVerification: 'required',
  timeout: CHALLENGE_MINUTES * 60_000,
} as const

/**
 * User id of every passkey, because there is one administrator. An authenticator keeps one passkey for each user id.
 */
const USER_ID = new TextEncoder().encode('administrator')

/** Loads the library only when needed, as it is large. */
const library = () => import('@simplewebauthn/server')

/**
 * Returns the origin and host that passkeys are bound to. They come from the environment, never from a request.
 */
function relyingParty() {
  const { origin, hostname } = new URL(environment().origin)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** Creates a challenge for any passkey of the administrator. */
export async function createLoginChallenge(
  db: Database,
  purpose: 'login' | 'confirmation',
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().expectedRPID,
    ...CHALLENGE_TERMS,
  })
  await keepChallenge(db, options.challenge, purpose)
  return options
}

/**
 * Opens a session with a passkey's answer to a challenge.
 * @returns the bearer token of the session.
 * @throws RequestError 401 when the passkey is unknown or its answer is invalid, 503 without a configured password.
 */
export async function logInByPasskey(caller: Caller, response: PasskeyAnswer): Promise<string> {
  const passkey = await checkPasskey(caller.db, response, 'login')
  if (passkey === null) throw new RequestError(401, errorTexts.passkeyRefused)
  return openSession(caller, { passkey })
}

/**
 * Checks a passkey's answer to a challenge.
 * @returns the passkey's id and new signature counter; null when the passkey is unknown or its answer is invalid.
 */
export async function checkPasskey(
  db: Database,
  response: PasskeyAnswer,
  purpose: 'login' | 'confirmation',
): Promise<{ id: string; counter: number } | null> {
  const passkey = await passkeys.findPasskey(db, response.id)
  const expectedChallenge = await takenChallenge(db, response.response.clientDataJSON, purpose)
  const { verifyAuthenticationResponse } = await library()
  const checked =
    passkey === undefined || expectedChallenge === null
      ? null
      : await valueOf(() =>
          verifyAuthenticationResponse({
            response: { ...response, clientExtensionResults: {} },
            expectedChallenge,
            ...relyingParty(),
            credential: toCredential(passkey),
          }),
        )
  if (passkey === undefined || checked?.verified !== true) return null
  return { id: passkey.id, counter: checked.authenticationInfo.newCounter }
}

function toCredential({ credentialId, publicKey, counter }: passkeys.Passkey): WebAuthnCredential {
  return {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
  }
}

/**
 * Creates a challenge for a new passkey.
 * @throws RequestError 403 when the password is wrong, 503 without a configured password, 429 when `LOGIN_LIMITS` are
 *   used up.
 */
export async function startPasskey(
  caller: { db: Database; session: { id: string } },
  password: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await requirePassword(caller, password)
  const { db } = caller
  const known = await passkeys.listPasskeys(db)
  const { generateRegistrationOptions } = await library()
  const { userVerification, timeout } = CHALLENGE_TERMS
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty().expectedRPID,
    userName: brand.administrator,
    userID: USER_ID,
    timeout,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
  await keepChallenge(db, options.challenge, 'registration')
  return options
}

/**
 * Stores a new passkey and mails the owner.
 * @throws RequestError 400 when its answer to a challenge is invalid, 409 when it is stored already.
 */
export async function storePasskey(
  sending: OutboxContext,
  { name, credential: response }: NewPasskey,
): Promise<passkeys.Passkey> {
  const { db } = sending
  const { clientDataJSON, transports } = response.response
  const expectedChallenge = await takenChallenge(db, clientDataJSON, 'registration')
  const { verifyRegistrationResponse } = await library()
  const checked =
    expectedChallenge === null
      ? null
      : await valueOf(() =>
          verifyRegistrationResponse({
            response: { ...response, clientExtensionResults: {} },
            expectedChallenge,
            ...relyingParty(),
          }),
        )
  if (checked?.verified !== true) throw new RequestError(400, errorTexts.passkeyNotAdded)
  const { id, publicKey, counter } = checked.registrationInfo.credential
  try {
    const passkey = await passkeys.insertPasskey(db, {
      id: crypto.randomUUID(),
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name,
    })
    deliverSoon(sending)
    return passkey
  } catch (error) {
    if (violatedUniqueConstraint(error) === null) throw error
    throw new RequestError(409, errorTexts.passkeyTaken)
  }
}

/** Deletes a passkey with its sessions, and mails the owner. @throws RequestError 404 */
export async function removePasskey(sending: OutboxContext, id: string) {
  const answer = await done(passkeys.deletePasskey(sending.db, id), errorTexts.passkeyNotFound)
  deliverSoon(sending)
  return answer
}

const challengeText = z.string().regex(/^[\w-]{1,200}$/)

type Purpose = 'login' | 'registration' | 'confirmation'

async function keepChallenge(db: Database, challenge: string, purpose: Purpose): Promise<void> {
  await passkeys.insertChallenge(db, { challenge, purpose, minutes: CHALLENGE_MINUTES })
}

/**
 * Consumes the challenge that was answered.
 * @returns null if it is unknown, expired, of another purpose, or was answered before.
 */
async function takenChallenge(
  db: Database,
  clientDataJSON: string,
  purpose: Purpose,
): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  const data = await valueOf(() => decodeClientDataJSON(clientDataJSON))
  const { data: challenge } = challengeText.safeParse(data?.challenge)
  if (challenge === undefined) return null
  return (await passkeys.consumeChallenge(db, { challenge, purpose })) ? challenge : null
}

/** Returns the library's result; null when the library throws, which it does for invalid input. */
async function valueOf<T>(find: () => T | Promise<T>): Promise<T | null> {
  try {
    return await find()
  } catch {
    return null
  }
}
