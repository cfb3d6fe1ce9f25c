/** Terms shown beside the price of an email package. */
export const packageTerms = {
  /**
   * Short form of the terms (`db/seeds/pages/naudojimo-salygos.ts`), section 7. Shown as before + link + between +
   * terms + after.
   */
  refund: {
    before: 'Per 14\u00A0dienų galite ',
    link: 'atsisakyti sutarties',
    between: ' ir atgauti pinigus už nesuteiktą dalį (',
    terms: 'naudojimo sąlygos',
    after: ').',
  },
  /** Short form of the terms, section 6. */
  renewal:
    'Prenumerata pratęsiama kas mėnesį; nutrauksite savo užsakymo puslapyje arba el.\u00A0paštu.',
} as const
