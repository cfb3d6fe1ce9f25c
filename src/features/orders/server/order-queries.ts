import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Delivery, UNSENT_AFTER_MINUTES, type UnsentState } from '../correspondence.ts'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import {
  ANSWER_WITHIN_HOURS,
  CHARGED_BEFORE_MINUTES,
  DISPUTE_STATES,
  MATCHED_WITHIN_MINUTES,
  OVER_STATES,
  UNSTARTED_DAYS,
  type DisputeState,
  type ListedState,
  type OrderState,
  type PaymentProblem,
} from '../orders.ts'
import type { StalledKind } from '../listed-state.ts'
import type { Private } from '#src/core/private.ts'
import { OPEN_WITHDRAWAL_STATES, WITHDRAWAL_DAYS, type WithdrawalState } from '../withdrawals.ts'
import type { AnswerHours } from '#src/features/consultations/answer-hour-texts.ts'
import type { Database } from '#db/client.ts'
import type { OrdersTable, PaymentEventsTable } from '#db/schema/tables.ts'
import { EMAIL_PACKAGES } from '#src/features/consultations/consultations.ts'
import type { DaysOff } from '#src/features/settings/owner-texts.ts'
import { setAnswerHours, setDaysOff } from '#src/features/settings/server/settings-queries.ts'

/** An order with facts from its events. Sums are in cents. */
export interface Order extends Selectable<OrdersTable> {
  state: OrderState
  /** Whether the order was paid in the checkout's test mode. */
  isTest: boolean
  paidAt: Date | null
  /** Sum of the first payment and all renewals. */
  paidAmount: number
  renewals: number
  /** The first payment; null if no event names it. */
  firstPaymentId: string | null
  /** End of the last period paid for by an invoice. */
  paidUntil: Date | null
  cancelledAt: Date | null
  /** Planned end of a subscription that still runs but is not charged again. */
  endsAt: Date | null
  /** Time of the failed payment that is still due for a subscription; null if none is due. */
  paymentFailedAt: Date | null
  /** Sum of all refunds that the checkout has reported. */
  refundedAmount: number
  /** Sum of the refunds since the client's withdrawal; of all refunds without one. */
  returnedAmount: number
  /** Time of the last refund that the checkout has reported. */
  refundedAt: Date | null
  /** The first state, in the order of `DISPUTE_STATES`, of disputes that the owner has not won; null without one. */
  disputeState: DisputeState | null
  /** Sum of these disputes. */
  disputedAmount: number
  /** First time until which such a dispute can be answered; null if it is not known. */
  disputeUntil: Date | null
  /** Payment of the first such dispute. */
  disputedPaymentId: string | null
  /** Event that the owner marks as dealt with for an open dispute, first an unmarked one; null if it never came. */
  disputeEventId: string | null
  /** Time of the owner's last mark, if every open dispute is marked as dealt with; null otherwise. */
  disputeMarkedAt: Date | null
  /**
   * State of the client's withdrawal, without those that are suspicious or rejected; null without one. Of several, the
   * first one that has ended the contract.
   */
  withdrawal: WithdrawalState | null
  /** Time of that withdrawal. */
  withdrawalAt: Date | null
  /** Time of its last change by the owner. */
  withdrawalChangedAt: Date | null
  /** Day of its refund as the owner has marked it, `YYYY-MM-DD`. */
  refundedOn: string | null
  /** Whether it has ended the contract: it names the order, or the owner has confirmed it. */
  hasWithdrawn: boolean
  startedAt: Date | null
  /** The client's way of getting answers; null until the client has sent the start form. */
  delivery: Delivery | null
  /** Whether a passphrase protects the messages on the order's page, or was reset and must be set anew. */
  hasWord: boolean
  /** Whether the client wants the work to start before the withdrawal period ends. */
  isEarly: boolean
  /** Time when the consent to messages was withdrawn. */
  withdrawnAt: Date | null
  /** Number of messages. */
  letters: number
  /** Time of the coach's last message. */
  answeredAt: Date | null
  /** Why that message was not mailed to the client; null if it was, or was queued only a short time ago. */
  answerUnsent: UnsentState | null
  /** Whether an answer was begun since then on any device. */
  hasAnswerDraft: boolean
  /** Time of the oldest message that waits for an answer; null if none does, or the order is over. */
  waitingSince: Date | null
  /** Whether an unanswered message came after the paid time; false for an order that is over. */
  hasLateLetter: boolean
  /** Hours in which messages of the order are answered; null for day and night. */
  answerHours: AnswerHours | null
  /** Days on which no messages are answered (`settings-queries.ts`). */
  daysOff: DaysOff
}

