import { z } from 'zod'
import { ITEM_KINDS } from '#src/domain/items.ts'
import { contract, type ResponseOf } from './contract.ts'
import { idParams, instant } from './fields.ts'
import { adminPost } from './posts.ts'
import { fullQuiz } from './quizzes.ts'
import * as routes from './routes.ts'

const kindParams = z.object({ kind: z.enum(ITEM_KINDS) })

/** What a state has beside the fields of its form. */
const notOfTheForm = { id: true, createdAt: true, updatedAt: true } as const
const postState = adminPost.omit(notOfTheForm)
const { questions, categories } = fullQuiz.shape
const quizState = fullQuiz.omit(notOfTheForm).extend({
  // Without id: the quiz has it no more, an update would make a new one.
  questions: z.array(questions.element.partial({ id: true })),
  categories: z.array(categories.element.partial({ id: true })),
})

/** The kept earlier states of an item, newest first, at most 20. */
export const listVersions = contract(routes.listVersions, {
  access: 'admin',
  params: kindParams.extend(idParams.shape),
  response: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /** When this state had been saved, and when the next one took its place. */
      savedAt: instant,
      keptAt: instant,
      /** Words of its text; null for a quiz. */
      words: z.number().nullable(),
      /** Null for an article or page. */
      questionCount: z.number().nullable(),
    }),
  ),
})

const version = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  title: z.string(),
  savedAt: instant,
})

/** One kept state; `item` is the body with which an update would send it. */
export const getVersion = contract(routes.getVersion, {
  access: 'admin',
  params: idParams,
  response: z.discriminatedUnion('kind', [
    version.extend({ kind: z.literal('post'), item: postState }),
    version.extend({ kind: z.literal('page'), item: postState }),
    version.extend({ kind: z.literal('quiz'), item: quizState }),
  ]),
})

/**
 * Makes a kept state the current one and keeps the present one as a version. Whether the item is
 * published stays as it is; a deleted one is there again, under its id, as a draft.
 */
export const restoreVersion = contract(routes.restoreVersion, {
  access: 'admin',
  params: idParams,
  response: z.object({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
})

/** Deleted items that can be restored by their last version, last deleted first. */
export const listDeleted = contract(routes.listDeleted, {
  access: 'admin',
  params: kindParams,
  response: z.array(
    z.object({ versionId: z.uuid(), id: z.uuid(), title: z.string(), deletedAt: instant }),
  ),
})

export type VersionListed = ResponseOf<typeof listVersions>[number]
export type Version = ResponseOf<typeof getVersion>
export type DeletedItem = ResponseOf<typeof listDeleted>[number]
