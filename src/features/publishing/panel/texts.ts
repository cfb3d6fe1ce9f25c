import { TO_TEST } from '#src/site/page-texts.ts'

/** Texts of the lists of articles, pages and quizzes in the panel. */
export const itemListTexts = {
  headings: { post: 'Straipsniai', page: 'Puslapiai', quiz: 'Testai' },
  empty: {
    post: 'Dar nėra sukurtų straipsnių',
    page: 'Dar nėra sukurtų puslapių',
    quiz: 'Dar nėra sukurtų testų',
  },
  create: { post: 'Naujas straipsnis', page: 'Naujas puslapis', quiz: 'Naujas testas' },
  removed: {
    post: { title: 'Straipsnis ištrintas' },
    page: { title: 'Puslapis ištrintas' },
    quiz: { title: 'Testas ištrintas', description: 'Testas sėkmingai ištrintas iš sistemos.' },
  },
  removedItem: (title: string) => `„${title}“.`,
  removeFailed: {
    post: 'Nepavyko ištrinti straipsnio',
    page: 'Nepavyko ištrinti puslapio',
    quiz: 'Nepavyko ištrinti testo',
  },
  removeUnexplained: { quiz: 'Delete failed' },

  search: 'Ieškoti pagal pavadinimą',
  searchFor: 'Ieškoti pavadinime',
  statusLabel: 'Būsena',
  statuses: {
    all: 'Visos būsenos',
    published: 'Publikuota',
    draft: 'Juodraštis',
    scheduled: 'Suplanuota',
  },
  sortLabel: 'Rikiuoti',
  sorts: {
    newest: 'Naujausi viršuje',
    oldest: 'Seniausi viršuje',
    changed: 'Vėliausiai keisti viršuje',
    title: 'Pagal pavadinimą',
  },

  minutes: (minutes: number) => `${minutes} min.`,
  ofReading: 'skaitymo',
  questionCount: (count: number) => `Klausimų: ${count}`,
  created: 'Sukurta',
  publishOn: (moment: string) => `Bus paskelbta ${moment}`,
  edit: 'Redaguoti',
  copy: 'Kopijuoti',
  justSaved: 'Ką tik išsaugota:',
  open: 'Atverti svetainėje',
  openShort: 'Atverti',

  deleteText: 'Įrašas dings iš svetainės. Atkurti jį galėsite iš sąrašo „Ištrinti įrašai“.',
  deleteDraftText: 'Atkurti šį juodraštį galėsite iš sąrašo „Ištrinti įrašai“.',
  deleteScheduledText:
    'Nustatytu laiku jis nebus paskelbtas. Atkurti jį galėsite iš sąrašo „Ištrinti įrašai“.',
} as const

/** Texts about an item that was just saved. */
export const savedTexts = {
  heading: (title: string) => `Išsaugota: „${title}“`,
  seePublished: 'Paskelbta – žiūrėti',
  takenDown: 'Nuimta nuo svetainės',
  draft: 'Išsaugota kaip juodraštis',
  published: 'Lankytojai tai jau mato adresu',
  scheduled: (moment: string) => `Bus paskelbta ${moment}. Tada bus matoma adresu`,
  unpublished: 'Lankytojai to nemato. Paskelbus bus matoma adresu',
  view: 'Žiūrėti',
} as const

/** Question before the quiz that the home page links to is taken down. */
export const homeQuizTexts = {
  unpublishTitle: (title: string) => `Nebeskelbti „${title}“?`,
  unpublish: 'Nebeskelbti',
  warning: `Pagrindinio puslapio mygtukas „${TO_TEST}“ veda į šį testą. Kai testo svetainėje nebebus, mygtuką paspaudę lankytojai matys, kad testas nerastas.`,
} as const

/** Names of an article's fields in the genitive case. */
const missingFields = {
  title: 'pavadinimo',
  excerpt: 'trumpo aprašymo',
  content: 'turinio',
  category: 'kategorijos',
} as const

