import { describe, expect, test, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#tests/support/stub-fetch.ts'
import type { PublicQuiz, QuizResult } from '#src/features/quizzes/contracts.ts'
import { ADMINISTRATOR_KEY } from '#src/site/administrator.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createToasts, type ToastInput } from '#src/client/toasts.ts'
import {
  createQuizAttempt,
  nextQuizState,
  startQuiz,
  type QuizEvent,
  progressPercent,
} from './quiz-attempt.ts'
import { createQuizDelivery } from './quiz-delivery.ts'

const question = (id: string, required = true): PublicQuiz['questions'][number] => ({
  id,
  question: `Klausimas ${id}`,
  questionType: 'multiple_choice',
  options: ['Ne', 'Iš dalies', 'Taip'],
  required,
})

const quiz: PublicQuiz = {
  slug: 'testas-a',
  title: 'Testas',
  description: 'Apie testą',
  instructions: null,
  questions: [question('a'), question('b', false), question('c')],
}

const result: QuizResult = {
  totalScore: 3,
  warned: false,
  warnings: [],
  maximumScore: 6,
  bands: [],
  dimensions: [],
  comparable: false,
  category: { name: 'Stiprūs', color: '#10b981', description: 'Gerai', advice: 'Toliau' },
}

const KEY = 'quiz-attempt:testas-a'

const unticked = { consent: false, marketing: false }

function attemptWith({ given = quiz, storage = memoryStorage() } = {}, ...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  const show = vi.fn<(toast: ToastInput) => void>()
  let ids = 0
  const attempt = createQuizAttempt({ quiz: given, storage })
  const delivery = createQuizDelivery({
    attempt,
    fetch: stub.fetch,
    toasts: { show, dismiss: () => undefined },
    newId: () => `id-${(ids += 1)}`,
  })
  return {
    ...attempt,
    ...delivery,
    calls: stub.calls,
    show,
    storage,
    kept: () => storage.getItem(KEY),
  }
}

/** Returns an attempt with answered questions, at the email step, with an email typed. */
function answeredWith(...answers: StubAnswer[]) {
  const attempt = attemptWith({}, ...answers)
  attempt.choose('a', 2)
  attempt.next()
  attempt.next()
  attempt.choose('c', 1)
  attempt.next()
  attempt.type('email', 'ieva@example.lt')
  return attempt
}

const attemptIds = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => (body as { attemptId?: string } | undefined)?.attemptId)

describe('the questions', () => {
  test('come one at a time, from the first', () => {
    const attempt = attemptWith()
    expect(attempt.$state.get()).toMatchObject({ step: 'answering', index: 0, answers: {} })
  })

  test('cannot be left unanswered when required', () => {
    const attempt = attemptWith()
    attempt.next()
    expect(attempt.$state.get()).toMatchObject({ index: 0 })
    attempt.choose('a', 0)
    attempt.next()
    expect(attempt.$state.get()).toMatchObject({ index: 1 })
  })

  test('may be skipped when not required', () => {
    const attempt = attemptWith()
    attempt.choose('a', 1)
    attempt.next()
    attempt.next()
    expect(attempt.$state.get()).toMatchObject({ index: 2, answers: { a: 1 } })
  })

  test('keep the chosen option index by question id, the last choice counting', () => {
    const attempt = attemptWith()
    attempt.choose('a', 0)
    attempt.choose('a', 2)
    attempt.next()
    attempt.choose('b', 1)
    attempt.back()
    expect(attempt.$state.get()).toMatchObject({ index: 0, answers: { a: 2, b: 1 } })
  })

  test('take no option and no question that they have not', () => {
    const attempt = attemptWith()
    attempt.choose('a', 3)
    attempt.choose('a', -1)
    attempt.choose('x', 0)
    expect(attempt.$state.get()).toMatchObject({ answers: {} })
  })

  test('have nothing before the first', () => {
    const attempt = attemptWith()
    attempt.back()
    expect(attempt.$state.get()).toMatchObject({ step: 'answering', index: 0 })
  })

  test('lead to the email step after the last, and back from it', () => {
    const attempt = answeredWith()
    expect(attempt.$state.get()).toMatchObject({ step: 'email', answers: { a: 2, c: 1 } })
    attempt.back()
    expect(attempt.$state.get()).toMatchObject({ step: 'answering', index: 2 })
    attempt.next()
    expect(attempt.$state.get()).toMatchObject({ step: 'email', email: 'ieva@example.lt' })
  })

  test('of an empty quiz lead nowhere', () => {
    const attempt = attemptWith({ given: { ...quiz, questions: [] } })
    attempt.next()
    attempt.restore()
    expect(attempt.$state.get()).toMatchObject({ step: 'answering', index: 0 })
  })
})

