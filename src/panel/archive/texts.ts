/** Faults of an archive. */
export const archiveTexts = {
  notZip: 'Failas nėra ZIP archyvas arba jis sugadintas.',
  tooLarge:
    'Archyvas per didelis: išskleistas jis užimtų daugiau kaip 1 GB arba jame daugiau kaip 100 000 failų.',
  noManifest: 'Archyve nėra failo „manifest.json“. Tai ne šios svetainės turinio archyvas.',
  unreadableManifest: 'Nepavyko perskaityti. Tai ne šios svetainės turinio archyvo aprašas.',
  newerFormat: (version: number, known: number) =>
    `Archyvo formato versija yra ${version}, o ši svetainė supranta ne naujesnę kaip ${known}.`,
  unknownFile: 'Tokio failo archyve neturi būti.',
  invalidSlug:
    'Failo vardas turi būti įrašo adresas: tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai.',
  notText: 'Failas nėra UTF-8 tekstas.',
  notJson: 'Failas nėra teisingas JSON.',
  noHead: 'Failas turi prasidėti laukais tarp dviejų „---“ eilučių.',
  unreadableLine: (line: number) => `Nepavyko suprasti ${line} eilutės.`,
  repeatedField: (line: number) => `${line} eilutėje laukas pakartotas.`,
  field: (name: string, message: string) => `Laukas „${name}“: ${message}.`,
  unknownFields: (names: string) => `Nežinomi laukai: ${names}.`,
  repeatedId: (file: string) => `Tas pats įrašo numeris (id) yra ir faile „${file}“.`,
  repeatedSlug: (file: string) => `Toks pat adresas yra ir faile „${file}“.`,
} as const

/** Export and import of all content. */
export const contentTransferTexts = {
  heading: 'Archyvas',
  kinds: {
    post: 'Straipsnis',
    page: 'Puslapis',
    quiz: 'Testas',
    expert: 'Ekspertas',
    settings: 'Nustatymai',
    image: 'Paveikslėlis',
  },
  settingsTitle: 'Pardavėjas, kontaktai ir kita',
  counts: (numbers: Record<'post' | 'page' | 'quiz' | 'expert' | 'settings' | 'image', number>) =>
    `Straipsnių: ${numbers.post}, puslapių: ${numbers.page}, testų: ${numbers.quiz}, ekspertų: ${numbers.expert}, paveikslėlių: ${numbers.image}${numbers.settings > 0 ? ', taip pat nustatymai' : ''}.`,

  exportHeading: 'Atsisiųsti visą turinį',
  exportLead:
    'Viename ZIP faile bus visi straipsniai, puslapiai, testai, ekspertai, nustatymai ir paveikslėliai, taip pat juodraščiai. Lankytojų užklausų, atsakymų ir prenumeratorių jame nėra.',
  exportStart: 'Atsisiųsti archyvą',
  exporting: 'Ruošiama...',
  collecting: (done: number, total: number) => `Surinkta ${done} iš ${total}`,
  packing: 'Pakuojama...',
  exportProgress: 'Archyvo ruošimo eiga',
  exportDone: (name: string) => `Archyvas paruoštas: ${name}`,
  exportMissing: (names: readonly string[]) =>
    `Šių paveikslėlių saugykloje rasti nepavyko, archyve jų nėra: ${names.join(', ')}.`,
  exportFailed: 'Archyvo paruošti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  fileName: (day: string) => `turinys-${day}.zip`,
  stop: 'Sustabdyti',

  importHeading: 'Įkelti turinį iš archyvo',
  importLead:
    'Pasirinkite anksčiau atsisiųstą archyvą. Pirma pamatysite, kas jame yra; svetainėje niekas nesikeis, kol nepatvirtinsite. Tą patį archyvą galima įkelti pakartotinai.',
  choose: 'Pasirinkti archyvą',
  chooseOther: 'Pasirinkti kitą archyvą',
  reading: (name: string) => `Skaitomas „${name}“...`,
  planHeading: (name: string) => `Kas yra archyve „${name}“`,
  planNew: 'Naujas',
  planKnown: 'Jau yra svetainėje',
  planDiffers: (fields: readonly string[]) =>
    fields.length === 0 ? 'Niekuo nesiskiria.' : `Skiriasi: ${fields.join(', ')}.`,
  /** The boxes. */
  planTake: { new: 'Įkelti', differs: 'Pakeisti' },
  planStays: {
    'changed-here':
      'Šiuo adresu svetainėje yra įrašas, kurį keitėte jūs. Jis liks, jei nepažymėsite „Pakeisti“.',
    'own-settings':
      'Svetainės nustatymus esate keitę. Jūsiškiai liks, jei nepažymėsite „Pakeisti“.',
    'deleted-here': 'Šį įrašą ištrynėte. Jis nebus įkeltas, jei nepažymėsite „Įkelti“.',
  },
  planDraft: 'Juodraštis',
  planNote:
    'Pažymėti nauji įrašai bus pridėti, ir paskelbtuosius lankytojai matys iš karto. Pažymėti įrašai, kurie jau yra svetainėje, bus pakeisti archyve esančiais, o ankstesnė jų būsena liks tarp versijų. Niekas nebus ištrinta.',
  /** `notTaken` and `staying` are parts of the number before them. */
  overview: (numbers: Record<'new' | 'notTaken' | 'differs' | 'staying' | 'same', number>) =>
    `Naujų: ${numbers.new}${numbers.notTaken > 0 ? ` (iš jų nebus įkelta: ${numbers.notTaken})` : ''}, skiriasi: ${numbers.differs}${numbers.staying > 0 ? ` (iš jų liks jūsų: ${numbers.staying})` : ''}, nesiskiria: ${numbers.same}.`,
  planEmpty: 'Archyve nėra nieko, ką būtų galima įkelti.',
  faultsHeading: 'Šių failų įkelti nepavyks',
  importStart: (count: number) => `Įkelti į svetainę (${count})`,
  importing: (done: number, total: number) => `Įkelta ${done} iš ${total}`,
  importProgress: 'Įkėlimo eiga',
  keepOpen: 'Neuždarykite šios skilties, kol įkėlimas nesibaigė.',
  resultHeading: 'Kas įkelta',
  stopped: (left: number) => `Įkėlimas sustabdytas. Neįkelta: ${left}.`,
  outcomes: {
    created: 'Sukurta',
    updated: 'Atnaujinta',
    unchanged: 'Nepakito',
    kept: 'Palikta, kaip buvo',
    failed: 'Nepavyko',
  },
  summary: (numbers: Record<'created' | 'updated' | 'unchanged' | 'kept' | 'failed', number>) =>
    `Sukurta: ${numbers.created}, atnaujinta: ${numbers.updated}, nepakito: ${numbers.unchanged}, ${numbers.kept > 0 ? `palikta: ${numbers.kept}, ` : ''}nepavyko: ${numbers.failed}.`,
  repeat: 'Įkelti dar kartą',
  itemFailed: 'Įkelti nepavyko. Bandykite dar kartą.',
  listFailed: 'Nepavyko sužinoti, kas jau yra svetainėje. Bandykite dar kartą.',
  unreadable: 'Failo perskaityti nepavyko.',
} as const

