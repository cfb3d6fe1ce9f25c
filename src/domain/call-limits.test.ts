import { expect, it } from 'vitest'
import { CALL_LIMITS, mailboxOf, MOST_CALLS } from './call-limits.ts'
import { CAPPED_PER_HOUR, NETWORK_SHARE } from './outbox.ts'

it('a network gets at most a quarter of the mails of an hour', () => {
  const [limit] = CALL_LIMITS['network-mails']
  expect(limit).toEqual({ calls: 60, seconds: 3600 })
  expect(CAPPED_PER_HOUR).toBe(240)
  expect(CAPPED_PER_HOUR * NETWORK_SHARE).toBe(limit.calls)
})

it('an address gets six mails an hour and fifteen a day', () => {
  expect(CALL_LIMITS.mailbox).toEqual([
    { calls: 6, seconds: 3600 },
    { calls: 15, seconds: 86_400 },
  ])
})

it('no limit needs more instants than are kept', () => {
  expect(MOST_CALLS).toBe(60)
})

it.each([
  ['ruta@pastas.example', 'ruta@pastas.example'],
  ['Ruta+12@Pastas.Example', 'ruta@pastas.example'],
  ['r.u.t.a@pastas.example', 'ruta@pastas.example'],
  ['ruta+a+b@pastas.example', 'ruta@pastas.example'],
  ['+a@pastas.example', '@pastas.example'],
  ['ruta@pastas+x.example', 'ruta@pastas+x.example'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
