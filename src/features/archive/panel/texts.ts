/** Messages about the faults of an archive. */
export const archiveTexts = {
  notZip: 'Tai ne ZIP failas arba jis sugadintas.',
  tooLarge:
    'Failas per didelis: išskleistas jis užimtų daugiau kaip 1 GB arba jame daugiau kaip 100 000 failų.',
  noManifest: 'Tai ne šios svetainės turinio kopija.',
  unreadableManifest: 'Nepavyko perskaityti. Tai ne šios svetainės turinio kopijos aprašas.',
  newerFormat: (version: number, known: number) =>
    `Kopijos formato versija yra ${version}, o ši svetainė supranta ne naujesnę kaip ${known}.`,
  unknownFile: 'Tokio failo kopijoje neturi būti.',
  invalidSlug:
    'Failo vardas turi būti įrašo adresas: tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai.',
  notText: 'Failas nėra UTF-8 tekstas.',
  notJson: 'Failo nepavyko perskaityti: jo turinys sugadintas.',
  noHead: 'Failas turi prasidėti laukais tarp dviejų „---“ eilučių.',
  unreadableLine: (line: number) => `Nepavyko suprasti ${line} eilutės.`,
  repeatedField: (line: number) => `${line} eilutėje laukas pakartotas.`,
  field: (name: string, message: string) => `Laukas „${name}“: ${message}.`,
  unknownFields: (names: string) => `Nežinomi laukai: ${names}.`,
  repeatedId: (file: string) => `Tas pats įrašo numeris (id) yra ir faile „${file}“.`,
  repeatedSlug: (file: string) => `Toks pat adresas yra ir faile „${file}“.`,
} as const

type Counts = Record<'post' | 'page' | 'quiz' | 'expert' | 'image', number>

const counted = (numbers: Counts) =>
  `straipsnių: ${numbers.post}, puslapių: ${numbers.page}, testų: ${numbers.quiz}, ekspertų: ${numbers.expert}, paveikslėlių: ${numbers.image}`

/** Texts of the export and import of all content. */
export const contentTransferTexts = {
  heading: 'Turinio kopija',
  kinds: {
    post: 'Straipsnis',
    page: 'Puslapis',
    quiz: 'Testas',
    expert: 'Ekspertas',
    settings: 'Nustatymai',
    image: 'Paveikslėlis',
  },
  settingsTitle: 'Pardavėjas, kontaktai ir kita',

  exportHeading: 'Atsisiųsti visą turinį',
  exportLead:
    'Viename ZIP faile bus visi straipsniai, puslapiai, testai, ekspertai, nustatymai ir paveikslėliai, taip pat juodraščiai. Užsakymų, laiškų, užklausų, testų atsakymų ir prenumeratorių jame nėra.',
  exportStart: 'Atsisiųsti kopiją',
  exporting: 'Ruošiama...',
  collecting: (done: number, total: number) => `Surinkta ${done} iš ${total}`,
  packing: 'Pakuojama...',
  exportProgress: 'Kopijos ruošimo eiga',
  exportDone: (name: string) => `Kopija paruošta: ${name}`,
  exportCounts: (numbers: Counts) => `Jame yra ${counted(numbers)}, taip pat nustatymai.`,
  exportMissing: (names: readonly string[]) =>
    `Šių paveikslėlių saugykloje rasti nepavyko, kopijoje jų nėra: ${names.join(', ')}.`,
  exportFailed: 'Kopijos paruošti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  fileName: (day: string) => `turinys-${day}.zip`,
  stop: 'Sustabdyti',

  importHeading: 'Įkelti turinį iš kopijos',
  importLead:
    'Pasirinkite anksčiau atsisiųstą kopiją. Bus pridėta tik tai, ko svetainėje nėra; kas joje jau yra, liks, kaip buvo. Pirma pamatysite, kas bus pridėta ir kas praleista.',
  choose: 'Pasirinkti kopiją',
  chooseOther: 'Pasirinkti kitą kopiją',
  reading: (name: string) => `Skaitomas „${name}“...`,
  planHeading: (name: string) => `Kas bus įkelta iš „${name}“`,
  planCounts: (numbers: Counts) => `Bus pridėta ${counted(numbers)}.`,
  planNote: 'Paskelbtus įrašus lankytojai matys iš karto.',
  planEmpty: 'Kopijoje nėra nieko, ką būtų galima pridėti.',
  passedHeading: (count: number) => `Bus praleista: ${count}`,
  passed: {
    exists: 'Jau yra svetainėje.',
    address: 'Šį adresą svetainėje jau turi arba turėjo kitas įrašas.',
    deleted: 'Šis įrašas svetainėje ištrintas. Jį galima atkurti iš ištrintų įrašų sąrašo.',
    settings: 'Svetainės nustatymai iš kopijos nekeičiami.',
  },
  faultsHeading: 'Šių failų įkelti nepavyks',
  importStart: (count: number) => `Įkelti į svetainę (${count})`,
  importing: (done: number, total: number) => `Įkelta ${done} iš ${total}`,
  importProgress: 'Įkėlimo eiga',
  keepOpen: 'Neuždarykite šios skilties, kol įkėlimas nesibaigė.',
  resultHeading: 'Kas įkelta',
  stopped: (left: number) => `Įkėlimas sustabdytas. Neįkelta: ${left}.`,
  outcomes: { created: 'Pridėta', passed: 'Praleista', failed: 'Nepavyko' },
  summary: (numbers: Record<'created' | 'passed' | 'failed', number>) =>
    `Pridėta: ${numbers.created}, praleista: ${numbers.passed}, nepavyko: ${numbers.failed}.`,
  repeat: 'Įkelti dar kartą',
  imageFailed: (name: string) =>
    `Nepavyko įkelti jame esančio paveikslėlio „${name}“. Bandykite dar kartą.`,
  itemFailed: 'Įkelti nepavyko. Bandykite dar kartą.',
  listFailed: 'Nepavyko sužinoti, kas jau yra svetainėje. Bandykite dar kartą.',
  unreadable: 'Failo perskaityti nepavyko.',
} as const
