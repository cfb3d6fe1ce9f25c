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
import { EMAIL_PACKAGES } from '#src/features/consultations/consultations.ts'
import { settings } from '#src/features/settings/contracts.ts'
import { type PostType, withShownDate } from '#src/core/items.ts'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import { madeUp } from '#src/features/settings/claims.ts'
import { missingDetails, SELLER_LAWS } from '#src/features/settings/seller.ts'
import { markdownFault } from '#src/features/articles/markdown-limits.ts'
import { type OwnerSettings, startingSettings } from '#src/features/settings/owner-texts.ts'
import { answerTimeTexts } from '#src/features/clients/answer-time-texts.ts'
import { areShowable } from '#src/features/clients/answering.ts'
import { readRecentAnswers } from '#src/features/orders/server/recent-answers.ts'
import { siteEnvironment } from '#src/site/site-environment.ts'

const text = {
  /** Whether the text exceeds the Markdown limits and is shown as plain text. */
  plain: z.boolean(),
  /** Markdown source, which the feed renders in its own way. */
  source: z.string(),
}
const postEntry = getPost.response.extend(text)
const pageEntry = getPage.response.extend(text)

const quizEntry = getQuiz.response.extend({
  id: z.uuid(),
  questionCount: z.number(),
})

/** `order` is the expert's position, because Astro's content store keeps no order. */
const expertEntry = publicExpert.extend({ order: z.number() })

const siteEntry = z.object({
  /** Minimum content version that the build contains. */
  contentVersion: z.number(),
  builtAt: z.iso.datetime(),
  /** Whether there is a database. Without one, in a preview, the browser loads the lists. */
  live: z.boolean(),
})

/**
 * Read before the content, so that a build never states a newer version than it contains. All loaders of a build share
 * the promise.
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

/** Loads published articles by slug, with their content as HTML. */
export function postLoader() {
  return postsOfType('post', postEntry)
}

/** Loads published static pages by slug, with their content as HTML. */
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

const setPrice = z.object({ package: z.enum(EMAIL_PACKAGES), price: z.number(), url: z.string() })
const ownerEntry = settings.extend({
  prices: z.array(setPrice),
  /** Sentence on how fast messages are answered; null if visitors must not see it. */
  answerTime: z.string().nullable(),
})

/** Loads one entry, `current`, with the owner's settings. Without a database it has the defaults. */
export function ownerLoader() {
  return {
    name: 'owner',
    schema: ownerEntry,
    load: async (context: LoaderContext) => {
      const db = contentDatabase()
      if (db) await contentVersion(db)
      const owner = db ? await readSettings(db) : { settings: startingSettings, prices: [] }
      if (siteEnvironment().context === 'production') {
        for (const kind of madeUp(owner.settings.claims)) {
          context.logger.warn(`The ${kind} are made up: set genuine ones in the panel.`)
        }
        for (const detail of missingDetails(owner.settings)) {
          context.logger.warn(
            `The seller's ${detail} is not set, which ${SELLER_LAWS[detail]} asks for.`,
          )
        }
      }
      context.store.set({
        id: 'current',
        data: await context.parseData({
          id: 'current',
          data: {
            ...owner.settings,
            // Private, and no page needs them.
            paragraphs: [],
            prices: owner.prices,
            answerTime: db && (await shownAnswerTime(db, owner.settings)),
          },
        }),
      })
    },
  } satisfies Loader
}

/** Returns the sentence on how fast messages are answered; null if it is not shown, or there are too few answers. */
async function shownAnswerTime(
  db: Database,
  { showsAnswerTime }: Pick<OwnerSettings, 'showsAnswerTime'>,
): Promise<string | null> {
  if (!showsAnswerTime) return null
  const recent = await readRecentAnswers(db)
  return areShowable(recent) ? answerTimeTexts.line(recent) : null
}

/** Creates a loader that stores all entries of `read`. Without a database it stores nothing. */
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

/** Loads one entry, `current`, with facts about this build. */
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
