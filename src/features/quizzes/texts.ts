const questionForms = {
  singular: 'klausimas',
  plural: 'klausimai',
  genitive: 'klausimų',
} as const

export const quizListTexts = {
  title: 'Santykių testai',
  intro:
    'Keletas minučių sau ir santykiams: atsakykite į\u00A0klausimus ir sužinokite, kas jūsų poroje stipru, o\u00A0kam verta skirti dėmesio.',
  description:
    'Nemokami santykių testai internetu: atsakykite į klausimus, sužinokite rezultatą ir gaukite praktinių patarimų savo santykiams.',
  loading: 'Testai įkeliami...',
  loadFailed: 'Nepavyko įkelti testų. Bandykite vėliau.',
  empty: 'Šiuo metu nėra prieinamų testų.',
  /** For example `1 klausimas`, `8 klausimai`, `10 klausimų`. `form` comes from `countForm`. */
  questionCount: (count: number, form: keyof typeof questionForms) =>
    `${count} ${questionForms[form]}`,
  duration: (minutes: number) => `Apie ${minutes}\u00A0min.`,
  popular: 'Populiaru',
  start: 'Pradėti testą',

  whyHeading: 'Kodėl verta atlikti testus?',
  why: [
    {
      title: 'Pažvelgsite iš šalies',
      text: 'Klausimai padeda pastebėti tai, kas kasdienybėje lieka nepasakyta.',
    },
    {
      title: 'Sužinosite, nuo ko pradėti',
      text: 'Rezultatas parodo stipriąsias puses ir vietas, kurioms šiuo metu labiausiai reikia dėmesio.',
    },
    {
      title: 'Gausite praktinių patarimų',
      text: 'Prie kiekvieno rezultato rasite patarimų, kuriuos galite išbandyti jau šį vakarą.',
    },
  ],
} as const

/** Texts around the questions on a quiz's page. */
export const quizPageTexts = {
  noScript:
    'Testui atlikti reikia „JavaScript“. Įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',
  notFoundTitle: 'Testas nerastas',
  notFoundText: 'Tokio testo nėra arba jis nebeskelbiamas.',
} as const
