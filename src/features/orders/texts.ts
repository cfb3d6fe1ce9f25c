import { formatLongDay } from '#src/core/lithuanian.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import { packageTexts, WEEK_FOR_ONE_QUESTION } from '#src/features/consultations/package-texts.ts'
import { type Seller, sellerLine } from '#src/features/settings/seller-texts.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

/** Texts about an order, on the private page of its buyer and in its confirmation. */
export const orderTexts = {
  /** Neutral, because the title stays in the browser history. */
  title: 'Jūsų puslapis',
  missing: 'Tokio užsakymo neradome.',
  orderedOn: (day: string) => `Užsakyta ${day}`,

  heading: 'Užsakymas',
  /** Names the address of an order that is over. */
  email: 'El.\u00a0paštas',
  confirmationSent: 'Užsakymo patvirtinimą su sąlygomis išsiuntėme el.\u00a0paštu.',

  waitingTitle: 'Laukiame mokėjimo patvirtinimo',
  waitingText:
    'Mokėjimų sistema dar nepranešė, kad sumokėjote. Dažniausiai tai trunka kelias sekundes, o puslapis atsinaujina pats. Jei užtruktų, galite jį užverti: patvirtinimą su nuoroda atsiųsime el.\u00A0paštu.',
  waitedText:
    'Mokėjimų sistema vis dar nepranešė, kad sumokėjote. Puslapį galite užverti: kai tik praneš, patvirtinimą su nuoroda atsiųsime el.\u00A0paštu.',
  checkAgain: 'Tikrinti dar kartą',
  next: 'Kas bus toliau',
  takenTitle: 'Šis adresas nebegalioja',
  takenText:
    'Jis veikia vieną kartą ir tik parą po mokėjimo. Nuorodą į užsakymo puslapį rasite patvirtinimo laiške, o jei jo neturite, paprašykite jos čia:',
  ownData: 'Mano duomenys',

  openText:
    'Nuoroda atveria jį vieną kartą. Paskui jis liks atvertas šioje naršyklėje, kol jį užrakinsite arba kurį laiką nieko nedarysite.',
  openPage: 'Atverti',
  spentTitle: 'Ši nuoroda nebegalioja',
  spentText:
    'Kiekviena nuoroda puslapį atveria vieną kartą ir galioja ne ilgiau kaip metus. Naują atsiųsime ten pat, kur gavote šią.',
  formerText: 'Nuorodas siunčiame kitu adresu.',
  sendLink: 'Atsiųsti naują nuorodą',
  linkSentTitle: 'Patikrinkite el. paštą',
  linkSentText: 'Naują nuorodą išsiuntėme. Ji taip pat atveria puslapį vieną kartą.',
  tooManyLinks:
    'Naujų nuorodų jau išsiuntėme kelias – paieškokite jų el. pašte. Dar vieną galėsite gauti vėliau.',
  /** Does not reveal the subject: somebody else may read the mailbox. */
  linkSubject: 'Jūsų nuoroda',
  linkText: 'Nuoroda, kurios prašėte, atveria puslapį vieną kartą.',
  linkUnasked: 'Jei jos neprašėte, nieko daryti nereikia.',

  states: {
    paid: 'Mokėjimą gavome.',
    awaiting:
      'Jūsų bankas mokėjimo dar nepatvirtino. Kai patvirtins, užsakymo patvirtinimą atsiųsime el. paštu.',
    failed: 'Bankas mokėjimo nepatvirtino, todėl sutartis nesudaryta ir pinigai nenuskaičiuoti.',
    closed: 'Užsakymas uždarytas.',
    disputed: 'Jūsų bankas mokėjimą tikrina.',
  },
  disputeLost: 'Jūsų bankas pinigus už šį užsakymą grąžino.',
  cancelled: (until: string | null) =>
    `Prenumerata baigta: daugiau mokėjimų nebus.${until === null ? '' : ` Rašyti galite iki ${until} imtinai.`}`,
  /** Formatted days end with a full stop, so none follows. */
  withdrawn: {
    due: (sum: string, day: string) => `Grąžinsime ${sum} iki ${day}`,
    overdue: (sum: string, day: string) =>
      `${sum} turėjome grąžinti iki ${day} Vėluojame – atsiprašome.`,
    overdueHow: (email: string) => `Jei norite paklausti, parašykite mums adresu ${email}.`,
    /** @param sum null if it is not known. */
    returned: (sum: string | null, day: string) => `Grąžinome ${sum ?? 'pinigus'} ${day}`,
    nothingDue: 'Pinigų grąžinti nereikia.',
    /** Shown of a withdrawal that the owner has accepted although it came late, so that no sum is known. */
    accepted: (day: string) =>
      `Jūsų ${day} pateiktą sutarties atsisakymą priėmėme: sutartis baigta.`,
    acceptedHow: 'Dėl pinigų parašysime el.\u00a0paštu.',
    on: (day: string) => `Sutarties atsisakyta ${day}`,
    /** Shown until the owner has decided about a withdrawal without the order's number. */
    unnamed:
      'Gavome sutarties atsisakymą, kuriame nėra užsakymo numerio, todėl nežinome, ar jį siuntėte jūs.',
    unnamedOwn: 'Jei siuntėte jūs, paspauskite „Atsisakyti sutarties“: numerį įrašysime patys.',
    unnamedOther: 'Jei ne jūs, parašykite mums el.\u00a0paštu.',
    served: (used: number, paid: number) => `Konsultuota ${used} iš ${paid} apmokėtų dienų.`,
    how: 'Kiek grąžinama, paaiškinta naudojimo sąlygų 7\u00a0skyriuje; pinigai grąžinami ta pačia mokėjimo priemone.',
    returnedHow:
      'Pinigai grąžinami ta pačia mokėjimo priemone. Kol jie pasirodo sąskaitoje, gali praeiti kelios darbo dienos.',
    terms: 'Kiek grąžinama, paaiškinta naudojimo sąlygų 7\u00a0skyriuje.',
    subscription: 'Prenumeratą nutrauksime mes: daugiau mokėti nereikės.',
    endYourself: 'Jei nenorite laukti, galite ją nutraukti ir patys.',
    /** Shown for some days after the owner has rejected a withdrawal; the mail about it gives the same reasons. */
    rejected: {
      late: 'Jūsų sutarties atsisakymą gavome pasibaigus 14\u00a0dienų terminui, todėl pinigų grąžinti nereikia, o sutartis vykdoma kaip iki šiol.',
      unnamed: 'Sutarties atsisakyme nebuvo užsakymo numerio, todėl jo nepriėmėme.',
    },
  },
  /** Shown until the owner has decided about a withdrawal that came after the last day to withdraw. */
  withdrawnLate:
    'Sutarties atsisakymą gavome pasibaigus 14\u00a0dienų terminui. Peržiūrėsime jį ir atsakymą atsiųsime el.\u00a0paštu.',

  paymentFailed: (until: string | null) =>
    `Prenumeratos mokėjimas nepavyko. Mokėjimų sistema bandys dar kartą, o kortelę galite pakeisti skyriuje „Prenumerata“.${until === null ? '' : ` Rašyti galite iki ${until} imtinai, o sumokėję tęsite toliau.`}`,
  endsOn: (until: string | null) =>
    `Prenumerata nutraukta: daugiau mokėjimų nebus.${until === null ? '' : ` Rašyti galite iki ${until} imtinai.`}`,

  manageHeading: 'Prenumerata',
  /** The formatted days end with a full stop, so none follows the last. */
  paymentPlan: (next: string, until: string) =>
    `Kitas mokėjimas ${next}; dienos iki pradžios pridedamos pabaigoje, dabar apmokėta iki ${until}`,
  /** Used in the start form, which says that the days count from the start. */
  plannedPayment: (next: string, until: string) =>
    `Kitas mokėjimas ${next}, o pradėjus apmokėta bus iki ${until}`,
  renewal: (sum: string) =>
    `Prenumerata kas mėnesį pratęsiama automatiškai, ir kiekvieno laikotarpio pradžioje nuskaičiuojama ${sum}. Nutraukti ją galite bet kada iki kito mokėjimo dienos, nenurodydami priežasties: konsultuotis galėsite iki apmokėto laikotarpio pabaigos.`,
  ending:
    'Prenumerata nebus pratęsta. Jei persigalvotumėte, atnaujinti ją iki laikotarpio pabaigos galite ten pat, kur ją nutraukėte.',
  /** Shown for an order about which no messages can be written any more. */
  stillCharged: (sum: string) =>
    `Prenumerata dar nenutraukta, ir kiekvieno laikotarpio pradžioje nuskaičiuojama ${sum}. Nutraukite ją, kad daugiau mokėjimų nebūtų.`,
  portal: 'Nutraukti prenumeratą arba pakeisti kortelę',
  endInPortal: 'Nutraukti prenumeratą',
  endByMail: (email: string) => `Kad prenumeratą nutrauktumėte, parašykite adresu ${email}.`,
  renewInPortal: 'Atnaujinti prenumeratą',
  renewByMail: (email: string) => `Kad prenumeratą atnaujintumėte, parašykite adresu ${email}.`,
  withdrawalHeading: 'Jei persigalvojote',
  withdrawal: (until: string) =>
    `Sutarties galite atsisakyti nenurodydami priežasties iki ${until} imtinai. Kiek grąžinama, kai konsultuoti jau pradėta, paaiškinta `,
  /** Follows `withdrawal`. */
  withdrawalTerms: { link: 'naudojimo sąlygų 7\u00A0skyriuje', after: '.' },
  withdraw: 'Atsisakyti sutarties',

  // Confirmation
  subject: 'Užsakymo patvirtinimas',
  confirmedHeading: 'Užsakymas patvirtintas',
  preview: 'Parašykite pirmą laišką. Šį išsaugokite: jame yra sutarties sąlygos.',
  /** Used if the start form was sent before the mail. */
  paymentReceived: 'Ačiū, mokėjimą gavome.',
  firstStep:
    'Ačiū, mokėjimą gavome. Dabar – pirmas laiškas: parašykite jį savo užsakymo puslapyje. Užtenka kelių sakinių.',
  writeFirst: 'Rašyti pirmą laišką',
  agreedHeading: 'Dėl ko susitarėme',
  confirmed: 'Sutartis sudaryta. Šiame laiške yra viskas, dėl ko susitarėme, todėl jį išsaugokite.',
  /** The formatted day ends with a full stop, so none follows it here. */
  linkUntil: (day: string) =>
    `Nuoroda atveria puslapį vieną kartą, o jei pasirinkote žodį – tik su juo, todėl jos nepersiųskite. Ji galioja iki ${day} Naujos bet kada galite paprašyti svetainėje, puslapyje „Mano užsakymas“.`,
  formHeading: 'Sutarties atsisakymo formos pavyzdys',
  formIntro:
    'Užpildykite ir atsiųskite šią formą tik tada, kai norite atsisakyti sutarties. Patogiau – svetainėje:',
  formOnline: 'Atsisakyti sutarties čia',
  termsHeading: (day: string) => `Naudojimo sąlygos (${day} redakcija)`,
} as const

