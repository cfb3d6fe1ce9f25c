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

/** The forms of articles and pages. */
export const articleFormTexts = {
  title: 'Pavadinimas',
  excerpt: 'Trumpas aprašymas',
  excerptHint: 'rodomas sąraše ir po pavadinimu',
  content: 'Turinys',
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
  contentFailed: 'Nepavyko sugeneruoti turinio',
  contentNeedsTitle: 'Įveskite straipsnio temą pavadinimo lauke',
  overwriteTitle: 'Pakeisti parašytą tekstą?',
  overwriteText:
    'Sugeneruotas tekstas pakeis pavadinimą, trumpą aprašymą, turinį ir žymas, kurie dabar yra formoje.',
} as const
