/** The administration panel around its forms and lists. */
export const panelTexts = {
  // Tabs: their words while something new is written, and while an item is edited.
  tabsLabel: 'Turinys',
  forms: {
    post: { create: 'Kurti straipsnį', edit: 'Redaguoti straipsnį' },
    page: { create: 'Kurti puslapį', edit: 'Redaguoti puslapį' },
    quiz: { create: 'Kurti testą', edit: 'Redaguoti testą' },
  },
  formHeadings: {
    post: { create: 'Naujas straipsnis', edit: 'Straipsnio redagavimas' },
    page: { create: 'Naujas puslapis', edit: 'Puslapio redagavimas' },
    quiz: { create: 'Naujas testas', edit: 'Testo redagavimas' },
  },
  lists: {
    post: 'Tvarkyti straipsnius',
    page: 'Tvarkyti puslapius',
    quiz: 'Tvarkyti testus',
  },
  inboxLabel: 'Gauta ir įrankiai',
  places: {
    bookings: 'Užklausos',
    subscribers: 'Prenumeratoriai',
    submissions: 'Testų atsakymai',
    statistics: 'Testų statistika',
    media: 'Paveikslėliai',
    archive: 'Archyvas',
  },
  loadingView: 'Įkeliama...',
  viewFailed: 'Nepavyko įkelti šios skilties. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  retry: 'Bandyti dar kartą',
  cancel: 'Atšaukti',
  close: 'Uždaryti',
  pasteCut: 'Tekstas sutrumpintas',
  pasteCutText: (maximum: number) =>
    `Šiame lauke telpa ne daugiau kaip ${maximum} simbolių: įklijuoto teksto pabaiga neįrašyta.`,

  // Leaving a form
  leaveTitle: 'Palikti neišsaugotus pakeitimus?',
  leaveText:
    'Šioje formoje yra neišsaugotų pakeitimų. Jie liks šioje naršyklėje ir bus pasiūlyti, kai formą atversite vėl.',
  leaveConfirm: 'Palikti',
  leaveCancel: 'Likti formoje',
  logoutNotesTitle: 'Atsijungti neišsaugojus pastabų?',
  logoutNotesText:
    'Prie konsultacijų užklausų yra jūsų pastabų, kurios dar neišsaugotos. Atsijungus jos bus ištrintos iš šios naršyklės.',
  unsavedMark: (title: string) => `• Neišsaugota – ${title}`,

  // A form kept in the browser
  keptTitle: 'Atkurtas neišsaugotas tekstas',
  keptText: (moment: string) =>
    `Tai, ką rašėte ${moment}, buvo likę šioje naršyklėje ir įkelta į formą.`,
  keptDiscard: 'Atmesti atkurtą tekstą',
  keptDiscardTitle: 'Atmesti atkurtą tekstą?',
  keptDiscardText: 'Neišsaugoti pakeitimai bus ištrinti, forma grįš į išsaugotą būseną.',
  keptDiscardConfirm: 'Atmesti',
  keptAt: (moment: string) => `Kopija naršyklėje: ${moment}`,
  keepingFailed:
    'Naršyklėje nepakanka vietos kopijai. Išsaugokite pakeitimus, kad jų neprarastumėte.',

  // An item changed in another place
  conflictTitle: 'Įrašas tuo metu buvo pakeistas',
  conflictText:
    'Kol rašėte, šis įrašas buvo išsaugotas kitame skirtuke ar kitame įrenginyje. Palyginkite ir pasirinkite, kurią versiją palikti.',
  conflictMine: 'Mano versija',
  conflictTheirs: 'Išsaugota versija',
  keepMine: 'Palikti manąją',
  takeTheirs: 'Paimti išsaugotąją',
  conflictLater: 'Grįžti į formą',

  // Items
  itemMissing: 'Tokio įrašo nebėra. Galbūt jis buvo ištrintas.',
  orphanText: 'Šioje naršyklėje liko tai, ką buvote pakeitę ir neišsaugoję.',
  orphanOpen: 'Atverti kaip naują įrašą',
  itemLoadFailed: 'Nepavyko įkelti įrašo. Bandykite vėliau.',
  toList: 'Grįžti į sąrašą',

  // Lists
  listLoadFailed: 'Nepavyko įkelti sąrašo. Bandykite vėliau.',
  deleteTitle: (title: string) => `Ištrinti „${title}“?`,
  deleteText: 'Įrašas dings iš svetainės. Ištrintus įrašus galima atkurti iš ištrintųjų sąrašo.',
  deleteConfirm: 'Ištrinti',

  // Saving
  save: 'Išsaugoti',
  saving: 'Išsaugoma...',
  cancelEdit: 'Atšaukti redagavimą',
  formErrors: 'Formos klaidos',
  fixFields: (messages: string) => `Pataisykite šiuos laukus: ${messages}`,
} as const
