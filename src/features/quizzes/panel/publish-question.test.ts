import { describe, expect, it } from 'vitest'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import { EMPTY_QUIZ, newBand, newQuestion, type QuizValues, toQuizBody } from './quiz-form.ts'
import { quizKind } from './quiz-kind.ts'

const QUESTIONS = [1, 2].map((number) => ({ ...newQuestion(), question: `${number}?` }))
const BANDS = [0, 1, 2].map((index) => ({
  ...newBand(index, QUESTIONS),
  description: 'Savas aprašymas.',
  advice: 'Savas patarimas.',
}))
const [LOW, MIDDLE, HIGH] = BANDS as [(typeof BANDS)[0], (typeof BANDS)[0], (typeof BANDS)[0]]
const SAMPLE = [LOW, { ...newBand(1, QUESTIONS), name: 'Vidutinė' }, HIGH]

const bodyOf = (changes: Partial<QuizValues>) =>
  quizKind.schema.parse(
    toQuizBody({
      ...EMPTY_QUIZ,
      title: 'Ryšys',
      description: 'Apie ryšį.',
      status: 'published',
      questions: QUESTIONS,
      categories: BANDS,
      ...changes,
    }),
  )

const stored = (changes: Partial<QuizValues>) =>
  ({ slug: 'rysys', ...bodyOf(changes) }) as unknown as FullQuiz

const asked = (now: Partial<QuizValues>, before: Partial<QuizValues> | null = null) =>
  quizKind.confirmBefore?.(before && stored(before), bodyOf(now)) ?? null

describe('before a quiz is published', () => {
  it('bands with a sample text are named', () => {
    expect(asked({ categories: SAMPLE })).toMatchObject({
      title: 'Skelbti „Ryšys“ taip, kaip yra?',
      cancel: 'Grįžti ir pataisyti',
      prefersCancel: true,
      text: expect.stringContaining('nepakeistas: „Vidutinė“.') as string,
    })
  })

  it('points without a band are named, above the bands too', () => {
    expect(asked({ categories: [LOW, HIGH] })?.text).toContain('Balai 2 nepriklauso')
    expect(asked({ categories: [LOW, MIDDLE] })?.text).toContain('Balai 3–4 nepriklauso')
  })

  it('it is asked at a time to come, and of a draft', () => {
    const publishAt = toVilniusTime(Date.now() + 86_400_000)
    expect(asked({ categories: SAMPLE, status: 'scheduled', publishAt })).not.toBeNull()
    expect(asked({ categories: SAMPLE }, { categories: SAMPLE, status: 'draft' })).not.toBeNull()
  })

  it.each<[string, Partial<QuizValues>]>([
    ['whose bands are whole', {}],
    ['that has no bands', { categories: [] }],
    ['that has no questions', { questions: [], categories: [HIGH] }],
    ['that stays a draft', { categories: SAMPLE, status: 'draft' }],
  ])('nothing is asked of one %s', (_, changes) => {
    expect(asked(changes)).toBeNull()
  })

  it('nothing is asked again of one that is published so, only of new faults', () => {
    expect(asked({ categories: SAMPLE, title: 'Kitas' }, { categories: SAMPLE })).toBeNull()
    const text = asked({ categories: SAMPLE.slice(0, 2) }, { categories: SAMPLE })?.text
    expect(text).toMatch(/^Balai 3–4 nepriklauso/)
    expect(text).not.toContain('Pavyzdinis')
  })
})
