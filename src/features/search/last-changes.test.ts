import { expect, it } from 'vitest'
import { ARTICLES_PER_PAGE } from '#src/features/articles/article-lists.ts'
import { lastChanges } from './last-changes.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

/** Articles of consecutive days, newest first; each was last changed on its day. */
const posts = Array.from({ length: ARTICLES_PER_PAGE + 2 }, (_, index) => ({
  id: `id-${index}`,
  slug: `straipsnis-${index}`,
  category: index === 2 ? 'Konfliktai' : 'Bendravimas',
  publishedAt: day(20 - index).toISOString(),
  updatedAt: day(20 - index),
}))

const changed = (changes: ReadonlyMap<string, Date>) =>
  Object.fromEntries(Array.from(changes, ([path, at]) => [path, at.getUTCDate()]))

it('dates each item by its own change, and each page of a list by the newest change of what stands on it', () => {
  const changes = lastChanges({
    posts: posts.map((post, index) => (index === 5 ? { ...post, updatedAt: day(28) } : post)),
    pages: [{ slug: 'duk', updatedAt: day(3) }],
    quizzes: [
      { slug: 'a', updatedAt: day(4) },
      { slug: 'b', updatedAt: day(5) },
    ],
    experts: [
      { id: '1', name: 'Rasa Pavyzdė', updatedAt: day(2) },
      { id: '2', name: 'Jonas Kalnas', updatedAt: day(1) },
    ],
  })
  expect(changed(changes)).toMatchObject({
    '/blog/straipsnis-0': 20,
    '/blog/straipsnis-5': 28,
    '/p/duk': 3,
    '/testas/a': 4,
    '/blog': 28,
    '/blog/puslapis/2': 7,
    '/blog/tema/konfliktai': 18,
    '/blog/tema/bendravimas': 28,
    '/testai': 5,
    '/experts': 2,
    '/experts/rasa-pavyzde': 2,
    '/experts/jonas-kalnas': 1,
  })
  expect(changes.size).toBe(posts.length + 3 + 8)
})

it('gives lists of nothing no date', () => {
  expect(lastChanges({ posts: [], pages: [], quizzes: [], experts: [] }).size).toBe(0)
})
