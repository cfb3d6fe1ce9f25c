import { fieldMessages } from './form-texts.ts'

/** Messages of API responses, and of single fields. */
export const errorTexts = {
  // Requests
  unreadableBody: 'Nepavyko perskaityti užklausos. Patikrinkite duomenis ir bandykite dar kartą.',
  wrongContentType: 'Užklausos duomenys turi būti JSON formato.',
  bodyTooLarge: 'Užklausa per didelė.',
  methodNotAllowed: 'Toks veiksmas šiuo adresu negalimas.',
  otherSite: 'Šis veiksmas galimas tik pačioje svetainėje. Atverkite ją ir bandykite dar kartą.',
  notFound: 'Tokio puslapio ar įrašo nėra.',
  unexpected: 'Įvyko netikėta klaida. Bandykite vėliau.',
  tooManyRequests: 'Per daug užklausų. Pabandykite vėliau.',
  tooManyForms:
    'Iš jūsų tinklo per trumpą laiką gavome labai daug formų, todėl šios kol kas nepriėmėme. Pabandykite vėliau arba parašykite mums el. paštu.',
  databaseDown: 'Paslauga laikinai nepasiekiama. Bandykite vėliau.',
  fixTheseFields: (messages: string) => `Pataisykite šiuos laukus: ${messages}`,

  // Sessions
  passwordRequired: 'Slaptažodis privalomas',
  wrongPassword: 'Neteisingas slaptažodis',
  passwordGuessable:
    'Tokį slaptažodį lengva atspėti. Rinkitės kelis tarpusavyje nesusijusius žodžius.',
  noticesOfPreview: 'Peržiūros svetainė laiškų nesiunčia, todėl pranešimų adresas čia nekeičiamas.',
  noticesSame: 'Pranešimai jau siunčiami šiuo adresu.',
  noticesNotPending: 'Patvirtinimo nebelaukia joks adresas.',
  passwordOfPreview: 'Peržiūros svetainėje slaptažodis nekeičiamas.',
  passwordChangedMeanwhile:
    'Slaptažodis tuo metu buvo pakeistas kitur. Prisijunkite iš naujo ir patikrinkite, ar jį keitėte jūs.',
  passkeyNotConfirmed: 'Šis prieigos raktas netinka. Įveskite dabartinį slaptažodį.',
  unproven: 'Veiksmas nepatvirtintas slaptažodžiu arba prieigos raktu, todėl neatliktas.',
  passkeyRefused: 'Šis prieigos raktas netinka. Prisijunkite slaptažodžiu.',
  passkeyNotAdded: 'Prieigos rakto pridėti nepavyko. Pradėkite iš naujo.',
  passkeyTaken: 'Šis prieigos raktas jau pridėtas.',
  passkeyNotFound: 'Toks prieigos raktas nerastas',
  passkeyNameRequired: 'Prieigos rakto pavadinimas privalomas',
  sessionNotFound: 'Šis įrenginys jau atjungtas.',
  tooManyLogins: (time: string) =>
    `Per daug nesėkmingų bandymų prisijungti. Pabandykite vėliau, nuo ${time}.`,
  tooManyPasswordChecks: (time: string) =>
    `Slaptažodis jau tikrintas kelis kartus. Pabandykite vėliau, nuo ${time}.`,
  tooManyRecoveries: 'Per daug bandymų. Pabandykite po 15 minučių.',
  recoveryRefused: 'Atkūrimo kodas netinka arba jau panaudotas.',
  passwordLinkRefused: 'Ši nuoroda nebegalioja. Paprašykite naujos.',
  recoveryNeedsMore: 'Patvirtinkite prieigos raktu arba atkūrimo kodu.',
  recoveryWithoutMail: 'Svetainė laiškų nesiunčia, todėl nuorodos nusiųsti negali.',
  loginNotConfigured:
    'Prisijungimas nesukonfigūruotas: nenustatytas administratoriaus slaptažodis.',
  sessionRequired: 'Nesate prisijungę. Prisijunkite iš naujo.',

  // Signed links
  signingNotConfigured: 'Nuorodų pasirašymas nesukonfigūruotas: nenustatytas SIGNING_SECRET.',

  // Items
  postNotFound: 'Straipsnis nerastas',
  pageNotFound: 'Puslapis nerastas',
  pageOfSale:
    'Kol svetainėje parduodamos konsultacijos, šis puslapis turi likti paskelbtas tuo pačiu adresu: juo remiasi kiekvienas pirkimas. Nieko nepakeitėme; puslapio tekstą keisti galite.',
  quizNotFound: 'Testas nerastas',
  expertNotFound: 'Ekspertas nerastas',
  authorNotFound: 'Tokio eksperto nebėra. Pasirinkite kitą autorių.',
  slugTaken: 'Toks adresas jau naudojamas. Pasirinkite kitą.',
  versionNotFound: 'Tokios versijos nebėra.',
  idTaken: 'Toks įrašo, klausimo ar kategorijos numeris (id) jau priklauso kitam įrašui.',
  changedMeanwhile: 'Įrašas tuo metu buvo pakeistas kitur. Įkelkite jį iš naujo ir pakartokite.',
  unfinishedNotFound: 'Šio teksto nebėra: jis jau išsaugotas arba ištrintas.',
  bookingNotFound: 'Užklausa nerasta',
  subscriberNotFound: 'Prenumeratorius nerastas',
  consentDateRequired: 'Nenurodyta sutikimo data',
  invalidConsentDate: 'Netinkama sutikimo data: rašykite metus, mėnesį ir dieną, pvz., 2026-03-14',
  futureConsentDate: 'Sutikimo data dar neatėjo',
  consentSourceRequired: 'Nenurodytas sutikimo šaltinis',
  suppressionsUnreadable:
    'Negalime patikrinti, kas savo duomenis ištrynė, todėl nieko nepridėjome: pasikeitė slaptasis raktas. Svetainės prižiūrėtojas turi nustatyti ankstesnįjį (DEPARTED_SECRET).',
  removalNotFound: 'Toks adresas sąraše nerastas',
  letterNotFound: 'Naujienlaiškis nerastas',
  seriesNotFound: 'Laiškų serija nerasta',
  seriesFull: 'Serijos nebėra arba joje jau dvidešimt žingsnių.',
  stepNotFound: 'Serijos žingsnis nerastas',
  invalidWaitDays: 'Dienų skaičius turi būti nuo 0 iki 365',
  invalidHour: 'Valanda turi būti nuo 0 iki 23',
  letterChanged:
    'Naujienlaiškis tuo metu buvo pakeistas arba jau siunčiamas. Įkelkite jį iš naujo ir pakartokite.',
  subjectRequired: 'Naujienlaiškio tema privaloma',
  letterRequired: 'Naujienlaiškio tekstas privalomas',
  sendAtPast: 'Siuntimo laikas turi būti ateityje',
  marketingNotConfigured: 'Rinkodaros paslauga nesukonfigūruota: nenustatytas OMNISEND_API_KEY.',
  outboxEntryNotFound: 'Tokio laiško nėra arba jis jau siunčiamas.',
  submissionNotFound: 'Testo atsakymai nerasti',
  unknownQuestion: 'Toks klausimas šiame teste neegzistuoja.',
  unknownCategory: 'Tokia kategorija šiame teste neegzistuoja.',

  // Quiz submissions
  missingAnswer: 'Atsakykite į visus privalomus klausimus.',
  noSuchOption: 'Pasirinktas atsakymas neegzistuoja.',
  answeredTwice: 'Į tą patį klausimą atsakyta kelis kartus.',
  quizChanged: 'Testas tuo metu buvo pakeistas. Pradėkite jį iš naujo.',
  attemptOfAnotherQuiz: 'Šis bandymas priklauso kitam testui. Pradėkite testą iš naujo.',

  // Fields
  required: 'Laukas privalomas',
  invalidValue: 'Netinkama reikšmė',
  tooShort: (minimum: number) => `Bent ${minimum} simbolių`,
  tooLong: (maximum: number) => `Ne daugiau kaip ${maximum} simbolių`,
  tooMany: (maximum: number) => `Ne daugiau kaip ${maximum} įrašų`,
  forbiddenCharacters: 'Tekste yra neleistinų simbolių',
  unknownFields: (names: readonly string[], more: number) =>
    `Nežinomi laukai: ${names.join(', ')}${more > 0 ? ` ir dar ${more}` : ''}`,
  invalidEmail: fieldMessages.invalidEmail,
  emailRequired: fieldMessages.emailRequired,
  nameTooShort: fieldMessages.nameTooShort,
  consultationTypeRequired: fieldMessages.consultationTypeRequired,
  legalNameRequired: 'Pavadinimas privalomas',
  invalidPhone:
    'Telefono numerį rašykite skaitmenimis, pvz., +370 600 00000; skaitmenų turi būti bent penki',
  invalidHours: 'Įrašykite valandas nuo 0 iki 24; pradžia turi būti ankstesnė už pabaigą',
  promiseRequired: (feature: string) =>
    `Palikite eilutę „${feature}“: pagal ją skaičiuojami atsakymų terminai`,
  invalidPrice: 'Kaina turi būti sveikasis eurų skaičius nuo 1 iki 10 000',
  invalidLinkId: 'Nuorodos numeris prasideda „plink_“. Nukopijuokite jį iš mokėjimų sistemos',
  foreignLink: (origin: string) => `Nuoroda turi būti mokėjimų sistemos ir prasidėti „${origin}/“`,
  linkOfOtherPackage: 'Ši nuoroda jau parduoda kitą paketą',
  titleRequired: 'Pavadinimas privalomas',
  excerptRequired: 'Trumpas aprašymas privalomas',
  contentRequired: 'Turinys privalomas',
  categoryRequired: 'Kategorija privaloma',
  descriptionRequired: 'Aprašymas privalomas',
  invalidSlug: 'Adresą gali sudaryti tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai',
  invalidAddress: 'Netinkamas nuorodos adresas',
  invalidCanonical: 'Įveskite visą adresą, pavyzdžiui, https://www.pavyzdys.lt/straipsnis',
  invalidReadingTime: 'Skaitymo laikas turi būti sveikasis minučių skaičius nuo 1 iki 600',
  invalidAnswer: 'Netinkamas atsakymas',
  invalidAttempt: 'Netinkamas bandymo numeris',
  invalidInstant: 'Netinkama data',
  publishAtRequired: 'Nurodykite, kada paskelbti',
  versionUnread:
    'Šią versiją parašė dirbtinis intelektas, ir niekas dar nepatvirtino jos perskaitęs. Įkelkite ją į formą, perskaitykite ir išsaugokite.',
  generatedUnread:
    'Pirmiausia perskaitykite dirbtinio intelekto parašytą tekstą ir tai patvirtinkite',
  publishAtPast: 'Paskelbimo laikas turi būti ateityje',
  publishedAtAhead: 'Pirmojo paskelbimo laikas turi būti praeityje',
  markdown: {
    lines: (limit: number) => `Tekste per daug eilučių: gali būti ne daugiau kaip ${limit}`,
    nesting: (limit: number) =>
      `Tekste citatos ar sąrašai per giliai sudėti vienas į kitą: gali būti ne daugiau kaip ${limit} lygių`,
    columns: (limit: number) => `Lentelė per plati: stulpelių gali būti ne daugiau kaip ${limit}`,
    marks: (limit: number) =>
      `Vienoje pastraipoje, sąrašo punkte ar lentelės eilutėje per daug formatavimo ženklų (gali būti ne daugiau kaip ${limit}). Padalykite tekstą į\u00A0kelias pastraipas`,
    word: (limit: number) => `Tekste yra žodis be tarpų, ilgesnis nei ${limit} simbolių`,
  },
  invalidColor: 'Netinkama spalva',
  invalidId: 'Netinkamas įrašo numeris',
  partsNotIdentified: 'Kiekvienas klausimas ir kategorija turi turėti savo numerį (id)',
  invalidPage: 'Netinkamas sąrašo puslapio numeris',
  invalidStatus: 'Netinkama būsena',

  // Payments (for the checkout, and for the person who sets it up)
  paymentForged: 'Mokėjimo pranešimo parašas negalioja.',
  paymentThin:
    'Šis pranešimas sutrumpintas: mokėjimų sistemoje nustatykite, kad siųstų visus įvykio duomenis.',
  paymentTest: 'Bandomieji mokėjimai čia nepriimami.',
  paymentsUnset: 'Mokėjimų pranešimai nesukonfigūruoti: nėra PAYMENT_WEBHOOK_SECRET.',
  paymentNotFound: 'Toks mokėjimo įvykis nerastas',

  // Quizzes (specification, section 5)
  questionRequired: 'Klausimas privalomas',
  questionTypeRequired: 'Netinkamas klausimo tipas',
  optionRequired: 'Reikia bent vieno atsakymo varianto',
  emptyOption: 'Atsakymo variantas negali būti tuščias',
  weightRequired: 'Reikia bent vieno svorio',
  weightsDoNotMatch: 'Svorių skaičius turi atitikti atsakymų skaičių',
  invalidMarks: 'Pažymėti galima tik esamus atsakymus, kiekvieną vieną kartą ir žinomu ženklu',
  weightsNotPositive: 'Visi svoriai turi būti teigiami skaičiai',
  invalidPosition: 'Eilės numeris turi būti sveikasis skaičius nuo 0',
  invalidOrder: 'Klausimo eilės numeris turi būti sveikasis skaičius nuo 0',
  dimensionNameRequired: 'Srities pavadinimas privalomas',
  dimensionAdviceRequired: 'Srities patarimas privalomas',
  dimensionsAlike: 'Kiekviena sritis turi turėti savo pavadinimą',
  comparisonNotAgreed: 'Palyginti galima tik abiem langeliais sutikus',
  unknownDimension: 'Klausimas priskirtas sričiai, kurios teste nėra',
  bandNameRequired: 'Kategorijos pavadinimas privalomas',
  bandDescriptionRequired: 'Kategorijos aprašymas privalomas',
  bandAdviceRequired: 'Patarimai privalomi',
  invalidScore: 'Balas turi būti sveikasis skaičius nuo 0',
  bandReversed: 'Minimalus balas turi būti mažesnis arba lygus maksimaliam balui',
  bandsOverlap: 'Kategorijų balų intervalai negali persidengti',

  // AI help; messages for missing input are from the specification, section 5
  topicRequired: 'Įveskite straipsnio temą pavadinimo lauke',
  imageTitleRequired: 'Įveskite straipsnio pavadinimą',
  seoDataMissing: 'Trūksta duomenų',
  imageJobNotFound: 'Tokio kuriamo paveikslėlio nėra arba jo kūrimas atšauktas.',
  assistance: {
    notConfigured:
      'Dirbtinio intelekto pagalba šioje svetainėje neįjungta. Ją gali įjungti svetainės prižiūrėtojas.',
    refused:
      'Dirbtinis intelektas atsisakė atlikti šią užduotį. Pakeiskite formuluotę ir bandykite dar kartą.',
    unreadable: 'Dirbtinis intelektas grąžino netinkamą atsakymą. Bandykite dar kartą.',
    busy: 'Dirbtinio intelekto paslauga dabar labai užimta. Pabandykite po minutės.',
    exhausted:
      'Baigėsi dirbtinio intelekto paslaugos lėšos. Papildykite paslaugos sąskaitą ir bandykite dar kartą.',
    rejected:
      'Dirbtinio intelekto paslauga užklausos nepriėmė. Patikrinkite jos raktą ir modelių pavadinimus.',
    unavailable: 'Dirbtinio intelekto paslauga šiuo metu nepasiekiama. Bandykite vėliau.',
    timeout: 'Dirbtinis intelektas neatsakė laiku. Bandykite dar kartą.',
    unfit: 'Nepavyko gauti tinkamo ilgio pasiūlymų. Bandykite dar kartą.',
    notStarted: 'Nepavyko pradėti kurti paveikslėlio. Bandykite vėliau.',
    notStored: 'Paveikslėlis sukurtas, bet jo nepavyko išsaugoti. Bandykite dar kartą.',
    expired: 'Paveikslėlio kūrimas nutrūko. Bandykite dar kartą.',
  },
} as const
