import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import * as orders from './order-queries.ts'
import { LIST_PAGE_SIZE } from '#src/core/fields.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import type { listOrders, OrdersListQuery, OrdersPage } from '../contracts.ts'
import type { CsvRow } from '#src/core/csv.ts'
import {
  formatCell,
  formatDay,
  formatDayOfYear,
  formatLongDay,
  formatLongMinute,
  formatMoney,
} from '#src/core/lithuanian.ts'
import { dayAfter, fromVilniusTime, noonOf } from '#src/core/vilnius-time.ts'
import { listedState } from '../listed-state.ts'
import { isOver, isWritable, LISTED_STATES, type OrderState } from '../orders.ts'
import type { Private } from '#src/core/private.ts'
import {
  HELD_MINUTES,
  isMoneyDue,
  isOpen,
  isServed,
  lastMessageDay,
  lastPaidDay,
  refundDueOn,
  refundOf,
  returnedSum,
  REJECTION_SHOWN_DAYS,
  withdrawUntil,
  workBegins,
} from '../withdrawals.ts'
import { packageFeatures } from '#src/features/consultations/package-texts.ts'
import { soldOf } from '../sold.ts'
import { orderListTexts } from '../list-texts.ts'
import { orderTexts } from '../texts.ts'
import { answerDueAt } from './answer-clock.ts'
import { checkoutPage } from './checkout-page.ts'
import { environment } from '#src/server/environment.ts'
import { type ListWithTable, readList } from '#src/server/lists.ts'
import { packageTitles } from '#src/server/queries/package-titles.ts'
import { newestBy } from '#src/server/queries/lists.ts'
import { findsIn } from '#src/server/queries/search.ts'

/** Minimum length of a search that also looks into order numbers. Shorter texts occur in too many numbers. */
export const NUMBER_PART = 8

/** List of orders, also downloadable as a table for the accountant. */
export const orderList: ListWithTable<
  typeof listOrders,
  orders.Order,
  Pick<OrdersPage, 'counts' | 'titles'>
> = {
  rows: (db) => db.read.selectFrom(orders.ordersWithState.as('orders')).selectAll(),
  time: 'createdAt',
  order: (sort) =>
    sort === 'newest'
      ? newestBy('createdAt')
      : sql`${orders.answerDue} asc nulls last,
          (${orders.asksOwner} or ${orders.listedState} = 'withdrawing') desc, ${newestBy('createdAt')}`,
  filters: {
    search: (search) =>
      findsIn(search.length < NUMBER_PART ? ['name', 'email'] : ['name', 'email', 'id'], search),
    state: (state) => sql`${orders.listedState} = ${state}`,
    package: (id) => sql`package = ${id}`,
  },
  countsBy: { column: 'state', values: LISTED_STATES, value: orders.listedState },
  counts: () => sql`select ${packageTitles} as titles`,
  toItem: toOrder,
  file: orderListTexts,
  toRow: orderRow,
}

/** Returns a page of the orders, and the events that need the owner. */
export async function pageOfOrders(
  db: Database,
  query: OrdersListQuery,
): Promise<AnswerOf<typeof listOrders>> {
  const [page, problems] = await Promise.all([
    readList(db, orderList, query),
    orders.listProblemEvents(db, LIST_PAGE_SIZE),
  ])
  const { inPreview, payments } = environment()
  return {
    ...page,
    problems: problems.map(toProblem),
    payments: inPreview ? 'preview' : payments.secrets.length > 0 ? 'on' : 'unset',
  }
}

/** Returns the last paid day; null if it is not known, or the order is over. */
const paidUntilOf = (order: orders.Order) => (isOver(order) ? null : lastPaidDay(order))

const isPast = (time: Date | null) => time !== null && time <= new Date()

/** Whether the order is a paid subscription that has not ended. */
const isRunning = ({ package: sold, paidAt, cancelledAt, endsAt }: orders.Order) =>
  sold === 'email-monthly' && paidAt !== null && cancelledAt === null && !isPast(endsAt)

/** Whether the subscription will be charged again. */
const isRenewed = (order: orders.Order) => isRunning(order) && order.endsAt === null

/** Returns the last day to begin a message; null if not known, or the order was not started. */
const lettersUntilOf = (order: orders.Order) =>
  lastMessageDay({ ...order, isPaying: isRenewed(order) && order.paymentFailedAt === null })

