import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  createHash,
} from 'node:crypto'
import { asPrivate, type Private } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { RequestError } from './errors.ts'
import { environment } from './environment.ts'
import type { SuppressionKeys } from './queries/suppressions.ts'

/** Result of reading a token, with its claims. */
type ReadToken =
  { state: 'valid' | 'expired'; claims: Private[]; expiresAt: Date } | { state: 'forged' }

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAC_BYTES = 32

/** Text that mail filters take for a Bitcoin wallet, for example SpamAssassin's `__BITCOIN_ID`. */
const LIKE_A_WALLET = /\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b/

/**
 * Creates an encrypted token for a link or a call. Its holder can neither read nor change the claims and the expiry.
 * @param purpose a token is accepted only for the same purpose.
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
 * Decrypts and verifies a token from `signToken` with the same purpose.
 * @throws RequestError 503 without a signing secret.
 */
export function readToken(purpose: string, token: string, now = new Date()): ReadToken {
  const bytes = Buffer.from(token, 'base64url')
  // Several base64 strings can have the same bytes. Only the canonical one is accepted.
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

/**
 * Verifies a token of the former format without encryption (MAC, then JSON). Unsubscribe links in old letters have it.
 */
function openReadable(purpose: string, bytes: Buffer): Buffer | null {
  const [mac, payload] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)]
  const hmac = createHmac('sha256', signingSecret()).update(`${purpose}\n`).update(payload)
  return mac.length === MAC_BYTES && timingSafeEqual(mac, hmac.digest()) ? payload : null
}

/** Returns the key of a purpose, derived from the signing secret. @throws RequestError 503 without a signing secret. */
export function sealingKey(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', signingSecret(), '', `token\n${purpose}`, KEY_BYTES))
}

function signingSecret(): string {
  const { signingSecret: secret } = environment()
  if (secret === null) throw new RequestError(503, errorTexts.signingNotConfigured)
  return secret
}

/**
 * Returns the keyed hash of a network or address, to find rows that store only the hash. Without the signing secret,
 * nobody can test guesses. If the secret changes, older rows cannot be found any more.
 * @param text network, or trimmed lower-case address.
 * @returns HMAC-SHA256 in hex.
 */
export function keyedHash(purpose: 'network' | 'address', text: string): string {
  const { signingSecret } = environment()
  return createHmac('sha256', signingSecret ?? '')
    .update(`${purpose}\n${text}`)
    .digest('hex')
}

/** Bytes of a SHA-256 block. */
const BLOCK_BYTES = 64

/** Returns the keys with which SQL computes the hashes of suppressed addresses (HMAC, RFC 2104). */
export function suppressionKeys(): SuppressionKeys {
  const [first, ...others] = environment().departedSecrets.map((secret) => {
    const key = createHmac('sha256', secret).update('departed subscribers').digest()
    const block = Buffer.concat([key], BLOCK_BYTES)
    const padded = (byte: number) => Buffer.from(block.map((each) => each ^ byte)).toString('hex')
    const id = createHash('sha256').update(key).digest('hex').slice(0, 16)
    return { id, inner: padded(0x36), outer: padded(0x5c) }
  })
  if (first === undefined) throw new Error('A text has at least one part.')
  return [first, ...others]
}

/** Derives an id in the format of a UUID from a text. The same text gives the same id. */
export function digestId(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest) ?? []
  return parts.join('-')
}

/** Paths of pages that signed links open, by purpose. */
const PATHS = {
  'newsletter-confirmation': '/naujienlaiskis/patvirtinti',
  'newsletter-leaving': '/naujienlaiskis/atsisakyti',
  'quiz-result': '/rezultatas',
  comparison: '/palyginimas',
  'own-data': '/mano-duomenys',
  order: '/uzsakymas',
  'order-address': '/uzsakymas/adresas',
  'notices-address': '/pranesimu-adresas',
} as const

export type LinkPurpose = keyof typeof PATHS

/**
 * Returns the URL of a page that only a holder of the link can open. Links in mails are created when the mail is sent,
 * so no token is stored.
 * @param claims for example the id of the page's row.
 * @throws RequestError 503 without a signing secret.
 */
export function visitorLink(
  purpose: LinkPurpose,
  claims: readonly string[],
  expiresAt: Date,
): Private {
  const path = `${PATHS[purpose]}/${signToken(purpose, claims, expiresAt)}`
  return asPrivate(environment().origin + path)
}

/**
 * Returns the claims of a link from `visitorLink`.
 * @throws RequestError 403 if it is forged or expired, 503 without a signing secret.
 */
export function readVisitorLink(purpose: LinkPurpose, token: string): Private[] {
  const read = readToken(purpose, token)
  if (read.state === 'valid') return read.claims
  throw new RequestError(
    403,
    read.state === 'expired' ? visitorPageTexts.linkExpired : visitorPageTexts.linkForged,
  )
}
