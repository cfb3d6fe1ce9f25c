/** The screen of an unknown address; its heading is English by specification. */
export const notFoundTexts = {
  title: 'Page not found',
  text: 'Tokio puslapio nėra – galbūt adresas pasikeitė arba jame yra klaida.',
  toHome: 'Grįžti į pradžią',
  searchHeading: 'Paieškokite straipsnio',
  latestHeading: 'Naujausi straipsniai',
} as const
