/** Texts of all pages, with header and footer. */
export const siteTexts = {
  tagline: 'Mokomės kalbėtis, pasitikėti ir būti kartu.',
  skipToContent: 'Pereiti prie turinio',
  mainNavigation: 'Pagrindinis meniu',
  openMenu: 'Atverti meniu',
  closeMenu: 'Uždaryti meniu',
  home: 'Pagrindinis',
  blog: 'Tinklaraštis',
  tests: 'Testai',
  consultations: 'Konsultacijos',
  about: 'Apie mus',
  book: 'Registruotis konsultacijai',
  /** Link to the help page, in the menu of a phone and in the footer. */
  unsafe: 'Jei nesaugu',

  footerNavigation: 'Papildomas meniu',
  services: 'Paslaugos',
  academy: 'Akademija',
  help: 'Pagalba',
  newsletter: 'Naujienlaiškis',
  experts: 'Kas atsako į\u00A0laiškus',
  successStories: 'Porų istorijos',
  contact: 'Kontaktai',
  faq: 'Dažni klausimai',
  privacy: 'Privatumo politika',
  terms: 'Naudojimo sąlygos',
  cookies: 'Slapukų politika',
  accessibility: 'Prieinamumas',
  order: 'Mano užsakymas',
  ownData: 'Mano duomenys',
  withdrawal: 'Atsisakyti sutarties čia',
  scheme: 'Išvaizda',
  schemeAuto: 'Kaip įrenginyje',
  schemeLight: 'Šviesi',
  schemeDark: 'Tamsi',
  /** @param seller null if only the academy's name is known, which the footer already has. */
  copyright: (seller: string | null) => (seller === null ? '© 2025' : `© 2025 ${seller}`),
} as const

/** Names of pages in head tags and share images. */
export const headTexts = {
  home: siteTexts.home,
  blog: siteTexts.blog,
  tests: siteTexts.tests,
  quiz: 'Testas',
} as const

/** Notices on all pages of a branch preview. */
export const branchPreviewTexts = {
  label: 'Šakos peržiūra',
  storesNothing: 'Tai peržiūra be duomenų bazės: ji nieko neišsaugo.',
  formStoresNothing:
    'Tai peržiūra be duomenų bazės: formą galite išbandyti, bet ji nieko neišsaugos ir neišsiųs.',
} as const