/** Returns when no more messages can be begun about an order; null if not known. */
export function messagesEnd(order: orders.Order): Date | null {
  return endOf(lettersUntilOf(order))
}

/**
 * Returns the time until which the page may have shown the message form; null if not known. For a subscription, the
 * form is shown some days longer until an event reports a failed payment or the end of payments.
 */
export function lastBegun(order: orders.Order): Date | null {
  return endOf(lastMessageDay({ ...order, isPaying: order.package === 'email-monthly' }))
}

function endOf(day: string | null): Date | null {
  const midnight = day && fromVilniusTime(`${dayAfter(day)}T00:00`)
  return midnight === null ? null : new Date(midnight)
}

/** Whether the last day to begin a message about an order had passed; false if that day is not known. */
export function hasEnded(order: orders.Order, at = new Date()): boolean {
  const end = messagesEnd(order)
  return end !== null && end <= at
}

/** Maps an order to the `order` of the panel's contract. */
export function toOrder(order: orders.Order) {
  const nextPayment = nextPaymentOf(order)
  return {
    ...order,
    title: soldOf(order).title,
    paidUntil: paidUntilOf(order),
    paymentUrl: checkoutPage(order),
    dispute: disputeOf(order),
    refundDue: refundDueOf(order),
    refunded: refundedOf(order),
    nextPaymentOn: nextPayment && formatDay(nextPayment),
    lettersUntil: isWritable(order) ? lettersUntilOf(order) : null,
    dueAt: answerDueAt(order),
    beginsOn: beginsOn(order),
  }
}

function disputeOf(order: orders.Order) {
  const { disputeState, disputedAmount, disputeUntil, disputedPaymentId, isTest } = order
  if (order.state !== 'disputed' || disputeState === null) return null
  return {
    state: disputeState,
    amount: disputedAmount,
    answerUntil: disputeUntil,
    eventId: order.disputeEventId,
    markedAt: order.disputeMarkedAt,
    url: checkoutPage({ paymentIntentId: disputedPaymentId, subscriptionId: null, isTest }),
  }
}

/** Returns the sum to return for the client's withdrawal, and the last day to do so; null if none is due. */
function refundDueOf({ withdrawal: state, withdrawalAt, ...order }: orders.Order) {
  if (state === null || withdrawalAt === null) return null
  const refund = refundOf(order, withdrawalAt)
  if (!isMoneyDue({ state, order: refund })) return null
  return { sum: refund.refundable, on: refundDueOn(withdrawalAt) }
}

/** Returns the sum and day of the refund that the owner has marked for the client's withdrawal; null without a mark. */
function refundedOf({ withdrawalAt, refundedOn, ...order }: orders.Order) {
  if (withdrawalAt === null || refundedOn === null) return null
  const { refundable } = refundOf(order, withdrawalAt)
  return { sum: returnedSum({ ...order, refundable }), on: refundedOn }
}

function beginsOn({ agreedAt, startedAt, isEarly }: orders.Order): string | null {
  if (agreedAt === null || startedAt === null || isEarly) return null
  return formatDay(new Date(Math.max(startedAt.getTime(), workBegins(agreedAt).getTime())))
}

/** Maps an event that needs the owner to the `problem` of the panel's contract. */
export function toProblem(event: orders.ProblemEvent) {
  const [email = null] = event.emails.length === 1 ? event.emails : []
  const [orderId = null] = event.orderIds.length === 1 ? event.orderIds : []
  return {
    ...event,
    reference: event.objectId ?? event.eventId,
    email,
    orderId,
    answerUntil: event.problem === 'dispute' ? event.periodEnd : null,
    url: checkoutPage({ ...event, isTest: !event.livemode }),
  }
}

function orderRow(order: orders.Order): CsvRow {
  return [
    formatCell(order.createdAt),
    soldOf(order).title,
    order.name,
    order.email,
    orderListTexts.state[listedState(order)],
    order.paidAmount / 100,
    order.refundedAmount / 100,
    order.currency.toUpperCase(),
    order.renewals,
    order.paidAt === null ? null : formatCell(order.paidAt),
    paidUntilOf(order),
    order.cancelledAt === null ? null : formatCell(order.cancelledAt),
    order.sessionId,
    order.id,
  ]
}

/** Returns the subscriptions of an address that will be charged again. */
export async function runningSubscriptions(db: Database, email: Private) {
  return (await orders.renewedOrdersOf(db, email)).map(describeOrder)
}

