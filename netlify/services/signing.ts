import { createHmac, timingSafeEqual } from 'node:crypto'
import { asPrivate, type Private } from '#src/domain/private.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'

/** The claims of a signed token, or why it is invalid. */
type ReadToken =
  { state: 'valid'; claims: Private[]; expiresAt: Date } | { state: 'expired' | 'forged' }

const MAC_BYTES = 32

/**
 * Signs a token that is valid until an instant, for a link or another call.
 * @param purpose keeps a token from being accepted for another purpose.
 * @param claims readable by anybody who has the token, but tamper-proof.
 * @returns a URL-safe string.
 * @throws RequestError 503 without a signing secret.
 */
export function signToken(purpose: string, claims: readonly string[], expiresAt: Date): Private {
  const payload = Buffer.from(JSON.stringify([expiresAt.getTime(), ...claims]))
  return asPrivate(Buffer.concat([macOf(purpose, payload), payload]).toString('base64url'))
}

/**
 * Verifies a token that `signToken` has made for the same purpose.
 * @throws RequestError 503 without a signing secret.
 */
export function readToken(purpose: string, token: string, now = new Date()): ReadToken {
  const bytes = Buffer.from(token, 'base64url')
  const [mac, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)]
  const expected = macOf(purpose, payload)
  // Base64 decoding is lenient: only the canonical spelling of a token is accepted.
  const isWellFormed = mac.length === MAC_BYTES && bytes.toString('base64url') === token
  if (!isWellFormed || !timingSafeEqual(mac, expected)) return { state: 'forged' }
  const [expiresAt, ...claims] = JSON.parse(payload.toString()) as [number, ...Private[]]
  if (expiresAt <= now.getTime()) return { state: 'expired' }
  return { state: 'valid', claims, expiresAt: new Date(expiresAt) }
}

function macOf(purpose: string, payload: Uint8Array): Buffer {
  const { signingSecret } = environment()
  if (signingSecret === null) throw new RequestError(503, errorTexts.signingNotConfigured)
  return createHmac('sha256', signingSecret).update(`${purpose}\n`).update(payload).digest()
}
