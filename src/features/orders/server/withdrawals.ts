import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { checkoutPage } from './checkout-page.ts'
import * as withdrawals from './withdrawal-queries.ts'
import type {
  listWithdrawals,
  WithdrawalChanges,
  WithdrawalInput,
} from '../withdrawal-contracts.ts'
import { type BotSigns, looksLikeBot } from '#src/core/visitor-forms.ts'
import { withdrawalTexts } from '../withdrawal-texts.ts'
import { formatDay, formatDayOfYear, formatMoney } from '#src/core/lithuanian.ts'
import type { Private } from '#src/core/private.ts'
import { soldOf } from '../sold.ts'
import {
  isMoneyDue,
  namesOrder,
  refundDueOn,
  refundFrom,
  refundOf,
  WITHDRAWAL_GROUPS,
} from '../withdrawals.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import { orderTexts } from '../texts.ts'
import { dropStartReminders } from './order-queries.ts'
import { nextCharge, NUMBER_PART } from './orders.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { type FormCall, mailRateLimitKeys, withRateLimit } from '#src/server/rate-limits.ts'
import type { List } from '#src/server/lists.ts'
import { newestBy } from '#src/server/queries/lists.ts'
import { findsIn } from '#src/server/queries/search.ts'
import { requireUpdated } from '#src/server/records.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { readToken, signToken } from '#src/server/signing.ts'

/** Purpose of the signature on a withdrawal to be confirmed. */
const CONFIRMATION = 'withdrawal-confirmation'

const CONFIRMATION_MS = 12 * 60 * 60_000

type Confirmed = WithdrawalInput & { id: string }

/** Maps a stored withdrawal and its order to the `orderWithdrawal` of the panel's contract, with the refund due. */
export function toOrderWithdrawal({ order, ...row }: withdrawals.OrderWithdrawal) {
  if (order === null) return { ...row, order }
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  const charge = nextCharge({
    ...order,
    paidUntil: instant(order.paidUntil),
    paymentFailedAt: instant(order.paymentFailedAt),
  })
  const refund = refundOf(
    { ...order, agreedAt: instant(order.agreedAt), startedAt: instant(order.startedAt) },
    row.createdAt,
  )
  return {
    ...row,
    order: {
      ...order,
      isNamed: namesOrder(row, order.id),
      title: soldOf(order).title,
      createdAt: new Date(order.createdAt),
      paymentUrl: checkoutPage(order),
      refundUrl: checkoutPage({
        ...order,
        paymentIntentId: order.firstPaymentId,
        subscriptionId: null,
      }),
      nextPaymentOn: charge && formatDay(charge),
      returnedOn: order.refundedAt && formatDay(order.refundedAt),
      ...refund,
      refundable: order.isRepeated ? 0 : refund.refundable,
    },
  }
}

/**
 * Says, for the receipt of a withdrawal, how much is returned until when. Without the order's number somebody else may
 * have sent the withdrawal, so nothing of an order is said.
 */
export function receiptMoney(withdrawal: withdrawals.OrderWithdrawal): string {
  const { due, unnamed, late, disputed, returned, nothingDue, repeated } =
    withdrawalTexts.receiptMoney
  const { state, createdAt } = withdrawal
  const { order } = toOrderWithdrawal(withdrawal)
  const day = formatDayOfYear(noonOf(refundDueOn(createdAt)))
  if (!order?.isNamed) return unnamed(day)
  if (order.isRepeated) return repeated
  if (order.isDisputed) return disputed
  if (order.isLate) return late
  if (state === 'refunded' || (order.refundable === 0 && order.refundedAmount > 0)) return returned
  const ends = order.isRenewed ? ` ${orderTexts.withdrawn.subscription}` : ''
  const isDue = isMoneyDue({ state, order })
  return (isDue ? due(formatMoney(order.refundable, order.currency), day) : nothingDue) + ends
}

