import { createHmac, timingSafeEqual } from 'node:crypto'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { environment } from './environment.ts'

/** What a signed link says, or why it says nothing. */
type ReadLink = { state: 'valid'; claims: string[] } | { state: 'expired' | 'forged' }

const MAC_BYTES = 32

/**
 * Makes the token of a link that holds until an instant.
 * @param purpose keeps the links of one call from being taken for those of another.
 * @param claims what the link stands for; anybody who has it can read them.
 * @throws RequestError 503 without a secret to sign with.
 */
export function signLink(purpose: string, claims: readonly string[], expiresAt: Date): string {
  const payload = Buffer.from(JSON.stringify([expiresAt.getTime(), ...claims]))
  return Buffer.concat([macOf(purpose, payload), payload]).toString('base64url')
}

/**
 * Reads a token that `signLink` has made for the same purpose.
 * @throws RequestError 503 without a secret to check it with.
 */
export function readLink(purpose: string, token: string, now: Date): ReadLink {
  const bytes = Buffer.from(token, 'base64url')
  const [mac, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)]
  const expected = macOf(purpose, payload)
  // Decoding is lenient: only one spelling of a token counts.
  const isWellFormed = mac.length === MAC_BYTES && bytes.toString('base64url') === token
  if (!isWellFormed || !timingSafeEqual(mac, expected)) return { state: 'forged' }
  const [expiresAt, ...claims] = JSON.parse(payload.toString()) as [number, ...string[]]
  return expiresAt > now.getTime() ? { state: 'valid', claims } : { state: 'expired' }
}

function macOf(purpose: string, payload: Uint8Array): Buffer {
  const { signingSecret } = environment()
  if (signingSecret === null) throw new RequestError(503, errorTexts.signingNotConfigured)
  return createHmac('sha256', signingSecret).update(`${purpose}\n`).update(payload).digest()
}
