/** Texts of the page that confirms a new address of notices. */
export const noticesPageTexts = {
  confirm: {
    title: 'Pranešimų adresas',
    text: (address: string) =>
      `Ar pranešimus apie užklausas, klientų laiškus ir sutarčių atsisakymus siųsti adresu ${address}?`,
    button: 'Taip, siųsti šiuo adresu',
  },
  confirmed: {
    title: 'Adresas patvirtintas',
    text: (address: string) => `Nuo šiol pranešimai siunčiami adresu ${address}.`,
  },
  spent: {
    title: 'Nuoroda nebegalioja',
    text: 'Ji jau panaudota, prašymas atšauktas arba išsiųsta naujesnė. Kuriuo adresu siunčiami pranešimai, matote valdymo skydelio skiltyje „Nustatymai“.',
  },
} as const
