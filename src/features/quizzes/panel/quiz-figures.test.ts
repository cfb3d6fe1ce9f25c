import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import {
  completionRate,
  createQuizFigures,
  type Month,
  monthHeadings,
  monthRows,
  percentOf,
  questionSteps,
  scoreRows,
  worstStep,
} from './quiz-figures.ts'

const step = (question: string, count: number) => ({ questionId: question, question, count })

const figures: QuizStatistics = {
  starts: 10,
  completions: 4,
  warned: 0,
  addresses: 0,
  months: [],
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
    expect(worstStep(questionSteps(figures))).toMatchObject({ number: 1, lost: 3, count: 10 })
    const nobodyLeft = { ...figures, reached: [step('Pirmas', 4)] }
    expect(worstStep(questionSteps(nobodyLeft))).toBeUndefined()
    expect(worstStep([])).toBeUndefined()
  })

  it('tell the part that finishes, unless more have finished than were counted', () => {
    expect(completionRate(figures)).toBe(0.4)
    expect(completionRate({ starts: 0, completions: 0 })).toBeNull()
    expect(completionRate({ starts: 2, completions: 3 })).toBeNull()
  })

  it('are told in percent of ten people or more, and not where nobody is', () => {
    expect(percentOf(3, 10)).toBe('30\u00a0%')
    expect(percentOf(10, 10)).toBe('100\u00a0%')
    expect(percentOf(3, 9)).toBeNull()
    expect(percentOf(0, 40)).toBeNull()
    expect(percentOf(12, 11)).toBeNull()
  })

  const score = (value: number, count = 1) => ({ score: value, count })
  const rowsOf = (maximumScore: number, scores: QuizStatistics['scores'] = []) =>
    scoreRows({ maximumScore, scores }).map(({ from, to, count }) => `${from}–${to}: ${count}`)

  it('show each score from 0 to the largest possible one, also those that nobody has', () => {
    expect(rowsOf(3, [score(1), score(2, 3)])).toEqual(['0–0: 0', '1–1: 1', '2–2: 3', '3–3: 0'])
    expect(rowsOf(9)).toHaveLength(10)
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
      expect(rows.length).toBeLessThanOrEqual(10)
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

describe('months', () => {
  const months = (...figures: Partial<Month>[]) =>
    figures.map((figure, index) => ({
      from: index === 0 ? '2026-11-01' : '2026-10-01',
      until: ['2026-11-30', '2026-10-30', '2026-11-01'][index] ?? '',
      starts: 0,
      completions: 0,
      warned: 0,
      addresses: 0,
      ...figure,
    }))
  const site = {
    clients: 0,
    money: [],
    orders: 0,
    answers: { onTime: 0, total: 0 },
    bookings: 0,
    subscribers: 0,
    left: 0,
  }

  it('are each compared with their own figure of the same days before, and zeros are apart', () => {
    const { rows, zeros } = monthRows(
      months(
        {
          ...site,
          starts: 5,
          left: 2,
          warned: 1,
          money: [{ currency: 'eur', paid: 3900, refunded: 0 }],
          answers: { onTime: 3, total: 4 },
        },
        { ...site, starts: 8, left: 1, answers: { onTime: 9, total: 10 } },
        { ...site, starts: 20, left: 1, addresses: 7, answers: { onTime: 9, total: 10 } },
      ),
    )
    expect(
      rows.map(({ key, cells, change, isGood }) => [
        key,
        cells.map((cell) => cell.replaceAll('\u00a0', ' ')),
        change,
        isGood,
      ]),
    ).toEqual([
      ['received', ['39,00 €', '0,00 €', '0,00 €'], 'more', true],
      // The part that was in time is compared.
      ['answers', ['3 iš 4', '9 iš 10', '9 iš 10'], 'less', false],
      ['left', ['2', '1', '1'], 'more', false],
      ['starts', ['5', '8', '20'], 'less', false],
      ['addresses', ['0', '0', '7'], null, false],
      ['warned', ['1', '0', '0'], 'more', null],
    ])
    expect(zeros).toEqual([
      'Grąžinta per mokėjimų sistemą',
      'Nauji klientai',
      'Apmokėti užsakymai',
      'Konsultacijų užklausos',
      'Nauji prenumeratoriai',
      'Baigė testą',
    ])
    expect(monthRows(months(site, site, site)).rows).toEqual([])
  })

  it('of one quiz have only its figures, and answers that nobody gave are compared with none', () => {
    const all = monthRows(months({ starts: 2 }, { starts: 2 }, { starts: 2 }))
    expect(all.rows).toMatchObject([{ key: 'starts', change: null }])
    expect(all.zeros).toHaveLength(3)
    const answers = { onTime: 1, total: 1 }
    expect(monthRows(months({ ...site, answers }, site, site)).rows).toMatchObject([
      { key: 'answers', cells: ['1 iš\u00a01', '–', '–'], change: null },
    ])
  })

  it('are headed by their days, the whole month by its name', () => {
    expect(monthHeadings(months({}, {}, {}))).toEqual([
      'Lapkričio 1–29\u00a0d.',
      'Spalio 1–29\u00a0d.',
      'Visas spalis',
    ])
    expect(monthHeadings([{ from: '2026-11-01', until: '2026-11-02' }])).toEqual([
      'Lapkričio 1\u00a0d.',
    ])
  })
})
