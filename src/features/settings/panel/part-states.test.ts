import { expect, it } from 'vitest'
import { startingSettings } from '../owner-texts.ts'
import { startingTroubles } from '../trouble-texts.ts'
import { PART_STATES } from './part-states.ts'
import { SETTINGS_FIELDS, type SettingsValues } from './settings-form.ts'

const { empty } = SETTINGS_FIELDS
const { figures } = empty.claims
const weekly = empty.packages['email-weekly']
const UNKNOWN = { published: null, stored: null }
const among = (published: string[]) => ({ published, stored: null })

it.each<[keyof typeof PART_STATES, Partial<SettingsValues>, string, boolean?]>([
  ['seller', { code: '305123456' }, 'Trūksta: adresas', true],
  ['seller', { code: '305123456', address: 'Upės g. 5', legalName: 'MB „Rytas“' }, 'MB „Rytas“'],
  ['contacts', { phone: ' ' }, 'Trūksta: telefonas', true],
  ['hours', { answerFrom: '', answerTo: '' }, 'visą parą'],
  ['hours', { answerFrom: '9', answerTo: '18' }, 'darbo dienomis 9–18 val.'],
  ['daysOff', { daysOff: { past: ['2026-01-01'], periods: [] } }, 'laisvų dienų neįrašyta'],
  [
    'daysOff',
    {
      daysOff: {
        past: [],
        periods: [
          { from: '2026-12-20', to: '2026-12-27' },
          { from: '2027-01-02', to: '' },
          { from: '', to: '' },
        ],
      },
    },
    '12-20 – 12-27, 01-02',
  ],
  [
    'packages',
    {
      packages: {
        ...empty.packages,
        'email-weekly': { ...weekly, offer: 'taken' },
      },
    },
    '1 paketas siūlomas, 4 užimti',
  ],
  [
    'packages',
    {
      packages: {
        ...empty.packages,
        // Its last day is over, so that visitors can choose it again.
        individual: { ...weekly, offer: 'taken', takenUntil: '2026-01-01' },
      },
    },
    '3 paketai siūlomi, 2 užimti',
  ],
  ['place', { city: 'Kaunas, Lietuva', address: '' }, 'Kaunas, Lietuva'],
  ['place', { city: 'Vilnius', address: 'Upės g. 5, LT-01100 Vilnius' }, 'Vilnius'],
  ['place', { city: 'Kaunas', address: 'Upės g. 5, LT-01100 Vilnius' }, 'Adrese – Vilnius', true],
  [
    'figures',
    {
      claims: {
        ...empty.claims,
        figures: {
          ...figures,
          couples: { ...figures.couples, checkedOn: '2026-11-28' },
          success: { ...figures.success, shown: false },
        },
      },
    },
    '4 nepatikrinti, 1 patikrintas, 1 nerodomas',
    true,
  ],
])('says the state of the part %s', (part, values, text, isOpenTask = false) => {
  const state = PART_STATES[part]({ ...empty, ...values }, UNKNOWN)
  expect([state.text, state.isOpenTask ?? false]).toEqual([text, isOpenTask])
})

it('marks the city until the owner has changed or confirmed it, and then says on which day', () => {
  const stateOf = (city: string, cityCheckedAt: string | null, typed = city) =>
    PART_STATES.place(
      { ...empty, city: typed },
      { published: null, stored: { city, cityCheckedAt } },
    )
  const { city } = startingSettings
  expect(stateOf(city, null)).toEqual({ text: `${city} · Nepatikrinta`, isOpenTask: true })
  expect(stateOf(city, '2026-11-29T22:30:00.000Z')).toEqual({
    text: `${city} · Tikra, patikrinta 2026-11-30`,
    isOpenTask: false,
  })
  expect(stateOf('Kaunas', null), 'changed by an earlier release').toEqual({ text: 'Kaunas' })
  expect(stateOf(city, null, 'Kaunas'), 'not saved').toEqual({ text: 'Kaunas' })
})

it('names a trouble whose article is gone, once it is known what is published', () => {
  const { betrayed = '', ...others } = startingTroubles
  const values = {
    ...empty,
    ...Object.fromEntries(
      Object.entries(startingTroubles).map(([name, path]) => [`trouble:${name}`, path]),
    ),
    'trouble:home': '',
  }
  expect(PART_STATES.troubles(values, UNKNOWN)).toEqual({ text: '4 iš 5 veda, kur pasirinkote' })
  expect(PART_STATES.troubles(values, among([betrayed, ...Object.values(others)]))).toEqual({
    text: '4 iš 5 veda, kur pasirinkote',
  })
  expect(PART_STATES.troubles(values, among(Object.values(others)))).toEqual({
    text: 'Nebėra: „Mane apgavo“',
    isOpenTask: true,
  })
})
