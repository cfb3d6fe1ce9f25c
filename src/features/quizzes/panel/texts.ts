import type { LineFault } from '../question-text.ts'
import type { OptionMark } from '../warnings.ts'

/** Labels of the marks of options. */
const marks: Record<OptionMark, string> = {
  selfHarm: 'Savižala',
  force: 'Prievarta ir nenorimas seksas',
  fear: 'Baimė ir kontrolė',
  humiliation: 'Žeminimas',
  general: 'Nesaugu (bendras)',
  sign: 'Ženklas (trys – įspėjimas)',
}

export const quizFormTexts = {
  created: { title: 'Testas sukurtas', description: 'Testas sėkmingai išsaugotas.' },
  updated: { title: 'Testas atnaujintas', description: 'Testas sėkmingai išsaugotas.' },
  saveFailed: 'Nepavyko išsaugoti testo',
  saveUnexplained: 'Request failed',

  title: 'Pavadinimas',
  description: 'Aprašymas',
  instructions: 'Instrukcijos dalyviams',
  noInstructions: 'neįrašyta',
  instructionsHint: 'neprivalomos, rodomos prie pirmojo klausimo',
  duplicate: 'Sukurti testo kopiją',
  duplicateTitle: (title: string) => `${title} (kopija)`,

  // Collapsed questions, dimensions and bands
  openAll: 'Išskleisti viską',
  collapseAll: 'Suskleisti viską',
  numbered: (number: number, words: string) => `${number}. ${words}`,
  points: (range: string) => `Balai:\u00a0${range}`,
  shortTypes: { multiple_choice: 'Sąrašas', scale: 'Skalė', yes_no: 'Taip/Ne' },
  notRequired: 'Neprivalomas',
  questionCount: (count: number) => `Klausimų: ${count}`,
  sampleBadge: 'Pavyzdinis tekstas',
  /** Names the part of the quiz that has an error. */
  named: (heading: string, name: string) => `${heading} „${name}“`,
  ofLevel: (part: string, level: string) => `${part}, lygis „${level}“`,
  faults: (count: number) => `Klaidų: ${count}`,

  // Questions
  questions: 'Klausimai',
  questionsEmpty: 'Testas dar neturi klausimų.',
  addQuestion: 'Pridėti klausimą',
  questionHeading: (number: number) => `${number} klausimas`,

  // Questions pasted as text
  paste: 'Įklijuoti klausimus',
  pasteTitle: 'Klausimų įklijavimas',
  pasteIntro:
    'Įklijuokite klausimus iš „Word“ ar kito dokumento: kiekvienas klausimas prasideda numeriu, kiekvienas atsakymas – naujoje eilutėje, geriausia su raide arba brūkšniu priekyje ir balais gale.',
  pasteLabel: 'Klausimų tekstas',
  pastePlaceholder: '1. Klausimas?\na) Niekada 0\nb) Kartais – 1\nc) Dažnai ... 2',
  pasteEmpty: 'Čia matysite, kokie klausimai bus pridėti.',
  pasteNone: 'Klausimų nerasta. Klausimas turi prasidėti numeriu, pavyzdžiui, „1.“',
  pasteUnclear: 'Patikrinkite šias eilutes',
  pasteFaults: {
    'too-long': (words) => `${words} – per ilga eilutė, ji praleista.`,
    neither: (words) => `${words} – nei klausimas, nei atsakymas, todėl praleista.`,
    'no-question': (words) => `${words} – atsakymas be klausimo, todėl praleistas.`,
    'no-points': (words) => `prie atsakymo ${words} nėra balų, todėl jam skirta 0.`,
    negative: (words) =>
      `atsakymo ${words} balai neigiami, o mažiausi gali būti 0. Jei tai ne minusas, palikite po brūkšnio tarpą.`,
    'no-options': (words) =>
      `klausimas ${words} neturi atsakymų, todėl pridėti „Ne“, „Iš dalies“ ir „Taip“.`,
  } satisfies Record<LineFault, (words: string) => string>,
  quoted: (words: string) => `„${words}“`,
  pasteFault: (line: number, fault: string) => `${line} eilutė: ${fault}`,
  pasteRanked:
    'Kai kurių klausimų atsakymai yra be balų, todėl jiems iš eilės skirta 0, 1, 2 ir taip toliau. Patikrinkite, ar daugiausia balų skirta tinkamam atsakymui.',
  pasteGuesses:
    'Kai kuriuos balus teko spėti. Jie pažymėti žodžiu „spėta“ – patikrinkite, ar jie teisingi.',
  pasteGuessed: 'spėta',
  pasteRefused: 'Pataisykite tekstą, kad klausimus būtų galima pridėti',
  pasteAdd: 'Pridėti klausimus',
  pasteHint: 'Klausimai bus pridėti testo pabaigoje. Jie liks tik išsaugojus testą.',
  question: 'Klausimo tekstas',
  questionType: 'Klausimo tipas',
  types: {
    multiple_choice: 'Pasirinkimas iš sąrašo',
    scale: 'Skalė',
    yes_no: 'Taip/Ne',
  },
  formerOptions:
    'Ankstesni atsakymai sugrįš, jei prieš išsaugodami pasirinksite kitą klausimo tipą.',
  required: 'Privalomas klausimas',
  moveQuestion: (number: number) => `Perkelti ${number} klausimą`,
  duplicateQuestion: 'Kopijuoti klausimą',
  removeQuestion: 'Pašalinti klausimą',
  questionRemoved: 'Klausimas pašalintas',
  undo: 'Grąžinti',
  defaultOptions: ['Ne', 'Iš dalies', 'Taip'],
  yesNoOptions: ['Taip', 'Ne'],

  // Options
  options: 'Atsakymai ir jų balai',
  option: (number: number) => `${number} atsakymas`,
  weight: (number: number) => `${number} atsakymo balai`,
  weightShort: 'Balai',
  /** Option in the comparison of two versions after a conflict. */
  optionLine: (text: string, weight: string, mark: OptionMark | '') =>
    `– ${text} (${weight})${mark === '' ? '' : ` – ${marks[mark]}`}`,
  marks,
  /** Column headings of the options. */
  optionColumn: 'Atsakymas',
  markColumn: 'Žyma',
  unmarked: 'Nepažymėtas',
  markOf: (number: number) => `${number} atsakymo žyma`,
  warning: 'Įspėjamasis',
  marksHint:
    'Pažymėkite atsakymus apie baimę, prievartą, pažeminimą ar savęs žalojimą. Pasirinkęs bent vieną tokį arba tris ženklus, žmogus vietoj balų, kategorijos ir patarimų matys saugumo pranešimą su pagalbos kontaktais.',
  whatVisitorsSee: 'Ką matys lankytojas',
  addOption: 'Pridėti atsakymą',
  moveOption: (number: number) => `Perkelti ${number} atsakymą`,
  removeOption: (number: number) => `Pašalinti ${number} atsakymą`,

  // Announcements to screen readers while dragging
  dragHelp:
    'Norėdami perkelti, paspauskite tarpo klavišą, tada rodyklėmis pasirinkite vietą ir dar kartą paspauskite tarpo klavišą. Atšaukti galima klavišu „Escape“.',
  dragStarted: (place: number) => `Paimta iš ${place} vietos.`,
  dragOver: (place: number) => `Dabar ${place} vietoje.`,
  dragEnded: (place: number) => `Padėta į ${place} vietą.`,
  dragCancelled: 'Perkėlimas atšauktas.',

  // Dimensions
  dimensions: 'Sritys',
  dimensionsHint:
    'Sritis jungia klausimus apie tą patį, pavyzdžiui, apie pasitikėjimą. Rezultate prie kiekvienos srities rodomas jos lygiui skirtas patarimas.',
  dimensionsEmpty: 'Be sričių rezultate bus rodomas tik bendras balas ir kategorija.',
  dimension: 'Sritis',
  noDimension: 'Be srities',
  addDimension: 'Pridėti sritį',
  dimensionHeading: (number: number) => `${number} sritis`,
  dimensionName: 'Srities pavadinimas',
  moveDimension: (number: number) => `Perkelti ${number} sritį`,
  removeDimension: 'Pašalinti sritį',
  dimensionRemoved: 'Sritis pašalinta, jos klausimai liko be srities.',
  unusedDimension:
    'Šiai sričiai dar nepriskirtas nė vienas klausimas. Sritis pasirenkama prie klausimo.',
  dimensionAdvice: 'Patarimas pagal lygį',
  levels: { low: 'Žemas', middle: 'Vidutinis', high: 'Aukštas' },
  levelHints: { low: 'iki 33\u00a0%', middle: '34–66\u00a0%', high: 'nuo 67\u00a0%' },
  articles: 'Rekomenduojami straipsniai',
  articlesHint:
    'Rezultate rodoma viena nuoroda: pirmas publikuotas straipsnis, kurio nerodo ankstesnė sritis.',
  article: 'Straipsnis',
  articleNumber: (number: number) => `${number} straipsnis`,
  noArticle: 'Nepasirinktas',
  unpublishedArticle: (slug: string) => `${slug} (nepublikuotas, nerodomas)`,
  talk: 'Klausimas pokalbiui dviese',
  talkHint:
    'neprivalomas; rodomas, kai du žmonės palygina savo rezultatus ir šioje srityje jie skiriasi',
  comparable: 'Leisti dviem palyginti savo sritis',
  comparableLater: 'Palyginti bus galima, kai testas turės bent vieną sritį.',
  /** Lines in the comparison of two versions. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  yesOrNo: (yes: boolean) => (yes ? 'Taip' : 'Ne'),

  // Result bands
  bands: 'Rezultatų kategorijos',
  bandsHint: 'Rekomenduojame tris kategorijas: žemą, vidutinę ir aukštą.',
  bandsEmpty: 'Be kategorijų rezultate bus rodomi tik balai.',
  addBand: 'Pridėti kategoriją',
  bandHeading: (number: number) => `${number} kategorija`,
  bandName: 'Kategorijos pavadinimas',
  defaultBandName: (number: number) => `Kategorija ${number}`,
  bandDescription: 'Aprašymas',
  defaultBandDescription: 'Trumpai apibūdinkite, ką reiškia šis rezultatas.',
  bandAdvice: 'Patarimai',
  defaultBandAdvice: 'Parašykite, ką patartumėte šį rezultatą gavusiam žmogui.',
  minScore: 'Nuo (balų)',
  maxScore: 'Iki (balų)',
  color: 'Spalva',
  segment: '„Omnisend“ žyma',
  segmentHint: 'neprivaloma; išsiunčiama tik lankytojui sutikus ir niekada po įspėjamojo atsakymo',
  removeBand: 'Pašalinti kategoriją',
  bandRemoved: 'Kategorija pašalinta',

  // Bar of the bands
  barLabel: (maximum: string) => `Kategorijų juosta, balai nuo 0 iki ${maximum}`,
  maximum: (maximum: string) => `Didžiausias galimas balas: ${maximum}.`,
  totals: (from: string, to: string) => `Galimi balai: nuo ${from} iki ${to}.`,
  range: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  gap: (range: string) => `Balai ${range} nepriklauso jokiai kategorijai.`,
  overlap: (range: string, names: readonly string[]) =>
    `Balai ${range} priklauso kelioms kategorijoms: ${names.join(', ')}.`,
  unreachable: (name: string, range: string) =>
    `Kategorijos ${name} (${range}) neįmanoma pasiekti.`,
  tooHigh: (name: string, range: string) =>
    `Kategorijai ${name} (${range}) skirta daugiau balų, nei galima surinkti.`,
  spread: 'Paskirstyti balus iš naujo',
  spreadDone: 'Balai paskirstyti iš naujo, po lygiai kiekvienai kategorijai.',
  bandsFine: 'Kategorijos apima visus galimus balus.',
  sampleWords: (names: readonly string[]) =>
    `Pavyzdinis tekstas dar nepakeistas: ${names.map((name) => `„${name}“`).join(', ')}. Lankytojai jį matytų tokį, koks yra.`,

  // Question before a quiz is published
  publishTitle: (title: string) => `Skelbti „${title}“ taip, kaip yra?`,
  publishGap: (gap: string) => `${gap} Juos surinkę lankytojai matytų gretimos kategorijos tekstą.`,
  publish: 'Vis tiek skelbti',
  publishLater: 'Grįžti ir pataisyti',

  // Trial run
  trial: 'Išbandyti testą',
  trialTitle: 'Testo bandymas',
  trialNote: 'Taip testą mato lankytojai. Bandymo atsakymai niekur nesaugomi.',
  trialEmpty: 'Pridėkite bent vieną klausimą su atsakymais, kad galėtumėte išbandyti testą.',
  trialAgain: 'Bandyti iš naujo',
} as const
