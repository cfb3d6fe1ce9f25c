import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import type { Database } from '#db/client.ts'
import { isOf } from '#src/server/queries/outbox.ts'

/** What a quiz has led to, over all time. */
interface QuizTotals {
  id: string
  title: string
  starts: number
  completions: number
  /** Submissions with an address, by consent. */
  addresses: number
  /** Addresses of them that have booked or paid for an order since. */
  clients: number
}

/** What happened in a month of Lithuania, without what was deleted since. */
interface MonthTotals extends Omit<QuizTotals, 'id' | 'title' | 'clients'> {
  /** As `2026-11`. */
  month: string
  bookings: number
  /** Orders that were paid. */
  orders: number
  subscribers: number
  /** Subscribers who left. */
  left: number
}

interface LetterTotals {
  id: string
  subject: string
  startedAt: Date
  recipients: number
  sent: number
  waiting: number
  /** Subscribers who left after it and before the next one. */
  left: number
}

const local = (instant: RawBuilder<unknown>) => sql`${instant} at time zone ${sql.lit(TIME_ZONE)}`
const thisMonth = sql`date_trunc('month', ${local(sql`now()`)})`

const countIn = (table: string, column: string, condition = sql`true`) =>
  sql<number>`(
    select count(*)::integer from ${sql.table(table)}
    where ${local(sql.ref(column))} >= months.start
      and ${local(sql.ref(column))} < months.start + interval '1 month' and ${condition})`

/** The quizzes side by side, this month and the one before, and the last letters, newest first, in one round trip. */
export async function readOverview(
  db: Database,
  limits: { letters: number },
): Promise<{ quizzes: QuizTotals[]; months: MonthTotals[]; letters: LetterTotals[] }> {
  const [quizzes, months, letters] = await db.batch([
    db.read
      .selectFrom('quizzes')
      .select(['id', 'title'])
      .select([
        sql<number>`(
          select coalesce(sum(starts), 0)::integer from quiz_progress
          where quiz_id = quizzes.id)`.as('starts'),
        sql<number>`(
          select count(*)::integer from quiz_submissions
          where quiz_id = quizzes.id)`.as('completions'),
        sql<number>`(
          select count(email)::integer from quiz_submissions
          where quiz_id = quizzes.id)`.as('addresses'),
        sql<number>`(
          select count(distinct email)::integer from quiz_submissions as result
          where quiz_id = quizzes.id and (
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
      .selectFrom(
        sql<{ start: Date }>`(
          select ${thisMonth} - make_interval(months => ago) as start
          from generate_series(0, 1) as ago)`.as('months'),
      )
      .select([
        sql<string>`to_char(start, 'YYYY-MM')`.as('month'),
        sql<number>`(
          select coalesce(sum(starts), 0)::integer from quiz_progress
          where day >= months.start and day < months.start + interval '1 month')`.as('starts'),
        countIn('quiz_submissions', 'completed_at').as('completions'),
        countIn('quiz_submissions', 'completed_at', sql`email is not null`).as('addresses'),
        countIn('consultation_bookings', 'created_at', sql`status <> 'suspicious'`).as('bookings'),
        countIn('orders', 'agreed_at').as('orders'),
        countIn('newsletter_subscriptions', 'confirmed_at').as('subscribers'),
        countIn('newsletter_subscriptions', 'left_at').as('left'),
      ])
      .orderBy('start', 'desc'),
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
          where subject_id = letters.id and kind = 'letter' and ${isOf('waiting')})`.as('waiting'),
        sql<number>`(
          select count(*)::integer from newsletter_subscriptions
          where left_at >= letters.started_at
            and left_at < coalesce(letters.next_at, 'infinity'))`.as('left'),
      ])
      .orderBy('startedAt', 'desc')
      .limit(limits.letters),
  ])
  return { quizzes, months, letters }
}
