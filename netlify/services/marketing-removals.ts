import type { Database } from '#db/client.ts'
import { endRemoval, readRemovals } from '#db/queries/marketing.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { environment } from './environment.ts'

/** Whether the marketing service is configured, and what its owner has to delete there. */
export async function describeMarketing(db: Database) {
  return { configured: environment().omnisend !== null, removals: await readRemovals(db) }
}

/** Notes that an address is deleted there. @throws RequestError 404 */
export async function noteRemoved(db: Database, id: string): Promise<{ success: true }> {
  const isListed = await endRemoval(db, id)
  if (!isListed) throw new RequestError(404, errorTexts.removalNotFound)
  return { success: true }
}
