import { type Kysely, sql } from 'kysely'

/** Rows of visitors that were erased on purpose: a restored backup loses them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      row_id uuid not null,
      kind text not null check (kind in ('booking', 'subscriber', 'submission', 'result',
        'letter-consent', 'outbox-entry', 'submission-person', 'newsletter-consent')),
      erased_at timestamptz(3) not null default now(),
      copied_at timestamptz(3),
      primary key (row_id, kind)
    )`.execute(db)
  await sql`create index erasures_age on erasures (erased_at)`.execute(db)
  await sql`
    create index erasures_uncopied on erasures (erased_at)
    where copied_at is null`.execute(db)
}