/** An event that needs the owner. */
export type ProblemEvent = Pick<
  Selectable<PaymentEventsTable>,
  | 'id'
  | 'eventId'
  | 'type'
  | 'objectId'
  | 'amount'
  | 'currency'
  | 'createdAt'
  | 'paymentIntentId'
  | 'subscriptionId'
  | 'livemode'
  | 'periodEnd'
> & {
  /** The orders that the event concerns or may concern. */
  orderIds: string[]
  problem: PaymentProblem
  /** Names of the clients whose order the event concerns or may concern. */
  clients: string[]
  /** Addresses of these clients. */
  emails: string[]
  /** Price in euros that the site asked for; null if no such client has an order with a known price. */
  price: number | null
}

/** Payments named by a purchase or an invoice, each with its order. */
const namedPayments = sql`(
  select payment_intent_id, id as order_id from orders where payment_intent_id is not null
  union
  select paid.payment_intent_id, orders.id from payment_events as paid
    join payment_events as invoice
      on invoice.object_id = paid.object_id and invoice.type = 'invoice.paid'
    join orders on orders.subscription_id = invoice.subscription_id
  where paid.type = 'invoice_payment.paid' and paid.payment_intent_id is not null)`

/** Payments that are not in `namedPayments`, each with every subscription order that its customer had by then. */
const likelyPayments = sql`(
  select distinct charge.payment_intent_id, orders.id as order_id from payment_events as charge
    join orders on orders.customer_id = charge.customer_id and orders.subscription_id is not null
      and orders.created_at < charge.created_at + make_interval(mins => ${sql.lit(CHARGED_BEFORE_MINUTES)})
  where charge.type = 'charge.succeeded' and not exists (
    select from ${namedPayments} as named
    where named.payment_intent_id = charge.payment_intent_id))`

/**
 * Events of each order and of its payments, some of them twice. A payment that may belong to several orders is left
 * out.
 */
const eventsOfOrders = sql`(
  select orders.id as order_id, event.* from orders
    join payment_events as event on event.session_id = orders.session_id
  union all
  select orders.id, event.* from orders
    join payment_events as event on event.subscription_id = orders.subscription_id
  union all
  select payment.order_id, event.* from ${namedPayments} as payment
    join payment_events as event on event.payment_intent_id = payment.payment_intent_id
  union all
  select payment.order_id, event.* from (
    select payment_intent_id, min(order_id::text)::uuid as order_id from ${likelyPayments} as likely
    group by payment_intent_id having count(*) = 1) as payment
    join payment_events as event on event.payment_intent_id = payment.payment_intent_id)`

/** Condition on `order_letters as letter`: the client wrote the message, and the owner has written nothing since. */
const hasNoAnswer = sql<boolean>`(
  letter.author = 'client' and not exists (
    select from order_letters as answer
    where answer.order_id = letter.order_id and answer.author = 'coach'
      and answer.created_at > letter.created_at))`

/**
 * Condition on `order_letters as letter`: the client wrote the message, and the owner has neither answered it nor
 * marked it as needing no answer.
 */
export const isUnanswered = sql<boolean>`(letter.settled_at is null and ${hasNoAnswer})`

