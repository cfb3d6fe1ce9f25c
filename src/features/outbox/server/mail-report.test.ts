import { expect, it } from 'vitest'
import { safeWords } from './mail-report.ts'

it.each([
  ['connect ECONNREFUSED 192.0.2.1:587', 'connect ECONNREFUSED 192.0.2.1:587'],
  [
    'Mail command failed: 421 4.3.2 <ruta@pastas.example>:\r\n try again',
    'Mail command failed: 421 4.3.2 … try again',
  ],
  [`Invalid login: 535 ${'Ab3+'.repeat(10)} refused`, 'Invalid login: 535 … refused'],
])('the words of a mail service name no address and no secret: %s', (said, kept) => {
  expect(safeWords(said)).toBe(kept)
})

it('the words of a mail service are short', () => {
  expect(safeWords('a b '.repeat(200))).toHaveLength(200)
})
