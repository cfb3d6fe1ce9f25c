import { type Kysely, sql } from 'kysely'

/** Adds who has signed an answer. Answers of earlier releases are signed by the academy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_letters add column signed_by text`.execute(db)
}
