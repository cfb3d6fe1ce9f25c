import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { caniemail } from 'caniemail'
import { type ParsedMail, simpleParser } from 'mailparser'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  insertOrderMessage,
  resetOrderPassphrase,
  startOrder,
  withdrawOrderConsent,
} from '#src/features/orders/server/correspondence-queries.ts'
import {
  queuePasswordLink,
  recoverPassword,
} from '#src/features/account/server/recovery-queries.ts'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import {
  queueLetter,
  findLetter,
  insertLetter,
  queueTestLetter,
} from '#src/features/newsletter/server/letter-queries.ts'
import { queueDataLink } from '#src/features/clients/server/own-data-queries.ts'
import {
  moveOrder,
  queueAddressLink,
  queueOrderLink,
} from '#src/features/orders/server/order-access-queries.ts'
import { storeTaken, storeWaiting } from '#src/features/mailbox/server/mailbox-queries.ts'
import { insertPaymentEvent } from '#src/features/orders/server/payment-queries.ts'
import { insertSubmission } from '#src/features/quizzes/server/submission-queries.ts'
import { setPrice } from '#src/features/settings/server/price-queries.ts'
import { confirmNotices, requestNotices } from '#src/features/settings/server/notices-queries.ts'
import { updateSettings } from '#src/features/settings/server/settings-queries.ts'
import {
  confirmSubscription,
  requestSubscription,
} from '#src/features/newsletter/server/subscriber-queries.ts'
import {
  insertWithdrawal,
  updateWithdrawal,
} from '#src/features/orders/server/withdrawal-queries.ts'
import { suppressionKeys } from '#src/server/signing.ts'
import { RATE_LIMITS } from '#src/core/rate-limits.ts'
import { TERMS_SLUG } from '#src/features/orders/orders.ts'
import { OUTBOX_KINDS } from '#src/core/outbox.ts'
import { asPrivate } from '#src/core/private.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { BROWSER_ARGUMENTS } from '../../scripts/tools/browser.ts'
import { startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { useTestSite } from '../api/test-site.ts'
import { findViolations } from '../browser/axe.ts'
import { isWithout } from '../without.ts'

/** The mail programs that most people in Lithuania use. */
const CLIENTS = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*'] as const

/** Features that some of these programs lack, grouped by their effect for a reader. */
const DISPENSABLE = [
  // Without them, a mail has the light scheme, and the text of a letter the program's own styles.
  ...['<style> element', 'Class selector', 'Type selector', 'Descendant combinator', '@media'],
  ...['@media (prefers-color-scheme)', 'color-scheme meta tag', 'color-scheme'],
  // Without them, the line for the preview is also shown above the mail.
  ...['display:none', 'opacity', 'overflow', 'max-height property', 'height property'],
  // Without them, the column is as wide as the window, and long words and lines break as by default.
  ...['max-width', 'box-sizing', 'overflow-wrap', 'white-space', 'background-color'],
  // Outlook, which draws no circles, hides the rings of the logo.
  'border-radius',
  // Without them, a table has no role, a `div` replaces `body`, and links are underlined and open in the same window.
  ...['role attribute', '<body> element', 'target attribute', 'text-decoration-line'],
]

const LONG = 'nebeprisikiškiakopūsteliaujantiesiems'.repeat(3)
const EMAIL = asPrivate('ruta@pastas.example')

interface SentMail {
  kind: string
  raw: Buffer
  mail: ParsedMail
}

const sent: SentMail[] = []
const site = useTestSite()
let browser: Browser | undefined

beforeAll(async () => {
  const received: Buffer[] = []
  const smtp = await startSmtpStandIn((message) => void received.push(message))
  vi.stubEnv('SMTP_URL', smtp.url)
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
  vi.stubEnv('NOTIFY_EMAIL', 'trenere@akademija.example')
  await queueEveryKind()
  await site.deliver()
  await smtp.stop()
  const entries = await site.db.read.selectFrom('outbox').select(['id', 'kind']).execute()
  for (const raw of received) {
    const mail = await simpleParser(raw)
    const { kind = '' } = entries.find(({ id }) => mail.messageId?.includes(id)) ?? {}
    sent.push({ kind, raw, mail })
  }
  if (isWithout('browser')) return
  browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [...BROWSER_ARGUMENTS],
  })
})
afterAll(async () => {
  await browser?.close()
})

