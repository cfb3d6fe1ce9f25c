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
  /** The reader has left, or the subscription was deleted. */
  notAwaited: {
    title: 'Nėra ko patvirtinti',
    text: 'Šios prenumeratos jau nebėra. Jei norite gauti naujienlaiškį, užsiregistruokite iš naujo.',
  },
  /** After the sentence that says what is wrong with the link. */
  subscribeInstead: 'Jei norite gauti naujienlaiškį, užsiregistruokite dar kartą.',
  leave: {
    title: 'Atsisakyti naujienlaiškio',
    text: (email: string) => `Paspaudus mygtuką, adresu ${email} naujienlaiškio nebesiųsime.`,
    button: 'Atsisakyti naujienlaiškio',
  },
  left: {
    title: 'Naujienlaiškio atsisakėte',
    text: (email: string) =>
      `Adresu ${email} naujienlaiškio nebesiųsime. Jei persigalvosite, galėsite užsiregistruoti iš naujo.`,
  },
  toNewsletter: 'Registruotis iš naujo',
} as const
