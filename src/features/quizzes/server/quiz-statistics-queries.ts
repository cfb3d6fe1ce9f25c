import { sql } from 'kysely'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import type { BandGroup, DimensionCount, ScoreCount } from '../quiz-statistics.ts'
import type { Database } from '#db/client.ts'

/**
 * Counts a visitor who has reached a question of a published quiz; reaching its first question also counts a
 * start.
 * @returns whether the quiz has this question.
 */
export async function countReached(
  db: Database,
  { slug, questionId }: { slug: string; questionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into quiz_progress (quiz_id, question_id, day, count, starts)
    select quizzes.id, reached.id, (now() at time zone ${TIME_ZONE}::text)::date, 1,
      case when exists (
        select from quiz_questions earlier
        where earlier.quiz_id = quizzes.id
          and (earlier."order", earlier.id) < (reached."order", reached.id)
      ) then 0 else 1 end
    from quizzes join quiz_questions reached on reached.quiz_id = quizzes.id
    where quizzes.slug = ${slug} and quizzes.published and reached.id = ${questionId}::uuid
    on conflict (quiz_id, question_id, day) do update set
      count = quiz_progress.count + 1,
      starts = quiz_progress.starts + excluded.starts
    returning quiz_id`.execute(db.write)
  return rows.length > 0
}

/** Counters of a quiz. */
export interface QuizCounts {
  starts: number
  /** Submissions whose answers warn. */
  warned: number
  /** In the quiz's order. */
  reached: { questionId: string; question: string; count: number }[]
  /** By lowest score. */
  bands: { id: string; name: string; color: string }[]
  groups: (Omit<BandGroup, 'shown'> & {
    /** JSON of the band as shown to the visitor. */
    shown: string | null
  })[]
  /** Ascending. */
  scores: ScoreCount[]
  /** The quiz's own, in order. */
  dimensions: DimensionCount[]
}

/** The counters of a quiz, drafts too; undefined when it does not exist. */
export async function readQuizCounts(db: Database, id: string): Promise<QuizCounts | undefined> {
  return db.read
    .selectFrom('quizzes')
    .select([
      sql<number>`(
        select coalesce(sum(starts), 0)::integer from quiz_progress
        where quiz_id = quizzes.id)`.as('starts'),
      sql<number>`(
        select count(*)::integer from quiz_submissions
        where quiz_id = quizzes.id and warned)`.as('warned'),
      sql<QuizCounts['reached']>`(
        select coalesce(json_agg(json_build_object(
          'questionId', id, 'question', question, 'count', (
            select coalesce(sum(count), 0)::integer from quiz_progress
            where quiz_progress.quiz_id = quizzes.id and question_id = quiz_questions.id
          )) order by "order", id), '[]')
        from quiz_questions where quiz_id = quizzes.id)`.as('reached'),
      sql<QuizCounts['bands']>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'color', color) order by min_score, id), '[]')
        from quiz_categories where quiz_id = quizzes.id)`.as('bands'),
      sql<QuizCounts['groups']>`(
        select coalesce(json_agg(json_build_object(
          'bandId', category_id, 'shown', category, 'count', count) order by count desc), '[]')
        from (
          select category_id, category, count(*)::integer as count from quiz_submissions
          where quiz_id = quizzes.id group by category_id, category
        ) as by_band)`.as('groups'),
      sql<QuizCounts['scores']>`(
        select coalesce(json_agg(json_build_object(
          'score', total_score, 'count', count) order by total_score), '[]')
        from (
          select total_score, count(*)::integer as count from quiz_submissions
          where quiz_id = quizzes.id group by total_score
        ) as by_score)`.as('scores'),
      sql<QuizCounts['dimensions']>`(
        select coalesce(json_agg(json_build_object(
          'id', own->>'id', 'name', own->>'name', 'average', average,
          'low', coalesce(low, 0), 'middle', coalesce(middle, 0), 'high', coalesce(high, 0)
        ) order by place), '[]')
        from jsonb_array_elements(quizzes.dimensions) with ordinality as dimension (own, place)
        left join (
          select scored->>'id' as id,
            round(avg((scored->>'share')::numeric))::integer as average,
            count(*) filter (where scored->>'level' = 'low')::integer as low,
            count(*) filter (where scored->>'level' = 'middle')::integer as middle,
            count(*) filter (where scored->>'level' = 'high')::integer as high
          from quiz_submissions, jsonb_path_query(
            breakdown, '$.dimensions[*] ? (@.share.type() == "number")') as scored
          where quiz_id = quizzes.id group by scored->>'id'
        ) as by_dimension on by_dimension.id = own->>'id')`.as('dimensions'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
