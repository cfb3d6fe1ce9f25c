import { beforeEach, describe, expect, it } from 'vitest'
import { signToken } from '#src/server/signing.ts'
import { RESULT_DAYS } from '#src/core/retention.ts'
import { consents } from '#src/features/consent/texts.ts'
import type { OptionMark } from '#src/features/quizzes/warnings.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { bandBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const site = useTestSite()
const admin = useAdministrator(site)
const pages = useVisitorPages(site)
let quizzes = 0

beforeEach(async () => {
  for (const table of ['quizSubmissions', 'quizResults', 'marketingConsents'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
})

async function makeQuiz(
  categories = [bandBody({ omnisendSegment: 'stiprus-rysys' })],
  marks: (OptionMark | null)[] = [null, null, null],
) {
  const slug = `sutikimai-${++quizzes}`
  const questions = [questionBody({ marks })]
  const body = quizBody({ slug, title: 'Slaptas testas', categories, questions })
  const quiz = (await admin('POST', '/api/admin/quiz', body)).body
  const answers = [{ questionId: textAt(quiz, 'questions.0.id'), answer: 2 }]
  return {
    answers,
    score: () => site.call('POST', `/api/quiz/${slug}/score`, { body: { answers } }),
    submit: (more: Record<string, unknown> = {}) =>
      site.call('POST', `/api/quiz/${slug}/submit`, {
        body: { answers, email: 'Rasa@Example.LT', name: 'Rasa', ...more },
      }),
  }
}

const submissions = () => site.db.read.selectFrom('quizSubmissions').selectAll().execute()
const results = () => site.db.read.selectFrom('quizResults').selectAll().execute()
const letters = () => site.db.read.selectFrom('marketingConsents').selectAll().execute()
const outbox = () => site.db.read.selectFrom('outbox').selectAll().execute()

const result = { totalScore: 2, category: { name: 'Kategorija 1' } }

describe('without consent', () => {
  it('a submission keeps answers, score and day, and nothing that leads to a person', async () => {
    const quiz = await makeQuiz()
    expect(await quiz.submit()).toMatchObject({ status: 200, body: result })
    const [stored, ...others] = await submissions()
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      email: null,
      name: null,
      consentVersion: null,
      consentText: null,
      consentedAt: null,
      totalScore: 2,
    })
    expect(JSON.stringify(stored)).not.toMatch(/rasa/i)
    const time = stored?.completedAt.toLocaleTimeString('lt', { timeZone: 'Europe/Vilnius' })
    expect(time).toBe('00:00:00')
    expect([...(await results()), ...(await letters())]).toEqual([])
    expect(await outbox()).toEqual([])
  })

  it('a result without an email stores nothing at all', async () => {
    const quiz = await makeQuiz()
    const submitted = await quiz.submit()
    await site.db.write.deleteFrom('quizSubmissions').execute()
    const scored = await quiz.score()
    expect(scored).toMatchObject({ status: 200, body: result })
    expect(scored.body).toEqual(submitted.body)
    expect([...(await submissions()), ...(await results())]).toEqual([])
  })

  it('a result is refused like a submission', async () => {
    const { answers } = await makeQuiz()
    const score = (slug: string, sent: unknown) =>
      site.call('POST', `/api/quiz/${slug}/score`, { body: { answers: sent } })
    expect(await score('nezinomas', answers)).toMatchObject({ status: 404 })
    expect(await score(`sutikimai-${quizzes}`, [])).toMatchObject({
      status: 400,
      body: { error: 'Atsakykite į visus privalomus klausimus.' },
    })
  })
})

describe('a consent to store the answers', () => {
  it('has email and name stored, with its version, text and time', async () => {
    const quiz = await makeQuiz()
    const before = Date.now()
    expect(await quiz.submit({ consent: true })).toMatchObject({ status: 200, body: result })
    const [stored] = await submissions()
    expect(stored).toMatchObject({
      email: 'rasa@example.lt',
      name: 'Rasa',
      consentVersion: consents.quizAnswers.version,
      consentText: consents.quizAnswers.text,
    })
    expect(Math.abs((stored?.consentedAt?.getTime() ?? 0) - before)).toBeLessThan(60_000)
    expect(Math.abs((stored?.completedAt.getTime() ?? 0) - before)).toBeLessThan(60_000)
    expect([...(await outbox()), ...(await letters())]).toEqual([])
  })

  it.each(['consent', 'mailResult', 'marketing'])('must be a boolean: %s', async (box) => {
    const quiz = await makeQuiz()
    expect(await quiz.submit({ [box]: 'taip' })).toMatchObject({ status: 400 })
    expect(await submissions()).toEqual([])
  })
})

