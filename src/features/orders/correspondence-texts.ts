/** Texts of the start form and of the messages about an order, on its page and in mails. */
export const correspondenceTexts = {
  startHeading: 'Pradėkime',
  startIntro:
    'Parašykite pirmą laišką. Nuo tada susirašinėsime čia: laiškų rašykite tiek, kiek reikia.',
  /** The formatted day ends with a full stop, so none follows it here. */
  startReminder: (day: string) =>
    `Skubėti nereikia. Jei neparašysite, vienas trumpas priminimas ateis ${day} Jame nebus parašyta, ką užsisakėte.`,
  faults: 'Laiško dar neišsiuntėme: pataisykite pažymėtus laukus.',

  earlyHeading: 'Kada pradėti',
  earlyRequired: 'Pasirinkite, kada pradėti',
  startNow: 'Pradėkite iš karto',
  /** @param day `gruodžio 15 d.` */
  startLater: (day: string) => `Pradėkite ${day}`,
  laterText:
    'Tada laikas atsisakyti sutarties jau bus pasibaigęs. Paketo dienos skaičiuojamos nuo pradžios.',
  sensitiveHeading: 'Ką galime skaityti',
  sensitiveRequired: 'Be šio sutikimo laiškų čia rašyti negalima',
  deliveryHeading: 'Kaip gauti atsakymus',
  deliveries: {
    letter: 'Visas atsakymas ateina el.\u00a0paštu',
    notice: 'El.\u00a0paštu ateina tik trumpas pranešimas',
  },
  deliveryTexts: {
    letter: 'Tinka, kai savo el.\u00a0paštą skaitote tik jūs.',
    notice:
      'Tinka, kai paštą gali skaityti ir kas nors kitas: atsakymas laukia užsakymo puslapyje, kurį atveria jūsų sugalvotas žodis.',
  },
  deliveryRequired: 'Pasirinkite, kaip gauti atsakymus',
  passphrase: 'Jūsų žodis',
  /** Offers a passphrase where none is needed. */
  passphraseSummary: 'Užrakinti puslapį savo žodžiu (nebūtina)',
  passphraseHint: (minimum: number) => `bent ${minimum} ženklai, kurių niekas neatspėtų`,
  passphraseShort: (minimum: number) => `Sugalvokite bent ${minimum} ženklų žodį`,
  passphraseLong: (maximum: number) => `Sugalvokite trumpesnį žodį, iki ${maximum} ženklų`,

  intakeHeading: 'Atsakyti į kelis klausimus (nebūtina)',
  intake: [
    'Kaip į jus kreiptis?',
    'Apie kokius santykius rašote ir kiek laiko jie trunka?',
    'Ką jau bandėte?',
    'Ko labiausiai tikitės iš konsultacijų?',
  ],
  firstMessage: 'Pirmas laiškas',
  firstMessageHint: 'užtenka kelių sakinių, partnerio vardo minėti nereikia',
  unknownAction: 'Ko prašote, nesupratome. Siųskite dar kartą.',
  messageRequired: 'Parašykite laišką',
  start: 'Pradėti ir išsiųsti laišką',

  heading: 'Laiškai',
  authors: { client: 'Jūs', coach: 'Santykių akademija' },
  writtenOn: (author: string, moment: string) => `${author}, ${moment}`,
  beginsOn: (day: string) =>
    `Konsultuoti pradėsime ${day}, kai bus pasibaigęs sutarties atsisakymo terminas. Apmokėtas laikotarpis pasislenka, tad nė viena jo diena nedings.`,
  /** Shown to the coach. */
  answerEarly: (begins: string, lastDay: string) =>
    `Klientas neprašė pradėti iš karto, todėl konsultuoti pradedate ${begins}. Jei atsakysite anksčiau, iki ${lastDay} imtinai jis vis tiek galės atsisakyti sutarties ir atgauti visus pinigus – už jau parašytą atsakymą nieko negausite.`,
  /** Shown to the coach. */
  answeredMeanwhile:
    'Kol rašėte, į šį laišką jau atsakėte kitame įrenginyje arba skirtuke. Jūsų tekstas liko čia: perskaitykite, kas išsiųsta, ir spręskite, ar jį dar siųsti.',
  /** Shown to the coach. @param moment `14.32` or `lapkričio 27 d. 14.32`. */
  answerRepeated: (moment: string) => `Tokį patį atsakymą šiam klientui jau parašėte ${moment}.`,
  write: 'Rašyti laišką',
  /** @param until `šiandien iki 17.40`. */
  answerBy: (until: string) => `Atsakysime ${until}.`,
  answerOverdue: (email: string) =>
    `Atsakyti vėluojame – atsiprašome. Laišką matome ir atsakysime, kai tik galėsime. Jei laukti negalite, parašykite adresu ${email}.`,
  earlierHeading: 'Ankstesni laiškai',
  olderMessages: 'Rodyti ankstesnius laiškus',
  nextMessage: 'Naujas laiškas',
  send: 'Išsiųsti laišką',
  byMail: 'Atsakymą gausite el. paštu ir rasite čia.',
  byNotice: 'Kai atsakysime, gausite pranešimą el. paštu, o atsakymas bus čia.',

  messageLater: (maximum: number, from: string, email: string) =>
    `Per 24 valandas svetainė priima ne daugiau kaip ${maximum} vieno užsakymo laiškų – tai techninė apsauga, o ne paketo riba. Laišką galėsite išsiųsti nuo ${from}. Kas parašyta, liko čia. Jei negalite laukti, rašykite mums adresu ${email}.`,
  unsentTitle: 'Laiškas neišsiųstas',
  unsentMessage: 'Jūsų laiškas',
  sendAgain: 'Siųsti dar kartą',

  // Locking the page
  lock: 'Užrakinti',
  lockHint: (minutes: number, hasWord: boolean) =>
    `Užrakinus, paspaudus „Greitai išeiti“ arba ${minutes} minučių nieko neveikus, puslapį vėl atveria tik nuoroda iš laiško${hasWord ? ' ir jūsų žodis' : ''}.`,
  closedPageTitle: 'Puslapis užrakintas',
  closedPage:
    'Jį vėl atversite nuoroda iš mūsų laiško: jei ji jau panaudota, jos puslapyje galėsite gauti naują. Jei laiško neturite, nuorodos paprašykite puslapyje „Mano duomenys“.',
  closedPageText:
    'Jį atversite nuoroda iš mūsų laiško. Neturite jos? Atsiųsime nuorodą į\u00A0jūsų duomenis, o ten rasite ir šį puslapį.',
  sentTitle: 'Laiškas išsiųstas',
  sentText: 'Puslapis tuo metu buvo užrakintas, todėl kitų laiškų čia nerodome.',

  // Before the passphrase is given
  lockedTitle: 'Jūsų puslapis',
  lockedText: 'Kad jį atvertume, įveskite savo žodį.',
  openWithPassphrase: 'Atverti',
  wrongPassphrase: 'Žodis netinka. Pabandykite dar kartą.',
  tooManyPassphrases: 'Per daug bandymų. Palaukite 15 minučių ir bandykite dar kartą.',
  lostSummary: 'Neatsimenate žodžio?',
  lostText: (email: string) =>
    `Parašykite mums adresu ${email}: leisime pasirinkti kitą žodį. Ankstesnių laiškų čia tada nebematysite.`,
  newPassphraseTitle: 'Pasirinkite žodį',
  newPassphraseText:
    'Nuo šiol šį puslapį atvers tik jis. Ankstesni laiškai čia nebus rodomi, o tie, kuriuos gavote el. paštu, liks jūsų pašto dėžutėje.',
  setPassphrase: 'Išsaugoti žodį',

  // The client changes how answers are delivered
  changeSummary: 'Pakeisti, kaip gaunate atsakymus ir kas atveria šį puslapį',
  toNoticesText:
    'El. paštu ateis tik trumpi pranešimai, o šį puslapį atvers jūsų žodis. Ankstesnių laiškų čia nebematysite, o tie, kuriuos jau gavote el. paštu, liks jūsų pašto dėžutėje: ištrinkite juos patys.',
  confirmByPassphrase: 'Patvirtinkite savo žodžiu.',
  toNotices: 'Gauti tik pranešimus',
  passphraseAloneText:
    'Arba tik užrakinkite žodžiu šį puslapį: atsakymai ir toliau ateis el. paštu, o čia laiškus atvers tik žodis.',
  passphraseAlone: 'Tik užrakinti puslapį žodžiu',
  toFullMessagesText:
    'Visi atsakymai vėl ateis el. paštu. Puslapį ir toliau atvers jūsų žodis – juo ir patvirtinkite.',
  toFullMessages: 'Gauti visus atsakymus el. paštu',
  noticesAlready: 'Šiam klientui jau siunčiami tik pranešimai.',

  // The client's quiz results
  resultsHeading: 'Jūsų testų rezultatai',
  resultsText: 'Pridėtą rezultatą matysime prie jūsų laiškų. Pašalinti jį iš čia galite bet kada.',
  resultsLater: (isStarted: boolean) =>
    `Jei atlikote mūsų testą ir leidote išsaugoti atsakymus, rezultatą galėsite pridėti prie savo laiškų: ${isStarted ? '' : 'pradėję konsultaciją, '}atverkite šį puslapį nuoroda iš mūsų el.\u00a0laiško.`,
  addResult: 'Pridėti savo rezultatą',
  removeResult: 'Pašalinti',
  resultOf: (day: string) => `Atlikta ${day}`,
  resultAdded: 'pridėta',
  deletedQuiz: 'Ištrintas testas',

  // The address of the order
  addressHeading: 'Kur siunčiame laiškus',
  addressSummary: 'Pakeisti adresą',
  addressText: (paidEmail: string) =>
    `Nauju adresu išsiųsime prašymą jį patvirtinti. Kai patvirtinsite, laiškai eis tik ten, o anksčiau išsiųstos nuorodos nebegalios. Mokėjimo sistemos kvitai ir toliau ateis adresu ${paidEmail}.`,
  receiptsGoTo: (email: string) => `Mokėjimo sistemos kvitai ateina adresu ${email}.`,
  addressByCoach: (email: string) =>
    `Kadangi jau susirašinėjame, o žodžio nepasirinkote, adresą pakeisime mes – parašykite mums adresu ${email}.`,
  addressByNewPassphrase: (days: number, email: string) =>
    `Kol nuo žodžio pasirinkimo nepraėjo ${days} dienos, adresą pakeisime mes – parašykite mums adresu ${email}.`,
  addressSame: 'Laiškus jau siunčiame šiuo adresu',
  tooManyAddresses:
    'Prašymų jau išsiuntėme kelis: paieškokite jų naujuoju adresu arba bandykite vėliau.',
  addressLabel: 'Naujas el. paštas',
  changeAddress: 'Siųsti prašymą patvirtinti',
  addressAskedTitle: 'Patikrinkite naują el. paštą',
  addressAskedText: (email: string) =>
    `Adresu ${email} išsiuntėme prašymą jį patvirtinti. Kol nepatvirtinsite, viskas lieka kaip buvę.`,
  backToOrder: 'Grįžti į užsakymo puslapį',
  confirmAddressTitle: 'Patvirtinkite adresą',
  confirmAddressText: 'Patvirtinkite, kad laiškus norite gauti šiuo adresu.',
  confirmAddress: 'Patvirtinti adresą',
  addressSubject: 'Patvirtinkite adresą',
  addressUnasked: 'Jei to neprašėte, nieko daryti nereikia.',
  addressSpentTitle: 'Adresas jau pakeistas',
  addressSpentText: 'Ši nuoroda nebegalioja: adresas nuo tada pakeistas.',
  movedSubject: 'Pasikeitė adresas',
  movedText: 'Nuo šiol laiškus siunčiame kitu adresu.',

  withdrawSummary: 'Atšaukti sutikimą ir ištrinti laiškus',
  withdrawText: (isWritable: boolean) =>
    `Ištrinsime visus šio užsakymo laiškus – jūsų ir mūsų, – savo pastabas ir pašalinsime čia pridėtus testų rezultatus.${isWritable ? ' Daugiau rašyti čia nebegalėsite.' : ''} Užsakymas ir mokėjimai lieka apskaitai.`,
  withdraw: 'Ištrinti laiškus',
  withdrawn:
    'Sutikimą atšaukėte ir laiškai ištrinti, todėl atsakymo čia nebebus. Jei norite tęsti, parašykite mums el.\u00a0paštu.',
  erased:
    'Jūsų duomenys ištrinti, laiškai taip pat, todėl atsakymo čia nebebus. Jei norite tęsti, parašykite mums el.\u00a0paštu.',
  closed: 'Šiam užsakymui laiškų rašyti nebegalima.',

  /** By the state of the order; shown in place of the form. */
  noAnswer: {
    withdrawn:
      'Kadangi sutarties atsisakėte, rašyti čia nebegalima ir atsakymo nebus. Jei norite susirašinėti toliau, užsisakykite iš naujo.',
    refunded:
      'Kadangi pinigus grąžinome, rašyti čia nebegalima ir atsakymo nebus. Jei norite susirašinėti toliau, užsisakykite iš naujo.',
    disputed:
      'Kol bankas tikrina mokėjimą, naujų laiškų čia nepriimame. Jei mokėjimo neginčijote, parašykite mums el.\u00a0paštu.',
    lost: 'Kadangi bankas pinigus grąžino, naujų laiškų čia nepriimame. Jei norite susirašinėti toliau, užsisakykite iš naujo.',
  },
  noAnswerYet:
    'Kol nagrinėjame jūsų sutarties atsisakymą, laiškų nepriimame ir į juos neatsakome. Jei persigalvojote, parašykite mums el.\u00a0paštu.',
  writeMail: (email: string) => `Rašyti adresu ${email}`,

  // After the paid time
  ended: 'Apmokėtas laikotarpis pasibaigė, todėl naujų laiškų čia rašyti nebegalima.',
  endedByFailure:
    'Mokėjimas už kitą laikotarpį nepavyko, todėl naujų laiškų čia rašyti nebegalima. Kai jis pavyks, vėl galėsite: kortelę pakeisite užsakymo puslapyje, skyriuje „Prenumerata“.',
  endedHeading: 'Apmokėtas laikotarpis pasibaigė',
  endedText: (day: string) =>
    `Konsultacijos buvo apmokėtos iki ${day} imtinai, todėl į naujus laiškus atsakymo nebus. Ankstesnius čia galite skaityti ir toliau.`,
  endedOwed: 'Į tai, ko iki tol paklausėte, dar atsakysime.',
  endedUnpaid:
    'Mokėjimo už kitą laikotarpį negavome. Kai jis pavyks, vėl galėsite rašyti: kortelę pakeisite skyriuje „Prenumerata“.',
  keptMessage: 'Pradėtas laiškas',
  keptMessageText:
    'Jį pradėjote, kol laikotarpis dar nebuvo pasibaigęs, todėl priimsime, tik be atsakymo termino.',
  keptByMail: 'Jei atsakysime, atsakymą gausite el. paštu ir rasite čia.',
  keptByNotice: 'Jei atsakysime, gausite pranešimą el. paštu, o atsakymas bus čia.',
  endedOffer: 'Jei norite tęsti, rinkitės, kaip patogiau.',
  orderAgain: 'Užsisakyti iš naujo',
  goOn: 'Tęsti konsultacijas',
  lateMessage: 'Gautas pasibaigus apmokėtam laikotarpiui: atsakymo termino nėra.',
  lateText:
    'Jį gavome pasibaigus apmokėtam laikotarpiui, todėl atsakymo termino nėra. Jei norite tęsti, užsisakykite naują paketą.',
  lateByFailure:
    'Jį gavome pasibaigus apmokėtam laikotarpiui, o mokėjimas už kitą nepavyko, todėl atsakymo termino nėra. Kai jis pavyks, vėl galėsite rašyti: kortelę pakeisite užsakymo puslapyje, skyriuje „Prenumerata“.',
  passphraseMissing: 'Šio užsakymo laiškai žodžiu nerakinami.',
  receivedAtInvalid: 'Nurodykite laiką po užsakymo, bet ne vėlesnį nei dabartinis.',

  // Mails
  newsSubject: 'Naujiena užsakymuose',
  newsText: 'Klientas parašė laišką. Turinio čia nėra: jį rasite valdymo skydelyje.',
  lateNewsText:
    'Klientas baigė ir išsiuntė laišką, kai apmokėtas laikotarpis jau buvo pasibaigęs, todėl atsakymo termino nėra. Turinio čia nėra: jį rasite valdymo skydelyje.',
  /** Used for several messages since the last notice. */
  newsDigest: (letters: number, orders: number, late: number) =>
    `Klientų laiškų: ${letters}, užsakymų, dėl kurių parašyta: ${orders}.${late === 0 ? '' : ` Gautų pasibaigus apmokėtam laikotarpiui, be atsakymo termino: ${late}.`} Turinio čia nėra: jį rasite valdymo skydelyje.`,
  closedSubject: 'Užsakymas uždarytas',
  closedText:
    'Klientas atšaukė sutikimą dėl laiškų arba jo duomenys ištrinti. Užsakymo laiškų nebėra, ir rašyti užsakymo puslapyje jis nebegali. Jei tai prenumerata, nutraukite ją mokėjimų sistemoje: kol nenutraukta, pinigai bus ir toliau nuskaičiuojami.',
  newsOpen: 'Atverti užsakymus',
  reminderSubject: 'Klientas laukia atsakymo',
  reminderText: (due: string) =>
    `Praėjo pusė laiko atsakyti į kliento laišką. Atsakykite iki ${due}. Turinio čia nėra: jį rasite valdymo skydelyje.`,
  answerSubject: 'Mūsų atsakymas',
  answerReply: 'Visus laiškus rasite užsakymo puslapyje:',
  /** Used when no messages can be written any more. */
  answerRead: 'Šį atsakymą rasite ir užsakymo puslapyje.',
  answerEnded:
    'Apmokėtas laikotarpis pasibaigė, todėl rašyti ten nebegalima, bet pamatysite, kaip tęsti.',
  answerOpen: 'Atverti puslapį',
  /** Does not reveal the subject: somebody else may read the mailbox. */
  noticeSubject: 'Jums yra naujas pranešimas',
  noticeText: 'Svetainėje jūsų laukia naujas pranešimas.',
  /** Neutral too. */
  startReminderSubject: 'Priminimas',
  startReminderText:
    'Jūsų puslapis svetainėje tebelaukia. Skubėti nereikia – daugiau apie tai nepriminsime.',
  resetText: (email: string) =>
    `Žodis, kuris atveria jūsų puslapį, nebegalioja. Naują pasirinksite, kai puslapį atversite. Jei to neprašėte, parašykite mums adresu ${email}.`,
} as const
