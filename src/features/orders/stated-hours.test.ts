import { expect, it } from 'vitest'
import { statesOtherHours } from './stated-hours.ts'

const SET = 'darbo dienomis 9–18 val.'

it.each<[string, string | null, boolean]>([
  ['Atsakome per 4 valandas.', null, false],
  ['Atsakome per 2–4 val. darbo dienomis, per 24 val. kitomis.', null, false],
  ['Atsakome darbo dienomis. Biure būname 9–18 val.', null, false],
  ['Atsakome darbo dienomis 9–18 val. Kitu metu – vėliau.', null, true],
  ['Darbo **dienomis\n9 - 18 val.**', null, true],
  ['Antradieniais, išskyrus šventes, nuo 9:30 iki 11 val.', null, true],
  ['Sekmadieniais 10–11:30 val.', null, true],
  ['Atsakome darbo dienomis 9–18 val. Kitu metu – vėliau.', SET, false],
  ['Darbo dienomis _9-18\u00a0val._ ir dar kartą: darbo dienomis 9–18 val.', SET, false],
  ['Atsakome per 4 valandas.', SET, true],
  ['Atsakome darbo dienomis 10–18 val.', SET, true],
  ['Atsakome darbo dienomis 9–18 val., o penktadieniais 9–12 val.', SET, true],
  ['Atsakome šeštadieniais 9–18 val.', SET, true],
])('%s With %s set: %s', (content, set, isOther) => {
  expect(statesOtherHours(content, set)).toBe(isOther)
})
