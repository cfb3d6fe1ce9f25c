import type {
  PublicKeyCredentialRequestOptionsJSON,
  PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  instant,
  onRow,
  passwordField,
  success,
  LIMITS,
  requiredText,
  listCalls,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { ACTS } from '#src/core/acts.ts'
import { ITEM_KINDS } from '#src/core/items.ts'

const part = z
  .string()
  .regex(/^[\w-]+$/)
  .max(LIMITS.passkeyPart)

// Browsers add fields as the standard grows. So unknown fields are dropped rather than refused.
const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
}

/** A passkey's response to a login challenge (`AuthenticationResponseJSON`). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
})

/** A passkey created by an authenticator (`RegistrationResponseJSON`). */
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

/** Lists the passkeys, oldest first. */
export const listPasskeys = contract(routes.listPasskeys, {
  access: 'admin',
  response: z.array(passkey),
})

/**
 * Creates a challenge for a new passkey. Requires the password again, so that a stolen token cannot add a way to log
 * in. Answers 403 when the password is wrong, and 429 after too many attempts in the session.
 */
export const startPasskey = contract(routes.startPasskey, {
  access: 'admin',
  // Not in the audit log: `createPasskey` is recorded there when it stores the passkey.
  act: null,
  body: z.strictObject({ password: passwordField }),
  response: z.custom<PublicKeyCredentialCreationOptionsJSON>(),
})

export const createPasskey = contract(routes.createPasskey, {
  access: 'admin',
  isGrave: true,
  act: 'addPasskey',
  status: 201,
  body: z.strictObject({
    name: requiredText(LIMITS.passkeyName, errorTexts.passkeyNameRequired),
    credential: newPasskey,
  }),
  response: passkey,
})

/** Deletes a passkey, and ends the sessions that it opened. */
export const deletePasskey = contract(routes.deletePasskey, {
  ...onRow,
  isGrave: true,
  act: 'removePasskey',
})

export type Passkey = ResponseOf<typeof createPasskey>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type NewPasskey = z.output<typeof createPasskey.body>

/** Response of every login method. */
const loggedIn = z.object({ sessionToken: z.string() })
const loginRateLimit = { windowLimit: 60, windowSize: 60 }

export const login = contract(routes.login, {
  body: z.strictObject({ password: passwordField }),
  response: loggedIn,
  rateLimit: loginRateLimit,
})

/** Creates a challenge for a login with any passkey of the administrator. */
export const startPasskeyLogin = contract(routes.startPasskeyLogin, {
  response: z.custom<PublicKeyCredentialRequestOptionsJSON>(),
  rateLimit: loginRateLimit,
})

/** Logs in with a passkey's response to a challenge, regardless of the password rate limits. */
export const loginByPasskey = contract(routes.loginByPasskey, {
  body: passkeyAnswer,
  response: loggedIn,
  rateLimit: loginRateLimit,
})

export const logout = contract(routes.logout, {
  access: 'admin',
  act: 'logOut',
  response: success,
})

/**
 * Returns when callers from unknown networks last reached their common login limit. Beyond it, their passwords are not
 * checked. `reachedAt` is null if they never reached it.
 */
export const getLoginLimit = contract(routes.getLoginLimit, {
  access: 'admin',
  response: z.object({ reachedAt: instant.nullable() }),
})

/** Lists the active sessions, last used first. */
export const listSessions = contract(routes.listSessions, {
  access: 'admin',
  response: z.array(
    z.object({
      id: z.uuid(),
      /** Whether this call was made in the session. */
      current: z.boolean(),
      /** Browser and system, as `devices.ts` names them; '' when unknown. */
      device: z.string(),
      /** Name of the passkey that opened the session; null if the password did. */
      passkey: z.string().nullable(),
      createdAt: instant,
      lastUsedAt: instant,
    }),
  ),
})

export const endSession = contract(routes.endSession, { ...onRow, act: 'endSession' })

/** Ends every session except the one that calls this. */
export const endOtherSessions = contract(routes.endOtherSessions, {
  access: 'admin',
  act: 'endOtherSessions',
  response: z.object({ count: z.number() }),
})

export type ListedSession = ResponseOf<typeof listSessions>[number]

/** Allowed lengths of a new password in characters, after NFC normalisation. */
export const NEW_PASSWORD = { minimum: 12, maximum: 200 } as const

/** Proof that confirms an act, so that a stolen token is not enough: the password or a passkey. */
export const confirmation = z.union(
  [z.strictObject({ password: passwordField }), z.strictObject({ passkey: passkeyAnswer })],
  { error: errorTexts.passwordRequired },
)

/** Minutes after the login or a confirmation during which grave acts need no other confirmation. */
export const PROOF_MINUTES = 10

/** Confirms the session, so that a refused grave act can be repeated. Answers 403 when the proof is wrong. */
export const confirmSession = contract(routes.confirmSession, {
  access: 'admin',
  // Not in the audit log: the act that it is for is recorded there.
  act: null,
  body: z.strictObject({ confirmation }),
  response: success,
})

