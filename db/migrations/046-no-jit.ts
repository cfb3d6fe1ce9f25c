import { type Kysely, sql } from 'kysely'

/**
 * Statements are not compiled: Postgres would at each call, since it takes the few rows of a statement's own JSON for
 * many, and that takes longer than running it. Who may not set it is answered as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      execute format('alter database %I set jit = off', current_database());
    exception when insufficient_privilege then null;
    end $$`.execute(db)
}
