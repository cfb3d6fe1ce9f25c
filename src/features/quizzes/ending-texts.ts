const start = 'kelio pradžia'

/** Texts after the last question: e-mail step, result, errors. */
export const quizEndingTexts = {
  // E-mail step
  emailHeading: 'Liko vienas žingsnis',
  emailLabel: 'El. paštas',
  emailPlaceholder: 'vardas@pastas.lt',
  nameLabel: 'Vardas',
  namePlaceholder: 'Jūsų vardas (neprivalomas)',
  seeResult: 'Rodyti ir atsiųsti',
  submitting: 'Skaičiuojame...',

  // Result
  submittedTitle: 'Testas baigtas!',
  submittedText: 'Jūsų rezultatai sėkmingai išsaugoti.',
  resultHeading: 'Jūsų rezultatas',
  scoreLabel: 'Jūsų balai',
  scoreOf: (maximum: string) => `iš ${maximum}`,
  /** Description of the scale for screen readers. */
  scale: (score: string) => `Balų skalė: jūsų rezultatas – ${score}.`,
  scaleInBand: (score: string, band: string) =>
    `Balų skalė: jūsų rezultatas – ${score}, grupė „${band}“.`,
  /** Names of dimensions with a low share, below the best band. */
  low: (names: readonly string[]) => {
    const list = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ')
    return `${names.length === 1 ? 'Viena sritis' : 'Kelios sritys'}\u00A0– ${list}\u00A0– dabar prašo dėmesio.`
  },
  adviceHeading: 'Patarimai jums',
  dimensionsHeading: 'Rezultatas pagal sritis',
  /** Words instead of 0 %, which would sound like a verdict. */
  share: (percent: number) => (percent === 0 ? start : `${percent}\u00a0%`),
  /** Stands above several dimensions without points, which have no shares. */
  starts: (areAll: boolean) => `${areAll ? 'Visos' : 'Šios'} sritys\u00A0– ${start}`,
  readingHeading: 'Ką paskaityti',
  weekHeading: 'Ką daryti šią savaitę',
  again: 'Atlikti testą iš naujo',
  toConsultations: 'Peržiūrėti konsultacijas',
  toHome: 'Grįžti į\u00A0pradžią',

  // A result saved in the browser
  save: 'Išsaugoti šiame įrenginyje',
  saveNote:
    'Kai testą atliksite dar kartą, pamatysite, kas pasikeitė. Rezultatas liks tik šioje naršyklėje, tačiau jį gali pamatyti visi, kas ja naudojasi.',
  earlier: (value: string) => `anksčiau ${value}`,
  earlierBand: (band: string) => `„${band}“`,
  eraseSaved: 'Ištrinti išsaugotą rezultatą',

  // Errors
  submitFailed: 'Nepavyko pateikti testo',
  changedTitle: 'Testas pasikeitė',
  changedText:
    'Kol atsakinėjote, šis testas buvo atnaujintas, todėl ankstesni atsakymai nebetinka. Pradėkite iš naujo\u00A0– tai užtruks vos kelias minutes.',
  startAgain: 'Pradėti iš naujo',
  reloadFailed: 'Nepavyko įkelti testo. Bandykite vėliau.',
} as const

/** Texts of the e-mail step, loaded after the first question. */
export const quizContactTexts = {
  intro: 'Rezultatą parodysime iškart, nieko apie jus neišsaugoję.',
  seeWithoutEmail: 'Rodyti rezultatą be el.\u00A0pašto',
  /** Heading of the group that sends the result. */
  mailHeading: 'Rezultatas el.\u00A0paštu',
  /** Says what the button that sends the address asks for. */
  request: (consent: string) => `Paspausdami „Rodyti ir atsiųsti“ mūsų prašote: „${consent}“`,
  /** Says what is stored without consent. Shown as the summary, then `before`, the link and `after`. */
  optional: 'Langelių žymėti nebūtina',
  stored: {
    before:
      'Jei nesutinkate, kad el.\u00A0paštą ir vardą saugotume, išsaugomi tik atsakymai ir rezultatas. Plačiau\u00A0– ',
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  },
} as const