/** Condition on `order_letters as letter`: the message was marked as needing no answer, and has no answer. */
export const isResolved = sql<boolean>`(letter.settled_at is not null and ${hasNoAnswer})`

/** Condition on `order_letters as letter`: the message is unanswered, and came in the paid time. */
export const isWaiting = sql<boolean>`(${isUnanswered} and not letter.is_late)`

/**
 * State of the mail about `order_letters as letter`; null if it was sent, or was queued less than
 * `UNSENT_AFTER_MINUTES` ago and has no failed attempt.
 */
export const unsent = sql<UnsentState | null>`(
  select case when state in ('unclear', 'failed') then state
    when state <> 'sent' and (fault is not null or queued_at < now() - make_interval(mins => ${sql.lit(UNSENT_AFTER_MINUTES)}))
      then 'waiting' end
  from outbox where subject_id = letter.id and kind = 'order-answer'
  limit 1)`

/** Builds both texts of the client about the contract, in lower case. @param of alias of the withdrawal. */
const writtenIn = (of: 'withdrawal' | 'stored') =>
  sql`lower(concat_ws(' ', ${sql.ref(`${of}.contract`)}, ${sql.ref(`${of}.note`)}))`

/**
 * The order that `contract_withdrawals as withdrawal` concerns, among the earlier orders of its address: the order
 * whose number the withdrawal contains, otherwise the newest. The order page fills in the number.
 */
export const orderOfWithdrawal = sql`(
  select id from orders as candidate
  where withdrawal.email in (candidate.email, candidate.paid_email)
    and candidate.created_at <= withdrawal.created_at
  order by strpos(${writtenIn('withdrawal')}, candidate.id::text) > 0 desc, candidate.created_at desc
  limit 1)`

const dayOf = (instant: RawBuilder<unknown>) =>
  sql`(${instant} at time zone ${sql.lit(TIME_ZONE)})::date`

/** Builds the condition that a withdrawal contains the order's number, which strangers do not know. @param of its alias. */
export const namesOrderOf = (of: 'withdrawal' | 'stored') =>
  sql`strpos(${writtenIn(of)}, orders.id::text) > 0`
const isNamed = namesOrderOf('withdrawal')

/**
 * Condition: the owner has rejected the withdrawal, which came after the last day to withdraw or without the order's
 * number (`isRejectable`). Any other ends the contract, whatever is returned.
 */
const isRejected = sql`(withdrawal.state = 'nothing-due' and (not ${isNamed} or coalesce(
    ${dayOf(sql`withdrawal.created_at`)} > ${dayOf(sql`orders.agreed_at`)} + ${sql.lit(WITHDRAWAL_DAYS)}, false)))`

/**
 * The withdrawal from the order in a row of `orders`, without those that are suspicious or rejected by the owner. One
 * without the order's number may come from a stranger, so it ends the contract only once the owner has confirmed it.
 */
const itsWithdrawal = sql`(
  select withdrawal.*, ${isNamed} or withdrawal.state <> 'new' as ends_contract
  from contract_withdrawals as withdrawal
  where withdrawal.email in (orders.email, orders.paid_email) and not withdrawal.suspicious
    and not ${isRejected} and orders.id = ${orderOfWithdrawal}
  order by ends_contract desc, withdrawal.created_at
  limit 1)`

/** Condition on events: the event says that a payment of the subscription has failed or is overdue. */
const isFailing = sql`(type = 'invoice.payment_failed'
  or type = 'customer.subscription.updated' and outcome in ('past_due', 'unpaid', 'paused'))`
/** Condition on events: the event says that no payment of the subscription is overdue. */
const isActive = sql`(
  type = 'customer.subscription.updated' and outcome in ('active', 'trialing'))`

/**
 * Facts from the events of an order, one row for each invoice, refund, dispute or other object of the checkout. The
 * events of the purchase itself name no object, and share one row.
 */
