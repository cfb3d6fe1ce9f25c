import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { quiz as seed } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { EVENTS, purchaseOf, sendEvent } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { startSmtpStandIn, type SmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody } from './content.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { at, clearOutbox, isRecord, textAt, useTestSite } from './test-site.ts'

const site = useTestSite({ seed: true })

const countDuring = (work: () => Promise<unknown>) =>
  countRoundTrips(String(process.env.DATABASE_URL), work)

describe('a list of the inbox', () => {
  it('is read in one round trip beside the check of the session', async () => {
    const token = await site.logIn()
    for (const list of ['bookings', 'subscribers', 'submissions', 'statistics']) {
      const trips = await countDuring(async () => {
        expect(await site.call('GET', `/api/admin/${list}`, { token })).toMatchObject({
          status: 200,
        })
      })
      expect(trips, list).toBe(2)
    }
  })
})

describe('a call about orders', () => {
  it('takes at most two round trips beside the check of the session', async () => {
    const token = await site.logIn()
    vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
    vi.stubEnv('PAYMENT_LINK_ID_WEEKLY', 'plink_a')
    const email = 'ruta@pastas.example'
    const purchase = purchaseOf({ linkId: 'plink_a', email, name: 'R', amount: 1, monthly: false })
    for (const event of [EVENTS.completed(purchase), EVENTS.refunded(purchase, 1)]) {
      expect((await sendEvent(site.url, event, 'whsec_a')).status).toBe(200)
    }
    const { id } = await site.db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const counts: Record<string, number> = {}
    const calls = ['orders?state=refunded', 'today', 'news', 'clients', `orders/${id}/letters`]
    for (const call of [...calls, `client?email=${email}`]) {
      const trips = await countDuring(async () => {
        const { status } = await site.call('GET', `/api/admin/${call}`, { token })
        expect(status, call).toBe(200)
      })
      counts[call.replace(id, ':id')] = trips - 1
    }
    expect(counts).toEqual({
      'orders?state=refunded': 2,
      today: 1,
      news: 1,
      clients: 1,
      'client?email=ruta@pastas.example': 1,
      'orders/:id/letters': 1,
    })
  })
})

describe('a letter to twenty', () => {
  let smtp: SmtpStandIn
  beforeAll(async () => {
    smtp = await startSmtpStandIn(() => undefined)
  })
  afterAll(() => smtp.stop())

  it('takes two round trips for each mail', async () => {
    const token = await site.logIn()
    await clearOutbox(site)
    await site.db.write.deleteFrom('newsletterSubscriptions').execute()
    const subscribers = Array.from({ length: 20 }, (_, index) => ({
      id: crypto.randomUUID(),
      email: `skaitytoja-${index}@p.example`,
      subscribed: true,
      confirmedAt: new Date(),
    }))
    await site.db.write.insertInto('newsletterSubscriptions').values(subscribers).execute()
    const id = crypto.randomUUID()
    const letter = { id, subject: 'Vakaras', content: 'Labas.' }
    await site.db.write
      .insertInto('letters')
      .values({ ...letter, state: 'scheduled', sendAt: new Date(0) })
      .execute()
    vi.stubEnv('SMTP_URL', smtp.url)
    vi.stubEnv('MAIL_FROM', 'labas@akademija.example')
    const before = smtp.connections
    const trips = await countDuring(() => site.deliver())
    const { body } = await site.call('GET', `/api/admin/letters/${id}`, { token })
    expect(body).toMatchObject({ sent: 20, waiting: 0 })
    expect(smtp.connections - before).toBe(1)
    expect(trips).toBeLessThanOrEqual(50)
  })
})

describe('a save of a published article', () => {
  it('takes one round trip, beside the session, the purged tags and the audit log', async () => {
    const token = await site.logIn()
    const body = articleBody({ slug: 'issaugotas' })
    const save = () => site.call('POST', '/api/admin/blog', { token, body })
    expect(await countDuring(save)).toBe(4)
  })
})

const QUIZ = seed.slug

