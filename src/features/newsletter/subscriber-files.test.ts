import { expect, it } from 'vitest'
import { readSubscriberFile } from './subscriber-files.ts'

const ROW = {
  line: 2,
  email: 'a@b.lt',
  name: 'Ona',
  date: '2026-03-14',
  source: 'Paskaita',
  leftOut: null,
}

it.each([
  ['Lithuanian', ['El. paštas', 'Vardas', 'Sutikimo data', 'Sutikimo šaltinis']],
  ['short', ['El. pašto adresas', 'VARDAS', 'Data', 'Šaltinis']],
  ['full', ['Elektroninis paštas', 'Vardas', 'Kada sutiko', 'Sutikimo šaltinis']],
  ['long', ['Elektroninio pašto adresas', 'Vardas', 'Užsiregistravimo data', 'Šaltinis']],
  ['abbreviated', ['El. p.', 'Vardas', 'Sutikimo gavimo data', 'Šaltinis']],
  ['English', ['Email', 'Name', 'Date of consent', 'Source']],
])('columns are found by %s headings, in any order', (_, headings) => {
  const cells = [ROW.email, ROW.name, ROW.date, ROW.source]
  expect(readSubscriberFile([headings, cells])).toMatchObject({ rows: [ROW], unread: [] })
  const turned = [
    ['Telefonas', ...headings.toReversed()],
    ['+370', ...cells.toReversed()],
  ]
  expect(readSubscriberFile(turned)).toMatchObject({
    rows: [ROW],
    unread: [{ heading: 'Telefonas', place: 0 }],
  })
})

it('only the address must have a column', () => {
  expect(readSubscriberFile([])).toEqual({ refused: 'no-email' })
  expect(readSubscriberFile([['Vardas', 'Data']])).toEqual({ refused: 'no-email' })
  expect(readSubscriberFile([['email'], ['a@b.lt']])).toMatchObject({
    rows: [{ ...ROW, name: '', date: '', source: '' }],
  })
})

it('empty rows are left out, also before the headings, and the others numbered as a spreadsheet does', () => {
  const read = readSubscriberFile([[''], ['email', 'date'], [''], [' ', ''], [' a@b.lt ']])
  expect(read).toMatchObject({ rows: [{ email: 'a@b.lt', line: 5 }] })
})

it.each([
  ['of a name in two columns', ['Vardas', 'Pavardė'], ['Ona', 'Žukauskė'], 'Ona Žukauskė'],
  ['of a whole name beside its last one', ['Name', 'Last name'], ['Ona Ž', 'Ž'], 'Ona Ž'],
  ['of a last name alone', ['First name', 'Last name'], ['', 'Ž'], 'Ž'],
  ['of a whole name in its own column', ['Full name', 'First name'], ['Ona Ž', 'Ona'], 'Ona Ž'],
])('the name %s is one', (_, headings, cells, name) => {
  const read = readSubscriberFile([
    ['email', ...headings],
    ['a@b.lt', ...cells],
  ])
  expect(read).toMatchObject({ rows: [{ name }] })
})

it.each([
  ['Order status', 'Pristatyta'],
  ['SMS status', 'Unsubscribed'],
  ['Šeiminė būsena', 'ištekėjusi'],
  ['Lead Status', 'New'],
  ['Unsubscribe link', 'https://pavyzdys.lt/x'],
  ['Status changed at', '2025-01-01'],
])('the column %s tells nothing of the newsletter', (heading, cell) => {
  const read = readSubscriberFile([
    ['email', 'date', heading],
    ['a@b.lt', '2026-03-14', cell],
  ])
  expect(read).toMatchObject({ rows: [{ date: '2026-03-14', leftOut: null }] })
})

