import { describe, expect, it } from 'vitest'
import { updateQuiz } from '../contracts.ts'
import { safetyResult } from '#src/features/quizzes/warnings.ts'
import { newDimension } from './dimensions.ts'
import {
  copyOfQuiz,
  EMPTY_QUIZ,
  hasSampleWords,
  newBand,
  newQuestion,
  optionsOfType,
  partOfField,
  quizFieldOf,
  toQuizBody,
  trialOf,
  type QuizValues,
} from './quiz-form.ts'

const QUIZ: QuizValues = {
  ...EMPTY_QUIZ,
  title: 'Testas',
  description: 'Aprašymas',
  questions: [{ ...newQuestion(), id: crypto.randomUUID(), question: 'Ar kalbatės?' }],
  categories: [
    newBand(0, [newQuestion()]),
    newBand(1, [newQuestion()]),
    newBand(2, [newQuestion()]),
  ],
}

const OTHERS = [
  { text: 'Dažnai', weight: '5', mark: '' as const },
  { text: 'Retai', weight: '3', mark: 'fear' as const },
]

describe('the quiz form', () => {
  it('begins questions and categories as the specification says, and its schema takes them', () => {
    const body = updateQuiz.body.parse(toQuizBody(QUIZ))
    expect(body).toMatchObject({
      published: false,
      questions: [
        {
          questionType: 'multiple_choice',
          options: ['Ne', 'Iš dalies', 'Taip'],
          weights: ['0', '1', '2'],
          required: true,
        },
      ],
      categories: [
        { name: 'Kategorija 1', minScore: 0, maxScore: 0, color: '#ef4444' },
        { name: 'Kategorija 2', minScore: 1, maxScore: 1, color: '#f59e0b' },
        { name: 'Kategorija 3', minScore: 2, maxScore: 2, color: '#10b981' },
      ],
    })
  })

  it('finds the field that a message is about', () => {
    expect(quizFieldOf('questions.0.options.1')).toBe('questions.0.options.1.text')
    expect(quizFieldOf('questions.0.weights.1')).toBe('questions.0.options.1.weight')
    expect(quizFieldOf('questions.0.weights')).toBe('questions.0.options')
    expect(quizFieldOf('questions.0.question')).toBe('questions.0.question')
    expect(quizFieldOf('categories')).toBe('categories')
  })

  it('names the part of the form that a field is in', () => {
    const [band = newBand(0, [])] = QUIZ.categories
    const values = { dimensions: [newDimension()], categories: [band, { ...band, name: ' ' }] }
    const parts = [
      ['questions.2.options.0.weight', '3 klausimas'],
      ['categories.0.advice', '1 kategorija „Kategorija 1“'],
      ['categories.1.name', '2 kategorija'],
      ['dimensions.0.advice.middle', '1 sritis, lygis „Vidutinis“'],
      ['dimensions.0.name', '1 sritis'],
      ['categories', null],
      ['categories.root', null],
      ['title', null],
    ] as const
    for (const [field, part] of parts) expect(partOfField(field, values), field).toBe(part)
  })

  it('offers yes and no where that is the type', () => {
    const { options } = optionsOfType('yes_no', newQuestion().options, null)
    expect(options).toEqual([
      { text: 'Taip', weight: '2', mark: '' },
      { text: 'Ne', weight: '0', mark: '' },
    ])
    const yesNo = optionsOfType('yes_no', OTHERS, null)
    expect(yesNo.options.map(({ weight }) => weight)).toEqual(['5', '3'])
    expect(optionsOfType('scale', options, null)).toEqual({ options, former: null })
  })

  it('gives a question its own options back when its type is changed back', () => {
    const { options, former } = optionsOfType('yes_no', OTHERS, null)
    expect(former).toEqual(OTHERS)
    expect(optionsOfType('scale', options, former)).toEqual({ options: OTHERS, former: null })
    expect(optionsOfType('multiple_choice', OTHERS, null)).toEqual({
      options: OTHERS,
      former: null,
    })
  })

  it('knows a category whose words are still those of a new one', () => {
    const band = newBand(0, [newQuestion()])
    expect(hasSampleWords(band)).toBe(true)
    expect(hasSampleWords({ ...band, description: 'Savi žodžiai' })).toBe(true)
    expect(hasSampleWords({ ...band, description: 'Savi žodžiai', advice: 'Savi' })).toBe(false)
  })

  it('copies a quiz as a draft with nothing that belongs to the stored one', () => {
    const copy = copyOfQuiz({ ...QUIZ, status: 'published', slug: 'testas' })
    const slug = 'testas-kopija'
    expect(copy).toMatchObject({ title: 'Testas (kopija)', slug, status: 'draft' })
    expect(copy.questions[0]).not.toHaveProperty('id')
  })

  it('is tried out with its own points and categories, commas allowed', () => {
    const values: QuizValues = {
      ...QUIZ,
      questions: [{ ...newQuestion(), options: [{ text: 'Taip', weight: '1,5', mark: '' }] }],
      categories: [newBand(0, [newQuestion()]), { ...newBand(1, [newQuestion()]), maxScore: 2 }],
    }
    const { quiz, resultOf } = trialOf(values, String)
    const questionId = quiz.questions[0]?.id ?? ''
    expect(resultOf([{ questionId, answer: 0 }])).toMatchObject({
      totalScore: 1.5,
      category: { name: 'Kategorija 2' },
      warned: false,
    })
  })

  it('marks options, also in a stored quiz and its trial', () => {
    const [first = newQuestion()] = QUIZ.questions
    const marks = ['', 'sign', 'fear'] as const
    const options = first.options.map((option, index) => ({ ...option, mark: marks[index] ?? '' }))
    const values = { ...QUIZ, questions: [{ ...first, options }] }
    const body = updateQuiz.body.parse(toQuizBody(values))
    expect(body.questions[0]).toMatchObject({ marks: [null, 'sign', 'fear'] })
    const { quiz, resultOf } = trialOf(values, String)
    expect(JSON.stringify(quiz)).not.toMatch(/mark|sign|fear/i)
    const answers = (answer: number) => [{ questionId: quiz.questions[0]?.id ?? '', answer }]
    expect(resultOf(answers(2))).toEqual(safetyResult({ totalScore: 2, warnings: ['fear'] }))
    expect(resultOf(answers(1))).toMatchObject({
      category: { name: 'Kategorija 2' },
      warned: false,
    })
  })

  it('keeps a mark with its word when the type becomes yes and no, and gives it back', () => {
    const marked = newQuestion().options.map((option) => ({
      ...option,
      mark: option.text === 'Ne' ? ('force' as const) : ('' as const),
    }))
    const yesNo = optionsOfType('yes_no', marked, null)
    expect(yesNo.options).toMatchObject([
      { text: 'Taip', mark: '' },
      { text: 'Ne', mark: 'force' },
    ])
    expect(optionsOfType('scale', yesNo.options, yesNo.former).options).toEqual(marked)
    // Points follow the position, but marks do not: 'Ne' must not inherit the mark of 'Retai'.
    expect(optionsOfType('yes_no', OTHERS, null).options).toMatchObject([
      { mark: '' },
      { mark: '' },
    ])
  })

  it('takes the warning answers of a draft kept before there were kinds for general ones', () => {
    const kept = (warnings: readonly (boolean | undefined)[]): QuizValues => ({
      ...QUIZ,
      questions: QUIZ.questions.map((question) => ({
        ...question,
        options: question.options.map(({ text, weight }, index) => {
          const warning = warnings[index]
          return { text, weight, ...(warning === undefined ? {} : { warning }) }
        }),
      })),
    })
    const marksOf = (values: QuizValues) =>
      updateQuiz.body.parse(toQuizBody(values)).questions[0]?.marks
    expect(marksOf(kept([true, false]))).toEqual(['general', null, null])
    expect(marksOf(kept([]))).toEqual([null, null, null])
  })
})
