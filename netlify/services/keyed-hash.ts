import { createHmac } from 'node:crypto'
import { environment } from './environment.ts'

/**
 * A hash, in hex, by which something is found again and that tells nobody without the signing secret what it is.
 * @param purpose keeps hashes of different things apart.
 */
export function keyedHash(purpose: 'network' | 'address', text: string): string {
  return createHmac('sha256', environment().signingSecret ?? '')
    .update(`${purpose}:${text}`)
    .digest('hex')
}
