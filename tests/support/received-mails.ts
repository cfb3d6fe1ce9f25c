import type { BounceCause } from '#src/features/mailbox/mailbox.ts'
import type { Reader } from '#src/features/mailbox/server/received-mail.ts'

export const READER: Reader = {
  host: 'akademija.example',
  authserv: 'mx.akademija.example',
  names: ['labas@akademija.example', 'labas+', 'santykių akademija'],
}

/** Id of the outbox entry that the samples answer. */
export const OWN_ID = 'a5f1c0de-1234-4abc-8def-0123456789ab'

/** Makes a raw mail. Headers replace the usual ones of the same name. */
export function mailOf({
  headers = {},
  text = 'Ačiū!',
}: {
  headers?: Record<string, string>
  text?: string
}): string {
  const all = {
    'Message-ID': `<${crypto.randomUUID()}@pastas.example>`,
    From: 'Rūta <Ruta@Pastas.example>',
    Subject: 'Re: Mūsų atsakymas',
    Date: 'Mon, 30 Nov 2026 10:15:00 +0200',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
    To: headers.To ?? 'labas@akademija.example',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${lines.join('')}\r\n${text}`
}

interface Dsn {
  raw: string
  status: string
  cause: BounceCause
  isIdentified: boolean
}

/** Makes a delivery status notification. */
export function dsnOf({
  headers = {},
  fields,
  copy = '',
}: {
  headers?: Record<string, string>
  /** Fields about the recipient. */
  fields: string[]
  /** The part with the undelivered mail or its headers. */
  copy?: string
}): string {
  return mailOf({
    headers: {
      'Return-Path': '<>',
      From: 'Mail Delivery System <mailer-daemon@mx.example>',
      'Auto-Submitted': 'auto-replied',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=B',
      ...headers,
    },
    text: [
      '--B\r\nContent-Type: text/plain\r\n\r\nThe mail could not be delivered.\r\n',
      '--B\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n',
      `${fields.join('\r\n')}\r\n\r\n`,
      copy === '' ? '' : `--B\r\n${copy}\r\n`,
      '--B--\r\n',
    ].join(''),
  })
}

const ID = `Message-ID: <${OWN_ID}@akademija.example>`
const GONE = 'Final-Recipient: rfc822; Nera@pastas.example'

/** Delivery status notifications as mail servers write them. */
export const DSNS = {
  Postfix: {
    raw: dsnOf({
      fields: [
        GONE,
        'Original-Recipient: rfc822;nera@pastas.example',
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; mx.pastas.example',
        'Diagnostic-Code: smtp; 550 5.1.1 <nera@pastas.example>: Recipient address\r\n    rejected: User unknown',
      ],
      copy: `Content-Type: text/rfc822-headers\r\n\r\nSubject: x\r\n${ID}\r\n`,
    }).replace('Original-Recipient: rfc822;nera@pastas.example\r\n', ''),
    status: '5.1.1',
    cause: 'address',
    isIdentified: true,
  },
  Exim: {
    raw: dsnOf({
      headers: { 'X-Failed-Recipients': 'nera@pastas.example' },
      fields: [
        'Action: failed',
        'Final-Recipient: rfc822;nera@pastas.example',
        'Status: 5.0.0',
        'Diagnostic-Code: smtp; 550-5.1.1 The email account does not exist.',
      ],
      copy: `Content-Type: message/rfc822\r\n\r\nReceived: from a\r\n${ID}\r\nSubject: x\r\n\r\nLaba diena`,
    }),
    status: '5.1.1',
    cause: 'address',
    isIdentified: true,
  },
  Exchange: {
    raw: dsnOf({
      headers: { 'In-Reply-To': `<${OWN_ID}@akademija.example>` },
      fields: [
        'Final-Recipient: rfc822;nera@pastas.example',
        'Action: failed',
        'Status: 5.1.10',
        'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound',
      ],
    }),
    status: '5.1.10',
    cause: 'address',
    isIdentified: true,
  },
  Gmail: {
    raw: dsnOf({
      headers: {
        'X-Failed-Recipients': 'nera@pastas.example',
        References: `<${OWN_ID}@akademija.example>`,
      },
      fields: [
        'Final-Recipient: rfc822; nera@pastas.example',
        'Action: failed',
        'Status: 4.2.2',
        'Diagnostic-Code: smtp; 452-4.2.2 The recipient inbox is full',
      ],
      copy: `Content-Type: message/rfc822\r\n\r\n${ID}\r\n\r\nLaba diena`,
    }),
    status: '4.2.2',
    cause: 'other',
    isIdentified: true,
  },
  'a server with the headers in a part of its own': {
    raw: dsnOf({
      fields: [
        GONE,
        'Action: failed',
        'Status: 5.7.26',
        'Diagnostic-Code: smtp; 550 5.7.26 Unauthenticated email is not accepted due to DMARC',
      ],
      copy: `Content-Type: message/rfc822-headers\r\n\r\n${ID}\r\n`,
    }),
    status: '5.7.26',
    cause: 'authentication',
    isIdentified: true,
  },
  'a server that asks for TLS': {
    raw: dsnOf({
      fields: [
        GONE,
        'Action: failed',
        'Status: 5.7.0',
        'Diagnostic-Code: smtp; 530 5.7.0 Must issue a STARTTLS command first',
      ],
      copy: `Content-Type: text/rfc822-headers\r\n\r\n${ID}\r\n`,
    }),
    status: '5.7.0',
    cause: 'tls',
    isIdentified: true,
  },
  'a server that takes our mails for unwanted': {
    raw: dsnOf({
      fields: [
        GONE,
        'Action: failed',
        'Status: 5.7.1',
        'Diagnostic-Code: smtp; 554 5.7.1 Message rejected as spam',
      ],
      copy: `Content-Type: text/rfc822-headers\r\n\r\n${ID}\r\n`,
    }),
    status: '5.7.1',
    cause: 'complaints',
    isIdentified: true,
  },
  'a stranger, who does not know our message': {
    raw: dsnOf({
      fields: [GONE, 'Action: failed', 'Status: 5.1.1'],
      copy: 'Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: <spetas@akademija.example>\r\n',
    }),
    status: '5.1.1',
    cause: 'address',
    isIdentified: false,
  },
} as const satisfies Record<string, Dsn>

/** Quotations of our mail as mail programs write them, by the program. */
export const QUOTATIONS: Readonly<Record<string, string>> = {
  Gmail:
    '2026-11-30, pr, 10:12 Santykių akademija <labas@akademija.example> rašė:\n\n> Laba diena,\n> ačiū.',
  'Gmail, in two lines':
    '2026-11-30, pr, 10:12 Santykių akademija <\nlabas@akademija.example> rašė:\n\n> Laba diena,\n>\n> ačiū.',
  'Gmail in English':
    'On Mon, Nov 30, 2026 at 10:12 AM Santykių akademija <labas@akademija.example>\nwrote:\n\n> Laba',
  'Apple Mail':
    '> 2026-11-30, 10:12, Santykių akademija <labas@akademija.example> parašė:\n>\n> Laba diena',
  'Apple Mail, without an address': 'Santykių akademija parašė (2026-11-30 10:12):\n\n> Laba diena',
  Thunderbird: '2026-11-30 10:12, Santykių akademija rašė:\n> Laba diena,\n> ačiū.',
  Outlook:
    'Nuo: Santykių akademija <labas@akademija.example>\nIšsiųsta: 2026 m. lapkričio 30 d., pirmadienis 10:12\nKam: ruta@pastas.example\nTema: Mūsų atsakymas\n\nLaba diena,\načiū.',
  'Outlook on the web, below a rule':
    '________________________________\nFrom: Santykių akademija <labas@akademija.example>\nSent: Monday, November 30, 2026 10:12\nTo: ruta@pastas.example\nSubject: Mūsų atsakymas\n\nLaba diena',
  'Outlook on a phone, in bold':
    '*Siuntėjas:* labas@akademija.example\n*Data:* 2026-11-30\n*Kam:* ruta@pastas.example\n*Tema:* Mūsų atsakymas\n\nLaba diena',
  'an older Outlook':
    '-----Original Message-----\nFrom: Santykių akademija [mailto:labas@akademija.example]\nSent: Monday\nTo: Rūta\n\nLaba diena',
  'Yahoo, which marks no lines':
    'On Monday, November 30, 2026 at 10:12:00 AM GMT+2, Santykių akademija <labas@akademija.example> wrote:\n\n Laba diena,\n ačiū.',
  Samsung:
    '-------- Pirminis laiškas --------\nNuo: Santykių akademija <labas@akademija.example>\nData: 2026-11-30 10:12\nKam: ruta@pastas.example\n\nLaba',
  'a program in another language': 'ma 30. marrask. 2026 klo 10.12 joku kirjoitti:\n\n> Laba diena',
  'a program that introduces nothing': '> Laba diena,\n> ačiū.',
}
