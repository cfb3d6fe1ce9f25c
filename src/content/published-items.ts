import type { PublicPost } from '#src/contracts/posts.ts'
import type { PublicQuiz } from '#src/contracts/quizzes.ts'
import type { PostType } from '#src/domain/articles.ts'
import type { RenderedTexts } from './rendered-texts.ts'

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

/** What one process knows of its build. */
interface Shared extends PublishedItems {
  texts: Partial<Record<PostType, RenderedTexts>>
}

/**
 * Astro loads the content configuration, the built pages and the integrations as module graphs of
 * their own: what they all must see stands on the global object of their one process.
 */
const SHARED = Symbol.for('santykiu-akademija.published-items')
const shared = globalThis as { [SHARED]?: Shared }

function current(): Shared {
  return (shared[SHARED] = shared[SHARED] ?? { posts: [], quizzes: [], texts: {} })
}

/** Called by a loader once it knows every published item of its kind. */
export function sharePublishedItems(items: Partial<PublishedItems>): void {
  Object.assign(current(), items)
}

/** Called by a loader before it shares or stores items of this type. */
export function shareTexts(type: PostType, texts: RenderedTexts): void {
  current().texts[type] = texts
}

/** The published items of this build, from `astro:build:start` on; none before the loaders ran. */
export function publishedItems(): PublishedItems {
  const { posts, quizzes } = current()
  return { posts, quizzes }
}

/** Resolves when the text of every published item has its file. @throws when one cannot be rendered. */
export async function textsSettled(): Promise<void> {
  await Promise.all(Object.values(current().texts).map((texts) => texts.settled()))
}

/**
 * An item as visitors read it. Its `content` is read from its file each time it is asked for, so
 * that a build holds no texts but those of the pages it renders.
 */
export function withContent<Data extends { text: string }>(
  type: PostType,
  { text, ...data }: Data,
): Omit<Data, 'text'> & { content: string } {
  return {
    ...data,
    get content() {
      const texts = current().texts[type]
      if (!texts) throw new Error(`The texts of type "${type}" have not been loaded.`)
      return texts.read(text)
    },
  }
}
