import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { insertSubmission } from '#src/features/quizzes/server/submission-queries.ts'
import { keyedHash, readToken, signToken } from '#src/server/signing.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { dimensionBody, questionBody, quizBody } from './content.ts'
import { at, clearOutbox, useAdministrator, useTestSite } from './test-site.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const PATH = '/mano-duomenys'
const EMAIL = 'ruta@pastas.example'
const OTHER = 'kita@pastas.example'
const site = useTestSite()
const admin = useAdministrator(site)
const pages = useVisitorPages(site)

const STORED = [
  'newsletterSubscriptions',
  'newsletterRequests',
  'consultationBookings',
  'quizSubmissions',
  'contractWithdrawals',
  'quizResults',
  'marketingConsents',
  'marketingRemovals',
  'outbox',
  'callTimes',
] as const

const forgetAll = async (kept?: (typeof STORED)[number]) => {
  for (const table of STORED) {
    if (table !== kept) await site.db.write.deleteFrom(table).execute()
  }
}
beforeEach(() => forgetAll())

const bookings = () => site.db.read.selectFrom('consultationBookings').select('id').execute()
const mailed = () => site.db.read.selectFrom('outbox').select('recipient').execute()

/** Stores everything that can be stored about an address. */
async function store(email: string) {
  const id = () => crypto.randomUUID()
  await site.db.write
    .insertInto('newsletterSubscriptions')
    .values({ id: id(), email, name: 'Rūta', confirmedAt: new Date() })
    .execute()
  const consent = { version: '1', text: 'Sutinku' }
  const dimension = { level: 'high', advice: 'Taip ir toliau.', articles: [] }
  const submission = {
    id: id(),
    email,
    name: 'Rūta',
    answers: JSON.stringify([{ question: 'Ar kalbatės?', option: 'Retai' }]),
    totalScore: 3,
    category: JSON.stringify({ name: 'Verta pasikalbėti', color: '#10b981' }),
    breakdown: JSON.stringify({
      maximumScore: 4,
      bands: [],
      dimensions: [{ ...dimension, id: id(), name: 'Pasitikėjimas', share: 75 }],
      comparable: false,
    }),
    consentVersion: consent.version,
    consentText: consent.text,
  }
  await insertSubmission(site.db, submission, {
    email,
    addressHash: keyedHash('address', email),
    result: { ...consent, id: id(), quizTitle: 'Testas' },
    letters: { ...consent, id: id(), segment: 'stiprus', bandId: null },
  })
  await insertBooking(site.db, {
    id: id(),
    name: 'Rūta',
    email,
    consultationType: 'individual',
    message: 'Norėčiau pasikalbėti.',
  })
  await site.db.write
    .insertInto('contractWithdrawals')
    .values({ id: id(), name: 'Rūta', email, contract: 'Savaitės konsultacijos', note: null })
    .execute()
}

const ask = (email: string) => pages.send(PATH, { email })

/** Asks for the link and returns it from the mail. */
async function mailedLink(email = EMAIL): Promise<string> {
  await clearOutbox(site)
  await ask(email)
  await site.deliver()
  const texts = pages.mails.map(({ text }) => text ?? '').join('\n')
  const [link] = /\/mano-duomenys\/[\w-]+/.exec(texts) ?? []
  return link ?? expect.fail('No link was mailed.')
}

/** Opens the page of a visitor's own data. @returns the session of the page. */
async function openData(email = EMAIL): Promise<string> {
  const { html } = await pages.send(await mailedLink(email), {})
  return hiddenField(html, 'seansas')
}

const act = (seansas: string, veiksmas: string) => pages.send(PATH, { seansas, veiksmas })

describe('asking for the link', () => {
  it('answers a known and an unknown address with the same bytes, and mails the known one only', async () => {
    await store(EMAIL)
    await clearOutbox(site)
    const [known, unknown] = [await ask(EMAIL.toUpperCase()), await ask('niekas@pastas.example')]
    expect(known).toMatchObject({ status: 200, html: unknown.html })
    expect(known.html).toContain(ownDataTexts.requestedTitle)
    await pages.delivered(1)
    expect(pages.mails[0]?.to).toMatchObject({ text: EMAIL })
    expect(await mailed()).toEqual([{ recipient: EMAIL }])
  })

  it('mails one link an hour', async () => {
    await store(EMAIL)
    await clearOutbox(site)
    await ask(EMAIL)
    await ask(EMAIL)
    expect(await mailed()).toHaveLength(1)
  })

  it.each([
    'newsletterSubscriptions',
    'consultationBookings',
    'quizSubmissions',
    'contractWithdrawals',
    'marketingConsents',
    'quizResults',
  ] as const)('knows an address from %s alone', async (kept) => {
    await store(EMAIL)
    await forgetAll(kept)
    expect(await mailedLink()).not.toBe('')
  })

  it('knows an address from a mail alone', async () => {
    const entry = { channel: 'mail', kind: 'quiz-result', state: 'sent' } as const
    await site.db.write
      .insertInto('outbox')
      .values({ ...entry, recipient: EMAIL, id: crypto.randomUUID() })
      .execute()
    await ask(EMAIL)
    await pages.delivered(1)
    expect(pages.mails[0]?.to).toMatchObject({ text: EMAIL })
  })

  it('says what is wrong with an address, and keeps it', async () => {
    const { status, html } = await ask('ruta')
    expect(status).toBe(400)
    expect(html).toContain('Netinkamas el. pašto adresas')
    expect(html).toContain('value="ruta"')
  })
})

