import { type Kysely, sql } from 'kysely'

/**
 * What the administrator has done. Rows are never changed, and not deleted before `AUDIT_LOG_MONTHS`
 * (`src/domain/retention.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id uuid primary key,
      at timestamptz(3) not null default now(),
      act text not null,
      subject_kind text check (subject_kind in ('post', 'page', 'quiz')),
      subject_id text,
      subject_slug text,
      session_id uuid not null,
      device text not null
    )`.execute(db)
  await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db)
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '12 months' then
        return old;
      end if;
      raise exception 'The audit log is append-only.' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger audit_log_kept before update or delete on audit_log
      for each row execute function keep_audit_log()`.execute(db)
}