/** Describes an order in words, for its page and its confirmation. */
export function describeOrder(order: orders.Order) {
  const money = moneyOf(order)
  const { id, email, name, agreedAt, createdAt } = order
  const nextPayment = nextPaymentOf(order)
  const { title, features } = soldOf(order)
  return {
    id,
    email,
    name,
    state: order.state,
    isOver: isOver(order) || order.hasWithdrawn,
    title,
    features: packageFeatures(features, order.sold?.answerHours ?? null),
    isSubscription: order.package === 'email-monthly',
    isRenewed: isRenewed(order),
    isRunning: isRunning(order),
    isUnpaid: order.state === 'paid' && order.paymentFailedAt !== null,
    hasUnnamedWithdrawal: order.withdrawal !== null && !order.hasWithdrawn && isWritable(order),
    isWithdrawn: isOver(order) && order.hasWithdrawn && !isWithdrawnLate(order),
    price: money(order.amount),
    paid: order.paidAmount === 0 ? null : money(order.paidAmount),
    refunded: order.refundedAmount === 0 ? null : money(order.refundedAmount),
    paidUntil: paidUntilOf(order),
    nextPayment: nextPayment && formatDay(nextPayment),
    paymentPlan: paymentPlan(order),
    orderedAt: formatLongMinute(createdAt),
    orderedOn: formatLongDay(createdAt),
    agreedOn: formatLongDay(agreedAt ?? createdAt),
    /** Null if the order was never concluded. */
    withdrawal:
      agreedAt === null
        ? null
        : orderTexts.withdrawal(
            formatLongDay(noonOf(withdrawUntil(agreedAt))).replaceAll(' ', '\u00A0'),
          ),
    isWithdrawable: isWithdrawable(order),
    portalUrl: environment().payments.portalUrl,
  }
}

const moneyOf = (order: orders.Order) => (cents: number) => formatMoney(cents, order.currency)

/** Whether the client has withdrawn after the last day to withdraw, and the owner has not decided yet. */
export function isWithdrawnLate(order: orders.Order): boolean {
  const { state, withdrawal, withdrawalAt } = order
  const isUndecided = state === 'withdrawn' && withdrawal === 'new' && withdrawalAt !== null
  return isUndecided && refundOf(order, withdrawalAt).isLate
}

/**
 * Whether the client can still withdraw: the order was concluded, its withdrawal period has not ended, and it was
 * neither fully served nor refunded nor withdrawn from.
 */
function isWithdrawable(order: orders.Order): boolean {
  const today = formatDay(new Date())
  return (
    order.agreedAt !== null &&
    !order.hasWithdrawn &&
    order.state !== 'refunded' &&
    today <= withdrawUntil(order.agreedAt) &&
    !isServed(order, today)
  )
}

/**
 * Returns the state of an order in the words of its page, and a note about its withdrawal or refund; null if there is
 * none.
 * @param email the owner's email address.
 */
export async function describeState(
  db: Database,
  order: orders.Order,
  email: string,
): Promise<{ lead: string; note: string | null }> {
  const { state, withdrawalAt, hasWithdrawn } = order
  const { withdrawn } = orderTexts
  if (isWithdrawnLate(order)) return { lead: orderTexts.withdrawnLate, note: null }
  const day = withdrawalAt && formatDayOfYear(withdrawalAt)
  const on = day !== null && hasWithdrawn ? withdrawn.on(day) : null
  if (state !== 'withdrawn' && state !== 'refunded')
    return { lead: stateText(order, state), note: on ?? (await rejectionText(db, order)) }
  const words = refundWords(order, email)
  return words === null
    ? { lead: withdrawn.accepted(day ?? ''), note: withdrawn.acceptedHow }
    : { lead: words.text, note: on === null ? words.note : `${on} ${words.note}` }
}

/**
 * Says why the owner has rejected the client's withdrawal, once the mail about it is no longer held and for some days;
 * null if none was rejected, or if the client has acted since.
 */
async function rejectionText(db: Database, order: orders.Order): Promise<string | null> {
  if (order.withdrawal !== null || !isWritable(order)) return null
  const rejection = await orders.findRejection(db, order.id)
  if (rejection === undefined) return null
  const minutes = (Date.now() - rejection.updatedAt.getTime()) / 60_000
  if (minutes < HELD_MINUTES || minutes > REJECTION_SHOWN_DAYS * 24 * 60) return null
  const { rejected, unnamedOwn } = orderTexts.withdrawn
  if (refundOf(order, rejection.createdAt).isLate) return rejected.late
  return isWithdrawable(order) ? `${rejected.unnamed} ${unnamedOwn}` : rejected.unnamed
}

