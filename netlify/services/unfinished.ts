import type { Database } from '#db/client.ts'
import * as unfinished from '#db/queries/unfinished.ts'
import type { UnfinishedInput } from '#src/contracts/unfinished.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'

/** What no form has saved yet, the last change first. */
export async function listTexts(db: Database) {
  return unfinished.listUnfinished(db)
}

/** @throws RequestError 404 when there is no such text. */
export async function readText(db: Database, id: string) {
  const text = await unfinished.findUnfinished(db, id)
  if (text === undefined) throw new RequestError(404, errorTexts.unfinishedNotFound)
  return text
}

/** Keeps an unfinished text, as the device of a session has it now, unless another has changed it since. */
export async function keepText(
  { db, session }: { db: Database; session: { id: string; device: string } },
  id: string,
  { seen, ...input }: UnfinishedInput,
) {
  const text = { id, ...input, device: session.device, sessionId: session.id }
  const kept = await unfinished.putUnfinished(db, text, seen === null ? null : new Date(seen))
  return kept ?? { updatedAt: null, saved: false }
}

/** Deletes an unfinished text: it is saved or discarded. */
export async function dropText(db: Database, id: string): Promise<{ success: true }> {
  await unfinished.deleteUnfinished(db, id)
  return { success: true }
}
