import { SERIES_STEPS } from '../series.ts'

/** Texts of the series of letters. */
export const seriesTexts = {
  // List
  heading: 'Laiškų serijos',
  intro:
    'Laiškai, kuriuos prenumeratorius gauna vieną po kito nuo tos dienos, kai prasideda serija. Kiekvieną – tik kartą; atsisakius naujienlaiškio serija baigiasi.',
  general: 'Po patvirtintos prenumeratos',
  generalHint:
    'Gauna visi naujieji, išskyrus tuos, kuriems prasideda serija pagal testo rezultatą.',
  ofBand: (quiz: string, band: string) => `${quiz}: ${band}`,
  bandHint:
    'Gauna tie, kurie prie rezultato sutiko gauti pagal jį parinktus laiškus. Po saugumo pranešimo siunčiama bendroji serija.',
  bandGone: 'Kategorijos nebėra',
  bandGoneHint: 'Nauji skaitytojai šios serijos nebegaus, pradėjusieji gaus ją iki galo.',
  running: 'Siunčiama',
  paused: 'Sustabdyta',
  pause: 'Sustabdyti',
  resume: 'Siųsti',
  pausedDone: 'Serija sustabdyta',
  pausedText:
    'Kol ji sustabdyta, niekam nieko nesiunčiame ir naujiems skaitytojams jos nepradedame.',
  resumed: 'Serija siunčiama',
  resumedText: 'Laiškai, kurių laikas jau atėjo, išeis per kelias minutes.',
  pauseFailed: 'Nepavyko pakeisti serijos. Bandykite vėliau.',
  readers: (count: number) => `Pradėjo: ${count}`,
  empty: 'Laiškų serijų nėra.',
  noSteps: 'Joje dar nėra laiškų.',
  addStep: 'Pridėti laišką',
  full: `Serijoje gali būti ne daugiau kaip ${SERIES_STEPS} laiškų.`,
  atOnce: 'Iš karto',
  after: (days: number, hour: number) => `Po ${days}\u00A0d., ${hour}\u00A0val.`,
  sent: (count: number) => `Išsiųsta: ${count}`,
  left: (count: number) => `Po jo atsisakė: ${count}`,
  edit: 'Redaguoti',
  removeStepTitle: (subject: string) => `Ištrinti „${subject}“?`,
  removeStepText: 'Kas šio laiško dar negavo, nebegaus. Atkurti jo negalėsite.',
  stepRemoved: 'Laiškas iš serijos ištrintas',
  removeStepFailed: 'Nepavyko ištrinti laiško. Bandykite vėliau.',
  removeText: 'Serija bus ištrinta visam laikui su visais jos laiškais. Niekas jų nebegaus.',
  removed: 'Serija ištrinta',
  removeFailed: 'Nepavyko ištrinti serijos. Bandykite vėliau.',
  preview: 'Peržiūrėti visą',
  hidePreview: 'Suskleisti peržiūrą',

  // New series
  add: 'Nauja serija pagal rezultatą',
  addHint: 'Ji bus sustabdyta, kol parašysite laiškus ir įjungsite siuntimą.',
  band: 'Testo kategorija',
  addDone: 'Serija pridėta',
  addFailed: 'Nepavyko pridėti serijos. Bandykite vėliau.',
  addButton: 'Pridėti',

  // Form
  newHeading: 'Naujas serijos laiškas',
  editHeading: 'Serijos laiško redagavimas',
  toList: 'Visos serijos',
  waitDays: 'Po kiek dienų',
  hour: 'Kelintą valandą',
  hints: {
    waitDays: 'Skaičiuojama nuo ankstesnio laiško, pirmajam – nuo patvirtinimo. 0 – iš karto.',
    hour: 'Vilniaus laiku, nuo 0 iki 23.',
  },
  created: 'Laiškas pridėtas serijos gale',
  updated: 'Serijos laiškas išsaugotas',
  saveFailed: 'Nepavyko išsaugoti serijos laiško',
  missing: 'Tokio serijos laiško nebėra. Galbūt jis buvo ištrintas.',
} as const
