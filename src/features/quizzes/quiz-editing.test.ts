import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  attainableTotals,
  defaultBandColor,
  defaultBandRange,
  equalRanges,
  findBandFaults,
  spreadBands,
  withUnknownParts,
  readableTextColor,
} from './quiz-editing.ts'

const question = (...weights: number[]) => ({ weights, required: true })

describe('a new band', () => {
  it.each([
    [6, 0, 0, 4],
    [6, 1, 5, 8],
    [6, 2, 9, 12],
    [6, 3, 0, 12],
    [0, 0, 0, 4],
    [10, 0, 0, 6],
    [10, 1, 7, 13],
    [10, 2, 14, 20],
  ])('with %i questions, at %i, spans %i to %i', (questions, index, minScore, maxScore) => {
    const asked = Array.from({ length: questions }, () => question(0, 1, 2))
    expect(defaultBandRange(index, asked)).toEqual({ minScore, maxScore })
  })

  it.each([
    [[4, 4, 4, 3], 5, 10, 15],
    [[2.5, 2.5, 2.5], 2, 5, 8],
    [[1, 1], 0, 1, 2],
    [[1], 0, 1, 2],
    [[0, 0, 0], 2, 4, 6],
  ])('with questions of up to %j points ends at %i, %i and %i', (most, ...ends) => {
    const asked = most.map((points) => question(0, points))
    expect([0, 1, 2].map((index) => defaultBandRange(index, asked).maxScore)).toEqual(ends)
  })

  it('is red, then amber, then green', () => {
    expect([0, 1, 2, 3, 9].map(defaultBandColor)).toEqual([
      '#ef4444',
      '#f59e0b',
      '#10b981',
      '#10b981',
      '#10b981',
    ])
  })
})

describe('the totals of a quiz', () => {
  it('are every sum that answers can give', () => {
    expect(attainableTotals([question(0, 1, 2), question(0, 5)])).toEqual([0, 1, 2, 5, 6, 7])
  })

  it('begin above 0 when every answer gives points, unless a question may be skipped', () => {
    expect(attainableTotals([question(1, 2), question()])).toEqual([1, 2])
    expect(attainableTotals([{ weights: [1, 2], required: false }])).toEqual([0, 1, 2])
  })

  it('may be fractions', () => {
    expect(attainableTotals([question(0.1), question(0.2)])).toEqual([0.3])
  })

  it('are not counted out when there are too many', () => {
    const many = Array.from({ length: 30 }, (_, index) => question(0, 2 ** index))
    expect(attainableTotals(many)).toBe(null)
    const weights = (count: number) => Array.from({ length: count }, (_, index) => index)
    expect(attainableTotals([question(...weights(5000))])).toHaveLength(5000)
    expect(attainableTotals([question(...weights(5001))])).toBe(null)
  })
})

describe('bands that are spread anew', () => {
  const scale = (length: number) => Array.from({ length }, () => question(1, 2, 3, 4, 5))
  const ranges = (...ends: [number, number][]) =>
    ends.map(([minScore, maxScore]) => ({ minScore, maxScore }))

  it('share the totals in their order by score, however they are listed', () => {
    const bands = ranges([9, 12], [0, 4], [5, 8])
    const asked = Array.from({ length: 10 }, () => question(0, 1, 2))
    expect(spreadBands(bands, asked)).toEqual(ranges([14, 20], [0, 6], [7, 13]))
  })

  it('begin at 0, and leave out the totals that no answers give', () => {
    expect(spreadBands(ranges([0, 4], [5, 8], [9, 12]), scale(10))).toEqual(
      ranges([0, 23], [24, 36], [37, 50]),
    )
  })

  it('have a new one last, which spans the whole range', () => {
    expect(spreadBands(ranges([0, 2], [3, 6], [0, 6]), [question(0, 6)])).toEqual(
      ranges([0, 2], [3, 4], [5, 6]),
    )
  })

  it('reach the largest total, a fraction too', () => {
    expect(spreadBands(ranges([0, 1], [2, 3]), [question(0, 7.5)])).toEqual(ranges([0, 3], [4, 8]))
  })

  it('cannot be more than the totals', () => {
    expect(spreadBands(ranges([0, 1], [2, 3], [4, 5]), [question(0, 1)])).toBeNull()
    expect(spreadBands(ranges([0, 1]), [question(0, 0)])).toEqual(ranges([0, 0]))
  })

  it('are equal, follow each other and are all reached, whatever the totals', () => {
    const numbers = fc.record({
      count: fc.integer({ min: 1, max: 20 }),
      lowest: fc.nat(400).map((number) => number / 4),
      span: fc.nat(2_000).map((number) => number / 4),
    })
    fc.assert(
      fc.property(numbers, ({ count, lowest, span }) => {
        const highest = lowest + span
        const parts = equalRanges(count, { lowest, highest })
        const whole = Math.floor(highest) - Math.floor(lowest) + 1
        expect(parts === null).toBe(whole < count)
        if (parts === null) return
        const starts = parts.map(({ minScore }, index) =>
          index === 0 ? Math.floor(lowest) : minScore,
        )
        const sizes = starts.map(
          (start, index) => (starts[index + 1] ?? whole + Math.floor(lowest)) - start,
        )
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        expect(Math.min(...sizes)).toBeGreaterThan(0)
        expect([parts[0]?.minScore, parts.at(-1)?.maxScore]).toEqual([0, Math.ceil(highest)])
        expect(findBandFaults(parts, highest, null)).toEqual({
          gaps: [],
          overlaps: [],
          unreachable: [],
          tooHigh: [],
        })
      }),
    )
  })
})

