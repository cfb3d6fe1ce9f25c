import { createHmac, timingSafeEqual } from 'node:crypto'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { environment } from './environment.ts'

/** A SHA-256 in base64url; a token is this mark, then what it vouches for. */
const MARK_LENGTH = 43

/**
 * Makes a token for links: what it says can be read by anybody, and changed by nobody. A payload says
 * what it is for, so that a token for one thing is not taken for another.
 * @returns letters that need no escaping in an address.
 * @throws RequestError 503 without `SIGNING_SECRET`.
 */
export function sign(payload: object, expiresAt: Date): string {
  const content = JSON.stringify({ payload, expiresAt: expiresAt.getTime() })
  const body = Buffer.from(content).toString('base64url')
  return mark(body) + body
}

/**
 * Reads a token that `sign` has made.
 * @returns its payload, null when it is forged or expired.
 * @throws RequestError 503 without `SIGNING_SECRET`.
 */
export function verify(token: string): Record<string, unknown> | null {
  const body = token.slice(MARK_LENGTH)
  // Compared as text: several texts can stand for the same bytes.
  const given = Buffer.from(token.slice(0, MARK_LENGTH))
  const expected = Buffer.from(mark(body))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // Only `sign` knows the secret, so this is what it wrote.
  const { payload, expiresAt } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    payload: Record<string, unknown>
    expiresAt: number
  }
  return expiresAt > Date.now() ? payload : null
}

function mark(body: string): string {
  const { signingSecret } = environment()
  if (signingSecret === null) throw new RequestError(503, errorTexts.signingNotConfigured)
  return createHmac('sha256', signingSecret).update(body).digest('base64url')
}
