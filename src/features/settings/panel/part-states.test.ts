import { expect, it } from 'vitest'
import { startingTroubles } from '../trouble-texts.ts'
import { PART_STATES } from './part-states.ts'
import { SETTINGS_FIELDS, type SettingsValues } from './settings-form.ts'

const { empty } = SETTINGS_FIELDS
const { figures } = empty.claims
const weekly = empty.packages['email-weekly']

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
  const state = PART_STATES[part]({ ...empty, ...values }, null)
  expect([state.text, state.isOpenTask ?? false]).toEqual([text, isOpenTask])
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
  expect(PART_STATES.troubles(values, null)).toEqual({ text: '4 iš 5 veda, kur pasirinkote' })
  expect(PART_STATES.troubles(values, [betrayed, ...Object.values(others)])).toEqual({
    text: '4 iš 5 veda, kur pasirinkote',
  })
  expect(PART_STATES.troubles(values, Object.values(others))).toEqual({
    text: 'Nebėra: „Mane apgavo“',
    isOpenTask: true,
  })
})
