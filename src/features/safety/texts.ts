const quickExit = 'Greitai išeiti'
const leaving = `Mygtukas „${quickExit}“ iškart atveria orų puslapį`
const inHistory =
  'Paskui langą užverkite: grįžus atgal, matyti prieš tai atverti puslapiai. Naršyklės istorijoje šio puslapio adresas lieka. Kitą kartą saugiau atverti privatų (inkognito) langą. Iš istorijos galima pašalinti ir vien šį adresą: jei ištrinama visa istorija, kas nors gali tai pastebėti.'
const inCalls = 'Numeris lieka skambučių sąraše, todėl kartais saugiau skambinti iš kito telefono.'
const tracesHeading = 'Ar bus matyti, kad čia lankėtės?'
const seen = 'Iš jūsų atsakymų matyti'

/** Texts for visitors who may be in danger or despair. */
export const safetyTexts = {
  quickExit,

  /**
   * Safety result. Somebody else may read it too, so it is about what the visitor experiences, never about what the
   * partner is or does.
   */
  result: {
    heading: 'Pirmiausia\u00A0– jūsų saugumas',
    /** Beginning of each text of `heard`, and of those after the first. */
    seen,
    alsoSeen: 'Taip pat matyti',
    /** By kind of warning; `general` is also used for three signs. */
    heard: {
      selfHarm: `${seen}, kad jums dabar labai sunku ir kad gali kilti minčių sau pakenkti ar nebegyventi. Taip būna, kai skausmo susikaupia per daug. Apie tai galima kalbėti.`,
      force: `${seen}, kad gali vykti tai, ko nenorite, arba kad su jumis elgiamasi šiurkščiai. Nenorėti galima visada\u00A0– ir gyvenant kartu, ir susituokus.`,
      fear: `${seen}, kad jums gali būti baisu arba kad ne viską galite spręsti laisvai. Tuo, ką jaučiate, galima pasikliauti.`,
      humiliation: `${seen}, kad jums tenka girdėti žodžius, kurie menkina. Jei nuo jų skauda, tai nėra perdėtas jautrumas.`,
      general: `${seen}, kad jums gali būti nesaugu ar labai sunku. Kartais tai matyti iš vieno atsakymo, kartais\u00A0– iš kelių kartu.`,
    },
    fault: 'Tai, kas vyksta, nėra jūsų kaltė. Kalbėtis apie tai su partneriu neprivalote.',
    /** `call` is shown below the help lines, so it repeats no number. */
    advice: {
      call: `Skambinti galima ne tik ištikus bėdai, bet ir tada, kai norisi, kad kas nors išklausytų, arba kai abejojate, ar tai rimta. „Vilties linija“ atsiliepia ir vyrams, ir moterims. ${inCalls}`,
      callSelfHarm:
        'Su tuo nebūtina likti vienumoje. „Vilties linija“ atsiliepia ir vyrams, ir moterims. Žinoti, nuo ko pradėti, nebūtina: užtenka pasakyti, kad sunku. Paskambinti galima ir tada, kai abejojate.',
      leave: `${leaving}, o\u00A0atsakymų šiame lange nebelieka. ${inHistory}`,
      keep: 'Testo, atsakymų ar šio puslapio niekam rodyti neprivalote. Papasakoti galima tam, kuo pasitikite. Išspausdintą puslapį ar jo nuotrauką gali pamatyti ir kiti. Jei prašėte nuorodos el.\u00A0paštu, laiške nėra nei testo pavadinimo, nei rezultato, tačiau nuoroda atveria šį puslapį. Laišką galima ištrinti, o\u00A0rezultatą\u00A0– pašalinti atvertame puslapyje.',
    },
    supportButton: 'Kur rasti pagalbą',
    /** Heading of `leave` and `keep`. */
    tracesHeading,
  },

  /** Heading above the help lines of a result. */
  helpHeading: 'Kas gali padėti',

  /** Shown below every result as `before`, the link and `after`. */
  support: {
    before: 'Jei jums dabar sunku ar nesaugu, pažiūrėkite, ',
    link: 'kur kreiptis pagalbos',
    after: '.',
  },
} as const

