/** The home page. */
export const homeTexts = {
  description:
    'Santykių akademija padeda poroms geriau suprasti vienas kitą: straipsniai, nemokami santykių testai ir konsultacijos el. paštu su ekspertais.',
  eyebrow: 'Santykių ugdymas ir konsultacijos',
  heading: 'Geri santykiai nėra atsitiktinumas. Jų galima išmokti.',
  intro:
    'Padedame poroms susikalbėti, vėl pasitikėti ir jaustis artimiems. Pradėkite nuo trumpo testo – po kelių minučių žinosite, kas jūsų santykiuose stipru ir kam verta skirti dėmesio.',
  toTest: 'Atlikti santykių testą',
  toBlog: 'Skaityti tinklaraštį',

  servicesHeading: 'Kaip galime padėti',
  services: {
    blog: {
      title: 'Tinklaraštis',
      text: 'Praktiški straipsniai apie bendravimą, pasitikėjimą, intymumą ir konfliktus – be moralizavimo.',
      link: 'Skaityti straipsnius',
    },
    tests: {
      title: 'Santykių testai',
      text: 'Trumpi testai, padedantys pažvelgti į savo santykius iš šalies ir gauti patarimų.',
      link: 'Rinktis testą',
    },
    consultations: {
      title: 'Konsultacijos',
      text: 'El. pašto konsultacijos su santykių ekspertais: klauskite tada, kai jums patogu.',
      link: 'Peržiūrėti paketus',
    },
  },

  storiesHeading: 'Sėkmės istorijos',
  storiesIntro: 'Poros, kurios pradėjo nuo mažo žingsnio.',
  moreStories: 'Visos istorijos',
  claimsHeading: 'Akademija skaičiais',
} as const

/** Words around a testimonial, wherever one is shown. */
export const storyTexts = {
  rating: (stars: number) => `Įvertinimas: ${stars} iš 5 žvaigždučių`,
} as const
