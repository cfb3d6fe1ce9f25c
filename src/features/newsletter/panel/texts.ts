import type { LetterState } from '../letters.ts'
import { SENDER_REFUSED_PERCENT } from '../newsletter.ts'
import type { MailState } from '#src/core/outbox.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'

/** Texts of the letters to all subscribers. */
export const letterTexts = {
  // List
  heading: 'Naujienlaiškiai',
  intro:
    'Laiškai visiems naujienlaiškio prenumeratoriams. Kiekvienas prenumeratorius laišką gauna kartą.',
  subscribers: (count: number) => `Prenumeratorių dabar: ${count}.`,
  create: 'Naujas laiškas',
  weekWithoutLetter:
    'Šiai savaitei laiškas nesuplanuotas, o prenumeratoriams pažadėta rašyti kartą per savaitę.',
  write: 'Parašyti laišką',
  empty:
    'Laiškų dar nėra. Parašykite pirmąjį: prieš siunčiant jį galėsite peržiūrėti ir išbandyti.',
  notSent: {
    unset:
      'Laiškų siuntimas dar neįjungtas: paprašykite svetainės prižiūrėtojo. Iki tol išsiųsti laiškai lauks.',
    preview: panelTexts.noMailInPreview,
  } satisfies Record<Exclude<MailState, 'on'>, string>,
  states: {
    draft: 'Juodraštis',
    scheduled: 'Suplanuota',
    sending: 'Siunčiama',
    sent: 'Išsiųsta',
    'handed-over': 'Perduota „Omnisend“',
  } satisfies Record<LetterState | 'sent', string>,
  scheduledAt: (moment: string) => `Suplanuota ${moment}`,
  createdAt: (moment: string) => `Sukurta ${moment}`,
  startedAt: (moment: string) => `Pradėta siųsti ${moment}`,
  handedAt: (moment: string) => `Perduota ${moment}`,
  recipients: (count: number) => `Gavėjų: ${count}`,
  sent: (count: number) => `Išsiųsta: ${count}`,
  waiting: (count: number) => `Laukia: ${count}`,
  failed: (count: number) => `Nepavyko: ${count}`,
  senderRefused: `Atsakymų, kad adreso nėra, daugiau nei ${SENDER_REFUSED_PERCENT} %. Tiek adresų vienu metu neišnyksta: greičiausiai laiškų nepriima dėl siuntėjo, todėl nė vienos prenumeratos nesustabdėme. Paprašykite svetainės prižiūrėtojo patikrinti laiškų siuntimą.`,
  edit: 'Redaguoti',
  open: 'Atverti',
  removeText:
    'Laiškas bus ištrintas visam laikui. Jei jis dar siunčiamas, likusiems prenumeratoriams nebeišeis.',
  removeUnsentText: 'Ištrintą laišką dar galėsite atkurti iš pranešimo apie ištrynimą.',
  removed: 'Laiškas ištrintas',
  removeFailed: 'Nepavyko ištrinti laiško. Bandykite vėliau.',

  // Form
  newHeading: 'Naujas laiškas',
  editHeading: 'Laiško redagavimas',
  subject: 'Tema',
  toList: 'Visi laiškai',
  created: 'Laiško juodraštis išsaugotas',
  updated: 'Laiškas išsaugotas',
  saveFailed: 'Nepavyko išsaugoti laiško',
  missing: 'Tokio laiško nebėra. Galbūt jis buvo ištrintas.',
  orphanText: 'Šioje naršyklėje liko laiško tekstas, kurio nespėjote išsaugoti.',
  orphanOpen: 'Atverti kaip naują laišką',

  // From an article
  fromArticle: 'Užpildyti iš straipsnio',
  article: 'Straipsnis',
  articleChoice: 'Pasirinkite straipsnį',
  articleFill: 'Užpildyti',
  articlesLoading: 'Įkeliami straipsniai...',
  articlesEmpty: 'Publikuotų straipsnių dar nėra.',
  articleHint: 'Laiške bus straipsnio paveikslėlis, pirmosios pastraipos ir nuoroda.',
  readArticle: 'Skaityti straipsnį',
  overwriteTitle: 'Pakeisti parašytą laišką?',
  overwriteText:
    'Straipsnio pavadinimas, paveikslėlis ir pirmosios pastraipos pakeis temą ir tekstą, kurie dabar yra formoje.',
  articleFailed: 'Nepavyko gauti straipsnio. Bandykite vėliau.',

  // Preview
  previewTitle: 'Kaip atrodys pašte',
  previewForms: 'Laiško rodymas',
  previewForm: { html: 'Su išdėstymu', text: 'Tik tekstas' },
  previewEmpty: 'Pradėkite rašyti, ir čia pamatysite laišką tokį, kokį jį gaus skaitytojai.',
  previewFailed: 'Peržiūros parodyti nepavyko.',
  clipped:
    'Laiškas labai ilgas: „Gmail“ parodys tik jo pradžią, o likusią dalį nukirps, tad skaitytojas gali nepamatyti ir nuorodos, kuria atsisakoma naujienlaiškio. Patariame laišką sutrumpinti arba dalį teksto perkelti į straipsnį ir duoti nuorodą.',

  // Sending
  sending: 'Siuntimas',
  factsFailed: 'Nepavyko gauti siuntimo nuostatų. Bandykite vėliau.',
  toSubscribers: (count: number) => `Gaus visi prenumeratoriai (dabar jų ${count}).`,
  trial: { full: 'Siųsti bandomąjį sau', short: 'Siųsti sau' },
  trialHint:
    'Prieš siųsdami visiems, išsiųskite bandomąjį sau: jis ateis tik jums. Siunčiant laiškas ir išsaugomas.',
  trialSent: 'Bandomasis laiškas siunčiamas jums',
  trialTo: (email: string) => `Jis ateis adresu ${email}.`,
  trialFailed: 'Nepavyko išsiųsti bandomojo laiško. Bandykite vėliau.',
  way: 'Kas siunčia',
  ways: {
    site: 'Siųs svetainė',
    service: 'Perduoti „Omnisend“ (kampanijos juodraštis; išsiųsite ten)',
  },
  when: 'Kada siųsti',
  times: { now: 'Dabar', later: 'Vėliau' },
  /** Labels of the button that sends, schedules or hands over. */
  send: {
    now: 'Siųsti visiems…',
    later: 'Suplanuoti',
    planned: 'Pakeisti laiką',
    service: 'Perduoti „Omnisend“…',
  },
  sendTitle: 'Siųsti laišką visiems?',
  sendText: (subject: string, subscribers: number) =>
    `„${subject}“ gaus visi prenumeratoriai (dabar jų ${subscribers}). Pradėto siuntimo atšaukti nebegalėsite.`,
  sendConfirm: 'Siųsti visiems',
  nobody: 'Prenumeratorių dar nėra, todėl siųsti nėra kam.',
  sendStarted: 'Laiškas siunčiamas',
  sendFailed: 'Nepavyko pradėti siuntimo. Bandykite vėliau.',
  at: 'Diena ir laikas',
  atHint: 'Lietuvos laiku',
  atRequired: 'Nurodykite siuntimo dieną ir laiką',
  planned: 'Laiškas suplanuotas',
  plannedAt: (moment: string) => `Bus išsiųstas ${moment}.`,
  planClippedTitle: 'Suplanuoti tokį ilgą laišką?',
  planClipped: 'Vis tiek suplanuoti',
  planFailed: 'Nepavyko suplanuoti laiško. Bandykite vėliau.',
  plannedFor: (moment: string) =>
    `Laiškas bus išsiųstas ${moment} arba iki 5 minučių vėliau. Iki to laiko jį dar galite keisti.`,
  unplan: 'Atšaukti planą',
  unplanned: 'Planas atšauktas, laiškas vėl juodraštis',
  unplanFailed: 'Nepavyko atšaukti plano. Bandykite vėliau.',
  handOverTitle: 'Perduoti laišką „Omnisend“?',
  handOverText: (subject: string) =>
    `Iš laiško „${subject}“ „Omnisend“ paskyroje bus sukurtas kampanijos juodraštis. Svetainė laiško nebesiųs, o jo keisti čia nebegalėsite.`,
  handOverConfirm: 'Perduoti',
  handedOver: 'Laiškas perduodamas „Omnisend“',
} as const
