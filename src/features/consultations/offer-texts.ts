/** Texts of the offer under an article. */
export const offerTexts = {
  heading: 'Norite pasikalbėti apie savo situaciją?',
  text: 'Parašykite savais žodžiais\u00A0– atsakysime raštu.',
  /** Link to the experts, or to the academy while there are none. */
  who: 'Kas jums atsakys',
  all: 'Visi konsultacijų paketai',
} as const
