import { expect, it } from 'vitest'
import { subscriberListTexts } from './list-texts.ts'
import { addressesIn, addressOf, readSubscriberFile } from './subscriber-files.ts'

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
  const read = readSubscriberFile([[' '], ['email', 'date'], [''], [' ', ''], [' a@b.lt ']])
  expect(read).toMatchObject({ rows: [{ email: 'a@b.lt', line: 5 }] })
})

it('a row with a name alone is none of the empty ones', () => {
  const read = readSubscriberFile([
    ['email', 'Vardas'],
    ['', 'Ona'],
  ])
  expect(read).toMatchObject({ rows: [{ email: '', name: 'Ona' }] })
})

it('a column of white space is no unread one', () => {
  const read = readSubscriberFile([
    ['email', ' Telefonas ', ' '],
    ['a@b.lt', '+370', '  '],
    ['c@d.lt'],
  ])
  expect(read).toMatchObject({ unread: [{ heading: 'Telefonas', place: 1 }] })
})

it.each([
  ['Mailchimp', ['MEMBER_RATING']],
  ['Mailchimp', ['LEID', 'EUID']],
  ['Mailchimp', ['OPTIN_TIME', 'OPTIN_IP']],
  [null, ['LEID']],
  [null, ['EUID']],
  [null, ['OPTIN_TIME']],
  [null, ['OPTIN_IP']],
])('%s is the service of a file with the headings %j', (service, headings) => {
  expect(readSubscriberFile([['email', ...headings], ['a@b.lt']])).toMatchObject({ service })
})

it.each([
  ['of a name in two columns', ['Vardas', 'Pavardė'], ['Ona', 'Žukauskė'], 'Ona Žukauskė'],
  ['of a whole name beside its last one', ['Name', 'Last name'], ['Ona Ž', 'Ž'], 'Ona Ž'],
  ['that stands in both columns', ['Name', 'Last name'], ['UAB Rasa', 'UAB Rasa'], 'UAB Rasa'],
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
  ['Status', 'Opted  in', null],
  ['Status', 'Email : subscribed', null],
  ['Status', 'email=subscribed;sms=unsubscribed', null],
  ['Status', 'Email: subscribed / SMS: unsubscribed', null],
  ['Status', 'Email: subscribed, E-mail: unsubscribed', 'state'],
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

it.each([
  ['Pastaba', 'Atsisakė'],
  ['Pakeitimo data', 'atsisakė pavasarį'],
])('who has left by any column, as by %s: %s, is left out because of it', (heading, cell) => {
  const read = readSubscriberFile([
    ['email', 'date', heading],
    ['a@b.lt', '2026-03-14', cell],
  ])
  expect(read).toMatchObject({ rows: [{ leftOut: { because: 'left', heading, cell } }] })
})

it('one digit is no time of a consent', () => {
  const read = readSubscriberFile([
    ['email', 'date', 'Sutikimas'],
    ['a@b.lt', '2026-03-14', '3'],
    ['c@d.lt', '2026-03-14', '05-01'],
  ])
  expect(read).toMatchObject({
    rows: [{ date: '', unclear: { heading: 'Sutikimas', cell: '3' } }, { date: '2026-03-14' }],
  })
})

it('who subscribed before confirmations has agreed, at the time of the subscription', () => {
  const read = readSubscriberFile([
    ['email', 'Užsiregistravo', 'Patvirtino'],
    ['a@b.lt', '2026-03-14', subscriberListTexts.beforeConfirmation],
    ['c@d.lt', '', subscriberListTexts.beforeConfirmation],
  ])
  expect(read).toMatchObject({
    rows: [
      { date: '2026-03-14', leftOut: null, unclear: null },
      { date: '', leftOut: null, unclear: null },
    ],
  })
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
  ['Atsisakė', [' ne ', ' ne '], [undefined, undefined]],
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

it('an empty row does not mean that somebody has stayed', () => {
  const read = readSubscriberFile([['email', 'date', 'Atsisakė'], ['a@b.lt', '', 'taip'], ['']])
  expect(read).toEqual({ refused: 'leavers', heading: 'Atsisakė' })
})

it('an empty column of leaving says nothing beside one that tells of each row', () => {
  const read = readSubscriberFile([
    ['email', 'date', 'Atsisakymo priežastis', 'Atsisakymo data'],
    ['a@b.lt', '2026-03-14'],
    ['c@d.lt', '2026-03-14', '', '2026-04-01'],
  ])
  expect(read).toMatchObject({ rows: [{ leftOut: null }, { leftOut: { because: 'left' } }] })
})

it('an empty column of opt-outs is no file of people who have left beside one of opt-ins', () => {
  const headings = ['email', 'Opt-out date', 'Name']
  const row = ['a@b.lt', '', 'Ona', '2026-03-14']
  expect(readSubscriberFile([[...headings, 'Opt-in date'], row])).toMatchObject({
    rows: [{ date: '2026-03-14', leftOut: null }],
  })
  expect(readSubscriberFile([[...headings, 'Date'], row])).toEqual({
    refused: 'leavers',
    heading: 'Opt-out date',
  })
})

it.each([
  ['a@b.lt', 'a@b.lt', ''],
  ["'a@b.lt", 'a@b.lt', ''],
  ['a@b.lt; ,', 'a@b.lt', ''],
  ['mailto:a@b.lt?subject=Labas', 'a@b.lt', ''],
  ['Ona Ž <a@b.lt>', 'a@b.lt', 'Ona Ž'],
  ['<mailto:a@b.lt >', 'a@b.lt', ''],
  ['"Ona Ž" <a@b.lt>', 'a@b.lt', 'Ona Ž'],
  ["'Ona Ž' <a@b.lt>", 'a@b.lt', 'Ona Ž'],
  ['Ona "Onutė" <a@b.lt>', 'a@b.lt', 'Ona "Onutė"'],
  ['"Ona" Ž <a@b.lt>', 'a@b.lt', '"Ona" Ž'],
  ['a@b.lt <a@b.lt>', 'a@b.lt', ''],
  ['<a@b.lt> Ona', '<a@b.lt> Ona', ''],
  ['> Ona <a@b.lt>', '> Ona <a@b.lt>', ''],
  ['rašyti mailto:a@b.lt', 'rašyti mailto:a@b.lt', ''],
])('the cell %s has the address %s and the name "%s"', (cell, email, name) => {
  expect(addressOf(cell)).toEqual({ email, name })
})

it('a cell may have several addresses, each once', () => {
  const cell = 'Ona@a.lt, jonas@b.lt (ona@A.lt)'
  expect(addressesIn(cell)).toEqual(['ona@a.lt', 'jonas@b.lt'])
  expect(addressOf(cell)).toBeNull()
  expect(addressesIn('Ona')).toEqual([])
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
