/** The forms of articles and pages. */
export const articleFormTexts = {
  title: 'Pavadinimas',
  excerpt: 'Trumpas aprašymas',
  excerptHint: 'rodomas sąraše ir po pavadinimu',
  category: 'Kategorija',
  chooseCategory: 'Pasirinkite kategoriją',
  tags: 'Žymos',
  tagsHint: 'atskirkite kableliais',
  readingTime: 'Skaitymo laikas minutėmis',
  readingTimeHint: 'siūlomas pagal žodžių skaičių',
  textPart: 'Tekstas',
  publishingPart: 'Skelbimas',
  pageNote:
    'Puslapiai skirti pastoviam turiniui: dažniausiems klausimams, privatumo politikai, informacijai apie mus. Jie neturi kategorijų ir žymų.',
  postCreated: 'Straipsnis sukurtas',
  postUpdated: 'Straipsnis atnaujintas',
  postSaveFailed: 'Nepavyko išsaugoti straipsnio',
  pageCreated: 'Puslapis sukurtas',
  pageUpdated: 'Puslapis atnaujintas',
  pageSaveFailed: 'Nepavyko išsaugoti puslapio',
  generateContent: 'Sugeneruoti turinį',
  generatingContent: 'Generuojamas turinys...',
  contentHint:
    'Dirbtinis intelektas parašys juodraštį pagal pavadinimą. Perskaitykite ir pataisykite jį prieš skelbdami.',
  contentGenerated: 'Turinys sugeneruotas',
  generated: 'Dirbtinio intelekto juodraštis',
  draftedBy: (model: string, moment: string) =>
    `Šio teksto juodraštį ${moment} parašė dirbtinis intelektas (${model}).`,
  readFirst: 'Perskaičiau visą tekstą ir atsakau už tai, kas jame parašyta',
  readOn: (moment: string) => `Perskaityta ${moment}.`,
  contentFailed: 'Nepavyko sugeneruoti turinio',
  contentNeedsTitle: 'Įveskite straipsnio temą pavadinimo lauke',
  overwriteTitle: 'Pakeisti parašytą tekstą?',
  overwriteText:
    'Sugeneruotas tekstas pakeis pavadinimą, trumpą aprašymą, turinį ir žymas, kurie dabar yra formoje.',
} as const

/** What is worth a second look in a text. */
export const checkTexts = {
  heading: (count: number) => `Ką dar peržiūrėti (${count})`,
  title: (length: number, limit: number) =>
    `Pavadinimas per ilgas paieškos rezultatams (ženklų: ${length}, telpa apie ${limit}), todėl jo pabaiga nebus matoma. Sutrumpinkite jį arba įrašykite trumpesnį SEO pavadinimą.`,
  link: (words: string, address: string) =>
    `Nuoroda „${words}“ niekur neveda: paskelbto puslapio adresu „${address}“ svetainėje nėra.`,
  anchor: (words: string, address: string) =>
    `Nuoroda „${words}“ niekur neveda: šiame tekste nėra antraštės, kurios adresas „${address}“.`,
  picture: (address: string) =>
    `Paveikslėlis „${address}“ neturi aprašymo: kas jo nemato, nesužinos, kas jame.`,
  jump: (words: string, { level, above }: { level: number; above: number }) =>
    `Antraštė „${words}“ praleidžia lygį: vietoj H${level} čia tinka H${above + 1}.`,
  dismiss: 'Palikti taip',
  dismissThis: (sentence: string) => `Palikti taip: ${sentence}`,
} as const

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
  table: 'Lentelė',
  line: 'Skiriamoji linija',
  undo: 'Anuliuoti',
  redo: 'Perdaryti',
  withShortcut: (words: string, keys: string) => `${words} (${keys})`,
  placeholderText: 'tekstas',
  linkWords: 'nuorodos tekstas',
  imageAlt: 'paveikslėlio aprašymas',
  hints: {
    rich: 'Paveikslėlį galima įklijuoti arba įtempti į tekstą; iš „Word“ ar „Google Docs“ įklijuotas tekstas išlaiko antraštes, pusjuodį, kursyvą, sąrašus, lenteles, nuorodas ir paveikslėlius. Iš teksto į mygtukus klaviatūra grįžtama klavišu „Esc“.',
    markdown:
      'Pastraipas skirkite tuščia eilute. Paveikslėlį galima įklijuoti arba įtempti į tekstą; iš „Word“ ar „Google Docs“ įklijuotas tekstas išlaiko antraštes, pusjuodį, kursyvą, sąrašus, lenteles, nuorodas ir paveikslėlius.',
  },
  /** Above what is shown as Markdown among the rest. */
  source: 'Markdown',
  /** In the text while an image is uploaded. */
  pictureMark: (id: string) => `<!-- įkeliamas paveikslėlis ${id} -->`,
  uploading: 'Paveikslėlis įkeliamas',
  pastedPicture: 'įklijuotas paveikslėlis',
  picturesLost: (count: number) =>
    `Kartu su tekstu neperkelta paveikslėlių: ${count}. Įkelkite juos atskirai.`,
  counts: (words: number, minutes: number) =>
    words === 0 ? 'Žodžių: 0.' : `Žodžių: ${words}. Skaitymo laikas: apie ${minutes} min.`,
  /** The form has another reading time. */
  shownMinutes: (minutes: string) => `Svetainėje bus rodoma: ${minutes} min.`,

  view: { rich: 'Tekstas', markdown: 'Markdown', preview: 'Peržiūra' },
  views: 'Teksto rodymas',
  previewTitle: 'Kaip atrodys svetainėje',
  previewFailed: 'Peržiūros parodyti nepavyko.',
  untitled: 'Be pavadinimo',
  linkAddress: 'Adresas',
  linkHint: 'svetainės straipsnis, testas ar kitas adresas',
  linkText: 'Nuorodos tekstas',
  linkInsert: 'Įterpti',
  linkRemove: 'Pašalinti nuorodą',
  linkWrong:
    'Toks adresas netinka: rašykite https://…, el. pašto adresą arba svetainės puslapį, pvz., /testai.',
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
