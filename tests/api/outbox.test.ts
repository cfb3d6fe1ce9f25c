import { type ParsedMail, simpleParser } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { claimEntry, finishEntry } from '#src/server/queries/outbox.ts'
import { CAPPED_PER_HOUR, type OutboxKind } from '#src/core/outbox.ts'
import type { OutboxPage } from '#src/features/outbox/contracts.ts'
import { asPrivate } from '#src/core/private.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { at, clearOutbox, textAt, useAdministrator, useTestSite } from './test-site.ts'

let smtp: SmtpStandIn
const mails: ParsedMail[] = []

const site = useTestSite()
const admin = useAdministrator(site)

beforeAll(async () => {
  smtp = await startSmtpStandIn(async (message) => {
    mails.push(await simpleParser(message))
  })
})
afterAll(() => smtp.stop())

beforeEach(async () => {
  await clearOutbox(site)
  mails.length = 0
  smtp.behave('take')
  configureMail()
})

function configureMail() {
  vi.stubEnv('SMTP_URL', smtp.url)
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
  vi.stubEnv('NOTIFY_EMAIL', 'trenere@akademija.example')
}

const booking = {
  name: 'Rūta',
  email: 'ruta@pastas.example',
  phone: '+370 600 00000',
  consultationType: 'individual',
  preferredDate: 'Antradienio vakaras',
  message: 'Norėčiau pasikalbėti.\nAčiū!',
}

const book = (changes: Partial<typeof booking> = {}) =>
  site.call('POST', '/api/consultation/book', { body: { ...booking, ...changes } })

/** Stores a booking; its mails are not delivered. */
const queue = (changes: Partial<typeof booking> = {}) =>
  insertBooking(site.db, { ...booking, ...changes, id: crypto.randomUUID() })

const stored = () =>
  site.db.read.selectFrom('outbox').selectAll().orderBy('kind').orderBy('createdAt').execute()

const statesOf = async () => (await stored()).map(({ kind, state, fault }) => [kind, state, fault])

/** Returns state and fault of each entry, sorted. */
const outcomes = async () =>
  (await stored()).map(({ state, fault }) => `${state} ${String(fault)}`).sort()

const queueOf = async (...names: string[]) => {
  for (const name of names) await queue({ name, email: `${name}@p.example` })
}

/** Makes all entries, or those to one address, older than the 48 hours in which they are sent. */
const age = (recipient?: string) =>
  site.db.write
    .updateTable('outbox')
    .set({ queuedAt: new Date(Date.now() - 49 * 3_600_000) })
    .$if(recipient !== undefined, (query) =>
      query.where('recipient', '=', asPrivate(recipient ?? '')),
    )
    .execute()

async function delivered(count: number) {
  await site.deliver()
  expect(mails).toHaveLength(count)
}

/** Makes every entry due. */
async function makeDue() {
  await site.db.write
    .updateTable('outbox')
    .set({ dueAt: new Date(0) })
    .execute()
}

describe('a booking', () => {
  it('is told to the owner at once with everything written, and received by the visitor', async () => {
    expect((await book()).status).toBe(200)
    await delivered(2)
    const [notice] = mails.filter(({ replyTo }) => replyTo?.text === 'ruta@pastas.example')
    expect(notice?.to).toMatchObject({ text: 'trenere@akademija.example' })
    expect(notice?.replyTo?.text).toBe('ruta@pastas.example')
    for (const word of ['Rūta', '+370 600 00000', 'Antradienio vakaras', 'Norėčiau pasikalbėti.']) {
      expect(notice?.text).toContain(word)
    }
    expect(notice?.text).toContain('Individuali konsultacija')
    const receipt = mails.find((mail) => mail !== notice)
    expect(receipt?.replyTo?.text, 'an answer reaches whom the site names').toBe(
      startingSettings.email,
    )
    expect(receipt).toMatchObject({ subject: 'Gavome jūsų užklausą' })
    expect(receipt?.to).toMatchObject({ text: 'ruta@pastas.example' })
    expect(receipt?.text).toContain('per 24 valandas')
    expect(await statesOf()).toEqual([
      ['booking-notice', 'sent', null],
      ['booking-receipt', 'sent', null],
    ])
  })

  it('is answered by mails that name the seller of the settings, without what is not given', async () => {
    await queue()
    const settings = { ...startingSettings, legalName: 'MB „Rytas“', code: '305', phone: '+370 1' }
    const set = (value: object) =>
      site.db.write
        .updateTable('ownerSettings')
        .set({ settings: JSON.stringify(value) })
        .execute()
    await set(settings)
    onTestFinished(async () => {
      await set({})
    })
    await delivered(2)
    for (const { text } of mails) {
      expect(text).toContain(`MB „Rytas“, kodas 305, ${startingSettings.email}, +370 1`)
    }
  })

  it('sent again with its attempt id is told once, and an address gets one receipt an hour', async () => {
    const attemptId = crypto.randomUUID()
    const body = { ...booking, attemptId }
    for (const _ of [1, 2]) await site.call('POST', '/api/consultation/book', { body })
    await book()
    await delivered(3)
    expect((await stored()).map(({ kind }) => kind)).toEqual([
      'booking-notice',
      'booking-notice',
      'booking-receipt',
    ])
  })

  it('waits for its mails where none is configured, and they go out once one is', async () => {
    vi.stubEnv('SMTP_URL', '')
    await queue()
    await site.deliver()
    expect(await statesOf()).toEqual([
      ['booking-notice', 'waiting', null],
      ['booking-receipt', 'waiting', null],
    ])
    configureMail()
    await delivered(2)
  })
})

