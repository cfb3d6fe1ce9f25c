/** What visitors have left: bookings, subscribers and quiz submissions, also as tables in files. */
export const inboxTexts = {
  status: {
    pending: 'Nauja',
    contacted: 'Susisiekta',
    done: 'Baigta',
    suspicious: 'Įtartina',
  },
  deletedQuiz: 'Ištrintas testas',
  subscriptionState: {
    pending: 'Laukia patvirtinimo',
    subscribed: 'Prenumeruoja',
    stopped: 'Sustabdyta',
    left: 'Atsisakė',
    suspicious: 'Įtartina',
  },
  /** Instead of the time of confirmation. */
  beforeConfirmation: 'dar nereikėjo',
  noEmail: 'Be el. pašto',
  noConsent: 'Be sutikimo',
  warned: 'Įspėjamasis atsakymas',
  yes: 'Taip',
  no: 'Ne',

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
  subscribersHeadings: [
    'El. paštas',
    'Vardas',
    'Būsena',
    'Užsiregistravo',
    'Patvirtino',
    'Atsisakė',
    'Sustabdyta',
  ],
  submissionsHeadings: [
    'Atlikta',
    'Testas',
    'El. paštas',
    'Vardas',
    'Sutikimas saugoti',
    'Balai',
    'Kategorija',
    'Įspėjamasis atsakymas',
    'Sritys',
    'Atsakymai',
  ],
} as const
