import { describe, expect, it } from 'vitest'
import { updateQuiz } from '../contracts.ts'
import type { PublishedArticlesState } from '#src/features/publishing/panel/site-content.ts'
import {
  articleOptions,
  articleText,
  dimensionsText,
  dimensionText,
  type DimensionValues,
  isUnused,
  newDimension,
} from './dimensions.ts'
import {
  copyOfQuiz,
  EMPTY_QUIZ,
  newBand,
  newQuestion,
  quizFieldOf,
  toQuizBody,
  toQuizValues,
  trialOf,
  type QuizValues,
} from './quiz-form.ts'
import { quizKind } from './quiz-kind.ts'
import { invalidFields } from '#src/panel/kit/record-kind.ts'

const TRUST: DimensionValues = {
  ...newDimension(),
  name: 'Pasitikėjimas',
  advice: { low: 'Kalbėkitės.', middle: 'Pagirkite.', high: 'Džiaukitės.' },
  articles: ['pasitikejimas', '', ''],
}
const TALK: DimensionValues = { ...TRUST, ...newDimension(), name: 'Pokalbiai', talk: 'Kada?' }
const advised = { ...TALK, advice: TRUST.advice }

const QUIZ: QuizValues = {
  ...EMPTY_QUIZ,
  title: 'Testas',
  description: 'Aprašymas',
  questions: [
    { ...newQuestion(), question: 'Ar pasitikite?', dimensionId: TRUST.id },
    { ...newQuestion(), question: 'Ar kalbatės?', dimensionId: TALK.id },
    { ...newQuestion(), question: 'Ar juokiatės?' },
  ],
  dimensions: [TRUST, advised],
  comparable: true,
  categories: [
    newBand(0, [1, 2, 3].map(newQuestion)),
    newBand(1, [1, 2, 3].map(newQuestion)),
    newBand(2, [1, 2, 3].map(newQuestion)),
  ],
}

const parsed = (values: QuizValues) => updateQuiz.body.parse(toQuizBody(values))
const asTitle = (slug: string) => `„${slug}“`

describe('the dimensions of the quiz form', () => {
  it('are sent with the questions that belong to them, and read back as they were', () => {
    const body = parsed(QUIZ)
    expect(body).toMatchObject({
      dimensions: [
        { id: TRUST.id, name: 'Pasitikėjimas', articles: ['pasitikejimas'], talk: null },
        { id: TALK.id, name: 'Pokalbiai', articles: [], talk: 'Kada?' },
      ],
      comparable: true,
      questions: [{ dimensionId: TRUST.id }, { dimensionId: TALK.id }, { dimensionId: null }],
    })
    const stored = {
      ...body,
      slug: 'testas',
      comparable: true,
      dimensions: body.dimensions ?? [],
      questions: body.questions.map((question) => ({
        ...question,
        marks: [],
        dimensionId: question.dimensionId ?? null,
      })),
    }
    expect(toQuizValues(stored)).toMatchObject({
      dimensions: QUIZ.dimensions,
      comparable: true,
      questions: QUIZ.questions.map(({ dimensionId }) => ({ dimensionId })),
    })
  })

  it('lose a removed one without the questions, which find it again when it returns', () => {
    const without = { ...QUIZ, dimensions: [advised] }
    expect(parsed(without).questions).toMatchObject([
      { dimensionId: null },
      { dimensionId: TALK.id },
      { dimensionId: null },
    ])
    expect(parsed({ ...without, dimensions: [advised, TRUST] }).questions).toMatchObject(
      parsed(QUIZ).questions,
    )
    expect(parsed({ ...QUIZ, dimensions: [] }).comparable).toBe(false)
  })

  it('have their messages at their fields', () => {
    const nameless = { ...TALK, name: '', articles: ['Ne adresas', '', ''] }
    const faults = (values: QuizValues) => invalidFields(quizKind, values)
    expect(faults({ ...QUIZ, dimensions: [TRUST, nameless] })).toMatchObject({
      'dimensions.1.name': { message: 'Srities pavadinimas privalomas' },
      'dimensions.1.advice.low': { message: 'Srities patarimas privalomas' },
      'dimensions.1.articles.0': {},
    })
    expect(faults({ ...QUIZ, dimensions: [TRUST, { ...TRUST, id: TALK.id }] })).toMatchObject({
      dimensions: { message: 'Kiekviena sritis turi turėti savo pavadinimą' },
    })
    expect(quizFieldOf('questions.0.dimensionId')).toBe('questions.0.dimensionId')
  })

  it('warn when no question belongs to them, and are told by their place without a name', () => {
    expect(isUnused(TRUST.id, QUIZ.questions)).toBe(false)
    expect(isUnused(TRUST.id, QUIZ.questions.slice(1))).toBe(true)
    expect(dimensionText([TRUST, { ...TALK, name: ' ' }], TALK.id)).toBe('2 sritis')
    expect(dimensionText([TRUST], '')).toBe('Be srities')
  })

  it('stay in a copy of the quiz', () => {
    const copy = copyOfQuiz(QUIZ)
    expect(parsed(copy)).toMatchObject({
      dimensions: parsed(QUIZ).dimensions,
      comparable: true,
      questions: [{ dimensionId: TRUST.id }, { dimensionId: TALK.id }, { dimensionId: null }],
    })
  })

  it('show in the comparison of versions, at their questions too', () => {
    const then = { ...QUIZ, dimensions: [TRUST], comparable: false }
    const changed = quizKind.rowsOf(QUIZ, then).filter(({ mine, theirs }) => mine !== theirs)
    expect(changed.map(({ label }) => label)).toEqual([
      'Klausimai',
      'Sritys',
      'Leisti dviem palyginti savo sritis',
    ])
    expect(changed[0]?.mine).toContain('Ar kalbatės?\nSritis: Pokalbiai\n– Ne (0)')
    expect(changed[0]?.theirs).toContain('Ar kalbatės?\n– Ne (0)')
    expect(dimensionsText([TRUST])).toBe(
      'Pasitikėjimas\nŽemas: Kalbėkitės.\nVidutinis: Pagirkite.\nAukštas: Džiaukitės.\nStraipsnis: pasitikejimas',
    )
    expect(dimensionsText([TALK])).toMatch(/Klausimas pokalbiui dviese: Kada\?$/)
  })

  it('belong to a draft that was kept before there were any', () => {
    const old = QUIZ.questions.map(({ dimensionId: _, ...question }) => question)
    const kept = { ...QUIZ, questions: old as QuizValues['questions'] }
    expect(parsed(kept).questions).toMatchObject(old.map(() => ({ dimensionId: null })))
  })
})