/** An order in words, as it is shown. */
export interface OrderWords {
  id: string
  /** Name of the package. */
  title: string
  /** Descriptions of the package; empty if none is known. */
  features: readonly string[]
  email: string
  name: string | null
  price: string
  /** Paid and returned sums, and the last paid day, `YYYY-MM-DD`; null where there is none. */
  paid: string | null
  refunded: string | null
  paidUntil: string | null
  /** Day of a subscription's next payment, `YYYY-MM-DD`; null if there is none. */
  nextPayment: string | null
  orderedAt: string
  orderedOn: string
  /** Day when the contract was made. */
  agreedOn: string
  isSubscription: boolean
}

/** Returns the labelled terms of an order. */
export function agreementFacts(order: OrderWords) {
  const { id, title, features, price, orderedAt, isSubscription } = order
  return [
    ['Paketas', title],
    [packageTexts.features, features],
    ['Kaina', isSubscription ? `${price} per mėnesį, prenumerata` : `${price}, vienkartinė`],
    ['Užsakyta', `${orderedAt} (Lietuvos laiku)`],
    ['Užsakymo numeris', id],
  ] as const
}

/** Returns the labelled payments of an order. */
export function paymentFacts({ paid, refunded, paidUntil, nextPayment }: OrderWords) {
  return [
    ['Sumokėta', paid],
    ['Grąžinta', refunded],
    ['Apmokėta iki', paidUntil && formatLongDay(noonOf(paidUntil))],
    ['Kitas mokėjimas', nextPayment && formatLongDay(noonOf(nextPayment))],
  ] as const
}

