// Exported separately, because the script of these pages needs no other texts.
export const notSent = 'Nepavyko išsiųsti. Patikrinkite ryšį ir bandykite dar kartą.'
export const notLocked =
  'Užrakinti nepavyko: puslapis dar atvertas. Bandykite dar kartą arba spauskite „Greitai išeiti“.'

/** Texts of private pages, which functions render. */
export const visitorPageTexts = {
  errorTitle: 'Nepavyko',
  toHome: 'Grįžti į pradžią',
  linkForged: 'Ši nuoroda negalioja. Patikrinkite, ar nukopijavote ją visą.',
  linkExpired: 'Šios nuorodos galiojimas baigėsi.',

  result: {
    /** Neutral, because it stays in the browser's history. */
    title: 'Jūsų puslapis',
    keptUntil: (day: string) =>
      `Šį puslapį mato tik tie, kas turi nuorodą. Rezultatas saugomas iki ${day}, paskui jį ištrinsime.`,
    deleteSummary: 'Ištrinti anksčiau',
    deleteText: 'Rezultatas bus ištrintas visam laikui, o nuoroda nebeveiks.',
    delete: 'Ištrinti rezultatą',
    deletedTitle: 'Ištrinta',
    deletedText: 'Rezultatą ištrynėme. Nuoroda nebeveikia.',
    missingTitle: 'Čia nieko nebėra',
    missingText: 'Puslapis ištrintas arba baigėsi jo saugojimo laikas.',
  },
} as const
