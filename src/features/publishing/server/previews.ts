import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { findPost } from '#src/features/articles/server/post-queries.ts'
import { missingText } from './items.ts'
import { findQuiz } from '#src/features/quizzes/server/quiz-queries.ts'
import { readPreviewsRevokedAt, revokePreviews } from './publishing-queries.ts'
import { ITEM_KINDS, type ItemKind, PREVIEW_DAYS } from '#src/core/items.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { previewTexts } from '../preview-texts.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { readToken, signToken } from '#src/server/signing.ts'
import type { StoredItem } from './visible-items.ts'

const PURPOSE = 'preview'
const DAY_MS = 24 * 60 * 60 * 1000

const claimsOfLink = z.tuple([z.enum(ITEM_KINDS), z.uuid()])

interface ItemReference {
  kind: ItemKind
  id: string
}

/** Signed contents of a preview link. */
export interface Link extends ItemReference {
  madeAt: Date
}

/**
 * Creates a preview link of an item, published or not. It is valid for a week.
 * @throws RequestError 404 if the item does not exist.
 */
export async function createPreviewLink(db: Database, item: ItemReference) {
  await requireItem(db, item)
  const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS)
  const token = signToken(PURPOSE, [item.kind, item.id], expiresAt)
  return { url: `${environment().origin}/perziura/${token}`, expiresAt }
}

/** Revokes all existing preview links of an item. @throws RequestError 404 if the item does not exist. */
export async function revokePreviewLinks(
  db: Database,
  item: ItemReference,
): Promise<{ success: true }> {
  await requireItem(db, item)
  return done(revokePreviews(db, item, new Date()))
}

/** Reads the token of a preview link. @throws RequestError 403 if it is forged or expired. */
export function requireLink(token: string): Link {
  const link = readToken(PURPOSE, token)
  if (link.state !== 'valid') throw new RequestError(403, previewTexts.refusedTitle)
  const [kind, id] = claimsOfLink.parse(link.claims)
  return { kind, id, madeAt: new Date(link.expiresAt.getTime() - PREVIEW_DAYS * DAY_MS) }
}

/** Returns the item of a preview link. @throws RequestError 403 if the link is revoked, 404 if the item is deleted. */
export async function previewedItem(db: Database, link: Link): Promise<StoredItem> {
  const [item, revokedAt] = await Promise.all([
    requireItem(db, link),
    readPreviewsRevokedAt(db, link),
  ])
  if (revokedAt !== null && link.madeAt <= revokedAt) {
    throw new RequestError(403, previewTexts.refusedTitle)
  }
  return item
}

async function requireItem(db: Database, { kind, id }: ItemReference): Promise<StoredItem> {
  if (kind === 'quiz') return { kind, quiz: await found(findQuiz(db, id), errorTexts.quizNotFound) }
  return { kind, post: await found(findPost(db, { id, type: kind }), missingText[kind]) }
}
