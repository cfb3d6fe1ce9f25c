/** What is the same in every list of the panel. */
export const listTexts = {
  download: 'Atsisiųsti lentelę (CSV)',
  downloading: 'Ruošiama lentelė...',
  downloadFailed: 'Nepavyko atsisiųsti lentelės. Bandykite vėliau.',

  // One of the quizzes
  quizLabel: 'Testas',
  quizzesFailed: 'Nepavyko įkelti testų sąrašo. Bandykite vėliau.',
} as const