/** Texts of the fields for search engines. */
export const seoBlockTexts = {
  heading: 'Paieškos sistemoms',
  metaDescription: 'Aprašymas paieškos rezultatuose',
  metaDescriptionHint: 'rekomenduojama 150-160 simbolių',
  count: (length: number, maximum: number) => `${length} iš ${maximum}`,
  fits: 'Tinkamas',
  tooLong: 'Per ilgas',
  focusKeyword: 'Pagrindinis raktažodis',
  seoTitle: 'Pavadinimas paieškos rezultatuose',
  seoTitleHint: 'neprivalomas: be jo naudojamas pagrindinis pavadinimas',
  keywords: 'Raktažodžiai',
  keywordsHint: 'atskirkite kableliais',
  canonical: 'Pirminio paskelbimo adresas',
  canonicalHint: 'pildykite tik tada, kai tekstas pirmiausia paskelbtas kitoje svetainėje',
  resultTitle: 'Kaip atrodys paieškos rezultatuose',
  resultUntitled: 'Pavadinimas',
  resultUndescribed: 'Čia bus šis arba trumpas aprašymas.',
  suggestSeo: 'Pasiūlyti tekstus paieškai',
  suggestingSeo: 'Generuojami pasiūlymai...',
  seoSuggested: 'SEO pasiūlymai sugeneruoti',
  seoFailed: 'Nepavyko sugeneruoti SEO pasiūlymų',
  seoNeedsData: (fields: readonly (keyof typeof missingFields)[]) =>
    `Trūksta duomenų: ${fields.map((field) => missingFields[field]).join(', ')}`,
  suggestionsTitle: 'Pasiūlymai paieškai',
  suggestedResult: 'Taip atrodytų pritaikius',
  apply: 'Pritaikyti',
  applyField: (field: string) => `Pritaikyti: ${field}`,
  applied: 'Pritaikyta',
  appliedField: (field: string) => `Pritaikyta: ${field}`,
  applyAll: 'Pritaikyti visus',
  closeSuggestions: 'Uždaryti pasiūlymus',
  fieldApplied: 'SEO laukas pritaikytas',
  allApplied: 'Visi SEO laukai pritaikyti',
  replaceFieldTitle: 'Pakeisti esamą reikšmę?',
  replaceFieldText: (fields: string) => `Pasiūlymas pakeis tai, kas jau įrašyta: ${fields}.`,
} as const

/** Texts that the forms of articles, pages and quizzes share. */
export const itemFormTexts = {
  formHeadings: {
    post: { create: 'Naujas straipsnis', edit: 'Straipsnio redagavimas' },
    page: { create: 'Naujas puslapis', edit: 'Puslapio redagavimas' },
    quiz: { create: 'Naujas testas', edit: 'Testo redagavimas' },
  },
  articlesFailed: 'Nepavyko įkelti straipsnių.',
  slug: 'Puslapio adresas',
  slugHint: 'siūlomas pagal pavadinimą',
  slugPreview: (path: string) => `Puslapio adresas: ${path}`,
  slugLeadsOn: (path: string) =>
    `Senasis adresas ${path} veiks ir toliau: iš jo lankytojai pateks į naująjį.`,
  slugChecking: 'Tikrinama, ar adresas laisvas...',
  slugFree: 'Adresas laisvas',
  slugTaken: 'Šis adresas jau užimtas. Pakeiskite jį.',
  slugUnknown: 'Nepavyko patikrinti, ar adresas laisvas. Tai paaiškės išsaugant.',
  status: 'Būsena',
  statuses: { draft: 'Juodraštis', published: 'Publikuota', scheduled: 'Suplanuota' },
  /** Before the status in the save bar. */
  onSave: 'Išsaugojus',
  statusKept: {
    draft: 'liks juodraštis',
    published: 'liks publikuota',
    scheduled: 'liks suplanuota',
  },
  statusChanged: {
    draft: 'taps juodraščiu',
    published: 'bus publikuota',
    scheduled: 'bus suplanuota',
  },
  publishAt: 'Kada paskelbti',
  publishedAt: 'Pirmą kartą paskelbta',
  timeHints: {
    publishAt:
      'Lietuvos laiku. Iki tada svetainėje nerodoma, o pasirodyti gali iki 5 minučių vėliau',
    publishedAt: 'Lietuvos laiku. Pagal šią datą rikiuojami sąrašai',
  },
  previewLink: 'Peržiūros nuoroda',
  previewMaking: 'Kuriama nuoroda...',
  previewFailed: 'Nepavyko sukurti peržiūros nuorodos',
  previewNote: (moment: string) =>
    `Šia nuoroda išsaugotą juodraštį matys visi, kam ją nusiųsite. Galioja iki ${moment}.`,
  previewUnsaved: 'Neišsaugotų pakeitimų nuoroda nerodo.',
  previewCopy: 'Kopijuoti nuorodą',
  previewCopied: 'Nuoroda nukopijuota',
  previewCopyFailed: 'Nukopijuoti nepavyko. Pažymėkite nuorodą ir nukopijuokite patys.',
  previewOpen: 'Atverti',
  previewRevokeNote:
    'Jei nuoroda pateko ne tam žmogui, panaikinkite visas iki šiol sukurtas šio įrašo peržiūros nuorodas.',
  previewRevoke: 'Panaikinti nuorodas',
  previewRevoking: 'Naikinamos nuorodos...',
  previewsRevoked: 'Peržiūros nuorodos panaikintos',
  previewsRevokedText: 'Nė viena iki šiol sukurta šio įrašo nuoroda nebeatsidaro.',
  previewRevokeFailed: 'Nepavyko panaikinti peržiūros nuorodų',
} as const
