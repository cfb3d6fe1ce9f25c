/** The editor of Markdown text. */
export const editorTexts = {
  content: 'Turinys',
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
  hint: 'Pastraipas skirkite tuščia eilute. Paveikslėlį galima įklijuoti arba įtempti į tekstą; iš „Word“ ar „Google Docs“ įklijuotas tekstas išlaiko antraštes, pusjuodį, kursyvą, sąrašus, lenteles, nuorodas ir paveikslėlius.',
  /** In the text while an image is uploaded. */
  pictureMark: (id: string) => `<!-- įkeliamas paveikslėlis ${id} -->`,
  pastedPicture: 'įklijuotas paveikslėlis',
  picturesLost: (count: number) =>
    `Kartu su tekstu neperkelta paveikslėlių: ${count}. Įkelkite juos atskirai.`,
  counts: (words: number, minutes: number) =>
    words === 0 ? 'Žodžių: 0.' : `Žodžių: ${words}. Skaitymo laikas: apie ${minutes} min.`,
  /** The form has another reading time. */
  shownMinutes: (minutes: string) => `Svetainėje bus rodoma: ${minutes} min.`,

  write: 'Rašyti',
  preview: 'Peržiūra',
  views: 'Teksto rodymas',
  previewTitle: 'Kaip atrodys svetainėje',
  previewFailed: 'Peržiūros parodyti nepavyko.',
  untitled: 'Be pavadinimo',
} as const
