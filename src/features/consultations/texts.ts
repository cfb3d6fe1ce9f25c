import { type AnswerHours, answerWords } from './answer-hour-texts.ts'
import { EMAIL_PACKAGES, type PackageId } from './consultations.ts'
import { packageTexts } from './package-texts.ts'

const NOTHING_OFFERED = 'Šiuo metu konsultacijų nesiūlome.'

function answersWithin(shown: readonly PackageId[] = EMAIL_PACKAGES): string {
  const [week, month] = EMAIL_PACKAGES.map((id) => shown.includes(id))
  if (week && month) {
    return 'Savaitės paketo klientams atsakome per 4\u00A0valandas, mėnesio\u00A0– per 2\u00A0valandas.'
  }
  return week ? 'Atsakome per 4\u00A0valandas.' : 'Atsakome per 2\u00A0valandas.'
}

/** Steps after the time of a meeting is agreed. */
const MEETING_STEPS = [
  { title: 'Kalbamės', text: 'Per konsultaciją randame, nuo ko pradėti.' },
  {
    title: 'Einate pirmyn',
    text: 'Gaunate aiškų planą ir užduotis, kurias galite atlikti namuose.',
  },
] as const

/** Texts of the packages page and the booking form, including the texts used wherever packages are offered. */
export const consultationTexts = {
  ...packageTexts,
  title: 'Konsultacijų paketai',
  /** @param startsAtOnce whether an e-mail package can be bought. */
  intro: (startsAtOnce: boolean) =>
    startsAtOnce
      ? 'El. pašto konsultacijas galite pradėti iškart, neišeidami iš namų.'
      : 'Pasirinkite pagalbos būdą, kuris tinka jums šiandien.',
  /** @param titles of the packages that are shown; null if all are. */
  description: (titles: readonly string[] | null) => {
    if (titles === null) {
      return 'Santykių konsultacijų paketai: savaitės ir mėnesio el. pašto konsultacijos, individualios ir porų konsultacijos, intensyvi programa.'
    }
    return titles.length === 0
      ? NOTHING_OFFERED
      : `Santykių konsultacijų paketai: ${titles.join(', ')}.`
  },
  /** Link to the packages. @param price lowest price of an e-mail package, `39 €`. */
  toPackages: (price: string) => `Paketai ir kainos\u00A0– nuo ${price}`,
  /** Intro while every package is hidden. */
  nothingOffered: NOTHING_OFFERED,

  // Cards
  /** Shown without scripts, for packages that are booked through the form. */
  noScript: 'Registracijos formai reikia „JavaScript“. Norėdami užsiregistruoti, parašykite mums:',
  linkComing: 'Mokėjimo nuoroda bus greitai pridėta. Prašome palaukti.',

  // Who answers, and a sample letter
  who: { heading: 'Kas jums atsakys' },
  sampleHeading: 'Taip atrodo mūsų atsakymas',
  courseHeading: 'Kaip viskas vyksta',
  /** @param shown ids of the packages that are shown. */
  course: (hours: AnswerHours | null, shown: readonly PackageId[] = EMAIL_PACKAGES) => [
    'Pasirenkate paketą ir sumokate saugiame mokėjimų puslapyje.',
    'Parašote laišką savo užsakymo puslapyje, kai patogu.',
    `${answersWithin(shown)}${answerWords(hours).sentence}`,
  ],
  sample: {
    label: 'Pavyzdys',
    note: 'Laiškai sukurti šiam puslapiui: tikrų neskelbiame.',
    more: 'Skaityti visą laišką',
  },

  /** Heading above the packages that are taken. @param areSomeOffered whether others stand above them. */
  others: (areSomeOffered: boolean) => (areSomeOffered ? 'Kitos konsultacijos' : 'Konsultacijos'),

  // Booking form
  formHeading: 'Registracija konsultacijai',
  formPromise: 'Gavę užklausą, susisieksime su jumis per 24\u00A0val.',
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
    before: `Jūsų duomenis naudosime tik tam, kad su jumis susisiektume ir suderintume konsultaciją, o\u00A0užklausą saugosime ${months}\u00A0mėnesių. Plačiau\u00A0– `,
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  }),
  submit: 'Pateikti užklausą',
  submitting: 'Pateikiama...',
  bookedTitle: 'Užklausa sėkmingai pateikta!',
  bookedHeading: 'Užklausą gavome',
  /** Steps after a booking. @param dueAt moment in words, `lapkričio 30 d. 14.05`. */
  nextSteps: (email: string, dueAt: string) => [
    {
      title: 'Susisiekiame',
      text: `Iki ${dueAt} parašysime adresu ${email}: suderinsime laiką ir atsakysime į\u00A0klausimus. Jums nieko daryti nereikia.`,
    },
    ...MEETING_STEPS,
  ],
  bookingFailed: 'Nepavyko pateikti užklausos. Bandykite vėliau.',
  cancel: 'Atšaukti pasirinkimą',

  // Side panels
  stepsHeading: 'Kaip tai vyksta',
  steps: [
    { title: 'Pateikiate užklausą', text: 'Trumpai aprašote situaciją ir kada jums patogu.' },
    {
      title: 'Susisiekiame',
      text: 'Per 24\u00A0val. suderiname laiką ir atsakome į\u00A0klausimus.',
    },
    ...MEETING_STEPS,
  ],
  reasonsHeading: 'Kodėl verta rinktis mus',
  reasons: [
    'Kalbame paprastai ir nieko nesmerkiame.',
    'Dirbame su konkrečia jūsų situacija, o\u00A0ne su bendrais patarimais.',
    'Viskas, ką papasakojate, lieka tarp mūsų.',
    'Po kiekvieno pokalbio žinote kitą žingsnį.',
  ],
  testimonialHeading: 'Ką sako klientai',

  // Call to action
  callHeading: 'Pradėkite nuo el.\u00a0pašto konsultacijų',
  callText:
    'Nereikia laukti laisvo laiko: parašykite tada, kai patogu jums, o\u00A0mes atsakysime per kelias valandas.',
  callWeekly: (price: string) => `Savaitė\u00A0– ${price}`,
  callMonthly: (price: string) => `Mėnuo\u00A0– ${price}`,
} as const
