import { type Kysely, sql } from 'kysely'
import { welcomeTexts } from '#src/features/newsletter/welcome-texts.ts'

/**
 * Adds series of letters. The series that a confirmed subscription starts always exists; its first step is the welcome
 * mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table series (
        id uuid primary key,
        -- Each band starts one series at most; null for the series of all other subscribers.
        band_id uuid unique references quiz_categories on delete set null,
        is_general boolean not null default false,
        paused boolean not null default true,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint series_general check (not is_general or band_id is null)
      )`,
    sql`create unique index series_one_general on series (is_general) where is_general`,
    sql`
      create table series_steps (
        id uuid primary key,
        series_id uuid not null references series on delete cascade,
        place integer not null,
        -- Days since the step before, or since the series began.
        wait_days integer not null,
        -- Hour of the site's time zone. Without a wait, the step is sent at once.
        hour integer not null,
        subject text not null,
        content text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint series_steps_place unique (series_id, place) deferrable initially deferred
      )`,
    sql`
      create table series_readers (
        subscription_id uuid not null references newsletter_subscriptions on delete cascade,
        series_id uuid not null references series on delete cascade,
        started_at timestamptz(3) not null default now(),
        -- When the last step was queued, or the series began.
        moved_at timestamptz(3) not null default now(),
        primary key (subscription_id, series_id)
      )`,
    sql`create index series_readers_series on series_readers (series_id)`,
    sql`
      create table series_sends (
        subscription_id uuid not null references newsletter_subscriptions on delete cascade,
        step_id uuid not null references series_steps on delete cascade,
        queued_at timestamptz(3) not null default now(),
        primary key (subscription_id, step_id)
      )`,
    sql`create index series_sends_step on series_sends (step_id)`,
    sql`alter table marketing_consents add column band_id uuid`,
    sql`
      with general as (
        insert into series (id, is_general, paused) values (gen_random_uuid(), true, false) returning id)
      insert into series_steps (id, series_id, place, wait_days, hour, subject, content)
      select gen_random_uuid(), id, 1, 0, 9, ${sql.lit(welcomeTexts.subject)}, ${sql.lit(welcomeTexts.content)}
      from general`,
  ]
  for (const statement of statements) await statement.execute(db)
}
