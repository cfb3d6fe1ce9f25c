import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSubscribers, type ReadRow } from './read-subscribers.ts'

/** Reads a file. @param name of the file; empty by default, because a name may contain that of a service. */
const read = (file: string, name = '') =>
  readSubscribers(
    readFileSync(new URL(`../../../../tests/fixtures/csv/${file}`, import.meta.url)),
    name,
  )

/** Formats a row as one line: who consented when and where, or another outcome with its reason. */
function told(row: ReadRow): string {
  switch (row.outcome) {
    case 'dated': {
      const { email, name, date, source } = row.subscriber
      return [email, name ?? '-', date, source ?? '-'].join(' | ')
    }
    case 'undated':
      return [row.subscriber.email, row.subscriber.name ?? '-', 'asked'].join(' | ')
    case 'twice':
      return 'twice'
    case 'left-out':
    case 'faulty':
      return `${row.outcome}: ${row.reason}`
  }
}

const ONA = 'ona@pavyzdys.lt | Ona Žukauskė | 2024-05-01 | Seminaras, Vilnius'
const EXPORTED = 'ona@pavyzdys.lt | Ona Žukauskė | 2023-05-17 | -'
const NO_STATE = 'left-out: Būsena nenurodyta'
const state = (word: string) => `left-out: Būsena „${word}“ nereiškia, kad žmogus prenumeruoja`
const gone = (heading: string, cell: string) =>
  `left-out: Faile pažymėta, kad naujienlaiškio nebegauna (${heading}: ${cell})`
const SEVERAL = 'faulty: Langelyje keli adresai: palikite vieną'
const INVALID = 'faulty: Netinkamas el. pašto adresas'

