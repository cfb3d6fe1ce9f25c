import type { MadeUp } from '#src/features/settings/claims.ts'
import type { SellerDetail } from '#src/features/settings/seller.ts'
/** Texts of the login and of the publishing state. */
export const adminTexts = {
  noScript:
    'Svetainei tvarkyti reikia „JavaScript“. Įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',

  loginTitle: 'Administratoriaus prisijungimas',
  loginIntro: 'Įveskite slaptažodį, kad galėtumėte tvarkyti svetainės turinį.',
  passwordLabel: 'Slaptažodis',
  submit: 'Prisijungti',
  submitting: 'Prisijungiama...',
  passwordRequired: 'Slaptažodis privalomas',
  submitPasskey: 'Prisijungti prieigos raktu',
  passkeyFailed:
    'Prisijungti prieigos raktu nepavyko. Bandykite dar kartą arba įveskite slaptažodį.',
  loginFailedTitle: 'Prisijungimo klaida',
  notReached: 'Nepavyko pasiekti serverio. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  loginUnexplained: 'Login failed',
  loginSucceededTitle: 'Sėkmingai prisijungėte',
  redirecting: 'Atveriamas valdymo skydelis...',
  sessionEndedTitle: 'Prisijunkite iš naujo',
  sessionEndedText: 'Tai, ką rašėte, išsaugota šioje naršyklėje.',
  toSite: 'Grįžti į svetainę',
  forgotten: 'Pamiršau slaptažodį',

  panelTitle: 'Administracijos panelė',
  logout: 'Atsijungti',
  openSite: 'Atverti svetainę',

  publishingHeading: 'Turinio skelbimas',
  publishingLoading: 'Tikrinama skelbimo būsena...',
  publishingLoadFailed: 'Nepavyko gauti skelbimo būsenos. Bandykite vėliau.',
  showDetails: 'Išsamiau',
  hideDetails: 'Slėpti',
  visible: 'Matoma svetainėje:',
  refresh: 'Atnaujinti būseną',
  refreshHint: 'Kol pakeitimai pasiekia svetainę, būsena atsinaujina ir pati.',
  status: {
    waiting: {
      label: 'Paieška bus atnaujinta',
      text: 'Pakeitimai jau matomi svetainėje, paieška netrukus bus atnaujinta.',
    },
    building: {
      label: 'Paieška atnaujinama',
      text: 'Pakeitimai jau matomi svetainėje, paieška atnaujinama.',
    },
    live: { label: 'Svetainė atnaujinta', text: 'Viskas, ką publikavote, joje matoma.' },
    failed: {
      label: 'Paieška neatnaujinta',
      text: 'Pakeitimai išsaugoti ir matomi svetainėje, tik paieškos atnaujinti nepavyko.',
    },
    preview: {
      label: 'Peržiūra',
      text: 'Išsaugojus peržiūra iš naujo nekuriama: pakeitimas iškart matomas įrašo puslapyje ir sąrašuose, o paieška, RSS ir susiję straipsniai pasikeis tik po kito šakos pakeitimo.',
    },
  },
  retry: 'Skelbti dar kartą',
  retrying: 'Prašoma atnaujinti...',
  retryFailed: 'Nepavyko paprašyti atnaujinimo. Bandykite vėliau.',
  changedAt: 'Paskutinis pakeitimas',
  requestedAt: 'Svetainės paieška pradėta atnaujinti',
  liveAt: 'Svetainės paieška atnaujinta',
  unsearched: 'Pakeitimai, kurių paieška dar neranda',
  never: 'Dar nebuvo',
  failure: 'Klaidos priežastis',
} as const

