/** Texts of all forms in the panel. */
export const formTexts = {
  keptTitle: 'Tai dar neišsaugota',
  keptText: (moment: string) => `Formoje – tekstas, kuris ${moment} liko šioje naršyklėje.`,
  keptElsewhereText: (moment: string, device: string) =>
    `Tai, ką rašėte ${moment}${device === '' ? ' kitame įrenginyje' : ` (${device})`}, įkelta į formą.`,
  textGone: 'Šio neišsaugoto teksto nebėra arba jis atvertas kitame skirtuke.',
  elsewhereTitle: 'Šį tekstą rašėte ir kitame įrenginyje',
  elsewhereText: (moment: string, device: string) =>
    `Ten${device === '' ? '' : ` (${device})`} jis keistas ${moment}. Palyginkite ir pasirinkite, kurį rašysite toliau. Grįžus į formą liks abu: kitas lauks tarp nebaigtų tekstų.`,
  otherTabTitle: 'Šį tekstą rašėte ir kitame skirtuke',
  otherTabText: (moment: string) =>
    `Ten jis keistas ${moment}. Palyginkite ir pasirinkite, kurį rašysite toliau. Grįžus į formą liks abu.`,
  elsewhereMine: 'Šis tekstas',
  elsewhereTheirs: 'Kitas tekstas',
  keepOwn: 'Palikti tik šį',
  takeOther: 'Paimti kitą',
  postponedTitle: 'Yra ir kitas šio įrašo tekstas',
  postponedText: (isInTab: boolean) =>
    `${isInTab ? 'Jis rašytas kitame skirtuke' : 'Jis rašytas kitame įrenginyje'} ir laukia, kol pasirinksite. Iki tol tai, ką rašote čia, lieka tik šioje naršyklėje.`,
  compareAgain: 'Palyginti vėl',
  keptDiscard: 'Atmesti neišsaugotą tekstą',
  keptDiscardTitle: 'Atmesti neišsaugotą tekstą?',
  keptDiscardText: 'Neišsaugoti pakeitimai bus ištrinti, forma grįš į išsaugotą būseną.',
  keptDiscardConfirm: 'Atmesti',
  keptAt: (moment: string) => `Neišsaugota, bet nedings: ${moment}`,
  keepingFailed:
    'Naršyklėje nepakanka vietos kopijai. Išsaugokite pakeitimus, kad jų neprarastumėte.',
  conflictTitle: 'Įrašas tuo metu buvo pakeistas',
  conflictText:
    'Kol rašėte, šis įrašas buvo išsaugotas kitame skirtuke ar kitame įrenginyje. Palyginkite ir pasirinkite, kuri versija liks.',
  /** Stands for an empty value in a comparison. */
  empty: '(tuščia)',
  conflictMine: 'Mano versija',
  conflictTheirs: 'Išsaugota versija',
  keepMine: 'Įrašyti manąją',
  takeTheirs: 'Paimti išsaugotąją',
  conflictLater: 'Grįžti į formą',
  missing: 'Tokio įrašo nebėra. Galbūt jis buvo ištrintas.',
  orphanText: 'Šioje naršyklėje liko tai, ką buvote pakeitę ir neišsaugoję.',
  orphanOpen: 'Atverti kaip naują įrašą',
  loadFailed: 'Nepavyko įkelti įrašo. Bandykite vėliau.',
  toList: 'Grįžti į sąrašą',
  save: 'Išsaugoti',
  saveOn: 'Išsaugoti ir rašyti toliau',
  editOn: 'Redaguoti toliau',
  /** Opens the menu of the save bar on a phone. */
  more: 'Daugiau veiksmų',
  saving: 'Išsaugoma...',
  cancelEdit: 'Atšaukti redagavimą',
  saveBroken: 'Serveris šiuo metu negali išsaugoti.',
  /** Shown below the reason of a failed save. */
  textSafe: 'Tekstas saugus: jis liko šioje formoje ir naršyklėje.',
  textHere: 'Tekstas liko šioje formoje, bet naršyklėje jam nėra vietos: neuždarykite skirtuko.',
  saveAgain: 'Bandyti dar kartą',
  cancelled: 'Pakeitimai atšaukti',
  takeBack: 'Atkurti',
  formErrors: 'Formos klaidos',
  /** Validation message with the parts of the form to which it applies. */
  faultAt: (message: string, places: readonly string[]) => `${message} (${places.join(', ')})`,
  /** A validation message with the labels of its fields. */
  faultOf: (message: string, labels: readonly string[]) => `${labels.join(', ')}: ${message}`,
  fixFields: (messages: readonly string[]) =>
    `Pataisykite šiuos laukus: ${messages.length === 1 ? messages.join('') : messages.map((each) => `\n– ${each}`).join('')}`,
} as const

/** Texts of all lists in the panel. */
export const listTexts = {
  download: 'Atsisiųsti lentelę',
  downloading: 'Ruošiama lentelė...',
  filters: (chosen: number) => (chosen === 0 ? 'Filtrai' : `Filtrai (${chosen})`),
  downloadFailed: 'Nepavyko atsisiųsti lentelės. Bandykite vėliau.',

  // Filter by quiz.
  quizLabel: 'Testas',
  quizzesFailed: 'Nepavyko įkelti testų sąrašo. Bandykite vėliau.',
} as const
