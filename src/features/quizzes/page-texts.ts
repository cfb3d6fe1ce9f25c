/** The page of a quiz around the runner. */
export const quizPageTexts = {
  noScript:
    'Testui atlikti reikia „JavaScript“. Įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',
  notFoundTitle: 'Testas nerastas',
  notFoundText: 'Tokio testo nėra arba jis nebeskelbiamas.',
} as const