it.each([
  ['Statusas', 'prenumeruoja', null],
  ['Prenumeratos statusas', 'AKTYVUS', null],
  ['Status', 'opted_in', null],
  ['Būsena', 'Patvirtinta', null],
  ['Status', 'Double opt-in', null],
  ['Status', 'Confirmed (double opt-in)', null],
  ['Būsena', 'prenumeruoju', null],
  ['Būsena', 'Sutinka', null],
  ['Mailing status', 'inactive', 'state'],
  ['Būklė', 'neaktyvus', 'state'],
  ['Status', 'nepatvirtinta', 'state'],
  ['Status', 'Pending', 'state'],
  ['Status', '-', 'no-state'],
])('the state %s: %s is known, or leaves out', (heading, cell, because) => {
  const read = readSubscriberFile([
    ['email', 'date', heading],
    ['a@b.lt', '2026-03-14', cell],
  ])
  expect('rows' in read && (read.rows[0]?.leftOut?.because ?? null)).toBe(because)
})

it.each([
  ['Yes', '', null],
  ['taip', '', null],
  ['No', '', 'refused'],
  ['laukia', '', 'refused'],
  ['2026-03-14', '2026-03-14', null],
  ['vakar', '', null],
])('the time %s of a confirmation is none, one, or a refusal', (cell, date, because) => {
  const read = readSubscriberFile([
    ['email', 'Confirmed'],
    ['a@b.lt', cell],
  ])
  expect(read).toMatchObject({ rows: [{ date, leftOut: because && { because } }] })
})

it('each state of several must say that somebody is subscribed', () => {
  const read = readSubscriberFile([
    ['email', 'Status', 'Email status'],
    ['a@b.lt', 'Active', 'Unsubscribed'],
    ['c@d.lt', 'Active', 'Subscribed'],
  ])
  expect('rows' in read && read.rows.map(({ leftOut }) => leftOut?.because)).toEqual([
    'state',
    undefined,
  ])
})

it.each([
  ['Unsubscribe reason', 'Never signed up', 'left'],
  ['Unsubscribe reason', 'no longer interested', 'left'],
  ['Atsisakymas', 'atsisakė telefonu', 'left'],
  ['Bounced', 'bounced', 'left'],
  ['Bounced', 'No', null],
  ['Atsisakė', 'ne', null],
  ['Suppressions', '[]', null],
])('beside a state, the column of leaving %s: %s tells its row', (heading, cell, because) => {
  const read = readSubscriberFile([
    ['email', 'date', 'Status', heading],
    ['a@b.lt', '2026-03-14', 'Active', cell],
  ])
  expect('rows' in read && (read.rows[0]?.leftOut?.because ?? null)).toBe(because)
})

it.each([
  ['EMAIL_BLACKLISTED', ['false', 'true'], [undefined, 'left']],
  ['EMAIL_BLACKLISTED', ['0', '0'], [undefined, undefined]],
  ['Atsisakymo data', ['', '2026-04-01'], [undefined, 'left']],
  ['Email Suppressions', ["['BOUNCED']", '[]'], ['left', undefined]],
  ['IsOptInPending', ['False', 'True'], [undefined, 'left']],
])('a column %s of %j tells of each row', (heading, cells, reasons) => {
  const read = readSubscriberFile([
    ['email', 'date', heading],
    ...cells.map((cell, index) => [`a${index}@b.lt`, '2026-03-14', cell]),
  ])
  expect('rows' in read && read.rows.map(({ leftOut }) => leftOut?.because)).toEqual(reasons)
})

it.each([
  ['Atsisakymo data', ['', '']],
  ['Atsisakė', ['2026-04-01', 'taip']],
  ['Unsubscribe reason', ['', 'No longer interested']],
  ['Atsisakymo priežastis', ['per daug laiškų', '']],
  ['Bounces', ['0', '3']],
])('a column %s of %j may belong to a file of people who have left', (heading, cells) => {
  const rows = cells.map((cell, index) => [`a${index}@b.lt`, '2026-03-14', cell])
  expect(readSubscriberFile([['email', 'date', heading], ...rows])).toEqual({
    refused: 'leavers',
    heading,
  })
})

it.each(['Added on', 'Create date', 'Created at (UTC+0)', 'Pridėjimo data'])(
  'beside a state, %s is the date of consent',
  (heading) => {
    const read = readSubscriberFile([
      ['email', 'Status', heading],
      ['a@b.lt', 'Subscribed', '2026-03-14'],
    ])
    expect(read).toMatchObject({ rows: [{ date: '2026-03-14' }] })
  },
)
