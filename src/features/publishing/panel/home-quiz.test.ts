import { describe, expect, it } from 'vitest'
import { GENERAL_QUIZ_SLUG } from '#src/features/quizzes/quiz.ts'
import { homeTexts } from '#src/site/page-texts.ts'
import { homeQuizWarning, unpublishOptions } from './home-quiz.ts'

const home = { title: 'Bendras testas', slug: GENERAL_QUIZ_SLUG, published: true }
const other = { ...home, slug: 'artumas' }
const draft = { ...home, published: false }

describe('the quiz that the home page links to', () => {
  it('is named with the button that would lead nowhere', () => {
    expect(homeQuizWarning(home)).toContain(`„${homeTexts.toTest}“`)
    expect(unpublishOptions(home, { published: false })).toMatchObject({
      title: 'Nebeskelbti „Bendras testas“?',
      text: homeQuizWarning(home),
    })
  })

  it('may be saved as published without a question, also under another address', () => {
    expect(unpublishOptions(home, { published: true })).toBeNull()
  })

  it.each([
    ['another quiz', other],
    ['a draft', draft],
  ])('is not %s', (_name, quiz) => {
    expect(homeQuizWarning(quiz)).toBeNull()
    expect(unpublishOptions(quiz, { published: false })).toBeNull()
  })
})
