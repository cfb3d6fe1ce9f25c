/** The quiz runner: questions, the email step, the result and everything that can go wrong. */
export const quizTexts = {
  noScript:
    'Testui atlikti reikia „JavaScript“. Įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',

  // Questions
  counter: (index: number, total: number) => `Klausimas ${index} iš ${total}`,
  progressLabel: 'Testo eiga',
  optionalHint: 'Į šį klausimą galite neatsakyti',
  back: 'Atgal',
  next: 'Toliau',
  finish: 'Baigti testą',

  // Email step
  emailHeading: 'Liko vienas žingsnis',
  emailIntro: 'Įrašykite el. pašto adresą ir iškart pamatysite savo rezultatą bei patarimus.',
  emailLabel: 'El. paštas',
  emailPlaceholder: 'vardas@pastas.lt',
  nameLabel: 'Vardas',
  namePlaceholder: 'Jūsų vardas (neprivalomas)',
  seeResult: 'Rodyti rezultatą',
  submitting: 'Skaičiuojame...',

  // Result
  submittedTitle: 'Testas baigtas!',
  submittedText: 'Jūsų rezultatai sėkmingai išsaugoti.',
  resultHeading: 'Jūsų rezultatas',
  score: 'balai',
  adviceHeading: 'Patarimai jums',
  toConsultations: 'Peržiūrėti konsultacijas',
  toHome: 'Grįžti į pradžią',

  // Faults
  submitFailed: 'Nepavyko pateikti testo',
  endingFailed:
    'Nepavyko įkelti tolesnio žingsnio. Jūsų atsakymai išsaugoti – patikrinkite ryšį ir bandykite dar kartą.',
  changedTitle: 'Testas pasikeitė',
  changedText:
    'Kol atsakinėjote, šis testas buvo atnaujintas, todėl ankstesni atsakymai nebetinka. Pradėkite iš naujo – tai užtruks vos kelias minutes.',
  startAgain: 'Pradėti iš naujo',
  reloadFailed: 'Nepavyko įkelti testo. Bandykite vėliau.',
  notFoundTitle: 'Testas nerastas',
  notFoundText: 'Tokio testo nėra arba jis nebeskelbiamas.',
  emptyTitle: 'Testas dar ruošiamas',
  emptyText: 'Šiame teste kol kas nėra klausimų. Užsukite vėliau.',
} as const
