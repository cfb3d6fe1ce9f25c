import {
  HELD_AFTER_HOURS,
  type OutboxFault,
  type OutboxGroup,
  type OutboxKind,
  type ShownOutboxState,
} from '#src/core/outbox.ts'
import { SENT_KEPT_DAYS } from '#src/core/retention.ts'

/** Texts of the outbox: mails and other messages that the site sends. */
export const outboxTexts = {
  heading: 'Laiškų būsena',
  groupsLabel: 'Rodomi laiškai',
  groups: {
    attention: 'Laukia jūsų',
    waiting: 'Siunčiami',
    planned: 'Suplanuoti',
    sent: 'Išsiųsti',
  } satisfies Record<OutboxGroup, string>,
  /** Name of the group `waiting` while its mails do not go out. */
  notOut: 'Neišėję',
  counted: (label: string, count: number) => `${label} (${count})`,
  /** Entries that waited too long, although mails go out again. */
  held: (count: number) => ({
    happened: `Sulaikytų laiškų: ${count}, nė vienas nedingo.`,
    todo: 'Siųskite juos, o nebetinkamus ištrinkite.',
  }),
  /** Nothing is wrong with the mails. `due` is the number of mails that are being sent now. */
  well: (due: number, planned: number) =>
    due > 0
      ? 'Viskas gerai: laiškai siunčiami.'
      : planned > 0
        ? 'Viskas gerai: visi laiškai, kurių laikas atėjo, išsiųsti.'
        : 'Viskas gerai: visi laiškai išsiųsti.',
  retryAll: 'Siųsti sulaikytus',
  /** Label of the same button while the mail service does not answer. */
  tryAll: 'Bandyti dabar',
  /** Whether the mail service takes a mail is only known after the call. */
  retried: 'Bandome siųsti',
  allRetriedText:
    'Jei paštas dar neveikia, svetainė bandys vėl. Neišeis tik tie laiškai, kurių nebereikia.',
  noneStuck: 'Neišsiųstų laiškų nebėra',
  retryAllFailed: 'Nepavyko pradėti siuntimo. Laiškai liko čia – bandykite vėliau.',
  empty: {
    attention: 'Jūsų sprendimo nebelaukia nė vienas laiškas.',
    waiting: 'Nė vienas laiškas nelaukia išsiuntimo.',
    planned: 'Vėlesniam laikui nieko nesuplanuota.',
    sent: `Per pastarąsias ${SENT_KEPT_DAYS} dienų laiškų nesiųsta.`,
  } satisfies Record<OutboxGroup, string>,
  kinds: {
    'booking-notice': 'Pranešimas apie užklausą',
    'mail-waits': 'Žinia apie paštu atėjusį laišką',
    'mail-partly': 'Žinia, kad priedai nepriimti',
    'mail-unread': 'Prašymas rašyti puslapyje',
    'booking-receipt': 'Patvirtinimas, kad užklausa gauta',
    'newsletter-confirmation': 'Prašymas patvirtinti prenumeratą',
    'quiz-result': 'Nuoroda į testo rezultatą',
    'series-step': 'Laiškų serijos žingsnis',
    'newsletter-welcome': 'Pasisveikinimas su prenumeratoriumi',
    'data-link': 'Nuoroda į „Mano duomenys“',
    'withdrawal-notice': 'Pranešimas apie sutarties atsisakymą',
    'notice-digest': 'Užklausų ir atsisakymų suvestinė',
    'password-link': 'Nuoroda naujam slaptažodžiui',
    'security-notice': 'Žinia apie saugumą',
    'password-changed': 'Žinia, kad pakeistas slaptažodis',
    'price-changed': 'Žinia, kad pakeista paketo kaina',
    'notices-address': 'Prašymas patvirtinti pranešimų adresą',
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
    planned: 'Suplanuota',
    sending: 'Siunčiama',
    held: 'Sulaikyta',
    unclear: 'Neaišku, ar išėjo',
    failed: 'Nepavyko',
    sent: 'Išsiųsta',
  } satisfies Record<ShownOutboxState, string>,
  /** States of a waiting mail: tried again by the site, or not going out for long. */
  again: 'Bandoma vėl',
  stuck: 'Stringa',
  explained: {
    planned: 'Laiškas laukia savo laiko: svetainė jį išsiųs pati, jums nieko daryti nereikia.',
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
      'Gavėjo paštas atsakė, kad tokio adreso nėra, tad laišką galite ištrinti. Prenumeratoriui, kurio adreso nėra, naujienlaiškių nebesiunčiame.',
    broken: 'Laiško nepavyko parengti. Jei kartojasi, praneškite svetainės prižiūrėtojui.',
  } satisfies Record<OutboxFault, string>,
  toOwner: 'jums',
  created: (moment: string) => `Sukurta ${moment}`,
  next: (moment: string) => `Kitas bandymas ${moment}`,
  /** Next attempt of all mails; null: by the next scheduled run. */
  nextTry: (moment: string | null) =>
    `kitas bandymas ${moment ?? 'per 5 minutes'}, nė vienas nedings`,
  /** Before the time of a planned mail in its row. */
  goesOut: 'Išeis',
  planned: (moment: string) => `Bus išsiųsta ${moment}`,
  finished: (moment: string) => `Išsiųsta ${moment}`,
  attempts: (count: number) => `Bandymų: ${count}`,
  retry: 'Siųsti dabar',
  retryAgain: 'Siųsti dar kartą',
  retrying: 'Siunčiama...',
  retriedText: 'Jei to, apie ką jis praneša, jau nebėra, jis neišsiunčiamas, o ištrinamas.',
  retryFailed: 'Nepavyko pradėti siuntimo. Bandykite vėliau.',
  repeatTitle: 'Siųsti dar kartą?',
  repeatText: 'Laiškas galėjo jau išeiti, tad gavėjas gali gauti du vienodus.',

  // For the maintainer of the site
  copy: { full: 'Kopijuoti tekstą prižiūrėtojui', short: 'Kopijuoti tekstą' },
  copied: 'Tekstas nukopijuotas',
  copiedText: 'Įklijuokite jį į žinutę ar laišką svetainės prižiūrėtojui.',
  copyFailed: 'Nepavyko nukopijuoti. Pažymėkite tekstą ir nukopijuokite jį patys.',
  maintainer: {
    greeting: (site: string) => `Sveiki, iš svetainės ${site} neišeina laiškai.`,
    unset: 'Kas neveikia: siuntimas neįjungtas, nenustatyti SMTP_URL ir MAIL_FROM.',
    down: 'Kas neveikia: laiškų siuntimo paslauga (SMTP_URL) jų nepriima.',
    since: (moment: string) => `Nuo kada: seniausias laiškas laukia nuo ${moment}.`,
    report: (moment: string, words: string) => `Paslaugos atsakymas ${moment}: ${words}`,
    noReport: 'Paslaugos atsakymo svetainė neturi: galbūt nebevyksta pats siuntimo darbas.',
    waiting: (count: number) => `Laukia laiškų: ${count}.`,
    next: (words: string) => `Svetainė kartoja pati: ${words}.`,
    please: 'Patikrinkite siuntimo paslaugą ir jos nustatymus.',
  },

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