export const objectsOfOrders = sql`(
  select order_id, max(amount) filter (where type <> 'invoice.payment_failed') as amount,
    max(period_end) filter (where type = 'invoice.paid') as paid_until,
    min(created_at) filter (where session_id is not null and outcome in ('paid', 'no_payment_required')) as paid_at,
    min(created_at) filter (where type = 'customer.subscription.deleted') as cancelled_at,
    (array_agg(period_end order by created_at desc)
      filter (where type = 'customer.subscription.updated'))[1] as ends_at,
    max(created_at) filter (where ${isFailing}) as failing_at,
    max(created_at) filter (where type = 'invoice.paid') as invoice_paid_at,
    max(created_at) filter (where ${isActive}) as active_at,
    bool_or(type = 'checkout.session.async_payment_failed') as has_failed,
    bool_or(type = 'invoice.paid' and outcome <> 'subscription_create') as is_renewal,
    bool_or(type like 'refund.%' and outcome = 'succeeded')
      and not bool_or(outcome in ('failed', 'canceled')) as is_refund,
    min(created_at) filter (where type like 'refund.%' and outcome = 'succeeded') as refunded_at,
    bool_or(type like 'charge.dispute.%')
      and not bool_or(outcome in ('won', 'warning_closed', 'prevented')) as is_dispute,
    case when bool_or(outcome = 'lost') then 3
      when bool_or(outcome in ('under_review', 'warning_under_review')) then 2 else 1 end as dispute_step,
    max(period_end) as dispute_until, min(payment_intent_id) as payment_intent_id, min(created_at) as first_at,
    (array_agg(id) filter (where problem = 'dispute'))[1] as dispute_event_id,
    max(settled_at) filter (where problem = 'dispute') as dispute_marked_at
  from ${eventsOfOrders} as event
  where problem is distinct from 'version'
  group by order_id, object_id)`

const paidAmount = sql`(
  case when facts.paid_at is null then 0 else orders.amount end + coalesce(facts.renewed_amount, 0))`
const refundedAmount = sql`coalesce(facts.refunded_amount, 0)`

/** SQL expression for the answer hours of a row of `orders`: those of the day of the sale, if they are known. */
export const soldAnswerHours = sql<AnswerHours | null>`coalesce(orders.sold->'answerHours', ${setAnswerHours})`

const overStates = sql.join(OVER_STATES.map((state) => sql.lit(state)))
const openWithdrawals = sql.join(OPEN_WITHDRAWAL_STATES.map((state) => sql.lit(state)))

/**
 * Orders with the facts from their events, start forms and messages. The events of each object are combined first, and
 * compared by the time of the event. So late and duplicate events do not matter.
 */
