/** The home page. */
export const homeTexts = {
  description:
    'Santykių akademija padeda poroms geriau suprasti vienas kitą: straipsniai, nemokami santykių testai ir konsultacijos el. paštu.',
  eyebrow: 'Santykių ugdymas ir konsultacijos',
  /** Two sentences, each of a line of its own; a no-break space keeps the longest word from standing alone. */
  heading: ['Geri santykiai nėra\u00A0atsitiktinumas.', 'Jų galima išmokti.'],
  intro:
    'Padedame poroms susikalbėti, vėl pasitikėti ir suartėti. Pradėkite nuo trumpo testo\u00A0– po kelių minučių žinosite, kas jūsų santykiuose stipru ir kam verta skirti dėmesio.',
  toTest: 'Atlikti santykių testą',
  toBlog: 'Skaityti tinklaraštį',

  newestHeading: 'Naujausi straipsniai',

  servicesHeading: 'Kaip galime padėti',
  services: {
    blog: {
      title: 'Tinklaraštis',
      text: 'Praktiški straipsniai apie bendravimą, pasitikėjimą, intymumą ir konfliktus\u00A0– be moralizavimo.',
      link: 'Skaityti straipsnius',
    },
    tests: {
      title: 'Santykių testai',
      text: 'Trumpi testai, padedantys pažvelgti į\u00A0savo santykius iš šalies ir gauti patarimų.',
      link: 'Rinktis testą',
    },
    consultations: {
      title: 'Konsultacijos',
      text: 'Į\u00A0laiškus atsakome el.\u00A0paštu: klauskite tada, kai jums patogu.',
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
