import { type RawBuilder, sql } from 'kysely'
import type { MailCounts } from '#src/core/mail-trouble.ts'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import { SILENT_CHECKOUT_DAYS } from '#src/features/orders/orders.ts'
import type { Database } from '#db/client.ts'
import {
  isOpenProblem,
  isRenewed,
  ordersWithState,
  problemEvents,
  stalledAs,
  waitsForOwner,
} from '#src/features/orders/server/order-queries.ts'
import { dueTasks } from '#src/features/orders/server/note-queries.ts'
import { waitingMails as waitingMailsOf } from '#src/features/mailbox/server/received-queries.ts'
import { answersSince } from '#src/features/orders/server/correspondence-queries.ts'
import { salesSince } from '#src/features/orders/server/sales-queries.ts'
import {
  isInGroup,
  standingSince,
  triedMails,
  unreachableMails,
  waitingMails,
} from '#src/server/queries/outbox.ts'
import { isWaiting, orderWithdrawals } from '#src/features/orders/server/withdrawal-queries.ts'
import { setPrices } from '#src/features/settings/server/settings-queries.ts'
import { areCodesKept } from '#src/server/queries/kept-codes.ts'

/** Counts of the work for the administrator. */
export interface Counts extends Omit<MailCounts, 'attention'> {
  /** New bookings. */
  bookings: number
  /** Withdrawals that are new or confirmed. */
  withdrawals: number
  /** Payments that need attention, orders with a waiting message, subscriptions that should be ended. */
  orders: number
  /** Open tasks that are due by today. */
  tasks: number
  /** Received mails about which the coach has to decide. */
  received: number
  /** Outbox entries that need attention. */
  outbox: number
  /** Bookings and subscriptions that a bot may have sent. */
  suspicious: number
  /** Unfinished texts, without answers to clients. */
  unfinished: number
  /** Whether there are subscribers, but no letter sent or scheduled this week, Monday to Sunday. */
  weekWithoutLetter: boolean
  /** Whether subscriptions run, but no checkout event has come for `SILENT_CHECKOUT_DAYS`. */
  silentCheckout: boolean
}

const todayInVilnius = sql`to_char(now() at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD')`

const weekOf = (instant: RawBuilder<unknown>) =>
  sql`date_trunc('week', ${instant} at time zone ${sql.lit(TIME_ZONE)})`

const weekWithoutLetter = sql<boolean>`(
  exists (select from newsletter_subscriptions where subscribed) and not exists (
    select from letters
    where ${weekOf(sql`coalesce(started_at, send_at)`)} = ${weekOf(sql`now()`)}))`

/** Counts the work that waits for the administrator. */
export async function countNews(db: Database): Promise<Counts> {
  return counting(db).executeTakeFirstOrThrow()
}

function counting(db: Database) {
  const count = (from: RawBuilder<unknown>) => sql`(select count(*) from ${from})`
  const total = (...counts: RawBuilder<unknown>[]) =>
    sql<number>`(${sql.join(counts, sql` + `)})::integer`
  const orders = sql<{ owed: number; runs: boolean }>`(
    select count(*) filter (where ${waitsForOwner}) as owed,
      coalesce(bool_or(${isRenewed}), false) as runs
    from ${ordersWithState} as orders)`
  return db.read.selectFrom(orders.as('orders')).select([
    total(count(sql`consultation_bookings where status = 'pending'`)).as('bookings'),
    total(count(sql`contract_withdrawals where ${isWaiting}`)).as('withdrawals'),
    total(count(sql`payment_events as event where ${isOpenProblem}`), sql.ref('owed')).as('orders'),
    total(count(sql`order_notes where done_at is null and due_on <= ${todayInVilnius}`)).as(
      'tasks',
    ),
    total(count(sql`received_mails where kind = 'reply' and state = 'waiting'`)).as('received'),
    total(count(sql`outbox where ${isInGroup('attention')}`)).as('outbox'),
    sql<string | null>`(select to_jsonb(${standingSince}) #>> '{}' from outbox)`.as(
      'standingSince',
    ),
    sql<number>`(select ${waitingMails} from outbox)`.as('waitingMails'),
    sql<number>`(select ${triedMails} from outbox)`.as('triedMails'),
    sql<number>`(select ${unreachableMails} from outbox)`.as('unreachableMails'),
    total(
      count(sql`consultation_bookings where status = 'suspicious'`),
      count(sql`newsletter_subscriptions where suspicious`),
    ).as('suspicious'),
    total(count(sql`unfinished_texts where kind <> 'answer'`)).as('unfinished'),
    weekWithoutLetter.as('weekWithoutLetter'),
    sql<boolean>`(runs and not exists (
        select from payment_events
        where received_at > now() - make_interval(days => ${sql.lit(SILENT_CHECKOUT_DAYS)})))`.as(
      'silentCheckout',
    ),
  ])
}