export const ordersWithState = sql<Order>`(
  select orders.*, case when state in (${overStates}) or has_withdrawn then null else waiting.since end as waiting_since,
    state not in (${overStates}) and not has_withdrawn and coalesce(waiting.has_late, false) as has_late_letter
  from (
    select orders.*, facts.paid_at, facts.paid_until, facts.cancelled_at,
      case when facts.cancelled_at is null and facts.ends_at < facts.paid_until + interval '1 day'
        then facts.ends_at end as ends_at,
      case when facts.cancelled_at is null then facts.payment_failed_at end as payment_failed_at,
      start.started_at, start.delivery, start.withdrawn_at, start.early_text is not null as is_early,
      start.word_hash is not null or start.closed_before is not null as has_word,
      (select count(*) from order_letters where order_id = orders.id)::integer as letters,
      (select max(created_at) from order_letters
        where order_id = orders.id and author = 'coach') as answered_at,
      (select ${unsent} from order_letters as letter
        where letter.order_id = orders.id and letter.author = 'coach'
        order by letter.created_at desc limit 1) as answer_unsent,
      withdrawal.id as withdrawal_id, withdrawal.state as withdrawal, withdrawal.created_at as withdrawal_at,
      withdrawal.updated_at as withdrawal_changed_at, withdrawal.refunded_on,
      coalesce(withdrawal.ends_contract, false) as has_withdrawn,
      exists (
        select from unfinished_texts as draft
        where draft.id = orders.id and draft.kind = 'answer' and not exists (
          select from order_letters as answer
          where answer.order_id = orders.id and answer.author = 'coach'
            and answer.created_at >= draft.updated_at)) as has_answer_draft,
      exists (
        select from payment_events as event
        where event.session_id = orders.session_id and not event.livemode) as is_test,
      ${soldAnswerHours} as answer_hours, ${setDaysOff} as days_off,
      coalesce(facts.renewals, 0)::integer as renewals,
      coalesce(orders.payment_intent_id, facts.first_payment_id) as first_payment_id,
      ${paidAmount}::integer as paid_amount,
      ${refundedAmount}::integer as refunded_amount, facts.refunded_at,
      case when withdrawal.created_at is null then ${refundedAmount}::integer else (
        select coalesce(sum((refund->>'amount')::integer), 0)::integer
        from jsonb_array_elements(facts.refunds) as refund
        -- The checkout's times are in whole seconds.
        where (refund->>'at')::timestamptz >= date_trunc('second', withdrawal.created_at)
      ) end as returned_amount,
      (array[${sql.join(DISPUTE_STATES.map((state) => sql.lit(state)))}])[facts.dispute_step] as dispute_state,
      coalesce(facts.disputed_amount, 0)::integer as disputed_amount,
      facts.dispute_until, facts.disputed_payment_id, facts.dispute_event_id, facts.dispute_marked_at,
      case
        when ${paidAmount} > 0 and ${refundedAmount} >= ${paidAmount} then 'refunded'
        when facts.is_disputed then 'disputed'
        when facts.paid_at is null then case when facts.has_failed then 'failed' else 'awaiting' end
        when withdrawal.ends_contract then 'withdrawn'
        when start.withdrawn_at is not null or orders.erased_at is not null then 'closed'
        when facts.cancelled_at is not null then 'cancelled'
        else 'paid'
      end as state
    from orders
      left join order_starts as start on start.id = orders.id
      left join lateral ${itsWithdrawal} as withdrawal on true
      left join (
        select order_id, min(paid_at) as paid_at, max(paid_until) as paid_until,
          min(cancelled_at) as cancelled_at, max(ends_at) as ends_at, bool_or(has_failed) as has_failed,
          -- When a trial ends with a failed payment, both events have the same second: a tie counts as failed.
          case when max(failing_at) > coalesce(max(invoice_paid_at), '-infinity')
            and max(failing_at) >= coalesce(max(active_at), '-infinity')
            then max(failing_at) end as payment_failed_at,
          (array_agg(payment_intent_id order by first_at)
            filter (where payment_intent_id is not null))[1] as first_payment_id,
          bool_or(is_dispute) as is_disputed,
          min(dispute_step) filter (where is_dispute) as dispute_step,
          sum(amount) filter (where is_dispute) as disputed_amount,
          min(dispute_until) filter (where is_dispute and dispute_step = 1) as dispute_until,
          (array_agg(payment_intent_id order by dispute_step, dispute_until, payment_intent_id)
            filter (where is_dispute))[1] as disputed_payment_id,
          (array_agg(dispute_event_id order by dispute_marked_at desc nulls first)
            filter (where is_dispute and dispute_step = 1))[1] as dispute_event_id,
          case when bool_and(dispute_marked_at is not null) filter (where is_dispute and dispute_step = 1)
            then max(dispute_marked_at) filter (where is_dispute and dispute_step = 1) end as dispute_marked_at,
          count(*) filter (where is_renewal) as renewals,
          sum(amount) filter (where is_renewal) as renewed_amount,
          sum(amount) filter (where is_refund) as refunded_amount,
          jsonb_agg(jsonb_build_object('at', refunded_at, 'amount', amount)) filter (where is_refund) as refunds,
          max(refunded_at) filter (where is_refund) as refunded_at
        from ${objectsOfOrders} as object group by order_id) as facts on facts.order_id = orders.id
  ) as orders
  left join (
    select order_id, min(created_at) filter (where not is_late) as since, bool_or(is_late) as has_late
    from order_letters as letter where ${isUnanswered} group by order_id) as waiting on waiting.order_id = orders.id)`

