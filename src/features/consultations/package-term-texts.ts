/** What stands beside the price of a package by e-mail. */
export const packageTerms = {
  /** @param experts their names. @param seller named in the footer, who answers while there are none. */
  answering: (experts: readonly string[], seller: string) =>
    experts.length > 0
      ? `Atsako ${new Intl.ListFormat('lt').format(experts)}.`
      : `Atsako ${seller}.`,
  /** The terms in short (`db/seeds/pages/naudojimo-salygos.ts`, 7), shown as before + link + between + terms + after. */
  refund: {
    before: 'Per 14\u00A0dienų galite ',
    link: 'atsisakyti sutarties',
    between: ' ir atgauti pinigus už nesuteiktą dalį (',
    terms: 'sąlygos',
    after: ').',
  },
  /** The same, 6. */
  renewal:
    'Prenumerata pratęsiama kas mėnesį; nutrauksite savo užsakymo puslapyje arba el.\u00A0paštu.',
} as const
