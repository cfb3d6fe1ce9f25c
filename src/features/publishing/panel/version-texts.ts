/** Lowers the first letter of a label. */
const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** Texts about earlier versions of an item. */
export const versionTexts = {
  open: 'Ankstesnės versijos',
  loading: 'Versijos įkeliamos...',
  failed: 'Nepavyko įkelti versijų. Bandykite vėliau.',
  none: 'Ankstesnių versijų dar nėra: jos atsiranda išsaugojus pakeitimus.',
  intro: 'Prie kiekvienos versijos parašyta, kas ją išsaugant pakeista.',
  saved: (moment: string) => `Išsaugota ${moment}`,
  present: (moment: string) => `Dabar (išsaugota ${moment})`,
  fields: (labels: readonly string[], others: number) =>
    `Pakeista: ${labels.map(lowered).join(', ')}${others > 0 ? ` ir dar ${others}` : ''}`,
  status: (from: string, to: string) => `${from} → ${to}`,
  onlyStatus: (change: string) => `Tik būsena: ${change}`,
  alsoStatus: (fields: string, change: string) => `${fields}. Būsena: ${change}`,
  onlyTime: 'Tik laikas, kada paskelbti',
  otherChanges: 'Smulkūs pakeitimai',
  oldest: 'Seniausia išlikusi versija',
  titled: (title: string) => `„${title}“`,
  words: (count: number) => `žodžių: ${count}`,
  questions: (count: number) => `klausimų: ${count}`,
  asNow: 'Tekstas toks pat kaip dabar',
  show: 'Peržiūrėti',
  back: 'Grįžti į sąrašą',
  now: 'Dabar',
  then: 'Ši versija',
  direction:
    'Žaliai ir pabraukta – ką ši versija sugrąžintų. Raudonai ir perbraukta – kas dabar yra formoje, o šią versiją pasirinkus dingtų.',
  same: 'Ši versija nesiskiria nuo to, kas dabar formoje, tad atkurti nėra ko.',
  take: 'Įkelti į formą',
  takeTitle: 'Pakeisti tai, kas yra formoje?',
  takeText: 'Formoje yra neišsaugotų pakeitimų. Įkėlus šią versiją jie dings.',
  takeHint:
    'Įkelta versija bus formoje; ji įsigalios, kai išsaugosite. Būsena liks tokia, kokia yra dabar.',
  restore: 'Atkurti iš karto',
  restoreTitle: 'Atkurti šią versiją?',
  restoreText:
    'Ši versija iš karto pakeis dabar išsaugotą. Dabartinė liks tarp ankstesnių versijų, o neišsaugoti pakeitimai formoje dings.',
  restored: 'Versija atkurta',
  restoreFailed: 'Nepavyko atkurti versijos',
  openFailed: 'Nepavyko įkelti versijos',
} as const
