import { expect, it } from 'vitest'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { readSubscribers } from './read-subscribers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const today = toVilniusTime(Date.now()).slice(0, 10)

const CELLS = [
  ['El. paštas', 'Vardas', 'Data', 'Šaltinis'],
  ['Ona@Example.LT', 'Ona, "Onutė"; O.', '2026-03-14', 'Paskaita; Kaune, salė'],
]

function csv(separator: string): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return CELLS.map((row) => row.map(quoted).join(separator)).join('\r\n')
}

const ONA = {
  email: 'ona@example.lt',
  name: 'Ona, "Onutė"; O.',
  date: '2026-03-14',
  source: 'Paskaita; Kaune, salė',
}

it.each([
  ['commas', bytes(csv(','))],
  ['semicolons', bytes(csv(';'))],
  ['tabs', bytes(csv('\t'))],
  ['a byte order mark', bytes(`\uFEFF${csv(';')}`)],
])('a file with %s is read', (_, file) => {
  expect(readSubscribers(file)).toMatchObject({
    rows: [
      {
        line: 2,
        email: 'Ona@Example.LT',
        name: ONA.name,
        outcome: 'dated',
        subscriber: ONA,
      },
    ],
  })
})

it('a file of an older Excel has its Lithuanian letters', () => {
  const file = Uint8Array.of(
    ...bytes('email;date;source;name\r\na@b.lt;2026-03-14;Paskaita;'),
    ...[0xde, 0x69, 0x6c, 0x62, 0xeb], // Žilbė
  )
  expect(readSubscribers(file)).toMatchObject({ rows: [{ name: 'Žilbė', outcome: 'dated' }] })
})

it.each([
  [',2026-03-14,Paskaita', 'Prašome įvesti el. pašto adresą'],
  ['be-etos,2026-03-14,Paskaita', 'Netinkamas el. pašto adresas'],
  ['a@b.lt,14.03.2026,Paskaita', 'Netinkama sutikimo data'],
  ['a@b.lt,2999-01-01,Paskaita', 'Sutikimo data dar neatėjo'],
  [`a@b.lt,2026-03-14,${'x'.repeat(201)}`, 'Ne daugiau kaip 200 simbolių'],
])('the row %s is faulty', (row, reason) => {
  const read = readSubscribers(bytes(`email,date,source\n\n${row}\n`))
  expect(read).toMatchObject({ rows: [{ line: 3, outcome: 'faulty' }] })
  expect('rows' in read && read.rows[0]).toMatchObject({
    reason: expect.stringContaining(reason) as string,
  })
})

it('a row without a date asks, and one without a source has none of its own', () => {
  const file = 'email,date,source\na@b.lt,,Paskaita\nc@d.lt,2026-03-14\ne@f.lt\n'
  expect(readSubscribers(bytes(file))).toMatchObject({
    rows: [
      { outcome: 'undated', subscriber: { email: 'a@b.lt', name: null } },
      { outcome: 'dated', subscriber: { email: 'c@d.lt', source: null } },
      { outcome: 'undated' },
    ],
  })
})

it('a column without a heading is named by its place, unless nothing stands in it', () => {
  const read = readSubscribers(bytes('email;;Telefonas;;Miestas;\na@b.lt;x;+370;;;\n'))
  expect(read).toMatchObject({ unread: ['2 (be pavadinimo)', 'Telefonas', 'Miestas'] })
})

it('a consent of today is no consent to come', () => {
  const read = readSubscribers(bytes(`email,date,source\na@b.lt,${today},Paskaita`))
  expect(read).toMatchObject({ rows: [{ outcome: 'dated' }] })
})

it('an address counts once, however it is written', () => {
  const row = (email: string) => `${email},2026-03-14,Paskaita`
  const file = ['email,date,source', row('a@b.lt'), row('c@d.lt'), row(' A@B.lt ')].join('\n')
  const read = readSubscribers(bytes(file))
  const outcomes = 'rows' in read ? read.rows.map(({ outcome }) => outcome) : []
  expect(outcomes).toEqual(['dated', 'dated', 'twice'])
})

it.each([
  ['', 'Faile nėra nė vienos eilutės su duomenimis.'],
  [' \n;;\n', 'Faile nėra nė vienos eilutės su duomenimis.'],
  ['PK\u0003\u0004\u0014', 'Tokio failo perskaityti negalime.'],
  ['Vardas;Data\nOna;2026-03-14', 'Faile trūksta stulpelio „El. paštas“.'],
  ['email,date,source\n,,\n', 'Faile nėra nė vienos eilutės su duomenimis.'],
  ['email,date,source\na@b.lt,2026-03-14,"Paskaita', 'Failo nepavyko perskaityti: 2 eilutėje'],
  [`email,date,source\n${'a@b.lt,,\n'.repeat(5001)}`, 'Faile per daug eilučių: 5 001.'],
])('a file is refused with a sentence', (file, sentence) => {
  const read = readSubscribers(bytes(file))
  expect('refused' in read && read.refused.replaceAll('\u00A0', ' ')).toContain(sentence)
})