it.each<[string, string | null, string[], string[]]>([
  // Our own table
  ['own-export.csv', 'own', [], ['ona@pavyzdys.lt | Ona | 2024-05-01 | -']],
  [
    'own-export-states.csv',
    'own',
    [],
    [
      'ona@pavyzdys.lt | Ona | 2024-05-01 | -',
      state('Laukia patvirtinimo'),
      state('Sustabdyta'),
      state('Atsisakė'),
      state('Įtartina'),
    ],
  ],
  [
    'own-export-escaped.csv',
    'own',
    [],
    [
      '+ona@pavyzdys.lt | =Ona | 2023-02-01 | -',
      'o\'brien@pavyzdys.lt | Ona "Onutė"; O. | 2023-02-02 | -',
    ],
  ],
  [
    'own-export-saved-again.csv',
    'own',
    [],
    ['ona@pavyzdys.lt | Ona Žukauskė | 2024-05-01 | -', gone('Atsisakė', '2024-06-01 09:00')],
  ],

  // Encodings and separators
  ['utf-16.txt', null, [], [ONA]],
  ['utf-16-without-mark.txt', null, [], [ONA]],
  ['utf-16-big-endian.txt', null, [], [ONA]],
  ['utf-16-big-endian-without-mark.csv', null, [], [ONA]],
  ['sep.csv', null, [], [ONA]],
  ['sep-comma.csv', null, [], [ONA.replace('Ona Žukauskė', 'Žukauskė; Ona; O.')]],
  ['sep-tab.csv', null, [], ['ona@pavyzdys.lt | Ona, Onutė | 2024-05-01 | Seminaras; Vilnius']],
  ['sep-quoted.txt', null, [], ['ona@pavyzdys.lt | Ona | 2024-05-01 | Seminaras']],

  // Services
  [
    'mailchimp.csv',
    'Mailchimp',
    ['EMAIL_TYPE', 'MEMBER_RATING', 'OPTIN_IP', 'CONFIRM_IP', 'NOTES', 'TAGS'],
    [EXPORTED],
  ],
  [
    'mailchimp-confirmed.csv',
    'Mailchimp',
    [
      ...['MEMBER_RATING', 'OPTIN_IP', 'CONFIRM_IP', 'LATITUDE', 'LONGITUDE', 'GMTOFF', 'DSTOFF'],
      ...['TIMEZONE', 'CC', 'REGION', 'LAST_CHANGED', 'LEID', 'EUID', 'NOTES', 'TAGS'],
    ],
    [
      EXPORTED,
      'rasa@pavyzdys.lt | Rasa Petrė | 2022-01-02 | -',
      'be.datos@pavyzdys.lt | - | asked',
    ],
  ],
  ['mailerlite.csv', 'MailerLite', ['Signup IP'], [EXPORTED.replace('Žukauskė', 'Ž')]],
  [
    'mailerlite-states.csv',
    'MailerLite',
    ['Company', 'Opens count'],
    [
      EXPORTED,
      state('Unsubscribed'),
      state('Unconfirmed'),
      state('Bounced'),
      state('Junk'),
      gone('Unsubscribed', '2023-01-01 10:00:00'),
    ],
  ],
  ['mailerlite-lithuanian.csv', null, ['Prisiregistravimo IP'], [EXPORTED, state('Atsisakė')]],
  [
    'mailerlite-without-state.csv',
    'MailerLite',
    ['Signup IP'],
    [EXPORTED, 'jonas@pavyzdys.lt | Jonas | asked'],
  ],
  ['sender.csv', 'Sender', [], [EXPORTED.replace('Žukauskė', 'Ž')]],
  [
    'sender-states.csv',
    'Sender',
    [],
    [EXPORTED, state('Unsubscribed'), state('Spam reported'), NO_STATE, state('Non-subscribed')],
  ],
  ['sender-channels.csv', null, ['Phone', 'SMS status'], [EXPORTED, state('Unsubscribed')]],
  ['sender-without-state.csv', 'Sender', ['created'], ['ona@pavyzdys.lt | Ona Žukauskė | asked']],
  [
    'omnisend.csv',
    'Omnisend',
    ['Phone number', 'SMS status', 'Tags', 'Country', 'State'],
    [EXPORTED, state('unsubscribed'), state('nonSubscribed')],
  ],
  [
    'omnisend-channels.csv',
    'Omnisend',
    [],
    [
      EXPORTED,
      state('Email: Unsubscribed, SMS: Subscribed'),
      state('Email: Non-subscribed, Push: Subscribed'),
    ],
  ],
  [
    'omnisend-opt-in.csv',
    'Omnisend',
    [],
    [EXPORTED, gone('Email opt-out date', '2023-01-01'), 'rasa@pavyzdys.lt | Rasa | asked'],
  ],
  ['omnisend-channel-status.csv', 'Omnisend', ['SMS channel status'], [EXPORTED, NO_STATE]],

  // States
  ['states.csv', null, [], ['ona@pavyzdys.lt | Ona | 2024-05-01 | MailerLite', state('Atsisakė')]],
  [
    'states-english.csv',
    null,
    [],
    [
      'ona@pavyzdys.lt | Ona | 2024-05-01 | Lecture',
      state('unsubscribed'),
      state('un-confirmed'),
      NO_STATE,
      state('not subscribed'),
      state('tellimus tühistatud'),
      state('❌ subscribed'),
      'greta@pavyzdys.lt | Greta | asked',
    ],
  ],
  [
    'states-of-groups.csv',
    null,
    ['Grupė'],
    [
      'ona@pavyzdys.lt | Ona | 2024-05-01 | Paskaita',
      'left-out: Pagal 4 eilutę šis žmogus neprenumeruoja',
      state('Nebeaktyvus'),
      'twice',
    ],
  ],
  [
    'states-yes-and-no.csv',
    null,
    [],
    [
      'ona@pavyzdys.lt | Ona | 2024-05-01 | Paskaita',
      'left-out: Faile pažymėta, kad nesutiko (Sutinka gauti naujienlaiškį: Ne)',
    ],
  ],

  // Addresses
  [
    'addresses-named.csv',
    null,
    [],
    [
      'ona@pavyzdys.lt | Žukauskė, Ona | 2024-05-01 | Paskaita',
      'rasa@pavyzdys.lt | Rasa P. | 2024-05-01 | Paskaita',
      'jonas@pavyzdys.lt | - | 2024-05-01 | Paskaita',
      "o'brien@pavyzdys.lt | O'Brien | 2024-05-01 | Paskaita",
    ],
  ],
  [
    'addresses-linked.csv',
    null,
    [],
    [
      'ona@pavyzdys.lt | Ona | 2024-05-01 | Paskaita',
      'rasa@pavyzdys.lt | Rasa | 2024-05-01 | Paskaita',
      'jonas@pavyzdys.lt | Jonas | 2024-05-01 | Paskaita',
      INVALID,
    ],
  ],
  ['addresses-several.csv', null, [], [SEVERAL, SEVERAL, SEVERAL, INVALID, INVALID]],
])('the file %s is read', (file, service, unread, rows) => {
  const found = read(file)
  if ('refused' in found) throw new Error(found.refused)
  expect(found.rows.map(told)).toEqual(rows)
  expect(found).toMatchObject({ service, unread })
})

