/** Texts of toasts. */
export const toastTexts = {
  regionLabel: 'Notification',
  errorTitle: 'Klaida',
  close: 'Uždaryti pranešimą',
} as const

/** Messages of form fields that the browser shows without asking the server. */
export const fieldMessages = {
  /** Label of the honeypot, which only bots fill in. */
  leaveEmpty: 'Palikite šį lauką tuščią',
  emailRequired: 'Prašome įvesti el. pašto adresą',
  invalidEmail: 'Netinkamas el. pašto adresas',
  nameTooShort: 'Vardas turi būti bent 2 simbolių',
  consultationTypeRequired: 'Pasirinkite konsultacijos tipą',
} as const

/** Messages after a public form was sent, and about publishing for the administrator. */
export const messageTexts = {
  subscribed: 'Prenumeratą patvirtinkite laiške.',
  /** Shown if a bot may have sent the form. A mail is sent only if the administrator accepts the request. */
  subscriptionHeld:
    'Gavome jūsų prašymą ir pirma jį peržiūrėsime. Jei per kelias dienas mūsų laiško negausite, parašykite mums.',
  booked: 'Gavome jūsų užklausą. Susisieksime per 24 valandas.',
  bookingHeld:
    'Gavome jūsų užklausą ir pirma ją peržiūrėsime. Jei per kelias dienas nesusisieksime, parašykite mums.',
  publishingFailure: {
    hook: 'Nepavyko pradėti svetainės atnaujinimo. Bandysime dar kartą.',
    build: 'Paieškos atnaujinti nepavyko. Pakeitimus lankytojai mato.',
  },
} as const
