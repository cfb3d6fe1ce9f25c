import { describe, expect, it } from 'vitest'
import {
  isOpen,
  isServed,
  lastMessageDay,
  lastPaidDay,
  refundDueOn,
  refundOf,
  type WithdrawnOrder,
} from './withdrawals.ts'

it.each([
  ['2026-11-23T10:00:00.000Z', '2026-12-07'],
  ['2026-12-31T21:59:59.000Z', '2027-01-14'],
  // In Vilnius it is already the next day.
  ['2026-12-31T22:00:00.000Z', '2027-01-15'],
])('the money of a withdrawal of %s is returned by %s', (createdAt, due) => {
  expect(refundDueOn(createdAt)).toBe(due)
})

it('a withdrawal is open until the money is returned or none is due', () => {
  expect((['new', 'confirmed', 'refunded', 'nothing-due'] as const).filter(isOpen)).toEqual([
    'new',
    'confirmed',
  ])
})

describe('the last day that is paid for', () => {
  const at = (time: string) => new Date(`2026-${time}:00Z`)
  const order = { agreedAt: at('11-20T10:00'), startedAt: at('11-20T12:00'), isEarly: true }
  const week = { ...order, package: 'email-weekly', paidUntil: null } as const
  const month = { ...order, package: 'email-monthly', paidUntil: at('12-20T10:00') } as const

  it.each([
    ['of a week that begins at once', week, '2026-11-27'],
    ['of a week that was started later', { ...week, startedAt: at('11-25T12:00') }, '2026-12-02'],
    // The fourteen days end on 4 December.
    ['of a week that waits for the fourteen days', { ...week, isEarly: false }, '2026-12-11'],
    [
      'of a week that was started after them',
      { ...week, isEarly: false, startedAt: at('12-10T12:00') },
      '2026-12-17',
    ],
    ['of a week that was not started', { ...week, startedAt: null }, null],
    ['of a month that begins at once', month, '2026-12-20'],
    ['of a month that waits for the fourteen days', { ...month, isEarly: false }, '2027-01-03'],
    ['of a month that was not started', { ...month, startedAt: null }, '2026-12-20'],
    ['of a month without an invoice yet', { ...month, paidUntil: null }, null],
  ])('%s', (_, given, day) => {
    expect(lastPaidDay(given)).toBe(day)
  })
})

it('an order is served when its paid days are over that its client wanted at once', () => {
  const at = (time: string) => new Date(`2026-${time}:00Z`)
  const week = {
    package: 'email-weekly',
    agreedAt: at('11-20T10:00'),
    startedAt: at('11-20T12:00'),
    isEarly: true,
    paidUntil: null,
  } as const
  expect(isServed(week, '2026-11-27')).toBe(false)
  expect(isServed(week, '2026-11-28')).toBe(true)
  expect(isServed({ ...week, isEarly: false }, '2026-11-28')).toBe(false)
  expect(isServed({ ...week, startedAt: null }, '2026-11-28')).toBe(false)
})

describe('the last day of letters', () => {
  const at = (time: string) => new Date(`2026-${time}:00Z`)
  const begun = { agreedAt: at('11-20T10:00'), startedAt: at('11-20T12:00'), isEarly: true }
  const week = { ...begun, package: 'email-weekly', paidUntil: null, isPaying: false } as const
  const month = {
    ...begun,
    package: 'email-monthly',
    paidUntil: at('12-20T10:00'),
    isPaying: true,
  } as const

  it.each([
    ['of a week', week, '2026-11-28'],
    ['of a month that goes on', month, '2026-12-24'],
    ['of a month that was ended, or not paid', { ...month, isPaying: false }, '2026-12-21'],
    ['of an order that was not started', { ...month, startedAt: null }, null],
    ['of a month without an invoice yet', { ...month, paidUntil: null }, null],
  ])('%s', (_, order, day) => {
    expect(lastMessageDay(order)).toBe(day)
  })
})

describe('of an order that is withdrawn from', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const week: WithdrawnOrder = {
    package: 'email-weekly',
    amount: 3900,
    refundedAmount: 0,
    agreedAt: at('2026-11-20'),
    startedAt: at('2026-11-20'),
    isEarly: true,
  }
  const month: WithdrawnOrder = { ...week, package: 'email-monthly', amount: 7900 }

  it.each([
    ['on the first day', week, '2026-11-20', 3343, 1],
    ['on the sixth of seven days', week, '2026-11-25', 557, 6],
    ['after all seven days', week, '2026-11-30', 0, 7],
    ['before it was started', { ...week, startedAt: null }, '2026-11-25', 3900, 0],
    ['that was not to begin early', { ...week, isEarly: false }, '2026-11-25', 3900, 0],
    ['of which a part was returned', { ...week, refundedAmount: 3000 }, '2026-11-20', 343, 1],
    ['of which more was returned', { ...week, refundedAmount: 3900 }, '2026-11-20', 0, 1],
    ['of a month of 30 days', month, '2026-11-29', 5267, 10],
    [
      'of a month of 28 days',
      { ...month, agreedAt: at('2027-01-31'), startedAt: at('2027-02-01') },
      '2027-02-07',
      5925,
      7,
    ],
  ] as const)('%s, %#, the rest is returned', (_, order, day, refundable, usedDays) => {
    expect(refundOf(order, at(day))).toMatchObject({ refundable, usedDays, isLate: false })
  })

  it('nothing is due after the fourteenth day, nor where nothing was paid', () => {
    expect(refundOf(week, at('2026-12-04')).isLate).toBe(false)
    expect(refundOf({ ...week, isEarly: false }, at('2026-12-05'))).toMatchObject({
      refundable: 0,
      isLate: true,
    })
    expect(refundOf({ ...week, agreedAt: null }, at('2026-11-20')).refundable).toBe(0)
  })
})
