import type { Database } from '#db/client.ts'
import * as retention from '#db/queries/retention.ts'
import { deleteOldErasures, keepErasures } from './erasures.ts'
import { departureKeys } from './keyed-hash.ts'

/** Deletes what visitors have left and what is kept no longer. */
export async function deleteExpired(db: Database): Promise<void> {
  await retention.deleteExpired(db, departureKeys())
  await keepErasures(db)
  await deleteOldErasures(new Date())
}