it('a workbook of an older Excel is refused with a sentence', () => {
  const file = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
  expect(readSubscribers(file)).toEqual({
    refused: expect.stringContaining('Tokio failo perskaityti negalime.') as string,
  })
})

/** Returns the outcome of a row with an address, a date of consent and one further column. */
function outcomeBeside(heading: string, cell: string): string {
  const file = `El. paštas;Vardas;Data;${heading}\n"a@b.lt";Ona;2024-05-01;${cell}\n`
  const read = readSubscribers(bytes(file))
  return 'rows' in read ? (read.rows[0]?.outcome ?? '') : 'refused'
}

it.each([
  ...[
    ['Išsiregistravo', '2024-02-02'],
    ['Atsijungimo data', '2024-02-02'],
    ['Ištrinta', 'Taip'],
  ],
  ...[
    ['Atšaukė sutikimą', '2024-02-02'],
    ['Nepageidauja laiškų', 'taip'],
    ['Removed', 'yes'],
  ],
  ...[
    ['Do not contact', 'yes'],
    ['EMAIL_BLOCKLISTED', 'Yes'],
    ['Emails disabled', 'true'],
  ],
  ...[
    ['Consent withdrawn', '2024-02-02'],
    ['Bounce', 'hard'],
    ['Left at', '2024-02-02'],
  ],
] as const)('a column %s refuses the file', (heading, cell) => {
  expect(outcomeBeside(heading, cell)).toBe('refused')
})

it.each([
  ...[
    ['Email Marketing Consent', 'NEVER_SUBSCRIBED'],
    ['Newsletter', 'off'],
    ['Sutikimas', 'atšauktas'],
  ],
  ...[
    ['Prenumerata', 'nutraukta'],
    ['Naujienlaiškis', 'Nebeprenumeruoja'],
    ['Is subscribed', 'f'],
  ],
  ...[
    ['Marketing consent', 'denied'],
    ['Type', 'unsubscribed'],
    ['Type', 'bounced'],
    ['Active', 'No'],
  ],
  ...[
    ['Aktyvus', 'Ne'],
    ['Tags', 'Atsisakė'],
    ['State', 'unsubscribed'],
    ['Confirmed', 'Not yet'],
  ],
  ...[
    ['Pastaba', 'paprašė nebesiųsti'],
    ['Pastaba', 'Neberašyti!'],
    ['Pastaba', 'nori išsiregistruoti'],
    ['Pastaba', 'Išbraukta iš sąrašo'],
  ],
  ...[
    ['Notes', 'asked to unsubscribe'],
    ['Email Marketing', 'Non-subscribed'],
    ['Email Marketing', 'Cleaned'],
    ['Email Marketing', 'Archived'],
  ],
  ...[
    ['State', 'cancelled'],
    ['Naujienlaiškis', 'Ne, ačiū'],
    ['Ar norite naujienlaiškio?', 'Nenoriu'],
    ['Newsletter', 'No, thanks'],
    ['GDPR', 'no'],
    ['BDAR', 'Ne'],
  ],
  ...[
    ['Status (last updated)', 'Unsubscribed'],
    ['Patvirtino', 'laukia'],
    ['Opt-in', 'Pending'],
  ],
] as const)('who is marked by %s: %s is left out', (heading, cell) => {
  expect(outcomeBeside(heading, cell)).toBe('left-out')
})

it.each([
  ...[
    ['Sutikimas', 'per paskaitą'],
    ['Sutikimas', ''],
    ['Confirmed', ''],
    ['Segment', 'B'],
  ],
  ...[
    ['Grupė', 'Seni kontaktai'],
    ['Пол', 'x'],
  ],
] as const)('who may have left, by %s: %s, is asked', (heading, cell) => {
  expect(outcomeBeside(heading, cell)).toBe('undated')
})

it.each([
  ['a date over none', ['a@b.lt;;', 'A@b.lt;2024-05-01;'], ['twice', 'dated']],
  ['the first of two dates', ['a@b.lt;2024-05-01;', 'A@b.lt;2023-05-01;'], ['dated', 'twice']],
  ['a doubt over a date', ['a@b.lt;2024-05-01;', 'A@b.lt;2024-05-01;x'], ['twice', 'undated']],
])('of two rows of an address, %s counts', (_, rows, outcomes) => {
  const read = readSubscribers(bytes(['email;date;Grupė', ...rows].join('\n')))
  expect('rows' in read && read.rows.map(({ outcome }) => outcome)).toEqual(outcomes)
})

