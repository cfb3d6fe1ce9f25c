/** Texts of the email step that only it needs: it is fetched after the first question. */
export const quizContactTexts = {
  seeWithoutEmail: 'Rodyti rezultatą be el.\u00A0pašto',
  moreBoxes: 'Daugiau pasirinkimų',
  /** Shown as before + link + after. */
  privacy: {
    before:
      'Langelių žymėti nebūtina. Jei nesutinkate, kad el.\u00A0paštą ir vardą saugotume, išsaugomi tik atsakymai ir rezultatas. Rodant rezultatą be el.\u00A0pašto, neišsaugoma nieko. Plačiau\u00A0– ',
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  },
} as const
