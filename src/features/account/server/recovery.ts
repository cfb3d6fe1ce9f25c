import { createHash, randomInt } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import {
  type checkPasswordLink,
  type Confirmation,
  type createRecoveryCodes,
  PASSWORD_LINK_MINUTES,
  type Recovery,
} from '../contracts.ts'
import { environment } from '#src/server/environment.ts'
import { RequestError } from '#src/server/errors.ts'
import { mailState } from '#src/server/mail.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { type FormCall, networkRateLimitKeys, withRateLimit } from '#src/server/rate-limits.ts'
import { readToken, signToken } from '#src/server/signing.ts'
import { type Caller, networkHash } from './auth.ts'
import { confirm } from './confirmation.ts'
import { checkPasskey } from './passkeys.ts'
import { refuseGuessable, refuseInPreview } from './password-change.ts'
import { hashOfConfigured, hashPassword } from './passwords.ts'
import type { OpenSession } from './session-queries.ts'
import * as queries from './recovery-queries.ts'

const CODES = 10
/** Letters and digits that cannot be mistaken for one another (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Groups of four characters in a code. Their 80 bits cannot be guessed, so a fast hash is enough. */
const GROUPS = 4

/** Purpose of the signature on a link. */
const PURPOSE = 'password-link'

/**
 * Makes ten recovery codes in place of the earlier ones, and mails the owner.
 * @returns the codes; the database keeps only their hashes.
 * @throws RequestError 409 in a preview, and the errors of `confirm`.
 */
export async function makeRecoveryCodes(
  caller: OutboxContext & { session: OpenSession },
  confirmation: Confirmation,
): Promise<AnswerOf<typeof createRecoveryCodes>> {
  refuseInPreview()
  await confirm(caller, confirmation)
  const codes = Array.from({ length: CODES }, newCode)
  await queries.replaceRecoveryCodes(caller.db, codes.map(hashOf))
  deliverSoon(caller)
  return { codes }
}

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Hashes a code as typed: case, spaces and dashes do not count, and O, I, L are read as the digits they resemble. */
function hashOf(code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest('hex')
}

/**
 * Mails the owner a link for a new password (`queuePasswordLink`).
 * @throws RequestError 409 in a preview or without a mail service, 429 when the network has used up its limit.
 */
export async function mailPasswordLink(call: FormCall & OutboxContext): Promise<{ success: true }> {
  refuseInPreview()
  if (mailState() !== 'on') throw new RequestError(409, errorTexts.recoveryWithoutMail)
  const limits = networkRateLimitKeys(call, 'mails')
  await withRateLimit(limits, queries.queuePasswordLink(call.db, limits))
  deliverSoon(call)
  return { success: true }
}

/**
 * Returns a mailed link; null once it is used or expired. The token is in the fragment, so no server log contains it.
 */
export async function passwordLinkOf(db: Database, id: string): Promise<Private | null> {
  const link = await queries.findPasswordLink(db, id)
  if (link === undefined) return null
  const expiresAt = new Date(link.createdAt.getTime() + PASSWORD_LINK_MINUTES * 60_000)
  const { origin } = environment()
  return asPrivate(`${origin}/admin/slaptazodis#${signToken(PURPOSE, [id], expiresAt)}`)
}

/**
 * Returns whether a link needs a passkey or a code as well.
 * @throws RequestError 403 when the link is forged, used or expired.
 */
export async function describeLink(
  db: Database,
  token: string,
): Promise<AnswerOf<typeof checkPasswordLink>> {
  const id = linkIdOf(token)
  const link = id === null ? undefined : await queries.findPasswordLink(db, id)
  if (link === undefined) throw new RequestError(403, errorTexts.passwordLinkRefused)
  return { needsMore: link.hasPasskeys }
}

function linkIdOf(token: string): string | null {
  const read = readToken(PURPOSE, token)
  return read.state === 'valid' ? (read.claims[0] ?? null) : null
}

/**
 * Stores a new password in place of a forgotten one, ends all sessions and mails the owner.
 * @throws RequestError 400 when the password is easy to guess, 403 when the proof is wrong, used or not enough, 409
 *   in a preview, 429 after too many attempts from the network.
 */
export async function recover(
  caller: Caller & OutboxContext,
  { link, code, passkey, newPassword }: Recovery,
): Promise<{ success: true }> {
  refuseInPreview()
  await refuseGuessable(newPassword)
  const { db, device } = caller
  const network = networkHash(caller.address)
  if (!(await queries.countRecovery(db, network))) {
    throw new RequestError(429, errorTexts.tooManyRecoveries)
  }
  const needsMore = link === undefined ? false : (await describeLink(db, link)).needsMore
  const key = passkey === undefined ? null : await checkPasskey(db, passkey, 'login')
  if (passkey !== undefined && key === null) {
    throw new RequestError(403, errorTexts.passkeyNotConfirmed)
  }
  if (code === undefined && (link === undefined || (needsMore && key === null))) {
    const fields = { code: errorTexts.recoveryNeedsMore }
    throw new RequestError(403, errorTexts.recoveryNeedsMore, { fields })
  }
  const proof = {
    linkId: link === undefined ? null : linkIdOf(link),
    codeHash: code === undefined ? null : hashOf(code),
    passkey: key,
  }
  const password = {
    hash: await hashPassword(newPassword),
    environmentHash: await hashOfConfigured(),
  }
  if (!(await queries.recoverPassword(db, proof, password, { device, network }))) {
    if (code === undefined) throw new RequestError(403, errorTexts.passwordLinkRefused)
    const fields = { code: errorTexts.recoveryRefused }
    throw new RequestError(403, errorTexts.recoveryRefused, { fields })
  }
  deliverSoon(caller)
  return { success: true }
}