describe('an event that does not belong to the state', () => {
  const answering = startQuiz(quiz)
  const submitting = nextQuizState(
    {
      step: 'email',
      quiz,
      answers: {},
      attemptId: null,
      email: 'a@b.lt',
      name: '',
      boxes: unticked,
      emailMessage: null,
    },
    { type: 'submit', freshId: 'id' },
  )
  const finished = nextQuizState(submitting, { type: 'submitted', result })
  const events: QuizEvent[] = [
    { type: 'choose', questionId: 'a', option: 0 },
    { type: 'next' },
    { type: 'back' },
    { type: 'restore', answers: {}, options: {}, index: 2, attemptId: null, boxes: {} },
    { type: 'restoreResult', result },
    { type: 'type', field: 'email', value: 'x' },
    { type: 'tick', box: 'consent', ticked: true },
    { type: 'submit', freshId: 'y' },
    { type: 'score' },
    { type: 'submitted', result },
    { type: 'failed', emailMessage: null },
    { type: 'changed' },
    { type: 'reload' },
    { type: 'reloadFailed' },
    { type: 'restart', quiz },
  ]

  test('changes nothing once there is a result, but for a new beginning', () => {
    expect(finished.step).toBe('result')
    for (const event of events.filter(({ type }) => type !== 'restart')) {
      expect(nextQuizState(finished, event)).toBe(finished)
    }
    expect(nextQuizState(finished, { type: 'restart', quiz })).toEqual(startQuiz(quiz))
  })

  test('changes nothing while the answers are on their way', () => {
    const own = ['submitted', 'failed', 'changed']
    for (const event of events.filter(({ type }) => !own.includes(type))) {
      expect(nextQuizState(submitting, event)).toBe(submitting)
    }
  })

  test('changes nothing while questions are answered', () => {
    for (const event of events.slice(5)) expect(nextQuizState(answering, event)).toBe(answering)
  })
})

describe('the email step', () => {
  test.each([
    ['', 'Prašome įvesti el. pašto adresą'],
    ['  ', 'Prašome įvesti el. pašto adresą'],
    ['ieva@', 'Netinkamas el. pašto adresas'],
  ])('wants a valid email and sends nothing for %j', async (email, message) => {
    const attempt = answeredWith({ body: result })
    attempt.type('email', email)
    await attempt.submit()
    expect(attempt.$state.get()).toMatchObject({ step: 'email', emailMessage: message })
    expect(attempt.calls).toEqual([])
    attempt.type('email', 'i')
    expect(attempt.$state.get()).toMatchObject({ emailMessage: null })
  })

  test('sends answers, email, name and the attempt’s id', async () => {
    const attempt = answeredWith({ body: result })
    attempt.type('email', ' ieva@example.lt ')
    attempt.type('name', ' Ieva ')
    await attempt.submit()
    expect(attempt.calls).toMatchObject([
      {
        method: 'POST',
        address: '/api/quiz/testas-a/submit',
        body: {
          answers: [
            { questionId: 'a', answer: 2, option: 'Taip' },
            { questionId: 'c', answer: 1, option: 'Iš dalies' },
          ],
          email: 'ieva@example.lt',
          name: 'Ieva',
          attemptId: 'id-1',
        },
      },
    ])
  })

  test('sends an absent name as null', async () => {
    const attempt = answeredWith({ body: result })
    await attempt.submit()
    expect(attempt.calls[0]?.body).toMatchObject({ name: null })
  })

  test('has its boxes unticked, sends each as it was ticked, and always asks for the mail', async () => {
    const attempt = answeredWith('network error', { body: result })
    expect(attempt.$state.get()).toMatchObject({ boxes: unticked })
    await attempt.submit()
    attempt.tick('consent', true)
    attempt.tick('marketing', true)
    attempt.tick('consent', false)
    await attempt.submit()
    expect(attempt.calls.map(({ body }) => body)).toMatchObject([
      { ...unticked, mailResult: true },
      { consent: false, marketing: true, mailResult: true },
    ])
  })

  test('sends another attempt when a box was changed after a failure', async () => {
    const attempt = answeredWith('network error', { body: result })
    attempt.tick('consent', true)
    await attempt.submit()
    attempt.tick('consent', false)
    await attempt.submit()
    const [first, second] = attemptIds(attempt.calls)
    expect(second).not.toBe(first)
  })

  test('sends once while the request runs', async () => {
    const attempt = answeredWith({ body: result })
    const sending = attempt.submit()
    expect(attempt.$state.get().step).toBe('submitting')
    await attempt.submit()
    await sending
    expect(attempt.calls).toHaveLength(1)
  })
})

