import { type Kysely, sql } from 'kysely'

/** Keeps a damaged row of the quiz results from failing a whole list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function json_or_null(stored text) returns jsonb language plpgsql immutable as $$
    begin
      return stored::jsonb;
    exception when data_exception then
      return null;
    end $$`.execute(db)
}
