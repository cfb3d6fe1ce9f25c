import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { AdminPostListed } from '#src/features/articles/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { itemFormTexts } from './texts.ts'

export type PublishedArticle = Pick<AdminPostListed, 'id' | 'title' | 'excerpt' | 'slug'>

export type PublishedArticlesState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; articles: readonly PublishedArticle[] }

/** The published articles to choose from, newest first. */
export function createPublishedArticles(given: Tools = {}) {
  const { session, hasEnded } = toolsOf(given)
  const $state = atom<PublishedArticlesState>({ step: 'loading' })

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call(routes.listAdminPosts, {
      query: { view: 'summary' },
    })
    if (result.ok) {
      $state.set({ step: 'loaded', articles: result.data.filter(({ published }) => published) })
    } else if (!hasEnded(result.failure)) {
      const message = failureText(result.failure, itemFormTexts.articlesFailed)
      $state.set({ step: 'error', message })
    }
  }

  /** The title of an article; its slug while it is unknown. */
  function titleOf(slug: string): string {
    const state = $state.get()
    const articles = state.step === 'loaded' ? state.articles : []
    return articles.find((article) => article.slug === slug)?.title ?? slug
  }

  return { $state, load, titleOf }
}

export type PublishedArticles = ReturnType<typeof createPublishedArticles>
