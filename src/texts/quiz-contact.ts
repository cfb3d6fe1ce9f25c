/** Texts of the email step that only it needs: it is fetched after the first question. */
export const quizContactTexts = {
  seeWithoutEmail: 'Rodyti rezultatą be el. pašto',
  /** Shown as before + link + after. */
  privacy: {
    before:
      'Langelių žymėti nebūtina. Pirmojo nepažymėjus, išsaugomi tik atsakymai ir rezultatas – be el. pašto ir vardo. Rodant rezultatą be el. pašto, neišsaugoma nieko. Plačiau – ',
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  },
} as const
