import { type Kysely, sql } from 'kysely'

/** The administrator's password as it was changed in the panel, and challenges of passkeys that confirm an act. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_password (
      is_only boolean primary key default true check (is_only),
      id uuid not null,
      hash text not null,
      environment_hash text not null,
      changed_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    alter table admin_challenges
      drop constraint admin_challenges_purpose_check,
      add constraint admin_challenges_purpose_check
        check (purpose in ('login', 'registration', 'confirmation'))`.execute(db)
}