describe('the result', () => {
  test('is shown with a toast', async () => {
    const attempt = answeredWith({ body: result })
    await attempt.submit()
    expect(attempt.$state.get()).toMatchObject({ step: 'result', quiz, result })
    expect(attempt.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Testas baigtas!',
      description: 'Jūsų rezultatai sėkmingai išsaugoti.',
    })
  })

  test.each(['submit', 'score'] as const)(
    'replaces the toast of an earlier one on %s',
    async (way) => {
      const toasts = createToasts({ storage: memoryStorage() })
      const attempt = answeredWith()
      const { fetch } = stubFetch({ body: { ...result, warned: true } })
      toasts.show({ title: 'Testas baigtas!' })
      await createQuizDelivery({ attempt, fetch, toasts })[way]()
      expect(attempt.$state.get().step).toBe('result')
      expect(toasts.$toast.get()?.open).toBe(false)
    },
  )

  test('may have no category', async () => {
    const attempt = answeredWith({ body: { totalScore: 2, category: null } })
    await attempt.submit()
    expect(attempt.$state.get()).toMatchObject({ result: { totalScore: 2, category: null } })
  })
})

describe('the result without an email', () => {
  test('sends the answers alone, whatever was typed, and shows no toast', async () => {
    const attempt = answeredWith({ body: result })
    attempt.type('email', 'ieva@')
    attempt.tick('consent', true)
    const sending = attempt.score()
    expect(attempt.$state.get().step).toBe('scoring')
    await attempt.submit()
    await attempt.score()
    await sending
    expect(attempt.calls).toEqual([
      expect.objectContaining({
        method: 'POST',
        address: '/api/quiz/testas-a/score',
        body: {
          answers: [
            { questionId: 'a', answer: 2, option: 'Taip' },
            { questionId: 'c', answer: 1, option: 'Iš dalies' },
          ],
        },
      }),
    ])
    expect(attempt.$state.get()).toMatchObject({ step: 'result', quiz, result })
    expect(attempt.show).not.toHaveBeenCalled()
  })

  test('says that it is a trial while the administrator is logged in here', async () => {
    vi.stubGlobal('localStorage', memoryStorage())
    localStorage.setItem(ADMINISTRATOR_KEY, 'yes')
    const attempt = answeredWith({ body: result })
    await attempt.score()
    vi.unstubAllGlobals()
    expect(attempt.calls[0]?.body).toMatchObject({ isTrial: true })
  })

  test('that cannot be had leaves the email step as it was, with the error', async () => {
    const attempt = answeredWith('network error')
    attempt.tick('marketing', true)
    const before = attempt.$state.get()
    await attempt.score()
    expect(attempt.$state.get()).toEqual(before)
    expect(attempt.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description: 'Nepavyko pateikti testo',
      variant: 'destructive',
    })
  })

  test('of a changed quiz offers to start again', async () => {
    const attempt = answeredWith({ status: 409, body: { error: 'Testas pakeistas.' } })
    await attempt.score()
    expect(attempt.$state.get().step).toBe('changed')
  })
})

