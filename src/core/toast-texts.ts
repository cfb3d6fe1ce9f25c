/** Short notifications in the corner of the screen. */
export const toastTexts = {
  regionLabel: 'Notification',
  errorTitle: 'Klaida',
  close: 'Uždaryti pranešimą',
} as const
