/** Heading of the page for a link without a comparison. Other texts quote it. */
const none = 'Palyginimo nėra'

/** Texts of the comparison of two visitors' dimensions. */
export const comparisonTexts = {
  // Shown to both visitors before a comparison begins
  intro:
    'Testą kiekvienas atliekate atskirai ir matote tik savo rezultatą. Jei abu sutinkate, greta matote ir abiejų sritis bei temas pokalbiui.',
  points: [
    'Lyginamos tik testo sritys procentais. Nei atsakymų, nei bendro rezultato kitas žmogus nemato niekada.',
    'Dalyvauti galite tik savo noru ir tik sulaukę 18\u00A0metų. Sutikimą kiekvienas duoda atskirai, po savo rezultato.',
    'Kiekvienas gali bet kada atsiimti sutikimą\u00A0– tada palyginimas ištrinamas abiem. Po 90\u00A0dienų jį ištriname patys.',
    'Saugome tik sričių procentus: be vardų, el.\u00A0pašto ir atsakymų. Jokių laiškų nesiųsime.',
    `Jei palyginimo nėra, abu matote tą patį puslapį „${none}“. Taip būna dėl daugelio priežasčių, ir priežasties niekada nepasakome.`,
  ],
  /** Shown as `before`, the link and `after`. */
  pressed: {
    before:
      'Niekas neturi teisės jūsų spausti dalyvauti, stovėti šalia, kol atsakote, ar reikalauti jūsų nuorodos. Jei taip yra, pažiūrėkite, ',
    link: 'kur kreiptis pagalbos',
    after: '.',
    href: '/support',
  },

  invitation: {
    heading: 'Jus kviečia palyginti du požiūrius',
    /** @param quiz title of the quiz; null if it is no longer published. */
    what: (quiz: string | null) =>
      `Kviečiama palyginti testo rezultatus pagal sritis${quiz === null ? '' : `: „${quiz}“`}.`,
    toQuiz: 'Pereiti prie testo',
    optional:
      'Dalyvauti neprivalote: užverskite šį puslapį, ir viskas. Kvietėjas nesužinos nei to, ar jį atvėrėte, nei to, kodėl nedalyvaujate.',
  },

  page: {
    /** Neutral, because it stays in the browser's history. */
    title: 'Jūsų puslapis',
    heading: 'Du požiūriai greta',
    intro: (quiz: string) =>
      `Palyginti rezultatai: „${quiz}“. Procentai rodo, kaip kiekvienas iš jūsų mato sritį. Teisingo atsakymo čia nėra.`,
    /** Caption of the two rings of the logo. */
    rings: 'Kuo panašiau matote sritis, tuo labiau žiedai persidengia.',
    own: 'Jūs',
    other: 'Kitas',
    /** In percent even if it is 0: of another person, words would sound like a verdict. */
    share: (percent: number) => `${percent}\u00A0%`,
    talkHeading: 'Apie ką pasikalbėti',
    talk: 'Šią sritį matote skirtingai. Ką kiekvienas iš jūsų norėtų, kad kitas apie ją žinotų?',
    alike:
      'Visas sritis matote panašiai. Pasidžiaukite tuo ir paklauskite vienas kito, ką norėtumėte išsaugoti.',
    keptUntil: (day: string) =>
      `Šį puslapį mato tik tie, kas turi nuorodą, o\u00A0kitas žmogus turi savo. Palyginimas saugomas iki ${day}, paskui jį ištrinsime.`,
    noneHeading: none,
    none: 'Tam gali būti daug priežasčių, ir nė vienos iš jų nepasakome niekam. Galbūt dar ne abu baigė testą ar ne abu sutiko, kuris nors persigalvojo, pasibaigė laikas arba netinka nuoroda. Daugiau iš šio puslapio sužinoti negalima.',
    withdrawHeading: 'Galite persigalvoti',
    withdrawText:
      'Atsiėmus sutikimą, palyginimas, jei jis yra, ištrinamas visam laikui ir abiem. Kitam žmogui nieko nepranešame.',
    withdraw: 'Atsiimti savo sutikimą ir ištrinti palyginimą',
    withdrawnHeading: 'Atlikta',
    withdrawn: `Jūsų sutikimo nebėra, ir palyginimo, jei jis buvo, taip pat. Abi nuorodos nuo šiol rodo tą patį puslapį „${none}“.`,
  },

  // Offered below a result
  offer: {
    summary: 'Palyginti su kitu žmogumi',
    // Shown to an invited visitor: above the consent, and in a line below the score that leads there
    invited: 'Jus pakvietė palyginti požiūrius',
    invitedNext: 'Ar sutinkate, nuspręsite perskaitę savo rezultatą.',
    toInvitation: 'Pereiti prie kvietimo',
    /** Replaces both after the consent. It says nothing of a comparison, since there may be none. */
    agreed: 'Sutikote palyginti požiūrius',
    own: 'Tai jūsų pačių kvietimas. Jis skirtas kitam žmogui, todėl perduokite nuorodą jam.',
    agree: 'Pažymėkite abu langelius, jei sutinkate.',
    start: 'Sukurti kvietimą',
    join: 'Sutikti ir palyginti',
    again: 'Pradėti kitą palyginimą',
    answersGone:
      'Atnaujinus puslapį, atsakymų čia nebelieka. Jei norite palyginti, atlikite testą dar kartą.',
    failed: 'Nepavyko pradėti palyginimo. Bandykite dar kartą.',
    ownLink: {
      label: 'Jūsų asmeninė nuoroda',
      text: 'Išsisaugokite ją: laišku nesiųsime ir vėliau parodyti negalėsime. Ji veikia 90\u00A0dienų. Niekam jos neperduokite\u00A0– kitas žmogus gauna savo.',
      copy: 'Kopijuoti savo nuorodą',
    },
    invite: {
      label: 'Kvietimas kitam žmogui',
      text: 'Perduokite šią nuorodą patys. Ja gali pasinaudoti vienas žmogus, vieną kartą.',
      copy: 'Kopijuoti kvietimą',
    },
    copied: 'Nukopijuota',
    notCopied: 'Nepavyko nukopijuoti. Pažymėkite nuorodą ir nukopijuokite patys.',
    open: 'Atverti palyginimą',
  },
} as const