/** Texts of the panel's frame and texts that several features use. */
export const panelTexts = {
  tabsLabel: 'Turinys',
  /** Labels of a form's tab, for a new and for an existing item. */
  forms: {
    post: { create: 'Kurti straipsnį', edit: 'Redaguoti straipsnį' },
    page: { create: 'Kurti puslapį', edit: 'Redaguoti puslapį' },
    quiz: { create: 'Kurti testą', edit: 'Redaguoti testą' },
  },
  lists: {
    post: 'Tvarkyti straipsnius',
    page: 'Tvarkyti puslapius',
    quiz: 'Tvarkyti testus',
  },
  /** Label of the navigation for screen readers. */
  placesLabel: 'Skiltys',
  /** Names of the places (`places.ts`). */
  places: {
    today: 'Šiandien',
    clients: 'Klientai',
    newsletter: 'Naujienlaiškis',
    answers: 'Testų atsakymai',
    settings: 'Nustatymai',
  },
  /** Buttons of the bar on a phone. */
  bar: { create: 'Kurti', texts: 'Tekstai', more: 'Daugiau' },
  createLetter: 'Rašyti naujienlaiškį',
  back: '← Atgal',
  /** Names of the views (`places.ts`). */
  views: {
    today: 'Šiandien',
    plan: 'Planas',
    clients: 'Klientai',
    orders: 'Užsakymai',
    bookings: 'Užklausos',
    withdrawals: 'Sutarčių atsisakymai',
    letters: 'Naujienlaiškiai',
    series: 'Laiškų serijos',
    subscribers: 'Prenumeratoriai',
    submissions: 'Testų atsakymai',
    statistics: 'Statistika',
    settings: 'Nustatymai',
    experts: 'Ekspertai',
    media: 'Paveikslėliai',
    security: 'Saugumas',
    archive: 'Turinio kopija',
    health: 'Svetainės būklė',
    outbox: 'Laiškų būsena',
  },
  /** Name of a place or view, with the number of items that wait in it. */
  withNews: (place: string, count: number) => `${place} (${count})`,
  up: 'Aukštyn',
  down: 'Žemyn',
  moved: (name: string, place: number) => `${name}: dabar ${place} vietoje`,
  moveFailed: 'Nepavyko pakeisti eilės. Bandykite vėliau.',
  loadingView: 'Įkeliama...',
  /** Texts for code that could not be loaded. */
  missedCode: {
    unreachable:
      'Nepavyko įkelti šios skilties. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    replaced:
      'Svetainė ką tik atnaujinta, todėl šios dalies įkelti nepavyko. Įkelkite puslapį iš naujo\u00A0– neišsaugoti pakeitimai nedings.',
  },
  retry: 'Bandyti dar kartą',
  reload: 'Įkelti iš naujo',
  cancel: 'Atšaukti',
  close: 'Uždaryti',
  pasteCut: 'Tekstas sutrumpintas',
  pasteCutText: (maximum: number) =>
    `Šiame lauke telpa ne daugiau kaip ${maximum} simbolių: įklijuoto teksto pabaiga neįrašyta.`,

  leaveTitle: 'Išeiti neišsaugojus?',
  leaveText:
    'Šioje formoje yra neišsaugotų pakeitimų. Jie nedings: bus pasiūlyti, kai formą atversite vėl.',
  leaveConfirm: 'Išeiti',
  leaveSaved: 'Išsaugoti ir išeiti',
  leaveCancel: 'Likti formoje',
  logoutNotesTitle: 'Atsijungti neišsaugojus pastabų?',
  logoutNotesText:
    'Prie konsultacijų užklausų yra jūsų pastabų, kurios dar neišsaugotos. Atsijungus jos bus ištrintos iš šios naršyklės.',
  unsavedMark: (title: string) => `• Neišsaugota – ${title}`,

  listLoadFailed: 'Nepavyko įkelti sąrašo. Bandykite vėliau.',
  deleteTitle: (title: string) => `Ištrinti „${title}“?`,
  overwriteConfirm: 'Pakeisti',
  stop: 'Nutraukti',
  nothingFound: 'Pagal pasirinkimus nieko nerasta.',
  showAll: 'Rodyti visus',
  found: (total: number) => `Rasta: ${total}`,
  pagesLabel: 'Sąrašo puslapiai',
  page: (page: number, pages: number) => `${page} puslapis iš ${pages}`,
  previous: 'Ankstesni',
  next: 'Tolesni',
  remove: 'Ištrinti',
  removing: 'Trinama...',
  noMailInPreview:
    'Tai šakos peržiūra, todėl laiškai iš jos nesiunčiami. Visi jie laukia skiltyje „Laiškų būsena“.',
  itemLabel: (action: string, title: string) => `${action}: ${title}`,
} as const

/** Names of required details and content that are missing. */
export const missingTexts = {
  details: {
    code: 'įmonės arba veiklos kodas',
    address: 'adresas',
    phone: 'telefonas',
  } satisfies Record<SellerDetail, string>,
  madeUp: {
    testimonials: 'klientų atsiliepimai',
    figures: 'skelbiami skaičiai',
  } satisfies Record<MadeUp, string>,
} as const
