/** Terms shown beside the price of an email package. */
export const packageTerms = {
  /**
   * Returns the sentence that says who answers.
   * @param experts names of the experts.
   * @param seller name from the footer, used while there are no experts.
   */
  answering: (experts: readonly string[], seller: string) =>
    experts.length > 0
      ? `Atsako ${new Intl.ListFormat('lt').format(experts)}.`
      : `Atsako ${seller}.`,
  /**
   * Short form of the terms (`db/seeds/pages/naudojimo-salygos.ts`), section 7. Shown as before + link + between +
   * terms + after.
   */
  refund: {
    before: 'Per 14\u00A0dienų galite ',
    link: 'atsisakyti sutarties',
    between: ' ir atgauti pinigus už nesuteiktą dalį (',
    terms: 'sąlygos',
    after: ').',
  },
  /** Short form of the terms, section 6. */
  renewal:
    'Prenumerata pratęsiama kas mėnesį; nutrauksite savo užsakymo puslapyje arba el.\u00A0paštu.',
} as const
