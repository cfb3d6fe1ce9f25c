import { describe, expect, it } from 'vitest'
import { maximumScore } from '#src/features/quizzes/quiz.ts'
import {
  DIMENSION_ARTICLES,
  DIMENSION_LEVELS,
  levelOfShare,
} from '#src/features/quizzes/quiz-dimensions.ts'
import { attainableTotals, findBandFaults } from '#src/features/quizzes/quiz-editing.ts'
import { type OptionMark, SIGNS_FOR_WARNING } from '#src/features/quizzes/warnings.ts'
import { articles } from '../articles/index.ts'
import type { SeedQuiz } from '../seed-content.ts'
import { quizzes } from './index.ts'

/** Minimum number of characters of an advice. */
const ADVICE_LENGTH = 80

const published = new Set(articles.flatMap((it) => (it.published ? [it.slug] : [])))
const slugs = new Set(articles.map(({ slug }) => slug))

type SeedQuestion = SeedQuiz['questions'][number]

/** Removes the warning answers of a question, since no dimensions are shown after a warning. */
function unwarned({ weights, marks = [], required }: SeedQuestion) {
  return { weights: weights.filter((_, option) => !warns(marks[option])), required }
}

const warns = (mark: OptionMark | null = null) => mark !== null && mark !== 'sign'

/** Whether a question gives points. If it does not, no option is the best. */
const counts = ({ weights }: SeedQuestion) => Math.max(...weights) > 0

/** A place among a question's options, from 0. A question with fewer options has its last or first place instead. */
type Place = (question: SeedQuestion) => number

/** Lists every place, counted from the first option and from the last. */
function placesOf(questions: readonly SeedQuestion[]): [name: string, place: Place][] {
  const longest = Math.max(...questions.map(({ weights }) => weights.length))
  return Array.from({ length: longest }, (_, at): [string, Place][] => [
    [`${at + 1} from the first`, ({ weights }) => Math.min(at, weights.length - 1)],
    [`${at + 1} from the last`, ({ weights }) => Math.max(0, weights.length - 1 - at)],
  ]).flat()
}

/** Number of questions of each seeded quiz, the words for it in the description, and the end of each band. */
const EXTENTS: Readonly<Record<string, { count: number; said: string; ends: number[] }>> = {
  'bendras-santykiu-testas': { count: 13, said: 'Trylika klausimų', ends: [8, 17, 26] },
  'kasdienybes-dviese-testas': { count: 12, said: 'Dvylika klausimų', ends: [12, 25, 37] },
  'bendravimo-poroje-testas': { count: 10, said: 'Dešimt klausimų', ends: [10, 20, 30] },
  'pasitikejimo-testas': { count: 11, said: 'Vienuolika klausimų', ends: [10, 21, 33] },
  'artumo-testas': { count: 9, said: 'Devyni klausimai', ends: [9, 19, 29] },
  'konfliktu-sprendimo-testas': { count: 11, said: 'Vienuolika klausimų', ends: [8, 16, 25] },
}

