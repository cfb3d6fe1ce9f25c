/** Texts about a visitor's own data. */
export const ownDataTexts = {
  title: 'Mano duomenys',
  intro: 'Čia galite pamatyti, atsisiųsti ir ištrinti savo duomenis, atšaukti sutikimus.',
  faultsTitle: 'Pataisykite pažymėtą lauką',
  emailLabel: 'El. paštas',
  emailHint: 'kurį mums nurodėte: juo atsiųsime nuorodą',
  request: 'Atsiųsti nuorodą',
  requestedTitle: 'Patikrinkite el. paštą',
  /** The text is the same for known and unknown addresses, so that nobody can find out which addresses are known. */
  requestedText: (hours: number) =>
    `Jei duomenų šiuo adresu turime, per kelias minutes gausite laišką su nuoroda. Ji galios ${hours} val. ir veiks vieną kartą. Nuorodą siunčiame ne dažniau kaip kartą per valandą.`,

  openTitle: 'Jūsų duomenys',
  openText: (minutes: number) =>
    `Nuoroda veikia vieną kartą. Atvėrę duomenis, juos tvarkyti galėsite ${minutes} min.`,
  open: 'Atverti mano duomenis',
  linkUsed: 'Ši nuoroda jau panaudota. Puslapyje „Mano duomenys“ paprašykite naujos.',
  sessionEnded:
    'Saugumo sumetimais šis puslapis užsivėrė. Puslapyje „Mano duomenys“ paprašykite naujos nuorodos.',

  dataIntro: (email: string) => `Štai ką saugome adresu ${email}.`,
  nothing: 'Šiuo adresu nieko nesaugome.',
  download: 'Atsisiųsti viską (JSON)',
  /** Name of the downloaded file, without date and extension. */
  file: 'mano-duomenys',

  newsletterHeading: 'Naujienlaiškis',
  name: 'Vardas',
  subscribed: 'Prenumeruojate nuo',
  left: 'Atsisakėte; užsiprenumeravote',
  stopped: 'Sustabdyta, nes laiškai jūsų nepasiekė; užsiprenumeravote',
  awaited: 'Laukia patvirtinimo nuo',
  leave: 'Atsisakyti naujienlaiškio',
  leftDone: 'Naujienlaiškio atsisakėte.',

  bookingsHeading: 'Konsultacijų užklausos',
  received: 'Gauta',
  phone: 'Telefonas',
  consultation: 'Konsultacija',
  preferredDate: 'Pageidaujamas laikas',
  message: 'Žinutė',

  quizzesHeading: 'Testai',
  quiz: 'Testas',
  deletedQuiz: 'Testo nebėra',
  completed: 'Atlikta',
  score: 'Balai',
  category: 'Rezultatas',
  showAnswers: 'Rodyti atsakymus',
  answersHidden: 'Atsakymų nerodome, kol nepaprašote,\u00A0– jei į ekraną žiūrite ne vieni.',
  withdrawQuizzes: 'Atšaukti sutikimą saugoti testus',
  withdrawQuizzesText:
    'Atšaukus sutikimą, iš testų pašalinsime jūsų vardą ir el. pašto adresą: niekas nebegalės pasakyti, kieno jie.',
  quizzesDone: 'Sutikimą atšaukėte: jūsų testai nebesusieti su jumis.',

  resultsHeading: 'Rezultatai, kurių nuorodą gavote el. paštu',
  asked: 'Paprašyta',
  keptUntil: 'Saugoma iki',

  withdrawalsHeading: 'Sutarčių atsisakymai',
  contract: 'Sutartis',

  ordersHeading: 'Užsakymai',
  ordered: 'Užsakyta',
  package: 'Paketas',
  paid: 'Sumokėta',
  refunded: 'Grąžinta',
  openOrder: 'Atverti užsakymo puslapį',
  state: 'Būsena',
  started: 'Pradėta',
  agreed: 'Sutikote',
  delivery: 'Atsakymai',
  withdrawn: 'Sutikimas atšauktas',
  letters: 'Laiškai',
  lettersOnPage: (count: number) =>
    count === 0 ? 'Nesaugome nė vieno.' : `${count}, visi\u00A0– užsakymo puslapyje.`,

  notes: 'Pastabos',
  /** Notes are given on request only, since anyone with access to the mailbox can open this page. */
  notesOnRequest: (count: number) =>
    `${count}. Tai mūsų pastabos prie užsakymo: paprašykite jų laišku, ir pateiksime visas.`,
  draft: 'Pradėtas atsakymas',
  /** On request only, for the same reason. */
  draftOnRequest:
    'Pradėjome rašyti jums atsakymą, bet jo dar neišsiuntėme. Paprašykite laišku, ir pateiksime.',
  addedResults: 'Pridėti testų rezultatai',

  mailsHeading: 'Laiškai ir „Omnisend“',
  mails: (count: number) => `Įrašų apie jums siųstus laiškus: ${count}.`,
  removal:
    'Prašėte viską ištrinti. Adresą saugome, kol jus ištrinsime ir iš naujienlaiškių siuntimo paslaugos „Omnisend“.',

  deleteHeading: 'Ištrinti viską',
  deleteText:
    'Ištrinsime visus šiuo adresu saugomus duomenis\u00A0– iš savo duomenų bazės ir iš rinkodaros paslaugos.',
  documentsKept:
    'Užsakymus ir sutarčių atsisakymus privalome saugoti kaip apskaitos dokumentus, todėl jie liks.',
  delete: 'Ištrinti mano duomenis',
  confirmTitle: 'Ar tikrai viską ištrinti?',
  confirmText: 'Ištrintų duomenų atkurti negalėsime.',
  /** @param day of the next payment; null if not known. */
  stillRenewed: (sum: string, day: string | null) =>
    `Jūsų prenumerata dar nenutraukta: ${day ?? 'kiekvieno laikotarpio pradžioje'} bus nuskaičiuota ${sum}. Ištrynus duomenis ji pati nesibaigs, todėl pirmiausia ją nutraukite. Jei nenutrauksite, ją nutrauksime mes.`,
  confirm: 'Taip, ištrinti viską',
  keep: 'Neištrinti',
  deletedTitle: 'Duomenys ištrinti',
  deletedText: 'Jūsų duomenis ištrynėme. Ačiū, kad buvote su mumis.',
  movedOrder: 'Šio užsakymo puslapis atveriamas kitu adresu.',
  endAsked: 'Jūsų prenumeratą nutrauksime.',
} as const
