/** What the public forms answer on success. */
export const messageTexts = {
  subscribed: 'Ačiū, kad prisijungėte! Naujienas siųsime jūsų el. paštu.',
  booked: 'Gavome jūsų užklausą. Susisieksime per 24 valandas.',
} as const
