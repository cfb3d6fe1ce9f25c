import { type Kysely, sql } from 'kysely'

/** Scheduled drafts, and earlier versions of articles, pages and quizzes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blog_posts add publish_at timestamptz(3)`.execute(db)
  await sql`alter table quizzes add publish_at timestamptz(3)`.execute(db)
  await sql`
    create index blog_posts_publish_at on blog_posts (publish_at)
    where publish_at is not null`.execute(db)
  await sql`
    create index quizzes_publish_at on quizzes (publish_at)
    where publish_at is not null`.execute(db)

  // No foreign key to the item: versions outlive it, so that it can be restored.
  await sql`
    create table item_versions (
      id uuid primary key,
      kind text not null check (kind in ('post', 'page', 'quiz')),
      item_id uuid not null,
      title text not null,
      state jsonb not null,
      saved_at timestamptz(3) not null,
      kept_at timestamptz(3) not null default now(),
      deleted boolean not null default false
    )`.execute(db)
  await sql`
    create index item_versions_item on item_versions (item_id, saved_at desc, id)`.execute(db)
  await sql`
    create index item_versions_deleted on item_versions (kind, kept_at desc)
    where deleted`.execute(db)
}
