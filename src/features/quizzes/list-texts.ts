/** Texts about submissions, in the panel's lists and in exports. */
export const submissionListTexts = {
  deletedQuiz: 'Ištrintas testas',
  unreadable: 'Įrašo nepavyko perskaityti',
  noEmail: 'Be el. pašto',
  noConsent: 'Be sutikimo',
  warned: 'Įspėjamasis atsakymas',
  safetyResult: 'Saugumo pranešimas',
  yes: 'Taip',
  name: 'testu-atsakymai',
  headings: [
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