describe.each(quizzes.map((quiz) => [quiz.slug, quiz] as const))('the quiz %s', (_, quiz) => {
  const { questions, categories, dimensions = [] } = quiz
  const questionsOf = (name: string) => questions.filter(({ dimension }) => dimension === name)

  it('has dimensions with questions, advice, articles and a question to talk about', () => {
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(questions.length).toBeLessThanOrEqual(15)
    expect(dimensions.length).toBeGreaterThanOrEqual(3)
    const names = dimensions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { dimension } of questions) expect([...names, undefined]).toContain(dimension)
    for (const { name, advice, articles: recommended, talk } of dimensions) {
      expect(questionsOf(name).length, name).toBeGreaterThanOrEqual(2)
      for (const level of DIMENSION_LEVELS) {
        expect(advice[level].length, `${name}, ${level}`).toBeGreaterThanOrEqual(ADVICE_LENGTH)
      }
      expect(recommended.length, name).toBeLessThanOrEqual(DIMENSION_ARTICLES)
      expect(recommended.filter((slug) => published.has(slug)).length, name).toBeGreaterThan(1)
      expect(
        recommended.filter((slug) => !slugs.has(slug)),
        name,
      ).toEqual([])
      expect(talk, name).toMatch(/^.{15,}\?$/)
    }
  })

  it('reaches every level of each dimension without a warning answer', () => {
    for (const { name } of dimensions) {
      const asked = questionsOf(name)
      const maximum = maximumScore(asked)
      const totals = attainableTotals(asked.map(unwarned)) ?? []
      const levels = totals.map((total) => levelOfShare(Math.round((total / maximum) * 100)))
      expect(new Set(levels), name).toEqual(new Set(DIMENSION_LEVELS))
    }
  })

  it('compares nothing that asks about fear', () => {
    const asked = questions.filter(({ marks = [] }) => marks.some(warns))
    expect(asked).not.toEqual([])
    if (quiz.comparable === true) {
      expect(asked.filter(({ dimension }) => dimension !== undefined)).toEqual([])
    }
  })

  it('marks options of its questions, and signs only where they can warn', () => {
    for (const { question, options, marks = options } of questions) {
      expect(marks.length, question).toBe(options.length)
    }
    const signs = questions.filter(({ marks = [] }) => marks.includes('sign')).length
    expect(signs === 0 || signs >= SIGNS_FOR_WARNING, `${signs} questions with a sign`).toBe(true)
  })

  it('gives no points for a warning answer, and some for the others of its question', () => {
    const asked = questions.filter(({ marks = [] }) => marks.some(warns))
    for (const { question, weights, marks = [] } of asked) {
      for (const [option, weight] of weights.entries()) {
        expect(weight === 0, `${question} ${option}`).toBe(warns(marks[option]))
      }
    }
  })

  it('has a band for every total, none unreachable', () => {
    const maximum = maximumScore(questions)
    const totals = attainableTotals(questions)
    const faults = findBandFaults(categories, maximum, totals)
    expect(faults).toEqual({ gaps: [], overlaps: [], unreachable: [], tooHigh: [] })
    expect(totals).toEqual(Array.from({ length: maximum + 1 }, (_, total) => total))
    expect(categories.map(({ minScore }) => minScore)).toEqual([
      0,
      ...categories.slice(0, -1).map(({ maxScore }) => maxScore + 1),
    ])
    expect(categories.map(({ maxScore }) => maxScore)).toEqual(EXTENTS[quiz.slug]?.ends)
    expect(categories.at(-1)?.maxScore).toBe(maximum)
  })

  it('reaches every band without a warning answer', () => {
    const totals = attainableTotals(questions.map(unwarned)) ?? []
    const reached = categories.filter(({ minScore, maxScore }) =>
      totals.some((total) => minScore <= total && total <= maxScore),
    )
    expect(reached).toEqual(categories)
  })

  it('is not passed by always choosing the same place', () => {
    const top = categories.at(-1)?.minScore
    for (const [name, place] of placesOf(questions)) {
      const points = questions.map((question) => question.weights[place(question)] ?? NaN)
      const total = points.reduce((sum, weight) => sum + weight, 0)
      expect(total, name).toBeLessThan(top ?? 0)
    }
  })

  it('has its best options first, last and between, none of these more than half of the time', () => {
    const scored = questions.filter(counts)
    const places = scored.map(({ question, weights }) => {
      const best = Math.max(...weights)
      expect(weights.filter((weight) => weight === best).length, question).toBe(1)
      const at = weights.indexOf(best)
      if (at === 0) return 'first'
      return at === weights.length - 1 ? 'last' : 'between'
    })
    expect(new Set(places)).toEqual(new Set(['first', 'last', 'between']))
    for (const place of new Set(places)) {
      const times = places.filter((it) => it === place).length
      expect(times / scored.length, place).toBeLessThanOrEqual(1 / 2)
    }
  })

  it('takes no points for a question that may be skipped', () => {
    const optional = questions.filter(({ required }) => !required)
    expect(optional.filter(counts)).toEqual([])
    expect(optional.filter(({ dimension }) => dimension !== undefined)).toEqual([])
  })

  it('says how many questions it has, and leaves its time to the card and the page', () => {
    const { count, said } = EXTENTS[quiz.slug] ?? {}
    expect(questions.length).toBe(count)
    expect(quiz.description).toContain(said)
    expect(`${quiz.description} ${quiz.instructions ?? ''}`).not.toMatch(/minu[tč]/i)
  })

  it('advises a task for this week and two to four steps', () => {
    for (const { name, advice } of categories) {
      const lines = advice.split('\n')
      expect(lines.length, name).toBeGreaterThanOrEqual(3)
      expect(lines.length, name).toBeLessThanOrEqual(5)
      expect(lines[0], name).toMatch(/^Šią savaitę /)
      for (const line of lines) expect(line, name).toMatch(/^\p{Lu}.+[.“]$/u)
    }
  })
})

it('lets two compare some quizzes, but not those on trust and closeness', () => {
  const comparable = quizzes.filter((quiz) => quiz.comparable === true).map(({ slug }) => slug)
  expect(comparable).toEqual(['bendras-santykiu-testas', 'bendravimo-poroje-testas'])
})