describe('a mail server', () => {
  it('that refuses the recipient parks the entry, and the others go out', async () => {
    smtp.behave('refuse', 'take')
    await queue()
    await delivered(1)
    expect(await outcomes()).toEqual(['failed refused', 'sent null'])
  })

  it('that is away gets the mails later, after growing waits', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await queue()
    await site.deliver()
    const tried = async () => (await stored()).filter(({ attempts }) => attempts > 0)
    const wait = async () => {
      const [entry] = await tried()
      return Math.round(((entry?.dueAt.getTime() ?? 0) - Date.now()) / 60_000)
    }
    // The first attempt shows that the others would fail as well.
    expect(await tried()).toMatchObject([{ fault: 'unreachable' }])
    expect(await wait()).toBe(1)
    await site.db.write
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('attempts', '>', 0)
      .execute()
    await site.deliver()
    expect(await wait()).toBe(2)
    configureMail()
    await makeDue()
    await delivered(2)
  })

  it('that is back gets at once the mails that wait for a later try', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await queueOf('Ona', 'Jonas')
    for (const _ of [1, 2]) await site.deliver()
    await site.db.write
      .updateTable('outbox')
      .set({ dueAt: new Date(Date.now() + 900_000), queuedAt: new Date(Date.now() - 1_900_000) })
      .where('attempts', '>', 0)
      .execute()
    expect(await outcomes()).toEqual([
      'waiting null',
      'waiting null',
      'waiting unreachable',
      'waiting unreachable',
    ])
    configureMail()
    await delivered(4)
    expect(await outcomes()).toEqual(Array<string>(4).fill('sent null'))
  })

  it('that is back gets a mail that failed after the letters, which it cannot hold up', async () => {
    const queueEntry = (kind: OutboxKind, facts: object) =>
      site.db.write
        .insertInto('outbox')
        .values({
          id: crypto.randomUUID(),
          channel: 'mail',
          kind,
          recipient: 'ona@p.example',
          ...facts,
        })
        .execute()
    const after = (ms: number) => new Date(Date.now() + ms)
    await queueEntry('booking-receipt', { state: 'sent', finishedAt: after(0) })
    const failed = { fault: 'unreachable', claimedAt: after(-1000), dueAt: after(900_000) }
    await queueEntry('quiz-result', failed)
    await queueEntry('letter', { subjectId: crypto.randomUUID() })
    const first = await claimEntry(site.db, 'mail')
    expect(first?.kind).toBe('letter')
    if (first === null) return
    expect(await finishEntry(site.db, first, 'gone', true)).toMatchObject({ kind: 'quiz-result' })
  })

  it('that postponed a mail gets it at its own time, even if others are sent', async () => {
    smtp.behave('busy', 'take')
    await queueOf('Ona', 'Jonas')
    await delivered(3)
    await delivered(3)
    expect(await outcomes()).toEqual([...Array<string>(3).fill('sent null'), 'waiting postponed'])
  })

  it('that offers no TLS gets nothing, unless it runs on this machine', async () => {
    vi.stubEnv('SMTP_URL', smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'))
    await queue()
    await delivered(0)
    expect(await stored()).toContainEqual(expect.objectContaining({ fault: 'unreachable' }))
    configureMail()
    await makeDue()
    await delivered(2)
  })

  it('that postpones one mail gets the others at once, and that one later', async () => {
    smtp.behave('busy', 'take')
    await queue()
    await delivered(1)
    expect(await outcomes()).toEqual(['sent null', 'waiting postponed'])
    await makeDue()
    await delivered(2)
  })

  it('is connected to once for all mails of a delivery, refused ones too', async () => {
    smtp.behave('refuse', 'take', 'busy', 'take')
    const before = smtp.connections
    await queueOf('Ona', 'Jonas', 'Lina')
    await delivered(4)
    expect(smtp.connections - before).toBe(1)
  })

  it('that closes the connection between two mails is connected to again, and gets each mail once', async () => {
    smtp.behave('close', 'close', 'take')
    await queueOf('Ona', 'Jonas')
    await delivered(4)
    expect(await outcomes()).toEqual(Array<string>(4).fill('sent null'))
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4)
  })

  it('that closes the connection and is gone leaves nothing unclear', async () => {
    const once = await startSmtpStandIn((message) => {
      mails.push({ ...({} as ParsedMail), text: message.toString() })
      void once.stop()
    })
    once.behave('close')
    vi.stubEnv('SMTP_URL', once.url)
    await queue()
    await delivered(1)
    expect(await outcomes()).toEqual(['sent null', 'waiting unreachable'])
  })

  it('that takes the message and never answers leaves the mail unclear, and the others go out', async () => {
    smtp.behave('hang', 'take')
    vi.stubEnv('SMTP_URL', `${smtp.url}?socketTimeout=500`)
    await queue()
    await site.deliver()
    expect(await outcomes()).toEqual(['sent null', 'unclear null'])
  })

  it('that takes the message and drops the line leaves it unclear, and it is never sent by itself', async () => {
    smtp.behave('drop', 'take')
    await queue()
    for (const _ of ['first', 'again']) {
      await makeDue()
      await delivered(2)
      expect(await outcomes()).toEqual(['sent null', 'unclear null'])
    }
  })
})

