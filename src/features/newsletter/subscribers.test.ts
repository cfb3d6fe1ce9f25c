import { expect, it } from 'vitest'
import { SUBSCRIPTION_STATES } from './newsletter.ts'
import {
  dayOf,
  invitationOutcomeOf,
  outcomeOf,
  importVersion,
  isImportVersion,
} from './subscribers.ts'

it('an address is added without a subscription or with one that was never confirmed, and no other', () => {
  const fates = [null, ...SUBSCRIPTION_STATES].map((state) => [state, outcomeOf(state, false)])
  expect(Object.fromEntries(fates)).toEqual({
    null: 'added',
    pending: 'added',
    suspicious: 'added',
    subscribed: 'subscribed',
    left: 'left',
    stopped: 'stopped',
  })
  expect([null, 'pending', 'suspicious'].map((state) => outcomeOf(state as null, true))).toEqual(
    Array(3).fill('departed'),
  )
  expect(outcomeOf('subscribed', true)).toBe('subscribed')
})

it('an address without a date of consent is asked once, and only where it could be added', () => {
  const fates = [null, ...SUBSCRIPTION_STATES].map((state) => [
    state,
    invitationOutcomeOf(state, false),
  ])
  expect(Object.fromEntries(fates)).toEqual({
    null: 'invited',
    suspicious: 'invited',
    pending: 'pending',
    subscribed: 'subscribed',
    left: 'left',
    stopped: 'stopped',
  })
  for (const state of [null, 'pending', 'suspicious'] as const) {
    expect(invitationOutcomeOf(state, true)).toBe('departed')
  }
})

it('the version of an imported consent names its attempt', () => {
  expect(isImportVersion(importVersion('a'))).toBe(true)
  expect(importVersion('a')).not.toBe(importVersion('b'))
  for (const version of [null, '2026-11-22']) expect(isImportVersion(version)).toBe(false)
})

it.each([
  ['2026-03-14', '2026-03-14'],
  [' 2026.3.4 ', '2026-03-04'],
  ['2026/03/14', '2026-03-14'],
  ['2026-03-14 09:30', '2026-03-14'],
  ['2026-03-14T09:30:00Z', '2026-03-14'],
  ['2024-02-29', '2024-02-29'],
  ['2026-03-14, 09:30', '2026-03-14'],
  ['2026. 03. 14', '2026-03-14'],
  ['2026 03 14', '2026-03-14'],
  ['2026–03–14', '2026-03-14'],
  ['2026 m. kovo 14 d.', '2026-03-14'],
  ['2026 m. gegužės 1 d., 09:30', '2026-05-01'],
  ['2026 rugpjūčio 2', '2026-08-02'],
  ['2026 m. kova 14 d.', null],
  ['2026-03-14T09', '2026-03-14'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['14.03.2026', null],
  ['03/04/2026', null],
  ['1026-03-14', null],
  ['2026-03-145', null],
  ['vakar', null],
  ['', null],
])('the date %j is the day %j', (text, day) => {
  expect(dayOf(text)).toBe(day)
})
