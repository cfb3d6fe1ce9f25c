import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { countWords, proposeReadingTime } from '#src/features/articles/reading.ts'
import { META_DESCRIPTION_MAX, META_DESCRIPTION_MIN, SEO_TITLE_MAX } from '#src/core/seo-limits.ts'
import { topicTexts } from '#src/features/articles/texts.ts'
import { articles } from './articles/index.ts'
import { pages } from './pages/index.ts'
import { quizzes } from './quizzes/index.ts'

it.each([...articles, ...pages])('$slug has the reading time that its editor proposes', (post) => {
  expect(post.readingTime).toBe(proposeReadingTime(countWords(post.content)))
})

it.each(articles)('$slug has a drawn cover that arranges itself in a square', async (article) => {
  const drawing = await readFile(`public${article.imageUrl ?? ''}`, 'utf8')
  expect(drawing).toContain('preserveAspectRatio="xMidYMid slice"')
  expect(drawing).toContain('@media (max-aspect-ratio:5/4)')
})

it('titles and topics are of a length that search engines show', () => {
  const titles = [...articles, ...pages].map(({ seoTitle }) => seoTitle)
  for (const title of [...titles, ...quizzes.map(({ title }) => title)]) {
    expect(title.length, title).toBeLessThanOrEqual(SEO_TITLE_MAX)
  }
  const descriptions = ARTICLE_CATEGORIES.map((topic) => topicTexts(topic).description)
  expect(new Set(descriptions).size).toBe(ARTICLE_CATEGORIES.length)
  for (const { length } of descriptions) {
    expect(length).toBeGreaterThanOrEqual(META_DESCRIPTION_MIN)
    expect(length).toBeLessThanOrEqual(META_DESCRIPTION_MAX)
  }
  expect(topicTexts('Kita').description).toContain('„Kita“')
})

it.each([...ARTICLE_CATEGORIES, 'Kita'])(
  '%s is introduced by a heading and two sentences',
  (topic) => {
    const { heading, intro } = topicTexts(topic)
    expect(heading).toContain(topic)
    expect(intro.match(/[.!?](?= \p{Lu}|$)/gu)).toHaveLength(2)
  },
)
