import { type Kysely, sql } from 'kysely'

/** The experts whom the site introduces, and which of them has written an article. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experts (
      id uuid primary key,
      name text not null,
      photo_url text,
      qualification text not null,
      words text not null,
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    alter table blog_posts
      add column author_id uuid references experts (id) on delete set null`.execute(db)
  await sql`create index blog_posts_author on blog_posts (author_id)`.execute(db)
}