/** Creates a challenge for a passkey that confirms an act. */
export const startConfirmation = contract(routes.startConfirmation, {
  access: 'admin',
  act: null,
  response: z.custom<PublicKeyCredentialRequestOptionsJSON>(),
})

/** Returns the source of the password that is in force. A preview always uses the environment's password. */
export const getPassword = contract(routes.getPassword, {
  access: 'admin',
  response: z.discriminatedUnion('source', [
    z.object({ source: z.literal('panel'), changedAt: instant }),
    z.object({ source: z.enum(['environment', 'preview']) }),
  ]),
})

const newPassword = z
  .string()
  .refine((value) => value.isWellFormed(), {
    error: errorTexts.forbiddenCharacters,
    abort: true,
  })
  .normalize()
  .min(NEW_PASSWORD.minimum, { error: errorTexts.tooShort(NEW_PASSWORD.minimum) })
  .max(NEW_PASSWORD.maximum, { error: errorTexts.tooLong(NEW_PASSWORD.maximum) })

/**
 * Stores a new password, ends every other session and returns a new token for this one. Answers 400 when the password is easy to guess, 403 when the
 * change is not confirmed, and 409 in a preview, or if another password was stored or the session ended meanwhile.
 */
export const changePassword = contract(routes.changePassword, {
  access: 'admin',
  act: 'changePassword',
  body: z.strictObject({
    confirmation,
    newPassword,
  }),
  response: loggedIn,
})

/** Lifetime of a mailed link for a new password. */
export const PASSWORD_LINK_MINUTES = 15

/**
 * Tells how many recovery codes are unused, when they were made, and whether the owner has said that she keeps them;
 * `createdAt` is null if none is left.
 */
export const getRecoveryCodes = contract(routes.getRecoveryCodes, {
  access: 'admin',
  response: z.object({ left: z.int(), createdAt: instant.nullable(), areKept: z.boolean() }),
})

/**
 * Makes ten new recovery codes and deletes the earlier ones. Answers 403 when the act is not confirmed, 409 in a
 * preview.
 */
export const createRecoveryCodes = contract(routes.createRecoveryCodes, {
  access: 'admin',
  act: 'createRecoveryCodes',
  status: 201,
  body: z.strictObject({ confirmation }),
  response: z.object({ codes: z.array(z.string()) }),
})

/**
 * Mails a link that sets a new password to the address of notices. No mail is sent while an earlier link is valid, or
 * beyond the limits of mails; the response is the same. Answers 409 in a preview or without a mail service.
 */
export const sendPasswordLink = contract(routes.sendPasswordLink, {
  response: success,
  rateLimit: loginRateLimit,
})

const passwordLink = z.string().max(LIMITS.signedToken)

/** Returns whether a mailed link needs a passkey or a recovery code as well. Answers 403 when the link is not valid. */
export const checkPasswordLink = contract(routes.checkPasswordLink, {
  body: z.strictObject({ link: passwordLink }),
  response: z.object({ needsMore: z.boolean() }),
  rateLimit: loginRateLimit,
})

/**
 * Stores a new password in place of a forgotten one and ends all sessions. The proof is a recovery code, or a mailed
 * link; once a passkey is registered, a link also needs a passkey or a code. Answers 400 when the password is easy to
 * guess, 403 when the proof is wrong or used, 409 in a preview, 429 after too many attempts.
 */
export const recoverPassword = contract(routes.recoverPassword, {
  body: z.strictObject({
    link: passwordLink.optional(),
    code: z.string().max(LIMITS.recoveryCode).optional(),
    passkey: passkeyAnswer.optional(),
    newPassword,
  }),
  response: success,
  rateLimit: loginRateLimit,
})

export type Recovery = z.output<typeof recoverPassword.body>

export type PasswordState = ResponseOf<typeof getPassword>
export type Confirmation = z.output<typeof confirmation>
export type NewPassword = z.output<typeof changePassword.body>

const { page } = listCalls({
  query: {},
  item: z.object({
    id: z.uuid(),
    at: instant,
    act: z.enum(ACTS),
    /**
     * Subject of the act; null if there is none. An item has kind, id and slug. Any other row has only an id. For an
     * image, the id is its name.
     */
    subjectKind: z.enum(ITEM_KINDS).nullable(),
    subjectId: z.string().nullable(),
    subjectSlug: z.string().nullable(),
    /** Names of the parts of the settings that the act has changed; of a price, see `setPrice`. */
    changed: z.array(z.string()),
    /** Null for an act without a session, such as a failed login. */
    sessionId: z.uuid().nullable(),
    /** Browser and system, as `devices.ts` names them; '' when unknown. */
    device: z.string(),
  }),
  more: {},
})

/** Lists the administrator's actions, newest first. */
export const listActs = contract(routes.listActs, page)

export type RecordedAct = ResponseOf<typeof listActs>['items'][number]

/** Longest duration of the administrator's session, from the login. */
export const SESSION_HOURS = 12
/** Time without a call by the administrator after which the session ends. Polling does not count. */
export const SESSION_IDLE_HOURS = 2
