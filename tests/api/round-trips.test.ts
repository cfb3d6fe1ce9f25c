import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import deliver from '#netlify/functions/deliver-outbox-background.ts'
import makeImage from '#netlify/functions/generate-image-background.ts'
import { PAYMENT_EVENT_LIMIT } from '#src/features/orders/contracts.ts'
import { quiz as seed } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import {
  type CheckoutEvent,
  EVENTS,
  purchaseOf,
  sendEvent,
} from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { startSmtpStandIn, type SmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody } from './content.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { SHELL, useShells } from './shells.ts'
import { at, clearOutbox, isRecord, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite({ seed: true })
const admin = useAdministrator(site)
useShells({ 'preview-refused': SHELL })

const countDuring = (work: () => Promise<unknown>) =>
  countRoundTrips(String(process.env.DATABASE_URL), work)

/** Counts the round trips of a reading call of the panel, without the check of the session. */
const countOf = async (call: string) =>
  (await countDuring(async () => {
    expect((await admin('GET', `/api/admin/${call}`)).status, call).toBe(200)
  })) - 1

/** Returns a purchase, and a function that sends events as the checkout does. */
function sell(email: string) {
  vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
  vi.stubEnv('PAYMENT_LINK_ID_WEEKLY', 'plink_a')
  const purchase = purchaseOf({ linkId: 'plink_a', email, name: 'R', amount: 1, monthly: false })
  const send = async (event: CheckoutEvent) => {
    expect((await sendEvent(site.url, event, 'whsec_a')).status).toBe(200)
  }
  return { purchase, send }
}

describe('a list of the inbox', () => {
  it('is read in one round trip beside the check of the session', async () => {
    for (const list of ['bookings', 'subscribers', 'submissions', 'statistics']) {
      expect(await countOf(list), list).toBe(1)
    }
  })
})

describe('a call about orders', () => {
  it('takes at most two round trips beside the check of the session', async () => {
    const email = 'ruta@pastas.example'
    const { purchase, send } = sell(email)
    await send(EVENTS.completed(purchase))
    await send(EVENTS.refunded(purchase, 1))
    const { id } = await site.db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const counts: Record<string, number> = {}
    const calls = [
      'orders?state=refunded',
      'today',
      'plan?month=2026-12',
      'news',
      'clients',
      `orders/${id}/letters`,
    ]
    for (const call of [...calls, `client?email=${email}`]) {
      counts[call.replace(id, ':id')] = await countOf(call)
    }
    expect(counts).toEqual({
      'orders?state=refunded': 2,
      today: 1,
      'plan?month=2026-12': 1,
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
    const letter = { id, subject: 'Vakaras', content: 'Labas.', sendAt: new Date(0) }
    await site.db.write
      .insertInto('letters')
      .values({ ...letter, state: 'scheduled' })
      .execute()
    vi.stubEnv('SMTP_URL', smtp.url)
    vi.stubEnv('MAIL_FROM', 'labas@akademija.example')
    const before = smtp.connections
    const trips = await countDuring(() => site.deliver())
    const { body } = await admin('GET', `/api/admin/letters/${id}`)
    expect(body).toMatchObject({ sent: 20, waiting: 0 })
    expect(smtp.connections - before).toBe(1)
    expect(trips).toBeLessThanOrEqual(50)
  })
})

describe('a save of a published article', () => {
  it('takes one round trip, beside the session, the purged tags and the audit log', async () => {
    const save = () => admin('POST', '/api/admin/blog', articleBody({ slug: 'issaugotas' }))
    expect(await countDuring(save)).toBe(4)
  })
})

const QUIZ = seed.slug

/** The best option of each question; none of them is a warning answer. */
const BEST = seed.questions.map(({ weights }) => weights.indexOf(Math.max(...weights)))

/** Public calls with which the administrator logs in, or uploads through a signed link. */
const OF_ADMINISTRATOR = [
  'login',
  'startPasskeyLogin',
  'loginByPasskey',
  'sendPasswordLink',
  'checkPasswordLink',
  'recoverPassword',
  'uploadObject',
]

describe('a call without a right', () => {
  it('is refused before any round trip', async () => {
    const other = randomBytes(64).toString('base64url')
    const session = await site.logIn()
    const forged = session.slice(0, -6) + other.slice(-6)
    const { purchase } = sell('ruta@pastas.example')
    const event = EVENTS.completed(purchase)
    const webhook = '/api/payments/webhook'
    const calls: Record<string, () => Promise<{ status: number } | null>> = {
      'an unknown session': () => site.call('GET', '/api/admin/today', { token: other }),
      'a forged session': () => site.call('GET', '/api/admin/today', { token: forged }),
      'an event of somebody else': () => sendEvent(site.url, event, 'whsec_kitas'),
      'an unsigned event': () => site.call('POST', webhook, { body: event }),
      'an event that is too large': () =>
        site.call('POST', webhook, { body: 'a'.repeat(PAYMENT_EVENT_LIMIT + 1) }),
      'a forged preview': () => site.call('GET', `/perziura/${other}`),
      'a forged order of a delivery': () => orderOf(deliver, other),
      'a forged order of an image': () => orderOf(makeImage, other),
    }
    const counts: Record<string, unknown> = {}
    for (const [name, call] of Object.entries(calls)) {
      counts[name] = await countDuring(async () => {
        const answer = await call()
        if (answer !== null) expect([400, 401, 403, 413], name).toContain(answer.status)
      })
    }
    expect(counts).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, 0])))
  })
})

