import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { findExpert } from '#src/features/experts/server/expert-queries.ts'
import {
  findPost,
  insertPost,
  storedPost,
  updatePost,
} from '#src/features/articles/server/post-queries.ts'
import { explainingViolations, missingText } from './items.ts'
import { requireUpdated } from '#src/server/records.ts'
import {
  findQuiz,
  insertQuiz,
  storedQuiz,
  updateQuiz,
} from '#src/features/quizzes/server/quiz-queries.ts'
import {
  findDeletedState,
  findItemVersion,
  type ItemVersion,
  listItemVersions,
} from './version-queries.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import { adminPost } from '#src/features/articles/contracts.ts'
import { fullQuiz, keptQuestion } from '#src/features/quizzes/contracts.ts'
import type {
  getVersion,
  listVersions,
  restoreVersion as restoreVersionContract,
} from '../version-contracts.ts'
import { isUnread } from '#src/features/images/generated.ts'
import { firstPublished, type ItemKind, withoutPassedTime } from '#src/core/items.ts'
import { withUnknownParts } from '#src/features/quizzes/quiz-editing.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found, RequestError } from '#src/server/errors.ts'
import { keepForSale, tellOfLegalPage } from '#src/features/articles/server/posts.ts'
import { publishSaved, type PublishingContext, scheduleSaved } from './publishing.ts'

// A stored state is a row as JSON, so its instants are strings in the database's format.

const storedInstant = z.string().transform((text) => new Date(text))
const storedInstants = { publishAt: storedInstant.nullable(), createdAt: storedInstant }
const notRestored = { id: true, publishedAt: true, updatedAt: true } as const
const postState = adminPost.omit(notRestored).extend({
  ...storedInstants,
  // Versions from before articles had authors count as the team's.
  authorId: adminPost.shape.authorId.default(null),
  generated: adminPost.shape.generated.default(null),
})
const quizState = fullQuiz.omit(notRestored).extend({
  ...storedInstants,
  questions: z.array(keptQuestion),
  // Versions from before quizzes had dimensions lack both fields.
  dimensions: fullQuiz.shape.dimensions.optional(),
  comparable: fullQuiz.shape.comparable.optional(),
})

const deletedState = z.object({
  published: z.boolean(),
  publishAt: storedInstant.nullable(),
  // Older deletions did not store this date.
  publishedAt: storedInstant.nullable().default(null),
  createdAt: storedInstant,
})

const nextState = z.object({
  title: z.string(),
  published: z.boolean(),
  publishAt: storedInstant.nullable(),
  savedAt: storedInstant,
  changed: z.array(z.string().transform(toFieldName)),
})

type PostState = z.output<typeof postState>
type QuizState = z.output<typeof quizState>

/** Lists the kept versions of an item, each with what the save after it changed. */
export async function readVersions(
  db: Database,
  item: { kind: ItemKind; id: string },
): Promise<AnswerOf<typeof listVersions>> {
  const current = item.kind === 'quiz' ? storedQuiz(item.id) : storedPost(item.id)
  const versions = await listItemVersions(db, item, current)
  return versions.map((version) => ({ ...version, next: nextState.nullable().parse(version.next) }))
}

/**
 * Returns a version, with its item in the format of an update.
 * @throws RequestError 404 if the version does not exist.
 */
export async function readVersion(db: Database, id: string): Promise<AnswerOf<typeof getVersion>> {
  const version = await requireVersion(db, id)
  const { kind, itemId, title } = version
  const described = { id, itemId, title, savedAt: version.savedAt }
  if (kind !== 'quiz') {
    const state = await withKnownAuthor(db, postState.parse(version.state))
    return { ...described, kind, item: toInput(state) }
  }
  const state = toInput(quizState.parse(version.state))
  const quiz = await findQuiz(db, itemId)
  const known = withUnknownParts(state, quiz ?? { questions: [] })
  const item = {
    ...known,
    questions: withoutForeignIds(known.questions, quiz?.questions ?? []),
    categories: withoutForeignIds(state.categories, quiz?.categories ?? []),
  }
  return { ...described, kind, item }
}

