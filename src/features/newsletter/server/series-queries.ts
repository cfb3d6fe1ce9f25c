import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Private } from '#src/core/private.ts'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import { SERIES_STEPS } from '../series.ts'
import type { Database } from '#db/client.ts'
import { isInGroup } from '#src/server/queries/outbox.ts'
import { isAtVersion, nextVersion, type UpdateOutcome } from '#src/server/queries/row-versions.ts'
import { isListed } from '#src/server/queries/lists.ts'

/** Fields of a step that the administrator sets. */
export interface StepValues {
  subject: string
  /** Markdown source. */
  content: string
  /** Days since the step before, or since the series began. */
  waitDays: number
  /** Hour of the site's time zone; without effect if the step does not wait. */
  hour: number
}

/** Reads all series with their steps, the general one first. */
export function foundSeries(db: Database) {
  return db.read
    .selectFrom('series')
    .leftJoin('quizCategories as band', 'band.id', 'series.bandId')
    .leftJoin('quizzes', 'quizzes.id', 'band.quizId')
    .select(['series.id', 'isGeneral', 'paused', 'band.name as band', 'quizzes.title as quiz'])
    .select(
      sql<number>`(
      select count(*)::integer from series_readers where series_id = series.id)`.as('readers'),
    )
    .select(
      jsonArrayFrom(
        db.read
          .selectFrom('seriesSteps')
          .select(['id', 'subject', 'content', 'waitDays', 'hour'])
          .select([
            sql<number>`(
              select count(*)::integer from series_sends where step_id = series_steps.id)
              - (select count(*)::integer from outbox
                where outbox.subject_id = series_steps.id and outbox.kind = 'series-step'
                  and (${isInGroup('waiting')} or ${isInGroup('attention')}))`.as('sent'),
            sql<number>`(
              select count(*)::integer from newsletter_subscriptions as subscription
              where left_at is not null and series_steps.id = (
                select step_id from series_sends
                join series_steps as taken on taken.id = step_id
                where subscription_id = subscription.id and taken.series_id = series_steps.series_id
                order by queued_at desc, taken.place desc limit 1))`.as('left'),
          ])
          .where(sql<boolean>`series_steps.series_id = series.id`)
          .orderBy('place'),
      ).as('steps'),
    )
    .orderBy('isGeneral', 'desc')
    .orderBy('series.createdAt')
    .orderBy('series.id')
}

/** Reads the bands without a series. */
export function bandsWithoutSeries(db: Database) {
  return db.read
    .selectFrom('quizCategories as band')
    .innerJoin('quizzes', 'quizzes.id', 'band.quizId')
    .select(['band.id', 'quizzes.title as quiz', 'band.name'])
    .where(sql<boolean>`not exists (select from series where band_id = band.id)`)
    .orderBy('quizzes.title')
    .orderBy('band.minScore')
    .orderBy('band.id')
}

