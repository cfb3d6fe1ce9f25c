import { ImapFlow } from 'imapflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { asPrivate } from '#src/core/private.ts'
import { MESSAGES_PER_DAY } from '#src/features/orders/correspondence.ts'
import type { Correspondence } from '#src/features/orders/contracts.ts'
import { answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import { findOrder } from '#src/features/orders/server/order-queries.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { readMailbox } from '#src/features/mailbox/server/read-mailbox.ts'
import { replyAddress } from '#src/features/mailbox/server/reply-address.ts'
import type { ReceivedMail } from '#src/features/mailbox/contracts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { insertLetter, queueLetter } from '#src/features/newsletter/server/letter-queries.ts'
import { EVENTS, type Purchase } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { dsnOf, DSNS, mailOf, OWN_ID, QUOTATIONS } from '#tests/support/received-mails.ts'
import { checkMailbox, checkReplyAddress } from '../../scripts/doctor/check-mailbox.ts'
import { startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { openMailbox } from '#src/features/mailbox/server/mailbox.ts'
import { isWithout } from '../without.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { type Dovecot, startDovecot } from './dovecot.ts'
import { orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { at, useAdministrator, useTestSite } from './test-site.ts'
import { openedBrowser } from './visitor-browser.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({
  environment: { ...SELLING, PUBLIC_SITE_URL: 'https://akademija.example' },
})
const admin = useAdministrator(site)
const pages = useVisitorPages(site)

const CLIENT = 'ruta@pastas.example'
const SERVER = 'mx.akademija.example'
const VERIFIED = { 'Authentication-Results': `${SERVER}; dmarc=pass header.from=pastas.example` }

let dovecot: Dovecot
beforeAll(async () => {
  if (!isWithout('dovecot')) dovecot = await startDovecot()
})
afterAll(async () => {
  if (!isWithout('dovecot')) await dovecot.stop()
})

const TABLES = [
  ...(['orderLetters', 'orderStarts', 'orders', 'paymentEvents', 'erasures'] as const),
  ...(['mailbox', 'receivedMails', 'newsletterSubscriptions', 'letters'] as const),
]

beforeEach(async () => {
  for (const table of TABLES) await site.db.write.deleteFrom(table).execute()
  await dovecot.empty()
  vi.stubEnv('IMAP_URL', dovecot.url)
  vi.stubEnv('IMAP_AUTHSERV', SERVER)
  // The first run begins with later mails.
  await read(0)
})

/** Runs the scheduled function. In the first minutes of an hour it asks the database in any case. */
const read = (minute = 30) =>
  readMailbox(
    { open: () => site.db, deployUrl: site.url, waitUntil: () => undefined },
    new Date(Date.UTC(2026, 10, 30, 10, minute)),
  )

/** Pays an order, and sends its first message. */
async function start(
  choices: Record<string, string> = { budas: 'letter' },
  purchase: Purchase = weekly(),
): Promise<string> {
  await sendAll(site, EVENTS.completed(purchase))
  const id = await orderOf(site, purchase)
  const browser = await openedBrowser(site, id)
  const fields = { veiksmas: 'pradeti', laiskas: 'Pirmas', anksciau: 'ne', sutikimas: 'on' }
  const { html } = await browser.open()
  const sent = await browser.send({ ...fields, id: hiddenField(html, 'id'), ...choices })
  expect(sent.status).toBe(303)
  await site.deliver()
  return id
}

/** Makes an answer of the coach, and returns the mail about it. */
async function answered(orderId: string) {
  const body = { id: crypto.randomUUID(), content: 'Ačiū, kad parašėte.', isSure: true }
  expect((await admin('POST', `/api/admin/orders/${orderId}/letters`, body)).status).toBe(200)
  await site.deliver()
  return pages.mails.at(-1) ?? expect.fail('No mail was sent.')
}

const tagOf = (orderId: string) => replyAddress(orderId) ?? expect.fail('There is no address.')

/** Makes a verified reply about an order. */
const replyTo = (
  orderId: string,
  { headers = {}, ...mail }: Parameters<typeof mailOf>[0] = {},
): string => mailOf({ ...mail, headers: { ...VERIFIED, To: tagOf(orderId), ...headers } })

async function correspondenceOf(orderId: string) {
  const { status, body } = await admin('GET', `/api/admin/orders/${orderId}/letters`)
  expect(status).toBe(200)
  return body as Correspondence
}
/** Returns the texts of an order's messages, sorted, as mails have whole seconds as their time. */
const contentsOf = async (orderId: string) =>
  (await correspondenceOf(orderId)).letters.map(({ content }) => content).toSorted()
const mailsOf = async (orderId: string): Promise<ReceivedMail[]> =>
  (await correspondenceOf(orderId)).mails

const subjects = () => pages.mails.map(({ subject }) => subject)

describe.skipIf(isWithout('dovecot'))('a reply of a client', () => {
  it('goes to the address of its order, as the answer says', async () => {
    const id = await start()
    const answer = await answered(id)
    expect(answer.replyTo?.text).toBe(tagOf(id))
    expect(answer.text?.replaceAll(/\s+/g, ' ')).toContain(mailTexts.answer.mail)
  })

  it('becomes a message whose answer is due from its arrival, and is moved', async () => {
    const id = await start()
    const arrived = new Date(Date.now() - 60_000)
    arrived.setMilliseconds(0)
    const quotation =
      '2026-11-30, pr, 10:12 Santykių akademija <labas@akademija.example> rašė:\r\n\r\n> Ačiū'
    await dovecot.add(replyTo(id, { text: `Pavyko!\r\n\r\n${quotation}` }), arrived)
    await read()
    const { letters, mails } = await correspondenceOf(id)
    const letter = letters.find(({ content }) => content === 'Pavyko!')
    expect(letter).toMatchObject({
      author: 'client',
      createdAt: arrived.toISOString(),
      isWaiting: true,
    })
    expect(mails).toMatchObject([
      { state: 'taken', messageId: letter?.id, quoted: quotation.replaceAll('\r', '') },
    ])
    const order = (await findOrder(site.db, id)) ?? expect.fail('The order is missing.')
    expect(order.waitingSince).toEqual(arrived)
    expect(answerDueAt(order)).not.toBeNull()
    expect(await dovecot.list()).toEqual({ subjects: [], flags: [] })
    expect(await dovecot.list(mailboxTexts.folder)).toEqual({
      subjects: ['Re: Mūsų atsakymas'],
      flags: [],
    })
    await site.deliver()
    expect(subjects().at(-1), 'the owner is told').toBe(correspondenceTexts.newsSubject)
  })

  it('is read without the quotation of any mail program', async () => {
    const id = await start()
    for (const [program, quotation] of Object.entries(QUOTATIONS)) {
      const text = `Ačiū, ${program}!\n\n${quotation}\n`.replaceAll('\n', '\r\n')
      await dovecot.add(replyTo(id, { text }))
    }
    await read()
    const [{ letters }, mails] = await Promise.all([correspondenceOf(id), mailsOf(id)])
    for (const [program, quotation] of Object.entries(QUOTATIONS)) {
      const letter = letters.find(({ content }) => content === `Ačiū, ${program}!`)
      const mail = mails.find(({ messageId }) => messageId === letter?.id)
      expect(mail?.quoted, program).toBe(quotation.trim())
    }
  })

  it('waits for an answer, although the coach has answered since its arrival without having seen it', async () => {
    const id = await start()
    const arrived = new Date(Date.now() - 60_000)
    await dovecot.add(replyTo(id), arrived)
    await answered(id)
    await read()
    const { letters } = await correspondenceOf(id)
    expect(letters.at(-1)).toMatchObject({ content: 'Ačiū!', isWaiting: true })
  })

  it('names attachments that are not taken, and the client is told of them', async () => {
    const id = await start()
    const text =
      '--B\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nŽiūrėkite\r\n' +
      '--B\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\nx\r\n--B--\r\n'
    await dovecot.add(
      replyTo(id, { headers: { 'Content-Type': 'multipart/mixed; boundary=B' }, text }),
    )
    await read()
    expect(await contentsOf(id)).toContain(`Žiūrėkite\n\n${mailboxTexts.refused(['a.pdf'])}`)
    await site.deliver()
    const told = pages.mails.find(({ subject }) => subject === mailboxTexts.partlySubject)
    expect(told?.to).toMatchObject({ text: CLIENT })
    expect(told?.text).toContain('pdf')
    expect(told?.replyTo?.text).toBe(tagOf(id))
  })

  it.each([
    [
      'nobody has verified the sender',
      { 'Authentication-Results': `${SERVER}; dmarc=fail` },
      'sender',
    ],
    [
      'another server has verified the sender',
      { 'Authentication-Results': 'kitas; dmarc=pass' },
      'sender',
    ],
    [
      'it comes from another address',
      { From: 'jonas@kitas.example', 'Authentication-Results': `${SERVER}; dmarc=pass` },
      'sender',
    ],
    ['it is not about the order for certain', { To: 'labas@akademija.example' }, 'untagged'],
  ])('waits for the coach if %s, and stays in the inbox', async (_, headers, reason) => {
    const id = await start()
    await dovecot.add(replyTo(id, { headers }))
    await read()
    expect(await contentsOf(id)).toEqual(['Pirmas'])
    expect(await mailsOf(id)).toMatchObject([{ state: 'waiting', reason, content: 'Ačiū!' }])
    expect((await dovecot.list()).subjects).toHaveLength(1)
    await site.deliver()
    expect(subjects().at(-1)).toBe(mailboxTexts.waitsSubject)
    const { items, total } = (await admin('GET', '/api/admin/today')).body as {
      items: { kind: string; orderId: string }[]
      total: number
    }
    expect(items.filter(({ kind }) => kind === 'mail')).toMatchObject([{ orderId: id, reason }])
    expect(total).toBe(items.length)
    expect(at((await admin('GET', '/api/admin/news')).body, 'received')).toBe(1)
  })

  it('waits without IMAP_AUTHSERV', async () => {
    vi.stubEnv('IMAP_AUTHSERV', '')
    const id = await start()
    await dovecot.add(replyTo(id))
    await read()
    expect(await mailsOf(id)).toMatchObject([{ state: 'waiting', reason: 'sender' }])
  })

  it('waits after the paid time, by the time of its arrival', async () => {
    const id = await start()
    const early = new Date()
    await sql`update orders set created_at = created_at - interval '40 days', agreed_at = agreed_at - interval '40 days'`.execute(
      site.db.write,
    )
    await sql`update order_starts set started_at = started_at - interval '40 days'`.execute(
      site.db.write,
    )
    await dovecot.add(replyTo(id, { text: 'Vėlai' }), early)
    await dovecot.add(replyTo(id, { text: 'Laiku' }), new Date(Date.now() - 30 * 86_400_000))
    await read()
    expect(await contentsOf(id)).toContain('Laiku')
    expect(await mailsOf(id)).toMatchObject([
      { state: 'taken' },
      { reason: 'ended', content: 'Vėlai' },
    ])
  })

  it('waits beyond the limit of a day', async () => {
    const id = await start()
    const letter = { orderId: id, author: 'client', content: 'x' } as const
    const more = Array.from({ length: MESSAGES_PER_DAY }, () => ({
      ...letter,
      id: crypto.randomUUID(),
    }))
    await site.db.write.insertInto('orderLetters').values(more).execute()
    await dovecot.add(replyTo(id))
    await read()
    expect(await mailsOf(id)).toMatchObject([{ reason: 'flood' }])
  })

  it('about an order whose consent is withdrawn is shown without what it says', async () => {
    const id = await start()
    await site.db.write.updateTable('orderStarts').set({ withdrawnAt: new Date() }).execute()
    await dovecot.add(replyTo(id))
    await read()
    expect(await mailsOf(id)).toMatchObject([{ reason: 'closed', content: '', email: '' }])
  })

  it('that waits is accepted as a message once, or dismissed', async () => {
    const id = await start()
    const headers = { To: 'labas@akademija.example' }
    await dovecot.add(replyTo(id, { headers, text: 'Taip' }))
    await dovecot.add(replyTo(id, { headers, text: 'Ne' }))
    await read()
    const mails = await mailsOf(id)
    const [yes, no] = ['Taip', 'Ne'].map((text) => mails.find(({ content }) => content === text))
    const act = async (mail: ReceivedMail | undefined, name: string) =>
      (await admin('POST', `/api/admin/mails/${mail?.id ?? ''}/${name}`)).status
    expect(await act(yes, 'accept')).toBe(200)
    expect(await act(no, 'dismiss')).toBe(200)
    expect(await Promise.all([act(yes, 'accept'), act(yes, 'dismiss'), act(no, 'accept')])).toEqual(
      [404, 404, 404],
    )
    expect(await contentsOf(id)).toEqual(['Pirmas', 'Taip'])
    const states = (await mailsOf(id)).map(({ state, content }) => state + content)
    expect(states.toSorted()).toEqual(['dismissed', 'taken'])
  })

  it('that waits needs an answer once it is accepted, although the coach has answered something else', async () => {
    const id = await start()
    await dovecot.add(replyTo(id, { headers: { To: 'labas@akademija.example' } }))
    await read()
    await answered(id)
    const [mail] = await mailsOf(id)
    expect((await admin('POST', `/api/admin/mails/${mail?.id ?? ''}/accept`)).status).toBe(200)
    const { letters } = await correspondenceOf(id)
    expect(letters.at(-1)).toMatchObject({ content: 'Ačiū!', isWaiting: true })
  })

  it('that waits is not accepted once the client has chosen notices', async () => {
    const id = await start()
    await dovecot.add(replyTo(id, { headers: { To: 'labas@akademija.example' } }))
    await read()
    await admin('POST', `/api/admin/orders/${id}/notices`)
    const [mail] = await mailsOf(id)
    expect((await admin('POST', `/api/admin/mails/${mail?.id ?? ''}/accept`)).status).toBe(409)
    expect(await contentsOf(id)).toEqual(['Pirmas'])
  })

  it.each([
    ['an absence notice', { 'Auto-Submitted': 'auto-replied' }],
    ['a mail of a list', { Precedence: 'list' }],
    ['a bounce of somebody else', { 'Return-Path': '<>' }],
  ])('is not %s, which is left alone', async (_, headers) => {
    const id = await start()
    await dovecot.add(replyTo(id, { headers }))
    await dovecot.add(mailOf({ headers: { From: 'nepazistama@kitas.example' } }))
    await read()
    expect(await mailsOf(id)).toEqual([])
    await site.deliver()
    expect(subjects()).not.toContain(mailboxTexts.waitsSubject)
    expect(await dovecot.list()).toMatchObject({ flags: [] })
    expect((await dovecot.list()).subjects).toHaveLength(2)
  })

  it('is not our own mail that comes back', async () => {
    const id = await start()
    const mail = await answered(id)
    const headers = { 'Message-ID': mail.messageId ?? '', From: `<${CLIENT}>` }
    await dovecot.add(replyTo(id, { headers }))
    await read()
    expect(await mailsOf(id)).toEqual([])
  })
})

describe.skipIf(isWithout('dovecot'))('who wants no messages by mail', () => {
  it.each([
    ['notices', { budas: 'notice', zodis: 'mėlyna avis' }],
    ['a passphrase', { budas: 'letter', zodis: 'mėlyna avis' }],
    ['a passphrase that was reset', { budas: 'letter', zodis: 'mėlyna avis' }],
  ])(
    'has chosen %s: gets no address to answer, and one neutral line a day',
    async (name, choices) => {
      const id = await start(choices)
      if (name.includes('reset')) {
        expect((await admin('DELETE', `/api/admin/orders/${id}/word`)).status).toBe(200)
      }
      const mail = await answered(id)
      expect(mail.replyTo).toBeUndefined()
      expect(`${mail.text ?? ''}${String(mail.html)}`).not.toContain('labas+')
      const before = pages.mails.length
      for (const text of ['Slapta žinia', 'Dar viena']) {
        const headers = { To: 'labas@akademija.example', 'In-Reply-To': mail.messageId ?? '' }
        await dovecot.add(replyTo(id, { headers, text }))
        await read()
        await site.deliver()
      }
      expect(await contentsOf(id)).not.toContain('Slapta žinia')
      const mails = await mailsOf(id)
      expect(mails.map(({ content }) => content).toSorted()).toEqual(['Dar viena', 'Slapta žinia'])
      for (const waiting of mails) {
        expect(waiting).toMatchObject({ state: 'waiting', reason: 'notices' })
      }
      expect((await admin('POST', `/api/admin/mails/${mails[0]?.id ?? ''}/accept`)).status).toBe(
        409,
      )
      const toClient = pages.mails.slice(before).filter(({ to }) => at(to, 'text') === CLIENT)
      expect(toClient).toHaveLength(1)
      const [line] = toClient
      expect(line?.subject).toBe(mailboxTexts.unreadSubject)
      expect(line?.text).toContain(mailboxTexts.unreadText)
      expect(line?.replyTo).toBeUndefined()
      for (const revealing of ['Slapta', 'konsultac', 'užsakym', 'Re:']) {
        expect(`${line?.subject ?? ''}${line?.text ?? ''}`).not.toContain(revealing)
      }
    },
  )
})

/** Runs a reading in which the nth request to the database fails; before it is made, or after it was answered. */
async function killed(nth: number, isAnswered: boolean): Promise<boolean> {
  const { fetch: realFetch } = globalThis
  let count = 0
  const failing: typeof fetch = async (input, init) => {
    const isSql = typeof input === 'string' && input.endsWith('/sql')
    if (isSql) count++
    if (!isSql || count < nth) return realFetch(input, init)
    if (count === nth && isAnswered) await realFetch(input, init)
    throw new Error('killed')
  }
  vi.stubGlobal('fetch', failing)
  try {
    await read()
    return false
  } catch {
    return true
  } finally {
    vi.stubGlobal('fetch', realFetch)
  }
}

describe.skipIf(isWithout('dovecot'))('the mailbox', () => {
  it.each([false, true])(
    'is read to the end after a kill at any request to the database (answered: %s): nothing lost, nothing twice',
    async (isAnswered) => {
      const id = await start()
      for (let nth = 1; nth < 30; nth++) {
        await dovecot.add(replyTo(id, { text: `Laiškas ${nth}` }))
        await site.db.write
          .deleteFrom('orderLetters')
          .where('content', '<>', asPrivate('Pirmas'))
          .execute()
        const wasKilled = await killed(nth, isAnswered)
        await read()
        expect(await contentsOf(id), `killed at ${nth}`).toEqual([`Laiškas ${nth}`, 'Pirmas'])
        expect((await dovecot.list()).subjects, `killed at ${nth}`).toEqual([])
        expect((await dovecot.list(mailboxTexts.folder)).subjects).toHaveLength(nth)
        if (!wasKilled) return
      }
      expect.fail('The reading never ended.')
    },
  )

  it('costs seven round trips to the database for a reply, and three for mails that are left alone', async () => {
    const id = await start()
    const url = process.env.DATABASE_URL ?? ''
    await dovecot.add(replyTo(id))
    expect(await countRoundTrips(url, () => read())).toBe(7)
    await dovecot.add(mailOf({ headers: { 'Auto-Submitted': 'auto-replied' } }))
    await dovecot.add(mailOf({ headers: { 'Auto-Submitted': 'auto-replied' } }))
    expect(await countRoundTrips(url, () => read())).toBe(3)
  })

  it('is read although its mails cannot be moved, which is tried again', async () => {
    const id = await start()
    vi.spyOn(ImapFlow.prototype, 'messageMove').mockResolvedValueOnce(false)
    await dovecot.add(replyTo(id))
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await read()
    expect(logged).toHaveBeenCalledOnce()
    expect(await contentsOf(id)).toContain('Ačiū!')
    expect((await dovecot.list()).subjects).toHaveLength(1)
    await read(0)
    expect((await dovecot.list()).subjects).toHaveLength(0)
  })

  it('is not taken for empty when its server refuses a search', async () => {
    const id = await start()
    await dovecot.renumber()
    await dovecot.add(replyTo(id))
    vi.spyOn(ImapFlow.prototype, 'search').mockResolvedValueOnce(false)
    await expect(read()).rejects.toThrow('refuses')
    await read()
    expect(await contentsOf(id)).toContain('Ačiū!')
  })

  it('is read again after its mails got other numbers: nothing lost, nothing twice', async () => {
    const id = await start()
    await dovecot.add(mailOf({ headers: { From: 'kita@kitas.example' } }))
    await dovecot.add(replyTo(id, { text: 'Pirma' }))
    await dovecot.add(replyTo(id, { text: 'Laukia', headers: { To: 'labas@akademija.example' } }))
    await read()
    const [, waiting] = await mailsOf(id)
    await admin('POST', `/api/admin/mails/${waiting?.id ?? ''}/dismiss`)
    await dovecot.renumber()
    await dovecot.add(replyTo(id, { text: 'Antra' }))
    await read()
    await read()
    expect(await contentsOf(id)).toEqual(['Antra', 'Pirma', 'Pirmas'])
    expect(await mailsOf(id)).toHaveLength(3)
    expect((await dovecot.list()).subjects).toHaveLength(2)
  })

  it('may have 10,000 mails, of which only new ones are read, and a run that finds none asks no database', async () => {
    const id = await start()
    await dovecot.addMany(
      Array.from({ length: 10_000 }, (_, index) => `Subject: ${index}\r\n\r\nx`),
    )
    await site.db.write.deleteFrom('mailbox').execute()
    await read(0)
    await dovecot.add(replyTo(id, { text: 'Nauja' }))
    await read()
    expect(await contentsOf(id)).toEqual(['Nauja', 'Pirmas'])
    const open = vi.fn(() => site.db)
    const context = { open, deployUrl: site.url, waitUntil: () => undefined }
    await readMailbox(context, new Date('2026-11-30T10:30:00Z'))
    expect(open).not.toHaveBeenCalled()
    await readMailbox(context, new Date('2026-11-30T10:00:00Z'))
    expect(open).toHaveBeenCalled()
  })

  it('is not read without IMAP_URL; then each mail says where to write instead', async () => {
    vi.stubEnv('IMAP_URL', '')
    const id = await start()
    await dovecot.add(mailOf({}))
    await read()
    expect(await mailsOf(id)).toEqual([])
    const mail = await answered(id)
    expect(mail.replyTo?.text).toBe(startingSettings.email)
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(mailTexts.answer.page)
    for (const { text } of pages.mails)
      expect(text).not.toMatch(/atsaky(?:ti|kite)[^.]*į šį laišką/i)
  })
})

describe.skipIf(isWithout('dovecot'))('a mail that comes back', () => {
  const idOf = async (kind: 'letter' | 'order-answer', recipient: string) => {
    const { id } = await site.db.read
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('recipient', '=', asPrivate(recipient))
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }
  const bounceOf = (entryId: string, recipient: string, status: string, words = '') =>
    dsnOf({
      fields: [
        `Final-Recipient: rfc822;${recipient}`,
        'Action: failed',
        `Status: ${status}`,
        `Diagnostic-Code: smtp; ${words}`,
      ],
      copy: `Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${entryId}@akademija.example>\r\n`,
    })

  it('is shown at its order, and stops nothing', async () => {
    const id = await start()
    await answered(id)
    await dovecot.add(bounceOf(await idOf('order-answer', CLIENT), CLIENT, '5.1.1'))
    await read()
    expect(await mailsOf(id)).toMatchObject([{ kind: 'bounce', cause: 'address' }])
    expect((await correspondenceOf(id)).letters.at(-1)).toMatchObject({ unsent: 'failed' })
    expect((await dovecot.list(mailboxTexts.folder)).subjects).toHaveLength(1)
    await dovecot.add(replyTo(id))
    await read()
    expect(await contentsOf(id)).toContain('Ačiū!')
  })

  it('is recognised by our message id, whatever server has sent it', async () => {
    const id = await start()
    await answered(id)
    const entryId = await idOf('order-answer', CLIENT)
    const all = Object.values(DSNS)
    for (const { raw } of all) await dovecot.add(raw.replaceAll(OWN_ID, entryId))
    await read()
    const own = all.filter(({ isIdentified }) => isIdentified)
    const causes = (await mailsOf(id)).map(({ kind, cause }) => `${kind} ${cause ?? ''}`)
    expect(causes.toSorted()).toEqual(own.map(({ cause }) => `bounce ${cause}`).toSorted())
    expect((await dovecot.list()).subjects).toHaveLength(all.length - own.length)
  })

  const subscribed = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index}@p.example`)

  /** Sends a letter to all subscribers. */
  async function sendLetter() {
    const id = crypto.randomUUID()
    await insertLetter(site.db, { id, subject: 'Tema', content: 'Tekstas' })
    const { updatedAt } = await site.db.read
      .selectFrom('letters')
      .select('updatedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await queueLetter(site.db, { id, expected: updatedAt })
    await site.db.write
      .updateTable('outbox')
      .set({ state: 'sent', finishedAt: new Date() })
      .where('subjectId', '=', id)
      .execute()
    await site.deliver()
    return id
  }
  async function subscribe(emails: readonly string[]) {
    const rows = emails.map((email) => ({ id: crypto.randomUUID(), email, subscribed: true }))
    await site.db.write.insertInto('newsletterSubscriptions').values(rows).execute()
  }
  const stopped = async () =>
    (
      await site.db.read
        .selectFrom('newsletterSubscriptions')
        .select('email')
        .where('stoppedAt', 'is not', null)
        .orderBy('email')
        .execute()
    ).map(({ email }) => email)
  const letterOf = async (id: string) => (await admin('GET', `/api/admin/letters/${id}`)).body
  async function bounce(recipients: readonly string[], status: string, words?: string) {
    for (const recipient of recipients) {
      await dovecot.add(bounceOf(await idOf('letter', recipient), recipient, status, words))
    }
    await read()
  }

  it('stops a subscriber whose address does not exist at once', async () => {
    await subscribe(subscribed(30))
    const id = await sendLetter()
    await bounce(['1@p.example'], '5.1.1')
    await bounce(['2@p.example'], '5.2.2')
    expect(await stopped()).toEqual(['1@p.example'])
    expect(await letterOf(id)).toMatchObject({ failed: 2, senderRefused: false })
    await site.db.write
      .updateTable('newsletterSubscriptions')
      .set({ stoppedAt: null, subscribed: true })
      .execute()
    await bounce(['3@p.example'], '5.1.10')
    expect(await stopped(), 'the first one was allowed again').toEqual(['3@p.example'])
  })

  it('stops a subscriber whose mailbox fails for the third time within weeks', async () => {
    await subscribe(subscribed(30))
    for (const count of [1, 2, 3]) {
      await sendLetter()
      await bounce(['1@p.example'], '4.2.2')
      expect(await stopped(), `letter ${count}`).toEqual(count < 3 ? [] : ['1@p.example'])
    }
  })

  it('stops nobody if more than a tenth of a letter comes back: the owner is told why', async () => {
    await subscribe(subscribed(30))
    const id = await sendLetter()
    await bounce(['1@p.example'], '5.1.1')
    expect(await stopped()).toEqual(['1@p.example'])
    await bounce(['2@p.example', '3@p.example', '4@p.example'], '5.7.26', '550 5.7.26 DMARC')
    expect(await stopped()).toEqual([])
    expect(await letterOf(id)).toMatchObject({ senderRefused: true, cause: 'authentication' })
  })

  it('is left alone if we have not sent it', async () => {
    await subscribe(subscribed(3))
    await sendLetter()
    await dovecot.add(bounceOf(crypto.randomUUID(), '1@p.example', '5.1.1'))
    await read()
    expect(await stopped()).toEqual([])
    expect((await dovecot.list()).subjects).toHaveLength(1)
  })
})

describe.skipIf(isWithout('dovecot'))('the doctor', () => {
  it('sends one mail to a tagged address, and tells how the server calls itself', async () => {
    const header = `Authentication-Results: ${SERVER}; dmarc=pass header.from=akademija.example\r\n`
    const service = await startSmtpStandIn((mail) => dovecot.add(header + mail.toString()))
    onTestFinished(() => service.stop())
    vi.stubEnv('SMTP_URL', service.url)
    vi.stubEnv('IMAP_AUTHSERV', '')
    expect(await checkReplyAddress()).toMatchObject([
      { level: 'well', what: expect.stringContaining('labas+x@akademija.example') as string },
      { level: 'advice', mend: `Set IMAP_AUTHSERV to ${SERVER}.` },
    ])
    expect((await dovecot.list()).subjects).toHaveLength(1)
  })

  it('is told of a mail service that changes the ids by which bounces are recognised', async () => {
    const service = await startSmtpStandIn((mail) =>
      dovecot.add(
        mail.toString().replace(/^Message-ID: .*$/m, 'Message-ID: <kitas@tarnyba.example>'),
      ),
    )
    onTestFinished(() => service.stop())
    vi.stubEnv('SMTP_URL', service.url)
    expect((await checkReplyAddress()).at(-1)).toMatchObject({
      level: 'advice',
      what: expect.stringContaining('Message-ID') as string,
    })
  })

  it('is told of a login that is refused', async () => {
    const url = dovecot.url.replace(/:[^:@]+@/, ':kitas@')
    await expect(openMailbox(url, 5_000)).rejects.toMatchObject({ authenticationFailed: true })
    vi.stubEnv('IMAP_URL', url)
    expect(await checkMailbox()).toMatchObject([{ level: 'missing' }])
  })
})
