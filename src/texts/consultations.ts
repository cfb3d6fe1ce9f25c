import { type AnswerHours, answerWords } from './answer-hours.ts'

/** Words of a package; its price, availability and payment link are in `domain/consultations.ts`. */
interface PackageTexts {
  readonly title: string
  readonly duration: string
  readonly description: string
  readonly features: readonly string[]
}

/** How the feature begins that promises a time of answer. */
const ANSWER_WITHIN = 'Atsakymas per '

const packages = {
  'email-weekly': {
    title: 'Savaitės el. pašto konsultacijos',
    duration: '7 dienos',
    description:
      'Savaitę susirašinėjate su santykių ekspertu: aprašote situaciją, gaunate atsakymus ir aiškų veiksmų planą.',
    features: [
      `${ANSWER_WITHIN}4 valandas`,
      'Patarimai, pritaikyti jūsų situacijai',
      'Praktinės užduotys kiekvienai dienai',
      'Savaitės apibendrinimas ir tolesni žingsniai',
    ],
  },
  'email-monthly': {
    title: 'Mėnesio el. pašto konsultacijos',
    duration: '1 mėnuo',
    description:
      'Nuolatinis palaikymas visą mėnesį: klauskite tiek, kiek reikia, ir kartu su ekspertu stebėkite, kas keičiasi.',
    features: [
      'Neribotas klausimų skaičius',
      `${ANSWER_WITHIN}2 valandas`,
      'Asmeninis santykių stiprinimo planas',
      'Pažangos aptarimas kiekvieną savaitę',
      'Prenumeratą galite nutraukti bet kada',
    ],
  },
  individual: {
    title: 'Individuali konsultacija',
    duration: '60 min.',
    description:
      'Pokalbis su santykių ekspertu akis į akį arba nuotoliu, kai norite geriau suprasti save ir savo pasirinkimus.',
    features: [
      'Saugi ir konfidenciali erdvė',
      'Susitikimas gyvai arba nuotoliu',
      'Užduotys po susitikimo',
    ],
  },
  'couple-therapy': {
    title: 'Porų konsultacija',
    duration: '90 min.',
    description:
      'Susitikimas dviem: ekspertas padeda vienam kitą išgirsti ir rasti sprendimą, tinkantį abiem.',
    features: [
      'Dalyvauja abu partneriai',
      'Bendravimo ir konfliktų sprendimo pratimai',
      'Susitarimai, kuriuos parsinešate namo',
    ],
  },
  intensive: {
    title: 'Intensyvi programa',
    duration: '3 susitikimai',
    description:
      'Trys nuoseklūs susitikimai poroms, kurios išgyvena krizę ir nori pokyčio artimiausiu metu.',
    features: [
      'Trys susitikimai su tuo pačiu ekspertu',
      'Išsamus santykių įvertinimas',
      'Planas artimiausiems trims mėnesiams',
      'Palaikymas el. paštu tarp susitikimų',
    ],
  },
} as const satisfies Record<string, PackageTexts>

