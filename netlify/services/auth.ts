import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { beginLoginAttempt, hasSession, insertSession } from '#db/queries/sessions.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { environment } from './environment.ts'
import { matchesHash } from './passwords.ts'

/** Rules of architecture, section 6. */
export const SESSION_HOURS = 12
export const LOGIN_ATTEMPTS = 5
export const LOGIN_WINDOW_SECONDS = 15 * 60

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Checks the password and opens a session of 12 hours.
 * @returns the bearer token; the database keeps only its hash.
 * @throws RequestError 503 without a configured password, 429 after five wrong ones within 15
 * minutes from the address, 401 when it is wrong.
 */
export async function logIn(db: Database, password: string, address: string): Promise<string> {
  const { adminPassword, adminPasswordHash } = environment()
  if (adminPassword === null && adminPasswordHash === null) {
    throw new RequestError(503, errorTexts.loginNotConfigured)
  }
  const wait = await beginLoginAttempt(db, {
    id: crypto.randomUUID(),
    address,
    limit: LOGIN_ATTEMPTS,
    windowSeconds: LOGIN_WINDOW_SECONDS,
  })
  if (wait !== null) {
    throw new RequestError(429, errorTexts.tooManyLogins, {
      headers: { 'Retry-After': String(wait) },
    })
  }
  const matches =
    adminPasswordHash === null
      ? timingSafeEqual(sha256(password), sha256(adminPassword ?? ''))
      : await matchesHash(password, adminPasswordHash)
  if (!matches) throw new RequestError(401, errorTexts.wrongPassword)

  const token = randomBytes(32).toString('base64url')
  await insertSession(db, {
    id: crypto.randomUUID(),
    tokenHash: sha256(token).toString('hex'),
    expiresAt: new Date(Date.now() + SESSION_HOURS * 60 * 60 * 1000),
    address,
  })
  return token
}

/**
 * Requires the bearer token of a session.
 * @returns the token's hash.
 * @throws RequestError 401 without a token, with an unknown or an expired one.
 */
export async function requireSession(db: Database, request: Request): Promise<string> {
  const [, token] =
    /^Bearer ([\w-]{20,200})$/.exec(request.headers.get('Authorization') ?? '') ?? []
  const tokenHash = token === undefined ? null : sha256(token).toString('hex')
  if (tokenHash === null || !(await hasSession(db, tokenHash))) {
    throw new RequestError(401, errorTexts.sessionRequired, {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  }
  return tokenHash
}
