import type { ClientKind } from '#src/features/clients/client-entries.ts'
import type { PaymentProblem } from '#src/features/orders/orders.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'

/** Texts of the lists of bookings, orders, subscribers, quiz submissions and withdrawals. */
export const inboxViewTexts = {
  headings: {
    bookings: 'Konsultacijų užklausos',
    subscribers: 'Naujienlaiškio prenumeratoriai',
    submissions: 'Testų atsakymai',
    withdrawals: 'Sutarčių atsisakymai',
    orders: 'Užsakymai',
  },
  empty: {
    bookings: 'Konsultacijų užklausų dar nėra. Gautos užklausos atsiras čia.',
    subscribers: 'Prenumeratorių dar nėra. Užsiprenumeravusieji naujienlaiškį atsiras čia.',
    submissions: 'Testų dar niekas neatliko. Lankytojų atsakymai atsiras čia.',
    withdrawals: 'Sutarčių dar niekas neatsisakė. Gauti atsisakymai atsiras čia.',
    orders: 'Užsakymų dar nėra. Apmokėti užsakymai atsiras čia.',
  },
  today: {
    heading: 'Šiandien',
    first: 'Pirmiausia',
    then: (count: number) => `Po to (${count})`,
    open: {
      letter: 'Skaityti ir atsakyti',
      mail: 'Skaityti',
      booking: 'Skaityti ir susisiekti',
      withdrawal: 'Peržiūrėti',
      subscription: 'Peržiūrėti',
    },
    empty: 'Šiuo metu jūsų niekas nelaukia. Galite ramiai atsikvėpti.',
    emptyBefore: 'Šiuo metu jūsų niekas nelaukia. Geras metas pirmiesiems žingsniams.',
    shown: (shown: number, total: number) =>
      `Parodyta ${shown} iš ${total}: kiti atsiras, kai sutvarkysite šiuos.`,
    plain: (title: string) =>
      `Įrašo „${title}“ tekstas svetainėje rodomas neapdorotas, nes yra per sudėtingas. Supaprastinkite jį.`,
    simplify: 'Redaguoti',
    /** A task of a note. */
    task: (person: string, content: string) => `${person}: ${content}`,
    toTask: 'Atverti klientą',
    toBookings: 'Atverti užklausas',
    letter: 'Laiškas',
    unpaidLetter: 'Laiškas, nesumokėta',
    withdrawnLetter: 'Laiškas, atsisakė',
    booking: 'Užklausa',
    withdrawal: 'Atsisakymas',
    stalled: {
      heading: 'Žinotina',
      intro: 'Čia jums nieko daryti nereikia.',
    },
    orders: {
      disputed: { badge: 'Laukiama banko sprendimo' },
      unsent: { badge: 'Atsakymas neišsiųstas' },
      unstarted: {
        badge: 'Dar nepradėta',
        text: 'Sumokėta, bet pradžios forma neužpildyta. Jei ilgai tyla, parašykite klientui el. paštu: nuorodą jis rado patvirtinimo laiške, o naujos gali paprašyti puslapyje „Mano duomenys“.',
      },
      unpaid: {
        badge: 'Mokėjimas nepavyko',
        text: 'Prenumeratos mokėjimas nepavyko. Mokėjimų sistema bandys dar kartą ir klientui parašys, o užsakymo puslapis jau siūlo pakeisti kortelę. Pasibaigus apmokėtam laikotarpiui rašyti klientas nebegalės. Priminimas dings pats, kai jis sumokės arba prenumerata baigsis.',
      },
    },
    subscription: {
      badge: 'Nutraukite prenumeratą',
      /** Shown with a withdrawal that is not accepted yet. @param day day of the next charge; null if it is not known. */
      runs: (day: string | null) => `Prenumerata pratęsiama${day === null ? '' : ` ${day}`}`,
      /** @param day last day before the next charge; null if it is not known. */
      heading: (day: string | null) =>
        `Nutraukite prenumeratą${day === null ? '' : ` iki ${day}`}.`,
      text: (reason: string) =>
        `${reason}, todėl laiškų nebegauna, bet prenumerata vis dar pratęsiama. Nutraukite ją mokėjimų sistemoje: priminimas dings pats, kai ji apie tai praneš.`,
    },
    outbox: (count: number) => `Laiškų, kurių išsiųsti nepavyko arba neaišku, ar išėjo: ${count}.`,
    toMails: 'Atverti laukiančius laiškus',
    toOutbox: 'Atverti laiškų būseną',
    suspicious: (count: number) =>
      `Užklausų ir prenumeratų, kurias, atrodo, užpildė robotas: ${count}. Peržiūrėkite, ar tarp jų nėra žmogaus.`,
    toSubscribers: 'Atverti prenumeratorius',
  },
  clients: {
    heading: 'Klientai',
    empty: 'Klientų dar nėra. Atsiras čia, kai kas nors užsisakys ar parašys užklausą.',
    kindLabel: 'Ką rodyti',
    kinds: {
      client: 'Klientai',
      visitor: 'Atliko testą',
      subscriber: 'Tik dėl naujienlaiškio',
    } satisfies Record<ClientKind, string>,
    about: (email: string | null, entries: number) =>
      `${email === null ? '' : `${email} · `}įrašų: ${entries}`,
    waits: 'Laukia jūsų',
  },
  client: {
    empty: 'Pagal šį adresą nieko nesaugoma.',
    back: (view: string) => `← ${view}`,
    newest: (count: number) =>
      `Rodoma ne daugiau kaip po ${count} naujausių kiekvienos rūšies įrašų. Visi jie – atsisiunčiamuose duomenyse.`,
    write: 'Rašyti laišką',
    answer: 'Rašyti atsakymą',
    writeTitle: 'Rašyti el. paštu?',
    writeText:
      'Šis klientas pasirinko tik pranešimus: jo paštą gali skaityti ir kitas žmogus. Atsakykite užsakyme – tada paštu ateis tik neutralus pranešimas.',
    writeAnyway: 'Vis tiek rašyti',
    download: 'Atsisiųsti duomenis',
    downloading: 'Ruošiama...',
    erase: 'Ištrinti duomenis',
    eraseTitle: (email: string) => `Ištrinti visus duomenis (${email})?`,
    eraseText:
      'Bus ištrinti laiškai, visos jūsų pastabos, užklausos, testų atsakymai ir naujienlaiškio prenumerata. Užsakymai ir sutarčių atsisakymai lieka, nes juos saugoti reikalauja įstatymai, bet vykstantys užsakymai užsidarys; prenumeratą nutraukite mokėjimų sistemoje. Atkurti ištrintų duomenų nebus galima.',
    erased: 'Duomenys ištrinti',
    eraseFailed: 'Nepavyko ištrinti duomenų. Bandykite vėliau.',
  },
  onlyNotices: 'Paštu tik pranešimai',
  allOf: (person: string) => `${person}: visi duomenys`,
  toClient: 'Visi duomenys',
  due: 'Iki',
  answerDue: 'Atsakyti iki',
  bankAnswerDue: 'Bankui iki',
  moneyDue: 'Grąžinti iki',
  endDue: 'Nutraukti iki',
  overdue: 'Vėluoja nuo',
  days: { yesterday: 'vakar', today: 'šiandien', tomorrow: 'rytoj' },
  search: 'Ieškoti',
  searchFor: (what: string) => `Ieškoti: ${what}`,
  searchHints: {
    bookings: 'vardas, žodis',
    subscribers: 'vardas, paštas',
    submissions: 'vardas, paštas',
    withdrawals: 'vardas, Nr.',
    orders: 'vardas, Nr.',
  },
  /** Filters of a list that shows only one entry, and what a press does. */
  onlyOrder: 'Tik šis užsakymas',
  onlyWithdrawal: 'Tik šio užsakymo atsisakymas',
  removeOnly: 'rodyti visus',
  removed: {
    bookings: 'Užklausa ištrinta',
    subscribers: 'Prenumeratorius ištrintas',
    submissions: 'Atsakymai ištrinti',
  },
  removeFailed: {
    bookings: 'Nepavyko ištrinti užklausos. Bandykite vėliau.',
    subscribers: 'Nepavyko ištrinti prenumeratoriaus. Bandykite vėliau.',
    submissions: 'Nepavyko ištrinti atsakymų. Bandykite vėliau.',
  },
  removeText: {
    bookings: 'Užklausa ir jūsų pastabos bus ištrintos visam laikui.',
    subscribers: 'Prenumeratoriaus duomenys bus ištrinti visam laikui.',
    submissions: 'Šio žmogaus testo rezultatas ir atsakymai bus ištrinti visam laikui.',
  },
  /** Name of a person in questions and labels. */
  person: (name: string | null, email: string) => (name === null ? email : `${name} (${email})`),
  withoutConsent: (count: number) =>
    `Atsakymų su el. paštu, bet be sutikimo jį saugoti: ${count}. Ištrinkite jų el. paštus ir vardus – atsakymai ir balai liks.`,
  anonymise: 'Ištrinti el. paštus ir vardus',
  anonymiseTitle: 'Ištrinti el. paštus ir vardus, saugomus be sutikimo?',
  anonymiseText: (count: number) =>
    `Atsakymų be sutikimo: ${count}. Jų el. paštai ir vardai bus ištrinti visam laikui. Atsakymai ir balai liks, tačiau nebebus siejami su žmogumi.`,
  anonymised: (count: number) => `El. paštai ir vardai ištrinti: ${count}`,
  anonymiseFailed: 'Nepavyko ištrinti el. paštų ir vardų. Bandykite vėliau.',
  statusLabel: 'Būsena',
  statusOf: (person: string) => `Būsena: ${person}`,
  allStatuses: 'Visos',
  allOrders: 'Visi',
  allWithdrawals: 'Visi',
  withdrawalGroups: { open: 'Laukia jūsų', settled: 'Sutvarkyti' },
  allSubscribers: 'Visi',
  allPackages: 'Visi paketai',
  packageLabel: 'Paketas',
  allBands: 'Visos kategorijos',
  bandLabel: 'Kategorija',
  warning: 'Įspėjimas',
  warnings: 'Įspėjimai',
  allSubmissions: 'Visi',
  warnedOnly: 'Tik su įspėjimu',
  messagesLoading: 'Laiškai įkeliami...',
  messagesEarlier: 'Ankstesni laiškai',
  messagesOlder: 'Rodyti dar ankstesnius laiškus',
  messagesFailed: 'Nepavyko gauti laiškų.',
  messagesRetry: 'Bandyti dar kartą',
  notStarted:
    'Klientas dar nepradėjo, todėl nedavė ir sutikimo laiškus čia saugoti. Jei parašė el. paštu, atsakykite ten ir paprašykite pradėti užsakymo puslapyje.',
  beginsEarly: 'Prašo pradėti iš karto.',
  beginsOn: (day: string) =>
    `Pradėti iš karto neprašo: darbas prasideda ${day}, kai bus pasibaigęs atsisakymo terminas.`,
  begunOn: (day: string) => `Darbas prasidėjo ${day}, pasibaigus atsisakymo terminui.`,
  deliveries: {
    letter: 'Atsakymą gauna el. paštu.',
    notice: 'El. paštu gauna tik pranešimą, atsakymą skaito savo puslapyje, įvedęs žodį.',
  },
  messageAuthors: { client: 'Klientas', coach: 'Jūs' },
  unsent: {
    waiting: 'Laiškas dar neišsiųstas: svetainė bando toliau.',
    unclear: 'Neaišku, ar laiškas išsiųstas.',
    failed: 'Laiško pristatyti nepavyko.',
  },
  /** Shown in the row of an order, beside its state. */
  answerUnsent: {
    waiting: 'Atsakymas neišsiųstas',
    unclear: 'Ar išsiųsta, neaišku',
    failed: 'Atsakymas nepristatytas',
  },
  lateMessage: 'Gautas pasibaigus apmokėtam laikotarpiui: atsakymo termino nėra.',
  lateLetterBadge: 'Laiškas po termino',
  unpaidLateLetterBadge: 'Laiškas po termino, nesumokėta',
  /** Badges of an order whose client withdraws, once the owner has accepted that, and after the refund. */
  withdrawingAccepted: 'Atsisako, priimta',
  withdrawnRefunded: 'Atsisakyta, grąžinta',
  orderNumber: (id: string) => `Nr. ${id}`,
  withdrawnOn: (day: string) => `Uždarytas ${day}`,
  endReasons: {
    erased: 'Kliento duomenys ištrinti',
    closed: 'Klientas atšaukė sutikimą laiškams',
    withdrawn: 'Klientas atsisakė sutarties',
    refunded: 'Pinigai grąžinti',
  },
  orderOver: (reason: string) => `${reason}, todėl čia rašyti nebegalima.`,
  orderOverMail: 'Jei reikia, parašykite el. paštu.',
  answer: 'Atsakymas',
  answerHint: 'neišsiųstas lieka čia ir kituose jūsų įrenginiuose',
  receivedHint: 'neišsiųstas lieka šioje naršyklėje',
  answerSend: 'Išsiųsti atsakymą',
  /** Questions before an answer that the server refuses without a yes. */
  answerQuestions: {
    isSure: {
      title: 'Atsakyti, nors darbas dar neprasidėjo?',
      confirm: 'Vis tiek išsiųsti',
      dangerous: true,
    },
    isRepeated: { title: 'Siųsti tą patį dar kartą?', confirm: 'Siųsti dar kartą' },
  },
  answerSent: 'Atsakymas įrašytas ir siunčiamas',
  /** Shown while no mail goes out. */
  answerStored: 'Atsakymas įrašytas',
  answerSeen: (name: string) => `${name} jį jau mato užsakymo puslapyje`,
  /** Goes on after `answerSeen`. */
  answerMail: {
    letter: ' ir gaus laišką el. paštu.',
    notice: ' ir gaus pranešimą el. paštu.',
    stuck: '. Laiškas išeis, kai paštas vėl veiks.',
    unset: '. Laiškų siuntimas dar neįjungtas, todėl laiškas lauks.',
    preview: `. ${panelTexts.noMailInPreview}`,
  },

  answerFailed: 'Atsakymo išsiųsti nepavyko. Jis liko čia – bandykite dar kartą.',
  asksNothing: 'Atsakyti nereikia',
  messagesResolved: 'Pažymėta, kad atsakyti nereikia',
  record: 'Įrašyti gautą laišką',
  moreActs: 'Kiti veiksmai',
  receivedMessage: 'Laiškas, gautas kitu keliu',
  receivedAt: 'Kada gautas',
  recordSend: 'Įrašyti laišką',
  recorded: 'Laiškas įrašytas',
  recordFailed: 'Laiško įrašyti nepavyko. Jis liko čia – bandykite dar kartą.',
  resetPassphrase: 'Leisti pasirinkti kitą žodį',
  resetPassphraseTitle: 'Leisti klientui pasirinkti kitą žodį?',
  resetPassphraseText:
    'Darykite tai tik tada, kai klientas pats parašė, kad žodžio neatsimena. Ankstesnių laiškų savo puslapyje jis nebematys; jums jie liks.',
  changeAddress: 'Pakeisti el. paštą',
  changeAddressHint:
    'Naujas adresas įsigalios, kai jį patvirtins jo gavėjas. Tada anksčiau išsiųstos nuorodos nebegalios, o senuoju adresu išsiųsime vieną sakinį be nuorodos.',
  newAddress: 'Naujas el. paštas',
  askAddress: 'Siųsti prašymą patvirtinti',
  askingAddress: 'Siunčiama...',
  askAddressByPasskey: 'Siųsti ir patvirtinti raktu',
  password: 'Jūsų slaptažodis',
  addressAsked: 'Prašymas patvirtinti adresą išsiųstas',
  askAddressFailed: 'Nepavyko. Patikrinkite adresą ir bandykite vėliau.',
  paidBy: (email: string) => `Mokėjo: ${email}`,
  noticesOnly: 'Siųsti tik pranešimus',
  noticesOnlyTitle: 'Siųsti šiam klientui tik pranešimus?',
  noticesOnlyText:
    'El. paštu jis gaus tik pranešimą, kad atsakymas laukia jo puslapyje. Atvėręs puslapį, jis pasirinks žodį ir ankstesnių laiškų ten nebematys; jums jie liks. Grąžinti visus atsakymus į el. paštą galės tik pats klientas.',
  noticesChosen: 'Klientui siunčiami tik pranešimai',
  noticesOnlyFailed: 'Nepavyko. Bandykite vėliau.',
  passphraseReset: 'Klientas galės pasirinkti kitą žodį',
  resetPassphraseFailed: 'Nepavyko. Bandykite vėliau.',
  counted: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`,
  statusChanged: (status: string) => `Būsena pakeista: ${status}`,
  /** Shown with a booking that no longer matches the filter. */
  leavesList: (filter: string) =>
    `Nebeatitinka filtro „${filter}“: iš sąrašo pasitrauks, kai baigsite.`,
  leftList: 'Užklausa perkelta',
  leftListFor: (person: string, filter: string, status: string) =>
    `${person}: iš „${filter}“ į „${status}“`,
  statusFailed: 'Nepavyko pakeisti būsenos. Bandykite vėliau.',
  statusChangedElsewhere:
    'Užklausą tuo tarpu pakeitėte kitur. Dabar rodome naujausią – jei reikia, pakeiskite būseną dar kartą.',
  received: (moment: string) => `Gauta ${moment}`,
  receivedDay: 'Gauta',
  refundedDay: 'Grąžinta',
  contacted: 'Pažymėti, kad susisiekta',
  answerSubject: 'Dėl jūsų konsultacijos užklausos',
  phone: 'Telefonas',
  preferredDate: 'Pageidaujamas laikas',
  message: 'Žinutė',
  showWhole: 'Rodyti visą žinutę',
  showLess: 'Rodyti trumpiau',
  notes: 'Jūsų pastabos',
  notesHint: 'klientas gali jų paprašyti, ir tada jas perskaitys',
  notesSave: 'Išsaugoti pastabas',
  notesSaving: 'Išsaugoma...',
  notesSaved: 'Pastabos išsaugotos',
  notesUnsaved: 'Pastabos dar neišsaugotos',
  notesDiscard: 'Atmesti',
  notesDiscardTitle: 'Atmesti neišsaugotas pastabas?',
  notesDiscardText: (person: string) =>
    `Tai, ką parašėte ir neišsaugojote (${person}), bus ištrinta. Lauke liks išsaugotas tekstas.`,
  notesFailed: 'Pastabų išsaugoti nepavyko. Jūsų tekstas liko lauke, bandykite dar kartą.',
  notesChangedElsewhere:
    'Užklausą tuo tarpu pakeitėte kitur, todėl pastabos dar neišsaugotos. Palyginkite su tuo, kas išsaugota, ir išsaugokite dar kartą – tada liks jūsų tekstas.',
  notesStored: 'Dabar išsaugota:',
  suspiciousBooking:
    'Formą, atrodo, užpildė robotas, todėl laiškai neišsiųsti. Jei tai žmogus, pakeiskite būseną į „Nauja“ – jam bus išsiųstas patvirtinimas.',
  suspiciousWithdrawal: 'Įtartinas',
  withdrawalState: {
    new: 'Naujas',
    confirmed: 'Priimtas',
    refunded: 'Pinigai grąžinti',
    'nothing-due': 'Grąžinti nereikėjo',
  },
  /** Heads a withdrawal, and its order. */
  withdrawalHeadings: {
    new: 'Klientas atsisako sutarties.',
    confirmed: 'Klientas atsisako sutarties, atsisakymą priėmėte.',
    refunded: 'Klientas atsisakė sutarties.',
    'nothing-due': 'Klientas atsisakė sutarties, pinigų grąžinti nereikėjo.',
  },
  /** Badge and heading of a withdrawal that the owner has rejected. */
  rejectedWithdrawal: 'Atmestas',
  unnamedWithdrawal: 'Be numerio',
  /** Badge and heading of a new withdrawal whose address has no order. */
  unknownWithdrawal: 'Be užsakymo',
  unknownHeading: 'Pagal šį el. paštą užsakymo neradome: atsisakymą galėjo siųsti ir ne klientas.',
  rejectedHeading: 'Atsisakymas atmestas, sutartis galioja toliau.',
  /** Shown with a withdrawal without its order's number, which a stranger does not know, and with its order. */
  unnamed: {
    heading: 'Atsisakymas be užsakymo numerio: jį galėjo siųsti ir kitas žmogus.',
    /** @param said sentence on the refund. */
    money: (said: string) =>
      `Jei atsisako klientas, ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
    order: 'Paklauskite kliento, ar tikrai atsisako. Jei ne, atsisakymą atmeskite.',
  },
  unknownOrder: 'Pagal šį el. paštą užsakymo neradome, todėl sumos nežinome.',
  suspiciousHeading: 'Sutarties atsisakymas, kurį, atrodo, užpildė robotas.',
  /** @param sum null if the order is not known. */
  refundDue: (sum: string | null, day: string) => `Grąžinkite ${sum ?? 'pinigus'} iki ${day}.`,
  refundOverdue: (sum: string | null, day: string) =>
    sum === null ? `Pinigus reikėjo grąžinti iki ${day}.` : `${sum} reikėjo grąžinti iki ${day}.`,
  refundByBank: 'Mokėjimą ginčija ir bankas: dėl pinigų spręs jis, patys jų negrąžinkite.',
  withdrawalFirst:
    'Pirma peržiūrėkite atsisakymą: atsakius į laišką daugiau apmokėtų dienų gali būti panaudota.',
  openWithdrawal: 'Atverti atsisakymą',
  /** Day and sum are null if they are not known. */
  refundedOn: (day: string | null, sum: string | null) =>
    `${[sum === null ? 'Pinigai grąžinti' : `Grąžinta ${sum}`, day].filter(Boolean).join(' ')}.`,
  returnedAlready: (sum: string) => `Jau grąžinta ${sum}, daugiau grąžinti nereikia.`,
  /** Shown while only the owner's mark of the refund is missing. */
  returnedUnmarked: (sum: string) => `Jau grąžinta ${sum}. Liko tik pažymėti, kad grąžinta.`,
  refundUnreported:
    'Mokėjimų sistema apie grąžinimą dar nepranešė: į statistiką suma pateks, kai praneš.',
  nothingRefundable: 'Pagal sąlygas grąžinti nereikia.',
  served: (used: number, paid: number) =>
    used === 0 ? 'Konsultuoti dar nepradėta.' : `Konsultuota ${used} iš ${paid} apmokėtų dienų.`,
  withdrawnLate: 'Atsisakyta pasibaigus 14 dienų terminui.',
  /** By what the link opens. */
  openCheckout: {
    payment: 'Atverti mokėjimą „Stripe“',
    subscription: 'Atverti prenumeratą „Stripe“',
  },
  /** Steps of a withdrawal: each says what to do, then a note. */
  withdrawalSteps: {
    ask: 'Paklauskite kliento, ar tikrai atsisako.',
    askInOrder: 'Paštu šis klientas gauna tik pranešimus, todėl klauskite užsakyme.',
    askForOrder: 'Paklauskite, ką, kada ir kuriuo el. paštu pirko.',
    askSubject: 'Dėl sutarties atsisakymo',
    decide: 'Priimkite arba atmeskite.',
    decideNote:
      'Priėmus užsakymas užsidarys, tada grąžinsite pinigus. Atmetus sutartis galios toliau, o klientui parašysime, kad pinigų grąžinti nereikia.',
    decideUnknown: 'Priimkite arba pažymėkite, kad grąžinti nereikia.',
    decideUnknownNote:
      'Priėmę grąžinsite pinigus ir tai pažymėsite. Jei ne, siuntėjui parašysime, kad pinigų grąžinti nereikia.',
    refund: (sum: string | null) => `Grąžinkite ${sum ?? 'pinigus'} sistemoje „Stripe“.`,
    refundNote: 'Svetainė pati negrąžina.',
    refundBySubscription: 'Mokėjimą rasite prenumeratos puslapyje.',
    endNote: 'Kitaip bus nuskaityta vėl.',
    awaitBank: 'Palaukite banko sprendimo.',
    awaitBankNote: 'Jei pinigai liks klientui, pažymėkite, kad grąžinti nereikia.',
    mark: 'Pažymėkite, kurią dieną grąžinote.',
    markNote: 'Klientui apie tai parašysime.',
  },
  nothingDueHint: 'Klientui parašysime, kad pinigų grąžinti nereikia.',
  rejectHint: 'Sutartis galios toliau. Klientui parašysime, kad pinigų grąžinti nereikia.',
  /** Asked before a withdrawal with money due is marked as needing no refund. */
  noRefund: {
    title: (sum: string) => `Grąžinti nereikia, nors priklauso ${sum}?`,
    ended:
      'Atsisakyta laiku, todėl sutartis vis tiek baigta ir užsakymas liks uždarytas. Klientui parašysime, kad pinigų grąžinti nereikia.',
    confirm: 'Grąžinti nereikia',
  },
  /** Asked before a withdrawal with money due is rejected. */
  reject: {
    title: 'Atmesti atsisakymą?',
    text: 'Sutartis galios toliau. Klientui parašysime, kad pinigų grąžinti nereikia.',
    confirm: 'Atmesti',
  },
  /** Badge and heading of a withdrawal whose client had withdrawn before, and why nothing is due there. */
  repeatedWithdrawal: 'Pakartotas',
  repeatedHeading: 'Pakartotas atsisakymas.',
  repeatedText:
    'Šios sutarties klientas jau buvo atsisakęs: galioja pirmasis atsisakymas, čia grąžinti nereikia.',
  /** By whether the withdrawal came in time. */
  acceptHint: {
    inTime: 'Jei grąžinsite vėliau, priimkite: atsisakymas liks tarp laukiančių jūsų.',
    late: 'Jei vis tiek sutinkate, priimkite: sutartis baigsis.',
  },
  withdrawalWords: 'Kliento žodžiai',
  accepted: (day: string) => `Priimta ${day}`,
  refundDay: 'Kada grąžinote',
  withdrawalActs: {
    new: 'Tvarkyti iš naujo',
    confirmed: 'Priimti atsisakymą',
    refunded: 'Pažymėti, kad grąžinta',
    'nothing-due': 'Grąžinti nereikia',
  },
  rejectWithdrawal: 'Atmesti atsisakymą',
  /** Undoes a change of a withdrawal's state that has not settled it. */
  undoState: 'Atšaukti pakeitimą',
  withdrawalDone: (name: string, done: string) => `${name}: ${done}`,
  withdrawalMarks: {
    new: 'atsisakymas vėl tvarkomas',
    confirmed: 'atsisakymas priimtas',
    'nothing-due': 'grąžinti nereikia',
  },
  withdrawalRejected: 'atsisakymas atmestas',
  /** @param sum null if it is not known. @param day ends with a full stop. */
  refundDone: (sum: string | null, day: string) =>
    `${day} ${sum === null ? 'pinigai grąžinti' : `grąžinta ${sum}`}`,
  withdrawalUndone: 'pakeitimas atšauktas',
  /** Says, by the state of the mails, when the client is told. */
  withdrawalMail: {
    on: (minutes: number) =>
      `Klientui apie tai parašysime po ${minutes} minučių. „Tvarkyti iš naujo“ laišką sustabdo.`,
    stuck: () => 'Laiškas klientui lauks, kol paštas vėl veiks.',
    unset: () => 'Laiškų siuntimas dar neįjungtas, todėl laiškas klientui lauks.',
    preview: () => panelTexts.noMailInPreview,
  },
  /** Shown with a settled withdrawal while the mail to the client is held, while it is sent, and once it was. */
  mailHeld: (moment: string) =>
    `Laiškas klientui išeis ${moment}. „Tvarkyti iš naujo“ jį sustabdo.`,
  mailLeaves: 'Laiškas klientui siunčiamas.',
  mailSent: 'Klientui apie tai parašyta.',
  /** Shown when a withdrawal is reopened while that mail is held. */
  mailStopped: 'Laišką klientui sustabdėte.',
  /** Shown with an open withdrawal whose outcome was mailed before it was reopened. */
  toldBefore: {
    refunded: 'Klientui jau parašyta, kad pinigai grąžinti. Jei dar negrąžinote, parašykite jam.',
    'nothing-due':
      'Klientui jau parašyta, kad pinigų grąžinti nereikia. Jei grąžinti reikia, parašykite jam.',
  },
  withdrawalFailed: 'Nepavyko pakeisti atsisakymo būsenos. Bandykite vėliau.',
  suspicious: {
    subscribers:
      'Formą, atrodo, užpildė robotas, todėl patvirtinimo laiškas neišsiųstas. Jei tai žmogus, išsiųskite jį.',
    withdrawals:
      'Formą, atrodo, užpildė robotas, todėl laiškas apie gautą atsisakymą neišsiųstas. Peržiūrėkite dar šiandien: jei tai žmogus, laiškas turi jį pasiekti nedelsiant.',
  },
  admit: {
    subscribers: 'Siųsti patvirtinimo laišką',
    withdrawals: 'Siųsti laišką apie gavimą',
  },
  admitted: {
    subscribers: 'Patvirtinimo laiškas siunčiamas',
    withdrawals: 'Laiškas apie gavimą siunčiamas',
  },
  admitFailed: 'Nepavyko išsiųsti laiško. Bandykite vėliau.',
  end: 'Nutraukti prenumeratą',
  endTitle: (person: string) => `Nutraukti prenumeratą – ${person}?`,
  endText:
    'Naujienlaiškių šis žmogus nebegaus, lyg pats būtų jų atsisakęs. Sugrįžti galės tik pats: užsiprenumeravęs ir patvirtinęs iš naujo.',
  endCancel: 'Palikti',
  endDone: 'Prenumerata nutraukta',
  endFailed: 'Nepavyko nutraukti prenumeratos. Bandykite vėliau.',
  add: 'Pridėti',
  import: 'Įkelti sąrašą iš failo',
  consentedOn: (day: string) => `Sutiko ${day}`,
  consentSource: (source: string) => `Importuota, sutikimo šaltinis: ${source}`,
  subscribedAt: (moment: string) => `Užsiregistravo ${moment}`,
  confirmedAt: (moment: string) => `Patvirtino ${moment}`,
  beforeConfirmation: 'Patvirtinti dar nereikėjo',
  leftAt: (moment: string) => `Atsisakė ${moment}`,
  stoppedAt: (moment: string) => `Sustabdyta ${moment}`,
  stoppedCount: (count: number) =>
    `Prenumeratų, sustabdytų dėl neegzistuojančio adreso: ${count}. Naujienlaiškiai šiais adresais nebesiunčiami.`,
  showStopped: 'Rodyti sustabdytas',
  stoppedNote:
    'Pašto serveris atsakė, kad tokio adreso nėra, arba kelias savaites nepriėmė naujienlaiškių, todėl daugiau jų šiuo adresu nesiunčiame. Jei adresas vėl veikia, siųskite toliau; jei ne, prenumeratorių ištrinkite.',
  resume: 'Siųsti toliau',
  resumeShown: (count: number) => `Siųsti toliau visiems rodomiems (${count})`,
  removeShown: (count: number) => `Ištrinti visus rodomus (${count})`,
  removeStoppedTitle: 'Ištrinti rodomus sustabdytus prenumeratorius?',
  removeStoppedText: (count: number) =>
    `Prenumeratorių: ${count}. Jų duomenys bus ištrinti visam laikui.`,
  stoppedDone: {
    resume: (count: number) => `Prenumeratorių, kuriems vėl siunčiame: ${count}`,
    remove: (count: number) => `Prenumeratoriai ištrinti: ${count}`,
  },
  stoppedFailed: {
    resume: 'Nepavyko atnaujinti prenumeratų. Bandykite vėliau.',
    remove: 'Nepavyko ištrinti prenumeratorių. Bandykite vėliau.',
  },
  answerBegun: 'Atsakymas pradėtas',
  answered: 'Atsakyta',
  bankAnswered: 'Bankui atsakyta',
  nextPayment: 'Kitas mokėjimas',
  ordered: (moment: string) => `Užsakyta ${moment}`,
  paidUntil: (day: string) => `Apmokėta iki ${day}`,
  ended: (day: string) => `Prenumerata baigta ${day}`,
  endsOn: (day: string) => `Prenumerata baigsis ${day}`,
  lettersUntil: (day: string) => `Rašyti gali iki ${day}`,
  messagesEnded: (day: string) => `Rašyti galėjo iki ${day}`,
  paymentFailed: (day: string) => `Mokėjimas nepavyko ${day}`,
  renewals: (count: number) => `Pratęsimų: ${count}`,
  refundedSum: (sum: string) => `Grąžinta ${sum}`,
  ofSum: (paid: string, due: string) => `Sumokėta ${paid} iš ${due}`,
  paymentsUnset:
    'Svetainė nesužino, kas sumokėjo: mokėjimų pranešimai nesukonfigūruoti. Ką nustatyti, svetainės prižiūrėtojas ras skiltyje „Svetainės būklė“.',
  toToday: 'Atverti „Šiandien“',
  problemsWaiting: (kinds: readonly (readonly [string, number])[]) =>
    `Sutvarkykite mokėjimus: ${kinds.map(([kind, count]) => `„${kind}“ – ${count}`).join(', ')}`,
  problems: {
    version:
      'Mokėjimų sistema atsiuntė pranešimą, kurio nepavyko perskaityti. Jį saugome, kol atnaujinta svetainė perskaitys. Pažiūrėkite, kas įvyko, mokėjimų sistemoje, ir praneškite svetainės prižiūrėtojui.',
    'other-version':
      'Kita versija: mokėjimų sistema siunčia kitos versijos pranešimus. Juos perskaitome, bet praneškite svetainės prižiūrėtojui, kad versijas suderintų.',
    link: 'Sumokėta ne per svetainės mokėjimo nuorodą, todėl nežinome, už ką. Pažiūrėkite mokėjimų sistemoje.',
    address:
      'Sumokėta, bet pirkėjo el. pašto adreso nėra. Pažiūrėkite mokėjimų sistemoje, kas pirko.',
    unmatched: 'Šio mokėjimo nėra nė viename užsakyme. Pažiūrėkite mokėjimų sistemoje, kieno jis.',
    ambiguous:
      'Šis mokėjimas gali būti kelių užsakymų, todėl nė vieno nepakeitėme. Pažiūrėkite mokėjimų sistemoje, kurio jis.',
    dispute:
      'Kliento bankas ginčija mokėjimą: atsakykite mokėjimų sistemoje iki joje nurodytos dienos, kitaip pinigai liks klientui.',
    refund: 'Grąžinti pinigų nepavyko. Grąžinkite juos mokėjimų sistemoje dar kartą ar kitu būdu.',
    price:
      'Nuskaityta kita suma, negu parduota. Palyginkite kainą „Nustatymuose“ su mokėjimų sistemos nuoroda.',
  } satisfies Record<PaymentProblem, string>,
  chargedOther: (charged: string, sold: string) =>
    `Nuskaityta ${charged}, parduota už ${sold}. Palyginkite kainą „Nustatymuose“ su mokėjimų sistemos nuoroda ir su klientu sutarkite dėl skirtumo.`,
  problemBadges: {
    version: 'Neperskaityta',
    'other-version': 'Kita versija',
    link: 'Nežinia, už ką',
    address: 'Nežinia, kas',
    unmatched: 'Nežinia, kieno',
    ambiguous: 'Nežinia, kieno',
    dispute: 'Ginčijamas banke',
    refund: 'Negrąžinta',
    price: 'Kita suma',
  } satisfies Record<PaymentProblem, string>,
  /** Shown with the deadline. */
  disputeToAnswer:
    'Kliento bankas ginčija mokėjimą: atsakykite mokėjimų sistemoje, kitaip pinigai liks klientui.',
  disputeUnanswered:
    'Kliento bankas ginčija mokėjimą, o laikas atsakyti baigėsi: jei neatsakėte, laukite banko sprendimo.',
  openOrder: 'Atverti užsakymą',
  /** Shown inside the order. */
  dispute: {
    headings: {
      open: (sum: string) => `Kliento bankas ginčija ${sum}`,
      review: (sum: string) => `Kliento bankas sprendžia dėl ${sum}`,
      lost: (sum: string) => `Ginčas baigtas kliento naudai: ${sum}`,
    },
    texts: {
      open: 'Klientas arba jo bankas mokėjimo nepripažįsta ir prašo grąžinti pinigus. Mokėjimų sistema juos paprastai nuskaito iš karto, o jums laimėjus grąžina.',
      review: 'Jūsų atsakymą bankas gavo. Jums dabar nieko daryti nereikia: laukite sprendimo.',
      lost: 'Pinigai liko klientui. Atskirai jų negrąžinkite.',
    },
    until: (time: string) => `Atsakykite iki ${time}`,
    unanswered: (time: string) =>
      `Atsakyti reikėjo iki ${time}. Jei neatsakėte, laukite banko sprendimo`,
    untilUnknown: 'Iki kada atsakyti, parašyta mokėjimų sistemoje',
    marked: (time: string) => `Pažymėjote, kad atsakyta ${time}.`,
    markedNote:
      'Mokėjimų sistema apie atsakymą dar nepranešė: jei jo neišsiuntėte, nuimkite žymą, ir ginčas vėl lauks jūsų.',
    /** Opens the steps while a letter of the order also waits. */
    how: 'Kaip atsakyti bankui',
    unmark: 'Nuimti žymą',
    steps: [
      'Atverkite mokėjimą ir perskaitykite, kodėl bankas jį ginčija.',
      'Jei pinigai jums priklauso, ten pat nusiųskite bankui įrodymus: užsakymo patvirtinimą ir atsakymų datas. Laiškų turinio nesiųskite, jis privatus.',
      'Jei klientas teisus, ten pat sutikite su ginču. Atskirai pinigų negrąžinkite, kad jų neatiduotumėte du kartus.',
    ],
    noLetters: 'Kol ginčas neišspręstas, naujų laiškų klientas čia rašyti negali.',
    noLettersAnyMore: 'Naujų laiškų klientas čia rašyti nebegali.',
    answerable: 'Į jau gautus atsakyti galite.',
    charged: (day: string) =>
      `Prenumerata pratęsiama toliau, kitas mokėjimas ${day}: jei jos nebereikia, nutraukite ją mokėjimų sistemoje.`,
    changes: 'Kai bankas nuspręs, užsakymo būsena pasikeis pati.',
  },
  resolvePayment: (isDispute: boolean) =>
    isDispute ? 'Pažymėti, kad atsakyta' : 'Pažymėti, kad sutvarkyta',
  settled: (isDispute: boolean) =>
    isDispute ? 'Pažymėta, kad atsakyta' : 'Pažymėta, kad sutvarkyta',
  takeBack: 'Atšaukti',
  reopened: {
    payment: 'Mokėjimas vėl laukia jūsų',
    letter: 'Laiškas vėl laukia atsakymo',
  },
  settleFailed: 'Nepavyko pažymėti. Bandykite vėliau.',
  allQuizzes: 'Visi testai',
  completedAt: (moment: string) => `Atlikta ${moment}`,
  score: (score: number) => `Balai: ${score.toLocaleString('lt-LT')}`,
  answers: (count: number) => `Atsakymai (${count})`,
  noCategory: 'Be kategorijos',
} as const
