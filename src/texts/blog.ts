/** The article list and the article. */
export const blogTexts = {
  title: 'Tinklaraštis',
  intro:
    'Straipsniai apie tai, kaip kalbėtis, pasitikėti, išlikti artimiems ir ginčytis be žaizdų.',
  description:
    'Santykių akademijos tinklaraštis: praktiški straipsniai apie bendravimą, pasitikėjimą, intymumą ir konfliktus poroje.',

  // List
  loading: 'Straipsniai įkeliami...',
  loadFailed: 'Nepavyko įkelti straipsnių. Bandykite vėliau.',
  empty: 'Šiuo metu nėra publikuotų straipsnių.',
  readingTime: (minutes: number) => `${minutes} min. skaitymo`,
  tags: 'Žymos',
  feedTitle: 'Santykių akademijos straipsniai',

  // Article
  back: 'Grįžti į tinklaraštį',
  articleLoading: 'Straipsnis įkeliamas...',
  bylineName: 'Santykių akademijos ekspertų komanda',
  bylineText: 'Santykių konsultantai ir porų psichologijos praktikai',
  notFoundTitle: 'Straipsnis nerastas',
  notFoundText: 'Nepavyko rasti šio straipsnio.',
} as const
