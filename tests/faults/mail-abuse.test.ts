// Attacks on the mails of the site, with the numbers of docs/security.md.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutboxKind } from '#src/core/outbox.ts'
import { isOverdue } from '#src/server/queries/outbox.ts'
import { JOINER } from '#src/server/mails/render-mail.tsx'
import { errorTexts } from '#src/core/error-texts.ts'
import { ADDRESS_HEADER, fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'
import { quizBody } from '../api/content.ts'
import { textAt, useTestSite } from '../api/test-site.ts'
import { hiddenField, useVisitorPages } from '../api/visitor-pages.ts'

const site = useTestSite()
const pages = useVisitorPages(site)

/** The attacker's network. */
const ATTACKER = { [ADDRESS_HEADER]: '203.0.113.9' }

const WITHDRAWAL = '/sutarties-atsisakymas'
const HOUR = 3_600_000

const FORMS = ['consultationBookings', 'contractWithdrawals', 'quizSubmissions'] as const

beforeEach(async () => {
  for (const table of [...FORMS, 'newsletterSubscriptions'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
})

/** Runs an action `count` times, ten at once. */
async function times<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const indexes = Array<undefined>(count).keys()
  const work = async () => {
    for (const index of indexes) results[index] = await act(index)
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return results
}

const subscribe = (email: string, headers: Record<string, string> = ATTACKER) =>
  site.call('POST', '/api/newsletter/subscribe', { body: { email }, headers })

const book = (
  email: string,
  headers: Record<string, string> = ATTACKER,
  attemptId: string = crypto.randomUUID(),
) =>
  site.call('POST', '/api/consultation/book', {
    body: { name: 'Ona', email, consultationType: 'individual', attemptId },
    headers,
  })

/** Confirms a withdrawal on the page that shows it for checking. */
const confirm = (
  html: string,
  fields: Record<string, string>,
  headers: Record<string, string> = ATTACKER,
) => {
  const signs = { id: hiddenField(html, 'id'), parasas: hiddenField(html, 'parasas') }
  return pages.send(WITHDRAWAL, { zingsnis: 'patvirtinti', ...signs, ...fields }, headers)
}

async function withdraw(
  changes: Record<string, string>,
  headers: Record<string, string> = ATTACKER,
) {
  const fields = { name: 'Ona', contract: 'Savaitė', note: '', ...changes }
  const { html } = await pages.send(WITHDRAWAL, { zingsnis: 'tikrinti', ...fields }, headers)
  return confirm(html, fields, headers)
}

/** Subscribes addresses of strangers. */
const signUp = (count: number) =>
  times(count, (index) => subscribe(`svetimas-${index}@pastas.example`))

const entries = (...kinds: OutboxKind[]) =>
  site.db.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('dueAt')
    .execute()

const countStatuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, its]) => [status, its.length]),
  )

/** Moves the times of everything that is queued, sent and counted into the past. */
async function pass(ms: number): Promise<void> {
  const passed = sql`make_interval(secs => ${ms / 1000})`
  await sql`
    update outbox set created_at = created_at - ${passed}, queued_at = queued_at - ${passed},
      due_at = due_at - ${passed}, finished_at = finished_at - ${passed}`.execute(site.db.write)
  await sql`
    update call_times set times = array(
      select instant - ${passed} from unnest(times) with ordinality as known (instant, place)
      order by place)`.execute(site.db.write)
}

/** Returns the sizes of the tables of forms, and each count's row with the transactions that last changed it. */
async function written() {
  const tables = [
    'consultation_bookings',
    'contract_withdrawals',
    'quiz_submissions',
    'newsletter_subscriptions',
  ]
  const sizes = await sql`
    select relname, pg_relation_size(oid) + pg_relation_size(nullif(reltoastrelid, 0)) as bytes
    from pg_class where relname = any(${tables}::text[]) order by relname`.execute(site.db.write)
  const counts = await sql`
    select subject, kind, xmin::text, xmax::text from call_times order by 1, 2`.execute(
    site.db.write,
  )
  return [sizes.rows, counts.rows]
}

