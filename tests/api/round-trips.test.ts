import { describe, expect, it } from 'vitest'
import { countRoundTrips } from './count-round-trips.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { at, useTestSite } from './test-site.ts'

const site = useTestSite()

// Before the forms, whose mails are delivered after their answers.
describe('a list of the inbox', () => {
  // Proves: A list is read in one round trip
  it('is read in one round trip beside the check of the session', async () => {
    const token = await site.logIn()
    for (const list of ['bookings', 'subscribers', 'submissions']) {
      const trips = await countRoundTrips(String(process.env.DATABASE_URL), async () => {
        expect(await site.call('GET', `/api/admin/${list}`, { token })).toMatchObject({
          status: 200,
        })
      })
      expect(trips, list).toBe(2)
    }
  })
})

describe('a public call', () => {
  // Proves: Visitor: browses, reads, takes quizzes, books, subscribes without a session
  it('reads in one round trip to the database and submits in two', async () => {
    const token = await site.logIn()
    await site.call('POST', '/api/admin/blog', { token, body: articleBody({ slug: 'straipsnis' }) })
    await site.call('POST', '/api/admin/pages', { token, body: pageBody({ slug: 'puslapis' }) })
    const quiz = await site.call('POST', '/api/admin/quiz', {
      token,
      body: quizBody({ slug: 'testas' }),
    })
    const answers = [{ questionId: at(quiz.body, 'questions.0.id'), answer: 1 }]
    const email = 'a@example.lt'

    const counts: Record<string, number> = {}
    const count = async (method: string, path: string, body?: unknown) => {
      counts[path] = await countRoundTrips(String(process.env.DATABASE_URL), async () => {
        const { status } = await site.call(method, path, body === undefined ? {} : { body })
        expect(status, path).toBe(200)
      })
    }
    await count('GET', '/api/blog')
    await count('GET', '/api/blog/straipsnis')
    await count('GET', '/api/pages/puslapis')
    await count('GET', '/api/quizzes')
    await count('GET', '/api/quiz/testas')
    await count('POST', '/api/quiz/testas/submit', {
      answers,
      email,
      attemptId: crypto.randomUUID(),
    })
    await count('POST', '/api/quiz/testas/progress', {
      questionId: at(quiz.body, 'questions.0.id'),
    })
    await count('POST', '/api/newsletter/subscribe', { email })
    await count('POST', '/api/consultation/book', {
      name: 'Rūta',
      email,
      consultationType: 'couple',
    })
    expect(counts).toEqual({
      '/api/blog': 1,
      '/api/blog/straipsnis': 1,
      '/api/pages/puslapis': 1,
      '/api/quizzes': 1,
      '/api/quiz/testas': 1,
      '/api/quiz/testas/submit': 2,
      '/api/quiz/testas/progress': 1,
      '/api/newsletter/subscribe': 1,
      '/api/consultation/book': 1,
    })
  })
})
