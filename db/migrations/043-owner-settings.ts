import { type Kysely, sql } from 'kysely'

/** What belongs to the owner, in one row. The pages of the seeds named a made-up seller until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_settings (
      id integer primary key default 1 check (id = 1),
      settings jsonb not null default '{}',
      earlier jsonb not null default '[]',
      notice_email text,
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`insert into owner_settings default values`.execute(db)
  const madeUp =
    'UAB \u201eSantyki\u0173 akademija\u201c, \u012fmon\u0117s kodas 000000000, Pavyzd\u017eio g. 1, LT-00000 Vilnius, '
  const brand = 'Santyki\u0173 akademija, '
  await sql`
    update blog_posts set content = replace(content, ${madeUp}, ${brand})
    where type = 'page' and content like '%' || ${madeUp} || '%'`.execute(db)
}
