import type { OwnerSettings } from '../owner-texts.ts'

type SettingField =
  Exclude<keyof OwnerSettings, 'answerHours' | 'topicQuizzes'> | 'answerFrom' | 'answerTo'

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
    'Apie tai pasakoma po paveikslėliu ir po tekstu. Galioja tam, ką sukūrėte šiame skydelyje.',
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
    legalName: 'Pavadinimas arba vardas ir pavardė',
    legalForm: 'Teisinė forma',
    code: 'Įmonės arba veiklos kodas',
    vatCode: 'PVM mokėtojo kodas',
    address: 'Buveinės arba veiklos adresas',
    email: 'El. paštas lankytojams',
    phone: 'Telefonas',
    answerFrom: 'Nuo (val.)',
    answerTo: 'Iki (val.)',
    sampleQuestion: 'Klausimas',
    sampleAnswer: 'Atsakymas',
    aiCaptions: 'Rašyti lankytojams, kuriuos paveikslėlius ir tekstus kūrė dirbtinis intelektas',
  } satisfies Record<SettingField, string>,
  legalFormHint: 'pavyzdžiui, „uždaroji akcinė bendrovė“ arba „individuali veikla“',
  vatCodeHint: 'jei esate PVM mokėtojas',
  addressHint: 'gatvė, namas, pašto kodas, miestas',
  sampleAnswerHint: 'pastraipas skirkite tuščia eilute, žingsnius numeruokite „1. “',
  earlier: 'Ankstesni nustatymai',
  earlierTake: (moment: string) => `Grąžinti į formą: ${moment}`,
  takeTitle: 'Pakeisti formos tekstą ankstesniais nustatymais?',
  takeText: 'Neišsaugoti pakeitimai šioje formoje dings.',
  notices: 'Kur siunčiami pranešimai jums',
  noticesTo: (address: string) => `Dabar jie siunčiami adresu ${address}.`,
  noticesNowhere: 'Laiškų siuntimas dar nesukonfigūruotas.',
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
