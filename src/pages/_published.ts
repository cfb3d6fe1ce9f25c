import { getCollection, getEntry } from 'astro:content'
import type { PublicPage, PublicPost } from '#src/contracts/posts.ts'
import type { PublicQuiz, QuizSummary } from '#src/contracts/quizzes.ts'

export type PublishedQuiz = PublicQuiz & QuizSummary & { createdAt: string }

/** What a build was made of; `live` is false when it had no database. */
export interface SiteState {
  contentVersion: number
  builtAt: string
  live: boolean
}

interface Entry<Data> {
  data: Data
}

/** As the loaders store an item. */
type Stored<Item> = Item & { plain: boolean }

/** Every published article, newest first. */
export const publishedPosts = onceABuild(async (): Promise<PublicPost[]> => {
  const entries: Entry<Stored<PublicPost>>[] = await getCollection('posts')
  return entries.map(({ data: { plain: _, ...post } }) => post).toSorted(newestFirst)
})

/** Every published static page. */
export async function publishedPages(): Promise<PublicPage[]> {
  const entries: Entry<Stored<PublicPage>>[] = await getCollection('pages')
  return entries.map(({ data: { plain: _, ...page } }) => page)
}

/** Every published quiz, newest first. */
export async function publishedQuizzes(): Promise<PublishedQuiz[]> {
  const entries: Entry<PublishedQuiz>[] = await getCollection('quizzes')
  return entries.map(({ data }) => data).toSorted(newestFirst)
}

/** The titles of published articles and pages whose text is shown as it was written. */
export async function plainTitles(): Promise<string[]> {
  const entries: Entry<Stored<PublicPost | PublicPage>>[] = [
    ...(await getCollection('posts')),
    ...(await getCollection('pages')),
  ]
  return entries.filter(({ data }) => data.plain).map(({ data }) => data.title)
}

export async function siteState(): Promise<SiteState> {
  const entry: { data: SiteState } | undefined = await getEntry('site', 'current')
  if (!entry) throw new Error('The site loader has stored no entry named "current".')
  return entry.data
}

/** Every list page asks for the articles; only in development do these change in between. */
function onceABuild<Items>(read: () => Promise<Items>): () => Promise<Items> {
  let items: Promise<Items> | undefined
  return () => (import.meta.env.PROD ? (items ??= read()) : read())
}

/** The order in which the API lists; ids settle ties. Times are written alike: their texts order them. */
function newestFirst(a: Sortable, b: Sortable): number {
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}

interface Sortable {
  id: string
  createdAt: string
}
