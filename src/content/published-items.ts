import type { PublicPost } from '#src/contracts/posts.ts'
import type { PublicQuiz } from '#src/contracts/quizzes.ts'

/** What the integrations of a build read: every published item, with the digest of its content. */
export interface PublishedItems {
  posts: readonly PublishedItem<PublicPost>[]
  quizzes: readonly PublishedItem<PublicQuiz>[]
}

export interface PublishedItem<Data> {
  data: Data
  /** Changes whenever the item does. */
  digest: string
}

/**
 * Astro loads the content configuration as a module graph of its own, apart from the one that the
 * integrations live in: what both must see stands on the global object of their one process.
 */
const SHARED = Symbol.for('santykiu-akademija.published-items')
const shared = globalThis as { [SHARED]?: Partial<PublishedItems> }

/** Called by a loader once it knows every published item of its kind. */
export function sharePublishedItems(items: Partial<PublishedItems>): void {
  shared[SHARED] = { ...shared[SHARED], ...items }
}

/** The published items of this build, from `astro:build:start` on; none before the loaders ran. */
export function publishedItems(): PublishedItems {
  return { posts: shared[SHARED]?.posts ?? [], quizzes: shared[SHARED]?.quizzes ?? [] }
}
