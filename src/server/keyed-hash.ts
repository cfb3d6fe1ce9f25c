import { createHash, createHmac } from 'node:crypto'
import type { DepartureKeys } from './queries/departed.ts'
import { environment } from './environment.ts'

/**
 * A hash by which rows of a network or an address are found that keep neither. Without the signing secret nobody
 * can test guesses; with another secret rows of before are not found any more.
 * @param text of an address: trimmed and lower-cased.
 * @returns HMAC-SHA256 in hex.
 */
export function keyedHash(purpose: 'network' | 'address', text: string): string {
  const { signingSecret } = environment()
  return createHmac('sha256', signingSecret ?? '')
    .update(`${purpose}\n${text}`)
    .digest('hex')
}

/** Bytes of a block of SHA-256. */
const BLOCK_BYTES = 64

/** The keys of the hashes of departed subscribers, by which the database makes them itself (HMAC, RFC 2104). */
export function departureKeys(): DepartureKeys {
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

/** An id in the form of a UUID that the same text always has. */
export function digestId(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digest) ?? []
  return parts.join('-')
}