async function queueEveryKind() {
  const { db } = site
  const id = () => crypto.randomUUID()
  const consent = { version: '1', text: 'Sutinku' }
  await insertBooking(db, {
    id: id(),
    name: 'Rūta',
    email: EMAIL,
    consultationType: 'individual',
    message: `Norėčiau pasikalbėti apie ${LONG}.\nAčiū!`,
  })
  const other = 'ona@pastas.example'
  await requestSubscription(db, { id: id(), email: other, name: 'Ona', consent })
  const request = id()
  await requestSubscription(db, { id: request, email: EMAIL, name: 'Rūta', consent })
  await confirmSubscription(db, request, suppressionKeys())
  await insertSubmission(
    db,
    { id: id(), answers: '[]', totalScore: 3, email: null },
    {
      email: EMAIL,
      addressHash: '',
      result: { ...consent, id: id(), quizTitle: 'Testas' },
      letters: null,
    },
  )
  await queueDataLink(db, { email: EMAIL, hash: '', mailbox: '' })
  const contract = `Savaitė, ${'https://pavojus.example/'.repeat(4)}, +370 600 00000`
  for (const outcome of [
    { state: 'refunded', refundedOn: '2026-11-20' },
    { state: 'nothing-due', refundedOn: null },
  ] as const) {
    const withdrawal = id()
    await insertWithdrawal(db, { id: withdrawal, name: 'Rūta', email: EMAIL, contract })
    await updateWithdrawal(db, withdrawal, outcome, null)
  }
  const beyond = Array.from({ length: RATE_LIMITS['owner-notices'][0].calls }, () => new Date())
  await db.write.updateTable('callTimes').set({ times: beyond }).execute()
  await insertBooking(db, { id: id(), name: 'Ona', email: other, consultationType: 'individual' })
  await db.write
    .updateTable('outbox')
    .set({ dueAt: new Date(0) })
    .execute()
  const terms = `## 1. Skyrius\n\nSąlygos su **svarbiu** žodžiu ${LONG} ir [nuoroda](/contact).\n\n- vienas\n- du`
  await db.write
    .insertInto('blogPosts')
    .values({
      id: id(),
      title: 'Sąlygos',
      slug: TERMS_SLUG,
      excerpt: '',
      content: terms,
      type: 'page',
      published: true,
    })
    .execute()
  const event = { eventId: 'evt_a', type: 'a', livemode: false, createdAt: new Date() }
  const bought = {
    id: id(),
    sessionId: 'cs_a',
    package: 'email-monthly',
    email: EMAIL,
    amount: 7900,
    currency: 'eur',
    createdAt: new Date(),
    agreedAt: new Date(),
  } as const
  await insertPaymentEvent(db, event, bought)
  const order = await db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await queueOrderLink(db, order.id)
  const start = { id: order.id, sensitiveText: 'Sutinku', consentVersion: '1' }
  const client = { id: id(), orderId: order.id, author: 'client', content: 'Laba diena' } as const
  // The reminder is for a client who has not started, so it is about another order.
  const unstarted = { ...bought, id: id(), sessionId: 'cs_b' }
  await insertPaymentEvent(
    db,
    { ...event, eventId: 'evt_b', sessionId: 'cs_b', outcome: 'paid' },
    unstarted,
  )
  await db.write
    .updateTable('outbox')
    .set({ dueAt: new Date() })
    .where('subjectId', '=', unstarted.id)
    .execute()
  await startOrder(db, { ...start, delivery: 'letter', wordHash: '' }, client, new Date())
  await resetOrderPassphrase(db, order.id)
  const content = `Laba diena,\n\n${LONG} ir & ženklai.`
  await insertOrderMessage(db, { id: id(), orderId: order.id, author: 'coach', content }, null)
  await insertOrderMessage(db, { ...client, id: id() }, new Date())
  const reply = {
    kind: 'reply' as const,
    uidValidity: 1,
    uid: 1,
    email: EMAIL,
    orderId: order.id,
    receivedAt: new Date(),
    attachments: ['planas.pdf', `${LONG}.jpg`],
  }
  const waiting = { ...reply, id: id(), state: 'waiting', reason: 'notices', content } as const
  await storeWaiting(db, waiting, true)
  const taken = { ...reply, id: id(), state: 'taken' } as const
  await storeTaken(db, taken, { ...client, id: id() }, null)
  const closed = { ...start, id: id(), delivery: 'letter' } as const
  await db.write.insertInto('orderStarts').values(closed).execute()
  await withdrawOrderConsent(db, closed.id)
  const url = 'https://buy.stripe.com/nauja'
  await setPrice(db, { linkId: 'plink_nauja', package: 'email-weekly', price: 49, url }, [])
  await requestNotices(db, asPrivate('nauja@akademija.example'))
  const { pendingNoticeId } = await db.read
    .selectFrom('ownerSettings')
    .select('pendingNoticeId')
    .executeTakeFirstOrThrow()
  await confirmNotices(db, pendingNoticeId ?? '', 'trenere@akademija.example')
  // Its link ends with the request, so another one waits.
  await requestNotices(db, asPrivate('kita@akademija.example'))
  await db.write
    .insertInto('outbox')
    .values({ id: id(), channel: 'mail', kind: 'password-changed' })
    .execute()
  const moved = [startingSettings.email, 'nauja@akademija.example']
  await updateSettings(db, startingSettings, {
    replacements: [],
    moved,
    isSellerChanged: false,
    isCityChanged: false,
    expected: null,
  })
  const [from, to] = [asPrivate(EMAIL), asPrivate('kita@pastas.example')]
  await moveOrder(db, order.id, { from, to, askedAt: new Date() })
  await queueAddressLink(db, order.id, from, 'client')
  await db.write.insertInto('recoveryCodes').values({ hash: 'a' }).execute()
  const proof = { linkId: null, codeHash: 'a', passkey: null }
  const password = { hash: '', environmentHash: '' }
  await recoverPassword(db, proof, password, { device: '', network: '' })
  await queuePasswordLink(db, {})
  const letter = id()
  const image = '/media/0123456789abcdef0123456789abcdef-1600x1200.webp'
  const text = `Labas,\n\n![Stalas](${image})\n\n## Skyrius\n\n**Svarbu** – [straipsnis](/blog/a), ${LONG}.\n\n- vienas\n- ![Ženklas](https://a.example/a.png)\n\n| Diena | Tema |\n|---|---|\n| Pirma | Klausymas |`
  await insertLetter(db, { id: letter, subject: 'Kaip kalbėtis vakare', content: text })
  await queueTestLetter(db, letter)
  const { updatedAt = new Date() } = (await findLetter(db, letter)) ?? {}
  await queueLetter(db, { id: letter, expected: updatedAt })
}

