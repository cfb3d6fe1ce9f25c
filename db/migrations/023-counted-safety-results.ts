import { type Kysely, sql } from 'kysely'
import { TIME_ZONE } from '#src/core/lithuanian.ts'

/** Adds the daily count of attempts that ended in the safety result, and counts the submissions stored so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table quiz_progress add column warned integer not null default 0`,
    sql`
      insert into quiz_progress (quiz_id, question_id, day, warned)
      select quiz_id, last.id, (completed_at at time zone ${sql.lit(TIME_ZONE)})::date, count(*)
      from quiz_submissions
      cross join lateral (
        select id from quiz_questions
        where quiz_questions.quiz_id = quiz_submissions.quiz_id
        order by "order" desc, id desc limit 1) as last
      where warned
      group by 1, 2, 3
      on conflict (quiz_id, question_id, day) do update set warned = excluded.warned`,
  ]
  for (const statement of statements) await statement.execute(db)
}
