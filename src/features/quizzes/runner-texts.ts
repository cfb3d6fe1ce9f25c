/** Texts of a quiz's questions, loaded with the page. */
export const quizTexts = {
  counter: (index: number, total: number) => `Klausimas ${index} iš ${total}`,
  progressLabel: 'Testo eiga',
  /** Opens the description, on a phone. */
  about: 'Apie testą',
  optionalHint: 'Į\u00A0šį klausimą galite neatsakyti',
  back: 'Atgal',
  next: 'Toliau',
  finish: 'Baigti testą',

  endingFailed:
    'Nepavyko įkelti tolesnio žingsnio. Jūsų atsakymai išsaugoti\u00A0– patikrinkite ryšį ir bandykite dar kartą.',
  emptyTitle: 'Testas dar ruošiamas',
  emptyText: 'Šiame teste kol kas nėra klausimų. Užsukite vėliau.',
} as const
