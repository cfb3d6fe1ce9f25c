import { type Kysely, sql } from 'kysely'

/** Subscriptions whose address does not exist, and whether the refusals of a letter have been counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table newsletter_subscriptions
      add column refused_at timestamptz(3),
      add column stopped_at timestamptz(3)`.execute(db)
  await sql`
    alter table letters
      add column settled_at timestamptz(3),
      add column sender_refused boolean not null default false`.execute(db)
  // Their refusals did not say why.
  await sql`update letters set settled_at = now() where state = 'sending'`.execute(db)
}