it('addresses are found in their cells, and what is none is faulty', () => {
  const found = read('addresses.csv')
  if ('refused' in found) throw new Error(found.refused)
  const ofLine = (line: number) =>
    told(found.rows.find((row) => row.line === line) ?? expect.fail())
  const taken = (email: string, name = 'V') => `${email} | ${name} | 2024-05-01 | Š`
  expect(ofLine(2)).toBe(taken('ona@pavyzdys.lt'))
  expect(ofLine(3)).toBe('twice')
  expect(ofLine(8)).toBe(taken('asta2@pavyzdys.lt'))
  expect(ofLine(9)).toBe(taken('asta3@pavyzdys.lt'))
  expect(ofLine(10)).toBe(taken('asta4@pavyzdys.lt'))
  expect(ofLine(11)).toBe(SEVERAL)
  expect(ofLine(12)).toBe(taken('asta7@pavyzdys.lt'))
  for (const line of [13, 14, 15]) expect(ofLine(line)).toBe(INVALID)
})

it.each<[string, string, string]>([
  ['mailchimp-unsubscribed.csv', 'nariai.csv', 'UNSUB_TIME'],
  ['mailchimp-cleaned.csv', 'nariai.csv', 'CLEAN_TIME'],
  ['leavers-date.csv', 'nariai.csv', 'Atsisakė'],
  ['leavers-unsubscribed.csv', 'nariai.csv', 'Unsubscribed at'],
  ['leavers-bounced.csv', 'nariai.csv', 'Bounced'],
  ['leavers-nonsubscribed.csv', 'nariai.csv', 'Non-subscribed since'],
  ...[
    'unsubscribed_members_export_1a2b.csv',
    'nonsubscribed_email_audience_export_1a2b.csv',
    'cleaned_members_export_1a2b.csv',
    'Bounced subscribers.csv',
    'Atsisakę prenumeratoriai.csv',
    'atsisake.csv',
    'Opt-out 2025.csv',
    'mailerlite-unconfirmed.csv',
  ].map((name): [string, string, string] => ['mailchimp.csv', name, name]),
])('nobody is taken of the file %s of the name %s', (file, name, sign) => {
  const found = read(file, name)
  expect('refused' in found && found.refused).toContain(`„${sign}“ rodo`)
})

it.each([
  ['subscribed_members_export_1a2b.csv', 'Mailchimp'],
  ['subscribers.csv', 'Mailchimp'],
  ['Prenumeratoriai 2025.csv', 'Mailchimp'],
])('the name %s tells nothing of leavers', (name, service) => {
  expect(read('mailchimp.csv', name)).toMatchObject({ service })
})

it.each([
  ['MailerLite-export.csv', 'MailerLite'],
  ['omnisend_contacts.csv', 'Omnisend'],
  ['sender.net.csv', 'Sender'],
  ['svečiai.csv', null],
])('the name %s suggests a service for a file of other headings', (name, service) => {
  expect(read('sep.csv', name)).toMatchObject({ service })
})
