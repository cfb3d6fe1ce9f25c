/** Texts of the dialog that confirms the session. */
export const proofTexts = {
  title: 'Patvirtinkite, kad tai jūs',
  text: (minutes: number) =>
    `Nuo prisijungimo praėjo daugiau kaip ${minutes} minučių, todėl prieš svarbų veiksmą dar kartą prašome slaptažodžio. Kai patvirtinsite, veiksmas bus atliktas iš karto.`,
  buttons: {
    act: 'Patvirtinti',
    acting: 'Tikrinama...',
    byPasskey: 'Patvirtinti prieigos raktu',
  },
  failed: 'Nepavyko patvirtinti. Bandykite vėliau.',
} as const
