import type { Database } from '#db/client.ts'
import * as queries from './series-queries.ts'
import type { NewStepInput, SeriesList, StepInput } from '../series-contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { changedMeanwhile, hasValues, requireUpdated } from '#src/server/records.ts'

/** Returns all series with the counts of their steps, and the bands without a series. */
export async function readSeries(db: Database): Promise<SeriesList> {
  const [rows, bands] = await db.batch([queries.foundSeries(db), queries.bandsWithoutSeries(db)])
  const items = rows.map(({ band, quiz, ...series }) => ({
    ...series,
    band: band === null || quiz === null ? null : { quiz, name: band },
  }))
  return { items, bands }
}

/** Adds a paused series for a band. @throws RequestError 409 if the band is gone or has one. */
export async function createSeries(
  db: Database,
  { bandId, attemptId }: { bandId: string; attemptId?: string | undefined },
): Promise<{ success: true }> {
  const isAdded = await queries.insertSeries(db, attemptId ?? crypto.randomUUID(), bandId)
  if (!isAdded) throw changedMeanwhile()
  return { success: true }
}

/** Pauses or resumes a series. @throws RequestError 404 */
export async function pauseSeries(sending: OutboxContext, id: string, paused: boolean) {
  const answer = await done(queries.pauseSeries(sending.db, id, paused), errorTexts.seriesNotFound)
  if (!paused) deliverSoon(sending)
  return answer
}

/** Sorts the steps of a series. @throws RequestError 409 if the ids are not exactly those of all its steps. */
export async function sortSteps(
  db: Database,
  id: string,
  ids: readonly string[],
): Promise<{ success: true }> {
  if (!(await queries.sortSteps(db, id, ids))) throw changedMeanwhile()
  return { success: true }
}

/** Returns a step. @throws RequestError 404 */
export async function readStep(db: Database, id: string) {
  return found(queries.findStep(db, id), errorTexts.stepNotFound)
}

/**
 * Stores a step at the end of a series, once per attempt id. What a later attempt says replaces it.
 * @throws RequestError 409 if the series is gone or full, or if the step was changed since the first attempt.
 */
export async function storeStep(
  sending: OutboxContext,
  seriesId: string,
  { attemptId, ...values }: NewStepInput,
) {
  const id = attemptId ?? crypto.randomUUID()
  const isStored = await queries.insertStep(sending.db, { id, seriesId, ...values })
  if (!isStored) throw new RequestError(409, errorTexts.seriesFull)
  deliverSoon(sending)
  const stored = await readStep(sending.db, id)
  return hasValues<queries.StepValues>(stored, values)
    ? stored
    : replaceStep(sending, id, { ...values, updatedAt: stored.createdAt.toISOString() })
}

/** Changes a step. @throws RequestError 404, or 409 if it was changed meanwhile. */
export async function replaceStep(
  sending: OutboxContext,
  id: string,
  { updatedAt, ...values }: StepInput,
) {
  const outcome = await queries.updateStep(sending.db, id, values, new Date(updatedAt))
  requireUpdated(outcome, errorTexts.stepNotFound)
  deliverSoon(sending)
  return readStep(sending.db, id)
}