/**
 * Makes a version the current state of its item. The published status does not change: a deleted item returns as it was
 * deleted.
 * @throws RequestError 404 if the version does not exist. 409 if its slug is taken, if the item is being saved by
 *   another call, if it would publish an unread generated text, or if a page that sales depend on would leave its URL.
 */
export async function restoreVersion(
  saving: PublishingContext,
  id: string,
): Promise<AnswerOf<typeof restoreVersionContract>> {
  const { kind, itemId, state } = await requireVersion(saving.db, id)
  const saved = await explainingViolations(async () =>
    kind === 'quiz'
      ? restoreQuiz(saving.db, itemId, quizState.parse(state))
      : restorePost(saving, itemId, await withKnownAuthor(saving.db, postState.parse(state))),
  )
  await publishSaved(saving, saved.raised)
  scheduleSaved(saving, saved)
  return { kind, id: itemId, ...placeOf(saved) }
}

async function requireVersion(db: Database, id: string): Promise<ItemVersion> {
  return found(findItemVersion(db, id), errorTexts.versionNotFound)
}

/** Removes the author of a version if the expert was deleted. */
async function withKnownAuthor(db: Database, state: PostState): Promise<PostState> {
  const author = state.authorId === null ? undefined : await findExpert(db, state.authorId)
  return { ...state, authorId: author?.id ?? null }
}

/** Restores an article or page. @returns the restored item. */
async function restorePost(saving: PublishingContext, id: string, state: PostState) {
  const { db } = saving
  const current = await findPost(db, { id, type: state.type })
  const place = current === undefined ? await formerPlace(db, id) : placeOf(current)
  const { createdAt, ...values } = { ...state, ...place }
  if (isUnread(values)) throw new RequestError(409, errorTexts.versionUnread)
  if (current === undefined) return insertPost(db, id, { ...values, createdAt })
  await keepForSale(db, current, values)
  const outcome = await updatePost(db, id, values, current.updatedAt)
  const item = requireUpdated(outcome, missingText[state.type])
  tellOfLegalPage(saving, item)
  return item
}

/** Restores a quiz. Deleted questions and bands return with their former ids. */
async function restoreQuiz(db: Database, id: string, kept: QuizState) {
  const current = await findQuiz(db, id)
  const state = withUnknownParts(kept, current ?? { questions: [] })
  if (current === undefined) {
    return insertQuiz(db, id, { ...state, ...(await formerPlace(db, id)) })
  }
  const { createdAt: _, ...values } = { ...state, ...placeOf(current) }
  const outcome = await updateQuiz(db, id, values, current.updatedAt)
  return requireUpdated(outcome, errorTexts.quizNotFound)
}

/**
 * Returns the publication of an item as it was deleted, and when it was first published. A publishing time that has
 * passed since is dropped. Reads the last version, since earlier ones may lack the date.
 */
async function formerPlace(db: Database, id: string) {
  const state = deletedState.parse(await findDeletedState(db, id))
  const { published, publishAt } = state
  const isAhead = publishAt !== null && publishAt > new Date()
  return { published, publishAt: isAhead ? publishAt : null, publishedAt: firstPublished(state) }
}

/** Returns the field of a column, such as `imageUrl` of `image_url`. */
function toFieldName(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

function placeOf({ published, publishAt }: { published: boolean; publishAt: Date | null }) {
  return { published, publishAt }
}

/** Builds the body of an update. Drops a publishing time in the past, which would be rejected. */
function toInput<State extends { published: boolean; createdAt: Date; publishAt: Date | null }>({
  createdAt: _,
  ...state
}: State) {
  const publishAt = state.publishAt?.toISOString() ?? null
  return withoutPassedTime({ ...state, publishAt }, Date.now())
}

/** Removes ids that the quiz no longer has, so that an update creates deleted questions and bands anew. */
function withoutForeignIds<Item extends { id: string }>(
  items: readonly Item[],
  current: readonly { id: string }[],
): (Omit<Item, 'id'> & { id?: string })[] {
  const known = new Set(current.map((item) => item.id))
  return items.map(({ id, ...item }) => (known.has(id) ? { ...item, id } : item))
}