/** Returns the state of an order in words, without a refund or a withdrawal. */
function stateText(
  order: orders.Order,
  state: Exclude<OrderState, 'refunded' | 'withdrawn'>,
): string {
  const { paymentFailedAt, endsAt, disputeState } = order
  const last = hasEnded(order) ? null : lettersUntilOf(order)
  const until = last && formatDayOfYear(noonOf(last))
  if (state === 'disputed' && disputeState === 'lost') return orderTexts.disputeLost
  if (state === 'cancelled') return orderTexts.cancelled(until)
  if (state !== 'paid') return orderTexts.states[state]
  if (paymentFailedAt !== null) return orderTexts.paymentFailed(until)
  return endsAt === null ? orderTexts.states.paid : orderTexts.endsOn(until)
}

/**
 * Returns the state of a withdrawal as its client may know it. While the mail about the outcome is held, the owner can
 * undo the mark, so the withdrawal still counts as open.
 */
function toldState({ withdrawal, withdrawalChangedAt }: orders.Order): orders.Order['withdrawal'] {
  if (withdrawal === null || isOpen(withdrawal) || withdrawalChangedAt === null) return withdrawal
  return Date.now() < withdrawalChangedAt.getTime() + HELD_MINUTES * 60_000
    ? 'confirmed'
    : withdrawal
}

/**
 * Says how much is, or was, returned, until when or on which day, and how; null if that is not known, because the owner
 * has accepted a withdrawal that came late.
 */
function refundWords(order: orders.Order, email: string) {
  const { withdrawn } = orderTexts
  const money = moneyOf(order)
  const state = toldState(order)
  const { refundable, usedDays, paidDays, isLate } = refundOf(
    order,
    order.withdrawalAt ?? order.createdAt,
  )
  const due = refundDueOf({ ...order, withdrawal: state })
  if (due !== null) {
    const [sum, day] = [money(due.sum), formatDayOfYear(noonOf(due.on))]
    const served = usedDays === 0 ? [] : [withdrawn.served(usedDays, paidDays)]
    return due.on < formatDay(new Date())
      ? { text: withdrawn.overdue(sum, day), note: withdrawn.overdueHow(email) }
      : { text: withdrawn.due(sum, day), note: [...served, withdrawn.how].join(' ') }
  }
  const markedOn = state === 'refunded' ? order.refundedOn : null
  const on = markedOn === null ? order.refundedAt : noonOf(markedOn)
  if (on !== null) {
    const sum =
      markedOn === null
        ? order.returnedAmount || order.refundedAmount
        : returnedSum({ ...order, refundable })
    return {
      text: withdrawn.returned(sum > 0 ? money(sum) : null, formatDayOfYear(on)),
      note: withdrawn.returnedHow,
    }
  }
  return isLate && state === 'confirmed'
    ? null
    : { text: withdrawn.nothingDue, note: withdrawn.terms }
}

const nextPaymentOf = (order: orders.Order) => nextCharge({ ...order, isRenewed: isRenewed(order) })

/**
 * Returns when a subscription is charged next; null if it is not charged again, the last payment failed, or the time is
 * not known or has passed.
 */
export function nextCharge({
  isRenewed,
  paidUntil,
  paymentFailedAt,
}: Pick<orders.Order, 'paidUntil' | 'paymentFailedAt'> & { isRenewed: boolean }): Date | null {
  const isDue = isRenewed && paymentFailedAt === null && paidUntil !== null
  return isDue && paidUntil > new Date() ? paidUntil : null
}

/**
 * Returns a sentence with the day of the next payment and the last paid day. Null if there is no next payment, or if
 * the last paid day is not after that day: then the client gains no days from before the start.
 * @param start the start to assume for an order that has not started.
 */
export function paymentPlan(
  order: orders.Order,
  start: Pick<orders.Order, 'startedAt' | 'isEarly'> = order,
): string | null {
  const next = nextPaymentOf(order)
  const until = lastPaidDay({ ...order, ...start })
  if (next === null || until === null || until <= formatDay(next)) return null
  const [day, lastDay] = [formatDayOfYear(next), formatDayOfYear(noonOf(until))]
  return orderTexts[order.startedAt === null ? 'plannedPayment' : 'paymentPlan'](day, lastDay)
}