describe('an entry', () => {
  it('whose delivery was killed is unclear after its lease, and does not stop the others', async () => {
    await queue()
    const [first] = await stored()
    await site.db.write
      .updateTable('outbox')
      .set({ state: 'sending', claimedAt: new Date(Date.now() - 121_000) })
      .where('id', '=', first?.id ?? '')
      .execute()
    await site.deliver()
    expect(await statesOf()).toEqual([
      ['booking-notice', 'unclear', null],
      ['booking-receipt', 'sent', null],
    ])
  })

  it('older than 48 hours waits for the administrator, except a notice to the owner', async () => {
    await queue()
    await age()
    await site.deliver()
    expect(await statesOf()).toEqual([
      ['booking-notice', 'sent', null],
      ['booking-receipt', 'waiting', null],
    ])
  })

  it('is sent by one of several deliveries at once', async () => {
    await queueOf('Ona', 'Jonas', 'Lina')
    await Promise.all(Array.from({ length: 5 }, () => site.deliver()))
    expect(mails).toHaveLength(6)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6)
  })

  it('of which strangers can cause many is sent 240 times an hour', async () => {
    const sent = Array.from({ length: CAPPED_PER_HOUR - 1 }, (_, index) => ({
      id: crypto.randomUUID(),
      channel: 'mail' as const,
      kind: 'booking-receipt' as const,
      recipient: `svetimas-${index}@p.example`,
      state: 'sent' as const,
      finishedAt: new Date(Date.now() - 3_500_000),
    }))
    await site.db.write.insertInto('outbox').values(sent).execute()
    for (const email of ['ona@p.example', 'lina@p.example']) await queue({ email })
    const waiting = async () => (await stored()).filter(({ state }) => state === 'waiting').length
    await site.deliver()
    expect([mails.length, await waiting()]).toEqual([3, 1])
    await site.db.write
      .updateTable('outbox')
      .set({ finishedAt: new Date(Date.now() - 3_601_000) })
      .where('recipient', 'like', asPrivate('svetimas-%'))
      .execute()
    await site.deliver()
    expect([mails.length, await waiting()]).toEqual([4, 0])
  })
})