/** The best option of each question, which warns of nothing. */
const BEST = seed.questions.map(({ weights }) => weights.indexOf(Math.max(...weights)))

/** Calls of whoever becomes the administrator, or acts by a link of theirs. */
const OF_ADMINISTRATOR = ['login', 'startPasskeyLogin', 'loginByPasskey', 'uploadObject']

describe('a public call', () => {
  it('reads in one round trip to the database, and stores in two', async () => {
    const { body: quiz } = await site.call('GET', `/api/quiz/${QUIZ}`)
    const questions = isRecord(quiz) && Array.isArray(quiz.questions) ? quiz.questions : []
    const answers = questions.map((question: unknown, index) => ({
      questionId: textAt(question, 'id'),
      answer: BEST[index],
    }))
    const { body: posts } = await site.call('GET', '/api/blog')
    const email = 'a@example.lt'
    const submit = { answers, email }
    const wishes = { consent: true, mailResult: true, marketing: true }
    const attemptId = crypto.randomUUID()

    const counts: Record<string, number> = {}
    const count = async (called: string, path: string, body?: unknown) => {
      const method = body === undefined ? 'GET' : 'POST'
      counts[called] = await countDuring(async () => {
        const answer = await site.call(method, path, body === undefined ? {} : { body })
        expect(answer.status, path).toBeLessThan(300)
        // Recommended articles are what took a round trip more.
        if (path.endsWith('/submit') || path.endsWith('/score')) {
          expect(at(answer.body, 'dimensions.0.articles.0.title')).toEqual(expect.any(String))
        }
      })
    }
    await count('listPosts', '/api/blog')
    await count('getPost', `/api/blog/${textAt(posts, '0.slug')}`)
    await count('getPage', '/api/pages/privatumo-politika')
    await count('listQuizzes', '/api/quizzes')
    await count('getQuiz', `/api/quiz/${QUIZ}`)
    await count('listExperts', '/api/experts')
    await count('getChanges', '/api/changes')
    await count('getHealth', '/api/health')
    await count('submitQuiz', `/api/quiz/${QUIZ}/submit`, submit)
    await count('submitQuiz with every wish', `/api/quiz/${QUIZ}/submit`, {
      ...submit,
      ...wishes,
      attemptId,
    })
    await count('submitQuiz again', `/api/quiz/${QUIZ}/submit`, { ...submit, ...wishes, attemptId })
    await count('scoreQuiz', `/api/quiz/${QUIZ}/score`, { answers })
    await count('compareQuiz', `/api/quiz/${QUIZ}/comparison`, {
      answers,
      adult: true,
      consent: true,
    })
    await count('reportProgress', `/api/quiz/${QUIZ}/progress`, {
      questionId: answers[0]?.questionId,
    })
    await count('subscribeToNewsletter', '/api/newsletter/subscribe', { email: 'b@example.lt' })
    await count('bookConsultation', '/api/consultation/book', {
      name: 'Rūta',
      email,
      consultationType: 'couple',
    })
    vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
    vi.stubEnv('PAYMENT_LINK_ID_WEEKLY', 'plink_a')
    const purchase = purchaseOf({ linkId: 'plink_a', email, name: 'R', amount: 1, monthly: false })
    counts.receivePayment = await countDuring(async () => {
      const answer = await sendEvent(site.url, EVENTS.completed(purchase), 'whsec_a')
      expect(answer.status).toBe(200)
    })
    const twice = {
      submitQuiz: 2,
      'submitQuiz with every wish': 2,
      'submitQuiz again': 2,
      compareQuiz: 2,
    }
    // It tries to write when nobody has for half a minute.
    expect(counts.getHealth).toBeLessThanOrEqual(2)
    expect({ ...counts, getHealth: 1 }).toEqual({
      ...Object.fromEntries(Object.keys(counts).map((name) => [name, 1])),
      ...twice,
    })
    const known = (await allContracts()).filter(([, { access }]) => access === 'public')
    const names = known.map(([name]) => name).filter((name) => !OF_ADMINISTRATOR.includes(name))
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(names))
  })
})
