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

/** Every published article, newest first. */
export async function publishedPosts(): Promise<PublicPost[]> {
  const entries: { data: PublicPost }[] = await getCollection('posts')
  return entries.map(({ data }) => data).toSorted(newestFirst)
}

/** Every published static page. */
export async function publishedPages(): Promise<PublicPage[]> {
  const entries: { data: PublicPage }[] = await getCollection('pages')
  return entries.map(({ data }) => data)
}

/** Every published quiz, newest first. */
export async function publishedQuizzes(): Promise<PublishedQuiz[]> {
  const entries: { data: PublishedQuiz }[] = await getCollection('quizzes')
  return entries.map(({ data }) => data).toSorted(newestFirst)
}

export async function siteState(): Promise<SiteState> {
  const entry: { data: SiteState } | undefined = await getEntry('site', 'current')
  if (!entry) throw new Error('The site loader has stored no entry named "current".')
  return entry.data
}

/** The order in which the API lists; ids settle ties. */
function newestFirst(a: Sortable, b: Sortable): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1)
}

interface Sortable {
  id: string
  createdAt: string
}