/** Maximum number of items of a kind on the administrator's desk. Nobody has more to do at a time. */
export const TODAY_LIMIT = 300

/** A text to be published or sent automatically, or already out. */
export interface PlannedText {
  kind: 'post' | 'page' | 'quiz' | 'letter'
  id: string
  title: string
  at: Date
}

/** Finds the texts to be published or sent automatically before an instant, also those that are overdue. */
export function plannedTexts(db: Database, until: Date) {
  const planned = sql<PlannedText>`(
    select type as kind, id, title, publish_at as at from blog_posts where not published
    union all select 'quiz', id, title, publish_at from quizzes where not published
    union all select 'letter', id, subject, send_at from letters where state = 'scheduled')`
  return db.read
    .selectFrom(planned.as('planned'))
    .selectAll()
    .where('at', '<', until)
    .orderBy('at')
    .orderBy('id')
}

/** The letter that was written last and is neither sent nor scheduled. */
const draftLetter = sql<string | null>`(
  select id from letters where state = 'draft' order by updated_at desc limit 1)`

function countWeek(db: Database, since: Date) {
  const count = (from: RawBuilder<unknown>) => sql<number>`(select count(*)::integer from ${from})`
  // These counters include attempts whose results are not stored.
  const sumOfDays = (column: 'finishes' | 'warned') => sql<number>`(
    select coalesce(sum(${sql.ref(column)}), 0)::integer from quiz_progress
    where day >= (${since}::timestamptz at time zone ${sql.lit(TIME_ZONE)})::date)`
  return db.read.selectNoFrom([
    count(
      sql`newsletter_subscriptions
        where subscribed and coalesce(confirmed_at, subscribed_at) >= ${since}`,
    ).as('subscribers'),
    sumOfDays('finishes').as('results'),
    sumOfDays('warned').as('warned'),
    count(sql`newsletter_subscriptions where stopped_at >= ${since}`).as('stopped'),
    draftLetter.as('draftLetter'),
  ])
}

function stepsBeforeLaunch(db: Database) {
  const isAny = (from: string) => sql<boolean>`exists (select from ${sql.table(from)})`
  return db.read
    .selectFrom('ownerSettings')
    .select([
      'settings',
      'noticeEmail',
      'confirmed',
      setPrices.as('prices'),
      areCodesKept.as('areCodesKept'),
      isAny('admin_password').as('isPasswordOwn'),
      isAny('admin_passkeys').as('hasPasskey'),
      isAny('recovery_codes').as('hasCodes'),
      isAny('experts').as('hasExpert'),
      isAny('orders').as('hasPurchase'),
    ])
}

/**
 * Reads the administrator's desk in one round trip.
 * @param span.today the day, `YYYY-MM-DD`.
 * @param span.since start of the last seven days.
 * @param span.until end of the coming seven days.
 */
export async function readToday(
  db: Database,
  { today, since, until }: { today: string; since: Date; until: Date },
) {
  const [
    orders,
    bookings,
    withdrawals,
    problems,
    tasks,
    mails,
    [counts],
    planned,
    answers,
    [sales],
    [week],
    [steps],
  ] = await db.batch([
    db.read
      .selectFrom(ordersWithState.as('orders'))
      .selectAll()
      .select([waitsForOwner.as('isOwed'), stalledAs.as('stalledAs')])
      .where(sql<boolean>`(${waitsForOwner} or ${stalledAs} is not null)`)
      .orderBy('waitingSince')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(TODAY_LIMIT),
    db.read
      .selectFrom('consultationBookings')
      .selectAll()
      .where('status', '=', 'pending')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(TODAY_LIMIT),
    orderWithdrawals(db).where(isWaiting).orderBy('createdAt').orderBy('id').limit(TODAY_LIMIT),
    problemEvents(db, TODAY_LIMIT),
    dueTasks(db, today).limit(TODAY_LIMIT),
    waitingMailsOf(db).limit(TODAY_LIMIT),
    counting(db),
    plannedTexts(db, until),
    answersSince(db, since),
    salesSince(db, since),
    countWeek(db, since),
    stepsBeforeLaunch(db),
  ])
  if (!counts || !sales || !week || !steps) throw new Error('Counts and steps are one row each')
  return {
    orders,
    bookings,
    withdrawals,
    problems,
    tasks,
    mails,
    counts,
    planned,
    answers,
    sales,
    week,
    steps,
  }
}
