import { describe, expect, it } from 'vitest'
import { readOn, offeredQuizzes, quizOfTopic } from './related-content.ts'

/** Parses an article from its name, category and tags, such as `a Konfliktai pyktis,ginčas`. */
function article(line: string) {
  const [name = '', category = '-', tags = ''] = line.split(' ')
  return {
    name,
    category: category === '-' ? null : category,
    tags: tags.split(',').filter(Boolean),
  }
}

/** Returns the names of the articles related to the named one. */
function relatedTo(name: string, lines: readonly string[]): string[] {
  const articles = lines.map((line) => article(line))
  const index = articles.findIndex((one) => one.name === name)
  return readOn(articles)[index]?.related.map((one) => one.name) ?? []
}

describe('related articles', () => {
  it('are of the same category first', () => {
    const lines = ['a X t,u', 'b Y', 'newer Z', 'own Y t,u', 'older Z', 'c X t,u', 'd Y', 'e X t,u']
    expect(relatedTo('own', lines)).toEqual(['b', 'd', 'c'])
  })

  it('then those with the most tags in common', () => {
    const lines = [
      'one Y t',
      'none Y',
      'newer Y',
      'own Y t,u,v',
      'older Y',
      'near Y',
      'two Y u,v',
      'three Y t,u,v',
      'many Y x,y,z,x1',
    ]
    expect(relatedTo('own', lines)).toEqual(['three', 'two', 'one'])
  })

  it('then the nearest in time, the newer of two equally near', () => {
    const lines = ['a Y', 'b Y', 'c Y', 'newer Y', 'own Y', 'older Y', 'd Y', 'e Y']
    expect(relatedTo('own', lines)).toEqual(['c', 'd', 'b'])
    expect(relatedTo('e', lines)).toEqual(['older', 'own', 'newer'])
  })

  it('are at most three, never the article itself, and all there are when there are fewer', () => {
    expect(relatedTo('own', ['own Y t'])).toEqual([])
    expect(relatedTo('own', ['a X', 'newer Y', 'own Y t'])).toEqual(['a'])
    const lines = ['a Y t', 'b Y t', 'newer Y', 'own Y t', 'older Y', 'c Y t', 'd Y t']
    expect(relatedTo('own', lines)).toHaveLength(3)
  })

  it('are never a neighbour too, however alike', () => {
    const articles = ['a Y t', 'b Y t', 'c Y t', 'd Y t', 'e Y t'].map(article)
    for (const { related, newer, older } of readOn(articles)) {
      const shown = [...related, ...[newer, older].filter((one) => one !== null)]
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  it('without a category go by tags alone', () => {
    const lines = ['a -', 'newer -', 'own - t', 'older -', 'b - t', 'c X t', 'd X']
    expect(relatedTo('own', lines)).toEqual(['b', 'c', 'a'])
  })

  it('count a repeated tag once', () => {
    const lines = ['a Y t,t,t', 'newer -', 'own Y t,u,t', 'older -', 'b Y t,u']
    expect(relatedTo('own', lines)).toEqual(['b', 'a'])
  })

  it('stay as they are for all but the nearest of an article that is published', () => {
    const before = Array.from({ length: 20 }, (_, index) => article(`a${index} Y t`))
    const related = (articles: ReturnType<typeof article>[]) =>
      readOn(articles).map((one) => one.related.map(({ name }) => name).join(' '))
    const earlier = related(before)
    const later = related([article('new Y t'), ...before]).slice(1)
    expect(later.filter((names, index) => names !== earlier[index])).toHaveLength(2)
  })
})

describe('the neighbours of an article', () => {
  it('are the one published after it and the one before it', () => {
    const [first, second, third] = readOn(['a X', 'b Y', 'c Z'].map(article))
    expect([first?.newer, first?.older?.name]).toEqual([null, 'b'])
    expect([second?.newer?.name, second?.older?.name]).toEqual(['a', 'c'])
    expect([third?.newer?.name, third?.older]).toEqual(['b', null])
  })
})

const trust = { slug: 'pasitikejimo-testas', title: 'Pasitikėjimo testas', questionCount: 10 }

it('offers published quizzes alone', () => {
  const ties = { Pasitikėjimas: trust.slug, Konfliktai: 'juodrastis' }
  expect(offeredQuizzes(ties, [{ ...trust, id: 'x' } as typeof trust])).toEqual({
    Pasitikėjimas: trust,
  })
})

it.each([
  ['Pasitikėjimas', 'a'],
  ['pasitikejimas', 'a'],
  ['Kita', null],
  ['', null],
  [null, null],
])('finds the quiz of the topic %s, however it is spelled', (category, found) => {
  expect(quizOfTopic({ Pasitikėjimas: 'a', Konfliktai: 'b' }, category)).toBe(found)
})
