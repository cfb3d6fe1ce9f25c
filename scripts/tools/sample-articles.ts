import { articles } from '#db/seeds/articles/index.ts'
import type { SeedPost } from '#db/seeds/seed-content.ts'

/** Number of words in a sample article. */
const SAMPLE_WORDS = 600

/** Number of words in a section, and in its heading. */
const SECTION_WORDS = 125
const HEADING_WORDS = 4

/** Number of articles besides `textArticle` and `coverArticle`: enough for full lists. */
const FURTHER_ARTICLES = 24

/** Path of the sample article's cover in a measured build. */
const SAMPLE_COVER = '/virselis.jpg'

export type SampleArticle = SeedPost & { imageUrl: string | null }

/** Words of the seeded articles' plain paragraphs: real Lithuanian, which compresses realistically. */
const words = articles
  .flatMap(({ content }) => content.split(/\n\n+/))
  .filter((paragraph) => /^\p{L}/u.test(paragraph) && !/[*_`[\]]/.test(paragraph))
  .flatMap((paragraph) => paragraph.trim().split(/\s+/))

/** Returns `count` words from an offset on. The first word follows the last one. */
function wordsFrom(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => words[(from + index) % words.length] ?? '')
}

function text(from: number, count: number): string {
  return wordsFrom(from, count).join(' ')
}

function heading(from: number, count: number): string {
  return text(from, count).replaceAll(/[,.:;?!„“]/g, '')
}

/**
 * Returns Markdown of `count` words from an offset on, with a heading before each section. The last section needs at
 * least the words of its heading, else the text is longer.
 */
function markdown(from: number, count: number): string {
  const blocks: string[] = []
  for (let at = from; at < from + count; at += SECTION_WORDS) {
    const length = Math.min(SECTION_WORDS, from + count - at)
    blocks.push(`## ${heading(at, HEADING_WORDS)}`)
    blocks.push(...paragraphs(wordsFrom(at + HEADING_WORDS, length - HEADING_WORDS)))
  }
  return blocks.join('\n\n')
}

/** Splits a text into paragraphs at ends of sentences, after about forty words each. */
function paragraphs(section: readonly string[]): string[] {
  const parts: string[][] = [[]]
  for (const word of section) {
    const last = parts.at(-1) ?? []
    last.push(word)
    if (last.length >= 40 && word.endsWith('.')) parts.push([])
  }
  return parts.filter(({ length }) => length > 0).map((part) => part.join(' '))
}

/** Returns an article with unique texts: lists of equal texts would compress too well. */
export function sampleArticle(number: number): SampleArticle {
  const [model] = articles
  if (!model) throw new Error('There is no seeded article.')
  const from = number * 60
  const title = heading(from, 7)
  return {
    ...model,
    slug: `matuojamas-straipsnis-${number}`,
    title,
    excerpt: text(from + 7, 25),
    content: markdown(from, 2 * SECTION_WORDS),
    seoTitle: title,
    metaDescription: text(from + 32, 20),
    tags: heading(from + 52, 3).split(' '),
    published: true,
    imageUrl: null,
    // One article per day, so that every build chooses the same related articles.
    createdAt: new Date(Date.UTC(2026, 1, 1 + number, 7, 30)).toISOString(),
  }
}

/** Article without a cover, of `SAMPLE_WORDS` words. */
export const textArticle: SampleArticle = {
  ...sampleArticle(0),
  slug: 'matuojamas-tekstas',
  content: markdown(0, SAMPLE_WORDS),
  readingTime: 5,
}

/** Article with a cover and the text of `textArticle`. */
export const coverArticle: SampleArticle = {
  ...sampleArticle(1),
  slug: 'matuojamas-virselis',
  content: textArticle.content,
  imageUrl: SAMPLE_COVER,
  imageAltText: 'Dviejų žmonių pokalbis prie lango',
}

/** All sample articles. */
export const sampleArticles: readonly SampleArticle[] = [
  textArticle,
  coverArticle,
  ...Array.from({ length: FURTHER_ARTICLES }, (_, index) => sampleArticle(index + 2)),
]
