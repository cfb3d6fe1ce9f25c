import { getCollection, getEntry } from 'astro:content'
import type { Expert } from '#src/features/experts/contracts.ts'
import type { PublicPage, PublicPost } from '#src/features/articles/contracts.ts'
import type { PlainItem } from '#src/features/publishing/contracts.ts'
import type { PublicQuiz, QuizSummary } from '#src/features/quizzes/contracts.ts'
import { newestFirst } from '#src/core/items.ts'
import { ownerSettings } from '#src/site/owner.ts'
import { type OfferedQuiz, offeredQuizzes } from '#src/features/articles/related-content.ts'

export type PublishedQuiz = PublicQuiz & QuizSummary

/** Facts about the build. `live` is false without a database. */
export interface SiteState {
  contentVersion: number
  builtAt: string
  live: boolean
}

interface Entry<Data> {
  data: Data
}

/** An item as the loaders store it. */
type Stored<Item> = Item & { plain: boolean; source: string }

/** Returns all published articles, newest first. */
export const publishedPosts = onceABuild(async (): Promise<PublicPost[]> => {
  const entries: Entry<Stored<PublicPost>>[] = await getCollection('posts')
  return entries.map(({ data: { plain: _, source: __, ...post } }) => post).toSorted(newestFirst)
})

/** Returns all published articles with their Markdown source, newest first. */
export async function publishedSources(): Promise<Stored<PublicPost>[]> {
  const entries: Entry<Stored<PublicPost>>[] = await getCollection('posts')
  return entries.map(({ data }) => data).toSorted(newestFirst)
}

/** Returns all published static pages. */
export async function publishedPages(): Promise<PublicPage[]> {
  const entries: Entry<Stored<PublicPage>>[] = await getCollection('pages')
  return entries.map(({ data: { plain: _, source: __, ...page } }) => page)
}

/** Returns all published quizzes, newest first. */
export async function publishedQuizzes(): Promise<PublishedQuiz[]> {
  const entries: Entry<PublishedQuiz>[] = await getCollection('quizzes')
  return entries.map(({ data }) => data).toSorted(newestFirst)
}

/** Returns the experts in their order. */
export async function publishedExperts(): Promise<Expert[]> {
  const entries: Entry<Expert & { order: number }>[] = await getCollection('experts')
  return entries
    .map(({ data }) => data)
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, ...expert }) => expert)
}

/** Returns the articles and pages that exceed the Markdown limits and are shown as plain text. */
export async function plainItems(): Promise<PlainItem[]> {
  const posts: Entry<Stored<PublicPost>>[] = await getCollection('posts')
  const pages: Entry<Stored<PublicPage>>[] = await getCollection('pages')
  const plainOf = (kind: PlainItem['kind'], entries: Entry<Stored<PublicPost | PublicPage>>[]) =>
    entries.filter(({ data }) => data.plain).map(({ data: { id, title } }) => ({ kind, id, title }))
  return [...plainOf('post', posts), ...plainOf('page', pages)]
}

export async function siteState(): Promise<SiteState> {
  const entry: { data: SiteState } | undefined = await getEntry('site', 'current')
  if (!entry) throw new Error('The site loader has stored no entry named "current".')
  return entry.data
}

/**
 * Caches data that many pages need during a build. In development it is read each time, because it may change between
 * requests.
 */
function onceABuild<Items>(read: () => Promise<Items>): () => Promise<Items> {
  let items: Promise<Items> | undefined
  return () => (import.meta.env.PROD ? (items ??= read()) : read())
}

/** Returns the quiz that the articles of each topic recommend, by name of the topic. */
export async function topicQuizzes(): Promise<Record<string, OfferedQuiz>> {
  const settings = await ownerSettings()
  return offeredQuizzes(settings.topicQuizzes, await publishedQuizzes())
}
