import { describe, expect, it } from 'vitest'
import { SUBSCRIPTION_STATES } from './newsletter.ts'
import { dayOf, outcomeOf, importVersion, isImportVersion, readImport } from './subscribers.ts'

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

it('the version of an imported consent names its attempt', () => {
  expect(isImportVersion(importVersion('a'))).toBe(true)
  expect(importVersion('a')).not.toBe(importVersion('b'))
  for (const version of [null, '2026-11-22']) expect(isImportVersion(version)).toBe(false)
})

describe('the columns of a file', () => {
  const row = { email: 'a@b.lt', name: 'Ona', date: '2026-03-14', source: 'Paskaita', line: 2 }

  it.each([
    ['Lithuanian', ['El. paštas', 'Vardas', 'Sutikimo data', 'Sutikimo šaltinis']],
    ['short', ['El. pašto adresas', 'VARDAS', 'Data', 'Šaltinis']],
    ['English', ['Email', 'Name', 'Date of consent', 'Source']],
  ])('are found by %s headings, in any order', (_, headings) => {
    const cells = [row.email, row.name, row.date, row.source]
    expect(readImport([headings, cells])).toEqual({ rows: [row] })
    const turned = [
      ['Telefonas', ...headings.toReversed()],
      ['+370', ...cells.toReversed()],
    ]
    expect(readImport(turned)).toEqual({ rows: [row] })
  })

  it('are missing by name; that of the name may be', () => {
    expect(readImport([])).toEqual({ missing: ['email', 'date', 'source'] })
    expect(readImport([['Vardas', 'Email']])).toEqual({ missing: ['date', 'source'] })
    expect(
      readImport([
        ['email', 'date', 'source'],
        ['a@b.lt', '2026-03-14', 'x'],
      ]),
    ).toEqual({ rows: [{ ...row, name: '', source: 'x' }] })
  })

  it('leave empty rows out, and number the others as a spreadsheet does', () => {
    const read = readImport([['email', 'date', 'source'], [''], [' ', ''], [' a@b.lt ']])
    expect(read).toEqual({ rows: [{ email: 'a@b.lt', name: '', date: '', source: '', line: 4 }] })
  })
})

it.each([
  ['2026-03-14', '2026-03-14'],
  [' 2026.3.4 ', '2026-03-04'],
  ['2026/03/14', '2026-03-14'],
  ['2026-03-14 09:30', '2026-03-14'],
  ['2026-03-14T09:30:00Z', '2026-03-14'],
  ['2024-02-29', '2024-02-29'],
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
