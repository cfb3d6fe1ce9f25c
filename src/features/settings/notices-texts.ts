/** Texts of the page that confirms a new address of notices. */
export const noticesPageTexts = {
  title: 'Pranešimų adresas',
  text: (address: string) =>
    `Ar pranešimus apie užklausas, klientų laiškus ir sutarčių atsisakymus siųsti adresu ${address}?`,
  confirm: 'Taip, siųsti šiuo adresu',
  confirmed: 'Adresas patvirtintas',
  confirmedText: (address: string) => `Nuo šiol pranešimai siunčiami adresu ${address}.`,
  spent: 'Nuoroda nebegalioja',
  spentText:
    'Ji jau panaudota, prašymas atšauktas arba išsiųsta naujesnė. Kuriuo adresu siunčiami pranešimai, matote valdymo skydelio skiltyje „Nustatymai“.',
} as const
