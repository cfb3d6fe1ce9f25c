import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { ARTICLE_BODY_LIMIT, contract, type ResponseOf } from '#src/core/contract.ts'
import { createExpert } from '#src/features/experts/contracts.ts'
import { sentInstant, slugField } from '#src/core/fields.ts'
import { createPage, createPost } from '#src/features/articles/contracts.ts'
import { createQuiz } from '#src/features/quizzes/contracts.ts'
import * as routes from '#src/core/routes.ts'

/** Fields of an imported item that its form does not have. */
const identity = {
  id: z.uuid({ error: errorTexts.invalidId }),
  slug: slugField,
  /** Absent from archives before version 3. */
  publishedAt: sentInstant.nullable().optional(),
  createdAt: sentInstant,
  updatedAt: sentInstant.optional(),
}

const idOfPart = z.object({ id: z.uuid({ error: errorTexts.invalidId }) })

/** Whether every question or band has a unique id. */
function areIdentified(parts: readonly { id?: string | undefined }[]): boolean {
  const ids = new Set(parts.map(({ id }) => id))
  return ids.size === parts.length && parts.every((part) => idOfPart.safeParse(part).success)
}

// Each field is validated as in the forms. Rules that compare fields are left out, since the content of an archive was
// validated when it was saved.
const noAttempt = { attemptId: true } as const
const importedPost = z.strictObject({ ...createPost.body.shape, ...identity }).omit(noAttempt)
const importedPage = z.strictObject({ ...createPage.body.shape, ...identity }).omit(noAttempt)
const importedExpert = z
  .strictObject({
    ...createExpert.body.shape,
    id: identity.id,
    position: z
      .int({ error: errorTexts.invalidPosition })
      .min(0, { error: errorTexts.invalidPosition }),
    createdAt: identity.createdAt,
    updatedAt: identity.updatedAt,
  })
  .omit(noAttempt)
const importedQuiz = z
  .strictObject({ ...createQuiz.body.shape, ...identity })
  .omit(noAttempt)
  .refine(({ questions }) => areIdentified(questions), {
    error: errorTexts.partsNotIdentified,
    path: ['questions'],
  })
  .refine(({ categories }) => areIdentified(categories), {
    error: errorTexts.partsNotIdentified,
    path: ['categories'],
  })

/** Stores an item under its id. An existing item with this id stays as it is. */
export const importItem = contract(routes.importItem, {
  access: 'admin',
  act: 'importItem',
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('post'), item: importedPost }),
    z.strictObject({ kind: z.literal('page'), item: importedPage }),
    z.strictObject({ kind: z.literal('quiz'), item: importedQuiz }),
    z.strictObject({ kind: z.literal('expert'), item: importedExpert }),
  ]),
  response: z.object({ outcome: z.enum(['created', 'exists']) }),
})

export type ImportInput = z.output<typeof importItem.body>
export type ImportOutcome = ResponseOf<typeof importItem>['outcome']