it.each([
  ['Grupė', 'VIP', 'Neaišku, ką reiškia (Grupė: VIP)'],
  ['Sutikimas', 'per paskaitą', 'Neaišku, ką reiškia (Sutikimas: per paskaitą)'],
  ['Sutikimas', '', 'Stulpelyje „Sutikimas“ nieko neparašyta'],
  ['Patvirtino', '', 'Stulpelyje „Patvirtino“ nieko neparašyta'],
])('who is asked because of %s: %s is told so', (heading, cell, reason) => {
  const read = readSubscribers(bytes(`email;date;${heading}\na@b.lt;2024-05-01;${cell}\n`))
  expect(read).toMatchObject({ rows: [{ outcome: 'undated', reason }] })
})

it.each([
  ...[
    ['Telefonas', '+370'],
    ['Miestas', 'Vilnius'],
    ['Pastabos', 'iš parodos'],
    ['Kalba', 'lt'],
  ],
  ...[
    ['Pastabos', 'nori nebesipykti'],
    ['Pastabos', 'neatsisakė nė karto'],
    ['Pastabos', 'iš archyvo parodos'],
    ['Pastabos', 'nenori viena'],
  ],
  ...[
    ['CONTACT ID', '12'],
    ['Record ID', '12'],
    ['Contact Rating', '2 stars'],
    ['Default Address City', 'Vilnius'],
    ['Iš kur', 'Paskaita'],
    ['GDPR', 'yes'],
  ],
  ...[
    ['Sutikimas', 'Taip'],
    ['Sutikimas', '2024-05-01'],
    ['Confirmed', 'Yes'],
    ['SMS consent', 'No'],
  ],
  ...[
    ['Accepts SMS Marketing', 'no'],
    ['Accepts Email Marketing', 'yes'],
    ['Segment', ''],
  ],
] as const)('who is subscribed stays so beside %s: %s', (heading, cell) => {
  expect(outcomeBeside(heading, cell)).toBe('dated')
})

it.each([
  ...[
    'Išsiregistravę.csv',
    'pašalinti.csv',
    'buvę prenumeratoriai.csv',
    'Laukiantys patvirtinimo.csv',
  ],
  ...['blocklist.csv', 'removed subscribers.csv', 'do-not-contact.csv', 'ex-subscribers.csv'],
])('a file named %s is refused', (name) => {
  expect(readSubscribers(bytes('email;date\na@b.lt;2024-05-01\n'), name)).toHaveProperty('refused')
})

it.each([
  ['two columns and an empty last line', bytes('El. paštas;Sutikimo data\na@b.lt;2024-05-01\n')],
  [
    'quoted cells and two empty last lines',
    bytes('"email";"date"\r\n"a@b.lt";"2024-05-01"\r\n\r\n'),
  ],
  ['bars', bytes('email|date\na@b.lt|2024-05-01\n')],
  ['a line of the separator that was saved again', bytes('sep=;;;\nemail;date\na@b.lt;2024-05-01')],
  ['lines of an old Mac', bytes('sep=;\remail;date\ra@b.lt;2024-05-01\r')],
  ['one zero byte', bytes('email;date;name\na@b.lt;2024-05-01;O\0na\n')],
  ['the text mark of Excel', bytes("email;date\n'a@b.lt;2024-05-01\n")],
])('a file with %s is read', (_, file) => {
  expect(readSubscribers(file)).toMatchObject({
    rows: [{ outcome: 'dated', subscriber: { email: 'a@b.lt', date: '2024-05-01' } }],
  })
})

it('one broken byte leaves the letters of a file as they are', () => {
  const file = Uint8Array.of(
    ...bytes('email;date;name\na@b.lt;2024-05-01;Žydrūnė\nc@d.lt;2024-05-01;'),
    0xff,
  )
  expect(readSubscribers(file)).toMatchObject({ rows: [{ name: 'Žydrūnė' }, {}] })
})

it.each(['"a@b.lt, c@d.lt"', 'a@b.lt (Ona)'])(
  'who has left by the cell %s is left out of other rows',
  (cell) => {
    const file = `email;date;Būsena\na@b.lt;2024-05-01;Prenumeruoja\n${cell};2024-05-01;Atsisakė\n`
    expect(readSubscribers(bytes(file))).toMatchObject({ rows: [{ outcome: 'left-out' }, {}] })
  },
)