describe('a failed submit', () => {
  test.each<[StubAnswer, string]>([
    [{ status: 400, body: { error: 'Netinkamas atsakymas' } }, 'Netinkamas atsakymas'],
    [{ status: 500, text: '' }, 'Nepavyko pateikti testo'],
    ['network error', 'Nepavyko pateikti testo'],
  ])('shows the server’s error or the fallback: %j', async (answer, description) => {
    const attempt = answeredWith(answer)
    await attempt.submit()
    expect(attempt.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description,
      variant: 'destructive',
    })
  })

  test('keeps what was typed and the attempt’s id for the retry', async () => {
    const attempt = answeredWith(
      { status: 400, text: 'Bad Request' },
      { status: 503 },
      { body: result },
    )
    attempt.type('name', 'Ieva')
    await attempt.submit()
    expect(attempt.$state.get()).toMatchObject({
      step: 'email',
      email: 'ieva@example.lt',
      name: 'Ieva',
      answers: { a: 2, c: 1 },
    })
    await attempt.submit()
    await attempt.submit()
    expect(attempt.$state.get().step).toBe('result')
    expect(attemptIds(attempt.calls)).toEqual(['id-1', 'id-1', 'id-1'])
  })

  test('keeps the id when the visitor only looks back, not when an answer is changed', async () => {
    const attempt = answeredWith('network error', 'network error', { body: result })
    await attempt.submit()
    attempt.back()
    attempt.choose('c', 1)
    attempt.next()
    await attempt.submit()
    attempt.back()
    attempt.choose('c', 0)
    attempt.next()
    await attempt.submit()
    const [first, second, third] = attemptIds(attempt.calls)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('of answers that are refused as a whole offers to start again', async () => {
    const attempt = answeredWith({ status: 400, body: { error: 'Netinkamas atsakymas' } })
    await attempt.submit()
    expect(attempt.$state.get()).toMatchObject({ step: 'changed', loading: false })
  })

  test('shows the server’s message at the email field', async () => {
    const attempt = answeredWith({
      status: 400,
      body: { error: 'x', fields: { email: 'Netinkamas el. pašto adresas' } },
    })
    await attempt.submit()
    expect(attempt.$state.get()).toMatchObject({ emailMessage: 'Netinkamas el. pašto adresas' })
  })
})

describe('a changed quiz', () => {
  const conflict = { status: 409, body: { error: 'Testas tuo metu buvo pakeistas.' } }
  const fresh: PublicQuiz = { ...quiz, questions: [question('d')] }

  test('leads to the offer to start again', async () => {
    const attempt = answeredWith(conflict)
    await attempt.submit()
    expect(attempt.$state.get()).toEqual({
      step: 'changed',
      quiz,
      loading: false,
    })
    expect(attempt.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description: 'Testas tuo metu buvo pakeistas.',
      variant: 'destructive',
    })
    expect(attempt.kept()).toBeNull()
  })

  test('is loaded afresh and begun anew, as another attempt', async () => {
    const attempt = answeredWith(conflict, { body: fresh }, { body: result })
    await attempt.submit()
    const loading = attempt.startAgain()
    expect(attempt.$state.get()).toMatchObject({ loading: true })
    await attempt.startAgain()
    await loading
    expect(attempt.calls[1]).toMatchObject({ method: 'GET', address: '/api/quiz/testas-a' })
    expect(attempt.$state.get()).toEqual(startQuiz(fresh))

    attempt.choose('d', 0)
    attempt.next()
    attempt.type('email', 'ieva@example.lt')
    await attempt.submit()
    expect(attempt.calls).toHaveLength(3)
    expect(attempt.calls[2]?.body).toMatchObject({ answers: [{ questionId: 'd', answer: 0 }] })
    const [first, , third] = attemptIds(attempt.calls)
    expect(third).not.toBe(first)
  })

  test('that cannot be loaded can be asked for again', async () => {
    const attempt = answeredWith(conflict, 'network error', { body: fresh })
    await attempt.submit()
    await attempt.startAgain()
    expect(attempt.show).toHaveBeenLastCalledWith({
      title: 'Klaida',
      description: 'Nepavyko įkelti testo. Bandykite vėliau.',
      variant: 'destructive',
    })
    expect(attempt.$state.get()).toMatchObject({ step: 'changed', loading: false })
    await attempt.startAgain()
    expect(attempt.$state.get().step).toBe('answering')
  })
})

