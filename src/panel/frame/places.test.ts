import { expect, it } from 'vitest'
import { type PanelView, parsePanelAddress } from './panel-address.ts'
import { backOf, linkedViews, listOfClient, placeLabel, placeOf, viewLabel } from './places.ts'

const none = {
  bookings: 0,
  withdrawals: 0,
  orders: 0,
  tasks: 0,
  received: 0,
  outbox: 0,
  mails: 0,
  suspicious: 0,
  unfinished: 0,
}
const TODAY: PanelView = { screen: 'today' }

it.each([
  ['#siandien', 'today'],
  ['#planas', 'today'],
  ['#klientas/ruta%40pastas.example', 'clients'],
  ['#uzsakymai', 'clients'],
  ['#uzklausos', 'clients'],
  ['#atsisakymai', 'clients'],
  ['#prenumeratoriai', 'newsletter'],
  ['#naujienlaiskiai/naujas', 'newsletter'],
  ['#statistika/9a', 'answers'],
  ['#ekspertai', 'settings'],
  ['#paveikslai', 'settings'],
  ['#archyvas', 'settings'],
  ['#bukle', 'settings'],
  ['#laiskai', 'settings'],
  ['#straipsniai', null],
  ['#testai/naujas', null],
])('the view %s belongs to the place %s', (address, place) => {
  expect(placeOf(parsePanelAddress(address))).toBe(place)
})

it.each([
  ['#uzsakymai', 'orders'],
  ['#prenumeratoriai', 'subscribers'],
  ['#siandien', 'today'],
  ['#straipsniai', 'clients'],
  [null, 'clients'],
])("a client's page opened from %s leads back to %s", (before, screen) => {
  expect(listOfClient(before === null ? null : parsePanelAddress(before)).screen).toBe(screen)
})

it('the mails have a link only while one needs the administrator, or while they are stuck or shown', () => {
  const screens = (open: PanelView, outbox: number, wasLinked?: boolean, mails = 0) =>
    linkedViews('settings', open, { outbox, mails }, wasLinked).map(({ screen }) => screen)
  expect(screens(TODAY, 0)).not.toContain('outbox')
  expect(screens(TODAY, 1)).toContain('outbox')
  expect(screens(TODAY, 0, false, 1), 'stuck mails').toContain('outbox')
  expect(screens({ screen: 'outbox', group: 'waiting' }, 0)).toContain('outbox')
  expect(screens({ screen: 'health' }, 0, true), 'it stays until she leaves').toContain('outbox')
  expect(linkedViews('clients', { screen: 'orders' }, none, true)).toHaveLength(4)
})

it('the place "Šiandien" counts everything that waits, but no unfinished text; a view counts its own', () => {
  const counts = { ...none, bookings: 2, orders: 1, unfinished: 4 }
  expect(placeLabel('today', counts)).toBe('Šiandien (3)')
  expect(placeLabel('clients', counts)).toBe('Klientai')
  expect(placeLabel('today', { ...none, unfinished: 4 })).toBe('Šiandien')
  expect(viewLabel({ screen: 'bookings' }, counts)).toBe('Užklausos (2)')
  expect(viewLabel({ screen: 'withdrawals' }, counts)).toBe('Sutarčių atsisakymai')
  // Stuck mails are one item of the desk, and no mail that needs a decision.
  const mails = { ...none, outbox: 2, mails: 1 }
  expect(placeLabel('today', mails)).toBe('Šiandien (3)')
  expect(viewLabel({ screen: 'outbox' }, mails)).toBe('Laiškų būsena (2)')
})

it('a form leads back to its list', () => {
  expect(backOf(parsePanelAddress('#puslapiai/naujas'))).toEqual({ screen: 'list', kind: 'page' })
  expect(backOf(parsePanelAddress('#naujienlaiskiai/7f'))).toEqual({
    screen: 'letters',
    letter: null,
  })
  expect(backOf(parsePanelAddress('#ekspertai/naujas'))).toEqual({
    screen: 'experts',
    expert: null,
  })
  expect(backOf(parsePanelAddress('#nustatymai'))).toEqual(TODAY)
  for (const list of ['#straipsniai', '#naujienlaiskiai', '#ekspertai', '#uzsakymai']) {
    expect(backOf(parsePanelAddress(list))).toBeNull()
  }
})
