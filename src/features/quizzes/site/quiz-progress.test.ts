import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PublicQuiz } from '../contracts.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMINISTRATOR_KEY } from '#src/site/administrator.ts'
import { createQuizAttempt } from './quiz-attempt.ts'
import { reportProgress } from './quiz-progress.ts'

const question = (id: string, required = true): PublicQuiz['questions'][number] => ({
  id,
  question: `Klausimas ${id}`,
  questionType: 'multiple_choice',
  options: ['Ne', 'Taip'],
  required,
})

const quiz: PublicQuiz = {
  slug: 'testas-a',
  title: 'Testas',
  description: 'Apie testą',
  instructions: null,
  questions: [question('a'), question('b', false), question('c')],
}

/** Returns an attempt tracked from the state restored after a reload. */
function followed({ given = quiz, storage = memoryStorage() } = {}) {
  const attempt = createQuizAttempt({ quiz: given, storage })
  attempt.restore()
  const sent: string[] = []
  reportProgress(attempt, attempt.$state.get(), (slug, id) => sent.push(`${slug} ${id}`))
  return { ...attempt, sent, storage }
}

afterEach(() => vi.unstubAllGlobals())

describe('a question', () => {
  test('is not reached by looking at the page', () => {
    expect(followed().sent).toEqual([])
  })

  test('is reported once, when it is reached; the first when it is answered', () => {
    const attempt = followed()
    attempt.choose('a', 0)
    attempt.choose('a', 1)
    expect(attempt.sent).toEqual(['testas-a a'])
    attempt.next()
    attempt.back()
    attempt.next()
    attempt.next()
    expect(attempt.sent).toEqual(['testas-a a', 'testas-a b', 'testas-a c'])
    attempt.choose('c', 0)
    attempt.next()
    attempt.back()
    expect(attempt.sent).toHaveLength(3)
  })

  test('is not reported by a result kept over a reload, and again when the quiz is taken again', () => {
    const attempt = followed()
    attempt.send({
      type: 'restoreResult',
      result: {
        totalScore: 1,
        maximumScore: 2,
        category: null,
        warned: false,
        warnings: [],
        bands: [],
        dimensions: [],
        comparable: false,
      },
    })
    expect(attempt.sent).toEqual([])
    attempt.send({ type: 'restart', quiz })
    attempt.choose('a', 0)
    expect(attempt.sent).toEqual(['testas-a a'])
  })

  test('that was passed by without an answer was reached too', () => {
    const attempt = followed({
      given: { ...quiz, questions: [question('b', false), question('c')] },
    })
    attempt.next()
    expect(attempt.sent).toEqual(['testas-a b', 'testas-a c'])
  })

  test('that was reached before a reload of the tab is not reported again', () => {
    const before = followed()
    before.choose('a', 1)
    before.next()
    before.choose('b', 0)
    before.back()
    const after = followed({ storage: before.storage })
    after.next()
    expect(after.sent).toEqual([])
    after.next()
    expect(after.sent).toEqual(['testas-a c'])
  })

  test('that was begun before what reports it was there is reported then', () => {
    const attempt = createQuizAttempt({ quiz, storage: memoryStorage() })
    const from = attempt.$state.get()
    attempt.choose('a', 1)
    attempt.next()
    const sent: string[] = []
    reportProgress(attempt, from, (_slug, id) => sent.push(id))
    expect(sent).toEqual(['a', 'b'])
  })

  test('counts again in an attempt that is begun anew', () => {
    const attempt = followed()
    attempt.choose('a', 1)
    attempt.next()
    attempt.next()
    attempt.choose('c', 1)
    attempt.next()
    attempt.type('email', 'ieva@example.lt')
    attempt.send({ type: 'submit', freshId: 'x' })
    attempt.send({ type: 'changed' })
    expect(attempt.sent).toHaveLength(3)
    attempt.send({ type: 'reload' })
    attempt.send({ type: 'restart', quiz: { ...quiz, questions: [question('d')] } })
    expect(attempt.sent).toHaveLength(3)
    attempt.choose('d', 0)
    expect(attempt.sent.at(-1)).toBe('testas-a d')
  })
})

describe('a report', () => {
  test('is a beacon of JSON with the question alone', async () => {
    const beacons: [string, Blob][] = []
    vi.stubGlobal('navigator', {
      sendBeacon: (address: string, body: Blob) => beacons.push([address, body]),
    })
    const attempt = createQuizAttempt({ quiz, storage: memoryStorage() })
    reportProgress(attempt, attempt.$state.get())
    attempt.choose('a', 1)
    const [[address, body] = ['', new Blob()]] = beacons
    expect(address).toBe('/api/quiz/testas-a/progress')
    expect(body.type).toBe('application/json')
    expect(JSON.parse(await body.text())).toEqual({ questionId: 'a' })
  })

  test('is not sent while the administrator is logged in here', () => {
    const sendBeacon = vi.fn()
    vi.stubGlobal('navigator', { sendBeacon })
    const localStorage = memoryStorage()
    vi.stubGlobal('localStorage', localStorage)
    localStorage.setItem(ADMINISTRATOR_KEY, 'yes')
    const attempt = createQuizAttempt({ quiz, storage: memoryStorage() })
    reportProgress(attempt, attempt.$state.get())
    attempt.choose('a', 1)
    expect(sendBeacon).not.toHaveBeenCalled()
    localStorage.removeItem(ADMINISTRATOR_KEY)
    attempt.next()
    expect(sendBeacon).toHaveBeenCalledOnce()
  })

  test('that cannot be sent disturbs nobody', () => {
    vi.stubGlobal('navigator', {})
    const attempt = createQuizAttempt({ quiz, storage: memoryStorage() })
    reportProgress(attempt, attempt.$state.get())
    attempt.choose('a', 1)
    attempt.next()
    expect(attempt.$state.get()).toMatchObject({ index: 1 })
  })
})