/** Returns the name of an order's contract for a withdrawal form. */
export function contractOf({ id, title }: OrderWords): string {
  return `${title}, užsakymas ${id}`
}

/** Returns the model withdrawal form of an order, line by line (rules of consumer contracts). */
export function withdrawalModel(order: OrderWords, seller: Seller): string[] {
  return [
    `Kam: ${sellerLine(seller)}`,
    withdrawalTexts.statement,
    `Sutartis: ${contractOf(order)}`,
    `Sudaryta: ${order.agreedOn}`,
    'Vartotojo vardas ir pavardė: ____________________',
    'Vartotojo adresas: ____________________',
    'Data: ____________________',
    'Vartotojo parašas (tik jei forma pateikiama popieriuje): ____________________',
  ]
}

interface Words {
  subject: string
  text: string
}

const words: Readonly<Record<string, Words>> = {
  'invoice.payment_failed': {
    subject: 'Prenumeratos mokėjimas nepavyko',
    text: 'Kliento prenumeratos pratęsti nepavyko. Mokėjimų sistema bandys dar kartą, o klientui tai pasakyta užsakymo puslapyje.',
  },
  'customer.subscription.deleted': {
    subject: 'Prenumerata baigta',
    text: 'Kliento prenumerata baigta: daugiau mokėjimų nebus.',
  },
  'refund.created': {
    subject: 'Grąžinami pinigai',
    text: 'Mokėjimų sistemoje klientui grąžinami pinigai.',
  },
  'refund.failed': {
    subject: 'Pinigų grąžinti nepavyko',
    text: 'Grąžinti pinigų nepavyko. Grąžinkite juos mokėjimų sistemoje dar kartą ar kitu būdu.',
  },
  'charge.dispute.created': {
    subject: 'Ginčijamas mokėjimas',
    text: 'Kliento bankas ginčija mokėjimą. Atsakykite mokėjimų sistemoje iki joje nurodytos dienos, kitaip pinigai bus grąžinti.',
  },
}

