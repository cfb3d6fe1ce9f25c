import { formTexts } from '#src/panel/kit/texts.ts'

/** Texts of the forms of articles and pages. */
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
  publishingPart: 'Skelbimas',
  unsaved: `Dar neišsaugota. ${formTexts.textSafe}`,
  missing: (count: number) => `Liko sutvarkyti: ${count}`,
  faulty: (label: string, message: string) => `${label}: ${message}`,
  undescribed: (label: string) => `${label} (skelbti galima ir be jo)`,
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
  takeBack: 'Grąžinti, kas buvo',
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
