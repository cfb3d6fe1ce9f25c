import { type Kysely, sql } from 'kysely'

/** When an order was concluded, by which terms, and whether the checkout's return was used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreed_terms (
      id text primary key,
      content text not null,
      changed_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    alter table orders
      add column agreed_at timestamptz(3),
      add column terms_id text,
      add column returned_at timestamptz(3)`.execute(db)
}
