import type { WaitingKind } from '../waiting.ts'

/** Texts of a client's page, except those that other lists share. */
export const clientTexts = {
  stateHeading: 'Ką daryti dabar',
  waiting: {
    letter: 'Atsakykite į laišką',
    'late-letter': 'Atsakykite į laišką, gautą po termino',
    dispute: 'Atsakykite bankui dėl ginčo',
    subscription: 'Nutraukite prenumeratą',
    booking: 'Atsakykite į užklausą',
    withdrawal: 'Sutvarkykite sutarties atsisakymą',
    task: 'Padarykite, ką sutarėte',
  } satisfies Record<WaitingKind, string>,
  others: (count: number) => `Po to laukia dar: ${count}`,
  nothing: 'Šis klientas dabar jūsų nelaukia.',
  disputed: 'Dėl kliento mokėjimo laukiama banko sprendimo.',
  next: (task: string, day: string) => `Sutarta iki ${day}: ${task}`,
  open: 'Peržiūrėti',
  chosenHeading: 'Ką klientas pasirinko',
  package: 'Paketas',
  answers: 'Atsakymai',
  start: 'Pradžia',
  deliveries: {
    letter: 'Visas atsakymas el. paštu.',
    notice: 'Atsakymą skaito savo puslapyje, įvedęs žodį.',
  },
  notStarted: 'Pradžios formos dar neužpildė, todėl ir atsakymų būdo nepasirinko.',
  headings: {
    order: 'Užsakymai ir laiškai',
    booking: 'Konsultacijų užklausos',
    withdrawal: 'Sutarčių atsisakymai',
    subscriber: 'Naujienlaiškis',
  },
  unconfirmed: 'adresas nepatvirtintas',
  unconfirmedText:
    'Užklausos formoje adreso netikriname, tad ją galėjo parašyti ir kitas žmogus. Apie užsakymą atsakykite tik prie užsakymo.',
  subscription: 'Prenumerata',
  onlyAnswers: 'Užsakymų, užklausų ir atsisakymų pagal šį adresą nėra.',
  dataHeading: 'Kliento duomenys',
  dataText: 'Jei klientas paprašo savo duomenų, atsisiųskite juos ir nusiųskite.',
  notesText: 'Pastabų tame faile nėra: nukopijuokite jas į atsakymą.',
  copyNotes: 'Kopijuoti visas pastabas',
  notesCopied: 'Pastabos nukopijuotos',
  copyFailed: 'Nepavyko nukopijuoti pastabų. Bandykite dar kartą.',
  copiedTask: (content: string, day: string, isDone: boolean) =>
    `${content} (${isDone ? 'atlikta, sutarta' : 'sutarta'} iki ${day})`,
} as const
