/** Texts of the article search. */
export const searchTexts = {
  label: 'Ieškoti straipsnių',
  submit: 'Ieškoti',
  results: 'Paieškos rezultatai',
  searching: 'Ieškoma...',
  found: (count: number) => `Rasta straipsnių: ${count}.`,
  nothing: (query: string) =>
    `Pagal „${query}“ nieko neradome. Pabandykite kitą žodį arba pasirinkite temą.`,
  /** Shown below the help lines if no article is about violence. */
  nothingViolent: 'Straipsnio apie tai neturime, tačiau paskambinti galima ir tada, kai abejojate.',
  toQuizzes: 'Galbūt padės testas',
  /** Pages that a query asks for with a form of one of the words. `lead` answers it. */
  offers: [
    {
      words: 'testas',
      lead: 'Turime nemokamų testų: atsakote į\u00A0klausimus ir iškart matote rezultatą.',
      href: '/testai',
      text: 'Rinktis testą',
    },
    {
      words: 'kaina konsultacija konsultuotis paketas',
      lead: 'Paketus ir jų kainas rasite konsultacijų puslapyje.',
      href: '/consultations',
      text: 'Paketai ir kainos',
    },
  ],
  /** A fear or threat besides violence, whose article is shown below the help. */
  divorce: 'skyrybos',
  failed: 'Paieška šiuo metu neveikia. Bandykite vėliau arba pasirinkite temą.',
  more: 'Rodyti daugiau',
} as const

/** Words that readers search for and articles do not contain, after the tag of the articles that they are to find. */
export const tagSynonyms: readonly (readonly [tag: string, words: string])[] = [
  ['neištikimybė', 'meilužė meilužis sukčiauja sukčiavo išdavė'],
]

/** Texts of the 404 page. The specification requires an English heading. */
export const notFoundTexts = {
  title: 'Page not found',
  text: 'Tokio puslapio nėra\u00A0– galbūt adresas pasikeitė arba jame yra klaida.',
  toHome: 'Grįžti į\u00A0pradžią',
  searchHeading: 'Paieškokite straipsnio',
  latestHeading: 'Naujausi straipsniai',
} as const