describe('mails that stand still', () => {
  const trouble = async () => at((await admin('GET', '/api/admin/outbox')).body, 'trouble')

  it('are told with how many wait, and since when, until the server takes them', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await queueOf('rasa', 'ona')
    await site.deliver()
    expect(await trouble()).toEqual({ kind: 'unreachable', waiting: 4 })
    const since = new Date(Date.now() - 31 * 60_000)
    await site.db.write.updateTable('outbox').set({ queuedAt: since }).execute()
    expect(await trouble()).toEqual({
      kind: 'standing',
      since: since.toISOString(),
      waiting: 4,
    })
    vi.stubEnv('SMTP_URL', '')
    expect(await trouble()).toEqual({ kind: 'unset', waiting: 4 })
    configureMail()
    await site.db.write
      .insertInto('outbox')
      .values({
        id: crypto.randomUUID(),
        channel: 'mail',
        kind: 'booking-receipt',
        recipient: 'lina@p.example',
        state: 'sent',
        finishedAt: new Date(),
      })
      .execute()
    const later = { dueAt: new Date(Date.now() + 900_000) }
    await site.db.write.updateTable('outbox').set(later).where('state', '=', 'waiting').execute()
    expect(await trouble(), 'another mail was sent since').toMatchObject({ kind: 'postponed' })
    await makeDue()
    await site.deliver()
    expect(await trouble()).toBeNull()
  })
})

