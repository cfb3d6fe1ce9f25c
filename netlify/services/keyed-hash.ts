import { createHmac } from 'node:crypto'
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