const bought: Words = {
  subject: 'Naujas užsakymas',
  text: 'Gautas naujas apmokėtas užsakymas. Klientas jau gavo patvirtinimą su nuoroda į užsakymo puslapį.',
}

/**
 * Returns the subject and text of the owner's mail about a checkout event. A type that is not in `words` is a purchase.
 */
export function paymentNewsWords(type: string): Words {
  return words[type] ?? bought
}

interface News {
  type: string
  /** Names of the clients whose order the event concerns or may concern. */
  clients: readonly string[]
  sum: string | null
  /** Null if the event is not about a single order. */
  order: { title: string; hours: number; lettersUntil: string | null } | null
}

/** Returns the labelled facts of the owner's mail about a checkout event, without empty facts. */
export function paymentNewsFacts({ type, clients, sum, order }: News) {
  const isNew = paymentNewsWords(type) === bought
  const facts: (readonly [string, string | null])[] = [
    ['Paketas', order?.title ?? null],
    [clients.length > 1 ? 'Vienas iš klientų' : 'Klientas', clients.join(', ')],
    ['Suma', sum],
    [
      'Terminas',
      isNew && order !== null ? `į kiekvieną laišką atsakykite per ${order.hours} val.` : null,
    ],
    ['Rašyti gali iki', isNew ? null : (order?.lettersUntil ?? null)],
  ]
  return facts.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value] as const],
  )
}

