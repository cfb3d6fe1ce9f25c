/** What visitors have left: bookings, subscribers and quiz submissions, also as tables in files. */
export const inboxTexts = {
  status: {
    pending: 'Nauja',
    contacted: 'Susisiekta',
    done: 'Baigta',
  },
  deletedQuiz: 'Ištrintas testas',
  yes: 'Taip',
  no: 'Ne',

  // Lists in the panel
  headings: {
    bookings: 'Konsultacijų užklausos',
    subscribers: 'Naujienlaiškio prenumeratoriai',
    submissions: 'Testų atsakymai',
  },
  empty: {
    bookings: 'Konsultacijų užklausų dar nėra. Gautos užklausos atsiras čia.',
    subscribers: 'Prenumeratorių dar nėra. Užsiprenumeravusieji naujienlaiškį atsiras čia.',
    submissions: 'Testų dar niekas neatliko. Lankytojų atsakymai atsiras čia.',
  },
  search: 'Ieškoti',
  searchHints: {
    bookings: 'vardas, kontaktai, žinutė ar pastabos',
    subscribers: 'vardas ar el. paštas',
    submissions: 'vardas ar el. paštas',
  },
  download: 'Atsisiųsti lentelę (CSV)',
  downloading: 'Ruošiama lentelė...',
  downloadFailed: 'Nepavyko atsisiųsti lentelės. Bandykite vėliau.',
  removed: {
    bookings: 'Užklausa ištrinta',
    subscribers: 'Prenumeratorius ištrintas',
    submissions: 'Atsakymai ištrinti',
  },
  removeFailed: {
    bookings: 'Nepavyko ištrinti užklausos. Bandykite vėliau.',
    subscribers: 'Nepavyko ištrinti prenumeratoriaus. Bandykite vėliau.',
    submissions: 'Nepavyko ištrinti atsakymų. Bandykite vėliau.',
  },
  removeText: {
    bookings: 'Užklausa ir jūsų pastabos bus ištrintos visam laikui.',
    subscribers: 'Prenumeratoriaus duomenys bus ištrinti visam laikui.',
    submissions: 'Šio žmogaus testo rezultatas ir atsakymai bus ištrinti visam laikui.',
  },
  /** Whom a question or a label is about. */
  person: (name: string | null, email: string) => (name === null ? email : `${name} (${email})`),

  // Bookings
  statusLabel: 'Būsena',
  statusOf: (person: string) => `Būsena: ${person}`,
  allStatuses: 'Visos',
  counted: (label: string, count: number) => `${label} (${count})`,
  statusChanged: (status: string) => `Būsena pakeista: ${status}`,
  /** Beside a booking that the chosen filter leaves out by now, while somebody is still at it. */
  leavesList: (filter: string) =>
    `Nebeatitinka filtro „${filter}“: iš sąrašo pasitrauks, kai baigsite.`,
  leftList: 'Užklausa perkelta',
  leftListFor: (person: string, filter: string, status: string) =>
    `${person}: iš „${filter}“ į „${status}“`,
  statusFailed: 'Nepavyko pakeisti būsenos. Bandykite vėliau.',
  received: (moment: string) => `Gauta ${moment}`,
  email: 'El. paštas',
  phone: 'Telefonas',
  consultation: 'Konsultacija',
  preferredDate: 'Pageidaujamas laikas',
  message: 'Žinutė',
  showWhole: 'Rodyti visą žinutę',
  showLess: 'Rodyti trumpiau',
  notes: 'Jūsų pastabos',
  notesHint: 'matote tik jūs',
  notesSave: 'Išsaugoti pastabas',
  notesSaving: 'Išsaugoma...',
  notesSaved: 'Pastabos išsaugotos',
  notesUnsaved: 'Pastabos dar neišsaugotos',
  notesDiscard: 'Atmesti',
  notesDiscardTitle: 'Atmesti neišsaugotas pastabas?',
  notesDiscardText: (person: string) =>
    `Tai, ką parašėte ir neišsaugojote (${person}), bus ištrinta. Lauke liks išsaugotas tekstas.`,
  notesFailed: 'Pastabų išsaugoti nepavyko. Jūsų tekstas liko lauke, bandykite dar kartą.',

  // Subscribers
  subscribed: 'Prenumeruoja',
  unsubscribed: 'Atsisakė',
  subscribedAt: (moment: string) => `Užsiprenumeravo ${moment}`,

  // Submissions
  quizLabel: 'Testas',
  allQuizzes: 'Visi testai',
  quizzesFailed: 'Nepavyko įkelti testų sąrašo. Bandykite vėliau.',
  completedAt: (moment: string) => `Atlikta ${moment}`,
  score: (score: number) => `Balai: ${score.toLocaleString('lt-LT')}`,
  answers: (count: number) => `Atsakymai (${count})`,
  noCategory: 'Be kategorijos',

  // Statistics of a quiz
  statisticsHeading: 'Testų statistika',
  chooseQuiz: 'Pasirinkite testą',
  noQuizzes: 'Testų dar nėra. Kai sukursite testą, čia matysite, kaip jis sekasi.',
  statisticsHint: 'Pasirinkite testą, ir čia matysite, kiek lankytojų jį pradėjo ir baigė.',
  statisticsFailed: 'Nepavyko įkelti statistikos. Bandykite vėliau.',
  starts: 'Pradėjo',
  completions: 'Baigė',
  completionRate: 'Baigusiųjų dalis',
  averageScore: 'Vidutinis balas',
  unknown: '–',
  uncounted:
    'Baigusiųjų daugiau negu pradėjusiųjų: dalis jų testą atliko anksčiau, negu pradėti skaičiuoti pradėjusieji.',
  reachedHeading: 'Kiek lankytojų pasiekė kiekvieną klausimą',
  question: 'Klausimas',
  numbered: (number: number, question: string) => `${number}. ${question}`,
  reached: 'Pasiekė',
  lost: 'Čia nutraukė',
  bandsHeading: 'Rezultatai pagal kategorijas',
  band: 'Kategorija',
  scoresHeading: 'Rezultatai pagal balus',
  scoreLabel: 'Balai',
  people: 'Lankytojai',
  percent: (share: number) => `${Math.round(share * 100)}\u00a0%`,
  noStarts: 'Šio testo dar niekas nepradėjo.',
  noResults: 'Šio testo dar niekas nebaigė.',
  noQuestions: 'Šis testas klausimų neturi.',

  // Names of the files, without date and ending
  bookingsFile: 'konsultaciju-uzklausos',
  subscribersFile: 'naujienlaiskio-prenumeratoriai',
  submissionsFile: 'testu-atsakymai',

  // Headings of the tables
  bookingsHeadings: [
    'Gauta',
    'Būsena',
    'Vardas',
    'El. paštas',
    'Telefonas',
    'Konsultacija',
    'Pageidaujamas laikas',
    'Žinutė',
    'Pastabos',
  ],
  subscribersHeadings: ['El. paštas', 'Vardas', 'Prenumeruoja', 'Užsiprenumeravo'],
  submissionsHeadings: [
    'Atlikta',
    'Testas',
    'El. paštas',
    'Vardas',
    'Balai',
    'Kategorija',
    'Atsakymai',
  ],
} as const