async function orderOf(work: (request: Request) => Promise<void>, order: string): Promise<null> {
  await work(new Request('http://127.0.0.1', { method: 'POST', body: order }))
  return null
}

describe('a public call', () => {
  it('takes one round trip to the database, and more where that is not enough', async () => {
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
        // Recommended articles, whose reading must take no further round trip, are part of the answer.
        if (path.endsWith('/submit') || path.endsWith('/score')) {
          expect(at(answer.body, 'dimensions.0.articles.0.title')).toEqual(expect.any(String))
        }
        await site.idle()
      })
    }
    const quizPath = `/api/quiz/${QUIZ}`
    const everyWish = { ...submit, ...wishes, attemptId }
    const booking = { name: 'Rūta', email, consultationType: 'couple' }
    await count('listPosts', '/api/blog')
    await count('getPost', `/api/blog/${textAt(posts, '0.slug')}`)
    await count('getPage', '/api/pages/privatumo-politika')
    await count('listQuizzes', '/api/quizzes')
    await count('getQuiz', quizPath)
    await count('listExperts', '/api/experts')
    await count('getChanges', '/api/changes')
    await count('getHealth', '/api/health')
    // The quiz is read once; later submissions only find out whether it has changed.
    await site.call('POST', `${quizPath}/submit`, { body: submit })
    await count('submitQuiz', `${quizPath}/submit`, submit)
    await count('submitQuiz with every wish', `${quizPath}/submit`, everyWish)
    await count('submitQuiz again', `${quizPath}/submit`, everyWish)
    await sql`update publishing set content_version = content_version + 1`.execute(site.db.write)
    await count('submitQuiz after a change', `${quizPath}/submit`, submit)
    await count('scoreQuiz', `${quizPath}/score`, { answers })
    await count('compareQuiz', `${quizPath}/comparison`, { answers, adult: true, consent: true })
    await count('reportProgress', `${quizPath}/progress`, { questionId: answers[0]?.questionId })
    await count('subscribeToNewsletter', '/api/newsletter/subscribe', { email: 'b@example.lt' })
    await count('bookConsultation', '/api/consultation/book', booking)
    const { purchase, send } = sell(email)
    counts.receivePayment = await countDuring(() => send(EVENTS.completed(purchase)))
    const others = {
      // In vain, then with the quiz that it reads.
      'submitQuiz after a change': 3,
      // With the count of finished attempts, after the answer.
      scoreQuiz: 2,
      compareQuiz: 2,
      // The payment link's package is read first.
      receivePayment: 2,
    }
    // The health check tries a write if nothing was written for half a minute.
    expect(counts.getHealth).toBeLessThanOrEqual(2)
    expect({ ...counts, getHealth: 1 }).toEqual({
      ...Object.fromEntries(Object.keys(counts).map((name) => [name, 1])),
      ...others,
    })
    const known = (await allContracts()).filter(([, { access }]) => access === 'public')
    const names = known.map(([name]) => name).filter((name) => !OF_ADMINISTRATOR.includes(name))
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(names))
  })
})
