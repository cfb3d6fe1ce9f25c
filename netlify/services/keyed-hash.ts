import { createHmac } from 'node:crypto'
import { environment } from './environment.ts'

/**
 * Names a caller's network or a recipient's address in the database, so that neither can be read from it or guessed
 * without the signing secret.
 * @returns hex; the same text has another hash for each purpose.
 */
export function keyedHash(purpose: 'network' | 'address', text: string): string {
  return createHmac('sha256', environment().signingSecret ?? '')
    .update(`${purpose}\n${text}`)
    .digest('hex')
}
