/** Hint of the details without which the site breaks the law. */
const required = 'nurodyti įpareigoja įstatymas'

export const settingsTexts = {
  heading: 'Nustatymai',
  intro:
    'Kas jūs esate ir kaip su jumis susisiekti. Tai rodoma svetainėje, jos sąlygose ir laiškuose. Ko neįrašėte, to svetainė nemini.',
  inPreview:
    'Tai šakos peržiūra: nustatymai čia – tikrosios svetainės kopija. Ką pakeisite, liks tik čia.',
  seller: 'Rekvizitai',
  contacts: 'Kontaktai',
  hours: 'Kada atsakote į laiškus',
  hoursText:
    'Valandos darbo dienomis, Lietuvos laiku. Palikite abu laukus tuščius, jei žadate atsakyti visą parą.',
  ai: 'Dirbtinis intelektas',
  aiText:
    'Apie tai pasakoma po paveikslėliu ir po tekstu. Galioja tam, ką sukūrėte šioje panelėje.',
  ticked: { yes: 'taip', no: 'ne' },
  sample: 'Laiško pavyzdys',
  sampleText: 'Rodomas konsultacijų puslapyje. Ištrinkite atsakymą, ir pavyzdžio nebus.',
  topics: 'Testai straipsniams',
  topicsText:
    'Po kiekvienu straipsniu siūlomas jo temos testas. Jei testas nebus publikuotas, straipsniai jo nesiūlys.',
  topicQuiz: (topic: string) => `Tema „${topic}“`,
  noQuiz: 'Testo nesiūlyti',
  hiddenQuiz: (title: string) => `${title} (nepublikuotas)`,
  lostQuiz: (slug: string) => `${slug} (tokio testo nėra)`,
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
  claims: 'Skelbiami skaičiai',
  claimsText:
    'Rodomi pradžios puslapyje ir puslapyje „Apie mus“. Kol neįrašėte, kada patikrinote, skaičius laikomas pavyzdžiu. Klaidinti skaičiais draudžia įstatymas, todėl prieš paleisdami svetainę juos pakeiskite arba paslėpkite.',
  testimonials: 'Klientų atsiliepimai',
  testimonialsText:
    'Rodomi pradžios puslapyje ir puslapyje „Sėkmės istorijos“. Skelbkite tik tai, ką žmogus leido skelbti.',
  figure: (number: number) => `Skaičius nr. ${number}`,
  testimonial: (number: number) => `Atsiliepimas nr. ${number}`,
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
  testimonialsCheck: 'Sakinys virš atsiliepimų',
  testimonialsCheckHint: 'ar ir kaip patikrinate, kad atsiliepimus parašė tikri klientai',
  /** State of a claim; `checkedOn` is a day or empty. */
  claimState: (shown: boolean, checkedOn: string) =>
    shown ? (checkedOn === '' ? 'Pavyzdys' : `Tikra, patikrinta ${checkedOn}`) : 'Nerodoma',
  place: 'Miestas',
  placeText: 'Rodomas svetainės apačioje, kontaktuose ir paieškos sistemoms.',
  aiCaptions: 'Rašyti lankytojams, kuriuos paveikslėlius ir tekstus kūrė dirbtinis intelektas',
  earlier: 'Ankstesni nustatymai',
  earlierTake: (moment: string) => `Grąžinti į formą: ${moment}`,
  takeTitle: 'Pakeisti formos tekstą ankstesniais nustatymais?',
  takeText: 'Neišsaugoti pakeitimai šioje formoje dings.',
  notices: 'Kur siunčiami pranešimai jums',
  noticesTo: (address: string) => `Dabar jie siunčiami adresu ${address}.`,
  noticesNowhere: 'Laiškų siuntimas dar neįjungtas: paprašykite svetainės prižiūrėtojo.',
  noticesText:
    'Tai žinios apie naujas užklausas, klientų laiškus ir sutarčių atsisakymus. Pakeitus adresą, apie tai pranešama ir ankstesniu, ir nauju adresu.',
  contactText: 'Pakeitus el. paštą lankytojams, apie tai pranešama ir ankstesniu, ir nauju adresu.',
  contactPassword: 'Slaptažodis naujam el. paštui patvirtinti',
  contactUnconfirmed: 'Patvirtinkite slaptažodžiu arba prieigos raktu',
  noticeEmail: 'Naujas adresas',
  noticePassword: 'Jūsų slaptažodis',
  noticePasswordHint: 'nereikia, jei patvirtinsite prieigos raktu',
  noticeMove: 'Pakeisti adresą',
  noticeMoveByPasskey: 'Pakeisti ir patvirtinti raktu',
  noticeMoving: 'Keičiama...',
  noticeMoved: 'Pranešimų adresas pakeistas',
  noticeFailed: 'Nepavyko pakeisti adreso. Bandykite vėliau.',
  noticeRequired: 'El. paštas privalomas',
  updated: 'Nustatymai išsaugoti',
  changedPages: (titles: readonly string[]) =>
    `Pakeista ir puslapiuose: ${titles.map((title) => `„${title}“`).join(', ')}.`,
  saveFailed: 'Nepavyko išsaugoti nustatymų',
  missing: 'Nustatymų nėra.',
  toList: 'Svetainės būklė',
} as const
