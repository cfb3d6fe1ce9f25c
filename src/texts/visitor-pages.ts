/** Pages that functions render for one visitor, reached by a link in a mail. */
export const visitorPageTexts = {
  errorTitle: 'Nepavyko',
  toHome: 'Grįžti į pradžią',
  linkForged: 'Ši nuoroda negalioja. Patikrinkite, ar nukopijavote ją visą.',
  linkExpired: 'Šios nuorodos galiojimas baigėsi.',
} as const