/** Adds a paused series without steps, which results of a band start. @returns whether the band exists and has none. */
export async function insertSeries(db: Database, id: string, bandId: string): Promise<boolean> {
  const added = await db.write
    .insertInto('series')
    .columns(['id', 'bandId'])
    .expression((query) =>
      query
        .selectFrom('quizCategories')
        .select([sql<string>`${id}::uuid`.as('id'), 'id as bandId'])
        .where('id', '=', bandId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Pauses or resumes a series. @returns whether it exists. */
export async function pauseSeries(db: Database, id: string, paused: boolean): Promise<boolean> {
  const changed = await db.write
    .updateTable('series')
    .set({ paused, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Deletes a series with its steps and their unsent mails, unless it is the general one. @returns whether it was deleted. */
export async function deleteSeries(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .with('gone', (query) =>
      query
        .deleteFrom('series')
        .where('id', '=', id)
        .where('isGeneral', '=', false)
        .returning('id'),
    )
    .with('steps', (query) =>
      query
        .selectFrom('seriesSteps')
        .select('id')
        .where('seriesId', 'in', (inner) => inner.selectFrom('gone').select('id')),
    )
    .with('unsent', () => deleteUnsent('steps'))
    .selectFrom('gone')
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Builds the CTE that deletes the unsent mails of the letters or steps of an earlier CTE. */
export const deleteUnsent = (subjects: string): RawBuilder<object> => sql<object>`(
  delete from outbox
  where state in ('waiting', 'failed', 'unclear')
    and subject_id in (select id from ${sql.table(subjects)}))`

/** Returns a step; undefined if there is none. */
export async function findStep(db: Database, id: string | null) {
  return db.read
    .selectFrom('seriesSteps')
    .select(['id', 'seriesId', 'subject', 'content', 'waitDays', 'hour', 'createdAt', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns a step for one subscriber; undefined if there is none or the address is not subscribed. */
export async function findStepTo(db: Database, email: Private, id: string) {
  return db.read
    .selectFrom('seriesSteps')
    .innerJoin('newsletterSubscriptions', (join) => join.on('email', '=', email))
    .select(['subject', 'content'])
    .where('seriesSteps.id', '=', id)
    .where('subscribed', '=', true)
    .executeTakeFirst()
}

/** Returns the id of the first step of the general series; null if it has none. */
export async function findFirstStep(db: Database): Promise<string | null> {
  const step = await db.read
    .selectFrom('seriesSteps')
    .innerJoin('series', 'series.id', 'seriesId')
    .select('seriesSteps.id')
    .where('isGeneral', '=', true)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  return step?.id ?? null
}

/** Stores a step at the end of a series, once per id. @returns whether the series exists and has room. */
export async function insertStep(
  db: Database,
  { id, seriesId, subject, content, waitDays, hour }: StepValues & { id: string; seriesId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with parent as (select id from series where id = ${seriesId}::uuid for update),
    added as (
      insert into series_steps (id, series_id, place, subject, content, wait_days, hour)
      select ${id}::uuid, parent.id, (
          select coalesce(max(place), 0) + 1 from series_steps where series_id = parent.id),
        ${subject}, ${content}, ${waitDays}::integer, ${hour}::integer
      from parent
      where (select count(*) from series_steps where series_id = parent.id) < ${sql.lit(SERIES_STEPS)}
      on conflict (id) do nothing
      returning id)
    select id from added
    union all select id from series_steps where id = ${id}::uuid`.execute(db.write)
  return rows.length > 0
}

/** Replaces a step. It counts for readers who have not got it. @param expected row version to replace. */
export async function updateStep(
  db: Database,
  id: string,
  values: StepValues,
  expected: Date | null,
): Promise<UpdateOutcome<{ id: string }>> {
  const row = await db.write
    .with('previous', (query) =>
      query.selectFrom('seriesSteps').select(['id', 'updatedAt']).where('id', '=', id).forUpdate(),
    )
    .with('changed', (query) =>
      query
        .updateTable('seriesSteps')
        .from('previous')
        .set({ ...values, updatedAt: nextVersion })
        .whereRef('seriesSteps.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returning('seriesSteps.id'),
    )
    .selectFrom('previous')
    .leftJoin('changed', 'changed.id', 'previous.id')
    .select('changed.id')
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'missing' }
  return isListed<{ id: string }>(row)
    ? { outcome: 'updated', item: row }
    : { outcome: 'changed-meanwhile' }
}

/** Deletes a step and its unsent mails. @returns whether it existed. */
export async function deleteStep(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .with('gone', (query) => query.deleteFrom('seriesSteps').where('id', '=', id).returning('id'))
    .with('unsent', () => deleteUnsent('gone'))
    .selectFrom('gone')
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Sorts the steps of a series. @returns false, with nothing changed, if the ids are not those of all its steps. */
export async function sortSteps(
  db: Database,
  seriesId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    with asked as (
      select id, number as place from unnest(${[...ids]}::uuid[]) with ordinality as given (id, number)
    ), moved as (
      update series_steps set place = asked.place from asked
      where series_steps.id = asked.id and series_id = ${seriesId}::uuid
        and (select count(*) from asked)
          = (select count(*) from series_steps where series_id = ${seriesId}::uuid)
        and not exists (
          select from series_steps as own
          where own.series_id = ${seriesId}::uuid and own.id not in (select id from asked))
      returning series_steps.id)
    select id from moved`.execute(db.write)
  return rows.length > 0
}

/**
 * Builds the CTE that starts a series for each row of an earlier CTE: the one of its band, otherwise the general one.
 * Nobody starts the same series twice.
 * @param cause name of a CTE with the columns `id` of a subscription and `band_id`.
 */
export function startSeries(cause: string): RawBuilder<object> {
  return sql<object>`(
    insert into series_readers (subscription_id, series_id)
    select cause.id, series.id
    from ${sql.table(cause)} as cause
      cross join lateral (
        select series.id from series
        where not paused and (is_general or band_id = cause.band_id)
          and exists (select from series_steps where series_id = series.id)
        order by is_general limit 1) as series
    on conflict do nothing)`
}

const day = (instant: RawBuilder<unknown>) =>
  sql`(${instant} at time zone ${sql.lit(TIME_ZONE)})::date`

/**
 * The next step of each reader, and when it is due. Leaving ends a series: a subscription that was confirmed again later
 * than the series began gets no further step of it. So does a refusal because the address does not exist.
 */
export const nextSteps = sql`
  select reader.subscription_id, reader.series_id, subscription.email, step.id as step_id,
    case when step.wait_days = 0 then reader.moved_at
      else (${day(sql`reader.moved_at`)} + step.wait_days + make_time(step.hour, 0, 0))
        at time zone ${sql.lit(TIME_ZONE)} end as due_at
  from series_readers as reader
    join series on series.id = reader.series_id and not series.paused
    join newsletter_subscriptions as subscription
      on subscription.id = reader.subscription_id and subscription.subscribed
        and coalesce(subscription.confirmed_at, reader.started_at) <= reader.started_at
        and not exists (
          select from outbox
          where outbox.recipient = subscription.email and outbox.kind = 'series-step'
            and outbox.state = 'failed' and outbox.fault = 'no-mailbox')
    cross join lateral (
      select id, wait_days, hour from series_steps as step
      where step.series_id = reader.series_id
        and place > coalesce((
          select max(sent.place) from series_steps as sent
          join series_sends on series_sends.step_id = sent.id
          where sent.series_id = reader.series_id
            and series_sends.subscription_id = reader.subscription_id), 0)
        and not exists (
          select from series_sends
          where series_sends.step_id = step.id and series_sends.subscription_id = reader.subscription_id)
      order by place limit 1) as step`

/**
 * Queues the due steps of all series in one statement: one for each reader, whose wait for the following one then
 * begins. Returns how many were queued.
 */
export const queuingSteps = sql<{ queued: number }>`
  with due as (
    select * from (${nextSteps}) as next where due_at <= now()
  ), marked as (
    insert into series_sends (subscription_id, step_id) select subscription_id, step_id from due
    on conflict do nothing
    returning subscription_id, step_id
  ), moved as (
    update series_readers as reader set moved_at = now()
    from marked join due using (subscription_id, step_id)
    where reader.subscription_id = due.subscription_id and reader.series_id = due.series_id
  ), queued as (
    insert into outbox (id, channel, kind, recipient, subject_id)
    select gen_random_uuid(), 'mail', 'series-step', due.email, due.step_id
    from marked join due using (subscription_id, step_id)
  )
  select count(*)::integer as queued from marked`

/**
 * Counts the mails of series that go out in a span by day of Vilnius, `YYYY-MM-DD`: the next step of each reader. A step
 * that is already due counts for today.
 */
export function stepsByDay(db: Database, { since, until }: Record<'since' | 'until', Date>) {
  const at = sql`greatest(due_at, now())`
  return db.read
    .selectFrom(sql<{ dueAt: Date }>`(${nextSteps})`.as('next'))
    .select([
      sql<string>`to_char(${day(at)}, 'YYYY-MM-DD')`.as('day'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .where(sql<boolean>`${at} >= ${since}::timestamptz and ${at} < ${until}::timestamptz`)
    .groupBy('day')
    .orderBy('day')
}