describe('bands over the totals', () => {
  const totals = [0, 1, 2, 3, 4, 5, 6]

  it('have no fault when they follow each other from 0 to the maximum', () => {
    const bands = [
      { minScore: 0, maxScore: 2 },
      { minScore: 3, maxScore: 6 },
    ]
    expect(findBandFaults(bands, 6, totals)).toEqual({
      gaps: [],
      overlaps: [],
      unreachable: [],
      tooHigh: [],
    })
  })

  it('may leave gaps: below, between and above', () => {
    const bands = [
      { minScore: 1, maxScore: 2 },
      { minScore: 4, maxScore: 4 },
    ]
    expect(findBandFaults(bands, 6, totals).gaps).toEqual([
      { minScore: 0, maxScore: 0 },
      { minScore: 3, maxScore: 3 },
      { minScore: 5, maxScore: 6 },
    ])
    expect(findBandFaults([{ minScore: 0, maxScore: 5 }], 6, totals).gaps).toEqual([
      { minScore: 6, maxScore: 6 },
    ])
  })

  it('leave no gap above the maximum, where no total is', () => {
    const bands = [
      { minScore: 0, maxScore: 6 },
      { minScore: 9, maxScore: 12 },
    ]
    expect(findBandFaults(bands, 6, totals).gaps).toEqual([])
  })

  it('are compared in the order of their totals, however they are listed, without reversed ones', () => {
    const bands = [
      { minScore: 3, maxScore: 6 },
      { minScore: 5, maxScore: 4 },
      { minScore: 0, maxScore: 2 },
    ]
    expect(findBandFaults(bands, 6, totals)).toMatchObject({ gaps: [], overlaps: [] })
  })

  it('may overlap', () => {
    const bands = [
      { minScore: 0, maxScore: 6 },
      { minScore: 2, maxScore: 3 },
    ]
    expect(findBandFaults(bands, 6, totals).overlaps).toEqual([{ minScore: 2, maxScore: 3 }])
    const touching = [
      { minScore: 0, maxScore: 3 },
      { minScore: 3, maxScore: 6 },
    ]
    expect(findBandFaults(touching, 6, totals).overlaps).toEqual([{ minScore: 3, maxScore: 3 }])
  })

  it('may lie where no answers lead: above the maximum, or between the totals', () => {
    const bands = [
      { minScore: 0, maxScore: 0 },
      { minScore: 1, maxScore: 4 },
      { minScore: 7, maxScore: 9 },
    ]
    expect(findBandFaults(bands, 6, totals).unreachable).toEqual([2])
    expect(findBandFaults(bands, 6, [0, 5, 6]).unreachable).toEqual([1, 2])
    expect(findBandFaults(bands, 6, null).unreachable).toEqual([2])
    expect(findBandFaults([{ minScore: 6, maxScore: 9 }], 6, null).unreachable).toEqual([])
  })

  it('may hold more than the answers give', () => {
    const bands = [
      { minScore: 0, maxScore: 4 },
      { minScore: 5, maxScore: 9 },
      { minScore: 10, maxScore: 12 },
    ]
    expect(findBandFaults(bands, 6, totals)).toMatchObject({ unreachable: [2], tooHigh: [1] })
    expect(findBandFaults(bands, 11.5, null).tooHigh).toEqual([])
  })

  it('hold the fractions up to the next band', () => {
    const bands = [
      { minScore: 0, maxScore: 2 },
      { minScore: 3, maxScore: 6 },
    ]
    expect(findBandFaults(bands, 6, [2.5, 6]).unreachable).toEqual([])
  })
})

