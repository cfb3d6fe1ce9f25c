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
  readingTime: (minutes: number) => `${minutes}\u00A0min. skaitymo`,
  tags: 'Žymos',
  feedTitle: 'Santykių akademijos straipsniai',

  // Topics and pages of the list
  topics: 'Straipsnių temos',
  allArticles: 'Visi straipsniai',
  topicTitle: (topic: string) => `Tema „${topic}“`,
  numbered: (title: string, page: number) => `${title}, ${page} puslapis`,
  numberedDescription: (description: string, page: number) => `${description} ${page} puslapis.`,
  pages: 'Straipsnių sąrašo puslapiai',
  page: (page: number) => `${page} puslapis`,
  previousPage: 'Ankstesnis',
  nextPage: 'Kitas',

  // Article
  back: 'Grįžti į\u00A0tinklaraštį',
  bylineName: 'Santykių akademijos ekspertų komanda',
  bylineText: 'Rašome apie santykius ir atsakome į\u00A0laiškus',
  topicQuiz: 'Norite pamatyti, kaip sekasi judviem?',
  topicQuizFacts: (questions: string, minutes: number) =>
    `${questions}, apie ${minutes}\u00A0min., nemokamai`,
  contents: 'Turinys',
  /** Names what an article says to whom it may not be safe. */
  warning: 'Jei nesaugu',
  table: (number: number) => `Lentelė ${number}`,
  preformatted: (number: number) => `Nelaužomas tekstas ${number}`,
  related: 'Susiję straipsniai',
  neighbours: 'Kiti straipsniai',
  newerArticle: 'Naujesnis straipsnis',
  olderArticle: 'Ankstesnis straipsnis',
  notFoundTitle: 'Straipsnis nerastas',
  notFoundText: 'Nepavyko rasti šio straipsnio.',
} as const
