import { consents } from '#src/features/consent/texts.ts'

/** Texts of the newsletter form, the strip around it and its own page. */
export const newsletterTexts = {
  heading: 'Santykių akademijos naujienlaiškis',
  intro:
    'Kartą per savaitę\u00A0– vienas straipsnis, vienas klausimas pokalbiui dviese ir viena nedidelė praktika. Be skubos ir be reklamos.',
  emailLabel: 'El. paštas',
  emailPlaceholder: 'vardas@pastas.lt',
  nameLabel: 'Vardas',
  namePlaceholder: 'Jūsų vardas (neprivalomas)',
  submit: 'Prenumeruoti',
  submitting: 'Registruojame...',
  successTitle: 'Sėkmingai užsiregistravote!',
  pendingHeading: 'Liko patvirtinti',
  pending: (email: string) =>
    `Atidarykite laišką adresu ${email} ir paspauskite jame mygtuką. Jei jau prenumeruojate, nieko daryti nereikia.`,
  emailRequired: 'Prašome įvesti el. pašto adresą',
  failure: 'Nepavyko užsiregistruoti į naujienlaiškį. Bandykite vėliau.',
  noScript: 'Prenumeratos formai reikia „JavaScript“. Norėdami prenumeruoti, parašykite mums:',
  /** Shown as before + link + after. */
  consent: {
    before: `${consents.newsletter.text} Plačiau\u00A0– `,
    link: 'privatumo politikoje',
    after: '.',
    href: '/p/privatumo-politika',
  },

  // The page
  title: 'Naujienlaiškis',
  description:
    'Užsiprenumeruokite Santykių akademijos naujienlaiškį: kartą per savaitę gausite straipsnį, klausimą pokalbiui dviese ir nedidelę praktiką.',
  contentsHeading: 'Ką rasite naujienlaiškyje',
  contents: [
    {
      title: 'Naujausias straipsnis',
      text: 'Trumpai apie tai, kuo jis gali praversti būtent šią savaitę.',
    },
    {
      title: 'Klausimas pokalbiui',
      text: 'Vienas klausimas, kurį verta užduoti vienas kitam prie vakarienės ar pasivaikščiojant.',
    },
    {
      title: 'Nedidelė praktika',
      text: 'Pratimas, kuriam užtenka penkiolikos minučių ir geros valios.',
    },
  ],
  sampleHeading: 'Taip atrodo mūsų naujienlaiškis',
  sampleText: 'Perskaitysite per dvi minutes, o\u00A0pokalbio užteks visam vakarui.',
  sample: {
    label: 'Pavyzdys',
    subject: 'Pusvalandis, kuris lieka judviem',
    greeting: 'Laba diena,',
    opening:
      'ar pastebėjote, kaip greitai pokalbiai namuose virsta sąrašu? Kas paims vaiką, kas sumokės už šildymą, kada atvažiuos meistras. Visa tai svarbu, tik nė vienas iš šių sakinių nepaklausia: „O\u00A0kaip tu?“',
    parts: [
      {
        title: 'Straipsnis',
        text: 'Šįkart rašome apie pusvalandį per savaitę, kai apie buitį nekalbama: kaip jam rasti laiko, nuo ko pradėti, kai abu pavargę, ir ką daryti, jei pirmas kartas išeina nejaukus.',
      },
      {
        title: 'Klausimas pokalbiui',
        text: 'Kas tau šią savaitę buvo lengviau, nei tikėjaisi, o\u00A0kas\u00A0– sunkiau? Klauskite paeiliui ir neskubėkite atsakyti už kitą.',
      },
      {
        title: 'Nedidelė praktika',
        text: 'Šįvakar penkiolikai minučių palikite telefonus kitame kambaryje. Užsiplikykite arbatos, atsisėskite taip, kad matytumėte vienas kito veidą, ir pasakykite po vieną dalyką, už kurį esate dėkingi. Daugiau nieko nereikia.',
      },
    ],
    toArticles: 'Skaityti straipsnius',
    closing: 'Iki kito naujienlaiškio\u00A0– ramios jums savaitės.',
  },
  promiseHeading: 'Ką pažadame',
  promises: [
    'Rašome ne dažniau kaip kartą per savaitę.',
    'Jūsų adreso neperduodame reklamos tikslais.',
    'Naujienlaiškio galite atsisakyti bet kada\u00A0– nuorodą rasite kiekviename.',
  ],
} as const

/** Texts of the pages that the links in the newsletter's mails open. */
export const newsletterPageTexts = {
  confirm: {
    title: 'Patvirtinkite prenumeratą',
    text: (email: string) => `Paspauskite mygtuką, ir naujienlaiškį siųsime adresu ${email}.`,
    button: 'Patvirtinti',
  },
  confirmed: {
    title: 'Prenumerata patvirtinta',
    text: (email: string) => `Ačiū! Naujienlaiškį siųsime adresu ${email}.`,
    newestArticle: 'O kol jo laukiate, perskaitykite naujausią straipsnį:',
  },
  /**
   * For a link that was used, or whose request no longer exists: the reader has confirmed another request, has left, or
   * was erased.
   */
  notAwaited: {
    title: 'Nėra ko patvirtinti',
    text: 'Ši nuoroda nebegalioja. Jei prenumeratą jau patvirtinote, daugiau nieko daryti nereikia. Jei norite gauti naujienlaiškį, užsiprenumeruokite jį iš naujo – atsiųsime naują nuorodą.',
  },
  /** Follows the sentence that says what is wrong with the link. */
  subscribeInstead: 'Jei norite gauti naujienlaiškį, užsiprenumeruokite jį dar kartą.',
  leave: {
    title: 'Atsisakyti naujienlaiškio',
    text: (email: string) => `Paspaudus mygtuką, adresu ${email} naujienlaiškio nebesiųsime.`,
    button: 'Atsisakyti naujienlaiškio',
  },
  left: {
    title: 'Naujienlaiškio atsisakėte',
    text: (email: string) =>
      `Adresu ${email} naujienlaiškio nebesiųsime. Jei persigalvosite, galėsite užsiprenumeruoti iš naujo.`,
  },
  toNewsletter: 'Prenumeruoti iš naujo',
} as const