/** The page of the packages, the booking form and the offer under an article. */
export const consultationTexts = {
  title: 'Konsultacijų paketai',
  intro:
    'Pasirinkite pagalbos būdą, kuris tinka jums šiandien. El. pašto konsultacijas galite pradėti iškart, neišeidami iš namų.',
  description:
    'Santykių konsultacijų paketai: savaitės ir mėnesio el. pašto konsultacijos, individualios ir porų konsultacijos, intensyvi programa.',
  packages,

  // Cards
  /** `39 €`, and `79 €/mėn.` for a subscription. */
  price: (euros: number, paymentType: 'one-off' | 'subscription') =>
    paymentType === 'subscription' ? `${euros} €/mėn.` : `${euros} €`,
  popular: 'Populiaru',
  occupied: 'Užimta',
  fullyBooked: (days: number) => `Visi laikai užimti artimiausius ${days} dienų`,
  features: 'Ką gausite',
  buy: 'Pirkti konsultaciją',
  subscribe: 'Užsisakyti prenumeratą',
  select: 'Pasirinkti',
  selected: 'Pasirinkta',
  /** Read out after the words of a link that leaves the site. */
  newTab: '(atsidaro naujame skirtuke)',
  /** For a package that is booked by the form. */
  noScript: 'Registracijos formai reikia „JavaScript“. Norėdami užsiregistruoti, parašykite mums:',
  linkComing: 'Mokėjimo nuoroda bus greitai pridėta. Prašome palaukti.',

  // A sample letter
  sampleHeading: 'Taip atrodo mūsų atsakymas',
  sampleText:
    'Rašome taip, kad laišką norėtųsi perskaityti dar kartą: ką pastebėjome, ką galite išmėginti ir apie ką verta pagalvoti.',
  courseHeading: 'Kaip viskas vyksta',
  course: (hours: AnswerHours | null) => [
    'Pasirenkate paketą ir sumokate saugiame mokėjimų puslapyje.',
    'Parašote mums el. paštu – tada, kai patogu, ir tiek, kiek norisi.',
    `Savaitės paketo klientams atsakome per 4 valandas, mėnesio – per 2 valandas.${answerWords(hours).sentence}`,
  ],
  sample: {
    label: 'Pavyzdys',
    note: 'Klausimas ir atsakymas sukurti šiam puslapiui: tikrų laiškų neskelbiame.',
  },

  // Booking form
  formHeading: 'Registracija konsultacijai',
  formPromise: 'Gavę užklausą, susisieksime su jumis per 24 val.',
  nameLabel: 'Vardas',
  emailLabel: 'El. paštas',
  phoneLabel: 'Telefonas',
  typeLabel: 'Konsultacijos tipas',
  typePlaceholder: 'Pasirinkite konsultaciją',
  dateLabel: 'Pageidaujamas laikas',
  datePlaceholder: 'Pavyzdžiui, antradienio vakaras',
  messageLabel: 'Žinutė',
  messagePlaceholder: 'Trumpai parašykite, kuo galėtume padėti',
  optional: 'neprivaloma',
  /** Shown as before + link + after. */
  privacy: (months: number) => ({
    before: `Jūsų duomenis naudosime tik tam, kad su jumis susisiektume ir suderintume konsultaciją, o užklausą saugosime ${months} mėnesių. Plačiau – `,
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  }),
  submit: 'Pateikti užklausą',
  submitting: 'Pateikiama...',
  bookedTitle: 'Užklausa sėkmingai pateikta!',
  bookingFailed: 'Nepavyko pateikti užklausos. Bandykite vėliau.',
  cancel: 'Atšaukti pasirinkimą',

  // Side panels
  stepsHeading: 'Kaip tai vyksta',
  steps: [
    { title: 'Pateikiate užklausą', text: 'Trumpai aprašote situaciją ir kada jums patogu.' },
    { title: 'Susisiekiame', text: 'Per 24 val. suderiname laiką ir atsakome į klausimus.' },
    { title: 'Kalbamės', text: 'Per konsultaciją randame, nuo ko pradėti.' },
    {
      title: 'Einate pirmyn',
      text: 'Gaunate aiškų planą ir užduotis, kurias galite atlikti namuose.',
    },
  ],
  reasonsHeading: 'Kodėl verta rinktis mus',
  reasons: [
    'Kalbame paprastai ir nieko nesmerkiame.',
    'Dirbame su konkrečia jūsų situacija, o ne su bendrais patarimais.',
    'Viskas, ką papasakojate, lieka tarp mūsų.',
    'Po kiekvieno pokalbio žinote kitą žingsnį.',
  ],
  testimonialHeading: 'Ką sako klientai',

  // Call to action
  callHeading: 'Pradėkite nuo el.\u00a0pašto konsultacijų',
  callText:
    'Nereikia laukti laisvo laiko: parašykite tada, kai patogu jums, o mes atsakysime per kelias valandas.',
  callWeekly: (price: string) => `Savaitė – ${price}`,
  callMonthly: (price: string) => `Mėnuo – ${price}`,

  // Offer under an article
  offerHeading: 'Norite pasikalbėti apie savo situaciją?',
  offerText:
    'Straipsnis padeda suprasti, o konsultacija – pritaikyti tai jūsų santykiams. Parašykite mūsų ekspertams el. paštu.',
  offerAll: 'Visi konsultacijų paketai',
} as const

/** What a package includes. @param hours in which letters are answered. */
export function packageFeatures(
  id: keyof typeof packages,
  hours: AnswerHours | null,
): readonly string[] {
  const { within } = answerWords(hours)
  return packages[id].features.map((feature) =>
    feature.startsWith(ANSWER_WITHIN) ? within(feature) : feature,
  )
}

/** The name of a package by its id; what a caller of the API has written instead stands as it is. */
export function consultationTitle(type: string): string {
  return Object.hasOwn(packages, type) ? packages[type as keyof typeof packages].title : type
}
