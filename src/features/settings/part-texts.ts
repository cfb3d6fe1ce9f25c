import type { Part } from './parts.ts'

/** Names of the parts of the settings. */
export const partNames = {
  seller: 'Rekvizitai',
  contacts: 'Kontaktai',
  place: 'Miestas',
  hours: 'Kada atsakote į laiškus',
  daysOff: 'Kada neatsakote',
  answerTime: 'Kaip greitai atsakote',
  paragraphs: 'Pastraipos atsakymams',
  packages: 'Konsultacijų paketai',
  sample: 'Laiško pavyzdys',
  figures: 'Skelbiami skaičiai',
  testimonials: 'Klientų atsiliepimai',
  troubles: '„Kas nutiko?“',
  topics: 'Testai straipsniams',
  ai: 'Dirbtinis intelektas',
} as const satisfies Record<Part, string>
