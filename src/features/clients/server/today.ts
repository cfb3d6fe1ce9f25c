import { type Counts, countNews, readToday } from './today-queries.ts'
import { answeringOf } from '../answering.ts'
import type { getToday } from '../contracts.ts'
import type { getNews } from '#src/features/outbox/contracts.ts'
import { mailTroubleOf } from '#src/core/mail-trouble.ts'
import { mailState } from '#src/server/mail.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import type { Database } from '#db/client.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import { bookingDueAt } from '#src/features/consultations/consultations.ts'
import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'
import { refundDueOn } from '#src/features/orders/withdrawals.ts'
import { madeUp } from '#src/features/settings/claims.ts'
import { missingDetails } from '#src/features/settings/seller.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { toOrder, toProblem } from '#src/features/orders/server/orders.ts'
import { toOrderWithdrawal } from '#src/features/orders/server/withdrawals.ts'

/** Number of days, including today, for which the desk shows past figures and planned texts. */
const WEEK_DAYS = 7

/** Returns the administrator's desk. */
export async function describeToday(db: Database): Promise<AnswerOf<typeof getToday>> {
  const now = new Date()
  const today = formatDay(now)
  const { counts, ...found } = await readToday(db, {
    today,
    since: beginOf(dayAfter(today, 1 - WEEK_DAYS)),
    until: beginOf(dayAfter(today, WEEK_DAYS)),
  })
  const orders = found.orders.map(toOrder)
  const withoutDeadline = orders.filter(({ dueAt }) => dueAt === null)
  const due = [
    ...orders.flatMap((order) =>
      order.dueAt === null
        ? []
        : [{ kind: 'letter' as const, id: order.id, dueAt: order.dueAt, order }],
    ),
    ...found.bookings.map((row) => {
      const dueAt = bookingDueAt(row.createdAt)
      return { kind: 'booking' as const, id: row.id, dueAt, booking: row }
    }),
    ...found.tasks.map((task) => {
      return { kind: 'task' as const, ...task, dueAt: beginOf(dayAfter(task.dueOn)) }
    }),
    ...found.withdrawals.map((row) => {
      // The deadline is the end of the last day.
      const dueAt = beginOf(dayAfter(refundDueOn(row.createdAt)))
      return { kind: 'withdrawal' as const, id: row.id, dueAt, withdrawal: toOrderWithdrawal(row) }
    }),
  ]
  const problems = found.problems.map((row) => {
    return { kind: 'payment' as const, id: row.id, problem: toProblem(row) }
  })
  const isDispute = ({ problem }: (typeof problems)[number]) => problem.problem === 'dispute'
  const trouble = troubleOf(counts)
  const isDown = trouble?.kind === 'standing'
  const items = [
    ...(isDown ? [{ kind: 'mails' as const, id: 'mails', trouble }] : []),
    ...problems.filter(isDispute),
    ...due.toSorted(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id.localeCompare(other.id),
    ),
    ...problems.filter((each) => !isDispute(each)),
    ...(['outbox', 'suspicious'] as const).flatMap((kind) =>
      counts[kind] === 0 ? [] : [{ kind, id: kind, count: counts[kind] }],
    ),
    ...withoutDeadline.flatMap((order) =>
      order.state === 'paid' ? [] : [{ kind: 'subscription' as const, id: order.id, order }],
    ),
  ]
  const withdrawn = new Set(found.withdrawals.map(({ order }) => order?.id))
  const stalled = withoutDeadline.flatMap((order) => {
    if (order.state !== 'paid') return []
    const kind = order.paymentFailedAt === null ? ('unstarted' as const) : ('unpaid' as const)
    // A client who withdraws will not send the start form.
    return kind === 'unstarted' && withdrawn.has(order.id) ? [] : [{ kind, id: order.id, order }]
  })
  const notices = Number(isDown) + Math.sign(counts.outbox) + Math.sign(counts.suspicious)
  const overdue = orders.filter(({ dueAt }) => dueAt !== null && dueAt < now).length
  const { settings: own, ...steps } = found.steps
  const settings = { ...startingSettings, ...own }
  return {
    items,
    total: counts.bookings + counts.withdrawals + counts.orders + counts.tasks + notices,
    stalled,
    mails: isDown || trouble?.waiting === 0 ? null : trouble,
    planned: found.planned,
    weekWithoutLetter: counts.weekWithoutLetter,
    week: {
      ...found.sales,
      ...found.week,
      answers: answeringOf(
        found.answers.map((answer) => {
          return { ...answer, dueAt: answerDueAt(answer) ?? answer.answeredAt }
        }),
        overdue,
      ),
    },
    steps: { ...steps, missing: missingDetails(settings), madeUp: madeUp(settings.claims) },
  }
}

function troubleOf({ outbox: attention, ...counts }: Counts) {
  return mailTroubleOf(mailState(), { ...counts, attention })
}

/** Counts what waits for the administrator. */
export async function describeNews(db: Database): Promise<AnswerOf<typeof getNews>> {
  const counts = await countNews(db)
  return { ...counts, mails: Number(troubleOf(counts)?.kind === 'standing') }
}

function beginOf(day: string): Date {
  return new Date(fromVilniusTime(`${day}T00:00`) ?? day)
}