describe('every mail', () => {
  it('is among them', () => {
    const kinds = Object.entries(OUTBOX_KINDS).flatMap(([kind, channel]) =>
      channel === 'mail' ? [kind] : [],
    )
    expect([...new Set(sent.map(({ kind }) => kind))].sort()).toEqual(kinds.sort())
  })

  it('has a Lithuanian document, a preview and the same words in plain text', () => {
    for (const { kind, mail } of sent) {
      expect(String(mail.html), kind).toContain('<html dir="ltr" lang="lt"')
      const plain = mail.text ?? ''
      expect(plain.length, kind).toBeGreaterThan(100)
      expect(plain, kind).not.toMatch(/<[a-z]|&nbsp;|&#|undefined|\[object/)
      const links = [...String(mail.html).matchAll(/href="(http[^"]+)"/g)].map(([, href]) => href)
      for (const href of links) expect(plain, kind).toContain(href?.replaceAll('&amp;', '&'))
      expect(plain, kind).toContain('Santykių akademija')
    }
  })

  it('loads nothing but what its writer has put in, and tells nobody that it was read', () => {
    for (const { kind, mail } of sent) {
      const html = String(mail.html)
      expect(html, kind).not.toMatch(/<script|<link rel="stylesheet|url\(/)
      const images = [...html.matchAll(/<img [^>]*alt="([^"]*)" width="(\d+)"/g)]
      expect(images.map(([, alt, width]) => [alt, width])).toEqual(
        kind.startsWith('letter')
          ? [
              ['Stalas', '512'],
              ['Ženklas', '512'],
            ]
          : [],
      )
      expect(html.match(/<img/g)?.length ?? 0, kind).toBe(images.length)
    }
  })

  it.skipIf(isWithout('browser'))('fits 320 px and is accessible in both schemes', async () => {
    if (!browser) throw new Error('The browser has not started yet.')
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } })
    for (const { kind, mail } of sent) {
      await page.setContent(String(mail.html))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, kind).toBeLessThanOrEqual(320)
      expect(await findViolations(page), kind).toEqual([])
    }
  })

  it('uses only what the usual mail programs know, or what a reader does not miss', () => {
    for (const { kind, mail } of sent) {
      const { issues } = caniemail({ clients: [...CLIENTS], html: String(mail.html) })
      const titles = [...issues.errors.values()].flat().map(({ title }) => title)
      expect(
        [...new Set(titles)].filter((title) => !DISPENSABLE.includes(title)),
        kind,
      ).toEqual([])
    }
  })
})

it.skipIf(isWithout('spamassassin'))('is no spam by the local rules of SpamAssassin', async () => {
  const child = spawn('spamassassin', ['--local', '--mbox', '--cf=use_bayes 0'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const output = text(child.stdout)
  for (const { raw } of sent) {
    child.stdin.write('From labas@akademija.example Sun Nov 22 22:00:00 2026\n')
    child.stdin.write(raw)
    child.stdin.write('\n\n')
  }
  child.stdin.end()
  const scores = [...(await output).matchAll(/^X-Spam-Status: \w+, score=(-?[\d.]+)/gm)]
  expect(scores).toHaveLength(sent.length)
  for (const [line, score] of scores) expect(Number(score), line).toBeLessThan(2)
})
