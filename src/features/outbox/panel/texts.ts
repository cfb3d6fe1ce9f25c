import {
  HELD_AFTER_HOURS,
  type MailState,
  type OutboxFault,
  type OutboxGroup,
  type OutboxKind,
  type ShownOutboxState,
} from '#src/core/outbox.ts'
import { SENT_KEPT_DAYS } from '#src/core/retention.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'

/** Texts of the outbox: mails and other messages that the site sends. */
export const outboxTexts = {
  heading: 'Laiškų būsena',
  intro:
    'Laiškus svetainė siunčia pati ir nepavykus bando iš naujo. Čia matote, kas išsiųsta ir kam reikia jūsų sprendimo.',
  notSent: {
    unset: `Laiškų siuntimas dar neįjungtas: paprašykite svetainės prižiūrėtojo. Laiškai laukia: siuntimą įjungus, naujesni nei ${HELD_AFTER_HOURS} valandų išeis patys, o dėl senesnių nuspręsite čia.`,
    preview: panelTexts.noMailInPreview,
  } satisfies Record<Exclude<MailState, 'on'>, string>,
  groupsLabel: 'Rodomi laiškai',
  groups: {
    attention: 'Laukia jūsų',
    waiting: 'Siunčiami',
    sent: 'Išsiųsti',
  } satisfies Record<OutboxGroup, string>,
  counted: (label: string, count: number) => `${label} (${count})`,
  /** Answers that are shown above the list, with the button that sends all of the stuck mails. */
  trouble: { happened: 'Kas nutiko', next: 'Kas bus toliau', todo: 'Ką galite padaryti' },
  /** @param since null if mails are sent, but some of them were not. */
  stuck: (count: number, since: string | null) =>
    `${since === null ? '' : `Paštas neveikia nuo ${since}. `}Laiškų, kurių dar nepavyko išsiųsti: ${count}.`,
  stuckNext:
    'Nė vienas laiškas nedingo. Laukiančius svetainė vis bando siųsti pati ir išsiųs, kai tik pavyks.',
  stuckTodo: 'Nieko, jei galite palaukti. Jei nenorite, siųskite visus dabar.',
  stuckTodoSince:
    'Praneškite svetainės prižiūrėtojui. Kai jis pasakys, kad sutvarkyta, siųskite visus – laukti nereikės.',
  retryAll: 'Siųsti visus',
  allRetried: 'Laiškai siunčiami',
  allRetriedText: 'Jei paštas dar neveikia, svetainė bandys vėl. Nė vienas laiškas nedings.',
  noneStuck: 'Neišsiųstų laiškų nebėra',
  retryAllFailed: 'Nepavyko pradėti siuntimo. Laiškai liko čia – bandykite vėliau.',
  standing:
    'Jūsų sprendimo nelaukia nė vienas laiškas, bet išsiųsti dar ne visi: peržiūrėkite, kas laukia išsiuntimo.',
  empty: {
    attention: 'Viskas gerai: jūsų sprendimo nelaukia nė vienas laiškas.',
    waiting: 'Šiuo metu niekas nelaukia išsiuntimo.',
    sent: `Per pastarąsias ${SENT_KEPT_DAYS} dienų laiškų nesiųsta.`,
  } satisfies Record<OutboxGroup, string>,
  kinds: {
    'booking-notice': 'Pranešimas apie užklausą',
    'booking-receipt': 'Patvirtinimas, kad užklausa gauta',
    'newsletter-confirmation': 'Prašymas patvirtinti prenumeratą',
    'quiz-result': 'Nuoroda į testo rezultatą',
    'newsletter-welcome': 'Pasisveikinimas su prenumeratoriumi',
    'data-link': 'Nuoroda į „Mano duomenys“',
    'withdrawal-notice': 'Pranešimas apie sutarties atsisakymą',
    'notice-digest': 'Užklausų ir atsisakymų suvestinė',
    'password-link': 'Nuoroda naujam slaptažodžiui',
    'password-changed': 'Žinia, kad pakeistas slaptažodis',
    'price-changed': 'Žinia, kad pakeista paketo kaina',
    'notices-moved': 'Žinia, kad pakeistas pranešimų adresas',
    'contact-moved': 'Žinia, kad pakeistas adresas lankytojams',
    'withdrawal-receipt': 'Sutarties atsisakymo patvirtinimas',
    'withdrawal-refunded': 'Žinia, kad pinigai grąžinti',
    'withdrawal-nothing-due': 'Žinia, kad pinigų grąžinti nereikia',
    'order-confirmation': 'Užsakymo patvirtinimas',
    'payment-news': 'Pranešimas apie mokėjimą',
    'order-news': 'Pranešimas apie kliento laišką',
    'order-closed': 'Pranešimas apie uždarytą užsakymą',
    'order-reminder': 'Priminimas apie kliento laišką',
    'order-answer': 'Atsakymas klientui',
    'start-reminder': 'Priminimas klientui apie pirmą laišką',
    'passphrase-reset': 'Žinia klientui, kad reikia naujo žodžio',
    'order-link': 'Nuoroda į užsakymą',
    'order-address': 'Prašymas patvirtinti adresą',
    'order-moved': 'Žinia, kad užsakymo adresas pakeistas',
    letter: 'Naujienlaiškis',
    'letter-trial': 'Bandomasis naujienlaiškis',
    'letter-campaign': 'Naujienlaiškis, perduodamas „Omnisend“',
    contact: 'Kontakto būsena, perduodama „Omnisend“',
  } satisfies Record<OutboxKind, string>,
  states: {
    waiting: 'Laukia',
    sending: 'Siunčiama',
    held: 'Sulaikyta',
    unclear: 'Neaišku',
    failed: 'Nepavyko',
    sent: 'Išsiųsta',
  } satisfies Record<ShownOutboxState, string>,
  explained: {
    held: `Laukė ilgiau nei ${HELD_AFTER_HOURS} valandas, todėl pats nebeišeis. Siųskite, jei dar tinka, arba ištrinkite.`,
    unclear:
      'Ryšys nutrūko siunčiant: laiškas galėjo ir išeiti. Kad gavėjas negautų dviejų, savaime jo nekartosime. Jei gavėjas laiško negavo, siųskite dar kartą; jei gavo, ištrinkite.',
  },
  faults: {
    unreachable: 'Siuntimo paslauga neatsako. Laiškas nedings: svetainė bandys vėl.',
    postponed: 'Gavėjo paštas paprašė bandyti vėliau. Svetainė bandys pati.',
    refused:
      'Gavėjo paštas laišką atmetė: adresas gali būti neteisingas. Jei jis teisingas, siųskite dar kartą, jei ne – ištrinkite.',
    'no-mailbox':
      'Gavėjo paštas atsakė, kad tokio adreso nėra, tad laišką galite ištrinti. Prenumeratoriui, kurio adresas atmestas du kartus iš eilės, naujienlaiškių nebesiunčiame.',
    broken: 'Laiško nepavyko parengti. Jei kartojasi, praneškite svetainės prižiūrėtojui.',
  } satisfies Record<OutboxFault, string>,
  toOwner: 'jums',
  to: (recipient: string) => `Gavėjas: ${recipient}`,
  created: (moment: string) => `Sukurta ${moment}`,
  next: (moment: string) => `Kitas bandymas ${moment}`,
  planned: (moment: string) => `Bus siunčiama ${moment}`,
  finished: (moment: string) => `Išsiųsta ${moment}`,
  attempts: (count: number) => `Bandymų: ${count}`,
  retry: 'Siųsti dabar',
  retryAgain: 'Siųsti dar kartą',
  retrying: 'Siunčiama...',
  retried: 'Laiškas siunčiamas',
  retryFailed: 'Nepavyko pradėti siuntimo. Bandykite vėliau.',
  repeatTitle: 'Siųsti dar kartą?',
  repeatText: 'Laiškas galėjo jau išeiti, tad gavėjas gali gauti du vienodus.',
  label: (kind: string, recipient: string) => `${kind}, ${recipient}`,
  removeText: 'Laiškas nebus išsiųstas, o jo įrašas bus ištrintas.',
  removed: 'Laiškas ištrintas',
  removeFailed: 'Nepavyko ištrinti laiško. Bandykite vėliau.',

  // Addresses to delete in the marketing service
  removals: 'Ištrinti „Omnisend“ paskyroje',
  removalsIntro:
    '„Omnisend“ neleidžia svetainei ištrinti kontaktų, todėl šiuos adresus per 30 dienų ištrinkite paskyroje patys ir tada pažymėkite čia.',
  removalAsked: (moment: string) => `Paprašyta ${moment}`,
  removalDone: 'Ištrinta',
  removalEnded: 'Adresas išbrauktas iš sąrašo',
  removalFailed: 'Nepavyko pažymėti adreso. Bandykite vėliau.',
  removalsFailed: 'Nepavyko patikrinti, ar liko adresų, kuriuos turite ištrinti patys.',
} as const
