import type { Database } from '#db/client.ts'
import * as erasures from './queries/erasures.ts'
import * as retention from '#src/features/clients/server/retention-queries.ts'
import { ERASURE_DAYS } from '#src/core/retention.ts'
import { deployContext } from './deploy-context.ts'
import { environment } from './environment.ts'
import { suppressionKeys } from './signing.ts'
import { logFault } from './log.ts'
import { objectStore, withinDeadline } from './object-store.ts'
import type { OutboxContext } from './outbox-trigger.ts'

// The list of erasures is copied to the object store, because it would be lost together with the database.

/** Maximum number of erasures in one object. */
const OBJECT_ROWS = 1000

const store = () => objectStore('erasures')

/** Copies erasures to the object store after the response. */
export function copyErasuresSoon({ db, waitUntil }: Pick<OutboxContext, 'db' | 'waitUntil'>): void {
  waitUntil(copyErasures(db))
}

/** Copies erasures that were not copied yet. Never throws, because the scheduled function repeats it. */
export async function copyErasures(db: Database): Promise<void> {
  if (environment().inPreview) return
  try {
    for (;;) {
      const rows = await erasures.readUncopied(db, OBJECT_ROWS)
      if (rows.length === 0) return
      const day = new Date().toISOString().slice(0, 10)
      const key = `${deployContext()}/${day}-${crypto.randomUUID()}`
      await withinDeadline(store().setJSON(key, rows))
      await erasures.markCopied(db, rows)
    }
  } catch (error) {
    logFault('erasures-not-kept', error)
  }
}

/** Deletes visitors' data and records of erasures when their storage period ends. */
export async function deleteExpired(db: Database): Promise<void> {
  await retention.deleteExpired(db, suppressionKeys())
  await copyErasures(db)
  await deleteOldErasures(new Date())
}

/** Deletes copies of erasures that are older than any backup. */
async function deleteOldErasures(now: Date): Promise<void> {
  const prefix = `${deployContext()}/`
  const oldest = new Date(now.getTime() - ERASURE_DAYS * 24 * 60 * 60_000).toISOString()
  const { blobs } = await withinDeadline(store().list({ prefix }))
  const old = blobs.filter(({ key }) => key.slice(prefix.length) < oldest.slice(0, 10))
  await Promise.all(old.map(({ key }) => store().delete(key)))
}
