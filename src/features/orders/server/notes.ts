import type { Database } from '#db/client.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import type { NewNote, NoteChanges } from '../contracts.ts'
import { noteTexts } from '../note-texts.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { done, RequestError } from '#src/server/errors.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { requireUpdated } from '#src/server/records.ts'
import * as queries from './note-queries.ts'

/**
 * Stores a note about an order, once.
 * @throws RequestError 409 if the order was not started, or the consent to messages was withdrawn.
 */
export async function createNote(
  db: Database,
  orderId: string,
  { id, content, dueOn }: NewNote,
): Promise<{ success: true }> {
  if (!(await queries.insertNote(db, { id, orderId, content, dueOn }))) {
    throw new RequestError(409, correspondenceTexts.closed)
  }
  return { success: true }
}

/** Changes a note. @throws RequestError 404, 409 if it was changed in the meantime. */
export async function updateNote(
  db: Database,
  id: string,
  { updatedAt, ...changes }: NoteChanges,
): Promise<{ success: true }> {
  requireUpdated(await queries.updateNote(db, id, changes, new Date(updatedAt)), noteTexts.missing)
  return { success: true }
}

/** Deletes a note. @throws RequestError 404 */
export async function deleteNote(sending: OutboxContext, id: string): Promise<{ success: true }> {
  const answer = await done(eraseRow(sending.db, 'order-note', id), noteTexts.missing)
  copyErasuresSoon(sending)
  return answer
}
