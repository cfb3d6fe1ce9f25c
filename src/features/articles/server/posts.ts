import { isDeepStrictEqual } from 'node:util'
import { type Database, violatedForeignKey, violatedUniqueConstraint } from '#db/client.ts'
import {
  type AuthoredPost,
  deletePost,
  findPost,
  insertPost,
  listAllPosts,
  listAllPostSummaries,
  type NewTimes,
  type Post,
  type PostValues,
  type PostWithoutContent,
  type UpdateOutcome,
  updatePost,
} from './post-queries.ts'
import type { Saved } from '#src/features/publishing/server/publishing-queries.ts'
import { type NewPostInput, type PostInput, publicPost, type PublicPost } from '../contracts.ts'
import { firstPublished, type PostType, withShownDate } from '#src/core/items.ts'
import { slugify } from '#src/core/slugs.ts'
import { renderMarkdown } from '../markdown.ts'
import { PAGES_OF_SALE } from '#src/features/orders/orders.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found, RequestError } from '#src/server/errors.ts'
import { isSelling } from '#src/server/environment.ts'
import {
  publishSaved,
  type Saving,
  scheduleSaved,
} from '#src/features/publishing/server/publishing.ts'

/** The 404 sentence of articles and pages. */
export const missingText = { post: errorTexts.postNotFound, page: errorTexts.pageNotFound } as const

/** A stored article or page as visitors read it: content as sanitised HTML. */
export function toPublicPost({ aiCaptions, ...post }: AuthoredPost): PublicPost {
  return publicPost.parse({
    ...withShownDate(post),
    content: renderMarkdown(post.content),
    ...(aiCaptions.length === 0 ? {} : { aiCaptions }),
  })
}

/** A stored article or page as the administrator edits it: content as Markdown. */
function toAdminPost<Row extends PostWithoutContent>(post: Row) {
  return { ...post, publishedAt: firstPublished(post) }
}

/**
 * Most content in a list, in bytes: Neon's responses are limited to 10 MB, the platform's to 6 MB, and both
 * carry JSON.
 */
const LISTED_CONTENT_LIMIT = 4_500_000

/**
 * All articles or all pages, drafts too, newest first. A summary has no content, nor does a list whose
 * content would exceed the size limit of a response.
 */
export async function listPosts(
  db: Database,
  type: PostType,
  { view }: { view?: 'summary' | undefined },
) {
  if (view === 'summary') return (await listAllPostSummaries(db, type)).map(toAdminPost)
  const posts = await listAllPosts(db, type, LISTED_CONTENT_LIMIT)
  return posts.map(({ content, ...post }) => ({
    ...toAdminPost(post),
    ...(content === null ? {} : { content }),
  }))
}

/** An article or page, drafts too. */
export async function readPost(db: Database, { id, type }: { id: string; type: PostType }) {
  return toAdminPost(await found(findPost(db, { id, type }), missingText[type]))
}

/** Id and times of a new item; creation and modification default to now. */
export interface Origin extends NewTimes {
  id: string
}

/** Stores a new article or page and publishes it when it is not a draft. */
export async function createPost(
  saving: Saving,
  input: PostInput,
  { id, ...times }: Origin = { id: crypto.randomUUID() },
) {
  const values = { ...toPostValues(input), ...times }
  const post = await explainingViolations(() => insertPost(saving.db, id, values))
  return answerCreated(saving, post)
}

async function answerCreated(saving: Saving, post: Saved<Post>) {
  if (post.published) await publishSaved(saving, post.raised)
  scheduleSaved(saving, post)
  return toAdminPost(post)
}

/**
 * Stores a new article or page; a repeated attempt id replaces what it stored before, as after a lost
 * response.
 * @throws RequestError 409 when the item has been changed since.
 */
export async function storePost(saving: Saving, { attemptId: id, ...input }: NewPostInput) {
  if (id === undefined) return createPost(saving, input)
  return storeOnce({
    create: () => createPost(saving, input, { id }),
    find: () => findPost(saving.db, { id, type: input.type }),
    isSame: (stored) => hasValues(stored, toPostValues(input)),
    answer: (stored) => answerCreated(saving, stored),
    replace: (updatedAt) => replacePost(saving, id, { ...input, updatedAt }),
  })
}

/** Replaces an article or page; with `updatedAt` only at that row version. */
export async function replacePost(saving: Saving, id: string, input: PostInput) {
  const { updatedAt, ...rest } = input
  const values = toPostValues(rest)
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  await keepForSale(saving.db, { id, type: input.type }, values)
  const outcome = await explainingViolations(() => updatePost(saving.db, id, values, expected))
  const item = requireUpdated(outcome, missingText[input.type])
  await publishSaved(saving, item.raised)
  scheduleSaved(saving, item)
  return toAdminPost(item)
}

