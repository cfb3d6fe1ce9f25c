import { atom } from 'nanostores'
import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { itemPath } from '#src/features/search/seo.ts'
import type { SiteContent } from '#src/features/search/site-paths.ts'
import type { Session } from '#src/panel/frame/session.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

const SUMMARY = { query: { view: 'summary' } } as const

/** What the site has. @returns null when it could not be loaded. */
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

/** The published items, for a link to one. */
export function createLinkTargets(given: Tools = {}) {
  const { session } = toolsOf(given)
  const $targets = atom<readonly { path: string; title: string }[]>([])

  /** Where that fails there are none: an address can still be typed. */
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

  return { $targets, load }
}
