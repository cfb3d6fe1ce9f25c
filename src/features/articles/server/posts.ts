import type { Database } from '#db/client.ts'
import {
  type AuthoredPost,
  deletePost,
  findPost,
  insertPost,
  listAllPosts,
  listAllPostSummaries,
  type Post,
  type PostValues,
  type PostWithoutContent,
  updatePost,
} from './post-queries.ts'
import type { NewTimes } from '#src/server/queries/item-queries.ts'
import type { Saved } from '#src/features/publishing/server/publishing-queries.ts'
import { type NewPostInput, type PostInput, publicPost, type PublicPost } from '../contracts.ts'
import { firstPublished, type PostType, withShownDate } from '#src/core/items.ts'
import { renderMarkdown } from '../markdown.ts'
import { PAGES_OF_SALE } from '#src/features/orders/orders.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { hasValues, requireUpdated, storeOnce } from '#src/server/records.ts'
import {
  dateOf,
  explainingViolations,
  missingText,
  proposedSlug,
  timeOfPublishing,
} from '#src/features/publishing/server/items.ts'
import { found, RequestError } from '#src/server/errors.ts'
import { isSelling } from '#src/server/environment.ts'
import { outboxFlag } from '#src/server/outbox-trigger.ts'
import {
  publishSaved,
  type PublishingContext,
  scheduleSaved,
} from '#src/features/publishing/server/publishing.ts'

/** Converts a stored article or page for visitors: content as sanitised HTML. */
export function toPublicPost({ aiCaptions, ...post }: AuthoredPost): PublicPost {
  return publicPost.parse({
    ...withShownDate(post),
    content: renderMarkdown(post.content),
    ...(aiCaptions.length === 0 ? {} : { aiCaptions }),
  })
}

/** Converts a stored article or page for the administrator: content as Markdown. */
function toAdminPost<Row extends PostWithoutContent>(post: Row) {
  return { ...post, publishedAt: firstPublished(post) }
}

/**
 * Maximum bytes of content in a list: Neon's responses are limited to 10 MB, and the platform's to 6 MB. Both encode
 * the content as JSON, which makes it longer.
 */
const LISTED_CONTENT_LIMIT = 4_500_000

/**
 * Lists all articles or all pages, drafts too, newest first. The items have no content in a summary, or if the content
 * of all would exceed the size limit of a response.
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

/** Returns an article or page, even if it is a draft. @throws RequestError 404 */
export async function readPost(db: Database, { id, type }: { id: string; type: PostType }) {
  return toAdminPost(await found(findPost(db, { id, type }), missingText[type]))
}

/** Id and times of a new item; creation and modification default to now. */
export interface Origin extends NewTimes {
  id: string
}

/** Stores a new article or page, and publishes it unless it is a draft. */
export async function createPost(
  saving: PublishingContext,
  input: PostInput,
  { id, ...times }: Origin = { id: crypto.randomUUID() },
) {
  const values = { ...toPostValues(input), ...times }
  const post = await explainingViolations(() => insertPost(saving.db, id, values))
  return answerCreated(saving, post)
}

async function answerCreated(saving: PublishingContext, post: Saved<Post>) {
  if (post.published) await publishSaved(saving, post.raised)
  scheduleSaved(saving, post)
  return toAdminPost(post)
}

/**
 * Stores a new article or page. A repeated attempt, for example after a lost response, replaces the item that the first
 * attempt stored.
 * @throws RequestError 409 when the stored item was changed in the meantime and differs from the one sent, when the
 *   attempt id belongs to another item, or when the slug is taken; 400 when the author does not exist.
 */
export async function storePost(
  saving: PublishingContext,
  { attemptId: id, ...input }: NewPostInput,
) {
  if (id === undefined) return createPost(saving, input)
  return storeOnce({
    create: () => createPost(saving, input, { id }),
    find: () => findPost(saving.db, { id, type: input.type }),
    isSame: (stored) => hasValues(stored, toPostValues(input)),
    answer: (stored) => answerCreated(saving, stored),
    replace: (updatedAt) => replacePost(saving, id, { ...input, updatedAt }),
  })
}

/** Replaces an article or page. If `updatedAt` is given, it must be the current row version. */
export async function replacePost(saving: PublishingContext, id: string, input: PostInput) {
  const { updatedAt, publishedAt } = input
  const values = { ...toPostValues(input), publishedAt: dateOf(publishedAt) }
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  await keepForSale(saving.db, { id, type: input.type }, values)
  const outcome = await explainingViolations(() => updatePost(saving.db, id, values, expected))
  const item = requireUpdated(outcome, missingText[input.type])
  tellOfLegalPage(saving, item)
  await publishSaved(saving, item.raised)
  scheduleSaved(saving, item)
  return toAdminPost(item)
}

/** Has the mail about a changed legal page delivered within minutes. */
export function tellOfLegalPage(
  { waitUntil }: Pick<PublishingContext, 'waitUntil'>,
  { type, slug }: Pick<Post, 'type' | 'slug'>,
): void {
  if (type === 'page' && PAGES_OF_SALE.includes(slug)) waitUntil(outboxFlag.set())
}

/** Deletes an article or page. @throws RequestError 404, 409 for a page that sales depend on. */
export async function removePost(
  saving: PublishingContext,
  { id, type }: { id: string; type: PostType },
): Promise<{ success: true }> {
  await keepForSale(saving.db, { id, type }, null)
  const deleted = await found(deletePost(saving.db, { id, type }), missingText[type])
  await publishSaved(saving, deleted.raised)
  return { success: true }
}

/**
 * Refuses to move, unpublish or delete a page that sales depend on while something is sold.
 * @param next the page's next state; null if it is deleted.
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

/** Converts a validated body to a row. */
function toPostValues({ updatedAt: _, publishedAt: __, ...input }: PostInput): PostValues {
  return {
    ...input,
    slug: input.slug ?? proposedSlug(input.title),
    publishAt: timeOfPublishing(input),
  }
}