/** Signs the values shown for confirmation. @throws RequestError 503 without a signing secret. */
export function signWithdrawal(withdrawal: Confirmed, signs: BotSigns): Private {
  const expiresAt = new Date(Date.now() + CONFIRMATION_MS)
  return signToken(CONFIRMATION, [digestOf(withdrawal, signs)], expiresAt)
}

/** Whether `signWithdrawal` has signed exactly these values, at most twelve hours ago. */
export function isSigned(withdrawal: Confirmed, signs: BotSigns, signature: string): boolean {
  const read = readToken(CONFIRMATION, signature)
  return read.state === 'valid' && read.claims[0] === digestOf(withdrawal, signs)
}

function digestOf({ id, name, email, contract, note }: Confirmed, { website }: BotSigns): string {
  const parts = [id, name, email, contract, note, website]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * Stores a withdrawal from a contract once per id, and triggers its receipt and the notice to the owner.
 * @returns the stored row, with the time of arrival.
 * @throws RequestError 429
 */
export async function withdraw(
  call: FormCall,
  withdrawal: Confirmed,
  signs: BotSigns,
): Promise<withdrawals.Withdrawal> {
  const limits = mailRateLimitKeys(call, withdrawal.email)
  const row = { ...withdrawal, suspicious: looksLikeBot(signs) }
  const stored = await withRateLimit(limits, withdrawals.insertWithdrawal(call.db, row, limits))
  await dropStartReminders(call.db)
  deliverSoon(call)
  return stored
}

/**
 * Sets the state of a withdrawal.
 * @throws RequestError 400 for a day of refund that is too early, 404, 409 when it was changed meanwhile.
 */
export async function updateWithdrawal(
  sending: OutboxContext,
  id: string,
  { state, refundedOn, updatedAt }: WithdrawalChanges,
): Promise<ReturnType<typeof toOrderWithdrawal>> {
  if (refundedOn !== null) await requireRefundDay(sending.db, id, refundedOn)
  const expected = updatedAt === undefined ? null : new Date(updatedAt)
  const outcome = await withdrawals.updateWithdrawal(
    sending.db,
    id,
    { state, refundedOn },
    expected,
  )
  deliverSoon(sending)
  requireUpdated(outcome, withdrawalTexts.notFound)
  // Only once the mails of the state before are deleted is it certain what the client was told.
  const updated = await found(
    withdrawals.findOrderWithdrawal(sending.db, id),
    withdrawalTexts.notFound,
  )
  return toOrderWithdrawal(updated)
}

async function requireRefundDay(db: Database, id: string, day: string): Promise<void> {
  const withdrawal = await withdrawals.findOrderWithdrawal(db, id)
  const from = withdrawal && refundFrom(toOrderWithdrawal(withdrawal))
  if (from === undefined || day >= from) return
  const message = withdrawalTexts.refundDayTooEarly(from)
  throw new RequestError(400, message, { fields: { refundedOn: message } })
}

/** Accepts a suspicious withdrawal as real, and sends the mails about it. */
export async function approveWithdrawal(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const answer = await done(withdrawals.approveWithdrawal(sending.db, id), withdrawalTexts.notFound)
  deliverSoon(sending)
  return answer
}

/** Group of a withdrawal by which its list is filtered. */
const groupOfWithdrawal = sql<(typeof WITHDRAWAL_GROUPS)[number]>`(
  case when ${withdrawals.isWaiting} then 'open' else 'settled' end)`

/** List of withdrawals, open ones first. */
export const withdrawalList: List<typeof listWithdrawals, withdrawals.OrderWithdrawal> = {
  rows: withdrawals.orderWithdrawals,
  time: 'createdAt',
  order: () => sql`${withdrawals.isWaiting} desc, ${newestBy('createdAt')}`,
  filters: {
    search: (search) =>
      findsIn(
        ['name', 'email', 'contract', 'note', ...(search.length < NUMBER_PART ? [] : ['orderId'])],
        search,
      ),
    group: (group) => sql`${groupOfWithdrawal} = ${group}`,
  },
  countsBy: { column: 'group', values: WITHDRAWAL_GROUPS, value: groupOfWithdrawal },
  toItem: toOrderWithdrawal,
}