describe('the link', () => {
  it('shows a button to whoever follows it, and opens the data once', async () => {
    await store(EMAIL)
    const link = await mailedLink()
    for (let times = 0; times < 2; times++) {
      const { html } = await pages.open(link)
      expect(html).toContain(ownDataTexts.open)
      expect(html).not.toContain(EMAIL)
    }
    const opened = await Promise.all([1, 2, 3].map(() => pages.send(link, {})))
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  it('is good for an hour from when it was sent, and refused when it is forged or older', async () => {
    await store(EMAIL)
    const read = readToken('own-data', (await mailedLink()).split('/').at(-1) ?? '')
    if (read.state !== 'valid') throw new Error('The link is not valid.')
    expect(Math.round((read.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60)
    const old = `${PATH}/${signToken('own-data', read.claims, new Date(Date.now() - 1000))}`
    expect((await pages.open(old)).status).toBe(403)
    expect((await pages.send(old, {})).status).toBe(403)
    expect((await pages.send(`${PATH}/x${old.slice(-20)}`, {})).status).toBe(403)
    const ofAnother = signToken('own-data', [EMAIL], new Date(Date.now() + 1000))
    expect((await act(ofAnother, 'rodyti')).status).toBe(403)
  })
})

describe('the data', () => {
  it('are shown and downloaded whole, of this address alone, answers only when asked for', async () => {
    await store(EMAIL)
    await store(OTHER)
    const { html } = await pages.send(await mailedLink(), {})
    for (const words of ['Individuali konsultacija', 'Savaitės konsultacijos', EMAIL]) {
      expect(html).toContain(words)
    }
    for (const words of ['Ar kalbatės?', 'Verta pasikalbėti', 'Pasitikėjimas', OTHER]) {
      expect(html).not.toContain(words)
    }
    const session = hiddenField(html, 'seansas')
    const answers = await act(session, 'atsakymai')
    expect(answers.html).toContain('Ar kalbatės?')
    expect(answers.html).toContain('Verta pasikalbėti')
    expect(answers.html).toMatch(/Pasitikėjimas[^]*?75\s%/)

    const file = await act(session, 'atsisiusti')
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.json"$/,
    )
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(file.html)).toMatchObject({
      email: EMAIL,
      newsletter: { name: 'Rūta', subscribed: true },
      bookings: [{ message: 'Norėčiau pasikalbėti.' }],
      quizzes: [
        {
          totalScore: 3,
          dimensions: [{ name: 'Pasitikėjimas', share: 75 }],
          answers: [{ question: 'Ar kalbatės?', answer: 'Retai' }],
        },
      ],
      mailedResults: [{ quizTitle: 'Testas', totalScore: 3, dimensions: [{ share: 75 }] }],
      withdrawals: [{ contract: 'Savaitės konsultacijos' }],
    })
    expect(file.html).not.toContain(OTHER)
  })

  it('do not tell of a warning: they have the same parts, and no words of a band', async () => {
    const dimension = dimensionBody()
    const of = { dimensionId: dimension.id }
    const body = quizBody({
      questions: [
        questionBody({ ...of, marks: ['fear', null, null] }),
        questionBody({ ...of, order: 1 }),
      ],
      dimensions: [dimension],
    })
    const { slug, questions } = (await admin('POST', '/api/admin/quiz', body)).body as FullQuiz
    const take = async (first: number) => {
      await site.db.write.deleteFrom('quizSubmissions').execute()
      const answers = questions.map(({ id }, index) => ({
        questionId: id,
        answer: index === 0 ? first : 2,
      }))
      const submission = { answers, email: EMAIL, name: 'Rūta', consent: true }
      const { body } = await site.call('POST', `/api/quiz/${slug}/submit`, { body: submission })
      return at(body, 'warned')
    }
    const partsOf = async (session: string) => {
      const { html } = await act(session, 'atsakymai')
      const file = await act(session, 'atsisiusti')
      for (const text of [html, file.html]) {
        expect(text).toContain('Pasitikėjimas')
        expect(text).not.toMatch(/Ką tai reiškia|Ką daryti|Taip ir toliau|saugumas|warn/i)
      }
      const [quiz] = (JSON.parse(file.html) as { quizzes: object[] }).quizzes
      return {
        tags: html.match(/<[^>]*>/g),
        terms: html.match(/<dt[^>]*>[^<]*/g),
        title: /<title>.*?<\/title>/.exec(html)?.[0],
        fields: Object.keys(quiz ?? {}),
      }
    }
    expect(await take(1)).toBe(false)
    const session = await openData()
    const other = await partsOf(session)
    expect(await take(0)).toBe(true)
    expect(await partsOf(session)).toEqual(other)
  })

  it('of a mailed result alone, and of a request alone, are shown and can be deleted', async () => {
    await store(EMAIL)
    await forgetAll('quizResults')
    await site.db.write
      .insertInto('newsletterRequests')
      .values({ id: crypto.randomUUID(), email: EMAIL, name: 'Rūta P.' })
      .execute()
    const { html } = await pages.send(await mailedLink(), {})
    expect(html).toContain(ownDataTexts.resultsHeading)
    expect(html).toContain('Rūta P.')
    expect(html).toContain(ownDataTexts.mails(1))
    expect(html).not.toContain('Verta pasikalbėti')
    const session = hiddenField(html, 'seansas')
    expect((await act(session, 'atsakymai')).html).toContain('Verta pasikalbėti')
    await act(session, 'istrinti')
    expect((await act(session, 'rodyti')).html).toContain(ownDataTexts.nothing)
    for (const table of ['quizResults', 'newsletterRequests'] as const) {
      expect(await site.db.read.selectFrom(table).select('id').execute()).toEqual([])
    }
  })

  it('tell of a stopped subscription, which can be ended', async () => {
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values({ id: crypto.randomUUID(), email: EMAIL, subscribed: false, stoppedAt: new Date() })
      .execute()
    const session = await openData()
    expect((await act(session, 'rodyti')).html).toContain(ownDataTexts.stopped)
    await act(session, 'atsisakyti-naujienlaiskio')
    expect((await act(session, 'rodyti')).html).toContain(ownDataTexts.left)
  })

  it('follow a withdrawn consent: no newsletter, and quizzes that are nobody’s', async () => {
    await store(EMAIL)
    await store(OTHER)
    const session = await openData()
    expect((await act(session, 'atsisakyti-naujienlaiskio')).html).toContain(ownDataTexts.leftDone)
    await act(session, 'atsaukti-testu-sutikima')
    const subscribed = await site.db.read
      .selectFrom('newsletterSubscriptions')
      .select(['email', 'subscribed'])
      .orderBy('email')
      .execute()
    expect(subscribed).toEqual([
      { email: OTHER, subscribed: true },
      { email: EMAIL, subscribed: false },
    ])
    const submissions = await site.db.read
      .selectFrom('quizSubmissions')
      .select(['email', 'name'])
      .select(
        sql<boolean>`completed_at = date_trunc('day', completed_at, 'Europe/Vilnius')`.as('isDay'),
      )
      .orderBy('email')
      .execute()
    expect(submissions, 'only the day stays, as the time would tell whose it was').toEqual([
      { email: OTHER, name: 'Rūta', isDay: false },
      { email: null, name: null, isDay: true },
    ])
  })

  it('are deleted in two steps, but for withdrawals from contracts, and no other address is touched', async () => {
    await store(EMAIL)
    await store(OTHER)
    const session = await openData()
    const asked = await act(session, 'trinti')
    expect(asked.html).toContain(ownDataTexts.confirmTitle)
    expect(await bookings()).toHaveLength(2)

    expect((await act(session, 'istrinti')).html).toContain(ownDataTexts.deletedTitle)
    for (const table of [
      'newsletterSubscriptions',
      'consultationBookings',
      'quizSubmissions',
      'marketingConsents',
    ] as const) {
      const rows = await site.db.read.selectFrom(table).select('email').execute()
      expect(rows, table).toEqual([{ email: OTHER }])
    }
    expect(await mailed()).not.toContainEqual({ recipient: EMAIL })
    const kept = await site.db.read.selectFrom('contractWithdrawals').select('email').execute()
    expect(kept).toHaveLength(2)
  })

  it('are closed to a page whose session is forged or has ended', async () => {
    await store(EMAIL)
    const ended = signToken('own-data-session', [EMAIL], new Date(Date.now() - 1))
    for (const session of [ended, 'netikras', '']) {
      expect((await act(session, 'istrinti')).status).toBe(403)
    }
    expect(await bookings()).toHaveLength(1)
  })
})
