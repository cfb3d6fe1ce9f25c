import { type Kysely, sql } from 'kysely'

/** Adds a function that parses JSON or returns null, so that one damaged submission does not make a whole list fail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function json_or_null(stored text) returns jsonb language plpgsql immutable as $$
    begin
      return stored::jsonb;
    exception when data_exception then
      return null;
    end $$`.execute(db)
}
