import { type Kysely, sql } from 'kysely'

/**
 * The row version up to which nobody has written an item by hand. Until now only what was never changed is known not to be
 * somebody's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'quizzes']) {
    const name = sql.table(table)
    await sql`alter table ${name} add untouched_at timestamptz(3)`.execute(db)
    await sql`update ${name} set untouched_at = updated_at where updated_at = created_at`.execute(
      db,
    )
  }
}
