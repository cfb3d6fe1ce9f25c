import { describe, expect, test } from 'vitest'
import {
  bandOfAttempt,
  bandOfScore,
  bandsOverlap,
  findAnswerFault,
  maximumScore,
  scoreAnswers,
  type QuizAnswer,
  type ScoredQuestion,
} from './quiz.ts'

const question = (id: string, weights: number[], required = true): ScoredQuestion => ({
  id,
  required,
  weights,
})
const answer = (questionId: string, index: number): QuizAnswer => ({ questionId, answer: index })

/** Generates seeded pseudo-random numbers, so that a failing case can be reproduced. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

describe('the score', () => {
  test('is the sum of the chosen options’ weights', () => {
    const questions = [question('a', [0, 1, 2]), question('b', [0, 1, 2]), question('c', [5, 0])]
    expect(scoreAnswers(questions, [answer('a', 2), answer('b', 1), answer('c', 0)])).toBe(8)
  })

  test('counts nothing for a question that was skipped', () => {
    const questions = [question('a', [0, 1, 2]), question('b', [3, 4], false)]
    expect(scoreAnswers(questions, [answer('a', 1)])).toBe(1)
    expect(scoreAnswers(questions, [])).toBe(0)
  })

  test('counts nothing for an unknown question or option', () => {
    expect(scoreAnswers([question('a', [1])], [answer('b', 0), answer('a', 7)])).toBe(0)
  })

  test('adds fractions without binary noise', () => {
    const questions = [question('a', [0.1]), question('b', [0.2])]
    expect(scoreAnswers(questions, [answer('a', 0), answer('b', 0)])).toBe(0.3)
  })

  test('lies between 0 and the maximum, whatever is answered, in whatever order', () => {
    const next = numbers(7)
    const below = (limit: number) => Math.floor(next.next().value * limit)
    for (let round = 0; round < 200; round++) {
      const questions = Array.from({ length: 1 + below(12) }, (_, index) =>
        question(
          String(index),
          Array.from({ length: 1 + below(5) }, () => below(40) / 4),
        ),
      )
      const answers = questions.map(({ id, weights }) => answer(id, below(weights.length)))
      const total = scoreAnswers(questions, answers)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(maximumScore(questions))
      expect(scoreAnswers(questions, answers.toReversed())).toBe(total)
      expect(findAnswerFault(questions, answers)).toBeNull()
    }
  })

  test('has its maximum where every heaviest option is chosen', () => {
    expect(maximumScore([question('a', [0, 2, 1]), question('b', [0.5, 0])])).toBe(2.5)
    expect(maximumScore([])).toBe(0)
  })
})

describe('answers', () => {
  const questions = [question('a', [0, 1]), question('b', [0, 1, 2], false)]

  test('fit when every required question is answered once', () => {
    expect(findAnswerFault(questions, [answer('a', 1)])).toBeNull()
    expect(findAnswerFault(questions, [answer('b', 2), answer('a', 0)])).toBeNull()
  })

  test.each([
    ['an unknown question', [answer('a', 0), answer('x', 0)], 'unknown_question', 'x'],
    ['a question answered twice', [answer('a', 0), answer('a', 1)], 'answered_twice', 'a'],
    ['a missing required answer', [answer('b', 0)], 'missing_answer', 'a'],
    ['an index past the last option', [answer('a', 2)], 'no_such_option', 'a'],
    ['an index below 0', [answer('a', -1)], 'no_such_option', 'a'],
    ['an index that is no integer', [answer('a', 0.5)], 'no_such_option', 'a'],
  ] as const)('are refused for %s', (_, answers, kind, id) => {
    expect(findAnswerFault(questions, answers)).toEqual({ kind, question: id })
  })
})

describe('the category', () => {
  const low = { minScore: 0, maxScore: 6 }
  const middle = { minScore: 7, maxScore: 12 }
  const high = { minScore: 15, maxScore: 20 }
  const bands = [high, low, middle]

  test.each([
    [0, low],
    [6, low],
    [7, middle],
    [12, middle],
    [15, high],
    [20, high],
  ])('of %d is the band that contains it, both ends included', (total, band) => {
    expect(bandOfScore(bands, total)).toBe(band)
  })

  test('in a gap is the highest band that starts at or below the total', () => {
    expect(bandOfScore(bands, 13)).toBe(middle)
    expect(bandOfScore(bands, 6.5)).toBe(low)
    expect(bandOfScore(bands, 14.999)).toBe(middle)
  })

  test('above all bands is the highest, below all the lowest', () => {
    expect(bandOfScore(bands, 99)).toBe(high)
    expect(bandOfScore([high, middle], 3)).toBe(middle)
  })

  test('is the lowest of several that contain it', () => {
    const wide = { minScore: 0, maxScore: 10 }
    const inner = { minScore: 3, maxScore: 5 }
    expect([0, 3, 5, 7, 10].map((total) => bandOfScore([inner, wide], total))).toEqual(
      Array(5).fill(wide),
    )
    expect(bandOfScore([inner, { minScore: 5, maxScore: 6 }], 5)).toBe(inner)
  })

  test('is null when there are no bands', () => {
    expect(bandOfScore([], 5)).toBeNull()
  })

  test('is the same in whatever order the bands come', () => {
    for (let total = -1; total <= 25; total += 0.25) {
      const band = bandOfScore(bands, total)
      expect(bandOfScore([low, middle, high], total)).toBe(band)
      expect(bandOfScore([middle, high, low], total)).toBe(band)
    }
  })

  test('leaves the given list as it is', () => {
    const given = [high, low]
    bandOfScore(given, 3)
    bandsOverlap(given)
    expect(given).toEqual([high, low])
  })
})

describe('the band that is stored after a warning', () => {
  const low = { minScore: 0, maxScore: 6 }
  const middle = { minScore: 7, maxScore: 12 }
  const high = { minScore: 15, maxScore: 20 }

  test.each([
    [3, low],
    [7, middle],
    [13, middle],
    [15, middle],
    [20, middle],
    [99, middle],
  ])('with %d points is at most the band below the top', (total, band) => {
    expect(bandOfAttempt([high, low, middle], { total, warned: true })).toBe(band)
  })

  test('is none where there is only one', () => {
    expect(bandOfAttempt([low], { total: 3, warned: true })).toBeNull()
    expect(bandOfAttempt([low], { total: 3, warned: false })).toBe(low)
    expect(bandOfAttempt([], { total: 3, warned: true })).toBeNull()
  })
})

describe('bands', () => {
  const band = (minScore: number, maxScore: number) => ({ minScore, maxScore })

  test('overlap when a maximum reaches the next minimum', () => {
    expect(bandsOverlap([band(0, 6), band(6, 12)])).toBe(true)
    expect(bandsOverlap([band(8, 12), band(0, 9)])).toBe(true)
    expect(bandsOverlap([band(0, 20), band(3, 4)])).toBe(true)
    expect(bandsOverlap([band(2, 2), band(2, 2)])).toBe(true)
  })

  test('do not overlap when each maximum lies below the next minimum', () => {
    expect(bandsOverlap([band(7, 12), band(0, 6), band(13, 20)])).toBe(false)
    expect(bandsOverlap([band(0, 2), band(9, 9)])).toBe(false)
    expect(bandsOverlap([band(0, 20)])).toBe(false)
    expect(bandsOverlap([])).toBe(false)
  })

  test('overlap exactly when some total lies in two of them', () => {
    const next = numbers(11)
    const below = (limit: number) => Math.floor(next.next().value * limit)
    for (let round = 0; round < 300; round++) {
      const bands = Array.from({ length: 1 + below(4) }, () => {
        const start = below(20)
        return band(start, start + below(6))
      })
      const shared = Array.from({ length: 30 }, (_, total) => total).some(
        (total) =>
          bands.filter(({ minScore, maxScore }) => minScore <= total && total <= maxScore).length >
          1,
      )
      expect(bandsOverlap(bands)).toBe(shared)
    }
  })
})
