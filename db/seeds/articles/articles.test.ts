import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { countWords, proposeReadingTime } from '#src/features/articles/reading.ts'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import { plainText } from '#src/features/articles/headings.ts'
import { mentionsViolence } from '#src/features/safety/words-of-violence.ts'
import { quizzes } from '../quizzes/index.ts'
import { articles } from './index.ts'

/** Limits in words of an ordinary article, and of the main article in each category, which links to the others. */
const LENGTH = { least: 350, most: 1_200 } as const
const PILLAR = { least: 1_500, most: 1_800 } as const

/**
 * Number of words within which the articles on hard subjects link to the help page, for readers afraid of their
 * partner.
 */
const SAFE_WITHIN = 80
const HARD_SUBJECTS = [
  'po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites',
  'kai-partneris-nenori-kalbetis-ka-daryti-su-tyla',
  'kai-tevai-skiriasi-kaip-pasakyti-vaikams-ir-susitarti',
]

/** Counts the words of the text, without its headings. */
const wordsOf = (content: string) =>
  countWords(plainText(renderMarkdown(content.replaceAll(/^#+ .*$/gm, ''))))

describe('the starting articles', () => {
  it('are six or seven a category, all published, the oldest first', () => {
    expect(articles).toHaveLength(33)
    for (const category of ARTICLE_CATEGORIES) {
      const { length } = articles.filter((each) => each.category === category)
      expect([6, 7], category).toContain(length)
    }
    expect(articles.every(({ published }) => published)).toBe(true)
    const dates = articles.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...new Set(dates)].sort())
  })

  it('have one pillar in each category', () => {
    const pillars = articles.filter(({ content }) => wordsOf(content) >= PILLAR.least)
    expect(pillars.map(({ category }) => category).sort()).toEqual([...ARTICLE_CATEGORIES].sort())
    for (const { content, slug } of pillars) {
      expect(wordsOf(content), slug).toBeLessThanOrEqual(PILLAR.most)
    }
  })

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s keeps the limits of its fields and leads to what is there',
    (slug, article) => {
      const words = wordsOf(article.content)
      expect(words).toBeGreaterThanOrEqual(LENGTH.least)
      if (words < PILLAR.least) expect(words).toBeLessThanOrEqual(LENGTH.most)
      expect(article.readingTime).toBe(
        proposeReadingTime(countWords(plainText(renderMarkdown(article.content)))),
      )
      expect(article.seoTitle.length).toBeLessThanOrEqual(60)
      expect(article.metaDescription.length).toBeGreaterThanOrEqual(120)
      expect(article.metaDescription.length).toBeLessThanOrEqual(160)
      expect(article.metaKeywords.length).toBeGreaterThanOrEqual(3)
      expect(article.metaKeywords.length).toBeLessThanOrEqual(10)
      expect(article.imageUrl).toBe(`/covers/${slug}.svg`)
      expect(article.imageAltText?.length).toBeGreaterThan(20)
      expect(article.imageAltText?.length).toBeLessThanOrEqual(120)
      expect(article.content).not.toContain('...')
      const known = [
        ...articles.map((each) => `/blog/${each.slug}`),
        ...quizzes.filter((quiz) => quiz.published).map((quiz) => `/testas/${quiz.slug}`),
      ]
      for (const [, path] of article.content.matchAll(/\]\((\/(?:blog|testas)\/[^)]+)\)/g)) {
        expect(known).toContain(path)
      }
    },
  )

  it.each(HARD_SUBJECTS)('%s tells early who is afraid where to turn', (slug) => {
    const { content = '' } = articles.find((each) => each.slug === slug) ?? {}
    const [before = ''] = content.split('](/support)')
    expect(before).not.toBe(content)
    expect(countWords(before)).toBeLessThanOrEqual(SAFE_WITHIN)
    const [passage = ''] = content.split('\n\n').filter((part) => part.includes('](/support)'))
    expect(passage).toMatch(/^> \*\*Jei .*bijote\*\* –/)
    for (const word of ['kontroliuoja', 'seka', 'verčia', 'muša', 'ne jums', '112']) {
      expect(passage).toContain(word)
    }
  })

  it('have titles and tags that a search finds without showing help first', () => {
    const searched = articles.flatMap(({ title, tags }) => [title, ...tags])
    expect(searched.filter(mentionsViolence)).toEqual([])
  })

  it('each offer at least one published test', () => {
    const tests = quizzes.filter(({ published }) => published).map(({ slug }) => `/testas/${slug}`)
    const without = articles.filter(
      ({ content }) => !tests.some((path) => content.includes(`](${path})`)),
    )
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  it('have covers of which no two are alike', async () => {
    const covers = await Promise.all(
      articles.map(({ slug }) => readFile(`public/covers/${slug}.svg`, 'utf8')),
    )
    expect(new Set(covers).size).toBe(articles.length)
  })
})
