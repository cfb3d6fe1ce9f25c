import { describe, expect, it } from 'vitest'
import {
  ARTICLES_PER_PAGE,
  articlesOfTopic,
  freshPage,
  listPath,
  pageNumbers,
  pagesOf,
  topicsOf,
} from './article-lists.ts'

const articles = (count: number, category: string | null = 'Konfliktai') =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, category }))

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id)

describe('the address of a page of the list', () => {
  it.each([
    [null, 1, '/blog'],
    [null, 2, '/blog/puslapis/2'],
    ['santykiu-patarimai', 1, '/blog/tema/santykiu-patarimai'],
    ['santykiu-patarimai', 3, '/blog/tema/santykiu-patarimai/puslapis/3'],
  ])('of topic %j and number %i is %s', (topic, page, path) => {
    expect(listPath(topic, page)).toBe(path)
  })
})

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [13, 1],
    [14, 2],
    [25, 2],
    [26, 3],
  ])('of %i articles are %i', (count, pageCount) => {
    const pages = pagesOf(articles(count), null)
    expect(pages).toHaveLength(pageCount)
    expect(pages.map(({ place }) => place)).toEqual(
      pages.map((_, index) => ({ topic: null, page: index + 1, pageCount })),
    )
  })

  it('hold every article once, in order, twelve a page after the first', () => {
    const all = articles(30)
    const pages = pagesOf(all, null)
    expect(pages.map(({ items }) => items.length)).toEqual([13, 12, 5])
    expect(pages.flatMap(({ items }) => items)).toEqual(all)
    expect(ARTICLES_PER_PAGE).toBe(12)
  })
})

describe('the topics', () => {
  it('are those with articles: offered ones in the order of the form, others by name', () => {
    const categories = [
      'Žaidimai',
      'Santykių patarimai',
      'Intymumas',
      'Šeima',
      'Pasitikėjimas',
      null,
      'Intymumas',
    ]
    expect(topicsOf(categories.map((category) => ({ category })))).toEqual([
      { slug: 'pasitikejimas', name: 'Pasitikėjimas' },
      { slug: 'intymumas', name: 'Intymumas' },
      { slug: 'santykiu-patarimai', name: 'Santykių patarimai' },
      { slug: 'seima', name: 'Šeima' },
      { slug: 'zaidimai', name: 'Žaidimai' },
    ])
  })

  it('are one where only the spelling differs, and none without a letter', () => {
    const all = ['Konfliktai', 'konfliktai ', '!?'].map((category) => ({ category }))
    expect(topicsOf(all)).toEqual([{ slug: 'konfliktai', name: 'Konfliktai' }])
    expect(articlesOfTopic(all, 'konfliktai')).toEqual(all.slice(0, 2))
    expect(articlesOfTopic(all, null)).toEqual(all)
  })
})

describe('the same page of a newer list', () => {
  it('holds the articles that belong to it now', () => {
    const { items, place } = freshPage(articles(40), { topic: null, page: 2, pageCount: 4 })
    expect(ids(items)).toEqual(ids(articles(25).slice(13)))
    expect(place).toEqual({ topic: null, page: 2, pageCount: 4 })
  })

  it('counts the articles of its topic alone', () => {
    const mixed = [...articles(14, 'Bendravimas'), ...articles(15, 'Konfliktai')]
    const { items } = freshPage(mixed, { topic: 'konfliktai', page: 2, pageCount: 2 })
    expect(items).toEqual(articles(15, 'Konfliktai').slice(13))
  })

  it('ends with everything that has no page of its own yet', () => {
    const { items, place } = freshPage(articles(26), { topic: null, page: 1, pageCount: 1 })
    expect(items).toHaveLength(26)
    expect(place).toEqual({ topic: null, page: 1, pageCount: 1 })
    const second = freshPage(articles(37), { topic: null, page: 2, pageCount: 2 })
    expect(ids(second.items)).toEqual(ids(articles(37).slice(13)))
    const first = freshPage(articles(37), { topic: null, page: 1, pageCount: 2 })
    expect(first.items).toHaveLength(13)
  })

  it('is the last one when the list has become shorter', () => {
    const { items, place } = freshPage(articles(15), { topic: null, page: 3, pageCount: 3 })
    expect(ids(items)).toEqual([14, 15])
    expect(place).toEqual({ topic: null, page: 2, pageCount: 2 })
  })

  it('is empty when nothing is left', () => {
    expect(freshPage([], { topic: 'konfliktai', page: 2, pageCount: 2 })).toEqual({
      items: [],
      place: { topic: 'konfliktai', page: 1, pageCount: 1 },
    })
  })
})

describe('the numbers of a pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'gap', 6]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [6, 11, [1, 'gap', 5, 6, 7, 'gap', 11]],
    [11, 11, [1, 'gap', 10, 11]],
    [4, 417, [1, 2, 3, 4, 5, 'gap', 417]],
  ])('on page %i of %i are %j', (page, pageCount, numbers) => {
    expect(pageNumbers(page, pageCount)).toEqual(numbers)
  })
})