/** Fields of an archive's items, as the plan of an import names them. */
export const differenceTexts = {
  title: 'pavadinimas',
  slug: 'adresas',
  excerpt: 'trumpas aprašymas',
  content: 'tekstas',
  imageUrl: 'paveikslėlis',
  imageAltText: 'paveikslėlio aprašymas',
  published: 'būsena',
  publishAt: 'paskelbimo laikas',
  readingTime: 'skaitymo trukmė',
  category: 'kategorija',
  tags: 'žymos',
  metaDescription: 'aprašymas paieškos rezultatuose',
  seoTitle: 'SEO pavadinimas',
  focusKeyword: 'pagrindinis raktažodis',
  metaKeywords: 'raktažodžiai',
  canonicalUrl: 'pirminio paskelbimo adresas',
  authorId: 'autorius',
  generated: 'dirbtinio intelekto juodraštis',
  description: 'aprašymas',
  instructions: 'instrukcijos',
  questions: 'klausimai',
  dimensions: 'sritys',
  comparable: 'ar galima palyginti',
  categories: 'rezultatų kategorijos',
  name: 'vardas',
  qualification: 'kvalifikacija',
  words: 'apie save',
  photoUrl: 'nuotrauka',
  position: 'eilės numeris',
  legalName: 'pardavėjo pavadinimas',
  legalForm: 'teisinė forma',
  code: 'kodas',
  vatCode: 'PVM mokėtojo kodas',
  address: 'pardavėjo adresas',
  email: 'el. paštas',
  phone: 'telefonas',
  answerHours: 'atsakymo valandos',
  sampleQuestion: 'pavyzdžio klausimas',
  sampleAnswer: 'pavyzdžio atsakymas',
  aiCaptions: 'ar rašyti, ką sukūrė dirbtinis intelektas',
  topicQuizzes: 'testai straipsniams',
} as const
