/** What the public forms answer on success, and what the administrator is told of publishing. */
export const messageTexts = {
  subscribed:
    'Kad gautumėte naujienlaiškį, atidarykite mūsų laišką ir patvirtinkite prenumeratą. Jei jau prenumeruojate, nieko daryti nereikia.',
  booked: 'Gavome jūsų užklausą. Susisieksime per 24 valandas.',
  publishingFailure: {
    hook: 'Nepavyko pradėti svetainės atnaujinimo. Bandysime dar kartą.',
    build: 'Paieškos atnaujinti nepavyko. Pakeitimus lankytojai mato.',
  },
} as const