describe('a reload of the tab', () => {
  test('keeps answers and position', () => {
    const before = attemptWith()
    before.choose('a', 2)
    before.next()
    before.choose('b', 0)
    const after = attemptWith({ storage: before.storage })
    expect(after.$state.get()).toMatchObject({ index: 0, answers: {} })
    after.restore()
    expect(after.$state.get()).toMatchObject({
      step: 'answering',
      index: 1,
      answers: { a: 2, b: 0 },
    })
  })

  test('keeps the email step and its boxes, but never what was typed there', () => {
    const before = answeredWith()
    before.type('name', 'Ieva')
    before.tick('marketing', true)
    const boxes = { ...unticked, marketing: true }
    expect(JSON.parse(before.kept() ?? '')).toEqual({
      answers: { a: 2, c: 1 },
      options: { a: 'Taip', c: 'Iš dalies' },
      index: 3,
      attemptId: null,
      boxes,
    })
    const after = attemptWith({ storage: before.storage })
    after.restore()
    expect(after.$state.get()).toMatchObject({ step: 'email', email: '', name: '', boxes })
  })

  test('keeps the id of answers that were sent, so that they are not stored twice', async () => {
    const storage = memoryStorage()
    const kept = { answers: { a: 2, c: 1 }, index: 3, attemptId: 'sent-before' }
    storage.setItem(KEY, JSON.stringify(kept))
    const after = attemptWith({ storage }, { body: result })
    after.restore()
    after.type('email', 'ieva@example.lt')
    await after.submit()
    expect(attemptIds(after.calls)).toEqual(['sent-before'])
  })

  test('keeps the result of a finished attempt, and neither answers nor visitor', async () => {
    const before = answeredWith({ body: result })
    await before.submit()
    expect(Object.keys(JSON.parse(before.kept() ?? '') as object)).toEqual(['result', 'questions'])
    const after = attemptWith({ storage: before.storage })
    after.restore()
    await vi.waitFor(
      () => expect(after.$state.get()).toEqual({ step: 'result', quiz, result, answers: null }),
      10_000,
    )

    after.send({ type: 'restart', quiz })
    expect(after.$state.get()).toEqual(startQuiz(quiz))
    const anew = attemptWith({ storage: before.storage })
    anew.restore()
    expect(anew.$state.get()).toMatchObject({ step: 'answering', index: 0, answers: {} })
  })

  test('drops the result of a changed quiz and a spoilt one', async () => {
    const { warnings: _, ...beforeKinds } = { ...result, warned: true }
    const changed = { ...quiz, questions: [{ ...question('a'), options: ['Ne', 'Taip'] }] }
    for (const entry of [
      { result, questions: changed.questions },
      { result: { ...result, bands: [{ name: 'Stiprūs' }] }, questions: quiz.questions },
      { result: 5, questions: quiz.questions },
      { result: beforeKinds, questions: quiz.questions },
      { result, questions: [null] },
      { result },
    ]) {
      const attempt = attemptWith()
      attempt.storage.setItem(KEY, JSON.stringify(entry))
      attempt.restore()
      await vi.waitFor(() => expect(attempt.kept()).toBeNull(), 10_000)
      expect(attempt.$state.get().step).toBe('answering')
    }
  })

  test('keeps the answers after a failed submit', async () => {
    const attempt = answeredWith('network error')
    await attempt.submit()
    expect(JSON.parse(attempt.kept() ?? '')).toMatchObject({ index: 3 })
  })

  test('drops answers that no longer fit the quiz, and goes no further than they reach', () => {
    const before = answeredWith()
    const other = { ...question('a'), options: ['Ne', 'Visada'] }
    const changed = { ...quiz, questions: [other, question('b', false), question('c')] }
    const after = attemptWith({ given: changed, storage: before.storage })
    after.restore()
    expect(after.$state.get()).toMatchObject({ index: 0, answers: { c: 1 }, attemptId: null })
  })

  test('finds the options of a quiz that was reordered, for the same attempt', async () => {
    const before = answeredWith('network error')
    await before.submit()
    const options = ['Taip', 'Nežinau', 'Iš dalies', 'Ne']
    const questions = quiz.questions.map((each) => ({ ...each, options }))
    const after = attemptWith({ given: { ...quiz, questions }, storage: before.storage })
    after.restore()
    expect(after.$state.get()).toMatchObject({
      step: 'email',
      answers: { a: 0, c: 2 },
      attemptId: 'id-1',
    })
  })

  test('asks again for an option that is gone, also where none is needed', () => {
    const before = attemptWith()
    before.choose('a', 2)
    before.next()
    before.choose('b', 1)
    before.next()
    before.choose('c', 0)
    before.next()
    const other = { ...question('b', false), options: ['Ne', 'Kartais', 'Taip'] }
    const changed = { ...quiz, questions: [question('a'), other, question('c')] }
    const after = attemptWith({ given: changed, storage: before.storage })
    after.restore()
    expect(after.$state.get()).toMatchObject({
      step: 'answering',
      index: 1,
      answers: { a: 2, c: 0 },
    })
  })

  test('shows the question that was next after an answered one is gone', () => {
    const before = attemptWith()
    before.choose('a', 2)
    before.next()
    const questions = [question('b', false), question('c', false)]
    const after = attemptWith({ given: { ...quiz, questions }, storage: before.storage })
    after.restore()
    expect(after.$state.get()).toMatchObject({ step: 'answering', index: 0, answers: {} })
  })

  test('takes places alone as they were kept by an older script', () => {
    const storage = memoryStorage()
    storage.setItem(KEY, JSON.stringify({ answers: { a: 2, c: 1 }, index: 3, attemptId: 'sent' }))
    const questions = quiz.questions.map((each) => ({ ...each, options: ['A', 'B', 'C'] }))
    const after = attemptWith({ given: { ...quiz, questions }, storage })
    after.restore()
    expect(after.$state.get()).toMatchObject({ step: 'email', answers: { a: 2, c: 1 } })
  })

  test.each([
    '{',
    'null',
    '[]',
    '{"index":1e9}',
    '{"answers":{"a":"x"},"index":"y"}',
    '{"answers":{"a":"length"},"index":2}',
    '{"answers":{"a":1},"options":{"a":5},"index":1}',
    '5',
  ])('survives a spoilt entry: %j', (entry) => {
    const storage = memoryStorage()
    storage.setItem(KEY, entry)
    const attempt = attemptWith({ storage })
    attempt.restore()
    expect(attempt.$state.get()).toMatchObject({ step: 'answering', index: 0, answers: {} })
  })

  test('keeps each quiz apart', () => {
    const storage = memoryStorage()
    attemptWith({ storage }).choose('a', 2)
    const other = attemptWith({ storage, given: { ...quiz, slug: 'testas-b' } })
    other.restore()
    expect(other.$state.get()).toMatchObject({ answers: {} })
  })
})

