import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { insertFailedLogin } from './audit-queries.ts'
import type { PasswordProof } from './password-queries.ts'
import {
  beginLoginAttempt,
  insertSession,
  type LoginLimits,
  type LoginProof,
  type OpenSession,
  type PasswordAttempt,
  type PasswordCaller,
  readLoginWait,
  recordProof,
  useSession,
} from './session-queries.ts'
import { networkOf } from '#src/server/rate-limits.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatMoment } from '#src/core/lithuanian.ts'
import { UNPROVEN } from '#src/core/acts.ts'
import { RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { keyedHash } from '#src/server/signing.ts'
import { configuredPassword, configuredValue, isInForce, matchesHash } from './passwords.ts'

/**
 * Limits of password checks, per caller and in total, because a distributed attack uses many addresses. Networks known
 * from earlier logins, unknown networks and open sessions have separate totals, so that an attack cannot lock the
 * administrator out.
 */
const LOGIN_LIMITS: LoginLimits = { ofCaller: 5, inAll: 100, windowSeconds: 15 * 60 }

/** Returns the hash of a caller's network. */
export function networkHash(address: string): string {
  return keyedHash('network', networkOf(address))
}

/** Random bytes in a session token. */
const TOKEN_BYTES = 32

/**
 * Creates a session token that ends with a MAC, so that a forged one is refused without a query.
 * @returns the token, and its SHA-256 as hex, which the database keeps.
 */
export function newToken(): { token: Private; tokenHash: string } {
  const chance = randomBytes(TOKEN_BYTES)
  const token = asPrivate(Buffer.concat([chance, macOf(chance)]).toString('base64url'))
  return { token, tokenHash: sha256(token).toString('hex') }
}

function isOurs(token: string): boolean {
  const bytes = Buffer.from(token, 'base64url')
  const own = macOf(bytes.subarray(0, TOKEN_BYTES))
  const mac = bytes.subarray(TOKEN_BYTES)
  return mac.length === own.length && timingSafeEqual(mac, own)
}

function macOf(chance: Uint8Array): Buffer {
  const { signingSecret } = environment()
  return createHmac('sha256', signingSecret ?? '')
    .update('session token\n')
    .update(chance)
    .digest()
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Refuses a caller that must wait before its next login attempt. Runs before any input is read.
 * @throws RequestError 429
 */
export async function refuseThrottledLogin({
  db,
  address,
}: {
  db: Database
  address: string
}): Promise<void> {
  const wait = await readLoginWait(db, { network: networkHash(address) }, LOGIN_LIMITS)
  refuseWaiting(wait, errorTexts.tooManyLogins)
}

/** Client that wants to log in. */
export interface Caller {
  db: Database
  /** IP address. */
  address: string
  /** Coarse device name (`devices.ts`). */
  device: string
}

/**
 * Checks the password and opens a session.
 * @returns the bearer token; the database keeps only its hash.
 * @throws RequestError 401 when the password is wrong, 503 without a configured password, 429 when `LOGIN_LIMITS` are
 *   used up.
 */
export async function logIn(caller: Caller, password: string): Promise<Private> {
  const { db, address, device } = caller
  const attempt = attemptOf({ network: networkHash(address) })
  const proof = await provePassword(db, attempt, password)
  if (proof === null) {
    await insertFailedLogin(db, device)
    throw new RequestError(401, errorTexts.wrongPassword)
  }
  return openSession(caller, { password: proof })
}

/**
 * Requires the password again, in an open session, which is then confirmed for `PROOF_MINUTES`. A right password gives
 * its own attempt back, so that only wrong ones count, and a right one does not forgive the guesses of a stolen token.
 * @throws RequestError 403 when the password is wrong, 503 without a configured password, 429 when `LOGIN_LIMITS` are
 *   used up.
 */
export async function requirePassword(
  { db, session }: { db: Database; session: { id: string } },
  password: string,
): Promise<void> {
  const attempt = attemptOf({ sessionId: session.id })
  if ((await provePassword(db, attempt, password)) !== null) {
    return recordProof(db, session, attempt)
  }
  const fields = { password: errorTexts.wrongPassword }
  throw new RequestError(403, errorTexts.wrongPassword, { fields })
}

/**
 * Refuses a grave act in a session that was not confirmed lately.
 * @param changed fields whose change is grave, for the question; none if the whole act is.
 * @throws RequestError 403 with a code
 */
export function requireProof(
  { isProven }: Pick<OpenSession, 'isProven'>,
  changed: readonly string[] = [],
): void {
  if (isProven) return
  const fields = Object.fromEntries(changed.map((field) => [field, errorTexts.unproven]))
  throw new RequestError(403, errorTexts.unproven, {
    code: UNPROVEN,
    ...(changed.length > 0 && { fields }),
  })
}

const attemptOf = (caller: PasswordCaller): PasswordAttempt => ({ id: crypto.randomUUID(), caller })

/**
 * Checks a password. Each check counts as an attempt of the caller, until it is given back.
 * @returns which password matches, the stored or the environment's; null when neither does.
 * @throws RequestError 503 without a configured password, 429 when `LOGIN_LIMITS` are used up.
 */
async function provePassword(
  db: Database,
  attempt: PasswordAttempt,
  password: string,
): Promise<PasswordProof | null> {
  const { adminPassword, adminPasswordHash } = configuredPassword()
  const { wait, stored } = await beginLoginAttempt(db, attempt, LOGIN_LIMITS)
  refuseWaiting(
    wait,
    'network' in attempt.caller ? errorTexts.tooManyLogins : errorTexts.tooManyPasswordChecks,
  )
  if (stored !== undefined && (await isInForce(stored))) {
    const isRight = await matchesHash(password, stored.hash)
    return isRight ? { storedId: stored.id, outdatedId: null } : null
  }
  const isRight =
    adminPasswordHash === null
      ? timingSafeEqual(sha256(password), sha256(adminPassword ?? ''))
      : await matchesHash(password, adminPasswordHash)
  return isRight ? { storedId: null, outdatedId: stored?.id ?? null } : null
}

/**
 * Opens a session.
 * @returns the bearer token of the session.
 * @throws RequestError 401 when the passkey has been deleted meanwhile, 503 without a configured password.
 */
export async function openSession(
  { db, address, device }: Caller,
  proof: LoginProof,
): Promise<Private> {
  const { token, tokenHash } = newToken()
  const isOpen = await insertSession(
    db,
    {
      id: crypto.randomUUID(),
      tokenHash,
      device,
      fingerprint: passwordFingerprint(),
      network: networkHash(address),
    },
    proof,
  )
  if (!isOpen) throw new RequestError(401, errorTexts.passkeyRefused)
  return token
}

/**
 * Returns a keyed hash of the configured password. A session stores this hash and ends when the configured password
 * changes. The key is the signing secret, so the password cannot be guessed from the database alone.
 * @throws RequestError 503 without a configured password.
 */
export function passwordFingerprint(): string {
  return createHmac('sha256', environment().signingSecret ?? '')
    .update(configuredValue())
    .digest('hex')
}

/** Refuses a caller that must wait. @param wait seconds; null if it need not wait. */
function refuseWaiting(wait: number | null, sentenceOf: (time: string) => string): void {
  if (wait === null) return
  // Rounded up to a whole minute, so that the caller does not retry too early.
  const end = new Date(Date.now() + wait * 1000 + 59_999)
  throw new RequestError(429, sentenceOf(formatMoment(end)), {
    headers: { 'Retry-After': String(wait) },
  })
}

/**
 * Requires the bearer token of an active session; refuses a forged token without a query.
 * @param authorization the `Authorization` header.
 * @throws RequestError 401 without such a token, 503 without a configured password.
 */
export async function requireSession(
  db: Database,
  authorization: string | null,
  call: { polled: boolean },
): Promise<OpenSession> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '') ?? []
  if (token !== undefined && isOurs(token)) {
    const tokenHash = sha256(token).toString('hex')
    const session = await useSession(db, { tokenHash, fingerprint: passwordFingerprint() }, call)
    if (session !== undefined) return session
  }
  throw new RequestError(401, errorTexts.sessionRequired, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}