const mailsTo = (address: string) =>
  pages.mails.filter(({ to }) => [to].flat().some((it) => it?.text === address))

describe('a network', () => {
  it('that signs up any number of addresses keeps no reader of another network waiting', async () => {
    const answers = await signUp(200)
    expect(countStatuses(answers)).toEqual({ 200: 60, 429: 140 })
    expect(await entries('newsletter-confirmation')).toHaveLength(60)
    const rows = await site.db.read.selectFrom('newsletterSubscriptions').select('id').execute()
    expect(rows).toHaveLength(60)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toEqual({ error: errorTexts.tooManyForms })
    expect(refused?.headers.get('retry-after')).toBe('3600')

    expect((await subscribe('ruta@pastas.example', fromSomewhere())).status).toBe(200)
    await site.deliver()
    expect(mailsTo('ruta@pastas.example')).toHaveLength(1)
  })

  it('that signs up from 250 parts of a /48 keeps no reader of another network waiting', async () => {
    const part = (index: number) => ({
      [ADDRESS_HEADER]: `2001:db8:1:${index.toString(16)}::1`,
    })
    const answers = await times(250, (index) =>
      subscribe(`svetimas-${index}@pastas.example`, part(index)),
    )
    // All parts are in the same /56, which has a limit of its own.
    expect(countStatuses(answers)).toEqual({ 200: 240, 429: 10 })

    await subscribe('ruta@pastas.example', fromSomewhere())
    await site.deliver()
    expect(mailsTo('ruta@pastas.example')).toHaveLength(1)
    expect(pages.mails).toHaveLength(121)

    const longAgo = new Date(Date.now() - 3_600_000)
    await site.db.write
      .updateTable('outbox')
      .set({ queuedAt: longAgo, dueAt: longAgo })
      .where('state', '=', 'waiting')
      .execute()
    const standing = site.db.read
      .selectFrom('outbox')
      .select('id')
      .where(isOverdue(['mail']))
    expect(await standing.execute(), 'the others wait for their hour').toEqual([])
  })

  it.each([
    ['/24', 240, (index: number) => `203.0.113.${index % 250}`],
    ['/48', 480, (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
  ])('of the width %s causes %d mails an hour', async (_, mails, addressOf) => {
    const answers = await times(mails + 10, (index) =>
      subscribe(`svetimas-${index}@pastas.example`, { [ADDRESS_HEADER]: addressOf(index % 256) }),
    )
    expect(countStatuses(answers)).toEqual({ 200: mails, 429: 10 })
  })

  it('takes turns with others, and is forgotten with its mail', async () => {
    for (let index = 0; index < 3; index += 1) await subscribe(`svetimas-${index}@pastas.example`)
    for (const name of ['ruta', 'lina']) await subscribe(`${name}@pastas.example`, fromSomewhere())
    const waiting = await entries('newsletter-confirmation')
    expect(new Set(waiting.map(({ network }) => network)).size).toBe(3)
    for (const { network } of waiting) expect(network).toMatch(/^[0-9a-f]{64}$/)
    await site.deliver()
    const names = pages.mails.map(({ to }) => [to].flat()[0]?.text.split('@')[0])
    expect(names).toEqual(['svetimas-0', 'ruta', 'lina', 'svetimas-1', 'svetimas-2'])
    const sent = await entries('newsletter-confirmation')
    expect(new Set(sent.map(({ network }) => network))).toEqual(new Set([null]))
  })

  it('writes nothing beyond its limit, by any form', async () => {
    const quiz = await makeQuiz()
    await signUp(60)
    await times(60, () => quiz.submit())
    const before = await written()
    const long = 'Labai ilgai. '.repeat(70)
    const attempts = await times(20, async (index) => [
      await subscribe(`kitas-${index}@pastas.example`),
      await site.call('POST', '/api/consultation/book', {
        body: {
          name: 'Ona',
          email: 'ona@pastas.example',
          consultationType: 'individual',
          message: long,
        },
        headers: ATTACKER,
      }),
      await quiz.submit(),
      await quiz.submit({ mailResult: true }),
      await pages.send('/mano-duomenys', { email: 'lina@pastas.example' }, ATTACKER),
      await withdraw({ email: 'lina@pastas.example', note: long }),
    ])
    expect(countStatuses(attempts.flat())).toEqual({ 200: 20, 429: 100 })
    expect(await written()).toEqual(before)
  })

  it('is counted over all forms together, and may go on when the hour is over', async () => {
    const quiz = await makeQuiz()
    await signUp(58)
    expect((await book('ona@pastas.example')).status).toBe(200)
    expect((await quiz.submit({ mailResult: true })).status).toBe(200)

    const attempts = [
      await subscribe('lina@pastas.example'),
      await book('lina@pastas.example'),
      await quiz.submit({ mailResult: true }),
      await quiz.submit({ marketing: true, consent: true }),
      await pages.send('/mano-duomenys', { email: 'lina@pastas.example' }, ATTACKER),
      await withdraw({ email: 'lina@pastas.example' }),
    ]
    expect(countStatuses(attempts)).toEqual({ 429: attempts.length })
    const stored = FORMS.map((table) => site.db.read.selectFrom(table).select('id').execute())
    expect((await Promise.all(stored)).flat()).toHaveLength(2)
    await pass(HOUR)
    expect((await subscribe('lina@pastas.example')).status).toBe(200)
  })

  it('gets the pages of its forms back with what was typed and a sentence', async () => {
    await signUp(60)
    const asked = await pages.send('/mano-duomenys', { email: 'lina@pastas.example' }, ATTACKER)
    expect(asked.html).toContain('value="lina@pastas.example"')
    expect(asked.html).toContain(errorTexts.tooManyForms)
    expect(asked.headers.get('retry-after')).toBe('3600')

    const fields = { name: 'Lina', email: 'lina@pastas.example', contract: 'Savaitė', note: 'Ačiū' }
    const { html } = await withdraw(fields)
    expect(html).toContain(errorTexts.tooManyForms)
    for (const [name, value] of Object.entries(fields)) expect(hiddenField(html, name)).toBe(value)
    await pass(HOUR)
    await confirm(html, fields)
    const stored = await site.db.read.selectFrom('contractWithdrawals').selectAll().execute()
    expect(stored).toMatchObject([{ contract: 'Savaitė', note: 'Ačiū' }])
  })

  it('that repeats an attempt is not counted again', async () => {
    const attemptId = crypto.randomUUID()
    const answers = await times(70, () => book('ona@pastas.example', ATTACKER, attemptId))
    expect(countStatuses(answers)).toEqual({ 200: 70 })
  })

  it('is known as a hash alone, for a day, and so is the address', async () => {
    await subscribe('ruta+zyma@pastas.example')
    const { rows } = await sql`select subject, kind from call_times order by kind`.execute(
      site.db.write,
    )
    expect(rows).toMatchObject([
      { kind: 'mailbox' },
      { kind: 'network-mails' },
      { kind: 'wide-network-mails' },
    ])
    expect(JSON.stringify(rows)).toMatch(/^(?!.*(ruta|203\.0)).*$/)
    await site.deliver()
    await pass(23 * HOUR)
    await site.deliver()
    expect(await site.db.read.selectFrom('callTimes').select('kind').execute()).toHaveLength(4)
    await pass(2 * HOUR)
    await site.deliver()
    expect(await site.db.read.selectFrom('callTimes').select('kind').execute()).toEqual([])
  })
})

describe('a mailbox', () => {
  it('gets six mails through any number of tags, from as many networks at once, and the answer tells nothing', async () => {
    const answers = await times(40, (index) =>
      subscribe(`auka+${index}@pastas.example`, fromSomewhere()),
    )
    const [first] = answers
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: first?.body })
    expect(await entries('newsletter-confirmation')).toHaveLength(6)
  })

  it('gets fifteen mails a day, of all kinds together', async () => {
    const quiz = await makeQuiz()
    let sent = 0
    for (let hour = 0; hour < 5; hour += 1) {
      await times(4, () =>
        quiz.submit({ mailResult: true, email: 'Auka@pastas.example' }, fromSomewhere()),
      )
      await times(4, (index) => book(`a.uka+${hour}-${index}@pastas.example`, fromSomewhere()))
      const queued = (await entries('quiz-result', 'booking-receipt')).length
      expect(queued - sent).toBeLessThanOrEqual(6)
      sent = queued
      await pass(HOUR)
    }
    expect(sent).toBe(15)
    await pass(24 * HOUR)
    await book('auka@pastas.example', fromSomewhere())
    expect(await entries('quiz-result', 'booking-receipt')).toHaveLength(16)
  })

  it('gets 60 receipts of withdrawals at its own pace, and none is dropped', async () => {
    await times(60, (index) =>
      withdraw({ email: 'auka@pastas.example', contract: `Sutartis ${index}` }, fromSomewhere()),
    )
    const queued = await entries('withdrawal-receipt')
    expect(queued).toHaveLength(60)
    const start = Math.min(...queued.map(({ dueAt }) => dueAt.getTime()))
    const due = (hours: number) =>
      queued.filter(({ dueAt }) => dueAt.getTime() - start < hours * HOUR).length
    expect([0.9, 1.9, 2.9, 23, 47, 71, 95].map(due)).toEqual([6, 12, 15, 15, 30, 45, 60])
    await site.deliver()
    expect(mailsTo('auka@pastas.example')).toHaveLength(6)
    await book('auka@pastas.example', fromSomewhere())
    expect(await entries('booking-receipt')).toEqual([])
    // Four days are longer than entries are kept that could not be sent.
    for (let day = 0; day < 4; day += 1) {
      await pass(24 * HOUR)
      await site.deliver()
    }
    expect(mailsTo('auka@pastas.example')).toHaveLength(60)
  })
})

