import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { asPrivate, type Private } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { environment } from './environment.ts'

/** The claims of a signed token, and whether it is still valid. */
type ReadToken =
  { state: 'valid' | 'expired'; claims: Private[]; expiresAt: Date } | { state: 'forged' }

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAC_BYTES = 32

/** What filters of mail take for the address of a Bitcoin wallet, as SpamAssassin's `__BITCOIN_ID`. */
const LIKE_A_WALLET = /\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b/

/**
 * Seals a token that is valid until an instant, for a link or another call: whoever has it can neither read
 * nor change its claims and its end.
 * @param purpose keeps a token from being accepted for another purpose.
 * @returns a URL-safe string.
 * @throws RequestError 503 without a signing secret.
 */
export function signToken(purpose: string, claims: readonly string[], expiresAt: Date): Private {
  const payload = JSON.stringify([expiresAt.getTime(), ...claims])
  let token: string
  do token = seal(purpose, payload)
  while (LIKE_A_WALLET.test(token))
  return asPrivate(token)
}

function seal(purpose: string, payload: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(payload), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/**
 * Opens a token that `signToken` has made for the same purpose.
 * @throws RequestError 503 without a signing secret.
 */
export function readToken(purpose: string, token: string, now = new Date()): ReadToken {
  const bytes = Buffer.from(token, 'base64url')
  // Base64 decoding is lenient: only the canonical spelling of a token is accepted.
  const isWellFormed = bytes.toString('base64url') === token
  const payload = openSealed(purpose, bytes) ?? openReadable(purpose, bytes)
  if (!isWellFormed || payload === null) return { state: 'forged' }
  const [expiresAt, ...claims] = JSON.parse(payload.toString()) as [number, ...Private[]]
  const state = expiresAt > now.getTime() ? 'valid' : 'expired'
  return { state, claims, expiresAt: new Date(expiresAt) }
}

function openSealed(purpose: string, bytes: Buffer): Buffer | null {
  const key = sealingKey(purpose)
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const end = bytes.length - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(end))
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, end))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    return null
  }
}

/** Opens a token of the former format, as in letters whose link for leaving is valid for years: MAC, then JSON. */
function openReadable(purpose: string, bytes: Buffer): Buffer | null {
  const [mac, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)]
  const hmac = createHmac('sha256', signingSecret()).update(`${purpose}\n`).update(payload)
  return mac.length === MAC_BYTES && timingSafeEqual(mac, hmac.digest()) ? payload : null
}

function sealingKey(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', signingSecret(), '', `token\n${purpose}`, KEY_BYTES))
}

function signingSecret(): string {
  const { signingSecret: secret } = environment()
  if (secret === null) throw new RequestError(503, errorTexts.signingNotConfigured)
  return secret
}
