import type { NoticedAct } from '#src/core/outbox.ts'

export const mailTexts = {
  /** Footer of every mail that responds to what the reader did on the site. */
  becauseYouWrote: `Šį laišką gavote, nes jūsų el. paštas buvo nurodytas „Santykių akademijos“ svetainėje.`,

  /** Footer of every mail to subscribers, before the unsubscribe link. */
  becauseYouSubscribed: `Šį laišką gavote, nes prenumeruojate „Santykių akademijos“ naujienlaiškį.`,
  leaveNewsletter: 'Atsisakyti naujienlaiškio',
  /** Ends every mail to visitors and clients: how to answer it. */
  answer: {
    mail: 'Atsakyti galite tiesiog į šį laišką.',
    page: 'Norėdami atsakyti, rašykite savo puslapyje.',
    contact: (email: string) => `Norėdami atsakyti, rašykite adresu ${email}.`,
  },
  letter: {
    preview: 'Naujas „Santykių akademijos“ naujienlaiškis',
    trialSubject: (subject: string) => `[Bandomasis] ${subject}`,
  },
  /** Footer of the mails to the owner. */
  fromYourSite: 'Šį pranešimą siunčia jūsų svetainė.',

  /** Replaces the invitation to reply if somebody else may read the client's mail. */
  onlyNotices:
    'Šis klientas pasirinko tik pranešimus: jo paštą gali skaityti ir kitas žmogus. Į šį laišką neatsakykite. Jei užsakymas dar nebaigtas, rašykite jam valdymo skydelyje.',

  bookingNotice: {
    subject: (name: string) => `Nauja konsultacijos užklausa: ${name}`,
    heading: 'Nauja konsultacijos užklausa',
    preview: 'Susisiekite per 24 valandas.',
    intro: 'Gavote naują užklausą. Svetainė pažada susisiekti per 24 valandas – iki',
    reply: 'Atsakykite į šį laišką, ir jūsų atsakymas pasieks užklausos autorių.',
    open: 'Atverti užklausas',
    name: 'Vardas',
    email: 'El. paštas',
    phone: 'Telefonas',
    type: 'Konsultacija',
    date: 'Pageidaujamas laikas',
    message: 'Žinutė',
  },

  bookingReceipt: {
    subject: 'Gavome jūsų užklausą',
    heading: 'Gavome jūsų užklausą',
    preview: 'Susisieksime per 24 valandas.',
    greeting: 'Laba diena,',
    text: 'ačiū, kad parašėte. Susisieksime su jumis per 24 valandas ir suderinsime viską, ko reikia konsultacijai.',
    question: 'Jei norite ką nors papildyti, parašykite mums.',
    wrongPerson:
      'Jei užklausos nesiuntėte, į šį laišką nereaguokite arba parašykite mums – užklausą ištrinsime.',
  },

  newsletterConfirmation: {
    subject: 'Patvirtinkite naujienlaiškio prenumeratą',
    heading: 'Liko vienas žingsnis',
    preview: 'Patvirtinkite, kad naujienlaiškį siųstume šiuo adresu.',
    text: 'Šiuo adresu paprašyta siųsti „Santykių akademijos“ naujienlaiškį. Pradėsime jį siųsti, kai patvirtinsite prenumeratą.',
    confirm: 'Patvirtinti prenumeratą',
    expires: (days: number) => `Nuoroda galioja ${days} dienas.`,
    wrongPerson:
      'Jei naujienlaiškio neužsakėte, nieko daryti nereikia – be patvirtinimo jo nesiųsime.',
  },

  /** Does not mention a quiz, as somebody else may see the mail too. */
  quizResult: {
    subject: 'Jūsų prašyta nuoroda',
    heading: 'Jūsų prašyta nuoroda',
    preview: 'Ji skirta tik jums.',
    greeting: 'Laba diena,',
    text: 'siunčiame nuorodą, kurios prašėte mūsų svetainėje. Ją turintis žmogus mato tą patį, ką ir jūs, todėl jos nepersiųskite.',
    open: 'Atverti puslapį',
    /** The formatted day ends with its own full stop. */
    expires: (day: string) =>
      `Nuoroda galioja iki ${day} Puslapyje galite viską ištrinti ir anksčiau.`,
    wrongPerson: 'Jei nuorodos neprašėte, šį laišką tiesiog ištrinkite.',
  },

  /** The subject does not tell onlookers what the mail is about. */
  noticesMoved: {
    subject: 'Pakeistas pranešimų adresas',
    preview: 'Pranešimai apie užklausas ir laiškus nuo šiol siunčiami kitu adresu.',
    text: 'Valdymo skydelyje pakeistas adresas, kuriuo siunčiami pranešimai apie užklausas, klientų laiškus ir sutarčių atsisakymus. Ankstesniu adresu jų daugiau nebus.',
    notYou:
      'Jei adreso nekeitėte jūs, prisijunkite prie valdymo skydelio, skiltyje „Saugumas“ pakeiskite slaptažodį ir skiltyje „Nustatymai“ grąžinkite savo adresą.',
    open: 'Atverti nustatymus',
  },
  priceChanged: {
    subject: 'Pakeista paketo kaina',
    preview: 'Svetainėje pakeista paketo kaina arba mokėjimo nuoroda.',
    text: 'Valdymo skydelyje pakeista paketo kaina arba mokėjimo nuoroda. Nuo šiol pirkėjai moka per šią nuorodą:',
    facts: { package: 'Paketas', price: 'Kaina', link: 'Nuoroda' },
    notYou:
      'Jei to nedarėte jūs, skiltyje „Saugumas“ pakeiskite slaptažodį ir skiltyje „Nustatymai“ grąžinkite savo nuorodą.',
  },
  passwordLink: {
    subject: 'Naujas svetainės valdymo skydelio slaptažodis',
    preview: 'Nuoroda, kuria nustatysite naują slaptažodį.',
    text: (minutes: number) =>
      `Kažkas, tikriausiai jūs, prisijungimo puslapyje pranešė, kad pamiršo valdymo skydelio slaptažodį. Naują nustatysite paspaudę mygtuką. Nuoroda galioja ${minutes} minučių nuo prašymo ir veikia vieną kartą. Jei prie skydelio pridėtas prieigos raktas, dar reikės jo arba atkūrimo kodo.`,
    open: 'Nustatyti naują slaptažodį',
    unasked:
      'Jei to neprašėte, nieko nedarykite: slaptažodis liko toks pat. Šios nuorodos niekam nepersiųskite.',
  },
  /** Asks a new address, which may be mistyped, so it says nothing about anybody. */
  noticesAddress: {
    subject: 'Patvirtinkite pranešimų adresą',
    preview: 'Nuoroda galioja parą.',
    text: 'Svetainės valdymo skydelyje paprašyta jos pranešimus siųsti šiuo adresu. Patvirtinkite, kad jis jūsų. Nuoroda galioja parą ir veikia vieną kartą.',
    open: 'Peržiūrėti ir patvirtinti',
    unasked: 'Jei tai ne jūsų svetainė, nieko nedarykite: be patvirtinimo čia nieko nesiųsime.',
  },
  securityNotice: {
    acts: {
      addPasskey: {
        subject: 'Pridėtas prieigos raktas',
        text: 'Prie svetainės valdymo skydelio pridėtas prieigos raktas. Su juo galima prisijungti be slaptažodžio.',
      },
      removePasskey: {
        subject: 'Ištrintas prieigos raktas',
        text: 'Ištrintas svetainės valdymo skydelio prieigos raktas. Juo nebegalima prisijungti, o kas juo buvo prisijungęs, atjungtas.',
      },
      createRecoveryCodes: {
        subject: 'Sukurti nauji atkūrimo kodai',
        text: 'Sukurti nauji valdymo skydelio atkūrimo kodai. Ankstesni nebegalioja.',
      },
      changePassword: {
        subject: 'Pakeistas valdymo skydelio slaptažodis',
        text: 'Svetainės valdymo skydelio slaptažodis pakeistas, o kiti įrenginiai atjungti.',
      },
      recoverPassword: {
        subject: 'Pamirštas slaptažodis pakeistas nauju',
        text: 'Svetainės valdymo skydelio slaptažodis pakeistas nauju: panaudotas atkūrimo kodas arba laišku atsiųsta nuoroda. Visi įrenginiai atjungti.',
      },
      moveNotices: {
        subject: 'Prašoma pakeisti pranešimų adresą',
        text: 'Valdymo skydelyje paprašyta pranešimus siųsti kitu adresu. Kol tas adresas nepatvirtintas, jie ateina čia. Prašymą atšauksite skiltyje „Nustatymai“.',
      },
      updateSettings: {
        subject: 'Pakeisti rekvizitai arba kontaktai',
        text: 'Valdymo skydelyje pakeisti rekvizitai arba kontaktai, kuriuos mato lankytojai ir pirkėjai.',
      },
      updatePage: {
        subject: 'Pakeistas teisinis puslapis',
        text: 'Paskelbtoje svetainėje pakeistos naudojimo sąlygos arba privatumo politika. Ankstesnę redakciją rasite puslapio versijose.',
      },
    } satisfies Record<NoticedAct, { subject: string; text: string }>,
    when: 'Kada',
    yours: 'Jei tai padarėte jūs, nieko daryti nereikia.',
    notYou:
      'Jei ne jūs, veikite iš karto. Prisijunkite ir skiltyje „Saugumas“ pakeiskite slaptažodį: visi kiti įrenginiai bus atjungti. Tada ištrinkite nepažįstamus prieigos raktus ir sukurkite naujus atkūrimo kodus.',
    lockedOut:
      'Jei prisijungti nebepavyksta, prisijungimo puslapyje spauskite „Pamiršau slaptažodį“. Naują slaptažodį nustatysite atkūrimo kodu arba laišku atsiųsta nuoroda, ir visi įrenginiai bus atjungti.',
    open: 'Atverti „Saugumą“',
  },
  /** Sent to the old and the new address. The mail contains neither. */
  contactMoved: {
    subject: 'Pakeistas adresas lankytojams',
    preview: 'Lankytojams nuo šiol rodomas kitas el. pašto adresas.',
    text: 'Valdymo skydelyje pakeistas el. pašto adresas, kuris rodomas lankytojams ir įrašytas svetainės puslapiuose. Ankstesniu adresu jiems rašyti nebesiūloma.',
  },

  dataLink: {
    subject: 'Jūsų prašyta nuoroda',
    heading: 'Jūsų prašyta nuoroda',
    preview: 'Nuoroda veikia vieną kartą.',
    text: (hours: number) =>
      `Paspaudę mygtuką, pamatysite, ką šiuo adresu saugome. Nuoroda galioja ${hours} val. ir veikia vieną kartą.`,
    open: 'Atverti',
    wrongPerson: 'Jei nuorodos neprašėte, šį laišką tiesiog ištrinkite.',
  },

  withdrawalReceipt: {
    subject: 'Gavome jūsų sutarties atsisakymą',
    preview: 'Patvirtiname, kad sutarties atsisakymą gavome.',
    text: 'Jei norite ką nors patikslinti, parašykite mums.',
    wrongPerson: 'Jei sutarties neatsisakėte, parašykite mums.',
  },

  withdrawalRefunded: {
    subject: 'Grąžinome pinigus',
    returned: (day: string, sum: string) => `${day} grąžinome ${sum}.`,
    returnedDue: (day: string, sum: string) =>
      `${day} grąžinome pinigus. Pagal sutarties sąlygas jums priklauso ${sum}.`,
    returnedSome: (day: string) => `${day} grąžinome pinigus, kurie jums priklausė.`,
    /** Added if the previous mail named another day. */
    corrects: 'Šis laiškas pataiso ankstesnį: jame nurodėme kitą grąžinimo dieną.',
    takesDays: 'Kol pinigai pasirodys sąskaitoje, gali praeiti kelios darbo dienos.',
    question: 'Jei ko nors trūksta ar turite klausimų, parašykite mums.',
    /** Does not mention money, as somebody else may read the mailbox. */
    notice: {
      subject: 'Jūsų prašymas įvykdytas',
      text: 'Padarėme tai, ko prašėte mūsų svetainėje. Jums nieko daryti nereikia.',
      corrects: 'Šis pranešimas pakeičia ankstesnį.',
      question: 'Jei turite klausimų, rašykite mums.',
    },
  },

  withdrawalNothingDue: {
    subject: 'Atsakymas dėl sutarties atsisakymo',
    /** Says nothing of an order, as anybody can send such a withdrawal. */
    unnamed:
      'Sutarties atsisakyme nėra užsakymo numerio, todėl jo nepriėmėme. Jei atsisakėte jūs, padarykite tai savo užsakymo puslapyje, mygtuku „Atsisakyti sutarties“, arba atsisakymo formoje įrašykite užsakymo numerį: jis yra užsakymo patvirtinime.',
    /** A withdrawal in time with the order's number ends the contract, whatever is returned. */
    ended: 'Jūsų sutarties atsisakymą peržiūrėjome: sutartis baigta, o pinigų grąžinti nereikia.',
    late: 'Jūsų sutarties atsisakymą peržiūrėjome. Gavome jį pasibaigus 14 dienų terminui, todėl pagal sutarties sąlygas pinigų grąžinti nereikia, o sutartis vykdoma kaip iki šiol. Jei prenumerata tęsiasi, ją bet kada galite nutraukti užsakymo puslapyje.',
    question: 'Jei manote kitaip ar turite klausimų, parašykite mums.',
    /** Does not mention money, as somebody else may read the mailbox. */
    notice: {
      subject: 'Jūsų prašymas peržiūrėtas',
      text: 'Peržiūrėjome tai, ko prašėte mūsų svetainėje. Jums nieko daryti nereikia.',
    },
  },

  noticeDigest: {
    subject: 'Daug naujų pranešimų',
    heading: 'Daug naujų pranešimų',
    preview: 'Jie laukia valdymo skydelyje.',
    intro: (since: string) =>
      `Nuo ${since} užklausų ir sutarčių atsisakymų gavote daugiau, nei siunčiame atskirais laiškais, todėl pranešame tik jų skaičių. Visus rasite valdymo skydelyje.`,
    bookings: 'Konsultacijų užklausos',
    withdrawals: 'Sutarčių atsisakymai',
    open: 'Atverti užklausas',
  },

  withdrawalNotice: {
    subject: (name: string) => `Sutarties atsisakymas: ${name}`,
    heading: 'Gautas sutarties atsisakymas',
    preview: 'Pinigus grąžinkite per 14 dienų.',
    intro:
      'Vartotojas atsisakė sutarties. Patvirtinimą jam siunčia svetainė. Priklausančius pinigus grąžinkite ne vėliau kaip per 14 dienų nuo gavimo.',
    reply: 'Atsakykite į šį laišką, ir jūsų atsakymas pasieks atsisakymo autorių.',
    open: 'Atverti atsisakymus',
  },
} as const
