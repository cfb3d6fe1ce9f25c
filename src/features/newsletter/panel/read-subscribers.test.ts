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
  ['', 'Faile trūksta stulpelio „El. paštas“.'],
  ['Vardas;Data\nOna;2026-03-14', 'Faile trūksta stulpelio „El. paštas“.'],
  ['email,date,source\n,,\n', 'Faile nėra nė vienos eilutės su duomenimis.'],
  ['email,date,source\na@b.lt,2026-03-14,"Paskaita', 'Failo nepavyko perskaityti: 2 eilutėje'],
  [`email,date,source\n${'a@b.lt,,\n'.repeat(5001)}`, 'Faile per daug eilučių: 5 001.'],
])('a file is refused with a sentence', (file, sentence) => {
  const read = readSubscribers(bytes(file))
  expect('refused' in read && read.refused.replaceAll('\u00A0', ' ')).toContain(sentence)
})