it('a receipt holds a stranger’s words, of which nothing can be clicked', async () => {
  const fields = {
    name: 'Bankas www.pavojus.example',
    email: 'auka+pavojus.example@pastas.example',
    contract: 'Prisijunkite: https://pavojus.example/prisijungti?a=1 arba ruta@pavojus.example',
    note: 'Skambinkite +370 600 00000, //pavojus.example, pavojus.example/a',
  }
  await withdraw(fields)
  await site.deliver()
  // The stand-in parses a mail after it has accepted it.
  const receipt = await vi.waitUntil(
    () => pages.mails.find(({ subject }) => subject?.startsWith('Gavome')),
    { timeout: 5000 },
  )
  const html = String(receipt.html)
  for (const words of Object.values(fields)) {
    expect(receipt.text?.replaceAll(JOINER, '').replaceAll(/\s+/g, ' ')).toContain(words)
    expect(html.replaceAll(JOINER, '').replaceAll('&amp;', '&')).toContain(words)
  }
  expect(html).toContain('name="format-detection"')
  expect(html).not.toMatch(/href="[^"]*pavojus/)
  // The parser turns addresses in the text part into links as mail programs do.
  const links = String(receipt.textAsHtml).matchAll(/href="([^"]+)"/g)
  expect(new Set([...links].map(([, href]) => href))).toEqual(
    new Set(['mailto:labas@santykiu-akademija.lt']),
  )
  expect(receipt.text).not.toMatch(/\d{3} \d{3} \d{5}/)
})

