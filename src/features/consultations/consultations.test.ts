import { describe, expect, test } from 'vitest'
import { bookingDueAt, packageAction, type PaymentLinks } from './consultations.ts'
import { startingPackages } from '../../../tests/support/starting-packages.ts'
import { offeredPackages, packageSales } from './offered-packages.ts'
import { startingOffers } from './starting-offer-texts.ts'

const links = { weekly: 'https://pay.example/weekly', monthly: 'https://pay.example/monthly' }

describe('the consultation packages', () => {
  const packages = () => startingPackages(links)

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
  const actions = (given: PaymentLinks) => startingPackages(given).map(packageAction)

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

describe('a package that the owner changes', () => {
  const week = startingOffers['email-weekly']
  const meeting = startingOffers.individual
  const offered = (changes: Partial<typeof startingOffers>, today = '2026-11-29') =>
    offeredPackages(
      { packages: { ...startingOffers, ...changes }, daysOff: [] },
      packageSales([], links, false),
      today,
    )

  test('is left out while it is hidden', () => {
    const shown = offered({ intensive: { ...startingOffers.intensive, offer: 'hidden' } })
    expect(shown.map(({ id }) => id)).toEqual([
      'email-weekly',
      'email-monthly',
      'individual',
      'couple-therapy',
    ])
  })

  test('is fully booked for the next 90 days, or until a day', () => {
    const said = (takenUntil: string | null, today?: string) =>
      offered({ 'email-weekly': { ...week, offer: 'taken', takenUntil } }, today)[0]
    expect(said(null)).toMatchObject({
      available: false,
      fullyBooked: 'Visi laikai užimti artimiausius 90 dienų',
    })
    expect(said('2026-12-12')?.fullyBooked).toBe('Visi laikai užimti iki 2026 m. gruodžio 12 d.')
    expect(said('2026-12-12', '2026-12-12')?.available).toBe(false)
    expect(said('2026-12-12', '2026-12-13')).toMatchObject({ available: true, fullyBooked: null })
  })

  test('says on which days nobody answers, until they are over', () => {
    const daysOff = ['2026-11-28', '2026-12-20', '2026-12-21', '2026-12-31', '2027-01-01']
    const owner = { packages: startingOffers, daysOff }
    const absences = (today: string) =>
      offeredPackages(owner, packageSales([], links, false), today).map(({ absence }) => absence)
    const said =
      'Į laiškus neatsakysime gruodžio\u00a020–21\u00a0d. ir gruodžio\u00a031\u00a0d. – sausio\u00a01\u00a0d. Šios dienos į atsakymo laiką neįskaičiuojamos.'
    expect(absences('2026-11-29')).toEqual([said, said, null, null, null])
    expect(absences('2027-01-01')[0]).toContain('neatsakysime sausio\u00a01\u00a0d. Šios')
    expect(absences('2027-01-02')[0]).toBeNull()
  })

  test('opens the booking form when it is a meeting on offer', () => {
    const shown = offered({ individual: { ...meeting, offer: 'offered' } })
    expect(shown.map(packageAction)).toEqual([
      'checkout',
      'checkout',
      'booking-form',
      'none',
      'none',
    ])
  })

  test('has the price and link that were set; a preview keeps its own link', () => {
    const set = [{ package: 'email-monthly', price: 95, url: 'https://pay.example/new' }] as const
    expect(packageSales(set, links, false)).toEqual({
      'email-weekly': { price: 39, paymentLink: links.weekly },
      'email-monthly': { price: 95, paymentLink: 'https://pay.example/new' },
    })
    expect(packageSales(set, links, true)['email-monthly']).toEqual({
      price: 95,
      paymentLink: links.monthly,
    })
  })
})

test('a booking is to be answered within a day', () => {
  expect(bookingDueAt(new Date('2026-11-29T22:30:00Z'))).toEqual(new Date('2026-11-30T22:30:00Z'))
})
