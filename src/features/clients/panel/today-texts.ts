import { duration } from '../answer-time-texts.ts'
import type { PlannedText } from '../contracts.ts'

/** Texts of the administrator's desk, except those about waiting work. */
export const todayTexts = {
  planned: {
    heading: 'Suplanuota artimiausioms 7 dienoms',
    all: 'Visas planas',
    kinds: {
      post: 'Straipsnis',
      page: 'Puslapis',
      quiz: 'Testas',
      letter: 'Naujienlaiškis',
    } satisfies Record<PlannedText['kind'], string>,
    lacksLetter: 'Šiai savaitei naujienlaiškis nesuplanuotas',
    write: 'Rašyti naujienlaiškį',
    goOn: 'Tęsti juodraštį',
  },
  week: {
    heading: 'Savaitė skaičiais',
    intro:
      'Paskutinės 7 dienos, įskaitant šiandien. „Gauta“ – visos įmokos, neatskaičius grąžintų pinigų ir mokesčio mokėjimų sistemai.',
    clients: 'Nauji klientai',
    received: 'Gauta',
    refunded: (sum: string) => `Grąžinta ${sum}`,
    answers: 'Laiku atsakyti laiškai',
    of: (part: number, all: number) => `${part} iš ${all}`,
    none: '–',
    median: (minutes: number) => `Įprastai parašyta per ${duration(minutes)}`,
    subscribers: 'Nauji prenumeratoriai',
    stopped: (count: number) => `Neegzistuojančių adresų: ${count}`,
    results: 'Baigti testai',
    warned: (count: number) => `Matė saugumo pranešimą: ${count}`,
  },
} as const