it('the owner gets ten notices and one digest an hour, however many book and withdraw', async () => {
  await times(38, (index) => book(`svetimas-${index}@pastas.example`, fromSomewhere()))
  await times(8, (index) => withdraw({ email: `kitas-${index}@pastas.example` }, fromSomewhere()))
  expect(await entries('booking-notice', 'withdrawal-notice')).toHaveLength(10)
  const digests = await entries('notice-digest')
  expect(digests).toMatchObject([{ recipient: null, subjectId: null, state: 'waiting' }])
  const wait = (digests[0]?.dueAt.getTime() ?? 0) - (digests[0]?.createdAt.getTime() ?? 0)
  expect(wait).toBe(HOUR)
  await site.deliver()
  expect(mailsTo('trenere@akademija.example')).toHaveLength(10)

  // A booking may be older than the digest that names it, if its transaction had to wait for others.
  await sql`
    update consultation_bookings set created_at = digest.created_at - interval '5 seconds'
    from outbox as digest
    where digest.kind = 'notice-digest' and consultation_bookings.id = (
      select id from consultation_bookings as booked
      where not exists (select from outbox where subject_id = booked.id and kind = 'booking-notice')
      limit 1)`.execute(site.db.write)
  await pass(HOUR)
  for (const table of ['consultation_bookings', 'contract_withdrawals']) {
    await sql`update ${sql.table(table)} set created_at = created_at - interval '1 hour'`.execute(
      site.db.write,
    )
  }
  await site.deliver()
  const [digest] = mailsTo('trenere@akademija.example').slice(10)
  const { length: ofBookings } = await entries('booking-notice')
  expect(digest?.text).toContain(`Konsultacijų užklausos: ${38 - ofBookings}`)
  expect(digest?.text).toContain(`Sutarčių atsisakymai: ${8 - (10 - ofBookings)}`)
  expect(digest?.text).toContain('/admin#uzklausos')
  expect(`${digest?.subject} ${digest?.text}`).not.toMatch(/Ona|svetimas|kitas|pastas/)
})

