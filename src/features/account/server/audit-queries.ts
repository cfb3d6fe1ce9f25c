import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { AuditLogTable } from '#db/schema/tables.ts'
import type { List } from '#src/server/lists.ts'
import type { listActs } from '../contracts.ts'

export type RecordedAct = Selectable<AuditLogTable>

/** Appends an act to the audit log. */
export async function insertAct(db: Database, act: Insertable<AuditLogTable>): Promise<void> {
  await db.write.insertInto('auditLog').values(act).execute()
}

/** Appends a failed login, unless one was appended in the last ten minutes: guesses must not fill the log. */
export async function insertFailedLogin(db: Database, device: string): Promise<void> {
  await sql`
    insert into audit_log (id, act, session_id, device)
    select gen_random_uuid(), 'failLogin', null, ${device}
    where not exists (
      select from audit_log where act = 'failLogin' and at > now() - interval '10 minutes')`.execute(
    db.write,
  )
}

/** Paged query of the audit log. */
export const actList: List<typeof listActs, RecordedAct> = {
  rows: (db) => db.read.selectFrom('auditLog').selectAll(),
  time: 'at',
  filters: {},
  toItem: (act) => act,
}
