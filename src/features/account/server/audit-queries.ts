import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#db/client.ts'
import type { AuditLogTable } from '#db/schema/tables.ts'
import type { List } from '#src/server/lists.ts'
import type { listActs } from '../contracts.ts'

export type RecordedAct = Selectable<AuditLogTable>

/** Appends an act to the audit log. */
export async function insertAct(db: Database, act: Insertable<AuditLogTable>): Promise<void> {
  await db.write.insertInto('auditLog').values(act).execute()
}

/** The audit log. */
export const actList: List<typeof listActs, RecordedAct> = {
  rows: (db) => db.read.selectFrom('auditLog').selectAll(),
  time: 'at',
  filters: {},
  toItem: (act) => act,
}
