/** The pages behind the links in the newsletter's mails. */
export const newsletterPageTexts = {
  confirm: {
    title: 'Patvirtinkite prenumeratą',
    text: (email: string) => `Paspauskite mygtuką, ir naujienlaiškį siųsime adresu ${email}.`,
    button: 'Patvirtinti',
  },
  confirmed: {
    title: 'Prenumerata patvirtinta',
    text: (email: string) => `Ačiū! Naujienlaiškį siųsime adresu ${email}.`,
  },
  /** The link was used, or the reader has confirmed another request, or left, or was erased. */
  notAwaited: {
    title: 'Nėra ko patvirtinti',
    text: 'Ši nuoroda nebegalioja. Jei prenumeratą jau patvirtinote, daugiau nieko daryti nereikia. Jei norite gauti naujienlaiškį, užsiprenumeruokite jį iš naujo – atsiųsime naują nuorodą.',
  },
  /** After the sentence that says what is wrong with the link. */
  subscribeInstead: 'Jei norite gauti naujienlaiškį, užsiprenumeruokite jį dar kartą.',
  leave: {
    title: 'Atsisakyti naujienlaiškio',
    text: (email: string) => `Paspaudus mygtuką, adresu ${email} naujienlaiškio nebesiųsime.`,
    button: 'Atsisakyti naujienlaiškio',
  },
  left: {
    title: 'Naujienlaiškio atsisakėte',
    text: (email: string) =>
      `Adresu ${email} naujienlaiškio nebesiųsime. Jei persigalvosite, galėsite užsiprenumeruoti iš naujo.`,
  },
  toNewsletter: 'Prenumeruoti iš naujo',
} as const
