/** What the panel tells the administrator unasked. */
export const noticeTexts = {
  label: 'Pranešimai',
  loginLimit: (moment: string) =>
    `${moment} kažkas daug kartų bandė atspėti jūsų slaptažodį, todėl 15 minučių niekas negalėjo prisijungti. Jau atverta panelė veikė toliau. Jei slaptažodis trumpas arba naudojamas ir kitur, pakeiskite jį.`,
  plainTitles: (titles: readonly string[]) =>
    `Šių įrašų tekstas svetainėje rodomas neapdorotas, nes yra per sudėtingas: ${titles.map((title) => `„${title}“`).join(', ')}. Atverkite įrašą ir supaprastinkite jo tekstą.`,
  dismiss: 'Supratau',
} as const
