import { expect, it } from 'vitest'
import type { AuthoredPost } from '#src/features/articles/server/post-queries.ts'
import type { FullQuiz } from '#src/features/quizzes/server/quiz-queries.ts'
import { visibleItem } from './visible-items.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const created = new Date('2026-11-01T08:00:00.000Z')
const dates = {
  publishAt: created,
  publishedAt: null,
  createdAt: created,
  updatedAt: created,
  untouchedAt: null,
}
const post: AuthoredPost = {
  ...dates,
  id: ID,
  title: 'Pavydas',
  slug: 'pavydas',
  excerpt: 'Apie pavydą.',
  content: '*Tekstas*',
  imageUrl: null,
  imageAltText: null,
  published: false,
  readingTime: 5,
  category: 'Pasitikėjimas',
  tags: ['pora'],
  type: 'post',
  metaDescription: null,
  seoTitle: null,
  focusKeyword: 'slaptas raktažodis',
  metaKeywords: [],
  authorId: null,
  generated: null,
  aiCaptions: [],
  author: null,
  canonicalUrl: null,
}
const question = {
  id: ID,
  question: 'Ar kalbatės?',
  questionType: 'yes_no' as const,
  options: ['Taip', 'Ne'],
  required: true,
}
const quiz: FullQuiz = {
  ...dates,
  id: ID,
  title: 'Testas',
  slug: 'testas',
  description: 'Apie testą.',
  instructions: null,
  published: true,
  dimensions: [],
  comparable: false,
  questions: [
    { ...question, weights: ['2', '0'], order: 0, marks: [null, 'fear'], dimensionId: null },
  ],
  categories: [
    {
      id: ID,
      name: 'Aukšta',
      description: 'Gerai.',
      minScore: 0,
      maxScore: 2,
      advice: 'Taip ir toliau.',
      color: '#10b981',
      omnisendSegment: 'auksta',
    },
  ],
}

const shown = {
  id: ID,
  title: 'Pavydas',
  slug: 'pavydas',
  excerpt: 'Apie pavydą.',
  content: '<p><em>Tekstas</em></p>',
  imageUrl: null,
  imageAltText: null,
  readingTime: 5,
  tags: ['pora'],
  publishedAt: created.toISOString(),
  updatedAt: created.toISOString(),
  metaDescription: null,
  seoTitle: null,
  metaKeywords: [],
  canonicalUrl: null,
}

it('an article is shown rendered, without the fields of its form', () => {
  expect(visibleItem({ kind: 'post', post })).toEqual({
    kind: 'post',
    post: { ...shown, author: null, category: 'Pasitikėjimas', createdAt: created.toISOString() },
  })
})

it('a page is shown the same way, and has no category', () => {
  expect(visibleItem({ kind: 'page', post })).toEqual({ kind: 'page', page: shown })
})

it('a quiz is shown without weights, warning answers and bands', () => {
  expect(visibleItem({ kind: 'quiz', quiz })).toEqual({
    kind: 'quiz',
    quiz: {
      title: 'Testas',
      slug: 'testas',
      description: 'Apie testą.',
      instructions: null,
      questions: [question],
    },
  })
})
