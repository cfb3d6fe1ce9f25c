/** A static page from the database. */
export const pageTexts = {
  updated: (day: string) => `Atnaujinta ${day}`,
  readingTime: (minutes: number) => `${minutes}\u00A0min. skaitymo`,
  tags: 'Žymos',
  notFoundTitle: 'Puslapis nerastas',
  notFoundText: 'Tokio puslapio nėra arba jis nebeskelbiamas.',
  toHome: 'Grįžti į\u00A0pradžią',
} as const