async function makeQuiz() {
  const token = await site.logIn()
  const body = quizBody({ slug: `piktnaudziavimas-${crypto.randomUUID().slice(0, 8)}` })
  const quiz = (await site.call('POST', '/api/admin/quiz', { token, body })).body
  const answers = [{ questionId: textAt(quiz, 'questions.0.id'), answer: 2 }]
  const path = `/api/quiz/${textAt(quiz, 'slug')}`
  return {
    score: () => site.call('POST', `${path}/score`, { body: { answers }, headers: ATTACKER }),
    submit: (more: Record<string, unknown> = {}, headers: Record<string, string> = ATTACKER) =>
      site.call('POST', `${path}/submit`, {
        body: { answers, email: 'rasa@pastas.example', ...more },
        headers,
      }),
  }
}

describe('many submissions of a network in a minute', () => {
  const stored = () => site.db.read.selectFrom('quizSubmissions').selectAll().execute()

  it('are all scored alike, and 60 are stored', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const first = await quiz.submit({ attemptId })
    const answers = await times(99, () => quiz.submit({ attemptId: crypto.randomUUID() }))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: first.body })
    expect(await stored()).toHaveLength(60)
    expect(await quiz.submit({ attemptId }), 'a repeated one').toMatchObject({
      status: 200,
      body: first.body,
    })
    expect((await quiz.score()).status).toBe(200)
    expect((await quiz.submit({}, fromSomewhere())).status).toBe(200)
    expect(await stored()).toHaveLength(61)
    await pass(60_000)
    await quiz.submit()
    expect(await stored()).toHaveLength(62)
  })

  it('are refused where something was consented to, and stored when they are sent later', async () => {
    const quiz = await makeQuiz()
    await times(60, () => quiz.submit())
    const attemptId = crypto.randomUUID()
    const refused = await quiz.submit({ consent: true, attemptId })
    expect(refused).toMatchObject({ status: 429, body: { error: errorTexts.tooManyForms } })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await stored()).toHaveLength(60)
    await pass(60_000)
    expect((await quiz.submit({ consent: true, attemptId })).status).toBe(200)
    expect(await stored()).toHaveLength(61)
  })
})
