/** The administrator's login and the publishing state. */
export const adminTexts = {
  noScript:
    'Svetainei tvarkyti reikia „JavaScript“. Įjunkite jį naršyklėje ir įkelkite puslapį iš naujo.',

  // Login
  loginTitle: 'Administratoriaus prisijungimas',
  loginIntro: 'Įveskite slaptažodį, kad galėtumėte tvarkyti svetainės turinį.',
  passwordLabel: 'Slaptažodis',
  submit: 'Prisijungti',
  submitting: 'Prisijungiama...',
  passwordRequired: 'Slaptažodis privalomas',
  loginFailedTitle: 'Prisijungimo klaida',
  loginFailed: 'Neteisingas slaptažodis',
  loginUnexplained: 'Login failed',
  loginSucceededTitle: 'Sėkmingai prisijungėte',
  redirecting: 'Atidaroma administracijos panelė...',
  sessionEndedTitle: 'Sesija baigėsi',
  sessionEndedText: 'Prisijunkite iš naujo. Tai, ką rašėte, išsaugota šioje naršyklėje.',
  toSite: 'Grįžti į svetainę',

  // Panel
  panelTitle: 'Administracijos panelė',
  logout: 'Atsijungti',
  openSite: 'Atverti svetainę',

  // Publishing
  publishingHeading: 'Turinio skelbimas',
  publishingLoading: 'Tikrinama skelbimo būsena...',
  publishingLoadFailed: 'Nepavyko gauti skelbimo būsenos. Bandykite vėliau.',
  reload: 'Bandyti dar kartą',
  showDetails: 'Išsamiau',
  hideDetails: 'Slėpti',
  openPublished: (title: string) => `Peržiūrėti „${title}“`,
  refresh: 'Atnaujinti būseną',
  refreshHint: 'Kol pakeitimai pasiekia svetainę, būsena atsinaujina ir pati.',
  status: {
    waiting: {
      label: 'Laukiama',
      text: 'Pakeitimai išsaugoti, tuoj bus skelbiami.',
    },
    building: {
      label: 'Atnaujinama',
      text: 'Svetainėje pasirodys po kelių minučių.',
    },
    live: { label: 'Paskelbta', text: 'Visi pakeitimai paskelbti svetainėje.' },
    failed: {
      label: 'Nepavyko',
      text: 'Svetainės atnaujinti nepavyko. Pakeitimai išsaugoti, rodoma ankstesnė svetainės versija.',
    },
  },
  retry: 'Skelbti dar kartą',
  retrying: 'Prašoma atnaujinti...',
  retryFailed: 'Nepavyko paprašyti atnaujinimo. Bandykite vėliau.',
  contentVersion: 'Turinio versija',
  liveVersion: 'Paskelbta versija',
  changedAt: 'Turinys pakeistas',
  requestedAt: 'Atnaujinimo paprašyta',
  liveAt: 'Paskelbta',
  never: 'Dar nebuvo',
  failure: 'Klaidos priežastis',
} as const
