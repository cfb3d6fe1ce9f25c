import { describe, expect, test } from 'vitest'
import { bookingDueAt, consultationPackages, packageAction } from './consultations.ts'

const links = { weekly: 'https://pay.example/weekly', monthly: 'https://pay.example/monthly' }

describe('the consultation packages', () => {
  const packages = () => consultationPackages(links)

  test('are the five of the specification with their prices', () => {
    expect(packages().map(({ id, price, available }) => [id, price, available])).toEqual([
      ['email-weekly', 39, true],
      ['email-monthly', 79, true],
      ['individual', 80, false],
      ['couple-therapy', 120, false],
      ['intensive', 320, false],
    ])
  })

  test('carry the badge on the two email packages', () => {
    expect(
      packages()
        .filter(({ popular }) => popular)
        .map(({ id }) => id),
    ).toEqual(['email-weekly', 'email-monthly'])
  })

  test('have the month as the only subscription', () => {
    expect(packages().map(({ paymentType }) => paymentType)).toEqual([
      'one-off',
      'subscription',
      'one-off',
      'one-off',
      'one-off',
    ])
  })

  test('take the payment links of the two email packages', () => {
    expect(packages().map(({ paymentLink }) => paymentLink)).toEqual([
      links.weekly,
      links.monthly,
      null,
      null,
      null,
    ])
  })
})

describe('choosing a package', () => {
  const actions = (given: Parameters<typeof consultationPackages>[0]) =>
    consultationPackages(given).map(packageAction)

  test('leads to the checkout when it has a link', () => {
    expect(actions(links)).toEqual(['checkout', 'checkout', 'none', 'none', 'none'])
  })

  test('opens the booking form when it is available without a link', () => {
    expect(actions({ weekly: null, monthly: links.monthly })).toEqual([
      'booking-form',
      'checkout',
      'none',
      'none',
      'none',
    ])
  })
})

test('a booking is to be answered within a day', () => {
  expect(bookingDueAt(new Date('2026-11-29T22:30:00Z'))).toEqual(new Date('2026-11-30T22:30:00Z'))
})
