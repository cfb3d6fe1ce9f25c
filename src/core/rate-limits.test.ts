import { expect, it } from 'vitest'
import { RATE_LIMITS, mailboxOf, maxCalls, NETWORK_RATE_LIMITS } from './rate-limits.ts'
import { CAPPED_PER_HOUR, NETWORK_SHARE } from './outbox.ts'

it('a network gets at most a quarter of the mails of an hour', () => {
  const [limit] = RATE_LIMITS['network-mails']
  expect(limit).toEqual({ calls: 60, seconds: 3600 })
  expect(CAPPED_PER_HOUR).toBe(240)
  expect(CAPPED_PER_HOUR * NETWORK_SHARE).toBe(limit.calls)
})

it('an address gets six mails an hour and fifteen a day', () => {
  expect(RATE_LIMITS.mailbox).toEqual([
    { calls: 6, seconds: 3600 },
    { calls: 15, seconds: 86_400 },
  ])
})

it('as many instants are kept as the limits of a kind need', () => {
  expect(maxCalls('mailbox')).toBe(15)
  expect(maxCalls('order-words')).toBe(5)
})

it.each([
  ['mails', 3600],
  ['rows', 60],
] as const)('wider networks may cause four and eight times the %s', (counted, seconds) => {
  expect(NETWORK_RATE_LIMITS[counted].map((kind) => RATE_LIMITS[kind])).toEqual(
    [60, 240, 480].map((calls) => [{ calls, seconds }]),
  )
})

it('half of the mails that a kind may send in an hour are sent for one network, however wide', () => {
  expect(RATE_LIMITS['network-turns']).toEqual([{ calls: CAPPED_PER_HOUR / 2, seconds: 3600 }])
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
