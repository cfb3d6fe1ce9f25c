import { z } from 'zod'
import { ITEM_KINDS } from '#src/core/items.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { idParams, instant, ofRow } from '#src/core/fields.ts'
import { adminPost } from '#src/features/articles/contracts.ts'
import { fullQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'

const kindParams = z.object({ kind: z.enum(ITEM_KINDS) })

/** Fields of an item that its form does not have. */
const notOfTheForm = { id: true, publishedAt: true, createdAt: true, updatedAt: true } as const
const postState = adminPost.omit(notOfTheForm)
const { questions, categories } = fullQuiz.shape
const quizState = fullQuiz.omit(notOfTheForm).extend({
  // A question or band that was deleted later has no id, so an update creates it anew.
  questions: z.array(questions.element.partial({ id: true })),
  categories: z.array(categories.element.partial({ id: true })),
})

const status = {
  published: z.boolean(),
  /** Time at which a draft was to be published; null for never. */
  publishAt: instant.nullable(),
}

/** Lists the kept versions of an item, newest first, at most 20. */
export const listVersions = contract(routes.listVersions, {
  access: 'admin',
  params: kindParams.extend(idParams.shape),
  response: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /** `savedAt`: when this state was saved. `keptAt`: when a newer one replaced it. */
      savedAt: instant,
      keptAt: instant,
      /** Number of words; null for a quiz. */
      words: z.number().nullable(),
      /** Number of questions; null for an article or page. */
      questionCount: z.number().nullable(),
      ...status,
      /** Whether it has the same text as the item has now, whatever their status. */
      isAsNow: z.boolean(),
      /** The state that replaced this one; null if it was the last one of a deleted item. */
      next: z
        .object({
          ...status,
          title: z.string(),
          savedAt: instant,
          /** Names of the fields in which it differs from this one. */
          changed: z.array(z.string()),
        })
        .nullable(),
    }),
  ),
})

const version = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  title: z.string(),
  savedAt: instant,
})

/** Returns a version; `item` is the body of an update that restores it. */
export const getVersion = contract(routes.getVersion, {
  ...ofRow,
  response: z.discriminatedUnion('kind', [
    version.extend({ kind: z.literal('post'), item: postState }),
    version.extend({ kind: z.literal('page'), item: postState }),
    version.extend({ kind: z.literal('quiz'), item: quizState }),
  ]),
})

/**
 * Restores a version and keeps the current state as another version. The published status does not change: a deleted
 * item returns as it was deleted, with its former id, or as a draft if its publishing time has passed.
 */
export const restoreVersion = contract(routes.restoreVersion, {
  ...ofRow,
  act: 'restoreVersion',
  response: z.object({ kind: z.enum(ITEM_KINDS), id: z.uuid(), ...status }),
})

/** Lists deleted items that can be restored, last deleted first. */
export const listDeleted = contract(routes.listDeleted, {
  access: 'admin',
  params: kindParams,
  response: z.array(
    z.object({
      versionId: z.uuid(),
      id: z.uuid(),
      title: z.string(),
      slug: z.string(),
      /** The status that it returns with. */
      ...status,
      /** Earlier slugs of the item. */
      formerSlugs: z.array(z.string()),
      deletedAt: instant,
    }),
  ),
})

export type VersionListed = ResponseOf<typeof listVersions>[number]
export type Version = ResponseOf<typeof getVersion>
export type DeletedItem = ResponseOf<typeof listDeleted>[number]
