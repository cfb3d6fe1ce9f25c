import { describe, expect, it } from 'vitest'
import type { Overview, QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { RATE_LIMITS } from '#src/core/rate-limits.ts'
import { asPrivate } from '#src/core/private.ts'
import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'
import { comparedPeriods } from '#src/features/quizzes/quiz-statistics.ts'
import { bandBody, dimensionBody, questionBody, quizBody } from './content.ts'
import { at, clearOutbox, textAt, useAdministrator, useTestSite } from './test-site.ts'

const ORDER = {
  package: 'email-weekly',
  name: null,
  amount: 3900,
  currency: 'eur',
  paymentIntentId: null,
  subscriptionId: null,
  customerId: null,
  createdAt: new Date(),
  termsId: null,
} as const

const site = useTestSite()
let slugs = 0

const admin = useAdministrator(site)

async function makeQuiz(changes: Record<string, unknown> = {}) {
  const slug = `testas-${++slugs}`
  const { body } = await admin('POST', '/api/admin/quiz', quizBody({ slug, ...changes }))
  const questions = at(body, 'questions') as { id: string }[]
  const bands = at(body, 'categories') as { id: string; name: string }[]
  const [first = '', second = ''] = questions.map(({ id }) => id)
  return { slug, id: textAt(body, 'id'), first, second, bands, stored: body as object }
}

type Quiz = Awaited<ReturnType<typeof makeQuiz>>

/** Saves a quiz with changes. */
const replace = (quiz: Quiz, changes: Record<string, unknown>) =>
  admin('PUT', `/api/admin/quiz/${quiz.id}`, quizBody({ slug: quiz.slug, ...changes }))

const progressOf = ({ id }: Quiz) =>
  site.db.read.selectFrom('quizProgress').selectAll().where('quizId', '=', id).execute()

const reach = (quiz: Quiz, questionId: string) =>
  site.call('POST', `/api/quiz/${quiz.slug}/progress`, { body: { questionId } })

async function submit(quiz: Quiz, first: number, second: number, more: object = {}) {
  const answers = [
    { questionId: quiz.first, answer: first },
    { questionId: quiz.second, answer: second },
  ]
  const { status } = await site.call('POST', `/api/quiz/${quiz.slug}/submit`, {
    body: { answers, email: 'rasa@example.lt', consent: true, ...more },
  })
  expect(status).toBe(200)
}

/** Sees the result without an email. */
const seeResult = async (quiz: Quiz, first: number, second: number, more: object = {}) => {
  const answers = [
    { questionId: quiz.first, answer: first },
    { questionId: quiz.second, answer: second },
  ]
  const answer = await site.call('POST', `/api/quiz/${quiz.slug}/score`, {
    body: { answers, ...more },
  })
  expect(answer.status).toBe(200)
  return answer
}

/** Reads after the calls have counted. */
const read = async (path: string) => {
  await site.idle()
  return (await admin('GET', path)).body
}

const statistics = ({ id }: Quiz) => read(`/api/admin/quiz/${id}/statistics`)

describe('reaching a question', () => {
  it('is counted, as a start too with the first one', async () => {
    const quiz = await makeQuiz()
    for (const question of [quiz.first, quiz.first, quiz.second]) {
      expect(await reach(quiz, question)).toMatchObject({ status: 200, body: { success: true } })
    }
    expect(await statistics(quiz)).toMatchObject({
      starts: 2,
      completions: 0,
      reached: [
        { questionId: quiz.first, question: 'Ar kalbatės?', count: 2 },
        { questionId: quiz.second, question: 'Ar kalbatės?', count: 1 },
      ],
    })
  })

  it('keeps one row a day, whoever reaches it, and nothing of who that is', async () => {
    const quiz = await makeQuiz()
    await Promise.all(Array.from({ length: 8 }, () => reach(quiz, quiz.first)))
    expect(await progressOf(quiz)).toEqual([
      {
        quizId: quiz.id,
        questionId: quiz.first,
        day: expect.any(Date) as Date,
        count: 8,
        starts: 8,
        finishes: 0,
        warned: 0,
      },
    ])
  })

  it('sets no cookie', async () => {
    const quiz = await makeQuiz()
    const { headers } = await reach(quiz, quiz.first)
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('counts nothing for a draft, an unknown quiz or a question of another', async () => {
    const [quiz, other] = [await makeQuiz(), await makeQuiz()]
    const draft = await makeQuiz({ published: false })
    for (const [asked, question] of [
      [quiz, other.first],
      [draft, draft.first],
      [{ ...quiz, slug: 'nezinomas' }, quiz.first],
    ] as const) {
      expect(await reach(asked, question)).toMatchObject({
        status: 404,
        body: { error: 'Toks klausimas šiame teste neegzistuoja.' },
      })
    }
    for (const each of [quiz, other, draft]) {
      expect(await statistics(each)).toMatchObject({ starts: 0 })
    }
  })

  it('keeps its starts when the quiz begins with another question later', async () => {
    const quiz = await makeQuiz()
    await reach(quiz, quiz.first)
    const changed = await replace(quiz, { questions: [questionBody({ question: 'Naujas?' })] })
    await reach(quiz, textAt(changed.body, 'questions.0.id'))
    expect(await statistics(quiz)).toMatchObject({
      starts: 2,
      reached: [{ question: 'Naujas?', count: 1 }],
    })
  })

  it('is forgotten with its quiz', async () => {
    const quiz = await makeQuiz()
    await reach(quiz, quiz.first)
    await admin('DELETE', `/api/admin/quiz/${quiz.id}`)
    expect(await progressOf(quiz)).toEqual([])
  })
})

describe('a finished attempt', () => {
  it('is counted whether it is stored or not, and nothing of a result without an email is kept', async () => {
    const quiz = await makeQuiz()
    await seeResult(quiz, 0, 0)
    await seeResult(quiz, 2, 2)
    await submit(quiz, 1, 1)
    expect(await statistics(quiz)).toMatchObject({
      completions: 3,
      results: 1,
      scores: [{ score: 2, count: 1 }],
    })
    expect(await progressOf(quiz)).toEqual([
      {
        quizId: quiz.id,
        questionId: quiz.second,
        day: expect.any(Date) as Date,
        count: 0,
        starts: 0,
        finishes: 3,
        warned: 0,
      },
    ])
  })

  it('is counted once when it is sent again, and not when its answers are refused', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    await submit(quiz, 1, 1, { attemptId })
    await submit(quiz, 1, 1, { attemptId })
    const body = { answers: [] }
    const refused = await site.call('POST', `/api/quiz/${quiz.slug}/score`, { body })
    expect(refused.status).toBe(400)
    expect(await statistics(quiz)).toMatchObject({ completions: 1, results: 1 })
  })

  it('stays finished when its submission is deleted', async () => {
    const quiz = await makeQuiz()
    await reach(quiz, quiz.first)
    await submit(quiz, 1, 1)
    await site.db.write.deleteFrom('quizSubmissions').where('quizId', '=', quiz.id).execute()
    expect(await statistics(quiz)).toMatchObject({ starts: 1, completions: 1, results: 0 })
  })

  it('is counted beyond the limit of a network, where nothing else is stored', async () => {
    const quiz = await makeQuiz()
    const [{ calls }] = RATE_LIMITS['network-rows']
    for (let number = 0; number <= calls; number += 1) {
      await submit(quiz, 1, 1, { consent: false })
    }
    const { completions, results } = (await statistics(quiz)) as QuizStatistics
    expect(completions).toBe(calls + 1)
    expect(results).toBeLessThan(completions)
    await clearOutbox(site)
  })
})

describe('a safety result', () => {
  const fear = [questionBody({ marks: ['fear', null, null] }), questionBody({ order: 1 })]

  it('is counted whether it is stored or not, in the quiz, the months and the overview', async () => {
    const quiz = await makeQuiz({ questions: fear })
    await seeResult(quiz, 0, 1)
    await seeResult(quiz, 1, 1)
    await seeResult(quiz, 0, 1, { isTrial: true })
    const attemptId = crypto.randomUUID()
    await submit(quiz, 0, 1, { attemptId })
    await submit(quiz, 0, 1, { attemptId })
    const counted = { completions: 3, warned: 2 }
    const { months, ...totals } = (await statistics(quiz)) as QuizStatistics
    expect(totals).toMatchObject(counted)
    expect(months[0]).toMatchObject(counted)
    const { quizzes } = (await read('/api/admin/statistics')) as Overview
    expect(quizzes.find(({ id }) => id === quiz.id)).toMatchObject(counted)
    await clearOutbox(site)
  })

  it('is counted beyond the limit of a network', async () => {
    const quiz = await makeQuiz({ questions: fear })
    const [{ calls }] = RATE_LIMITS['network-rows']
    for (let number = 0; number <= calls; number += 1) {
      await submit(quiz, 0, 1, { consent: false })
    }
    expect(await statistics(quiz)).toMatchObject({ completions: calls + 1, warned: calls + 1 })
    await clearOutbox(site)
  })
})

describe('the statistics of a quiz', () => {
  it('are empty at first, with all its questions and bands', async () => {
    const quiz = await makeQuiz()
    expect(await statistics(quiz)).toEqual({
      starts: 0,
      completions: 0,
      warned: 0,
      addresses: 0,
      months: comparedPeriods(formatDay(new Date())).map((period) => ({
        ...period,
        starts: 0,
        completions: 0,
        warned: 0,
        addresses: 0,
      })),
      results: 0,
      reached: [
        { questionId: quiz.first, question: 'Ar kalbatės?', count: 0 },
        { questionId: quiz.second, question: 'Ar kalbatės?', count: 0 },
      ],
      bands: [
        { name: 'Žema', color: '#ef4444', count: 0 },
        { name: 'Vidutinė', color: '#f59e0b', count: 0 },
        { name: 'Aukšta', color: '#10b981', count: 0 },
      ],
      scores: [],
      averageScore: null,
      maximumScore: 4,
      dimensions: [],
    })
  })

  it('tell this month, the same days of the month before, and all of it, of this quiz alone', async () => {
    const marks = ['fear', null, null]
    const questions = [questionBody({ marks }), questionBody({ order: 1 })]
    const [quiz, other] = [await makeQuiz({ questions }), await makeQuiz()]
    await reach(other, other.first)
    await submit(other, 1, 1)
    await reach(quiz, quiz.first)
    await seeResult(quiz, 0, 1)
    await submit(quiz, 1, 1)
    await submit(quiz, 0, 1)
    await site.idle()
    const [, , before] = comparedPeriods(formatDay(new Date()))
    for (const [day, starts] of [
      [before.from, 2],
      [dayAfter(before.until, -1), 3],
      [dayAfter(before.from, -1), 4],
    ] as const) {
      const row = { quizId: quiz.id, questionId: quiz.first, count: starts, starts, finishes: 0 }
      await site.db.write
        .insertInto('quizProgress')
        .values({ ...row, day })
        .execute()
    }
    const { months, addresses } = (await statistics(quiz)) as QuizStatistics
    expect(addresses).toBe(1)
    const isLastDay = months[1]?.until === before.until
    expect(months).toMatchObject([
      { starts: 1, completions: 3, warned: 2, addresses: 1 },
      { starts: isLastDay ? 5 : 2, completions: 0, warned: 0, addresses: 0 },
      { starts: 5, completions: 0, warned: 0, addresses: 0 },
    ])
  })

  it('leave out what the administrator tries', async () => {
    const quiz = await makeQuiz()
    await submit(quiz, 1, 1, { isTrial: true })
    await seeResult(quiz, 1, 1, { isTrial: true })
    expect(await statistics(quiz)).toMatchObject({ completions: 0 })
  })

  it('count submissions by band and by score, with the average', async () => {
    const quiz = await makeQuiz()
    await submit(quiz, 0, 0)
    await submit(quiz, 2, 0)
    await submit(quiz, 1, 1)
    await submit(quiz, 2, 2)
    expect(await statistics(quiz)).toMatchObject({
      completions: 4,
      bands: [
        { name: 'Žema', count: 1 },
        { name: 'Vidutinė', count: 2 },
        { name: 'Aukšta', count: 1 },
      ],
      scores: [
        { score: 0, count: 1 },
        { score: 2, count: 2 },
        { score: 4, count: 1 },
      ],
      averageScore: 2,
    })
  })

  it('show a band under its present name, and one that is gone as visitors saw it', async () => {
    const quiz = await makeQuiz()
    await submit(quiz, 0, 0)
    await submit(quiz, 2, 2)
    const kept = quiz.bands.find(({ name }) => name === 'Žema')
    await replace(quiz, {
      categories: [bandBody({ id: kept?.id, name: 'Pradžia', color: '#111111' })],
    })
    expect(at(await statistics(quiz), 'bands')).toEqual([
      { name: 'Pradžia', color: '#111111', count: 1 },
      { name: 'Aukšta', color: '#10b981', count: 1 },
    ])
  })

  it('have safety results apart from bands, scores and the average', async () => {
    const quiz = await makeQuiz({
      questions: [questionBody({ marks: ['fear', null, null] }), questionBody({ order: 1 })],
    })
    await submit(quiz, 0, 2)
    await submit(quiz, 2, 1)
    expect(await statistics(quiz)).toMatchObject({
      completions: 2,
      warned: 1,
      results: 1,
      bands: [{ count: 0 }, { name: 'Vidutinė', count: 1 }, { count: 0 }],
      scores: [{ score: 3, count: 1 }],
      averageScore: 3,
    })
  })

  it('tell the largest total, that of an earlier state too', async () => {
    const quiz = await makeQuiz()
    await submit(quiz, 2, 2)
    await replace(quiz, { questions: [questionBody({ weights: ['0', '0.5', '1'] })] })
    expect(await statistics(quiz)).toMatchObject({ maximumScore: 4 })
    const other = await makeQuiz({ questions: [questionBody({ weights: ['0', '0.5', '1'] })] })
    expect(await statistics(other)).toMatchObject({ maximumScore: 1 })
  })

  it('count results by level of each of its dimensions, in their order', async () => {
    const [trust, talk, gone] = ['Pasitikėjimas', 'Pokalbis', 'Artumas'].map((name) =>
      dimensionBody({ name }),
    )
    const quiz = await makeQuiz({
      dimensions: [trust, gone],
      questions: [
        questionBody({ dimensionId: trust?.id, marks: ['fear', null, null] }),
        questionBody({ dimensionId: gone?.id, order: 1 }),
      ],
    })
    for (const first of [1, 1, 2, 0]) await submit(quiz, first, 0)
    expect(await statistics(quiz)).toMatchObject({ completions: 4, warned: 1 })
    const [question] = at(quiz.stored, 'questions') as object[]
    // Results of another quiz do not count, even if a copy has the same dimensions.
    const copy = await makeQuiz({
      dimensions: [trust],
      questions: [questionBody({ dimensionId: trust?.id }), questionBody({ order: 1 })],
    })
    await submit(copy, 0, 0)
    await replace(quiz, {
      dimensions: [talk, { ...trust, name: 'Tikėjimas' }],
      questions: [question],
    })
    expect(at(await statistics(quiz), 'dimensions')).toEqual([
      { id: talk?.id, name: 'Pokalbis', average: null, low: 0, middle: 0, high: 0 },
      // A warned attempt does not count.
      { id: trust?.id, name: 'Tikėjimas', average: 67, low: 0, middle: 2, high: 1 },
    ])
  })

  it('are of drafts too, and of no unknown quiz', async () => {
    expect(await statistics(await makeQuiz({ published: false }))).toMatchObject({ starts: 0 })
    expect(await admin('GET', `/api/admin/quiz/${crypto.randomUUID()}/statistics`)).toMatchObject({
      status: 404,
      body: { error: 'Testas nerastas' },
    })
  })
})

const storeBooking = (email: string, changes: { createdAt?: Date; status?: 'suspicious' } = {}) => {
  const row = { id: crypto.randomUUID(), name: asPrivate('Ona'), email: asPrivate(email) }
  return site.db.write
    .insertInto('consultationBookings')
    .values({ ...row, consultationType: 'individual', ...changes })
    .execute()
}

const storeOrder = (email: string, agreedAt = new Date()) => {
  const id = crypto.randomUUID()
  return site.db.write
    .insertInto('orders')
    .values({ ...ORDER, id, sessionId: id, email: asPrivate(email), agreedAt })
    .execute()
}

const storeLeft = (email: string, leftAt: Date, confirmedAt: Date | null = null) =>
  site.db.write
    .insertInto('newsletterSubscriptions')
    .values({ id: crypto.randomUUID(), email, subscribed: false, confirmedAt, leftAt })
    .execute()

describe('the statistics of all', () => {
  const overview = async () => (await read('/api/admin/statistics')) as Overview
  const begin = fromVilniusTime(`${formatDay(new Date()).slice(0, 7)}-01T00:00`) ?? ''
  /** Returns the instant `minutes` after the beginning of this month. */
  const after = (minutes: number) => new Date(Date.parse(begin) + minutes * 60_000)

  it('have the quizzes side by side, those that are started most first', async () => {
    const [quiet, busy] = [await makeQuiz({ published: false }), await makeQuiz()]
    for (let visitor = 0; visitor < 12; visitor += 1) await reach(busy, busy.first)
    await submit(busy, 0, 0)
    await submit(busy, 1, 1, { email: 'ona@example.lt', consent: false })
    await seeResult(busy, 1, 1)
    const { quizzes } = await overview()
    expect(quizzes[0]).toEqual({
      id: busy.id,
      title: 'Trumpas testas',
      starts: 12,
      completions: 3,
      warned: 0,
      addresses: 1,
      clients: 0,
    })
    expect(quizzes.find(({ id }) => id === quiet.id)).toMatchObject({ starts: 0, completions: 0 })
  })

  it('tell how many people left an address, and how many of them have booked or bought since', async () => {
    const quiz = await makeQuiz()
    const before = new Date(Date.now() - 60_000)
    const people = ['uzklause', 'pirko', 'abu', 'anksciau', 'nieko'].map(
      (name) => `${name}@kelias.example`,
    )
    const [asked = '', bought = '', both = '', earlier = ''] = people
    for (const email of people) await submit(quiz, 0, 0, { email, consent: true })
    await submit(quiz, 1, 1, { email: both, consent: true })
    for (const email of [asked, both]) await storeBooking(email, { createdAt: new Date() })
    await storeBooking(earlier, { createdAt: before })
    for (const email of [bought, both]) await storeOrder(email)
    const { quizzes } = await overview()
    expect(quizzes.find(({ id }) => id === quiz.id)).toMatchObject({ addresses: 5, clients: 3 })
  })

  it('count an address once for each quiz, so that the quizzes add up to the whole site', async () => {
    const quizzes = [await makeQuiz(), await makeQuiz()]
    const [month] = (await overview()).months
    for (const quiz of quizzes) {
      for (const email of ['a@du.example', 'a@du.example', 'b@du.example']) {
        await submit(quiz, 0, 0, { email })
      }
    }
    const after = await overview()
    for (const quiz of quizzes) {
      const { addresses, months } = (await statistics(quiz)) as QuizStatistics
      expect(addresses).toBe(2)
      expect(months[0]?.addresses).toBe(2)
      expect(after.quizzes.find(({ id }) => id === quiz.id)?.addresses).toBe(2)
    }
    expect(after.months[0]?.addresses).toBe((month?.addresses ?? 0) + 4)
  })

  it('count what happened in this month and in the one before, by the days of Lithuania', async () => {
    const [now, same, before] = (await overview()).months
    for (const [name, minutes] of [
      ['ona', 0],
      ['jonas', -1],
      ['lina', -1],
    ] as const) {
      const [email, createdAt] = [`${name}@menuo.example`, after(minutes)]
      await storeBooking(email, { createdAt })
      await storeLeft(email, createdAt, createdAt)
      await storeOrder(email, createdAt)
    }
    await storeBooking('robotas@menuo.example', { status: 'suspicious' })
    const { months } = await overview()
    const periods = comparedPeriods(formatDay(new Date()))
    expect(months.map(({ from, until }) => ({ from, until }))).toEqual(periods)
    // The other rows are of the last day of the month before.
    const soFar = periods[1].until === periods[2].until ? 2 : 0
    for (const figure of ['bookings', 'orders', 'subscribers', 'left'] as const) {
      expect(
        months.map((month) => month[figure]),
        figure,
      ).toEqual([
        (now?.[figure] ?? 0) + 1,
        (same?.[figure] ?? 0) + soFar,
        (before?.[figure] ?? 0) + 2,
      ])
    }
    const quiz = await makeQuiz({
      questions: [questionBody({ marks: ['fear', null, null] }), questionBody({ order: 1 })],
    })
    await reach(quiz, quiz.first)
    for (const option of [0, 1]) {
      await submit(quiz, option, 0, { email: 'rasa@menuo.example' })
      await submit(quiz, 1, option, { email: 'ona@menuo.example', consent: false })
    }
    await seeResult(quiz, 0, 0)
    const [later, earlier] = (await overview()).months
    for (const [figure, more] of [
      ['starts', 1],
      ['completions', 5],
      ['warned', 2],
      ['addresses', 1],
    ] as const) {
      expect(later?.[figure], figure).toBe((months[0]?.[figure] ?? 0) + more)
      expect(earlier?.[figure], figure).toBe(months[1]?.[figure])
    }
  })

  it('tell of each letter whom it reached, and how many left before the next', async () => {
    const day = (days: number) => new Date(Date.UTC(2020, 0, 1 + days))
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const [index, id] of [first, second].entries()) {
      const counts = { recipients: 5, sent: 3 - index }
      const letter = { id, subject: `${index}`, content: '', state: 'sending' as const }
      await site.db.write
        .insertInto('letters')
        .values({ ...letter, ...counts, startedAt: day(7 * index) })
        .execute()
    }
    const waiting = { channel: 'mail', kind: 'letter', subjectId: second } as const
    const recipient = asPrivate('laukia@menuo.example')
    await site.db.write
      .insertInto('outbox')
      .values({ ...waiting, id: crypto.randomUUID(), recipient })
      .execute()
    for (const [index, days] of [-1, 0, 3, 7].entries()) {
      await storeLeft(`${index}@menuo.example`, day(days))
    }
    const { letters } = await overview()
    expect(letters.map(({ id }) => id)).toEqual([second, first])
    expect(letters[1]).toEqual({
      id: first,
      subject: '0',
      startedAt: day(0).toISOString(),
      recipients: 5,
      sent: 3,
      unreached: 2,
      left: 2,
    })
    expect(letters[0]).toMatchObject({ sent: 2, unreached: 2 })
  })
})

describe('the submissions', () => {
  const of = ({ id }: Quiz, more = '') => `/api/admin/submissions?quiz=${id}${more}`

  it('are listed newest first with their answers in words, of all quizzes or of one', async () => {
    const quiz = await makeQuiz({ title: 'Artumo testas' })
    await submit(quiz, 2, 1, { name: 'Žydrūnė' })
    await submit(quiz, 0, 0, { email: 'ona@example.lt' })
    const other = await makeQuiz()
    await submit(other, 0, 0)
    const all = (await admin('GET', '/api/admin/submissions')).body
    expect((at(all, 'items') as object[]).slice(0, 3)).toMatchObject(
      [other, quiz, quiz].map(({ id: quizId }) => ({ quizId })),
    )
    const { body } = await admin('GET', of(quiz))
    expect(body).toEqual({
      items: [
        expect.objectContaining({ email: 'ona@example.lt', name: null, totalScore: 0 }) as object,
        {
          id: expect.any(String) as string,
          quizId: quiz.id,
          quizTitle: 'Artumo testas',
          email: 'rasa@example.lt',
          name: 'Žydrūnė',
          totalScore: 3,
          warned: false,
          category: { name: 'Vidutinė', color: '#f59e0b' },
          dimensions: [],
          answers: [
            { question: 'Ar kalbatės?', answer: 'Taip' },
            { question: 'Ar kalbatės?', answer: 'Iš dalies' },
          ],
          unreadable: false,
          consentedAt: expect.stringMatching(/Z$/) as string,
          completedAt: expect.stringMatching(/Z$/) as string,
        },
      ],
      withoutConsent: 0,
      total: 2,
      page: 1,
      pageSize: 25,
      bands: ['Žema', 'Vidutinė'],
    })
    expect((await admin('GET', of(quiz, '&search=zydrune'))).body).toMatchObject({
      items: [{ name: 'Žydrūnė' }],
      total: 1,
    })
  })

  it('are filtered by band and by warning, also in the table', async () => {
    const marks = ['fear', null, null]
    const questions = [questionBody({ marks }), questionBody({ order: 1 })]
    const quiz = await makeQuiz({ questions })
    await submit(quiz, 2, 1, { name: 'Vidutinė' })
    await submit(quiz, 1, 0, { name: 'Žema' })
    await submit(quiz, 0, 2, { name: 'Įspėjama' })
    const names = async (more: string) => {
      const { body } = await admin('GET', of(quiz, more))
      const csv = await admin('GET', of(quiz, more).replace('submissions', 'submissions.csv'))
      const items = at(body, 'items') as { name: string; warned: boolean }[]
      expect(at(body, 'total')).toBe(items.length)
      const [headings = '', ...rows] = String(csv.body).trimEnd().split('\r\n')
      const column = headings.split(';').indexOf('"Įspėjamasis atsakymas"')
      const told = rows.map((row) => [3, column - 1, column].map((cell) => row.split(';')[cell]))
      expect(told).toEqual(
        items.map(({ name, warned }) =>
          warned ? [`"${name}"`, '"Saugumo pranešimas"', '"Taip"'] : [`"${name}"`, `"${name}"`, ''],
        ),
      )
      return items.map(({ name, warned }) => (warned ? `${name}!` : name))
    }
    expect(await names('')).toEqual(['Įspėjama!', 'Žema', 'Vidutinė'])
    expect(await names(`&band=${encodeURIComponent('Vidutinė')}`)).toEqual(['Vidutinė'])
    expect(await names('&warned=yes')).toEqual(['Įspėjama!'])
    expect(at((await admin('GET', of(quiz))).body, 'bands')).toEqual(['Žema', 'Vidutinė'])
    expect(await names(`&band=${encodeURIComponent('Vidutinė')}&warned=yes`)).toEqual([])
    expect((await admin('GET', '/api/admin/submissions')).body).toMatchObject({ bands: [] })
    expect((await admin('GET', of(quiz, '&warned=no'))).status).toBe(400)
  })

  it('outlive their quiz, without its title', async () => {
    const quiz = await makeQuiz()
    const email = `${quiz.slug}@example.lt`
    await submit(quiz, 2, 2, { email })
    await admin('DELETE', `/api/admin/quiz/${quiz.id}`)
    expect((await admin('GET', `/api/admin/submissions?search=${email}`)).body).toMatchObject({
      items: [{ quizId: null, quizTitle: null, category: { name: 'Aukšta' } }],
    })
  })

  it('are erased when they are deleted', async () => {
    const quiz = await makeQuiz()
    await submit(quiz, 0, 0)
    const id = textAt((await admin('GET', of(quiz))).body, 'items.0.id')
    expect(await admin('DELETE', `/api/admin/submissions/${id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await admin('GET', of(quiz))).body).toMatchObject({ items: [], total: 0 })
    const rows = site.db.read.selectFrom('quizSubmissions').select('id').where('id', '=', id)
    expect(await rows.execute()).toEqual([])
  })

  it('come as a table with the answers in one cell', async () => {
    const quiz = await makeQuiz({
      title: '=Testas',
      questions: [
        questionBody({ weights: ['0', '0.5', '2'] }),
        questionBody({ order: 1, question: 'Ar „girdite“;\ntikrai?' }),
      ],
    })
    await submit(quiz, 1, 0, { name: 'Rasa' })
    const { body, headers } = await admin('GET', `/api/admin/submissions.csv?quiz=${quiz.id}`)
    expect(headers.get('Content-Disposition')).toMatch(
      /filename="testu-atsakymai-\d{4}-\d\d-\d\d\.csv"/,
    )
    const [headings, row] = String(body).split('\r\n')
    expect(headings).toContain(
      '"Testas";"El. paštas";"Vardas";"Sutikimas saugoti";"Balai";"Kategorija";"Įspėjamasis atsakymas";"Sritys";"Atsakymai"',
    )
    expect(row?.replaceAll(/"\d[\d: -]+";/g, '')).toBe(
      `"'=Testas";"rasa@example.lt";"Rasa";0,5;"Žema";;"";` +
        `"Ar kalbatės? – Iš dalies\nAr „girdite“;\ntikrai? – Ne"`,
    )
  })
})
