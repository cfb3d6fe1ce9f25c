/** The screen of an unknown address; its heading is English by specification. */
export const notFoundTexts = {
  title: 'Page not found',
  text: 'Tokio puslapio nėra\u00A0– galbūt adresas pasikeitė arba jame yra klaida.',
  toHome: 'Grįžti į\u00A0pradžią',
  searchHeading: 'Paieškokite straipsnio',
  latestHeading: 'Naujausi straipsniai',
} as const