/** The line that listens to everybody. */
export const hopeLine = {
  name: '116\u00A0123',
  address: 'tel:116123',
  title: 'Vilties linija',
  text: 'Parama visiems',
  hours: 'nemokamai, visą\u00A0parą',
} as const

/** Help lines, from public sources as of November 2026. Must be confirmed by the owner before launch. */
export const helpLines = [
  {
    name: '112',
    address: 'tel:112',
    title: 'Pagalbos numeris',
    text: 'Kai pavojus gresia dabar',
    hours: 'visą\u00A0parą',
  },
  {
    name: '0\u00A0800\u00A066366',
    address: 'tel:080066366',
    title: 'Pagalbos moterims linija',
    text: 'Parama moterims',
    hours: 'nemokamai, visą\u00A0parą',
  },
  hopeLine,
] as const

/** Where people who live with violence get help in person. */
export const helpCentres = {
  name: 'Specializuotos kompleksinės pagalbos centrai',
  address: 'https://specializuotospagalboscentras.lt',
  text: 'Nemokama pagalba patyrus artimo žmogaus smurtą\u00A0– kiekvienoje savivaldybėje.',
} as const

/** Texts of the help page. */
export const supportTexts = {
  title: 'Pagalba',
  description:
    'Kur kreiptis, jei jums nesaugu ar labai sunku, ir pagalba dėl Santykių akademijos svetainės: testų, užsakymų, mokėjimų ir asmens duomenų.',

  crisisHeading: 'Kur kreiptis, jei nesaugu',
  crisisText:
    'Mūsų konsultacijos nėra skubi pagalba. Jei gresia pavojus gyvybei ar sveikatai arba patiriate smurtą, nelaukite mūsų atsakymo.',
  /** The same sentences as in the safety result. */
  tracesHeading,
  traces: `${leaving}. ${inHistory} ${inCalls}`,

  /** Heading of the part about the site, and the links to it. */
  siteHeading: 'Pagalba dėl svetainės ir\u00A0užsakymų',
  siteText: 'Dažniausi rūpesčiai ir ką daryti. Jei atsakymo čia nėra, parašykite mums.',
  /** An item is a text, or the parts of one with links. */
  topics: [
    {
      title: 'Testai',
      items: [
        ['Jei testas neįsikelia, atnaujinkite puslapį arba pabandykite kita naršykle.'],
        [
          'Jei rezultato pateikti nepavyko, palaukite minutę ir paspauskite mygtuką dar kartą: atsakymai lieka.',
        ],
        ['Testai skirti savistabai, diagnozės nenustato.'],
      ],
    },
    {
      title: 'Užsakymai ir mokėjimai',
      items: [
        ['Mokėjimas vyksta saugiame išoriniame mokėjimų puslapyje; kortelės duomenų mes nematome.'],
        [
          'Jei sumokėjote, bet patvirtinimo negavote, patikrinkite nepageidaujamų laiškų aplanką ir parašykite mums.',
        ],
        [
          'Prenumeratą nutrauksite ',
          { text: 'savo užsakymo puslapyje', href: '/uzsakymas' },
          ' arba el.\u00a0paštu. Dėl pinigų grąžinimo rašykite el.\u00a0paštu ir nurodykite adresą, kuriuo pirkote.',
        ],
        [
          'Per 14\u00a0dienų galite ',
          { text: 'atsisakyti sutarties', href: '/sutarties-atsisakymas' },
          ': nuoroda „Atsisakyti sutarties čia“ yra kiekvieno puslapio apačioje.',
        ],
      ],
    },
    {
      title: 'Jūsų duomenys',
      items: [
        [
          'Savo duomenis galite atsisiųsti arba ištrinti patys puslapyje „',
          { text: 'Mano duomenys', href: '/mano-duomenys' },
          '“.',
        ],
        ['Naujienlaiškio galite atsisakyti bet kada\u00A0– paspauskite nuorodą jo pabaigoje.'],
        [
          'Kokius duomenis ir kodėl tvarkome, aprašyta ',
          { text: 'privatumo politikoje', href: '/p/privatumo-politika' },
          '.',
        ],
      ],
    },
  ],
  writeHeading: 'Neradote atsakymo?',
  writeText: 'Trumpai parašykite mums, dėl ko kreipiatės:',
  toFaq: 'Dažniausiai užduodami klausimai',
} as const
