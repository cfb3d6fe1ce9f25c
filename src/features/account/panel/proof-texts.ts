/** Texts of the dialog that confirms the session. */
export const proofTexts = {
  title: 'Patvirtinkite, kad tai jūs',
  text: (minutes: number) =>
    `Nuo prisijungimo arba paskutinio patvirtinimo praėjo daugiau kaip ${minutes} minučių, todėl svarbų veiksmą prašome patvirtinti. Tada jis bus atliktas iš karto.`,
  buttons: {
    act: 'Patvirtinti',
    acting: 'Tikrinama...',
    byPasskey: 'Patvirtinti prieigos raktu',
  },
  failed: 'Nepavyko patvirtinti. Bandykite vėliau.',
} as const
