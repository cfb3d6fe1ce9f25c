import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../client.ts'
import type { AuditLogTable } from '../schema/tables.ts'
import { isListed, type Slice } from './lists.ts'

export type RecordedAct = Selectable<AuditLogTable>

/** Appends an act to the audit log. */
export async function insertAct(db: Database, act: Insertable<AuditLogTable>): Promise<void> {
  await db.write.insertInto('auditLog').values(act).execute()
}

/** One page of the audit log, newest first, and the total. */
export async function listActs(
  db: Database,
  { limit, offset }: Slice,
): Promise<{ items: RecordedAct[]; total: number }> {
  const rows = await db.read
    .selectFrom((query) =>
      query
        .selectFrom('auditLog')
        .select(sql<number>`count(*)::integer`.as('total'))
        .as('counts'),
    )
    .leftJoin(
      (query) =>
        query
          .selectFrom('auditLog')
          .selectAll()
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .as('item'),
      (join) => join.onTrue(),
    )
    .selectAll(['counts', 'item'])
    .orderBy('item.at', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  return {
    items: rows.flatMap(({ total: _, ...row }) => (isListed<RecordedAct>(row) ? [row] : [])),
    total: rows[0]?.total ?? 0,
  }
}
