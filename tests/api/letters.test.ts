import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectMarketing } from '#src/features/newsletter/server/marketing-queries.ts'
import { queueLetter, recordBounces } from '#src/features/newsletter/server/letter-queries.ts'
import { confirmSubscription } from '#src/features/newsletter/server/subscriber-queries.ts'
import { LIMITS } from '#src/core/fields.ts'
import { mayBeClipped } from '#src/features/newsletter/newsletter.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { asPrivate } from '#src/core/private.ts'
import { suppressionKeys } from '#src/server/signing.ts'
import { dayAfter, fromVilniusTime, noonOf } from '#src/core/vilnius-time.ts'
import { type OmnisendStandIn, startOmnisendStandIn } from '../support/omnisend.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

let smtp: SmtpStandIn
let omnisend: OmnisendStandIn
const mails: ParsedMail[] = []
/** The same mails as sent over the wire. */
const messages: string[] = []
const site = useTestSite()
const admin = useAdministrator(site)

beforeAll(async () => {
  smtp = await startSmtpStandIn(async (message) => {
    messages.push(message.toString())
    mails.push(await simpleParser(message))
  })
  omnisend = await startOmnisendStandIn()
})
afterAll(async () => {
  await smtp.stop()
  await omnisend.stop()
})

beforeEach(async () => {
  for (const table of ['outbox', 'letters', 'newsletterSubscriptions'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  mails.length = 0
  messages.length = 0
  omnisend.calls.length = 0
  smtp.behave('take')
  smtp.refusals.clear()
  vi.stubEnv('SMTP_URL', smtp.url)
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
  vi.stubEnv('NOTIFY_EMAIL', 'trenere@akademija.example')
})

const written = {
  subject: 'Kaip kalbėtis vakare',
  content: 'Labas,\n\n**svarbu** – [straipsnis](/blog/vakaras).\n\n![Stalas](/media/stalas.webp)',
}

const call = (method: string, path: string, body?: unknown) =>
  admin(method, `/api/admin/letters${path}`, body)

/** Stores a draft; its `send` sends it at once unless the body says otherwise. */
async function draft(changes: object = {}) {
  const { status, body } = await call('POST', '', { ...written, ...changes })
  expect(status).toBe(201)
  const [id, updatedAt] = [textAt(body, 'id'), textAt(body, 'updatedAt')]
  const send = (changes: object = {}) =>
    call('POST', `/${id}/send`, { updatedAt, sendAt: null, ...changes })
  return { id, updatedAt, send }
}

/** Sends a letter while no mail server is configured. */
async function sendLater() {
  vi.stubEnv('SMTP_URL', '')
  const { id, send } = await draft()
  await send()
  vi.stubEnv('SMTP_URL', smtp.url)
  return id
}

const store = (emails: string[], row: { subscribed: boolean; confirmedAt?: Date }) =>
  site.db.write
    .insertInto('newsletterSubscriptions')
    .values(emails.map((email) => ({ id: crypto.randomUUID(), email, ...row })))
    .execute()
const subscribers = (...emails: string[]) =>
  store(emails, { subscribed: true, confirmedAt: new Date() })

const read = async (id: string) => (await call('GET', `/${id}`)).body
const recipients = () => mails.map(({ to }) => [to].flat()[0]?.text).sort()
/** Delivers the outbox, and expects the letter to be in this state afterwards. */
async function settled(id: string, state: Record<string, unknown>) {
  await site.deliver()
  expect(await read(id)).toMatchObject(state)
}

describe('a letter', () => {
  it('goes to each subscriber once, with their own way out', async () => {
    await subscribers('ona@p.example', 'jonas@p.example')
    await store(['laukia@p.example'], { subscribed: false })
    const { id, updatedAt, send } = await draft()
    expect(await send()).toMatchObject({ status: 200, body: { state: 'sending', recipients: 2 } })
    await settled(id, { sent: 2, waiting: 0, failed: 0 })
    expect(recipients()).toEqual(['jonas@p.example', 'ona@p.example'])
    const [first, second] = mails
    expect(first?.subject).toBe('Kaip kalbėtis vakare')
    expect(first?.html).toContain(`href="${site.url}/blog/vakaras"`)
    expect(first?.html).toContain(`src="${site.url}/`)
    expect(first?.text).toContain('svarbu')
    expect(first?.text).toContain('[Stalas]')
    const wayOut = (mail?: ParsedMail) => JSON.stringify(mail?.headers.get('list'))
    expect(wayOut(first)).toContain('/naujienlaiskis/atsisakyti/')
    expect(wayOut(first)).not.toBe(wayOut(second))
    expect(wayOut(first)).toContain('List-Unsubscribe=One-Click')

    expect((await send()).status).toBe(409)
    expect((await call('PUT', `/${id}`, { ...written, updatedAt })).status).toBe(409)
    await site.deliver()
    expect(mails).toHaveLength(2)
  })

  it.each(['ona@p.example', `${'x'.repeat(64)}@${'y'.repeat(60)}.example`])(
    'to %s names the way out on the first line of its header, whatever its length',
    async (email) => {
      await subscribers(email)
      const { send } = await draft()
      await send()
      await site.deliver()
      const [headers = ''] = messages[0]?.split('\r\n\r\n') ?? []
      expect(headers).toMatch(/^List-Unsubscribe: <https?:\/\/\S+>\r$/m)
      expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
      expect(headers.split('\r\n').every((line) => line.length <= 998)).toBe(true)
    },
  )

  it('over the length that Gmail shows is rendered as it is measured', async () => {
    const content = 'Ąžuolas šlama.\n\n'.repeat(5_000)
    const body = { subject: written.subject, content: content.slice(0, LIMITS.letter) }
    const { status, body: preview } = await admin('POST', '/api/admin/letter-preview', body)
    expect(status).toBe(200)
    expect(mayBeClipped(textAt(preview, 'html'))).toBe(true)
    const short = await admin('POST', '/api/admin/letter-preview', written)
    expect(mayBeClipped(textAt(short.body, 'html'))).toBe(false)
  })

  it('has the words of its writer, whatever they look like, as HTML and as plain text', async () => {
    await subscribers('ona@p.example')
    const words = [
      'rašykite sizes="x" taip',
      'srcset="a 2x"',
      'href="#a"',
      'src="/a.png"',
      'id="b" čia',
    ]
    const content = `${words.join('\n\n')}\n\n[žr. žemiau](#dalis-pabaiga)\n\n## Pabaiga`
    const { status, body } = await call('POST', '', { ...written, content })
    expect(status).toBe(201)
    const [id, updatedAt] = [textAt(body, 'id'), textAt(body, 'updatedAt')]
    await call('POST', `/${id}/send`, { updatedAt, sendAt: null })
    await site.deliver()
    const [mail] = mails
    for (const each of words) {
      expect(mail?.html).toContain(`<p>${each}</p>`)
      expect(mail?.text).toContain(each)
    }
    expect(mail?.html).toContain('<p>žr. žemiau</p>')
    expect(mail?.html).not.toMatch(/<[^>]+ (?:href="#|srcset|sizes|loading|id=)/)
    expect(mail?.text).not.toContain('#dalis')
  })

  it('is not sent to who leaves while it waits, and counts who could not get it', async () => {
    await subscribers('ona@p.example', 'jonas@p.example', 'lina@p.example')
    const id = await sendLater()
    await site.db.write
      .updateTable('newsletterSubscriptions')
      .set({ subscribed: false, leftAt: new Date() })
      .where('email', '=', asPrivate('lina@p.example'))
      .execute()
    smtp.behave('refuse', 'take')
    await settled(id, { recipients: 3, sent: 1, waiting: 0, failed: 1 })
    expect(recipients()).not.toContain('lina@p.example')
  })

  it('that has waited for more than 48 hours waits for the administrator, and is counted so', async () => {
    await subscribers('ona@p.example')
    const id = await sendLater()
    expect(await read(id)).toMatchObject({ waiting: 1, failed: 0 })
    await site.db.write
      .updateTable('outbox')
      .set({ queuedAt: new Date(Date.now() - 49 * 3_600_000) })
      .execute()
    expect(await read(id)).toMatchObject({ waiting: 0, failed: 1 })
  })

  it('is tried out on the owner alone, as often as asked', async () => {
    await subscribers('ona@p.example')
    const { id } = await draft()
    expect((await call('POST', `/${id}/trial`)).status).toBe(200)
    await site.deliver()
    expect(recipients()).toEqual(['trenere@akademija.example'])
    expect(mails[0]?.subject).toBe('[Bandomasis] Kaip kalbėtis vakare')
    expect(await read(id)).toMatchObject({ state: 'draft', recipients: 0 })
  })

  it('that is scheduled waits for its time, and can be taken back', async () => {
    await subscribers('ona@p.example')
    const { id, send } = await draft()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await send({ sendAt: '2020-01-01T00:00:00Z' })).status).toBe(400)
    const planned = (await send({ sendAt: later })).body
    expect(planned).toMatchObject({ state: 'scheduled', sendAt: later })
    await draft()
    expect((await call('GET', '?state=scheduled')).body).toMatchObject({
      items: [{ id, sendAt: later }],
      total: 1,
    })
    await site.deliver()
    expect(mails).toHaveLength(0)

    const back = await call('POST', `/${id}/unschedule`, {
      updatedAt: textAt(planned, 'updatedAt'),
    })
    expect(back.body).toMatchObject({ state: 'draft', sendAt: null })
    await send({ updatedAt: textAt(back.body, 'updatedAt'), sendAt: later })
    await site.db.write
      .updateTable('letters')
      .set({ sendAt: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    await settled(id, { state: 'sending', sent: 1 })
    expect(recipients()).toEqual(['ona@p.example'])
  })

  it('that is deleted while it waits reaches nobody else', async () => {
    await subscribers('ona@p.example')
    const id = await sendLater()
    expect((await call('DELETE', `/${id}`)).status).toBe(200)
    await site.deliver()
    expect(mails).toHaveLength(0)
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
  })

  it('is stored once for a repeated attempt, and listed with how many would get it', async () => {
    await subscribers('ona@p.example', 'jonas@p.example')
    const attemptId = crypto.randomUUID()
    for (const _ of [1, 2]) await call('POST', '', { ...written, attemptId })
    const { body } = await call('GET', '')
    expect(body).toMatchObject({ total: 1, subscribers: 2, mail: 'on' })
    expect(at(body, 'items.0')).toMatchObject({ subject: written.subject, state: 'draft' })
    expect(at(body, 'items.0.content')).toBeUndefined()
  })

  it('needs a subject and a text', async () => {
    const { status, body } = await call('POST', '', { subject: ' ', content: '' })
    expect(status).toBe(400)
    expect(at(body, 'fields')).toEqual({
      subject: 'Naujienlaiškio tema privaloma',
      content: 'Naujienlaiškio tekstas privalomas',
    })
  })

  it('of a hundred numbered questions is mailed as a list', async () => {
    await subscribers('ona@p.example')
    const file = new URL('../fixtures/markdown/letter-100-numbered.md', import.meta.url)
    const { send } = await draft({ content: await readFile(file, 'utf8') })
    await send()
    await site.deliver()
    expect(String(mails[0]?.html).match(/<li[^>]*><strong[^>]*>Koks/g)).toHaveLength(100)
  })

  it('beyond the limits of Markdown is refused wherever it is written, and not sent', async () => {
    await subscribers('ona@p.example')
    const content = `${'>'.repeat(17)} a`
    const message =
      'Tekste citatos ar sąrašai per giliai sudėti vienas į kitą: gali būti ne daugiau kaip 16 lygių'
    const { id, updatedAt, send } = await draft()
    const refused = [
      await call('POST', '', { ...written, content }),
      await call('PUT', `/${id}`, { ...written, content, updatedAt }),
      await admin('POST', '/api/admin/letter-preview', { ...written, content }),
    ]
    for (const { status, body } of refused) {
      expect([status, at(body, 'fields')]).toEqual([400, { content: message }])
    }
    await site.db.write.updateTable('letters').set({ content }).execute()
    expect(await send()).toMatchObject({ status: 400, body: { error: message } })
    await site.deliver()
    expect(mails).toHaveLength(0)
  })

  it('is previewed as mail programs show it', async () => {
    const content = `${written.content}\n\n<script>alert(1)</script>`
    const { status, body } = await admin('POST', '/api/admin/letter-preview', {
      ...written,
      content,
    })
    expect(status).toBe(200)
    expect(textAt(body, 'html')).toContain('<strong>svarbu</strong>')
    expect(textAt(body, 'html')).not.toContain('<script>alert')
    expect(textAt(body, 'text')).toContain('Atsisakyti naujienlaiškio')
  })
})

describe('a letter that is handed over', () => {
  const configure = () => {
    vi.stubEnv('OMNISEND_API_KEY', omnisend.key)
    vi.stubEnv('OMNISEND_BASE_URL', omnisend.url)
  }

  it('needs the service to be configured', async () => {
    const { id, send } = await draft()
    expect((await send({ handOver: true })).status).toBe(503)
    expect(await read(id)).toMatchObject({ state: 'draft' })
  })

  it('becomes the draft of a campaign there, and is sent to nobody from here', async () => {
    configure()
    await connectMarketing(site.db)
    await subscribers('ona@p.example')
    const { send } = await draft()
    expect((await send({ handOver: true })).body).toMatchObject({ state: 'handed-over' })
    await site.deliver()
    expect(omnisend.calls).toHaveLength(2)
    const [template, campaign] = omnisend.calls
    expect(template?.path).toBe('/email-templates/import')
    expect(textAt(template?.body, 'html')).toContain('[[unsubscribe_link]]')
    expect(campaign).toMatchObject({
      path: '/campaigns',
      body: {
        type: 'regular',
        channel: 'email',
        content: { email: { subject: written.subject, templateID: 'id-1' } },
      },
    })
    expect(mails).toHaveLength(0)
  })

  it('is unclear when the service does not say whether it took it', async () => {
    configure()
    omnisend.behave('store', 'drop', 'store')
    const { send } = await draft()
    await send({ handOver: true })
    await site.deliver()
    const entry = await site.db.read.selectFrom('outbox').selectAll().executeTakeFirst()
    expect(entry).toMatchObject({ kind: 'letter-campaign', state: 'unclear' })
  })
})

const NO_MAILBOX = '5.1.1 No such mailbox'

/** Queues a letter to all without delivering it; marks its mails as sent, those to missing addresses as failed. */
async function finishLetter(missing: readonly string[]) {
  const { id, updatedAt } = await draft()
  await queueLetter(site.db, { id, expected: new Date(updatedAt) })
  const isMissing = sql`recipient = any(${sql.val(missing)}::text[])`
  await sql`
    update outbox set finished_at = now(), state = case when ${isMissing} then 'failed' else 'sent' end,
      fault = case when ${isMissing} then 'no-mailbox' end
    where subject_id = ${id}`.execute(site.db.write)
  return id
}

/** Sends a letter to all and delivers it completely; the mail server refuses some addresses. */
async function sendLetter(refused: readonly string[], refusal = NO_MAILBOX) {
  smtp.refusals.clear()
  for (const address of refused) smtp.refusals.set(address, refusal)
  const { id, send } = await draft()
  await send()
  await settled(id, { waiting: 0 })
  return await read(id)
}

const GONE = 'nera@p.example'
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `${at}@p.example`)
const listStopped = async () =>
  (await admin('GET', '/api/admin/subscribers?state=stopped')).body as {
    items: { id: string; email: string }[]
  }
const stopped = async () => (await listStopped()).items.map(({ email }) => email).sort()
const act = async (path: string, ids: readonly unknown[]) =>
  (await admin('POST', `/api/admin/stopped-subscribers/${path}`, { ids })).body

describe('a subscriber whose address does not exist', () => {
  it('is stopped at once, shown so, and gets no further letter', async () => {
    await subscribers(GONE, 'ona@p.example')
    expect(await sendLetter([GONE])).toMatchObject({ sent: 1, failed: 1, senderRefused: false })
    const aText = expect.any(String) as string
    expect(await listStopped()).toMatchObject({
      items: [{ email: GONE, state: 'stopped', subscribed: false, stoppedAt: aText }],
      total: 1,
      stopped: 1,
    })
    expect(await sendLetter([])).toMatchObject({ recipients: 1, sent: 1 })
    const faults = await site.db.read.selectFrom('outbox').select('fault').distinct().execute()
    expect(faults.map(({ fault }) => fault).sort()).toEqual(['no-mailbox', null])
    expect((await admin('GET', '/api/admin/subscribers')).body).toMatchObject({
      total: 2,
      stopped: 1,
    })
  })

  it.each([
    ['names no cause', 'No such mailbox'],
    ['blames the address of the sender', '5.1.8 Sender address rejected: Domain not found'],
    ['says that the mailbox is full', '5.2.2 Over quota'],
    ['names another fault of the address', '5.1.4 Destination mailbox address ambiguous'],
  ])('is not stopped for a refusal that %s', async (_, refusal) => {
    await subscribers(GONE)
    for (const _letter of [1, 2]) {
      expect(await sendLetter([GONE], refusal)).toMatchObject({ failed: 1 })
    }
    expect(await stopped()).toEqual([])
  })

  it('is counted once for a letter, however often and by however many deliveries it is counted', async () => {
    await subscribers(GONE)
    const { id, updatedAt } = await draft()
    await queueLetter(site.db, { id, expected: new Date(updatedAt) })
    expect(await recordBounces(site.db), 'its mail is waiting').toBe(false)
    await site.db.write
      .updateTable('outbox')
      .set({ state: 'failed', fault: 'no-mailbox', finishedAt: new Date() })
      .execute()
    const counted = await Promise.all([1, 2, 3].map(() => recordBounces(site.db)))
    expect(counted.filter(Boolean)).toHaveLength(1)
    expect(await stopped()).toEqual([GONE])
    await act('resume', [(await listStopped()).items[0]?.id])
    await site.deliver()
    expect(await stopped()).toEqual([])
  })

  it('is set right with others in one call, or deleted with them', async () => {
    const gone = [GONE, 'nera2@p.example']
    await subscribers(...gone, 'ona@p.example')
    await sendLetter(gone)
    expect(await stopped()).toEqual(gone.toSorted())
    const ids = (await listStopped()).items.map(({ id }) => id)
    expect(await act('resume', [...ids, crypto.randomUUID()])).toEqual({ count: 2 })
    expect(await act('resume', ids)).toEqual({ count: 0 })
    expect(await act('delete', ids)).toEqual({ count: 0 })
    expect(await sendLetter(gone)).toMatchObject({ recipients: 3, failed: 2 })
    expect(await act('delete', ids)).toEqual({ count: 2 })
    const left = await site.db.read.selectFrom('newsletterSubscriptions').select('email').execute()
    expect(left).toEqual([{ email: 'ona@p.example' }])
  })

  it('is subscribed again once it confirms a new request', async () => {
    await subscribers(GONE)
    await sendLetter([GONE])
    smtp.refusals.clear()
    await site.call('POST', '/api/newsletter/subscribe', { body: { email: GONE } })
    await site.deliver()
    expect(recipients()).toEqual([GONE])
    const requests = await site.db.read.selectFrom('newsletterRequests').select('id').execute()
    await confirmSubscription(site.db, String(requests[0]?.id), suppressionKeys())
    expect(await stopped()).toEqual([])
    expect(await sendLetter([])).toMatchObject({ recipients: 1, sent: 1 })
  })
})

describe('refusals of a letter', () => {
  it.each([
    ['3 of 29: the sender is blamed, and nobody is stopped', 29, 3, true],
    ['3 of 30: each is stopped', 30, 3, false],
    ['2 of 3, on a short list: each is stopped', 3, 2, false],
    ['3 of 3: the sender is blamed', 3, 3, true],
  ])('%s', async (_, count, refused, isSender) => {
    const all = addresses(count)
    await subscribers(...all)
    const id = await finishLetter(all.slice(0, refused))
    await site.deliver()
    expect(await read(id)).toMatchObject({ failed: refused, senderRefused: isSender })
    expect(await stopped()).toHaveLength(isSender ? 0 : refused)
  })

  it('for which the sender is blamed count for no later letter', async () => {
    const all = addresses(3)
    await subscribers(...all)
    for (const missing of [all, []]) {
      await finishLetter(missing)
      await site.deliver()
    }
    expect(await stopped()).toEqual([])
  })
})

describe('the letter of this week', () => {
  const isMissing = async () =>
    at((await admin('GET', '/api/admin/news')).body, 'weekWithoutLetter')
  const today = formatDay(new Date())
  const monday = dayAfter(today, -((noonOf(today).getUTCDay() + 6) % 7))
  /** Returns the time `minutes` after midnight on the day that is `days` after this week's Monday. */
  const moment = (days: number, minutes = 0) =>
    new Date(
      Date.parse(fromVilniusTime(`${dayAfter(monday, days)}T00:00`) ?? '') + minutes * 60_000,
    )

  it('is missed once there are subscribers, and not by a draft', async () => {
    expect(await isMissing()).toBe(false)
    await store(['laukia@p.example'], { subscribed: false })
    expect(await isMissing()).toBe(false)
    await subscribers('ona@p.example')
    await draft()
    expect(await isMissing()).toBe(true)
  })

  it.each([
    ['was sent on the Sunday before', { startedAt: moment(0, -1) }, true],
    ['was sent on Monday', { startedAt: moment(0) }, false],
    ['was handed over', { state: 'handed-over', startedAt: moment(3) }, false],
    ['is scheduled for Sunday', { state: 'scheduled', sendAt: moment(7, -1) }, false],
    ['is scheduled for the Monday after', { state: 'scheduled', sendAt: moment(7) }, true],
  ] as const)('is that which %s', async (_, change, missing) => {
    await subscribers('ona@p.example')
    const { id } = await draft()
    const row = { state: 'sending' as const, ...change }
    await site.db.write.updateTable('letters').set(row).where('id', '=', id).execute()
    expect(await isMissing()).toBe(missing)
  })
})
