import type { Loader, LoaderContext } from 'astro/loaders'
import { type Database, openDatabase } from '#db/client.ts'
import { type Post, readPublishedPosts } from '#db/queries/posts.ts'
import { readContentVersion } from '#db/queries/publishing.ts'
import { readPublishedQuizzes } from '#db/queries/quizzes.ts'
import { getPage, getPost } from '#src/contracts/posts.ts'
import { getQuiz } from '#src/contracts/quizzes.ts'
import type { PostType } from '#src/domain/articles.ts'
import { renderMarkdown } from '#src/domain/markdown.ts'
import { z } from 'zod'
import { type PublishedItem, sharePublishedItems } from './published-items.ts'
import { siteEnvironment } from './site-environment.ts'

/** Articles read in one round trip: Neon answers at most 10 MB. */
const PAGE_SIZE = 200

const quizEntry = getQuiz.response.extend({
  id: z.uuid(),
  questionCount: z.number(),
  createdAt: z.iso.datetime(),
})

const siteEntry = z.object({
  /** The build carries at least this version. */
  contentVersion: z.number(),
  builtAt: z.iso.datetime(),
  /** False in a preview without a database: its lists load in the browser. */
  live: z.boolean(),
})

/**
 * The content version is read before any content, so that a build never claims to carry more than
 * it does. One promise serves all loaders of a build.
 */
let version: Promise<number> | undefined

function contentDatabase(): Database | null {
  const { databaseUrl, withoutDatabase } = siteEnvironment()
  if (databaseUrl !== null) return openDatabase(databaseUrl)
  if (withoutDatabase) return null
  throw new Error('DATABASE_URL is not set: the site cannot be built without its content.')
}

function contentVersion(db: Database): Promise<number> {
  version ??= readContentVersion(db)
  return version
}

/** Published articles by slug, as visitors read them. */
export function postLoader() {
  return postsOfType('post', getPost.response)
}

/** Published static pages by slug. */
export function pageLoader() {
  return postsOfType('page', getPage.response)
}

function postsOfType<Schema extends z.ZodObject>(type: PostType, schema: Schema) {
  return {
    name: `${type}s`,
    schema,
    load: async (context: LoaderContext) => {
      const db = contentDatabase()
      const seen = new Set<string>()
      if (db) {
        await contentVersion(db)
        for await (const post of publishedPosts(db, type)) {
          seen.add(post.slug)
          const data = await context.parseData({ id: post.slug, data: toEntry(post) })
          context.store.set({ id: post.slug, data, digest: context.generateDigest(data) })
        }
      }
      for (const id of context.store.keys()) if (!seen.has(id)) context.store.delete(id)
      if (type === 'post') sharePublishedItems({ posts: itemsOf(context.store) })
    },
  } satisfies Loader
}

async function* publishedPosts(db: Database, type: PostType): AsyncGenerator<Post> {
  let after: string | null = null
  for (;;) {
    const posts: Post[] = await readPublishedPosts(db, { type, after, limit: PAGE_SIZE })
    yield* posts
    const last = posts.at(-1)
    if (posts.length < PAGE_SIZE || !last) return
    after = last.id
  }
}

function toEntry(post: Post) {
  return {
    ...post,
    content: renderMarkdown(post.content),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  }
}

/** Published quizzes by slug, without weights and bands. */
export function quizLoader() {
  return {
    name: 'quizzes',
    schema: quizEntry,
    load: async (context: LoaderContext) => {
      const db = contentDatabase()
      context.store.clear()
      if (!db) return
      await contentVersion(db)
      for (const quiz of await readPublishedQuizzes(db)) {
        const data = await context.parseData({
          id: quiz.slug,
          data: {
            ...quiz,
            questionCount: quiz.questions.length,
            createdAt: quiz.createdAt.toISOString(),
          },
        })
        context.store.set({ id: quiz.slug, data, digest: context.generateDigest(data) })
      }
      sharePublishedItems({ quizzes: itemsOf(context.store) })
    },
  } satisfies Loader
}

/** The stored entries as the integrations read them; the loader's schema has checked their data. */
function itemsOf<Data>(store: LoaderContext['store']): PublishedItem<Data>[] {
  return store.values().map(({ data, digest }) => ({ data: data as Data, digest: String(digest) }))
}

/** One entry, `current`: what this build is made of. */
export function siteLoader() {
  return {
    name: 'site',
    schema: siteEntry,
    load: async (context: LoaderContext) => {
      const db = contentDatabase()
      const data = await context.parseData({
        id: 'current',
        data: {
          contentVersion: db ? await contentVersion(db) : 0,
          builtAt: new Date().toISOString(),
          live: db !== null,
        },
      })
      context.store.set({ id: 'current', data })
    },
  } satisfies Loader
}
