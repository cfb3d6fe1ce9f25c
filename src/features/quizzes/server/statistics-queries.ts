import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import type { Database } from '#db/client.ts'
import { isInGroup } from '#src/server/queries/outbox.ts'
import { answersSince } from '#src/features/orders/server/correspondence-queries.ts'
import { describeRecent, recentAnswers } from '#src/features/orders/server/recent-answers.ts'
import type { FullQuiz } from './quiz-queries.ts'
import type { RecentAnswers } from '#src/features/clients/answering.ts'
import { type Sales, salesSince } from '#src/features/orders/server/sales-queries.ts'
import {
  type BandGroup,
  type ComparedPeriods,
  type DimensionCount,
  instantOf,
  type Period,
  type ScoreCount,
} from '#src/features/quizzes/quiz-statistics.ts'

/** Totals of a quiz since its beginning. */
interface QuizTotals {
  id: string
  title: string
  starts: number
  completions: number
  warned: number
  /** Number of different e-mail addresses in the submissions of each quiz. */
  addresses: number
  /** Number of these addresses whose owner booked a consultation or paid for an order after the result. */
  clients: number
}

/** Counts of a quiz in a period, without rows that were deleted later. */
type QuizMonth = Omit<QuizTotals, 'id' | 'title' | 'clients'>

/** Counts of the whole site in a period, without rows that were deleted later. */
interface SiteMonth extends QuizMonth {
  bookings: number
  /** Orders that were paid. */
  orders: number
  subscribers: number
  /** Number of subscribers who unsubscribed. */
  left: number
}

interface LetterTotals {
  id: string
  subject: string
  startedAt: Date
  recipients: number
  sent: number
  waiting: number
  /** Number of subscribers who unsubscribed after this letter and before the next one. */
  left: number
}

type Answers = Awaited<ReturnType<ReturnType<typeof answersSince>['execute']>>

type Sql = RawBuilder<unknown>

const local = (instant: Sql) => sql`${instant} at time zone ${sql.lit(TIME_ZONE)}`

/** Returns the periods as the table `months`, in their order. */
const monthsOf = (periods: ComparedPeriods) =>
  sql<{ place: number }>`(values ${sql.join(
    periods.map(
      ({ from, until }, place) => sql`(${sql.lit(place)}, ${from}::timestamp, ${until}::timestamp)`,
    ),
  )})`.as<'months'>(sql`months (place, start, until)`)

const sumOf = (column: 'starts' | 'finishes' | 'warned', condition: Sql) =>
  sql<number>`(
    select coalesce(sum(${sql.ref(column)}), 0)::integer from quiz_progress where ${condition})`

const ofQuiz = sql`quiz_id = quizzes.id`
const ofMonth = sql`day >= months.start and day < months.until`

const addressesOfQuiz = sql<number>`(
  select count(distinct email)::integer from quiz_submissions where ${ofQuiz})`

const countIn = (
  table: string,
  column: string,
  { condition = sql`true`, counted = sql`*` }: Partial<Record<'condition' | 'counted', Sql>> = {},
) =>
  sql<number>`(
    select count(${counted})::integer from ${sql.table(table)}
    where ${local(sql.ref(column))} >= months.start
      and ${local(sql.ref(column))} < months.until and ${condition})`

/** Returns the figures of quizzes in a row of `months`. @param condition of the quizzes that count. */
const quizMonth = (condition = sql`true`) =>
  [
    sumOf('starts', sql`${ofMonth} and ${condition}`).as('starts'),
    sumOf('finishes', sql`${ofMonth} and ${condition}`).as('completions'),
    sumOf('warned', sql`${ofMonth} and ${condition}`).as('warned'),
    countIn('quiz_submissions', 'completed_at', {
      condition: sql`email is not null and ${condition}`,
      counted: sql`distinct (quiz_id, email)`,
    }).as('addresses'),
  ] as const

/**
 * Reads the figures of all quizzes, of periods, and of the last letters, in one round trip. Letters are newest first.
 * Returns the answers since the beginning of the last period.
 */
