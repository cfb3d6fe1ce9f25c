import { isDeepStrictEqual } from 'node:util'
import { type Database, violatedUniqueConstraint } from '#db/client.ts'
import {
  deletePost,
  findPost,
  insertPost,
  listAllPosts,
  listAllPostSummaries,
  type Post,
  type PostValues,
  type PostWithoutContent,
  type UpdateOutcome,
  updatePost,
} from '#db/queries/posts.ts'
import type {
  AdminPost,
  AdminPostListed,
  NewPostInput,
  PostInput,
  PostSummary,
  PublicPost,
} from '#src/contracts/posts.ts'
import { type PostType, slugify } from '#src/domain/articles.ts'
import { renderMarkdown } from '#src/domain/markdown.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { publishSaved, type Saving, scheduleSaved } from './publishing.ts'

/** The sentence for an article or page that does not exist. */
export const missingText = { post: errorTexts.postNotFound, page: errorTexts.pageNotFound } as const

/** A stored article as lists show it. */
export function toPostSummary(post: PostWithoutContent): PostSummary {
  return {
    ...post,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  }
}

/** A stored article or page as visitors read it: content as sanitised HTML. */
export function toPublicPost(post: Post): PublicPost {
  return { ...toPostSummary(post), content: renderMarkdown(post.content) }
}

/** A stored article or page as the administrator edits it: content as Markdown. */
function toAdminPost(post: Post): AdminPost {
  return { ...toAdminSummary(post), content: post.content }
}

function toAdminSummary(post: PostWithoutContent): Omit<AdminPost, 'content'> {
  return { ...post, ...toPostSummary(post), publishAt: post.publishAt?.toISOString() ?? null }
}

/**
 * Content in a list, in bytes: Neon answers at most 10 MB, the platform passes on 6 MB, and both
 * carry it as JSON.
 */
const LISTED_CONTENT_LIMIT = 4_500_000

/**
 * Every article or every page, drafts too, newest first. A summary goes without content, and so does a
 * list whose content would be more than an answer can carry.
 */
export async function listPosts(
  db: Database,
  type: PostType,
  { view }: { view?: 'summary' | undefined },
): Promise<AdminPostListed[]> {
  if (view === 'summary') return (await listAllPostSummaries(db, type)).map(toAdminSummary)
  const posts = await listAllPosts(db, type, LISTED_CONTENT_LIMIT)
  return posts.map(({ content, ...post }) => ({
    ...toAdminSummary(post),
    ...(content === null ? {} : { content }),
  }))
}

/** An article or page, drafts too. */
export async function readPost(
  db: Database,
  { id, type }: { id: string; type: PostType },
): Promise<AdminPost> {
  const post = await findPost(db, { id, type })
  if (post === undefined) throw new RequestError(404, missingText[type])
  return toAdminPost(post)
}

/** Which item it is, and since when. */
export interface Origin {
  id: string
  /** Now, when they are left out. */
  createdAt?: Date
  updatedAt?: Date
}

/** Stores a new article or page and publishes it when it is not a draft. */
export async function createPost(
  saving: Saving,
  input: PostInput,
  { id, ...times }: Origin = { id: crypto.randomUUID() },
): Promise<AdminPost> {
  const values = { ...toPostValues(input), ...times }
  const post = await refusingTakenSlug(() => insertPost(saving.db, id, values))
  return answerCreated(saving, post)
}

async function answerCreated(saving: Saving, post: Post): Promise<AdminPost> {
  if (post.published) await publishSaved(saving)
  scheduleSaved(saving, post)
  return toAdminPost(post)
}

/**
 * Stores a new article or page; the same attempt again takes the place of what it has stored, as when
 * its answer was lost.
 * @throws RequestError 409 when that was changed since.
 */
export async function storePost(
  saving: Saving,
  { attemptId: id, ...input }: NewPostInput,
): Promise<AdminPost> {
  if (id === undefined) return createPost(saving, input)
  return storeOnce({
    create: () => createPost(saving, input, { id }),
    find: () => findPost(saving.db, { id, type: input.type }),
    isSame: (stored) => hasValues(stored, toPostValues(input)),
    answer: (stored) => answerCreated(saving, stored),
    replace: (updatedAt) => replacePost(saving, id, { ...input, updatedAt }),
  })
}

/** Replaces an article or page; with `updatedAt` only if nobody has changed it since. */
export async function replacePost(
  saving: Saving,
  id: string,
  input: PostInput,
): Promise<AdminPost> {
  const { updatedAt, ...rest } = input
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  const outcome = await refusingTakenSlug(() =>
    updatePost(saving.db, id, toPostValues(rest), expected),
  )
  const { item, versionRaised } = requireUpdated(outcome, missingText[input.type])
  if (versionRaised) await publishSaved(saving)
  scheduleSaved(saving, item)
  return toAdminPost(item)
}

/** Deletes an article or page. */
export async function removePost(
  saving: Saving,
  { id, type }: { id: string; type: PostType },
): Promise<{ success: true }> {
  const deleted = await deletePost(saving.db, { id, type })
  if (deleted === undefined) throw new RequestError(404, missingText[type])
  if (deleted.published) await publishSaved(saving)
  return { success: true }
}

/** What is stored of a validated body. */
export function toPostValues({ updatedAt: _, ...input }: PostInput): PostValues {
  return {
    ...input,
    slug: input.slug ?? proposedSlug(input.title),
    publishAt: timeOfPublishing(input),
  }
}

/** When an item is published by itself: what is published already waits for nothing. */
export function timeOfPublishing(item: {
  published: boolean
  publishAt: string | null
}): Date | null {
  return item.published || item.publishAt === null ? null : new Date(item.publishAt)
}

/**
 * The slug for a title.
 * @throws RequestError 400 when the title has no letter or digit to make one of.
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
 * Creates something, or replaces it when an earlier attempt has created it already.
 * @throws RequestError 409 when it was changed since, and is not what is sent.
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
  /** Whether it is stored as it is sent now. */
  isSame: (stored: Stored) => boolean
  answer: (stored: Stored) => Promise<Item>
  /** @param updatedAt the version that is replaced. */
  replace: (updatedAt: string) => Promise<Item>
}): Promise<Item> {
  try {
    return await create()
  } catch (error) {
    // Its id and its address are both taken then; the database names one of them.
    const fault = error instanceof RequestError ? error.cause : error
    const stored = violatedUniqueConstraint(fault) === null ? undefined : await find()
    if (stored === undefined) throw error
    if (isSame(stored)) return await answer(stored)
    // Whatever has changed it since it was created has set its time.
    if (stored.updatedAt.getTime() !== stored.createdAt.getTime()) throw changedMeanwhile()
    return await replace(stored.updatedAt.toISOString())
  }
}

/** Runs a write and answers 409 when the address it wants is taken. */
export async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedUniqueConstraint(error)?.endsWith('_slug_key') === true) {
      throw new RequestError(409, errorTexts.slugTaken, {
        fields: { slug: errorTexts.slugTaken },
        cause: error,
      })
    }
    throw error
  }
}

/** The updated item, or the error that tells why there is none. */
export function requireUpdated<Item>(
  outcome: UpdateOutcome<Item>,
  missing: string,
): { item: Item; versionRaised: boolean } {
  switch (outcome.outcome) {
    case 'updated':
      return outcome
    case 'missing':
      throw new RequestError(404, missing)
    case 'changed-meanwhile':
      throw changedMeanwhile()
  }
}

function changedMeanwhile(): RequestError {
  return new RequestError(409, errorTexts.changedMeanwhile)
}
