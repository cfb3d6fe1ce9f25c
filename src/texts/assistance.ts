/** Fields of an article, as they stand after "Trūksta". */
const missingFields = {
  title: 'pavadinimo',
  excerpt: 'trumpo aprašymo',
  content: 'turinio',
  category: 'kategorijos',
} as const

/** What artificial intelligence does for the forms. */
export const assistanceTexts = {
  // Content
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
  overwriteConfirm: 'Pakeisti',
  stop: 'Nutraukti',

  // Image
  generateImage: 'Sugeneruoti paveikslėlį',
  generatingImage: 'Generuojamas paveikslėlis...',
  imageTakesLong: 'Tai gali užtrukti kelias minutes. Galite rašyti toliau.',
  imageGenerated: 'Paveikslėlis sugeneruotas',
  imageFailed: 'Nepavyko sugeneruoti paveikslėlio',
  imageNeedsTitle: 'Įveskite straipsnio pavadinimą',
  replaceImageTitle: 'Pakeisti dabartinį paveikslėlį?',
  replaceImageText: 'Sugeneruotas paveikslėlis pakeis tą, kuris dabar yra formoje.',

  // SEO suggestions
  suggestSeo: 'Sugeneruoti SEO pasiūlymus',
  suggestingSeo: 'Generuojami pasiūlymai...',
  seoSuggested: 'SEO pasiūlymai sugeneruoti',
  seoFailed: 'Nepavyko sugeneruoti SEO pasiūlymų',
  seoNeedsData: (fields: readonly (keyof typeof missingFields)[]) =>
    `Trūksta duomenų: ${fields.map((field) => missingFields[field]).join(', ')}`,
  suggestionsTitle: 'SEO pasiūlymai',
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
