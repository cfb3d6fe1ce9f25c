import { type Dimension, DIMENSION_ARTICLES, DIMENSION_LEVELS } from '../quiz-dimensions.ts'
import type { PublishedArticlesState } from '#src/features/publishing/panel/site-content.ts'
import { quizFormTexts } from './texts.ts'

export interface DimensionValues extends Omit<Dimension, 'talk'> {
  /** Slug chosen in each select; '' for no article. */
  articles: string[]
  talk: string
}

export function newDimension(): DimensionValues {
  return {
    id: crypto.randomUUID(),
    name: '',
    advice: { low: '', middle: '', high: '' },
    articles: articleSlots([]),
    talk: '',
  }
}

export function toDimensionValues({ articles, talk, ...dimension }: Dimension): DimensionValues {
  return { ...dimension, articles: articleSlots(articles), talk: talk ?? '' }
}

export function toDimension({ articles, talk, ...dimension }: DimensionValues): Dimension {
  return {
    ...dimension,
    articles: articles.filter((slug) => slug !== ''),
    talk: talk === '' ? null : talk,
  }
}

function articleSlots(slugs: readonly string[]): string[] {
  return Array.from({ length: DIMENSION_ARTICLES }, (_, slot) => slugs[slot] ?? '')
}

/**
 * Returns the id of a question's dimension; null if it has none or the dimension was removed. A question keeps the id
 * of a removed dimension, so that the removal can be undone.
 */
export function dimensionOf(
  { dimensionId }: { dimensionId: string },
  dimensions: readonly Pick<DimensionValues, 'id'>[],
): string | null {
  return dimensions.find(({ id }) => id === dimensionId)?.id ?? null
}

/** Returns a dimension's label for the select of a question. A dimension without a name is labelled by number. */
export function dimensionText(dimensions: readonly DimensionValues[], id: string): string {
  const index = dimensions.findIndex((dimension) => dimension.id === id)
  const { name = quizFormTexts.noDimension } = dimensions[index] ?? {}
  return name.trim() === '' ? quizFormTexts.dimensionHeading(index + 1) : name
}

/** Whether a dimension has no questions. */
export function isUnused(id: string, questions: readonly { dimensionId: string }[]): boolean {
  return questions.every(({ dimensionId }) => dimensionId !== id)
}

/** Whether visitors may compare their results by dimension; always false without dimensions. */
export function isComparable({
  dimensions,
  comparable,
}: {
  dimensions: readonly unknown[]
  comparable: boolean
}): boolean {
  return comparable && dimensions.length > 0
}

const titles = new Intl.Collator('lt')

/**
 * Returns the slugs to offer in one select of recommended articles: '' for none, the current slug even if unknown, and
 * published articles that no other select has, sorted by title.
 * @param slot index of the select.
 */
export function articleOptions(
  state: PublishedArticlesState,
  chosen: readonly string[],
  slot: number,
): string[] {
  const own = chosen[slot] ?? ''
  const published = state.step === 'loaded' ? state.articles : []
  const free = published.filter(({ slug }) => slug === own || !chosen.includes(slug))
  const slugs = free.toSorted((a, b) => titles.compare(a.title, b.title)).map(({ slug }) => slug)
  return [...new Set(['', ...(slugs.includes(own) ? [] : [own]), ...slugs])]
}

/** Returns the label of an article in a select: its title, or its slug if the title is unknown. */
export function articleText(state: PublishedArticlesState, slug: string): string {
  if (slug === '') return quizFormTexts.noArticle
  if (state.step !== 'loaded') return slug
  const article = state.articles.find((each) => each.slug === slug)
  return article?.title ?? quizFormTexts.unpublishedArticle(slug)
}

/** Formats dimensions as text, with advice, articles and the question for a talk. */
export function dimensionsText(dimensions: readonly DimensionValues[]): string {
  const { levels } = quizFormTexts
  return dimensions
    .map(toDimension)
    .map(({ name, advice, articles, talk }) =>
      [
        name,
        ...DIMENSION_LEVELS.map((level) => quizFormTexts.labelled(levels[level], advice[level])),
        ...articles.map((slug) => quizFormTexts.labelled(quizFormTexts.article, slug)),
        ...(talk === null ? [] : [quizFormTexts.labelled(quizFormTexts.talk, talk)]),
      ].join('\n'),
    )
    .join('\n\n')
}
