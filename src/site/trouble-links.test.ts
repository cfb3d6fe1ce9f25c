import { describe, expect, it } from 'vitest'
import { articles } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { startingTroubles } from '#src/features/settings/trouble-texts.ts'
import { troubleLinks } from './trouble-links.ts'

const published = { posts: articles, quizzes }
const hrefs = (...of: Parameters<typeof troubleLinks>) =>
  troubleLinks(...of).map(({ href }) => href)

describe('the links of the troubles', () => {
  it('lead to the starting articles, which all are published at the beginning', () => {
    expect(hrefs(startingTroubles, published)).toEqual(Object.values(startingTroubles))
  })

  it('lead to the topic, or to all articles, once the target is gone', () => {
    const posts = articles.filter(
      ({ slug, category }) =>
        !Object.values(startingTroubles).includes(`/blog/${slug}`) && category !== 'Intymumas',
    )
    expect(hrefs(startingTroubles, { posts, quizzes })).toEqual([
      '/blog/tema/pasitikejimas',
      '/blog/tema/bendravimas',
      '/blog/tema/konfliktai',
      '/blog',
      '/blog/tema/santykiu-patarimai',
    ])
    expect(hrefs({}, published)[0]).toBe('/blog/tema/pasitikejimas')
  })

  it('lead to a quiz that was chosen', () => {
    const cold = '/testas/artumo-testas'
    expect(hrefs({ cold }, published)[3]).toBe(cold)
    expect(hrefs({ cold }, { posts: articles, quizzes: [] })[3]).toBe('/blog/tema/intymumas')
  })
})
