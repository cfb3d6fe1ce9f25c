import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'zod'
import { type Database, openDatabase } from '#db/client.ts'
import { listExperts } from '#src/features/experts/server/expert-queries.ts'
import { readPublishedPosts } from '#src/features/articles/server/post-queries.ts'
import { readContentVersion } from '#src/features/publishing/server/publishing-queries.ts'
import { readPublishedQuizzes } from '#src/features/quizzes/server/quiz-queries.ts'
import { readSettings } from '#src/features/settings/server/settings-queries.ts'
import { publicExpert } from '#src/features/experts/contracts.ts'
import { getPage, getPost } from '#src/features/articles/contracts.ts'
import { getQuiz } from '#src/features/quizzes/contracts.ts'
import { settings as ownerEntry } from '#src/features/settings/contracts.ts'
import { type PostType, withShownDate } from '#src/core/items.ts'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import { madeUp } from '#src/features/settings/claims.ts'
import { missingDetails, SELLER_LAWS } from '#src/features/settings/seller.ts'
import { markdownFault } from '#src/features/articles/markdown-limits.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { siteEnvironment } from '#src/site/site-environment.ts'

const text = {
  /** Whether the text is shown unrendered because it exceeds the Markdown limits. */
  plain: z.boolean(),
  /** Markdown, which the feed renders for itself. */
  source: z.string(),
}
const postEntry = getPost.response.extend(text)
const pageEntry = getPage.response.extend(text)

const quizEntry = getQuiz.response.extend({
  id: z.uuid(),
  questionCount: z.number(),
})

/** Astro's content store has no order, so each expert has a number. */
const expertEntry = publicExpert.extend({ order: z.number() })

const siteEntry = z.object({
  /** The build contains at least this content version. */
  contentVersion: z.number(),
  builtAt: z.iso.datetime(),
  /** False in a preview without a database: its lists are loaded in the browser. */
  live: z.boolean(),
})

/**
 * The content version is read before any content, so that a build never states a newer version than it contains.
 * One promise serves all loaders of a build.
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

/** Loads published articles by slug, their content rendered to HTML. */
export function postLoader() {
  return postsOfType('post', postEntry)
}

/** Loads published static pages by slug, their content rendered to HTML. */
export function pageLoader() {
  return postsOfType('page', pageEntry)
}

function postsOfType<Schema extends z.ZodObject>(type: PostType, schema: Schema) {
  return loaderOf(`${type}s`, schema, async function* (db) {
    for await (const post of readPublishedPosts(db, type)) {
      const data = {
        ...withShownDate(post),
        content: renderMarkdown(post.content),
        plain: markdownFault(post.content) !== null,
        source: post.content,
      }
      yield { id: post.slug, data }
    }
  })
}

/** Loads published quizzes by slug, without weights and bands. */
export function quizLoader() {
  return loaderOf('quizzes', quizEntry, async function* (db) {
    for (const quiz of await readPublishedQuizzes(db)) {
      const questionCount = quiz.questions.length
      yield { id: quiz.slug, data: { ...withShownDate(quiz), questionCount } }
    }
  })
}

export function expertLoader() {
  return loaderOf('experts', expertEntry, async function* (db) {
    for (const [order, expert] of (await listExperts(db)).entries()) {
      yield { id: expert.id, data: { ...expert, order } }
    }
  })
}

/**
 * Loads a single entry `current`: the owner's settings, or the starting ones without a database.
 */
export function ownerLoader() {
  return {
    name: 'owner',
    schema: ownerEntry,
    load: async (context: LoaderContext) => {
      const db = contentDatabase()
      if (db) await contentVersion(db)
      const settings = db ? (await readSettings(db)).settings : startingSettings
      if (siteEnvironment().context === 'production') {
        for (const kind of madeUp(settings.claims)) {
          context.logger.warn(`The ${kind} are made up: set genuine ones in the panel.`)
        }
        for (const detail of missingDetails(settings)) {
          context.logger.warn(
            `The seller's ${detail} is not set, which ${SELLER_LAWS[detail]} asks for.`,
          )
        }
      }
      context.store.set({
        id: 'current',
        data: await context.parseData({ id: 'current', data: { ...settings } }),
      })
    },
  } satisfies Loader
}

/** Makes a loader that stores what `read` yields, or nothing without a database. */
function loaderOf<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  read: (db: Database) => AsyncIterable<{ id: string; data: Record<string, unknown> }>,
) {
  return {
    name,
    schema,
    load: async (context: LoaderContext) => {
      const db = contentDatabase()
      context.store.clear()
      if (!db) return
      await contentVersion(db)
      for await (const entry of read(db)) {
        context.store.set({ id: entry.id, data: await context.parseData(entry) })
      }
    },
  } satisfies Loader
}

/** Loads a single entry `current`: the facts of this build. */
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
