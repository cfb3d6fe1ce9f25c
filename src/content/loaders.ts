import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'zod'
import { type Database, openDatabase } from '#db/client.ts'
import {
  type Post,
  type PublishedMark,
  readPublishedMarks,
  readPublishedPosts,
} from '#db/queries/posts.ts'
import { readContentVersion } from '#db/queries/publishing.ts'
import { readPublishedQuizzes } from '#db/queries/quizzes.ts'
import { getPage, getPost } from '#src/contracts/posts.ts'
import { getQuiz } from '#src/contracts/quizzes.ts'
import type { PostType } from '#src/domain/articles.ts'
import { markdownFault } from '#src/domain/markdown-limits.ts'
import { codeDigest } from './code-digest.ts'
import {
  type PublishedItem,
  sharePublishedItems,
  shareTexts,
  withContent,
} from './published-items.ts'
import { RenderedTexts } from './rendered-texts.ts'
import { siteEnvironment } from './site-environment.ts'

/** Articles and bytes of text read in one round trip: Neon answers at most 10 MB. */
const BATCH_ITEMS = 200
const BATCH_BYTES = 4_000_000

/** Stored of an item beside its public fields. */
const stored = {
  /** The name of its rendered text. */
  text: z.string(),
  /** The state of the row it was made from. */
  mark: z.string(),
  /** Whether its text is shown as it was written, as it cannot be rendered. */
  plain: z.boolean(),
}
const postEntry = getPost.response.omit({ content: true }).extend(stored)
const pageEntry = getPage.response.omit({ content: true }).extend(stored)

type StoredEntry = z.output<typeof pageEntry>

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

/** Published articles by slug; their texts are in files of their own. */
export function postLoader() {
  return postsOfType('post', postEntry)
}

/** Published static pages by slug; their texts are in files of their own. */
export function pageLoader() {
  return postsOfType('page', pageEntry)
}

/**
 * Reads only what has changed since the build whose store and texts are still there.
 * What the database publishes decides: anything else is forgotten.
 */
function postsOfType<Schema extends z.ZodObject>(type: PostType, schema: Schema) {
  return {
    name: `${type}s`,
    schema,
    load: async (context: LoaderContext) => {
      const { store } = context
      const db = contentDatabase()
      const texts = new RenderedTexts(textFolder(context, type), rendererDigest(context))
      shareTexts(type, texts)
      forgetWhatOthersMade(context)

      const changed = db ? await forgetWhatChanged(db, type, { store, texts }) : []
      if (!db) store.clear()
      for await (const post of postsOf(db, changed)) {
        await texts.mayTakeMore()
        const { content, mark, ...item } = post
        const data = await context.parseData({
          id: post.slug,
          data: {
            ...item,
            createdAt: post.createdAt.toISOString(),
            updatedAt: post.updatedAt.toISOString(),
            text: texts.keep(content),
            mark,
            plain: markdownFault(content) !== null,
          },
        })
        const { mark: _, ...visible } = data
        store.set({ id: post.slug, data, digest: context.generateDigest(visible) })
      }
      texts.retain(new Set(store.values().map(({ data }) => (data as StoredEntry).text)))
      if (type === 'post') sharePublishedItems({ posts: articlesOf(store) })
    },
  } satisfies Loader
}

/** The development server keeps a store of its own; a build beside it must not take its texts. */
function textFolder({ config, watcher }: LoaderContext, type: PostType): string {
  const kept = watcher ? new URL('.astro/', config.root) : config.cacheDir
  return fileURLToPath(new URL(`texts/${type}`, kept))
}

/** Changes with the code that renders texts. */
function rendererDigest({ config }: LoaderContext): string {
  return codeDigest(fileURLToPath(config.root), ['src/domain'])
}

/** Entries made by other code or of another database are made anew. */
function forgetWhatOthersMade({ store, meta, config }: LoaderContext): void {
  const { databaseUrl } = siteEnvironment()
  const { hostname, pathname } = new URL(databaseUrl ?? 'postgres://none/none')
  const maker = `${codeDigest(fileURLToPath(config.root))} ${hostname}${pathname}`
  if (meta.get('maker') !== maker) store.clear()
  meta.set('maker', maker)
}

/** Leaves in the store what is published just as it is there. @returns what is to be read. */
async function forgetWhatChanged(
  db: Database,
  type: PostType,
  { store, texts }: { store: LoaderContext['store']; texts: RenderedTexts },
): Promise<PublishedMark[]> {
  await contentVersion(db)
  const kept = new Set<string>()
  const changed = (await readPublishedMarks(db, type)).filter(({ id, slug, mark }) => {
    const known = store.get(slug)?.data as StoredEntry | undefined
    if (known?.id !== id || known.mark !== mark || !texts.has(known.text)) return true
    kept.add(slug)
    return false
  })
  // Also what is to be read: it may have been unpublished in between.
  for (const slug of store.keys()) if (!kept.has(slug)) store.delete(slug)
  return changed
}

/** Reads items by their marks; the next batch is read while one is worked on. */
async function* postsOf(
  db: Database | null,
  marks: readonly PublishedMark[],
): AsyncGenerator<Post & { mark: string }> {
  if (!db) return
  const batches = idBatches(marks)
  const read = (ids: string[] | undefined) => (ids ? readPublishedPosts(db, ids) : undefined)
  let following = read(batches.shift())
  while (following) {
    const posts = await following
    following = read(batches.shift())
    // Its failure is thrown when it is waited for, not while this batch is worked on.
    following?.catch(() => undefined)
    yield* posts
  }
}

function idBatches(marks: readonly PublishedMark[]): string[][] {
  const batches: string[][] = []
  let bytes = 0
  for (const { id, size } of marks) {
    const last = batches.at(-1)
    if (last && last.length < BATCH_ITEMS && bytes + size <= BATCH_BYTES) {
      last.push(id)
      bytes += size
    } else {
      batches.push([id])
      bytes = size
    }
  }
  return batches
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

/** The articles as the integrations read them; the loader's schema has checked their data. */
function articlesOf(store: LoaderContext['store']) {
  return store.values().map(({ data, digest }) => ({
    data: withContent('post', data as z.output<typeof postEntry>),
    digest: String(digest),
  }))
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
