import { atom } from 'nanostores'
import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { itemPath } from '#src/features/search/seo.ts'
import type { SiteContent } from '#src/features/search/site-paths.ts'
import type { Session } from '#src/panel/frame/session.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { failureText } from '#src/client/request.ts'
import type { AdminPostListed } from '#src/features/articles/contracts.ts'
import { itemFormTexts } from './texts.ts'

const SUMMARY = { query: { view: 'summary' } } as const

/** Loads all articles, pages, quizzes and experts. @returns null if any of the calls failed. */
export async function loadSiteContent({
  call,
}: Pick<Session, 'call'>): Promise<SiteContent | null> {
  const [posts, pages, quizzes, experts] = await Promise.all([
    call(routes.listAdminPosts, SUMMARY),
    call(routes.listAdminPages, SUMMARY),
    call(routes.listAdminQuizzes, {}),
    call(routes.listAdminExperts, {}),
  ])
  if (!posts.ok || !pages.ok || !quizzes.ok || !experts.ok) return null
  return { posts: posts.data, pages: pages.data, quizzes: quizzes.data, experts: experts.data }
}

/** A published item to link to. */
export interface LinkTarget {
  path: string
  title: string
}

/** Creates the store of published items, as targets for links in a text. */
export function createLinkTargets(given: Tools = {}) {
  const { session } = toolsOf(given)
  const $targets = atom<readonly LinkTarget[]>([])

  /** Loads the items. Shows no error, because a URL can also be typed. */
  async function load(): Promise<void> {
    const content = await loadSiteContent(session)
    if (content === null) return
    const targetsOf = (kind: ItemKind, items: SiteContent['pages']) =>
      items.flatMap(({ published, slug, title }) =>
        published ? [{ path: itemPath(kind, slug), title }] : [],
      )
    const { posts, quizzes, pages } = content
    $targets.set([
      ...targetsOf('post', posts),
      ...targetsOf('quiz', quizzes),
      ...targetsOf('page', pages),
    ])
  }

  /** Returns the title of the item at a path; '' if it is unknown or not loaded yet. */
  function titleOf(path: string): string {
    return $targets.get().find((target) => target.path === path)?.title ?? ''
  }

  return { $targets, load, titleOf }
}

export type PublishedArticle = Pick<AdminPostListed, 'id' | 'title' | 'excerpt' | 'slug'>

export type PublishedArticlesState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; articles: readonly PublishedArticle[] }

/** Creates the store of published articles for a select, newest first. */
export function createPublishedArticles(given: Tools = {}) {
  const { session, isHandled } = toolsOf(given)
  const $state = atom<PublishedArticlesState>({ step: 'loading' })

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call(routes.listAdminPosts, {
      query: { view: 'summary' },
    })
    if (result.ok) {
      $state.set({ step: 'loaded', articles: result.data.filter(({ published }) => published) })
    } else if (!isHandled(result.failure)) {
      const message = failureText(result.failure, itemFormTexts.articlesFailed)
      $state.set({ step: 'error', message })
    }
  }

  /** Returns the title of an article, or its slug until the titles are loaded. */
  function titleOf(slug: string): string {
    const state = $state.get()
    const articles = state.step === 'loaded' ? state.articles : []
    return articles.find((article) => article.slug === slug)?.title ?? slug
  }

  return { $state, load, titleOf }
}

export type PublishedArticles = ReturnType<typeof createPublishedArticles>
