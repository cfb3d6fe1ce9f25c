import { createHmac, timingSafeEqual } from 'node:crypto'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'

/** What a signed token says, or why it says nothing. */
type ReadToken =
  { state: 'valid'; claims: string[]; expiresAt: Date } | { state: 'expired' | 'forged' }

const MAC_BYTES = 32

/**
 * Makes a token that holds until an instant, for a link or another call.
 * @param purpose keeps what is signed for one thing from being taken for another.
 * @param claims what the token stands for; anybody who has it can read them, and nobody change them.
 * @returns letters that an address takes as they are.
 * @throws RequestError 503 without a secret to sign with.
 */
export function signToken(purpose: string, claims: readonly string[], expiresAt: Date): string {
  const payload = Buffer.from(JSON.stringify([expiresAt.getTime(), ...claims]))
  return Buffer.concat([macOf(purpose, payload), payload]).toString('base64url')
}

/**
 * Reads a token that `signToken` has made for the same purpose.
 * @throws RequestError 503 without a secret to check it with.
 */
export function readToken(purpose: string, token: string, now = new Date()): ReadToken {
  const bytes = Buffer.from(token, 'base64url')
  const [mac, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)]
  const expected = macOf(purpose, payload)
  // Decoding is lenient: only one spelling of a token counts.
  const isWellFormed = mac.length === MAC_BYTES && bytes.toString('base64url') === token
  if (!isWellFormed || !timingSafeEqual(mac, expected)) return { state: 'forged' }
  const [expiresAt, ...claims] = JSON.parse(payload.toString()) as [number, ...string[]]
  if (expiresAt <= now.getTime()) return { state: 'expired' }
  return { state: 'valid', claims, expiresAt: new Date(expiresAt) }
}

function macOf(purpose: string, payload: Uint8Array): Buffer {
  const { signingSecret } = environment()
  if (signingSecret === null) throw new RequestError(503, errorTexts.signingNotConfigured)
  return createHmac('sha256', signingSecret).update(`${purpose}\n`).update(payload).digest()
}