describe('the id of an attempt', () => {
  const sentId = async () => {
    const stub = stubFetch({ body: result })
    const attempt = createQuizAttempt({
      quiz: { ...quiz, questions: [question('b', false)] },
      storage: memoryStorage(),
    })
    const toasts = { show: () => undefined, dismiss: () => undefined }
    attempt.next()
    attempt.type('email', 'ieva@example.lt')
    await createQuizDelivery({ attempt, fetch: stub.fetch, toasts }).submit()
    return attemptIds(stub.calls)[0]
  }
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  test('is a UUID', async () => {
    expect(await sentId()).toMatch(UUID)
  })

  test('is a UUID also on an address without https', async () => {
    const original = globalThis.crypto
    vi.stubGlobal('crypto', {
      getRandomValues: (array: Uint8Array<ArrayBuffer>) => original.getRandomValues(array),
    })
    const ids = [await sentId(), await sentId()]
    vi.unstubAllGlobals()
    expect(ids[0]).toMatch(UUID)
    expect(ids[1]).not.toBe(ids[0])
  })
})

describe('progress', () => {
  test('is (index + 1) / total in percent', () => {
    expect(progressPercent(0, 10)).toBe(10)
    expect(progressPercent(9, 10)).toBe(100)
    expect(progressPercent(0, 3)).toBe(33)
    expect(progressPercent(1, 3)).toBe(67)
    expect(progressPercent(0, 1)).toBe(100)
  })

  test('is 0 for a quiz without questions', () => {
    expect(progressPercent(0, 0)).toBe(0)
  })
})
