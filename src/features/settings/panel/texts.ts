import { counted } from '#src/core/lithuanian.ts'
import { partNames } from '../part-texts.ts'

/** Hint of the details without which the site breaks the law. */
const required = 'nurodyti įpareigoja įstatymas'

const numbered = (kind: string, number: number, name: string) =>
  `${kind} nr. ${number}${name === '' ? '' : ` (${name})`}`

/** Counts packages, with their noun only in the first count of several. */
const packages = (count: number, isFirst: boolean) =>
  isFirst ? counted(count, ['paketas', 'paketai', 'paketų']) : `${count}`

export const settingsTexts = {
  ...partNames,
  heading: 'Nustatymai',
  intro: 'Rodoma svetainėje, jos sąlygose ir laiškuose. Ko neįrašėte, to svetainė nemini.',
  groups: {
    you: 'Apie jus',
    letters: 'Laiškai klientams',
    offer: 'Ką siūlote',
    site: 'Ką mato lankytojai',
  },
  inPreview:
    'Tai šakos peržiūra: nustatymai čia – tikrosios svetainės kopija. Ką pakeisite, liks tik čia.',
  hoursText:
    'Valandos darbo dienomis, Lietuvos laiku. Palikite abu laukus tuščius, jei žadate atsakyti visą parą.',
  aiText:
    'Apie tai pasakoma po paveikslėliu ir po tekstu. Galioja tam, ką sukūrėte šiame skydelyje.',
  ticked: { yes: 'taip', no: 'ne' },
  sampleText: 'Rodomas konsultacijų puslapyje. Ištrinkite atsakymą, ir pavyzdžio nebus.',
  topicsText:
    'Po kiekvienu straipsniu siūlomas jo temos testas. Jei testas nebus publikuotas, straipsniai jo nesiūlys.',
  topicQuiz: (topic: string) => `Tema „${topic}“`,
  noQuiz: 'Testo nesiūlyti',
  hiddenQuiz: (title: string) => `${title} (nepublikuotas)`,
  lostQuiz: (slug: string) => `${slug} (tokio testo nėra)`,
  troublesText:
    'Pradžios puslapyje lankytojas pasirenka, kas jam nutiko, ir atsiduria ten, kur jam padės labiausiai. Jei pasirinktas straipsnis ar testas nepublikuotas, atsiveria jo temos straipsniai. „Bijau“ visada veda į pagalbos puslapį.',
  trouble: (name: string) => `„${name}“ veda į`,
  topicInstead: (topic: string) => `Temos „${topic}“ straipsniai`,
  lostItem: (path: string) => `${path} (nepublikuotas arba nebėra)`,
  lostTarget: (name: string, topic: string) =>
    `Šis įrašas ištrintas arba nepublikuotas, todėl „${name}“ dabar veda į temos „${topic}“ straipsnius.`,
  fields: {
    legalName: { label: 'Pavadinimas arba vardas ir pavardė' },
    legalForm: {
      label: 'Teisinė forma',
      hint: 'pavyzdžiui, „uždaroji akcinė bendrovė“ arba „individuali veikla“',
    },
    code: { label: 'Įmonės arba veiklos kodas', hint: required },
    vatCode: { label: 'PVM mokėtojo kodas', hint: 'jei esate PVM mokėtojas' },
    address: {
      label: 'Buveinės arba veiklos adresas',
      hint: `gatvė, namas, pašto kodas, miestas; ${required}`,
    },
    email: { label: 'El. paštas lankytojams' },
    phone: { label: 'Telefonas', hint: required },
    answerFrom: { label: 'Nuo (val.)' },
    answerTo: { label: 'Iki (val.)' },
    city: { label: 'Miestas ir šalis', hint: 'pavyzdžiui, „Vilnius, Lietuva“' },
    sampleQuestion: { label: 'Klausimas' },
    sampleAnswer: {
      label: 'Atsakymas',
      hint: 'pastraipas skirkite tuščia eilute, žingsnius numeruokite „1. “',
    },
  },
  claimsText:
    'Rodomi pradžios puslapyje ir puslapyje „Apie mus“. Pradiniai skaičiai išgalvoti. Kol neįrašėte, kada patikrinote, skaičius laikomas nepatikrintu. Klaidinti skaičiais draudžia įstatymas, todėl prieš paleisdami svetainę juos pakeiskite arba paslėpkite.',
  testimonialsText:
    'Puslapyje „Porų istorijos“ rodomi visi, pradžios puslapyje – pirmi trys. Pradiniai atsiliepimai išgalvoti. Skelbkite tik tai, ką žmogus leido skelbti; kol neįrašėte, kada patikrinote, atsiliepimas laikomas nepatikrintu.',
  /** Label of a field within another thing, in a comparison. */
  fieldOf: (name: string, field: string) => `${name}: ${field.toLowerCase()}`,
  /** @param name names it, such as its value; may be empty. */
  figure: (number: number, name = '') => numbered('Skaičius', number, name),
  testimonial: (number: number, name = '') => numbered('Atsiliepimas', number, name),
  claim: {
    value: 'Skaičius',
    label: 'Ką jis reiškia',
    shown: 'Rodyti lankytojams',
    checkedOn: 'Tikra, patikrinta',
    name: 'Vardas',
    city: 'Miestas',
    relationship: 'Santykiai',
    rating: 'Žvaigždutės',
    text: 'Atsiliepimas',
  },
  checkedHint: 'diena, kai įsitikinote; ne vėlesnė už šiandieną',
  hideSamples: (figures: number, testimonials: number) => {
    const kinds = [
      ...(figures === 0 ? [] : [`skaičius (${figures})`]),
      ...(testimonials === 0 ? [] : [`atsiliepimus (${testimonials})`]),
    ]
    return `Paslėpti, kas nepatikrinta: ${kinds.join(' ir ')}`
  },
  samplesHidden:
    'Nepatikrinti skaičiai ir atsiliepimai paslėpti šioje formoje. Išsaugokite, ir jų nebematys lankytojai.',
  samplesGone: 'Išsaugota: nepatikrintų skaičių ir atsiliepimų svetainė neberodo.',
  newTestimonial: 'Naujas atsiliepimas',
  addTestimonial: 'Pridėti atsiliepimą',
  removeTestimonial: 'Ištrinti atsiliepimą',
  removeTestimonialOf: (name: string) => `Ištrinti atsiliepimą: ${name}`,
  testimonialsCheck: 'Sakinys virš atsiliepimų',
  testimonialsCheckHint: 'ar ir kaip patikrinate, kad atsiliepimus parašė tikri klientai',
  /** State of a claim; `checkedOn` is a day or empty. */
  claimState: (shown: boolean, checkedOn: string) => {
    if (!shown) return 'Nerodoma'
    return checkedOn === '' ? 'Nepatikrinta' : `Tikra, patikrinta ${checkedOn}`
  },
  packagesText:
    'Ką rodo konsultacijų puslapis ir pasiūlymas po straipsniais. Pakeitimai galioja vėlesniems užsakymams: jau parduotas paketas lieka toks, koks buvo.',
  packageFields: {
    offer: 'Kaip rodyti',
    takenUntil: 'Užimta iki',
    takenUntilHint:
      'paskutinė užimta diena, po jos paketas vėl siūlomas; jei nežinote, palikite tuščią – bus rašoma „artimiausius 90 dienų“',
    soldAt: (price: number) =>
      `Kaina – ${price}\u00A0€. Ją pakeisite žemiau, ties „Kainos ir mokėjimo nuorodos“.`,
    fixedAt: (price: number, duration: string) =>
      `Kainos (${price}\u00A0€) ir trukmės (${duration}) čia nepakeisite: susitikimai svetainėje neparduodami, o jų kainos ir trukmė įrašytos ir sąlygose, ir dažniausiuose klausimuose. Jei jūsų kitokios, paketą paslėpkite ir kreipkitės į svetainės prižiūrėtoją.`,
    title: 'Pavadinimas',
    description: 'Aprašymas',
    features: 'Ką gaus klientas',
    featuresHint: 'kiekviena eilutė – atskiras punktas',
    promisedHint:
      'kiekviena eilutė – atskiras punktas; eilutės „Atsakymas per … valandas“ nekeiskite, nuo jos priklauso terminai',
    from: 'Nuo',
    to: 'Iki (imtinai)',
  },
  offers: { offered: 'Siūlomas', taken: 'Visi laikai užimti', hidden: 'Nerodomas' },
  /** State of a package; `until` is a day or empty. */
  offerState: (offer: 'offered' | 'taken' | 'hidden', until: string) =>
    ({
      offered: 'Siūlomas',
      taken: until === '' ? 'Užimtas' : `Užimtas iki ${until}`,
      hidden: 'Nerodomas',
    })[offer],
  daysOffText:
    'Atostogos ir kitos laisvos dienos. Jos nukelia terminus laiškų, gautų po to, kai dienas čia įrašėte; iki tol gauti laiškai lieka su savo terminu. Konsultacijų puslapis apie jas pasako iš anksto.',
  addDays: 'Pridėti laisvų dienų',
  removeDays: 'Pašalinti',
  removePeriod: (number: number) => `Pašalinti laisvas dienas nr. ${number}`,
  answerTimeText:
    'Kiek laiškų atsakyta laiku, svetainė skaičiuoja pati. Jei leisite, tai vienu sakiniu matys ir lankytojai konsultacijų puslapyje.',
  showsAnswerTime: 'Rodyti lankytojams, kaip greitai atsakau',
  paragraphsText:
    'Tai, ką rašote ne vienam klientui: pasisveikinimas, pratimas, padėka. Rašydami atsakymą, pastraipą įterpsite vienu paspaudimu ir galėsite taisyti. Svetainėje jos nerodomos.',
  paragraphFields: {
    name: 'Trumpas pavadinimas',
    nameHint: 'jį matote tik jūs',
    text: 'Pastraipa',
    unnamed: 'Nauja pastraipa',
    named: (name: string) => `Pastraipa „${name}“`,
    add: 'Pridėti pastraipą',
    remove: 'Pašalinti',
    removeNamed: (name: string) => `Pašalinti: ${name}`,
  },
  prices: {
    heading: 'Kainos ir mokėjimo nuorodos',
    text: 'Pirkimus per ankstesnę nuorodą ir toliau įskaitysime, o jau parduotų paketų ir veikiančių prenumeratų kaina nesikeičia.',
    meetings: (prices: readonly string[]) =>
      `Susitikimų kainos (${prices.join(', ')}) nekeičiamos: kodėl, parašyta ties paketu.`,
    now: (price: number) => `${price}\u00A0€`,
    unlinked: 'nėra nuorodos',
    noLink: 'Mokėjimo nuorodos nėra, todėl paketas užsakomas per registracijos formą.',
    link: (url: string) => `Dabar mokama čia: ${url}`,
    steps: {
      price: (title: string, isMonthly: boolean) =>
        `Mokėjimų sistemoje, skiltyje „Payment links“, sukurkite naują nuorodą paketui „${title}“. Mokėjimas – ${isMonthly ? 'kas mėnesį („Recurring“, „Monthly“)' : 'vienkartinis („One-off“)'}.`,
      url: 'Nukopijuokite naująją nuorodą ir įklijuokite čia.',
      linkId:
        'Mokėjimų sistemoje atverkite tą nuorodą. Naršyklės adreso eilutėje yra jos numeris, prasidedantis „plink_“: nukopijuokite jį arba visą adresą.',
      confirm: 'Patvirtinkite. Svetainėje kaina pasikeis per keliolika minučių.',
    },
    price: 'Nauja kaina (eurais)',
    url: 'Nauja mokėjimo nuoroda',
    urlHint: 'pavyzdžiui, https://buy.stripe.com/…',
    urlRequired: 'Nuoroda privaloma',
    linkId: 'Nuorodos numeris',
    linkIdRequired: 'Nuorodos numeris privalomas',
    change: 'Pakeisti kainą',
    changing: 'Keičiama...',
    changeByPasskey: 'Pakeisti ir patvirtinti raktu',
    changed: 'Kaina pakeista',
    oldPages: (moment: string) =>
      `Svetainė atnaujinama. Iki ${moment} kai kas dar gali matyti senąją kainą: toks pirkimas užskaitomas už ją.`,
    failed: 'Nepavyko pakeisti kainos. Bandykite vėliau.',
  },
  /** States of the parts. */
  states: {
    missing: (names: readonly string[]) => `Trūksta: ${names.join(', ')}`,
    hours: (from: string, to: string) => `darbo dienomis ${from}–${to} val.`,
    always: 'visą parą',
    noDaysOff: 'laisvų dienų neįrašyta',
    offers: {
      offered: (count: number, isFirst: boolean) =>
        `${packages(count, isFirst)} ${count === 1 ? 'siūlomas' : 'siūlomi'}`,
      taken: (count: number, isFirst: boolean) =>
        `${packages(count, isFirst)} ${count === 1 ? 'užimtas' : 'užimti'}`,
      hidden: (count: number, isFirst: boolean) =>
        `${packages(count, isFirst)} ${count === 1 ? 'nerodomas' : 'nerodomi'}`,
    },
    claims: {
      madeUp: (count: number) => counted(count, ['nepatikrintas', 'nepatikrinti', 'nepatikrintų']),
      checked: (count: number) => counted(count, ['patikrintas', 'patikrinti', 'patikrintų']),
      hidden: (count: number) => counted(count, ['nerodomas', 'nerodomi', 'nerodomų']),
    },
    shown: 'lankytojai mato',
    hidden: 'lankytojai nemato',
    told: 'lankytojams rašoma',
    untold: 'lankytojams nerašoma',
    otherTown: (town: string) => `Adrese – ${town}`,
    lost: (names: readonly string[]) => `Nebėra: ${names.map((name) => `„${name}“`).join(', ')}`,
    paragraphs: (count: number) => (count === 0 ? 'dar neįrašyta' : `įrašyta: ${count}`),
    troubles: (count: number, all: number) => `${count} iš ${all} veda, kur pasirinkote`,
    topics: (count: number, all: number) => `testą turi ${count} iš ${all} temų`,
  },
  separate: 'Atskirai patvirtinami',
  separateText:
    'Juos patvirtinate slaptažodžiu arba prieigos raktu. Kaina svetainėje pasikeičia per keliolika minučių, adresas – kai jį patvirtinate nuoroda.',
  placeText:
    'Rodomas svetainės apačioje ir kontaktuose. Paieškos sistemoms miestą skelbiame iš rekvizitų adreso, o kol adreso nėra – šį. Kad miestas tikras, patvirtinsite skiltyje „Šiandien“.',
  aiCaptions: 'Rašyti lankytojams, kuriuos paveikslėlius ir tekstus kūrė dirbtinis intelektas',
  earlier: 'Ankstesni nustatymai',
  earlierText:
    'Ką ir kada keitėte. Grąžinti nustatymai pirma atsiranda formoje: peržiūrėkite juos ir išsaugokite. Kainos ir pranešimų adresas nesikeičia.',
  earlierNow: (moment: string) => `${moment} (galioja dabar)`,
  earlierFirst: 'Pradiniai nustatymai',
  earlierOldest: 'Seniausi išlikę nustatymai',
  earlierSame: 'Išsaugota nieko nepakeitus',
  earlierAgain: (moment: string) => `Vėl tokie, kokie buvo išsaugoti ${moment}`,
  earlierMore: (fields: readonly string[]) => `ir dar ${fields.length}: ${fields.join('; ')}`,
  change: (before: string, after: string) => `${before} → ${after}`,
  back: 'Kas pasikeistų grąžinus',
  backNothing: 'Grąžinus niekas nepasikeistų: formoje tas pats.',
  backNow: 'Dabar formoje',
  backThen: 'Grąžinus',
  backSamples:
    'Tarp šių nustatymų yra nepatikrintų skaičių arba atsiliepimų. Išsaugojus juos matys lankytojai.',
  taken: (moment: string) => `Į formą grąžinti nustatymai, išsaugoti ${moment}`,
  takenText: 'Lankytojai jų dar nemato. Peržiūrėkite ir išsaugokite arba atšaukite.',
  takenDiscard: 'Atšaukti grąžinimą',
  take: 'Grąžinti į formą',
  takeOf: (moment: string) => `Grąžinti į formą: ${moment}`,
  takeTitle: 'Pakeisti formos tekstą ankstesniais nustatymais?',
  takeText: 'Neišsaugoti pakeitimai šioje formoje dings.',
  notices: 'Kur siunčiami pranešimai jums',
  noticesTo: (address: string) => `Dabar jie siunčiami adresu ${address}.`,
  noticesNowhere: 'Laiškų siuntimas dar neįjungtas: paprašykite svetainės prižiūrėtojo.',
  noticesText:
    'Tai žinios apie naujas užklausas, klientų laiškus ir sutarčių atsisakymus. Naują adresą patvirtinsite nuoroda, kurią juo atsiųsime, o ankstesniu adresu apie tai pranešame iš karto.',
  noticesOfPreview: 'Peržiūros svetainė laiškų nesiunčia, todėl adresas čia nekeičiamas.',
  noticesPending: (address: string) => `Laukia patvirtinimo: ${address}`,
  noticesPendingText: (moment: string, former: string | null) =>
    `Atverkite nuorodą, kurią ten išsiuntėme. Ji galioja iki ${moment}. Iki patvirtinimo ${former === null ? 'pranešimai niekur nesiunčiami' : `pranešimai ateina adresu ${former}`}.`,
  noticesExpired: (former: string | null) =>
    `Nuoroda nebegalioja, išsiųskite ją dar kartą. ${former === null ? 'Pranešimai niekur nesiunčiami' : `Pranešimai ateina adresu ${former}`}.`,
  noticeResend: 'Siųsti dar kartą',
  noticeResent: 'Nuoroda išsiųsta',
  noticeCancel: 'Atšaukti',
  noticeCancelled: 'Prašymas atšauktas',
  contactText: 'Pakeitus el. paštą lankytojams, apie tai pranešama ir ankstesniu, ir nauju adresu.',
  noticeEmail: 'Naujas adresas',
  noticeMove: 'Pakeisti adresą',
  noticeMoveByPasskey: 'Pakeisti ir patvirtinti raktu',
  noticeMoving: 'Keičiama...',
  noticeAsked: 'Patvirtinimo nuoroda išsiųsta nauju adresu',
  noticeFailed: 'Nepavyko pakeisti adreso. Bandykite vėliau.',
  noticeRequired: 'El. paštas privalomas',
  updated: 'Nustatymai išsaugoti',
  changedPages: (titles: readonly string[]) =>
    `Pakeista ir puslapiuose: ${titles.map((title) => `„${title}“`).join(', ')}.`,
  saveFailed: 'Nepavyko išsaugoti nustatymų',
  missing: 'Nustatymų nėra.',
  toList: 'Svetainės būklė',
} as const
