import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import {
  completionRate,
  createQuizFigures,
  monthName,
  monthRows,
  questionSteps,
  scoreRows,
} from './quiz-figures.ts'

const step = (question: string, count: number) => ({ questionId: question, question, count })

const figures: QuizStatistics = {
  starts: 10,
  completions: 4,
  warned: 0,
  results: 4,
  reached: [step('Pirmas', 10), step('Antras', 7), step('Trečias', 5)],
  bands: [],
  scores: [],
  averageScore: null,
  maximumScore: 4,
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

  const score = (value: number, count = 1) => ({ score: value, count })
  const rowsOf = (maximumScore: number, scores: QuizStatistics['scores'] = []) =>
    scoreRows({ maximumScore, scores }).map(({ from, to, count }) => `${from}–${to}: ${count}`)

  it('show each score from 0 to the largest possible one, also those that nobody has', () => {
    expect(rowsOf(3, [score(1), score(2, 3)])).toEqual(['0–0: 0', '1–1: 1', '2–2: 3', '3–3: 0'])
    expect(rowsOf(12)).toHaveLength(13)
    expect(rowsOf(0)).toEqual(['0–0: 0'])
  })

  it('group the scores of a long scale by round numbers, none left out', () => {
    expect(rowsOf(13, [score(1), score(13, 2)])).toEqual([
      '0–1: 1',
      '2–3: 0',
      '4–5: 0',
      '6–7: 0',
      '8–9: 0',
      '10–11: 0',
      '12–13: 2',
    ])
    expect(rowsOf(40, [score(4), score(5), score(40)])).toEqual([
      '0–4: 1',
      '5–9: 1',
      ...[10, 15, 20, 25, 30, 35].map((from) => `${from}–${from + 4}: 0`),
      '40–40: 1',
    ])
    for (const maximum of [100, 777, 40_000]) {
      const scores = Array.from({ length: maximum + 1 }, (_, value) => score(value))
      const rows = scoreRows({ maximumScore: maximum, scores })
      expect(rows.length).toBeLessThanOrEqual(13)
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(maximum + 1)
      expect(rows.at(-1)?.to).toBe(maximum)
    }
  })

  it('count fractions within their row', () => {
    expect(rowsOf(2.5, [score(0.5), score(2), score(2.5)])).toEqual([
      '0–0.9: 1',
      '1–1.9: 0',
      '2–2.5: 2',
    ])
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

it('a month stands beside the one before, with bars by its largest count, and zeros apart', () => {
  const none = {
    starts: 0,
    completions: 0,
    warned: 0,
    addresses: 0,
    bookings: 0,
    orders: 0,
    left: 0,
    clients: 0,
    money: [],
    answers: { onTime: 0, total: 0 },
  }
  const { rows, zeros } = monthRows(
    {
      ...none,
      month: '2026-11',
      starts: 5,
      subscribers: 1,
      money: [{ currency: 'eur', paid: 3900, refunded: 0 }],
      answers: { onTime: 3, total: 4 },
    },
    { ...none, month: '2026-10', starts: 20, subscribers: 0 },
  )
  expect(
    rows.map(({ key, share, cells }) => [
      key,
      share,
      cells.map((cell) => cell.replaceAll('\u00a0', ' ')),
    ]),
  ).toEqual([
    ['received', null, ['39,00 €', '0,00 €']],
    ['answers', 0.75, ['3 iš 4', '–']],
    ['subscribers', 0.2, ['1', '0']],
    ['starts', 1, ['5', '20']],
  ])
  expect(zeros).toEqual([
    'Grąžinta pinigų',
    'Nauji klientai',
    'Apmokėti užsakymai',
    'Konsultacijos užklausos',
    'Atsisakė naujienlaiškio',
    'Baigė testą',
    'Paliko el. paštą prie rezultato',
    'Matė saugumo pranešimą',
  ])
  expect(
    monthRows(
      { ...none, month: '2026-11', subscribers: 0 },
      { ...none, month: '2026-10', subscribers: 0 },
    ).rows,
  ).toEqual([])
  expect(['2026-01', '2026-12'].map(monthName)).toEqual(['Sausis', 'Gruodis'])
})
