/** The page of the testimonials. */
export const successStoriesTexts = {
  title: 'Sėkmės istorijos',
  description:
    'Porų, kurios su Santykių akademija išmoko kalbėtis ir pasitikėti, istorijos. Čia galite papasakoti ir savąją.',
  intro:
    'Kiekvienos poros kelias kitoks, bet pradžia dažnai panaši: vienas nuoširdus pokalbis ir vienas naujas įprotis.',
  storiesHeading: 'Porų atsiliepimai',
  writeHeading: 'Papasakokite savo istoriją',
  writeText:
    'Jei straipsnis, testas ar konsultacija ką nors pakeitė jūsų namuose, mums labai rūpi tai išgirsti. Be jūsų sutikimo nieko neskelbiame.',
  write: 'Parašyti mums',
  subject: 'Mūsų istorija',
  callHeading: 'O\u00A0nuo ko pradėti jums?',
  callText: 'Trumpas testas parodys, kas jūsų santykiuose stipru ir kam verta skirti dėmesio.',
  toTest: 'Atlikti santykių testą',
  toConsultations: 'Peržiūrėti konsultacijas',
} as const
