import { duration } from '../answer-time-texts.ts'
import type { PlannedText } from '../contracts.ts'

/** Texts of the administrator's desk, except those about waiting work. */
export const todayTexts = {
  planned: {
    heading: 'Suplanuota artimiausioms 7 dienoms',
    kinds: {
      post: 'Straipsnis',
      page: 'Puslapis',
      quiz: 'Testas',
      letter: 'Naujienlaiškis',
    } satisfies Record<PlannedText['kind'], string>,
    lacksLetter: 'Šiai savaitei naujienlaiškis nesuplanuotas',
    write: 'Rašyti naujienlaiškį',
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
    median: (minutes: number) => `Įprastai per ${duration(minutes)}`,
    subscribers: 'Nauji prenumeratoriai',
    stopped: (count: number) => `Neegzistuojančių adresų: ${count}`,
    results: 'Baigti testai',
  },
  steps: {
    heading: 'Pirmieji žingsniai',
    intro: (done: number, all: number) =>
      `Padaryta ${done} iš ${all}. Padarytus žingsnius svetainė pastebi pati.`,
    others: (count: number) => `Kiti žingsniai (${count})`,
    names: {
      seller: 'Įrašykite pardavėjo duomenis',
      password: 'Pasikeiskite slaptažodį',
      passkey: 'Pridėkite prieigos raktą',
      codes: 'Išsisaugokite atkūrimo kodus',
      expert: 'Pristatykite ekspertą',
      genuine: 'Pavyzdžius pakeiskite tikrais',
      purchase: 'Išbandykite pirkimą',
    },
    links: {
      seller: 'Įrašyti',
      password: 'Pakeisti',
      passkey: 'Pridėti',
      codes: 'Sukurti',
      expert: 'Pristatyti',
      genuine: 'Įrašyti',
      purchase: 'Atverti paketus',
    },
    seller: (details: readonly string[]) =>
      `Nustatymuose dar neįrašyta: ${details.join(', ')}. Kol neįrašyta, svetainė to nemini, nors pardavėją įstatymai įpareigoja tai nurodyti.`,
    password: 'Dabar galioja slaptažodis, kurį nustatė svetainės prižiūrėtojas.',
    passkey: 'Tada prisijungsite piršto atspaudu, veidu arba įrenginio PIN kodu.',
    codes: 'Jei pamirštumėte slaptažodį, jais patys nustatysite naują.',
    expert: 'Save arba kolegą: lankytojai nori žinoti, kas jiems atsakys.',
    genuine: (names: readonly string[]) =>
      `Svetainėje dar pavyzdiniai: ${names.join(', ')}. Įrašykite tikrus arba juos paslėpkite.`,
    purchase:
      'Nusipirkite paketą ir pažiūrėkite, ką gauna klientas. Žingsnis bus padarytas, kai svetainė gaus užsakymą.',
  },
} as const
