import { type Kysely, sql } from 'kysely'

/** Which model has made an image or drafted a text, and when; of a text also when a person has read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column generated jsonb`.execute(db)
  await sql`alter table media add column generated jsonb`.execute(db)
  await sql`alter table blog_posts add column generated jsonb`.execute(db)
}