describe('the panel', () => {
  const list = (group: string) => admin('GET', `/api/admin/outbox?group=${group}`)

  it('shows what needs the administrator, with the cause, and how much is new', async () => {
    smtp.behave('refuse', 'drop')
    await queue()
    await site.deliver()
    await queue({ email: 'ona@p.example' })
    await age('ona@p.example')
    const { body } = await list('attention')
    const items = at(body, 'items') as { state: string; fault: string | null }[]
    const states = items.map(({ state, fault }) => `${state} ${String(fault)}`)
    expect(states.sort()).toEqual(['failed refused', 'held null', 'unclear null'])
    expect(body).toMatchObject({
      counts: { attention: 3, waiting: 1, planned: 0, sent: 0 },
      due: 1,
      mail: 'on',
    })
    const later = { dueAt: new Date(Date.now() + 3_600_000) }
    await site.db.write.updateTable('outbox').set(later).where('attempts', '=', 0).execute()
    const planned = (await list('attention')).body
    expect(planned).toMatchObject({ counts: { waiting: 0, planned: 1 }, due: 0 })
    const bookings = await site.db.read.selectFrom('consultationBookings').selectAll().execute()
    expect((await admin('GET', '/api/admin/news')).body).toEqual({
      bookings: bookings.length,
      withdrawals: 0,
      orders: 0,
      tasks: 0,
      received: 0,
      outbox: 3,
      mails: 0,
      mail: 'on',
      suspicious: 0,
      unfinished: 0,
      weekWithoutLetter: false,
      silentCheckout: false,
    })
  })

  it('sends an unclear entry again when the administrator says so, with the same Message-ID', async () => {
    smtp.behave('drop', 'take')
    await queue()
    await site.deliver()
    const [first] = mails
    const id = textAt((await list('attention')).body, 'items.0.id')
    const retry = async () => (await admin('POST', `/api/admin/outbox/${id}/retry`)).status
    expect(await retry()).toBe(200)
    await delivered(3)
    expect(mails[2]?.messageId).toBe(first?.messageId)
    expect(await outcomes()).toEqual(['sent null', 'sent null'])
    expect(await retry()).toBe(404)
  })

  it('deletes a mail that is no longer wanted instead of sending it', async () => {
    smtp.behave('drop')
    await queue()
    await site.deliver()
    const { id, subjectId } = (await stored()).find(({ state }) => state === 'unclear') ?? {}
    await site.db.write
      .deleteFrom('consultationBookings')
      .where('id', '=', subjectId ?? '')
      .execute()
    const before = mails.length
    await admin('POST', `/api/admin/outbox/${id}/retry`)
    await site.deliver()
    expect((await stored()).some((entry) => entry.id === id)).toBe(false)
    expect(mails).toHaveLength(before)
  })

  it('sends all entries that failed to go out, but none that needs a decision or waits for its time', async () => {
    await queueOf('tried', 'late', 'bot', 'refused', 'planned')
    const change = (name: string, facts: object) =>
      site.db.write
        .updateTable('outbox')
        .set(facts)
        .where('recipient', '=', asPrivate(`${name}@p.example`))
        .execute()
    await site.db.write.deleteFrom('outbox').where('recipient', 'is', null).execute()
    const old = new Date(Date.now() - 49 * 3_600_000)
    const later = { dueAt: new Date(Date.now() + 900_000) }
    await change('tried', { ...later, attempts: 4, fault: 'unreachable' })
    await change('late', { ...later, attempts: 7, createdAt: old, queuedAt: old })
    await change('bot', { queuedAt: old })
    await change('refused', { state: 'failed', fault: 'refused' })
    await change('planned', later)
    expect(at((await list('attention')).body, 'stuck')).toBe(2)
    const { body: planned } = await list('planned')
    expect(planned).toMatchObject({
      items: [{ recipient: 'planned@p.example', state: 'planned' }],
      counts: { attention: 3, waiting: 1, planned: 1 },
    })
    const retryAll = () => admin('POST', '/api/admin/outbox-retries')
    expect(await retryAll()).toMatchObject({ status: 200, body: { count: 2 } })
    await delivered(2)
    expect(mails.map(({ to }) => at(to, 'text')).sort()).toEqual([
      'late@p.example',
      'tried@p.example',
    ])
    expect(await retryAll()).toMatchObject({ status: 200, body: { count: 0 } })
    expect(at((await list('attention')).body, 'stuck')).toBe(0)
  })

  it('says what it has said of mails that do not go out until a retry has sent them', async () => {
    await queue()
    const since = new Date(Date.now() - 3_600_000)
    const stuck = { fault: 'unreachable', attempts: 4, queuedAt: since, createdAt: since } as const
    await site.db.write.updateTable('outbox').set(stuck).execute()
    const page = async () => (await list('waiting')).body
    const told = {
      stuck: 2,
      trouble: { kind: 'standing', since: since.toISOString(), waiting: 2 },
    }
    expect(await page()).toMatchObject(told)
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await admin('POST', '/api/admin/outbox-retries')
    expect(await page(), 'queued').toMatchObject(told)
    await site.deliver()
    expect(await page(), 'the other is due').toMatchObject({ ...told, nextTryAt: null })
    await site.deliver()
    const { nextTryAt, report, ...tried } = (await page()) as OutboxPage
    expect(tried, 'tried in vain').toMatchObject(told)
    // The maintainer needs the words of the service, and when the site tries again.
    expect(report?.words).toContain('ECONNREFUSED')
    expect(Date.parse(report?.at ?? '')).toBeGreaterThan(since.getTime())
    expect(Date.parse(nextTryAt ?? '')).toBeGreaterThan(Date.now())
    configureMail()
    await admin('POST', '/api/admin/outbox-retries')
    await delivered(2)
    expect(await page()).toMatchObject({ stuck: 0, trouble: null, nextTryAt: null, report: null })
  })

  it('has the desk tell why mails wait, which counts in no badge until they are stuck', async () => {
    const told = async () => at((await admin('GET', '/api/admin/today')).body, 'mails')
    const counted = async () => at((await admin('GET', '/api/admin/news')).body, 'mails')
    vi.stubEnv('SMTP_URL', '')
    expect(await told(), 'none waits').toBeNull()
    await queue()
    expect([await told(), await counted()]).toEqual([{ kind: 'unset', waiting: 2 }, 0])
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    expect(await told(), 'not tried yet').toBeNull()
    await site.deliver()
    expect([await told(), await counted()]).toEqual([{ kind: 'unreachable', waiting: 2 }, 0])
    const since = new Date(Date.now() - 3_600_000)
    await site.db.write.updateTable('outbox').set({ queuedAt: since, createdAt: since }).execute()
    expect([await told(), await counted()], 'work of its own').toEqual([null, 1])
  })

  it('lists, sends and deletes entries whose id is a digest, and names it in the audit log', async () => {
    const id = 'd41d8cd9-8f00-0204-e980-0998ecf8427e'
    await queue()
    await site.db.write
      .updateTable('outbox')
      .set({ id, state: 'failed' })
      .where('kind', '=', 'booking-receipt')
      .execute()
    expect(at((await list('attention')).body, 'items.0.id')).toBe(id)
    expect((await admin('POST', `/api/admin/outbox/${id}/retry`)).status).toBe(200)
    await delivered(2)
    expect(JSON.stringify((await list('sent')).body)).toContain(id)
    expect((await admin('DELETE', `/api/admin/outbox/${id}`)).status).toBe(200)
    const acts = at((await admin('GET', '/api/admin/audit')).body, 'items')
    expect(acts).toMatchObject([
      { act: 'deleteOutbox', subjectId: id },
      { act: 'retryOutbox', subjectId: id },
      ...(acts as unknown[]).slice(2),
    ])
  })

  it('deletes an entry, after which nothing is sent', async () => {
    await queue()
    const waiting = (await list('waiting')).body
    for (const index of [0, 1]) {
      const id = textAt(waiting, `items.${index}.id`)
      expect((await admin('DELETE', `/api/admin/outbox/${id}`)).status).toBe(200)
    }
    await delivered(0)
  })
})
