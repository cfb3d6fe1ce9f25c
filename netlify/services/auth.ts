import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/client.ts'
import {
  beginLoginAttempt,
  deleteSession,
  hasSession,
  insertSession,
  type LoginLimits,
  readLoginLimitReached,
  readLoginWait,
} from '#db/queries/sessions.ts'
import type { LoginLimit } from '#src/contracts/session.ts'
import { networkOf } from '#src/domain/network-address.ts'
import { asPrivate, type Private } from '#src/domain/private.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'
import { matchesHash } from './passwords.ts'

/** Rules of architecture, section 6. */
export const SESSION_HOURS = 12
/** A distributed attack uses many addresses: besides the limit per address there is a total one. */
export const LOGIN_LIMITS: LoginLimits = { ofAddress: 5, inAll: 100, windowSeconds: 15 * 60 }

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Rejects a caller that has to wait before its next login attempt, before any input is read.
 * @throws RequestError 429
 */
export async function refuseThrottledLogin({
  db,
  address,
}: {
  db: Database
  address: string
}): Promise<void> {
  refuseWaiting(await readLoginWait(db, networkOf(address), LOGIN_LIMITS))
}

/**
 * Checks the password and opens a session of 12 hours.
 * @returns the bearer token; the database keeps only its hash.
 * @throws RequestError 503 without a configured password, 429 when `LOGIN_LIMITS` are used up, 401
 * when it is wrong.
 */
export async function logIn(db: Database, password: string, address: string): Promise<Private> {
  const { adminPassword, adminPasswordHash } = environment()
  if (adminPassword === null && adminPasswordHash === null) {
    throw new RequestError(503, errorTexts.loginNotConfigured)
  }
  const network = networkOf(address)
  const attempt = { id: crypto.randomUUID(), address: network }
  refuseWaiting(await beginLoginAttempt(db, attempt, LOGIN_LIMITS))
  const matches =
    adminPasswordHash === null
      ? timingSafeEqual(sha256(password), sha256(adminPassword ?? ''))
      : await matchesHash(password, adminPasswordHash)
  if (!matches) throw new RequestError(401, errorTexts.wrongPassword)

  const token = asPrivate(randomBytes(32).toString('base64url'))
  await insertSession(db, {
    id: crypto.randomUUID(),
    tokenHash: sha256(token).toString('hex'),
    expiresAt: new Date(Date.now() + SESSION_HOURS * 60 * 60 * 1000),
    address: network,
  })
  return token
}

/** @param wait seconds; null: no wait. */
function refuseWaiting(wait: number | null): void {
  if (wait === null) return
  throw new RequestError(429, errorTexts.tooManyLogins, {
    headers: { 'Retry-After': String(wait) },
  })
}

/** When the total login limit was last reached, for the panel. */
export async function describeLoginLimit(db: Database): Promise<LoginLimit> {
  return { reachedAt: (await readLoginLimitReached(db))?.toISOString() ?? null }
}

/** Ends the session. */
export async function logOut(db: Database, tokenHash: string | null): Promise<{ success: true }> {
  if (tokenHash !== null) await deleteSession(db, tokenHash)
  return { success: true }
}

/**
 * Requires the bearer token of a session.
 * @param authorization the header of this name.
 * @returns the token's hash.
 * @throws RequestError 401 without a token, with an unknown or an expired one.
 */
export async function requireSession(db: Database, authorization: string | null): Promise<string> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '') ?? []
  const tokenHash = token === undefined ? null : sha256(token).toString('hex')
  if (tokenHash === null || !(await hasSession(db, tokenHash))) {
    throw new RequestError(401, errorTexts.sessionRequired, {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  }
  return tokenHash
}
