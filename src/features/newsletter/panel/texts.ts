import type { LetterState } from '../letters.ts'
import type { BounceCause } from '#src/features/mailbox/mailbox.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { SENDER_REFUSED_PERCENT } from '../newsletter.ts'
import type { MailState } from '#src/core/outbox.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'

/** Texts of the letters to all subscribers. */
export const letterTexts = {
  // List
  heading: 'Naujienlaiškiai',
  intro: 'Juos gauna visi prenumeratoriai, kiekvieną – po kartą.',
  subscribers: (count: number) => `Prenumeratorių dabar: ${count}.`,
  create: 'Rašyti naujienlaiškį',
  weekWithoutLetter:
    'Šiai savaitei naujienlaiškis nesuplanuotas, o prenumeratoriams pažadėta rašyti kartą per savaitę.',
  write: 'Rašyti naujienlaiškį',
  empty:
    'Naujienlaiškių dar nėra. Parašykite pirmąjį: prieš siunčiant jį galėsite peržiūrėti ir išbandyti.',
  notSent: {
    unset:
      'Laiškų siuntimas dar neįjungtas: paprašykite svetainės prižiūrėtojo. Iki tol išsiųsti naujienlaiškiai lauks.',
    preview: panelTexts.noMailInPreview,
  } satisfies Record<Exclude<MailState, 'on'>, string>,
  states: {
    draft: 'Juodraštis',
    scheduled: 'Suplanuotas',
    sending: 'Siunčiamas',
    sent: 'Išsiųstas',
    'handed-over': 'Perduotas „Omnisend“',
  } satisfies Record<LetterState | 'sent', string>,
  scheduledAt: (moment: string) => `Suplanuotas ${moment}`,
  createdAt: (moment: string) => `Sukurtas ${moment}`,
  startedAt: (moment: string) => `Pradėtas siųsti ${moment}`,
  handedAt: (moment: string) => `Perduotas ${moment}`,
  recipients: (count: number) => `Gavėjų: ${count}`,
  sent: (count: number) => `Išsiųsta: ${count}`,
  waiting: (count: number) => `Laukia: ${count}`,
  failed: (count: number) => `Nepavyko: ${count}`,
  senderRefused: (cause: BounceCause) =>
    `Nepriimta ar grįžo daugiau nei ${SENDER_REFUSED_PERCENT} % laiškų. Priežastis: ${mailboxTexts.causes[cause]}. Tiek adresų vienu metu neišnyksta: greičiausiai laiškų nepriima dėl siuntėjo, todėl nė vienos prenumeratos nesustabdėme. Paprašykite svetainės prižiūrėtojo patikrinti laiškų siuntimą.`,
  edit: 'Redaguoti',
  open: 'Atverti',
  removeText:
    'Naujienlaiškis bus ištrintas visam laikui. Jei jis dar siunčiamas, likusiems prenumeratoriams nebeišeis.',
  removeUnsentText: 'Ištrintą naujienlaiškį dar galėsite atkurti iš pranešimo apie ištrynimą.',
  removed: 'Naujienlaiškis ištrintas',
  removeFailed: 'Nepavyko ištrinti naujienlaiškio. Bandykite vėliau.',

  // Form
  newHeading: 'Naujas naujienlaiškis',
  editHeading: 'Naujienlaiškio redagavimas',
  subject: 'Tema',
  toList: 'Visi naujienlaiškiai',
  created: 'Naujienlaiškio juodraštis išsaugotas',
  updated: 'Naujienlaiškis išsaugotas',
  saveFailed: 'Nepavyko išsaugoti naujienlaiškio',
  missing: 'Tokio naujienlaiškio nebėra. Galbūt jis buvo ištrintas.',
  orphanText: 'Šioje naršyklėje liko naujienlaiškio tekstas, kurio nespėjote išsaugoti.',
  orphanOpen: 'Atverti kaip naują',

  // From an article
  fromArticle: 'Užpildyti iš straipsnio',
  article: 'Straipsnis',
  articleChoice: 'Pasirinkite straipsnį',
  articleFill: 'Užpildyti',
  articlesLoading: 'Įkeliami straipsniai...',
  articlesEmpty: 'Publikuotų straipsnių dar nėra.',
  articleHint: 'Naujienlaiškyje bus straipsnio paveikslėlis, pirmosios pastraipos ir nuoroda.',
  readArticle: 'Skaityti straipsnį',
  overwriteTitle: 'Pakeisti parašytą naujienlaiškį?',
  overwriteText:
    'Straipsnio pavadinimas, paveikslėlis ir pirmosios pastraipos pakeis temą ir tekstą, kurie dabar yra formoje.',
  articleFailed: 'Nepavyko gauti straipsnio. Bandykite vėliau.',

  // Preview
  previewTitle: 'Kaip atrodys pašte',
  previewForms: 'Naujienlaiškio rodymas',
  previewForm: { html: 'Su išdėstymu', text: 'Tik tekstas' },
  previewEmpty: 'Pradėkite rašyti, ir čia pamatysite naujienlaiškį tokį, kokį jį gaus skaitytojai.',
  previewFailed: 'Peržiūros parodyti nepavyko.',
  clipped:
    'Naujienlaiškis labai ilgas: „Gmail“ parodys tik jo pradžią, o likusią dalį nukirps, tad skaitytojas gali nepamatyti ir nuorodos, kuria atsisakoma naujienlaiškio. Patariame jį sutrumpinti arba dalį teksto perkelti į straipsnį ir duoti nuorodą.',

  // Sending
  sending: 'Siuntimas',
  factsFailed: 'Nepavyko gauti siuntimo nuostatų. Bandykite vėliau.',
  toSubscribers: (count: number) => `Gaus visi prenumeratoriai (dabar jų ${count}).`,
  trial: { full: 'Siųsti bandomąjį sau', short: 'Siųsti sau' },
  trialHint:
    'Prieš siųsdami visiems, išsiųskite bandomąjį sau: jis ateis tik jums. Siunčiant naujienlaiškis ir išsaugomas.',
  trialSent: 'Bandomasis naujienlaiškis siunčiamas jums',
  trialTo: (email: string) => `Jis ateis adresu ${email}.`,
  trialFailed: 'Nepavyko išsiųsti bandomojo naujienlaiškio. Bandykite vėliau.',
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
  sendTitle: 'Siųsti naujienlaiškį visiems?',
  sendText: (subject: string, subscribers: number) =>
    `„${subject}“ gaus visi prenumeratoriai (dabar jų ${subscribers}). Pradėto siuntimo atšaukti nebegalėsite.`,
  sendConfirm: 'Siųsti visiems',
  nobody: 'Prenumeratorių dar nėra, todėl siųsti nėra kam.',
  sendStarted: 'Naujienlaiškis siunčiamas',
  /** Title of the toast if mails are not sent; the reason stands below it. */
  sendWaits: 'Naujienlaiškis įrašytas, bet dar nesiunčiamas',
  sendFailed: 'Nepavyko pradėti siuntimo. Bandykite vėliau.',
  at: 'Diena ir laikas',
  atHint: 'Lietuvos laiku',
  atRequired: 'Nurodykite siuntimo dieną ir laiką',
  planned: 'Naujienlaiškis suplanuotas',
  plannedAt: (subject: string, moment: string) => `„${subject}“ bus išsiųstas ${moment}.`,
  planTitle: 'Suplanuoti naujienlaiškį?',
  planNobodyTitle: 'Nėra kam siųsti. Vis tiek suplanuoti?',
  planNobody: 'Prenumeratorių dar nėra: jei iki tol niekas neužsiprenumeruos, jo negaus niekas.',
  planTogether: (subject: string) =>
    `Tą pačią minutę jau suplanuotas „${subject}“: skaitytojai gaus abu iš karto.`,
  planAnyway: 'Vis tiek suplanuoti',
  planFailed: 'Nepavyko suplanuoti naujienlaiškio. Bandykite vėliau.',
  plannedFor: (moment: string) =>
    `Naujienlaiškis bus išsiųstas ${moment} arba iki 5 minučių vėliau. Iki to laiko jį dar galite keisti.`,
  unplan: 'Atšaukti planą',
  unplanned: 'Planas atšauktas, naujienlaiškis vėl juodraštis',
  unplanFailed: 'Nepavyko atšaukti plano. Bandykite vėliau.',
  handOverTitle: 'Perduoti naujienlaiškį „Omnisend“?',
  handOverText: (subject: string) =>
    `Iš naujienlaiškio „${subject}“ „Omnisend“ paskyroje bus sukurtas kampanijos juodraštis. Svetainė jo nebesiųs, o keisti jį čia nebegalėsite.`,
  handOverConfirm: 'Perduoti',
  handedOver: 'Naujienlaiškis perduodamas „Omnisend“',
} as const
