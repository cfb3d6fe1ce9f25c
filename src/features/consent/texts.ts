/** Texts that ask visitors for consent to analytics. */
export const consentTexts = {
  label: 'Slapukų pasirinkimas',
  question: 'Ar sutinkate su „Google Analytics“ slapukais?',
  showDetails: 'Plačiau',
  details:
    'Jie padeda suprasti, kurie puslapiai skaitomi. Nesutikus svetainė veikia taip pat, o\u00A0pasirinkimą galite bet kada pakeisti.',
  more: 'Slapukų politika',
  accept: 'Sutinku',
  refuse: 'Nesutinku',
  settings: 'Slapukų nustatymai',
  /** Closes the banner without a change. */
  keep: 'Palikti kaip yra',
} as const

/**
 * Consents of visitors, shown beside a box or button. Text and version are stored with the data that the consent
 * covers. A change of the text needs a new version.
 */
export const consents = {
  /** Given by submitting the newsletter's form. */
  newsletter: {
    version: '2026-11-30',
    text: 'Prenumeruodami sutinkate gauti naujienlaiškį el. paštu. Atsisakyti galite bet kada – nuorodą rasite jo pabaigoje.',
  },

  // Boxes after the last question of a quiz, unticked at first
  quizAnswers: {
    version: '2026-11-22',
    text: 'Sutinku, kad mano el. paštą ir vardą 24 mėnesius saugotumėte kartu su atsakymais ir rezultatu. Jie gali atskleisti jautrių dalykų apie mano santykius. Sutikimą galiu bet kada atšaukti.',
  },
  quizResult: {
    version: '2026-11-23',
    text: 'Atsiųskite privačią nuorodą į mano rezultatą. Ji galios 90 dienų, o ištrinti jį galiu ir anksčiau.',
  },
  resultLetters: {
    version: '2026-12-01',
    text: 'Noriu gauti akademijos naujienlaiškius ir laiškus, parinktus pagal mano testo rezultatą. Tam saugosite mano el. paštą ir rezultato grupę ir galėsite juos perduoti naujienlaiškių siuntimo paslaugai „Omnisend“. Atsisakyti galiu bet kada.',
  },

  // Boxes in the start form of an order, unticked at first
  order: {
    version: '2026-11-24',
    early:
      'Prašau pradėti konsultuoti iš karto, nelaukiant, kol pasibaigs 14 dienų sutarties atsisakymo terminas. Suprantu, kad visiškai suteikus paslaugą teisės atsisakyti sutarties nebeturėsiu.',
    sensitive:
      'Sutinku, kad konsultacijai tvarkytumėte tai, ką parašysiu laiškuose, net jei tai jautrūs duomenys – apie sveikatą, lytinį gyvenimą ar įsitikinimus. Sutikimą galiu bet kada atšaukti, ir tada laiškus ištrinsite.',
  },

  // Boxes of the comparison offer under a result, unticked at first
  comparison: {
    version: '2026-11-23',
    adult: 'Man jau yra 18 metų.',
    text: 'Sutinku, kad mano sričių rezultatus procentais 90 dienų saugotumėte ir parodytumėte žmogui, su kuriuo lyginame, jei sutiks ir jis. Jie gali atskleisti jautrių dalykų apie mano santykius. Sutikimą galiu bet kada atsiimti.',
  },
} as const