describe('a consent to letters', () => {
  it('is kept apart from the answers with the segment of the band, and subscribes', async () => {
    const quiz = await makeQuiz()
    await quiz.submit({ marketing: true })
    await quiz.submit({ marketing: true })
    const [consent, ...others] = await letters()
    expect(others).toEqual([])
    expect(consent).toMatchObject({
      email: 'rasa@example.lt',
      segment: 'stiprus-rysys',
      consentVersion: consents.resultLetters.version,
      consentText: consents.resultLetters.text,
    })
    expect(consent?.consentedAt).toBeInstanceOf(Date)
    expect(await submissions()).toMatchObject([{ email: null }, { email: null }])
    expect(
      await site.db.read.selectFrom('newsletterSubscriptions').selectAll().execute(),
    ).toMatchObject([{ email: 'rasa@example.lt', name: null }])
  })

  it('has no segment where the band has none', async () => {
    const quiz = await makeQuiz([])
    await quiz.submit({ marketing: true })
    await quiz.submit({ marketing: true })
    expect(await letters()).toMatchObject([{ segment: null }])
  })
})

/** Submits with the result by mail, and returns the link in the mail. */
async function mailedLink(quiz: Awaited<ReturnType<typeof makeQuiz>>, more = {}) {
  expect(await quiz.submit({ mailResult: true, ...more })).toMatchObject({ status: 200 })
  await site.deliver()
  const mail = pages.mails.findLast(({ text }) => text?.includes('/rezultatas/'))
  const link = /href="([^"]+\/rezultatas\/[^"]+)"/.exec(String(mail?.html))?.[1]
  return link ?? expect.fail('No link was mailed.')
}

const deleteAt = (link: string) => pages.send(link, { action: 'delete' })

describe('a result by mail', () => {
  it('is a link: the mail says neither quiz nor score nor answers', async () => {
    const link = await mailedLink(await makeQuiz())
    const [mail] = pages.mails
    expect(mail?.to).toMatchObject({ text: 'rasa@example.lt' })
    expect(mail?.subject).toBe('Jūsų prašyta nuoroda')
    const said = `${mail?.subject ?? ''} ${mail?.text ?? ''} ${String(mail?.html)}`
    expect(said).not.toMatch(/Slaptas|testas|rezultat(?!as\/)|Kategorija|balai|kalbatės|Rasa\b/i)
    expect(mail?.text).toContain(link)
    expect(await submissions()).toMatchObject([{ email: null }])
    const [stored] = await results()
    expect(stored).toMatchObject({
      quizTitle: 'Slaptas testas',
      totalScore: 2,
      consentVersion: consents.quizResult.version,
      consentText: consents.quizResult.text,
    })
    const lasts = (stored?.expiresAt.getTime() ?? 0) - (stored?.createdAt.getTime() ?? 0)
    expect(lasts).toBe(RESULT_DAYS * DAY_MS)
  })

  it('leads to a private page that nobody indexes, caches or is told of', async () => {
    const { status, headers, html } = await pages.open(await mailedLink(await makeQuiz()))
    expect(status).toBe(200)
    for (const part of [
      'Slaptas testas',
      '>2<',
      'Kategorija 1',
      'Ką tai reiškia.',
      'Ką daryti.',
      'href="/support"',
    ]) {
      expect(html).toContain(part)
    }
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).not.toMatch(/test|rezultat/i)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  it('is deleted on its page, and gone then', async () => {
    const link = await mailedLink(await makeQuiz())
    const deleted = await deleteAt(link)
    expect(deleted.status).toBe(200)
    expect(deleted.html).toContain('Rezultatą ištrynėme.')
    expect(await results()).toEqual([])
    const { status, html } = await pages.open(link)
    expect(status).toBe(404)
    expect(html).toContain('Puslapis ištrintas arba baigėsi jo saugojimo laikas.')
    expect(await deleteAt(link)).toMatchObject({ status: 200 })
  })

  it('after a warning comes in the same mail, and has the same title', async () => {
    const said = async (marks?: (OptionMark | null)[]) => {
      const link = await mailedLink(await makeQuiz([bandBody()], marks))
      const mail = pages.mails.at(-1)
      const { html } = await pages.open(link)
      return {
        subject: mail?.subject,
        text: mail?.text?.replace(link, ''),
        html: String(mail?.html).replaceAll(link, ''),
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      }
    }
    expect(await said([null, null, 'fear'])).toEqual(await said())
  })

  it('after a warning is the safety result, and names no segment', async () => {
    const top = bandBody({ name: 'Viršus', minScore: 2, maxScore: 9, omnisendSegment: 'virsus' })
    const low = bandBody({ minScore: 0, maxScore: 1, omnisendSegment: 'stiprus-rysys' })
    const quiz = await makeQuiz([low, top], [null, null, 'fear'])
    const { html } = await pages.open(await mailedLink(quiz, { marketing: true }))
    for (const words of [
      'Slaptas testas',
      safetyTexts.result.heading,
      safetyTexts.result.heard.fear,
      'Ištrinti rezultatą',
    ]) {
      expect(html).toContain(words)
    }
    expect(html).not.toMatch(/Viršus|Ką tai reiškia|Ką daryti\.|Kategorija|balai|>2</)
    expect((await letters()).map(({ segment }) => segment)).toEqual([null])
  })

  it('is not deleted by another form', async () => {
    const link = await mailedLink(await makeQuiz())
    expect(await site.call('POST', link, { body: '' })).toMatchObject({ status: 200 })
    expect(await results()).toHaveLength(1)
  })

  it('ends when its time is over, and a forged link opens nothing', async () => {
    const link = await mailedLink(await makeQuiz())
    await site.db.write.updateTable('quizResults').set({ expiresAt: new Date() }).execute()
    expect((await pages.open(link)).status).toBe(404)
    const [stored] = await results()
    const other = signToken('own-data', [stored?.id ?? ''], new Date(Date.now() + DAY_MS))
    expect((await pages.open(`/rezultatas/${other}`)).status).toBe(403)
    expect(await deleteAt(`/rezultatas/${other}`)).toMatchObject({ status: 403 })
    expect(await results()).toHaveLength(1)
  })

  it('is queued once in an attempt, however often that is sent', async () => {
    const quiz = await makeQuiz()
    const more = { mailResult: true, consent: true, attemptId: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => quiz.submit(more)))
    answers.push(await quiz.submit(more))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: result })
    expect(await submissions()).toHaveLength(1)
    expect(await results()).toHaveLength(1)
    expect(await outbox()).toMatchObject([{ kind: 'quiz-result', recipient: 'rasa@example.lt' }])
  })

  it('goes to one address six times an hour, and what is not mailed is not kept', async () => {
    const quiz = await makeQuiz()
    for (let sent = 0; sent < 7; sent += 1) await quiz.submit({ mailResult: true })
    expect(await outbox()).toHaveLength(6)
    expect(await results()).toHaveLength(6)
  })
})

