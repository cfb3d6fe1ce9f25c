/** A static page from the database. */
export const pageTexts = {
  updated: (day: string) => `Atnaujinta ${day}`,
  readingTime: (minutes: number) => `${minutes} min. skaitymo`,
  tags: 'Žymos',
  notFoundTitle: 'Puslapis nerastas',
  notFoundText: 'Tokio puslapio nėra arba jis nebeskelbiamas.',
  toHome: 'Grįžti į pradžią',
} as const