describe('the trial of a quiz with dimensions', () => {
  it('gives the whole result: scale, dimensions with advice, and titles of articles', () => {
    const { resultOf } = trialOf(QUIZ, asTitle)
    const answers = [
      { questionId: '0', answer: 2 },
      { questionId: '1', answer: 1 },
    ]
    expect(resultOf(answers)).toMatchObject({
      totalScore: 3,
      maximumScore: 6,
      bands: [{ name: 'Kategorija 1' }, { name: 'Kategorija 2' }, { name: 'Kategorija 3' }],
      dimensions: [
        {
          name: 'Pasitikėjimas',
          share: 100,
          level: 'high',
          advice: 'Džiaukitės.',
          articles: [{ slug: 'pasitikejimas', title: '„pasitikejimas“' }],
        },
        { name: 'Pokalbiai', share: 50, level: 'middle', advice: 'Pagirkite.', articles: [] },
      ],
      comparable: false,
    })
  })

  it('leaves out skipped questions, and after a warning answer scale and dimensions', () => {
    const { resultOf } = trialOf(QUIZ, asTitle)
    const [first] = resultOf([{ questionId: '1', answer: 0 }]).dimensions
    expect(first).toMatchObject({ name: 'Pokalbiai', level: 'low' })
    const questions = QUIZ.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, mark: 'fear' as const })),
    }))
    const warned = trialOf({ ...QUIZ, questions }, asTitle)
    expect(warned.resultOf([{ questionId: '0', answer: 2 }])).toMatchObject({
      warned: true,
      bands: [],
      dimensions: [],
    })
  })
})

describe('the articles that a dimension recommends', () => {
  const article = (slug: string, title: string) => ({ id: slug, slug, title, excerpt: '' })
  const loaded: PublishedArticlesState = {
    step: 'loaded',
    articles: [article('c', 'Čia'), article('b', 'Durys'), article('a', 'Arti')],
  }

  it('are offered by title, each in one select only', () => {
    expect(articleOptions(loaded, ['', '', ''], 0)).toEqual(['', 'a', 'c', 'b'])
    expect(articleOptions(loaded, ['a', 'b', ''], 0)).toEqual(['', 'a', 'c'])
    expect(articleOptions(loaded, ['a', 'b', ''], 2)).toEqual(['', 'c'])
    expect(articleText(loaded, 'c')).toBe('Čia')
    expect(articleText(loaded, '')).toBe('Nepasirinktas')
  })

  it('stay chosen when they are not published, or not known', () => {
    expect(articleOptions(loaded, ['sena', '', ''], 0)).toEqual(['', 'sena', 'a', 'c', 'b'])
    expect(articleText(loaded, 'sena')).toBe('sena (nepublikuotas, nerodomas)')
    for (const state of [{ step: 'loading' }, { step: 'error', message: 'Nepavyko' }] as const) {
      expect(articleOptions(state, ['a', '', ''], 0)).toEqual(['', 'a'])
      expect(articleOptions(state, ['a', '', ''], 1)).toEqual([''])
      expect(articleText(state, 'a')).toBe('a')
    }
    expect(articleOptions({ step: 'loaded', articles: [] }, ['a', '', ''], 0)).toEqual(['', 'a'])
  })
})
