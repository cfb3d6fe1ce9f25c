import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import {
  completionRate,
  createQuizFigures,
  filledScores,
  monthName,
  monthRows,
  questionSteps,
} from './quiz-figures.ts'

const step = (question: string, count: number) => ({ questionId: question, question, count })

const figures: QuizStatistics = {
  starts: 10,
  completions: 4,
  warned: 0,
  reached: [step('Pirmas', 10), step('Antras', 7), step('Trečias', 5)],
  bands: [],
  scores: [],
  averageScore: null,
  dimensions: [],
}

const OVERVIEW = { quizzes: [], months: [], letters: [] }

describe('the figures of a quiz', () => {
  it('tell where visitors leave, after the last question too', () => {
    expect(questionSteps(figures).map(({ lost }) => lost)).toEqual([3, 2, 1])
    expect(questionSteps({ ...figures, completions: 9 }).map(({ lost }) => lost)).toEqual([3, 2, 0])
  })

  it('tell the part that finishes, unless more have finished than were counted', () => {
    expect(completionRate(figures)).toBe(0.4)
    expect(completionRate({ starts: 0, completions: 0 })).toBeNull()
    expect(completionRate({ starts: 2, completions: 3 })).toBeNull()
  })

  it('show the scores between that nobody has, unless there are fractions or too many', () => {
    const score = (value: number, count = 1) => ({ score: value, count })
    expect(filledScores([score(9), score(12, 3)])).toEqual([
      score(9),
      score(10, 0),
      score(11, 0),
      score(12, 3),
    ])
    for (const scores of [[], [score(1.5), score(4)], [score(0), score(100)]]) {
      expect(filledScores(scores)).toEqual(scores)
    }
  })

  it('are those of the quiz that was chosen last', async () => {
    const answers: ((result: RequestResult<unknown>) => void)[] = []
    const call = () => new Promise((resolve) => answers.push(resolve))
    const store = createQuizFigures({
      session: { call: call as never, loginAgain: vi.fn() },
    })
    const first = store.load('a')
    const second = store.load('b')
    answers[1]?.({ ok: true, data: figures })
    answers[0]?.({ ok: true, data: { ...figures, starts: 99 } })
    await Promise.all([first, second])
    expect(store.$state.get()).toEqual({ step: 'loaded', figures })
    const all = store.load(null)
    answers[2]?.({ ok: true, data: OVERVIEW })
    await all
    expect(store.$state.get()).toEqual({ step: 'all', overview: OVERVIEW })
  })

  it.each([
    [401, { step: 'loading' }, 1],
    [500, { step: 'error', message: 'Nepavyko įkelti statistikos. Bandykite vėliau.' }, 0],
  ])('that cannot be loaded, status %d', async (status, state, logins) => {
    const failure = { kind: 'http' as const, status, text: '', error: null, fields: {} }
    const loginAgain = vi.fn()
    const store = createQuizFigures({
      session: { call: () => Promise.resolve({ ok: false, failure }), loginAgain },
    })
    await store.load('a')
    expect(store.$state.get()).toEqual(state)
    expect(loginAgain).toHaveBeenCalledTimes(logins)
  })
})

it('a month stands beside the one before, with bars by the larger number', () => {
  const none = { starts: 0, completions: 0, addresses: 0, bookings: 0, orders: 0, left: 0 }
  const rows = monthRows(
    { ...none, month: '2026-11', starts: 5, subscribers: 1 },
    { ...none, month: '2026-10', starts: 20, subscribers: 0 },
  )
  expect(rows.map(({ key }) => key).slice(0, 5)).toEqual([
    'starts',
    'completions',
    'addresses',
    'bookings',
    'orders',
  ])
  expect(rows[0]).toMatchObject({ name: 'Pradėjo testą', shares: [0.25, 1], cells: [5, 20] })
  expect(rows[1]).toMatchObject({ shares: [0, 0], cells: [0, 0] })
  expect(rows[5]).toMatchObject({ shares: [1, 0], cells: [1, 0] })
  expect(['2026-01', '2026-12'].map(monthName)).toEqual(['Sausis', 'Gruodis'])
})