describe('the marks of saved questions', () => {
  type Marks = NonNullable<Parameters<typeof withUnknownParts>[0]['questions'][number]['marks']>
  const marks: Marks = ['sign', 'fear']
  const stored = [{ id: 'a', options: ['Taip', 'Ne'], marks }]
  const saved = (question: { id?: string; options: string[]; marks?: Marks }) =>
    withUnknownParts({ questions: [question] }, { questions: stored }).questions[0]?.marks

  it('are kept where they are not given and id and options stay', () => {
    expect(saved({ id: 'a', options: ['Taip', 'Ne'] })).toEqual(['sign', 'fear'])
    expect(saved({ id: 'a', options: ['Ne', 'Taip'] })).toEqual([null, null])
    expect(saved({ id: 'a', options: ['Taip', 'Ne', 'Kita'] })).toEqual([null, null, null])
    expect(saved({ id: 'b', options: ['Taip', 'Ne'] })).toEqual([null, null])
    expect(saved({ options: ['Taip', 'Ne'] })).toEqual([null, null])
  })

  it('are none where neither question has an id', () => {
    const sent = { questions: [{ options: ['Taip', 'Ne'] }] }
    const known = [{ options: ['Taip', 'Ne'], marks }]
    const { questions } = withUnknownParts(sent, { questions: known })
    expect(questions[0]?.marks).toEqual([null, null])
  })

  it('are as given, none too', () => {
    expect(saved({ id: 'a', options: ['Taip', 'Ne'], marks: [null, null] })).toEqual([null, null])
    expect(saved({ id: 'a', options: ['Taip', 'Ne'], marks: ['force', null] })).toEqual([
      'force',
      null,
    ])
  })
})

describe('the dimensions of a saved quiz', () => {
  const dimension = (id: string) => ({
    id,
    name: `Sritis ${id}`,
    advice: { low: 'Maža', middle: 'Vidutinė', high: 'Didelė' },
    articles: [],
    talk: null,
  })
  const stored = {
    questions: [
      { id: 'a', options: ['Ne', 'Taip'], dimensionId: 'trust' },
      { id: 'b', options: ['Ne', 'Taip'], dimensionId: null },
    ],
    dimensions: [dimension('trust'), dimension('talk')],
    comparable: true,
  }
  const ofQuestions = (...ids: (string | undefined)[]) => ids.map((id) => ({ id, options: ['Ne'] }))
  const dimensionIds = ({ questions }: { questions: { dimensionId: string | null }[] }) =>
    questions.map(({ dimensionId }) => dimensionId)

  it('are kept where they are not given, by questions whose id stays', () => {
    const saved = withUnknownParts({ questions: ofQuestions('b', 'a', undefined, 'c') }, stored)
    expect(saved).toMatchObject({ dimensions: stored.dimensions, comparable: true })
    expect(dimensionIds(saved)).toEqual([null, 'trust', null, null])
  })

  it('are as given, none too', () => {
    const questions = [
      { id: 'a', dimensionId: null },
      { id: 'b', dimensionId: 'talk' },
    ]
    const given = { questions, dimensions: [dimension('talk')], comparable: false }
    expect(withUnknownParts(given, stored)).toMatchObject(given)
    expect(withUnknownParts({ ...given, dimensions: [] }, stored)).toMatchObject({ dimensions: [] })
  })

  it('leave their questions when they are deleted', () => {
    const saved = withUnknownParts(
      { questions: ofQuestions('a', 'b'), dimensions: [dimension('talk')] },
      stored,
    )
    expect(dimensionIds(saved)).toEqual([null, null])
  })

  it('are none where none are stored or given', () => {
    expect(withUnknownParts({ questions: ofQuestions('a') }, { questions: [] })).toMatchObject({
      questions: [{ dimensionId: null }],
      dimensions: [],
      comparable: false,
    })
  })
})

describe('text on a coloured badge', () => {
  test.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#0a0a0a', '#ffffff'],
    ['#10b981', '#000000'],
    ['#f59e0b', '#000000'],
    ['#dc2626', '#ffffff'],
    ['#1F4D3F', '#ffffff'],
    ['#0000ff', '#ffffff'],
    ['#757575', '#ffffff'],
    ['#777777', '#000000'],
  ])('on %s is %s', (background, text) => {
    expect(readableTextColor(background)).toBe(text)
  })

  test('is left to the page where the colour is not one', () => {
    for (const color of ['', 'red', '#fff', '#12345g', '#10b981; color: red', 'color: #10b981']) {
      expect(readableTextColor(color)).toBeNull()
    }
  })
})
