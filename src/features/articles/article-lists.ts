import { slugify } from '#src/core/slugs.ts'
import { ARTICLE_CATEGORIES } from './articles.ts'

/** Articles per page of the list, in full rows of two or three. The first page has a wide one before them. */
export const ARTICLES_PER_PAGE = 12

/** Article category with the slug of its list. */
export interface Topic {
  slug: string
  name: string
}

/** Page of the article list. It lists all articles, or those of one topic. */
export interface ListPlace {
  /** Slug of the topic; null for all articles. */
  topic: string | null
  /** Counted from 1. */
  page: number
  /** Number of prebuilt pages; at least 1. */
  pageCount: number
}

/** One page of a list. */
export interface ListPage<Item> {
  items: readonly Item[]
  place: ListPlace
}

interface Categorised {
  category: string | null
}

/** Returns the address of a page of the article list; the first page has no number. */
export function listPath(topic: string | null, page: number): string {
  const folder = topic === null ? '/blog' : `/blog/tema/${topic}`
  return page === 1 ? folder : `${folder}/puslapis/${page}`
}

/** Returns the slug of an article's topic; null for an article without a topic. */
export function topicSlug(category: string | null): string | null {
  return category === null ? null : slugify(category) || null
}

/**
 * Returns the topics that have articles: first the topics that the form offers, in its order, then other topics by
 * name. Categories that differ in spelling only (`Konfliktai`, `konfliktai`) are one topic.
 */
export function topicsOf(articles: readonly Categorised[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const category of new Set(articles.map((article) => article.category))) {
    const slug = topicSlug(category)
    if (slug !== null && !topics.has(slug)) topics.set(slug, { slug, name: category ?? '' })
  }
  const offered = ARTICLE_CATEGORIES.map((name) => slugify(name))
  const rank = ({ slug }: Topic) => offered.indexOf(slug) + 1 || offered.length + 1
  return [...topics.values()].toSorted(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'lt'),
  )
}

/** Returns the articles of a topic, in the given order; all for null. */
export function articlesOfTopic<Article extends Categorised>(
  articles: readonly Article[],
  topic: string | null,
): readonly Article[] {
  if (topic === null) return articles
  const categories = new Set(articles.map(({ category }) => category))
  const ofTopic = [...categories].filter((category) => topicSlug(category) === topic)
  return articles.filter(({ category }) => ofTopic.includes(category))
}

/** Splits a list into pages; an empty list has one page. */
export function pagesOf<Article>(
  articles: readonly Article[],
  topic: string | null,
): ListPage<Article>[] {
  const pageCount = Math.max(1, Math.ceil((articles.length - 1) / ARTICLES_PER_PAGE))
  const startOf = (index: number) => (index === 0 ? 0 : index * ARTICLES_PER_PAGE + 1)
  return Array.from({ length: pageCount }, (_, index) => ({
    items: articles.slice(startOf(index), startOf(index + 1)),
    place: { topic, page: index + 1, pageCount },
  }))
}

/**
 * Returns a prebuilt page with the articles of a newer list. Pages beyond the prebuilt ones have no address, so their
 * articles are appended to the last prebuilt page. A page beyond the end of the newer list becomes the last page of
 * that list.
 */
export function freshPage<Article extends Categorised>(
  articles: readonly Article[],
  { topic, page, pageCount }: ListPlace,
): ListPage<Article> {
  const pages = pagesOf(articlesOfTopic(articles, topic), topic)
  const kept = pages.slice(0, pageCount)
  const last = kept.length
  const current = Math.min(page, last)
  const shown = current === last ? pages.slice(last - 1) : kept.slice(current - 1, current)
  return {
    items: shown.flatMap(({ items }) => items),
    place: { topic, page: current, pageCount: last },
  }
}

/**
 * Returns the page numbers of a pagination: first, last, current and its neighbours, with `gap` in place of two or more
 * omitted numbers.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount])
  const numbers: (number | 'gap')[] = []
  for (let number = 1; number <= pageCount; number++) {
    const single = shown.has(number - 1) && shown.has(number + 1)
    if (shown.has(number) || single) numbers.push(number)
    else if (numbers.at(-1) !== 'gap') numbers.push('gap')
  }
  return numbers
}
