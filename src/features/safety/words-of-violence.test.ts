import { describe, expect, it } from 'vitest'
import { mayMentionViolence, mentionsViolence } from './words-of-violence.ts'

/** Searches that mention violence: correctly spelled, in other forms, and without diacritics. */
const TELLING = [
  'smurtas',
  'Smurtas artimoje aplinkoje',
  'psichologinis smurtavimas',
  'nesmurtauti',
  'SMURTO',
  'muša',
  'vyras mane muša',
  'MUŠTI',
  'sumušė',
  'primuštas',
  'nemušk',
  'mus\u030Ca',
  'bijau',
  'bijau vyro',
  'nebijoti',
  'pabijojau',
  'grasina',
  'grasinimai',
  'pagrasino',
  'prievarta',
  'išprievartavo',
  'seksualinė prievarta šeimoje',
  'žudo',
  'nusižudyti',
  'savižudybė',
  'musa',
  'vyras musa',
  'Sumuse',
  'primusta',
  'uzmusti',
  'nuzudys',
  'nusizudyti',
  'savizudybe',
]

/** Near misses: words with a similar beginning or sound, and searches of other visitors. */
const OTHERS = [
  '',
  ' ',
  'mūsų',
  'mus',
  'musu',
  'mums',
  'mūsiškiai',
  'musė',
  'muse',
  'muses',
  'musulmonas',
  'museliukas',
  'žodžiai',
  'zodziai',
  'žuvis',
  'zuikis',
  'bičiulis',
  'abipusis',
  'biblioteka',
  'gražiai',
  'gracija',
  'grasus',
  'prieraišumas',
  'prievolė',
  'smulkmenos',
  'smuikas',
  'pavydas',
  'pasitikėjimas',
  'intymumas poroje',
  'kaip susitaikyti po barnio',
  'skyrybos',
]

describe('a search', () => {
  it.each(TELLING)('tells of violence: %s', (query) => {
    expect(mentionsViolence(query)).toBe(true)
  })

  it.each(OTHERS)('tells nothing of it: "%s"', (query) => {
    expect(mentionsViolence(query)).toBe(false)
  })

  it.each(['smu', 'Smur', 'vyras mu', 'grasi', 'pagras', 'prievar', 'žu', 'bi', 'mus', 'nuzud'])(
    'may go on to tell of it: %s',
    (query) => {
      expect(mayMentionViolence(query)).toBe(true)
    },
  )

  it.each(['', 's', 'pavydas', 'smulkmenos', 'mu vyras', 'intymumas'])(
    'does not: "%s"',
    (query) => {
      expect(mayMentionViolence(query)).toBe(false)
    },
  )
})
