/** The page of the testimonials. */
export const successStoriesTexts = {
  title: 'Sėkmės istorijos',
  description:
    'Porų, kurios su Santykių akademija išmoko kalbėtis ir pasitikėti, istorijos ir mūsų darbo rezultatai skaičiais.',
  intro:
    'Kiekvienos poros kelias kitoks, bet pradžia dažnai panaši: vienas nuoširdus pokalbis ir vienas naujas įprotis.',
  storiesHeading: 'Porų atsiliepimai',
  claimsHeading: 'Akademija skaičiais',
  callHeading: 'Parašykite savo istoriją',
  callText: 'Trumpas testas padės suprasti, nuo ko verta pradėti jums.',
  toTest: 'Atlikti santykių testą',
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
