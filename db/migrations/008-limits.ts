import { type Kysely, sql } from 'kysely'

const DATES = [
  ['blog_posts', 'created_at'],
  ['blog_posts', 'updated_at'],
  ['blog_posts', 'publish_at'],
  ['quizzes', 'created_at'],
  ['quizzes', 'updated_at'],
  ['quizzes', 'publish_at'],
] as const

/**
 * Bounds of dates (`isStorableInstant` in `src/domain/items.ts`), the last time the global login limit
 * was reached, and revocations of preview links.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const first = sql.lit('1970-01-01T00:00:00Z')
  const end = sql.lit('2200-01-01T00:00:00Z')
  for (const [table, column] of DATES) {
    const date = sql.ref(column)
    await sql`
      update ${sql.table(table)} set ${date} = ${first}
      where ${date} < ${first} or ${date} >= ${end}`.execute(db)
    await sql`
      alter table ${sql.table(table)}
        add constraint ${sql.ref(`${table}_${column}_bounds`)}
        check (${date} >= ${first} and ${date} < ${end})`.execute(db)
  }

  await sql`
    create table login_limit (
      id smallint primary key default 1 check (id = 1),
      reached_at timestamptz(3)
    )`.execute(db)
  await sql`insert into login_limit default values`.execute(db)

  await sql`
    create table preview_revocations (
      kind text not null check (kind in ('post', 'page', 'quiz')),
      item_id uuid not null,
      revoked_at timestamptz(3) not null,
      primary key (kind, item_id)
    )`.execute(db)
}