/** Texts of `/aciu`, the page after a payment when no order page can be opened. */
export const thanksTexts = {
  title: 'Ačiū',
  description: 'Ką daryti sumokėjus: kur rašyti pirmą laišką, ką jame paminėti ir kada atsakysime.',
  heading: 'Ačiū. Dabar\u00A0– pirmas laiškas',
  intro:
    'Jei mokėjimas pavyko, patvirtinimą gausite el.\u00A0paštu. Laukti jo nebūtina: pirmą laišką galite rašyti jau dabar.',

  writeHeading: 'Kur rašyti',
  writeOnPage: 'Rašykite savo užsakymo puslapyje: jo nuorodą rasite patvirtinimo laiške.',
  openOrder: 'Atidaryti savo užsakymą',
  /** Shown above the e-mail address. */
  writeMail: 'Galima ir el.\u00A0paštu, iš to paties adreso, kurį nurodėte mokėdami:',
  subject: 'Pirmas laiškas',

  contentsHeading: 'Ką parašyti pirmame laiške',
  contents: [
    'Kurį paketą įsigijote\u00A0– savaitės ar mėnesio\u00A0– ir kokiu vardu į\u00A0jus kreiptis.',
    'Kas dabar vyksta jūsų santykiuose ir ko labiausiai norėtumėte. Užtenka kelių sakinių, partnerio vardo minėti nereikia.',
    `Ko norite paklausti. ${WEEK_FOR_ONE_QUESTION} Mėnesį klausimų skaičius neribojamas.`,
    'Ar norite, kad konsultuoti pradėtume iš karto. Jei taip, įrašykite: „Prašau pradėti nelaukiant, kol pasibaigs 14\u00A0dienų atsisakymo terminas.“',
  ],

  answerHeading: 'Kada atsakysime',
  answers: [
    { package: 'Savaitės paketas', time: 'per 4\u00A0valandas' },
    { package: 'Mėnesio prenumerata', time: 'per 2\u00A0valandas' },
  ],

  missingHeading: 'Jei laiško nėra',
  missingText:
    'Pirmiausia patikrinkite nepageidaujamų laiškų aplanką. Jei negavote mokėjimo patvirtinimo arba mūsų atsakymo, parašykite dar kartą ir nurodykite, kada mokėjote,\u00A0– išsiaiškinsime.',

  withdrawalHeading: 'Jei persigalvojote',
  /** Shown as before + form + between + terms + after. */
  withdrawal: {
    before: 'Per 14\u00A0dienų sutarties galite atsisakyti nenurodydami priežasties: užpildykite ',
    form: 'sutarties atsisakymo formą',
    between: '. Kiek grąžinama, kai konsultuoti jau pradėta, paaiškinta ',
    terms: 'naudojimo sąlygose',
    after: '.',
  },

  safetyHeading: 'Jei pagalbos reikia dabar',
  /** Shown as before + link + after. */
  safety: {
    before:
      'Mūsų laiškai nėra skubi pagalba. Jei jums nesaugu, atsakymo nelaukite\u00A0– pažiūrėkite, ',
    link: 'kur kreiptis pagalbos',
    after: '.',
  },
} as const
