import { type Kysely, sql } from 'kysely'

/** When an item was first published; of those published before, their creation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'quizzes']) {
    const name = sql.table(table)
    await sql`
      alter table ${name} add published_at timestamptz(3)
        constraint ${sql.ref(`${table}_published_at_bounds`)} check (
          published_at >= '1970-01-01T00:00:00Z' and published_at < '2200-01-01T00:00:00Z')`.execute(
      db,
    )
    await sql`update ${name} set published_at = created_at where published`.execute(db)
  }
  // The previous release publishes rows without it: reads fall back to the creation.
  await sql`drop index blog_posts_list`.execute(db)
  await sql`
    create index blog_posts_list on blog_posts (type, coalesce(published_at, created_at) desc, id)
    where published`.execute(db)
}
