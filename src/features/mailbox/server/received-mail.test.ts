import { describe, expect, it } from 'vitest'
import { mailboxTexts } from '../texts.ts'
import { readMail, type WrittenMail } from './received-mail.ts'
import { DSNS, mailOf, OWN_ID, READER } from '#tests/support/received-mails.ts'

const read = (raw: string) => readMail(Buffer.from(raw), READER)
const readWritten = async (raw: string) => (await read(raw)) as WrittenMail

describe('a written mail', () => {
  it('is read with its sender, recipients and the mails that it answers', async () => {
    const raw = mailOf({
      headers: {
        'Delivered-To': 'labas+zyma@akademija.example',
        'In-Reply-To': `<${OWN_ID}@akademija.example>`,
        References: `<kito@pastas.example> <${OWN_ID}@akademija.example>`,
        'Authentication-Results':
          'mx.akademija.example;\r\n\tdmarc=pass header.from=pastas.example',
      },
      text: 'Ačiū!\r\n\r\n> Laba diena',
    })
    expect(await read(raw)).toMatchObject({
      kind: 'written',
      sender: 'ruta@pastas.example',
      check: 'verified',
      recipients: ['labas+zyma@akademija.example', 'labas@akademija.example'],
      answers: [OWN_ID],
      content: 'Ačiū!',
      quoted: '> Laba diena',
      attachments: [],
    })
  })

  it.each([
    ['quoted-printable', 'quoted-printable', 'A=C4=8Di=C5=AB =\r\nlabai'],
    ['base64', 'base64', Buffer.from('Ačiū labai').toString('base64')],
  ])('is read in %s', async (_, encoding, text) => {
    const raw = mailOf({ headers: { 'Content-Transfer-Encoding': encoding }, text })
    expect((await readWritten(raw)).content).toBe('Ačiū labai')
  })

  it('is read in another character set, and from HTML alone', async () => {
    const baltic = Buffer.from([0x41, 0xe8, 0x69, 0xfb])
    const head = mailOf({
      headers: { 'Content-Type': 'text/plain; charset=windows-1257' },
      text: '',
    })
    const raw = Buffer.concat([Buffer.from(head), baltic])
    expect(await readMail(raw, READER)).toMatchObject({ content: 'Ačiū' })
    const html = mailOf({
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      text: '<p>Ačiū</p><p>labai</p><div>2026-11-30, pr, 10:12 Santykių akademija rašė:</div><blockquote>Laba diena</blockquote>',
    })
    expect(await read(html)).toMatchObject({ content: 'Ačiū\n\nlabai' })
  })

  const HTML =
    '--B\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Ačiū</p><img src="cid:a">\r\n'
  it.each([
    [
      'beside a picture',
      'related',
      `${HTML}--B\r\nContent-Type: image/png\r\nContent-ID: <a>\r\n\r\nx\r\n`,
    ],
    ['beside a file', 'mixed', `${HTML}--B\r\nContent-Type: application/pdf\r\n\r\nx\r\n`],
    ['beside an empty text', 'alternative', `--B\r\nContent-Type: text/plain\r\n\r\n\r\n${HTML}`],
  ])('is read from HTML %s', async (_, type, parts) => {
    const headers = { 'Content-Type': `multipart/${type}; boundary=B` }
    const { content } = await readWritten(mailOf({ headers, text: `${parts}--B--\r\n` }))
    expect(content).toBe('Ačiū')
  })

  it('names its attachments, without pictures within the text and signatures', async () => {
    const part = (type: string, disposition: string) =>
      `--B\r\nContent-Type: ${type}\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n`
    const raw = mailOf({
      headers: { 'Content-Type': 'multipart/mixed; boundary=B' },
      text: [
        '--B\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nAčiū\r\n',
        part('image/png\r\nContent-ID: <p>', 'inline; filename=parasas.png'),
        part('image/jpeg\r\nContent-ID: <f_1>', "attachment; filename*=utf-8''m%C5%ABs%C5%B3.jpg"),
        part('image/jpeg', 'inline; filename=IMG_1.jpeg'),
        part('application/pdf', 'attachment'),
        part('application/pkcs7-signature', 'attachment; filename=smime.p7s'),
        '--B--\r\n',
      ].join(''),
    })
    expect(await read(raw)).toMatchObject({
      content: 'Ačiū',
      attachments: ['mūsų.jpg', 'IMG_1.jpeg', mailboxTexts.unnamedAttachment],
    })
  })

  it('of a few megabytes is read at once, whatever its lines look like', async () => {
    const begin = performance.now()
    await read(mailOf({ text: '1:\n'.repeat(1_000_000) }))
    expect(performance.now() - begin).toBeLessThan(10_000)
  })

  it('has no characters that the database cannot store', async () => {
    expect((await readWritten(mailOf({ text: 'Ač\0iū' }))).content).toBe('Ačiū')
  })
})

describe('a mail is left alone if', () => {
  it.each([
    ['it is our own', { 'Message-ID': `<${OWN_ID}@akademija.example>` }, 'own'],
    ['a program has answered', { 'Auto-Submitted': 'auto-replied (vacation)' }, 'automatic'],
    ['it comes from a list', { 'List-Id': '<x.example>' }, 'automatic'],
    ['it is one of many', { Precedence: 'bulk' }, 'automatic'],
    [
      'it is a receipt',
      { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=B' },
      'automatic',
    ],
    ['it has no sender to answer', { 'Return-Path': '<>' }, 'automatic'],
    ['it has two senders', { From: 'ruta@pastas.example, ona@pastas.example' }, 'unreadable'],
    ['its sender has no address', { From: 'Rūta' }, 'unreadable'],
  ])('%s', async (_, headers, kind) => {
    expect(await read(mailOf({ headers }))).toEqual({ kind })
  })

  it('its sender is named twice', async () => {
    const raw = `From: ona@pastas.example\r\n${mailOf({})}`
    expect(await read(raw)).toEqual({ kind: 'unreadable' })
  })
})

it('a mail that says that no program has sent it is read', async () => {
  expect(await read(mailOf({ headers: { 'Auto-Submitted': 'no' } }))).toMatchObject({
    kind: 'written',
  })
})

describe('a bounce', () => {
  it.each(Object.entries(DSNS))(
    'of %s is read',
    async (_, { raw, status, cause, isIdentified }) => {
      expect(await read(raw)).toMatchObject({
        kind: 'bounce',
        bounce: { status, cause },
        entryIds: isIdentified ? [OWN_ID] : [],
      })
    },
  )

  it('that tells of a delay, or of nothing, is none', async () => {
    const { raw } = DSNS.Postfix
    expect(await read(raw.replace('Action: failed', 'Action: delayed'))).toEqual({
      kind: 'automatic',
    })
    expect(
      await read(raw.replace(/Status: .*/, 'Status: 2.0.0').replace(/Diagnostic-Code: .*/, '')),
    ).toEqual({
      kind: 'automatic',
    })
  })
})
