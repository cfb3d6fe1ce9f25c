/** What follows the questions of a quiz: the email step, the result and its faults. */
export const quizEndingTexts = {
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
  changedTitle: 'Testas pasikeitė',
  changedText:
    'Kol atsakinėjote, šis testas buvo atnaujintas, todėl ankstesni atsakymai nebetinka. Pradėkite iš naujo – tai užtruks vos kelias minutes.',
  startAgain: 'Pradėti iš naujo',
  reloadFailed: 'Nepavyko įkelti testo. Bandykite vėliau.',
} as const