const workBegins = sql`((
  date_trunc('day', agreed_at at time zone ${sql.lit(TIME_ZONE)})
    + make_interval(days => ${sql.lit(WITHDRAWAL_DAYS + 1)})) at time zone ${sql.lit(TIME_ZONE)})`

const hoursOfPackage = sql.join(
  EMAIL_PACKAGES.map((id) => sql`when ${sql.lit(id)} then ${sql.lit(ANSWER_WITHIN_HOURS[id])}`),
  sql` `,
)

/**
 * Deadline of the answer if every hour counts, day and night: from the message, or from the start of the work if that
 * is later.
 */
export const answerDue = sql`(case when waiting_since is not null then
  case when is_early then waiting_since else greatest(waiting_since, ${workBegins}) end
    + make_interval(hours => coalesce((sold->>'hours')::integer, case package ${hoursOfPackage} end)) end)`

/** Returns an order with facts from its events. */
export async function findOrder(db: Database, id: string | null): Promise<Order | undefined> {
  return db.read
    .selectFrom(ordersWithState.as('orders'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Returns the times of the last withdrawal from an order that the owner has rejected; undefined without one, or if the
 * client has written since.
 */
export async function findRejection(db: Database, orderId: string) {
  return db.read
    .selectFrom(['orders', 'contractWithdrawals as withdrawal'])
    .select(['withdrawal.createdAt', 'withdrawal.updatedAt'])
    .where('orders.id', '=', orderId)
    .where(
      sql<boolean>`withdrawal.email in (orders.email, orders.paid_email) and not withdrawal.suspicious
        and ${isRejected} and orders.id = ${orderOfWithdrawal} and not exists (
          select from order_letters as letter
          where letter.order_id = orders.id and letter.author = 'client'
            and letter.created_at > withdrawal.updated_at)`,
    )
    .orderBy('withdrawal.updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Condition on `ordersWithState`: the client is to be reminded of the start form. The order is paid and not started, and
 * its address has sent no withdrawal since, not even one that does not name the order.
 */
const isToStart = sql<boolean>`(
  state = 'paid' and started_at is null and not exists (
    select from contract_withdrawals as withdrawal
    where withdrawal.email in (orders.email, orders.paid_email) and not withdrawal.suspicious
      and withdrawal.state <> 'nothing-due' and withdrawal.created_at >= orders.created_at))`

/** Whether the client of an order is to be reminded of the start form. */
export async function awaitsStart(db: Database, orderId: string | null): Promise<boolean> {
  const order = await db.read
    .selectFrom(ordersWithState.as('orders'))
    .select('id')
    .where('id', '=', orderId)
    .where(isToStart)
    .executeTakeFirst()
  return order !== undefined
}

/** Deletes the waiting reminders of orders whose client is not to be reminded any more. */
export async function dropStartReminders(db: Database): Promise<void> {
  await db.idempotent
    .deleteFrom('outbox')
    .where('kind', '=', 'start-reminder')
    .where('state', '=', 'waiting')
    .where(
      sql<boolean>`subject_id in (
        select id from ${ordersWithState} as orders where not ${isToStart})`,
    )
    .execute()
}

/** Returns the condition on `orders`: the address is the order's current address, or has paid for the order. */
export function isOfAddress(email: Private): RawBuilder<boolean> {
  return sql<boolean>`(orders.email = ${email} or orders.paid_email = ${email})`
}

/** Returns the query for the orders of an address. `isCurrent`: whether the address is still the order's. */
export function ordersOf(db: Database, email: Private) {
  return db.read
    .selectFrom(ordersWithState.as('orders'))
    .select(['id', 'package', 'sold', 'name', 'state', 'paidAmount', 'refundedAmount', 'currency'])
    .select(['createdAt', sql<boolean>`email = ${email}`.as('isCurrent')])
    .where(isOfAddress(email))
    .orderBy('createdAt')
}

/** Returns the subscriptions of an address that will be charged again, oldest first. */
export async function renewedOrdersOf(db: Database, email: Private): Promise<Order[]> {
  return db.read
    .selectFrom(ordersWithState.as('orders'))
    .selectAll()
    .where(isOfAddress(email))
    .where(isRenewed)
    .orderBy('createdAt')
    .execute()
}

/** Types of events that must match an order: they are about money or the end of a subscription. */
const ABOUT_ORDER = ['invoice.paid', 'customer.subscription.deleted', 'refund.', 'charge.dispute.']

const isUnmatched = sql<boolean>`(
  event.problem is null
  and (${sql.join(
    ABOUT_ORDER.map((type) => sql`starts_with(event.type, ${sql.lit(type)})`),
    sql` or `,
  )})
  and event.received_at < now() - make_interval(mins => ${sql.lit(MATCHED_WITHIN_MINUTES)})
  and not exists (select from ${eventsOfOrders} as known where known.id = event.id))`

/** Condition on `payment_events as event`: it opened a dispute that was answered or decided since. */
const isAnsweredDispute = sql<boolean>`(
  event.problem is not distinct from 'dispute' and exists (
    select from payment_events as later
    where later.object_id = event.object_id and later.type like 'charge.dispute.%'
      and later.outcome not in ('needs_response', 'warning_needs_response')))`

/** Condition on `payment_events as event`: the event needs the owner. */
export const isOpenProblem = sql<boolean>`(
  event.settled_at is null and (event.problem is not null or ${isUnmatched}) and not ${isAnsweredDispute})`

/** Condition on `ordersWithState`: a subscription that will be charged again, in any order state. */
export const isRenewed = sql<boolean>`(
  package = 'email-monthly' and paid_at is not null and cancelled_at is null and ends_at is null)`

/**
 * Condition on `ordersWithState`: a subscription that is still charged although no message can be written any more. The
 * order state is not enough for this: a `disputed` order stays `disputed` after an erasure or a withdrawn consent.
 */
const isStillCharged = sql<boolean>`(
  package = 'email-monthly' and cancelled_at is null and ends_at is null and state in (${overStates})
  or ${isRenewed} and (erased_at is not null or withdrawn_at is not null))`

/**
 * Condition on `ordersWithState`: the owner owes an answer, or should end a subscription. While a withdrawal is open, its
 * end is a step of that.
 */
export const waitsForOwner = sql<boolean>`(
  waiting_since is not null
  or ${isStillCharged} and coalesce(withdrawal not in (${openWithdrawals}), true))`

/** Returns the query for the orders with a message that waits for an answer. */
export function waitingOrders(db: Database) {
  return db.read
    .selectFrom(ordersWithState.as('orders'))
    .selectAll()
    .where('waitingSince', 'is not', null)
}

/** Condition on `ordersWithState`: something about the order waits for the owner, be it in the checkout. */
export const asksOwner = sql<boolean>`(
  ${waitsForOwner} or state = 'disputed' and dispute_state = 'open' and dispute_marked_at is null)`

/** State of a row of `ordersWithState` that lists filter by, as `listedState` returns it. */
export const listedState = sql<ListedState>`(
  case when withdrawal in (${openWithdrawals}) and state <> 'disputed' then 'withdrawing'
    when state = 'paid' and payment_failed_at is not null then 'failed' else state end)`

/**
 * Condition on `ordersWithState`: the order waits until the client pays for the subscription again or sends the start
 * form, unless the owner has something to do. Without a start form, only orders of the last `UNSTARTED_DAYS` count.
 */
const waitsForClient = sql<boolean>`(
  state = 'paid' and (
    payment_failed_at is not null
    or started_at is null and orders.created_at > now() - make_interval(days => ${sql.lit(UNSTARTED_DAYS)})))`

/**
 * Why the owner only has to know of a row of `ordersWithState`: the bank decides on a dispute that the owner has
 * answered, the mail of the last answer is tried again, or the order waits for its client. Null without a reason, or if
 * the owner has something to do.
 */
export const stalledAs = sql<StalledKind | null>`(
  case when ${asksOwner} then null
  when state = 'disputed' and dispute_state in ('review', 'open') then 'disputed'
  when answer_unsent = 'waiting' then 'unsent'
  when ${waitsForClient} then case when payment_failed_at is null then 'unstarted' else 'unpaid' end end)`

/** Orders that `payment_events as event` concerns or may concern, and their clients. */
const ordersOfEvent = sql<{
  orderIds: string[]
  clients: string[]
  emails: string[]
  price: number | null
}>`(
  select coalesce(array_agg(distinct orders.id), '{}') as order_ids,
    coalesce(array_agg(distinct coalesce(orders.name, orders.email)), '{}') as clients,
    coalesce(array_agg(distinct orders.email), '{}') as emails,
    max((orders.sold->>'price')::integer) as price
  from (
    select order_id from ${eventsOfOrders} as known where known.id = event.id
    union
    select order_id from ${likelyPayments} as likely
    where likely.payment_intent_id = event.payment_intent_id) as possible
  join orders on orders.id = possible.order_id)`

/** Returns the events that need the owner, oldest first. */
export async function listProblemEvents(db: Database, limit: number): Promise<ProblemEvent[]> {
  return problemEvents(db, limit).execute()
}

export function problemEvents(db: Database, limit: number) {
  return db.read
    .selectFrom('paymentEvents as event')
    .innerJoinLateral(ordersOfEvent.as('about'), (join) => join.onTrue())
    .select(['id', 'eventId', 'type', 'objectId', 'amount', 'currency', 'createdAt'])
    .select(['paymentIntentId', 'subscriptionId', 'livemode', 'periodEnd'])
    .select(
      sql<PaymentProblem>`coalesce(problem,
        case when cardinality(clients) > 0 then 'ambiguous' else 'unmatched' end)`.as('problem'),
    )
    .select(['clients', 'emails', 'orderIds', 'price'])
    .where(isOpenProblem)
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(limit)
}

/** Returns an event for the owner's mail, with its order if it concerns exactly one; undefined if it is deleted. */
export async function findPaymentNews(db: Database, id: string | null) {
  const event = await db.read
    .selectFrom('paymentEvents as event')
    .innerJoinLateral(ordersOfEvent.as('about'), (join) => join.onTrue())
    .select(['type', 'amount', 'currency', 'clients', 'orderIds'])
    .where('event.id', '=', id)
    .executeTakeFirst()
  if (event === undefined) return undefined
  const [orderId = null] = event.orderIds.length === 1 ? event.orderIds : []
  return { ...event, order: (await findOrder(db, orderId)) ?? null }
}

/** Marks an event as dealt with by the owner. @returns whether the event was open. */
export async function resolvePaymentEvent(db: Database, id: string): Promise<boolean> {
  const settled = await db.write
    .updateTable('paymentEvents')
    .set({ settledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

/** Undoes the mark of an event. @returns whether the event was marked. */
export async function reopenPaymentEvent(db: Database, id: string): Promise<boolean> {
  const reopened = await db.write
    .updateTable('paymentEvents')
    .set({ settledAt: null })
    .where('id', '=', id)
    .where('settledAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return reopened !== undefined
}
