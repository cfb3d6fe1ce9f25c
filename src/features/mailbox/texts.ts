import type { BounceCause, WaitingReason } from './mailbox.ts'

/** Texts about received mails: in the panel, in mails, and the words of mail programs that `replies.ts` looks for. */
export const mailboxTexts = {
  /** Folder of the mailbox into which read mails are moved. */
  folder: 'Perskaitė svetainė',

  /** Words with which mail programs introduce a quotation, and begin the signature of a phone. */
  quotes: ['rašė', 'parašė'],
  signatures: [
    'Išsiųsta iš',
    'Siųsta iš',
    'Gauti „Outlook“',
    'Gaukite „Outlook“',
    'Atsisiųsti „Outlook“',
  ],

  unnamedAttachment: 'priedas be pavadinimo',
  /** Ends a message whose attachments were not taken. */
  refused: (names: readonly string[]) => `[Priedas nepriimtas: ${names.join(', ')}]`,
  onlyAttachments: '(Laiške teksto nebuvo.)',

  // Panel
  /** In the list of waiting work. */
  notTaken: (name: string) => `${name}: laiškas atėjo paštu, neįtrauktas`,
  heading: (name: string, moment: string) => `${name}, atėjo paštu ${moment}`,
  from: (sender: string) => `Siuntėjas: ${sender}`,
  reasons: {
    notices:
      'Klientas pasirinko pranešimus arba žodį, todėl paštu atsiųsti laiškai prie užsakymo neįtraukiami: paštą gali skaityti ir kitas žmogus. Į jį el. paštu neatsakykite – atsakykite čia.',
    closed: 'Šiam užsakymui laiškų rašyti nebegalima.',
    ended: 'Atėjo pasibaigus apmokėtam laikotarpiui. Jei priimsite, atsakymo termino nebus.',
    flood: 'Per parą šio užsakymo laiškų atėjo daugiau, nei svetainė priima pati.',
    untagged: 'Parašyta ne užsakymo adresu, todėl laiškas gali būti ir apie ką kita.',
    sender:
      'Nepavyko patikrinti, ar rašė pats klientas. Perskaitykite ir spręskite, ar tai jo laiškas.',
  } satisfies Record<WaitingReason, string>,
  accept: 'Priimti kaip laišką',
  dismiss: 'Atmesti',
  seen: 'Supratau',
  accepted: 'Laiškas priimtas',
  dismissed: 'Laiškas atmestas: jis liko pašto dėžutėje',
  /** Shown in place of a text that is not stored, since the client has withdrawn the consent. */
  inMailbox: 'Teksto čia nesaugome: laišką rasite pašto dėžutėje.',
  quoted: 'Cituojamas tekstas',
  attachments: (names: readonly string[]) => `Priedai liko pašto dėžutėje: ${names.join(', ')}`,
  missing: 'Šio laiško nebėra: jis jau priimtas, atmestas arba ištrintas.',
  notAccepted: 'Laiško priimti nebegalima: užsakymui laiškų rašyti nebegalima.',
  acceptFailed: 'Nepavyko priimti laiško. Bandykite dar kartą.',
  dismissFailed: 'Nepavyko atmesti laiško. Bandykite dar kartą.',
  bounce: (moment: string, cause: string) =>
    `Mūsų laiškas klientui grįžo ${moment}, jis jo negavo. Priežastis: ${cause}.`,
  causes: {
    address: 'tokio el. pašto adreso nėra',
    authentication: 'gavėjo paštas nepatvirtino, kad laiškus siunčiame mes (SPF, DKIM arba DMARC)',
    complaints: 'gavėjo paštas mūsų laiškus laiko nepageidaujamais',
    tls: 'nepavyko užmegzti saugaus ryšio (TLS)',
    other: 'gavėjo paštas laiško nepriėmė',
  } satisfies Record<BounceCause, string>,

  // Mails
  waitsSubject: 'Gautas laiškas laukia jūsų',
  waitsText:
    'Klientas parašė el. paštu, bet laiško prie užsakymo neįtraukėme. Kodėl ir ką daryti, rasite valdymo skydelyje. Turinio čia nėra.',
  waitsOpen: 'Atverti „Šiandien“',
  partlySubject: 'Laišką gavome be priedų',
  partlyText: (names: readonly string[]) =>
    `Jūsų laišką gavome ir atsakysime, bet priedas nepriimtas: ${names.join(', ')}. Jei jis svarbus, apie jį papasakokite laiške.`,
  /** Neutral: somebody else may read the mailbox. */
  unreadSubject: 'Jūsų laiškas',
  unreadText: 'Rašykite savo puslapyje; laiškai čia gali likti neperskaityti.',
} as const
