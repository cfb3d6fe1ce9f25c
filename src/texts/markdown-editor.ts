/** The editor of an article's text. */
export const editorTexts = {
  toolbar: 'Teksto formatavimas',
  heading2: 'Antraštė',
  heading3: 'Mažesnė antraštė',
  bold: 'Pusjuodis',
  italic: 'Kursyvas',
  link: 'Nuoroda',
  bullets: 'Sąrašas',
  numbers: 'Numeruotas sąrašas',
  quote: 'Citata',
  image: 'Įkelti paveikslėlį į tekstą',
  withShortcut: (words: string, keys: string) => `${words} (${keys})`,
  placeholderText: 'tekstas',
  linkWords: 'nuorodos tekstas',
  imageAlt: 'paveikslėlio aprašymas',
  hint: 'Pastraipas skirkite tuščia eilute. Paveikslėlį galima įklijuoti arba įtempti į tekstą.',
  counts: (words: number, minutes: number) =>
    words === 0 ? 'Žodžių: 0.' : `Žodžių: ${words}. Skaitymo laikas: apie ${minutes} min.`,

  // Preview
  write: 'Rašyti',
  preview: 'Peržiūra',
  views: 'Teksto rodymas',
  previewTitle: 'Kaip atrodys svetainėje',
  previewFailed: 'Peržiūros parodyti nepavyko.',
  untitled: 'Be pavadinimo',
} as const
