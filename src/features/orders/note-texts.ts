/** Texts of the coach's notes about an order, and of the results that its client has added. */
export const noteTexts = {
  required: 'Parašykite pastabą',
  missing: 'Tokios pastabos nebėra.',
  dayInvalid: 'Pasirinkite dieną',
} as const
