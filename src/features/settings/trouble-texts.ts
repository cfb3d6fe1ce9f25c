import type { Trouble, TroublePaths } from './troubles.ts'

/** Texts of the question on the home page that leads visitors by their trouble. */
export const troubleTexts = {
  question: 'Kas nutiko?',
  names: {
    betrayed: 'Mane apgavo',
    silent: 'Nesikalbame',
    quarrelling: 'Pykstamės dėl to paties',
    cold: 'Atšalome',
    home: 'Pinigai ir namai',
  } satisfies Record<Trouble, string>,
  afraid: 'Bijau',
  free: 'Straipsniai ir testai nemokami.',
  /** @param price lowest price of a consultation by e-mail, `39 €`. */
  letter: (price: string) => `Atsakymas į\u00A0jūsų laišką\u00A0– nuo ${price}`,
} as const

/** Paths until the owner chooses others. */
export const startingTroubles: TroublePaths = {
  betrayed: '/blog/po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites',
  silent: '/blog/kai-partneris-nenori-kalbetis-ka-daryti-su-tyla',
  quarrelling: '/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai',
  cold: '/blog/artumas-ilguose-santykiuose-kaip-ji-islaikyti',
  home: '/blog/pinigai-poroje-kaip-susitarti-ir-nesusipykti',
}