export async function readOverview(
  db: Database,
  { letters: limit, periods }: { letters: number; periods: ComparedPeriods },
): Promise<{
  quizzes: QuizTotals[]
  months: (SiteMonth & Sales)[]
  answers: Answers
  letters: LetterTotals[]
  recentAnswers: RecentAnswers
}> {
  const [now, soFar, before] = periods
  const salesIn = ({ from, until }: Period) => salesSince(db, instantOf(from), instantOf(until))
  const [salesNow, salesSoFar, salesBefore, answers, recent, waiting, quizzes, months, letters] =
    await db.batch([
      salesIn(now),
      salesIn(soFar),
      salesIn(before),
      answersSince(db, instantOf(before.from)),
      ...recentAnswers(db),
      db.read
        .selectFrom('quizzes')
        .select(['id', 'title'])
        .select([
          sumOf('starts', ofQuiz).as('starts'),
          sumOf('finishes', ofQuiz).as('completions'),
          sumOf('warned', ofQuiz).as('warned'),
          addressesOfQuiz.as('addresses'),
          sql<number>`(
          select count(distinct email)::integer from quiz_submissions as result
          where ${ofQuiz} and (
            exists (
              select from consultation_bookings as booking
              where booking.email = result.email and booking.status <> 'suspicious'
                and booking.created_at >= result.completed_at)
            or exists (
              select from orders
              where orders.email = result.email and agreed_at >= result.completed_at)))`.as(
            'clients',
          ),
        ])
        .orderBy('starts', 'desc')
        .orderBy('title')
        .orderBy('id'),
      db.read
        .selectFrom(monthsOf(periods))
        .select([
          ...quizMonth(),
          countIn('consultation_bookings', 'created_at', {
            condition: sql`status <> 'suspicious'`,
          }).as('bookings'),
          countIn('orders', 'agreed_at').as('orders'),
          countIn('newsletter_subscriptions', 'confirmed_at').as('subscribers'),
          countIn('newsletter_subscriptions', 'left_at').as('left'),
        ])
        .orderBy('place'),
      db.read
        .selectFrom(
          sql<Omit<LetterTotals, 'waiting' | 'left'> & { nextAt: Date | null }>`(
          select *, lead(started_at) over (order by started_at) as next_at
          from letters where state = 'sending')`.as('letters'),
        )
        .select(['id', 'subject', 'startedAt', 'recipients', 'sent'])
        .select([
          sql<number>`(
          select count(*)::integer from outbox
          where subject_id = letters.id and kind = 'letter' and ${isInGroup('waiting')})`.as(
            'waiting',
          ),
          sql<number>`(
          select count(*)::integer from newsletter_subscriptions
          where left_at >= letters.started_at
            and left_at < coalesce(letters.next_at, 'infinity'))`.as('left'),
        ])
        .orderBy('startedAt', 'desc')
        .limit(limit),
    ])
  const sales = [salesNow[0], salesSoFar[0], salesBefore[0]]
  return {
    recentAnswers: describeRecent(recent, waiting),
    quizzes,
    months: months.map((month, index) => ({
      ...month,
      clients: sales[index]?.clients ?? 0,
      money: sales[index]?.money ?? [],
    })),
    answers,
    letters,
  }
}

/**
 * Counts that a visitor has reached a question of a published quiz. For the first question, also counts a start.
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

export interface FinishedAttempt {
  quiz: Pick<FullQuiz, 'id' | 'questions'>
  /** Whether it ended in the safety result. */
  warned: boolean
}

/**
 * Builds the statement that counts a finished attempt, in the row of the current day and the quiz's last question. The
 * count contains no visitor, and of the result only whether it was the safety result. It stays if a submission is deleted. Locks the quiz first, as its deletion
 * does, so that the two cannot deadlock.
 */
export function countingFinish(
  { quiz: { id, questions }, warned }: FinishedAttempt,
  when: RawBuilder<unknown> = sql`true`,
): RawBuilder<object> {
  const last = questions.at(-1)?.id ?? null
  return sql`
    insert into quiz_progress (quiz_id, question_id, day, finishes, warned)
    select id, ${last}::uuid, (now() at time zone ${TIME_ZONE}::text)::date, 1, ${sql.lit(Number(warned))}
    from quizzes where id = ${id}::uuid and ${sql.lit(last !== null)} and ${when} for key share
    on conflict (quiz_id, question_id, day) do update set
      finishes = quiz_progress.finishes + 1,
      warned = quiz_progress.warned + excluded.warned`
}

export async function countFinish(db: Database, attempt: FinishedAttempt): Promise<void> {
  await countingFinish(attempt).execute(db.write)
}

/** `groups`, `scores` and `dimensions` leave out submissions that led to the safety result. */
export interface QuizCounts extends QuizMonth {
  months: QuizMonth[]
  /** Number of visitors who reached each question, in the quiz's order. */
  reached: { questionId: string; question: string; count: number; weights: string[] }[]
  /** Sorted by `minScore`. */
  bands: { id: string; name: string; color: string }[]
  groups: (Omit<BandGroup, 'shown'> & {
    /** Band as shown to the visitor, as JSON. */
    shown: string | null
  })[]
  /** Sorted by score. */
  scores: ScoreCount[]
  /** Current dimensions, in the quiz's order. */
  dimensions: DimensionCount[]
}

/** Reads the counts of a quiz, which may be a draft; undefined if it does not exist. */
export async function readQuizCounts(
  db: Database,
  { id, periods }: { id: string; periods: ComparedPeriods },
): Promise<QuizCounts | undefined> {
  return db.read
    .selectFrom('quizzes')
    .select([
      sumOf('starts', ofQuiz).as('starts'),
      sumOf('finishes', ofQuiz).as('completions'),
      sumOf('warned', ofQuiz).as('warned'),
      addressesOfQuiz.as('addresses'),
      jsonArrayFrom(
        db.read.selectFrom(monthsOf(periods)).select(quizMonth(ofQuiz)).orderBy('place'),
      ).as('months'),
      sql<QuizCounts['reached']>`(
        select coalesce(json_agg(json_build_object(
          'questionId', id, 'question', question, 'weights', weights, 'count', (
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
          where ${ofQuiz} and not warned group by category_id, category
        ) as by_band)`.as('groups'),
      sql<QuizCounts['scores']>`(
        select coalesce(json_agg(json_build_object(
          'score', total_score, 'count', count) order by total_score), '[]')
        from (
          select total_score, count(*)::integer as count from quiz_submissions
          where ${ofQuiz} and not warned group by total_score
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
          where ${ofQuiz} and not warned group by scored->>'id'
        ) as by_dimension on by_dimension.id = own->>'id')`.as('dimensions'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
