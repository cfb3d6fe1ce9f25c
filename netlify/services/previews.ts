import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { findPost, type Post } from '#db/queries/posts.ts'
import { findQuiz, type FullQuiz } from '#db/queries/quizzes.ts'
import { readPreviewsRevokedAt, revokePreviews } from '#db/queries/preview-revocations.ts'
import type { Preview, PreviewLink } from '#src/contracts/previews.ts'
import { ITEM_KINDS, type ItemKind, PREVIEW_DAYS } from '#src/domain/items.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'
import { missingText, toPublicPost } from './posts.ts'
import { readToken, signToken } from './signing.ts'

const PURPOSE = 'preview'
const DAY_MS = 24 * 60 * 60 * 1000

const claimsOfLink = z.tuple([z.enum(ITEM_KINDS), z.uuid()])

interface ItemReference {
  kind: ItemKind
  id: string
}

/** What a preview link stands for. */
export interface Link extends ItemReference {
  madeAt: Date
}

/** An item as it is stored. */
export type Previewed = { kind: 'post' | 'page'; post: Post } | { kind: 'quiz'; quiz: FullQuiz }

/**
 * Makes the link that shows an item, also a draft, for a week.
 * @throws RequestError 404 when there is no such item.
 */
export async function createPreviewLink(db: Database, item: ItemReference): Promise<PreviewLink> {
  await requireItem(db, item)
  const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS)
  const token = signToken(PURPOSE, [item.kind, item.id], expiresAt)
  return {
    url: `${environment().origin}/perziura/${token}`,
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Revokes every preview link of an item that was made so far.
 * @throws RequestError 404 when there is no such item.
 */
export async function revokePreviewLinks(
  db: Database,
  item: ItemReference,
): Promise<{ success: true }> {
  await requireItem(db, item)
  await revokePreviews(db, item, new Date())
  return { success: true }
}

/**
 * What a link shows, as visitors would read it.
 * @throws RequestError 403 when the link is forged, revoked or has expired, 404 when its item is
 * deleted.
 */
export async function readPreview(db: Database, token: string): Promise<Preview> {
  const item = await previewedItem(db, requireLink(token))
  return item.kind === 'quiz'
    ? { kind: 'quiz', item: item.quiz }
    : { kind: item.kind, item: toPublicPost(item.post) }
}

/** @throws RequestError 403 when the token is forged or expired. */
export function requireLink(token: string): Link {
  const link = readToken(PURPOSE, token)
  if (link.state !== 'valid') {
    const { previewExpired, previewForged } = errorTexts
    throw new RequestError(403, link.state === 'expired' ? previewExpired : previewForged)
  }
  const [kind, id] = claimsOfLink.parse(link.claims)
  return { kind, id, madeAt: new Date(link.expiresAt.getTime() - PREVIEW_DAYS * DAY_MS) }
}

/** @throws RequestError 403 when the link is revoked, 404 when its item is deleted. */
export async function previewedItem(db: Database, link: Link): Promise<Previewed> {
  const [item, revokedAt] = await Promise.all([
    requireItem(db, link),
    readPreviewsRevokedAt(db, link),
  ])
  if (revokedAt !== null && link.madeAt <= revokedAt) {
    throw new RequestError(403, errorTexts.previewRevoked)
  }
  return item
}

async function requireItem(db: Database, { kind, id }: ItemReference): Promise<Previewed> {
  if (kind === 'quiz') {
    const quiz = await findQuiz(db, id)
    if (quiz) return { kind, quiz }
    throw new RequestError(404, errorTexts.quizNotFound)
  }
  const post = await findPost(db, { id, type: kind })
  if (post) return { kind, post }
  throw new RequestError(404, missingText[kind])
}
