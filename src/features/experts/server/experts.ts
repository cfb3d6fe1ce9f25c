import * as experts from './expert-queries.ts'
import type { Saved } from '#src/features/publishing/server/publishing-queries.ts'
import type { ExpertInput, NewExpertInput } from '../contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { found } from '#src/server/errors.ts'
import { changedMeanwhile, hasValues, requireUpdated, storeOnce } from '#src/server/records.ts'
import { publishSaved, type PublishingContext } from '#src/features/publishing/server/publishing.ts'

/**
 * Stores a new expert. A repeated attempt, for example after a lost response, replaces the expert that the first one
 * stored.
 */
export async function storeExpert(
  saving: PublishingContext,
  { attemptId, ...values }: NewExpertInput,
) {
  const id = attemptId ?? crypto.randomUUID()
  return storeOnce({
    create: () => createExpert(saving, id, values),
    find: () => experts.findExpert(saving.db, id),
    isSame: (stored) => hasValues(stored, values),
    answer: (stored) => answerSaved(saving, stored),
    replace: (updatedAt) => replaceExpert(saving, id, { ...values, updatedAt }),
  })
}

/** Stores a new expert under an id. */
export async function createExpert(
  saving: PublishingContext,
  id: string,
  values: Parameters<typeof experts.insertExpert>[2],
) {
  return answerSaved(saving, await experts.insertExpert(saving.db, id, values))
}

/** Replaces the fields of an expert. If `updatedAt` is given, it must be the current row version. */
export async function replaceExpert(
  saving: PublishingContext,
  id: string,
  { updatedAt, ...values }: ExpertInput,
) {
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  const outcome = await experts.updateExpert(saving.db, id, values, expected)
  return answerSaved(saving, requireUpdated(outcome, errorTexts.expertNotFound))
}

async function answerSaved(saving: PublishingContext, expert: Saved<experts.Expert>) {
  await publishSaved(saving, expert.raised)
  return expert
}

/** Deletes an expert. @throws RequestError 404 */
export async function removeExpert(
  saving: PublishingContext,
  id: string,
): Promise<{ success: true }> {
  const deleted = await found(experts.deleteExpert(saving.db, id), errorTexts.expertNotFound)
  await publishSaved(saving, deleted.raised)
  return { success: true }
}

/**
 * Sorts the experts in the order of the ids.
 * @throws RequestError 409 if the ids are not exactly those of all experts.
 */
export async function sortExperts(
  saving: PublishingContext,
  ids: readonly string[],
): Promise<{ success: true }> {
  if (!(await experts.sortExperts(saving.db, ids))) throw changedMeanwhile()
  await publishSaved(saving)
  return { success: true }
}
