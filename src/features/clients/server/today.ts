import { isDeepStrictEqual } from 'node:util'
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
import { bookingDueAt, EMAIL_PACKAGES } from '#src/features/consultations/consultations.ts'
import { offerOn, packageSales } from '#src/features/consultations/offered-packages.ts'
import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'
import { isInTime } from '#src/features/orders/listed-state.ts'
import { refundDueOn } from '#src/features/orders/withdrawals.ts'
import { madeUp } from '#src/features/settings/claims.ts'
import { missingDetails } from '#src/features/settings/seller.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { noticesAddress } from '#src/features/settings/server/settings.ts'
import { withStarting } from '#src/features/settings/server/settings-queries.ts'
import { CONFIRMED_STEPS, type ConfirmedStep } from '#src/features/settings/steps.ts'
import { environment } from '#src/server/environment.ts'
import { toOrder, toProblem } from '#src/features/orders/server/orders.ts'
import { toOrderWithdrawal } from '#src/features/orders/server/withdrawals.ts'

/** Number of days, including today, for which the desk shows past figures and planned texts. */
const WEEK_DAYS = 7

/** Returns the administrator's desk. */
export async function describeToday(db: Database): Promise<AnswerOf<typeof getToday>> {
  const now = new Date()
  const today = formatDay(now)
  const endOfToday = beginOf(dayAfter(today))
  const { counts, ...found } = await readToday(db, {
    today,
    since: beginOf(dayAfter(today, 1 - WEEK_DAYS)),
    until: beginOf(dayAfter(today, WEEK_DAYS)),
  })
  const orders = found.orders.map((row) => {
    const { isOwed, stalledAs, ...order } = row
    return { isOwed, stalledAs, order: toOrder(order) }
  })
  const problems = found.problems.map((row) => {
    return { kind: 'payment' as const, id: row.id, problem: toProblem(row) }
  })
  const isDispute = ({ problem }: (typeof problems)[number]) => problem.problem === 'dispute'
  const due = [
    ...problems.filter(isDispute).map((duty) => {
      const { answerUntil } = duty.problem
      const dueAt = isInTime(answerUntil, now) ? answerUntil : endOfToday
      return { ...duty, dueAt }
    }),
    ...orders.flatMap(({ order }) =>
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
  const { draftLetter, ...week } = found.week
  const trouble = troubleOf(counts)
  const isDown = trouble?.kind === 'standing'
  const items = [
    ...(isDown ? [{ kind: 'mails' as const, id: 'mails', trouble }] : []),
    // Read first, since the time to answer may already run.
    ...found.mails.map((mail) => ({ kind: 'mail' as const, ...mail })),
    ...due.toSorted(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id.localeCompare(other.id),
    ),
    ...problems.filter((each) => !isDispute(each)),
    ...(['outbox', 'suspicious'] as const).flatMap((kind) =>
      counts[kind] === 0 ? [] : [{ kind, id: kind, count: counts[kind] }],
    ),
    ...orders.flatMap(({ isOwed, order }) =>
      isOwed && order.dueAt === null
        ? [{ kind: 'subscription' as const, id: order.id, order }]
        : [],
    ),
  ]
  const withdrawn = new Set(found.withdrawals.map(({ order }) => order?.id))
  const stalled = orders.flatMap(({ stalledAs: kind, order }) => {
    if (kind === null) return []
    // A client who withdraws will neither send the start form nor pay.
    const isOff = (kind === 'unpaid' || kind === 'unstarted') && withdrawn.has(order.id)
    return isOff ? [] : [{ kind, id: order.id, order }]
  })
  const notices = Number(isDown) + Math.sign(counts.outbox) + Math.sign(counts.suspicious)
  const overdue = orders.filter(({ order: { dueAt } }) => dueAt !== null && dueAt < now).length
  return {
    items,
    total:
      counts.bookings +
      counts.withdrawals +
      counts.orders +
      counts.tasks +
      counts.received +
      notices,
    stalled,
    mails: isDown || trouble?.waiting === 0 ? null : trouble,
    planned: found.planned,
    weekWithoutLetter: counts.weekWithoutLetter,
    draftLetter,
    week: {
      ...found.sales,
      ...week,
      answers: answeringOf(
        found.answers.map((answer) => {
          return { ...answer, dueAt: answerDueAt(answer) ?? answer.answeredAt }
        }),
        overdue,
      ),
    },
    steps: stepsOf(found.steps, today),
  }
}

/** Returns the state of the steps before launch. */
function stepsOf(
  {
    settings: own,
    noticeEmail,
    confirmed,
    prices,
    areCodesKept,
    ...facts
  }: Awaited<ReturnType<typeof readToday>>['steps'],
  today: string,
): AnswerOf<typeof getToday>['steps'] {
  const settings = withStarting(own)
  const { packages, answerHours, city } = settings
  const sold = packageSales(prices, environment().paymentLinks, environment().inPreview)
  const onOffer = EMAIL_PACKAGES.filter((id) => offerOn(packages[id], today) === 'offered')
  const hasOwnPrices = onOffer.every((id) => prices.some((set) => set.package === id))
  const isConfirmed: Record<ConfirmedStep, boolean> = {
    codes: areCodesKept,
    prices: 'prices' in confirmed || hasOwnPrices,
    hours: 'hours' in confirmed || !isDeepStrictEqual(answerHours, startingSettings.answerHours),
    notices: 'notices' in confirmed || noticeEmail !== null,
    city: 'city' in confirmed || city !== startingSettings.city,
    end: 'end' in confirmed,
  }
  return {
    ...facts,
    missing: missingDetails(settings),
    madeUp: madeUp(settings.claims),
    sales: onOffer.map((id) => {
      const { price, paymentLink } = sold[id]
      return { id, title: packages[id].title, price, hasLink: paymentLink !== null }
    }),
    answerHours,
    city,
    noticeEmail: noticesAddress(noticeEmail),
    confirmed: CONFIRMED_STEPS.filter((step) => isConfirmed[step]),
  }
}

function troubleOf({ outbox: attention, ...counts }: Counts) {
  return mailTroubleOf(mailState(), { ...counts, attention })
}

/** Counts what waits for the administrator. */
export async function describeNews(db: Database): Promise<AnswerOf<typeof getNews>> {
  const counts = await countNews(db)
  return { ...counts, mail: mailState(), mails: Number(troubleOf(counts)?.kind === 'standing') }
}

/** Returns the instant at which a day begins in Vilnius. @param day `YYYY-MM-DD`. */
export function beginOf(day: string): Date {
  return new Date(fromVilniusTime(`${day}T00:00`) ?? day)
}