describe('submissions without a recorded consent', () => {
  const older = (email: string) => ({
    id: crypto.randomUUID(),
    attemptId: crypto.randomUUID(),
    email,
    name: 'Ona',
    answers: '[]',
    totalScore: 1,
    completedAt: '2026-05-04T10:11:12.000Z',
  })
  const list = async (query = '') => (await admin('GET', `/api/admin/submissions${query}`)).body

  it('are counted, and lose email and name in one step', async () => {
    const quiz = await makeQuiz()
    await quiz.submit({ consent: true })
    await quiz.submit()
    await site.db.write
      .insertInto('quizSubmissions')
      .values(['a@pastas.lt', 'b@pastas.lt'].map(older))
      .execute()
    const before = await list('?search=pastas')
    expect(before).toMatchObject({ total: 2, withoutConsent: 2 })
    expect(at(before, 'items.0.consentedAt')).toBeNull()
    const { body: table } = await admin('GET', '/api/admin/submissions.csv')
    expect(table).toMatch(/"a@pastas\.lt";"Ona";"Be sutikimo";/)
    expect(table).toMatch(/"rasa@example\.lt";"Rasa";"\d{4}-\d\d-\d\d \d\d:\d\d";/)
    expect(table).toMatch(/^"\d{4}-\d\d-\d\d";"Slaptas testas";"Be el. pašto";;;/m)

    const forget = () => admin('DELETE', '/api/admin/submissions-without-consent')
    expect(await forget()).toMatchObject({ status: 200, body: { count: 2 } })
    expect(await list()).toMatchObject({ total: 4, withoutConsent: 0 })
    const stored = await submissions()
    expect(stored.flatMap(({ email }) => email ?? [])).toEqual(['rasa@example.lt'])
    const [stripped] = stored.filter(({ totalScore }) => totalScore === 1)
    expect(stripped).toMatchObject({ name: null, attemptId: null, answers: '[]' })
    expect(stripped?.completedAt.toISOString()).toBe('2026-05-03T21:00:00.000Z')
    expect(await forget()).toMatchObject({ body: { count: 0 } })
  })
})
