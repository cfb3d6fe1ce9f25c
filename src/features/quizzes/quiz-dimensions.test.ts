import { describe, expect, it } from 'vitest'
import {
  breakdownOf,
  type Dimension,
  DIMENSION_LEVELS,
  levelOfShare,
  scoreDimensions,
} from './quiz-dimensions.ts'

const dimension = (id: string, changes: Partial<Dimension> = {}): Dimension => ({
  id,
  name: `Sritis ${id}`,
  advice: { low: `${id} maža`, middle: `${id} vidutinė`, high: `${id} didelė` },
  articles: [`apie-${id}`],
  talk: null,
  ...changes,
})

const question = (id: string, dimensionId: string | null, ...weights: number[]) => ({
  id,
  dimensionId,
  weights,
})

const answers = (chosen: Record<string, number>) =>
  Object.entries(chosen).map(([questionId, answer]) => ({ questionId, answer }))

const dimensions = [dimension('trust'), dimension('talk')]
const questions = [
  question('a', 'trust', 0, 1, 2),
  question('b', 'trust', 0, 5),
  question('c', 'talk', 0, 1, 2),
  question('d', null, 0, 100),
]

/** Returns the shares by dimension. */
function sharesOf(chosen: Record<string, number>, of = questions) {
  const scores = scoreDimensions(dimensions, of, answers(chosen))
  return scores.map(({ dimension: { id }, share }) => [id, share])
}

describe('the share of a dimension', () => {
  it('is the part of the points that its questions could have given', () => {
    expect(sharesOf({ a: 1, b: 1, c: 1, d: 0 })).toEqual([
      ['trust', 86],
      ['talk', 50],
    ])
    expect(sharesOf({ a: 0, b: 0, c: 2 })).toEqual([
      ['trust', 0],
      ['talk', 100],
    ])
  })

  it('leaves skipped questions out, and a dimension without an answered one', () => {
    expect(sharesOf({ a: 1 })).toEqual([['trust', 50]])
    expect(sharesOf({ d: 1 })).toEqual([])
    expect(sharesOf({})).toEqual([])
  })

  it('is not touched by questions of no dimension, or of one that the quiz lacks', () => {
    const other = [...questions, question('e', 'gone', 0, 9)]
    expect(sharesOf({ a: 1, d: 1, e: 1 }, other)).toEqual([['trust', 50]])
  })

  it('is none where its answered questions cannot give points', () => {
    const pointless = [question('a', 'trust', 0, 0), question('b', 'trust', 0, 1)]
    expect(sharesOf({ a: 1 }, pointless)).toEqual([])
    expect(sharesOf({ a: 1, b: 1 }, pointless)).toEqual([['trust', 100]])
  })

  it('may be equal in several: they stay in the order of the quiz', () => {
    const equal = [question('a', 'talk', 0, 1), question('b', 'trust', 0, 1)]
    expect(sharesOf({ a: 1, b: 1 }, equal)).toEqual([
      ['trust', 100],
      ['talk', 100],
    ])
  })

  it('is exact with weights that are fractions, halves rounded up', () => {
    const fractions = [question('a', 'trust', 0.1, 0.3), question('b', 'trust', 0.2, 0.3)]
    expect(sharesOf({ a: 0, b: 0 }, fractions)).toEqual([['trust', 50]])
    expect(sharesOf({ a: 0 }, [question('a', 'trust', 57, 200)])).toEqual([['trust', 29]])
  })

  it('has a level by thirds', () => {
    expect([0, 33, 34, 66, 67, 100].map(levelOfShare)).toEqual(
      DIMENSION_LEVELS.flatMap((level) => [level, level]),
    )
  })
})

describe('what a result shows besides total and band', () => {
  const quiz = {
    questions,
    categories: [
      { id: '2', name: 'Aukšta', color: '#10b981', minScore: 5, maxScore: 109, advice: 'Toliau' },
      { id: '1', name: 'Žema', color: '#ef4444', minScore: 0, maxScore: 4, advice: 'Kalbėkitės' },
    ],
    dimensions,
    comparable: true,
  }

  it('is the scale and each dimension with the advice of its level', () => {
    const given = { answers: answers({ a: 1, b: 0, c: 2 }), warnings: [] }
    expect(breakdownOf(quiz, given)).toEqual({
      maximumScore: 109,
      bands: [
        { name: 'Žema', color: '#ef4444', minScore: 0, maxScore: 4 },
        { name: 'Aukšta', color: '#10b981', minScore: 5, maxScore: 109 },
      ],
      dimensions: [
        {
          id: 'trust',
          name: 'Sritis trust',
          share: 14,
          level: 'low',
          advice: 'trust maža',
          articles: ['apie-trust'],
        },
        {
          id: 'talk',
          name: 'Sritis talk',
          share: 100,
          level: 'high',
          advice: 'talk didelė',
          articles: ['apie-talk'],
        },
      ],
      comparable: true,
    })
  })

  it('is neither scale nor dimensions after a warning, but its kinds and the bare shares', () => {
    const given = { answers: answers({ a: 1, b: 0, c: 2 }), warnings: ['fear'] as const }
    expect(breakdownOf(quiz, given)).toEqual({
      maximumScore: 109,
      bands: [],
      dimensions: [],
      comparable: false,
      warnings: ['fear'],
      shares: [
        { name: 'Sritis trust', share: 14 },
        { name: 'Sritis talk', share: 100 },
      ],
    })
  })

  it('cannot be compared without a dimension, or in a quiz that is not marked for it', () => {
    const given = { answers: answers({ a: 1 }), warnings: [] }
    expect(breakdownOf({ ...quiz, comparable: false }, given).comparable).toBe(false)
    expect(breakdownOf({ ...quiz, dimensions: [] }, given)).toMatchObject({
      dimensions: [],
      comparable: false,
    })
    expect(breakdownOf(quiz, { answers: [], warnings: [] }).comparable).toBe(false)
  })
})
