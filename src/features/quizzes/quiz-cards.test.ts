import { describe, expect, it } from 'vitest'
import { quizMinutes, quizMotif } from './quiz-cards.ts'

describe('the duration of a quiz', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 2],
    [9, 3],
    [10, 4],
    [12, 4],
    [13, 5],
  ])('of %i questions is %i minutes', (questions, minutes) => {
    expect(quizMinutes(questions)).toBe(minutes)
  })
})

describe('the motif of a quiz', () => {
  it('is another for each quiz of a fresh installation', () => {
    const motifs = [
      'bendras-santykiu-testas',
      'artumo-testas',
      'bendravimo-poroje-testas',
      'konfliktu-sprendimo-testas',
      'pasitikejimo-testas',
      'kasdienybes-dviese-testas',
    ].map((slug) => quizMotif(slug))
    expect(motifs).toEqual([1, 2, 3, 4, 5, 6].map((number) => `/pictures/quiz-${number}.svg`))
  })

  it('of any other quiz is one of the six by its slug', () => {
    const motifs = Array.from({ length: 60 }, (_, index) => quizMotif(`testas-${index}`))
    expect([...new Set(motifs)].toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `/pictures/quiz-${number}.svg`),
    )
    expect(quizMotif('testas-7')).toBe(motifs[7])
    expect(quizMotif('constructor')).toMatch(/^\/pictures\/quiz-[1-6]\.svg$/)
  })
})
