/** Texts of the text editor. */
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
  table: 'Lentelė',
  line: 'Skiriamoji linija',
  undo: 'Atšaukti',
  redo: 'Grąžinti',
  withShortcut: (words: string, keys: string) => `${words} (${keys})`,
  placeholderText: 'tekstas',
  linkWords: 'nuorodos tekstas',
  imageAlt: 'paveikslėlio aprašymas',
  hints: {
    rich: 'Paveikslėlį galima įklijuoti arba įtempti į tekstą; iš „Word“ ar „Google Docs“ įklijuotas tekstas išlaiko antraštes, pusjuodį, kursyvą, sąrašus, lenteles, nuorodas ir paveikslėlius. Klaviatūra į mygtukus grįžtama klavišu „Esc“, o tarp jų einama rodyklėmis.',
    markdown:
      'Pastraipas skirkite tuščia eilute. Paveikslėlį galima įklijuoti arba įtempti į tekstą; iš „Word“ ar „Google Docs“ įklijuotas tekstas išlaiko antraštes, pusjuodį, kursyvą, sąrašus, lenteles, nuorodas ir paveikslėlius.',
  },
  /** Label of Markdown source within rich text. */
  source: 'Markdown',
  /** Shown in the text while an image is uploaded. */
  pictureMark: (id: string) => `<!-- įkeliamas paveikslėlis ${id} -->`,
  uploading: 'Paveikslėlis įkeliamas',
  counts: (words: number, minutes: number) =>
    words === 0 ? 'Žodžių: 0.' : `Žodžių: ${words}. Skaitymo laikas: apie ${minutes} min.`,
  /** Shown when the reading time in the form differs from the counted one. */
  shownMinutes: (minutes: string) => `Svetainėje bus rodoma: ${minutes} min.`,

  view: { rich: 'Tekstas', markdown: 'Markdown', preview: 'Peržiūra' },
  views: 'Teksto rodymas',
  previewTitle: 'Kaip atrodys svetainėje',
  previewFailed: 'Peržiūros parodyti nepavyko.',
  untitled: 'Be pavadinimo',
  linkAddress: 'Nuorodos adresas',
  linkHint: 'svetainės straipsnis, testas ar kitas adresas',
  linkText: 'Nuorodos tekstas',
  linkInsert: 'Įterpti',
  linkRemove: 'Pašalinti nuorodą',
  linkWrong:
    'Toks adresas netinka: rašykite https://…, el. pašto adresą, telefono numerį, sms:…, viber:…, whatsapp:… arba svetainės puslapį, pvz., /testai.',
  imageBar: 'Paveikslėlis',
  imageDescription: 'Ką rodo paveikslėlis',
  imageDescriptionHint: 'skaitoma tiems, kas jo nemato',
  imageRemove: 'Pašalinti paveikslėlį',
  tableBar: 'Lentelė',
  tableActs: {
    addRowAfter: 'Pridėti eilutę',
    addColumnAfter: 'Pridėti stulpelį',
    deleteRow: 'Šalinti eilutę',
    deleteColumn: 'Šalinti stulpelį',
    deleteTable: 'Šalinti lentelę',
  },
} as const
