import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { AuditLogTable } from '#db/schema/tables.ts'
import { newestBy, pageOf, type Slice } from '#src/server/queries/lists.ts'

export type RecordedAct = Selectable<AuditLogTable>

/** Appends an act to the audit log. */
export async function insertAct(db: Database, act: Insertable<AuditLogTable>): Promise<void> {
  await db.write.insertInto('auditLog').values(act).execute()
}

/** Returns one page of the audit log, newest first, and the total. */
export async function listActs(
  db: Database,
  slice: Slice,
): Promise<{ items: RecordedAct[]; total: number }> {
  const { items, counts } = await pageOf(db, slice, {
    counts: db.read.selectFrom('auditLog').select(sql<number>`count(*)::integer`.as('total')),
    items: db.read.selectFrom('auditLog').selectAll().orderBy('at', 'desc').orderBy('id', 'desc'),
    order: newestBy('at'),
  })
  return { items, ...counts }
}