/** Deletes an article or page. @throws RequestError 404, 409 for a page that a sale rests on. */
export async function removePost(
  saving: Saving,
  { id, type }: { id: string; type: PostType },
): Promise<{ success: true }> {
  await keepForSale(saving.db, { id, type }, null)
  const deleted = await found(deletePost(saving.db, { id, type }), missingText[type])
  await publishSaved(saving, deleted.raised)
  return { success: true }
}

/**
 * Refuses that a page on which a sale rests leaves its address while something is sold.
 * @param next what becomes of it; null: it is deleted.
 * @throws RequestError 409
 */
export async function keepForSale(
  db: Database,
  { id, type }: { id: string; type: PostType },
  next: Pick<PostValues, 'slug' | 'published'> | null,
): Promise<void> {
  if (type !== 'page' || !isSelling()) return
  const page = await findPost(db, { id, type })
  if (page?.published !== true || !PAGES_OF_SALE.includes(page.slug)) return
  if (next?.published === true && next.slug === page.slug) return
  const field = next?.published === true ? 'slug' : 'published'
  throw new RequestError(409, errorTexts.pageOfSale, {
    ...(next === null ? {} : { fields: { [field]: errorTexts.pageOfSale } }),
  })
}

/** The row of a validated body. */
function toPostValues({ updatedAt: _, ...input }: PostInput): PostValues {
  return {
    ...input,
    slug: input.slug ?? proposedSlug(input.title),
    publishAt: timeOfPublishing(input),
  }
}

/** The publishing time of an item: null once it is published. */
export function timeOfPublishing(item: {
  published: boolean
  publishAt: string | null
}): Date | null {
  return item.published || item.publishAt === null ? null : new Date(item.publishAt)
}

/**
 * The slug for a title.
 * @throws RequestError 400 when the title has no letter or digit to make one from.
 */
export function proposedSlug(title: string): string {
  const slug = slugify(title)
  if (slug === '') {
    throw new RequestError(400, errorTexts.invalidSlug, {
      fields: { slug: errorTexts.invalidSlug },
    })
  }
  return slug
}

/** Whether a stored row has all these values. */
export function hasValues<Values extends object>(stored: Values, values: Values): boolean {
  return Object.keys(values).every((key) =>
    isDeepStrictEqual(values[key as keyof Values], stored[key as keyof Values]),
  )
}

/**
 * Creates an item, or replaces it when an earlier attempt has created it already.
 * @throws RequestError 409 when it was changed since and differs from what is sent, or when the attempt id
 *   is the id of something else.
 */
export async function storeOnce<Stored extends { createdAt: Date; updatedAt: Date }, Item>({
  create,
  find,
  isSame,
  answer,
  replace,
}: {
  create: () => Promise<Item>
  find: () => Promise<Stored | undefined>
  /** Whether the stored item equals the one sent. */
  isSame: (stored: Stored) => boolean
  answer: (stored: Stored) => Promise<Item>
  /** @param updatedAt the row version to replace. */
  replace: (updatedAt: string) => Promise<Item>
}): Promise<Item> {
  try {
    return await create()
  } catch (error) {
    // Both its id and its slug are taken then; the database reports only one of them.
    const fault = error instanceof RequestError ? error.cause : error
    const violated = violatedUniqueConstraint(fault)
    const stored = violated === null ? undefined : await find()
    if (stored === undefined) throw violated?.endsWith('_pkey') === true ? idTaken(error) : error
    if (isSame(stored)) return await answer(stored)
    // Any change since its creation has updated `updatedAt`.
    if (stored.updatedAt.getTime() !== stored.createdAt.getTime()) throw changedMeanwhile()
    return await replace(stored.updatedAt.toISOString())
  }
}

/** Runs a write; a taken slug becomes a 409, an unknown author a 400. */
export async function explainingViolations<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedForeignKey(error) === 'blog_posts_author_id_fkey') {
      throw new RequestError(400, errorTexts.authorNotFound, {
        fields: { authorId: errorTexts.authorNotFound },
        cause: error,
      })
    }
    if (violatedUniqueConstraint(error)?.endsWith('_slug_key') === true) {
      throw new RequestError(409, errorTexts.slugTaken, {
        fields: { slug: errorTexts.slugTaken },
        cause: error,
      })
    }
    throw error
  }
}

/** The updated item, or the error that explains why there is none. */
export function requireUpdated<Item>(outcome: UpdateOutcome<Item>, missing: string): Item {
  switch (outcome.outcome) {
    case 'updated':
      return outcome.item
    case 'missing':
      throw new RequestError(404, missing)
    case 'changed-meanwhile':
      throw changedMeanwhile()
  }
}

/** The refusal of an id that belongs to another item. */
export function idTaken(cause?: unknown): RequestError {
  return new RequestError(409, errorTexts.idTaken, { cause })
}

/** The refusal of a save over a later one. */
export function changedMeanwhile(): RequestError {
  return new RequestError(409, errorTexts.changedMeanwhile)
}
