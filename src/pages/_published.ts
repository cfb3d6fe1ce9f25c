import { getCollection, getEntry } from 'astro:content'
import { withContent } from '#src/content/published-items.ts'
import type { PublicPage, PublicPost } from '#src/contracts/posts.ts'
import type { PublicQuiz, QuizSummary } from '#src/contracts/quizzes.ts'
import type { PostType } from '#src/domain/articles.ts'

export type PublishedQuiz = PublicQuiz & QuizSummary & { createdAt: string }

/** What a build was made of; `live` is false when it had no database. */
export interface SiteState {
  contentVersion: number
  builtAt: string
  live: boolean
}

/** Changes whenever the item does: what the page of an item is kept by (`_cache-key.ts`). */
interface Digest {
  digest: string
}

/** As the loaders store an item: its text is in a file of its own. */
type Stored<Item> = Omit<Item, 'content'> & { text: string; mark: string; plain: boolean }

/** Every published article, newest first. */
export const publishedPosts = onceABuild(async (): Promise<(PublicPost & Digest)[]> => {
  const entries: Entry<Stored<PublicPost>>[] = await getCollection('posts')
  return entries.map((entry) => publicItem('post', entry)).toSorted(newestFirst)
})

/** Every published static page. */
export const publishedPages = onceABuild(async (): Promise<(PublicPage & Digest)[]> => {
  const entries: Entry<Stored<PublicPage>>[] = await getCollection('pages')
  return entries.map((entry) => publicItem('page', entry))
})

/** Every published quiz, newest first. */
export const publishedQuizzes = onceABuild(async (): Promise<(PublishedQuiz & Digest)[]> => {
  const entries: Entry<PublishedQuiz>[] = await getCollection('quizzes')
  return entries
    .map(({ data, digest }) => ({ ...data, digest: String(digest) }))
    .toSorted(newestFirst)
})

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

interface Entry<Data> {
  data: Data
  digest?: string | number
}

function publicItem<Data extends { text: string; mark: string; plain: boolean }>(
  type: PostType,
  entry: Entry<Data>,
) {
  const { mark: _, plain: __, ...data } = entry.data
  return withContent(type, { ...data, digest: String(entry.digest) })
}

/** Pages ask for the same lists again and again; only in development do these change in between. */
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
