import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import type { Order, OrdersPage } from '../contracts.ts'
import { formatDay, formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import { endDueOn, isToAnswer, listedState } from '../listed-state.ts'
import { LISTED_STATES } from '../orders.ts'
import { EMAIL_PACKAGES } from '#src/features/consultations/consultations.ts'
import { consultationTitle } from '#src/features/consultations/starting-title-texts.ts'
import { orderListTexts } from '../list-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { news } from '#src/panel/frame/news.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { hasCopy } from '#src/panel/kit/local-copies.ts'
import { FilterPills, FilterSelect } from '#src/panel/kit/filters.tsx'
import type { EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { createOrdersList, readOrder } from '#src/features/inbox/panel/inbox-lists.ts'
import { InboxFrame } from '#src/features/inbox/panel/InboxFrame.tsx'
import { KEPT_ANSWERS } from '#src/features/inbox/panel/kept-notes.ts'
import {
  Compact,
  Deadlines,
  DueAt,
  dueDay,
  type InboxEntry,
} from '#src/features/inbox/panel/InboxRow.tsx'
import { rowOf, useOpenedRow } from '#src/features/inbox/panel/opened-row.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { isCheckoutLinked, OrderTask } from './OrderTask.tsx'
import { OrderWithdrawal } from './WithdrawalNotice.tsx'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

// A list shows no messages until a row is opened.
const OrderMessages = lazyView(async () => (await import('./OrderMessages.tsx')).OrderMessages)

/**
 * Shows the orders, and how many payments need the owner.
 * @param props.order id of the order to search for and open; none if undefined.
 */
export function Orders({ order: opened }: { order: string | undefined }) {
  const [list] = useState(() => createOrdersList(opened))
  const { filters } = useStore(list.$choice)
  const state = useStore(list.$state)
  const page = state.step === 'loaded' ? state.page : null
  useOpenedRow(page === null ? undefined : opened)
  return (
    <InboxFrame
      name="orders"
      list={list}
      filters={
        <>
          <FilterSelect
            label={inboxViewTexts.packageLabel}
            none={inboxViewTexts.allPackages}
            options={EMAIL_PACKAGES.map(
              (id) => [id, page?.titles[id] ?? consultationTitle(id)] as const,
            )}
            chosen={filters.package}
            onChoose={(chosen) => list.choose({ filters: { package: chosen } })}
          />
          <div className="min-w-0 flex-1 basis-md">
            <FilterPills
              label={inboxViewTexts.statusLabel}
              options={[
                [undefined, inboxViewTexts.allOrders],
                ...LISTED_STATES.flatMap((each) => {
                  const count = page?.counts[each] ?? 0
                  if (count === 0 && each !== filters.state) return []
                  const label = inboxViewTexts.counted(orderListTexts.state[each], count)
                  return [[each, label] as const]
                }),
              ]}
              chosen={filters.state}
              onChoose={(state) => list.choose({ filters: { state } })}
            />
          </div>
        </>
      }
      notice={page === null ? null : <Payments {...page} />}
      only={opened === undefined ? opened : { search: opened, name: inboxViewTexts.onlyOrder }}
    >
      {(order) => ({
        ...orderEntry(order, () => {
          void Promise.all([readOrder(order).then(list.reload), news.load()]).then(() =>
            restoreFocus(rowOf(order.id)),
          )
        }),
        startsOpen: order.id === opened,
      })}
    </InboxFrame>
  )
}

/**
 * Describes an order and its messages as an entry of a list.
 * @param onAnswered called after a change that affects the list.
 * @param shown.hidesChoices whether another part of the screen shows the package and the choices of the start form.
 * @param shown.isTaskFirst whether what is to do in the checkout comes before the messages.
 */
export function orderEntry(
  order: Order,
  onAnswered: () => void,
  { hidesChoices = false, isTaskFirst = order.dueAt === null } = {},
): InboxEntry {
  return {
    badge: <StateBadge {...order} />,
    onlyNotices: order.delivery === 'notice',
    isAnswerBegun: () => order.hasAnswerDraft || hasCopy({ keptAs: KEPT_ANSWERS, id: order.id }),
    about: <About {...order} />,
    when: <When {...order} />,
    leadsTo: { screen: 'withdrawals', order: order.id },
    details: <Details {...{ order, hidesChoices, isTaskFirst, onAnswered }} />,
  }
}

/** Shows an opened order. What is to do in the checkout stays where it was, so that an answer does not move it. */
function Details({
  order,
  hidesChoices,
  isTaskFirst,
  onAnswered,
}: {
  order: Order
  hidesChoices: boolean
  isTaskFirst: boolean
  onAnswered: () => void
}) {
  const [wasTaskFirst] = useState(isTaskFirst)
  const task = (
    <OrderTask order={order} isCharged={endDueOn(order) !== null} onMarked={onAnswered} />
  )
  return (
    <>
      <OrderWithdrawal order={order} />
      {wasTaskFirst ? task : null}
      <OrderMessages order={order} hidesChoices={hidesChoices} onAnswered={onAnswered} />
      {wasTaskFirst ? null : task}
      <OrderFacts {...order} hidesTitle={hidesChoices} />
    </>
  )
}

/** Whether a refund is due that the owner decides about. In a dispute the bank does. */
const isOwed = ({ state, refundDue }: Order) => refundDue !== null && state !== 'disputed'

/** Returns the deadlines of an order: also the next charge of a subscription that must be ended. */
function deadlinesOf(order: Order) {
  const { dueAt, dispute, refundDue } = order
  const answerUntil = isToAnswer(order) ? (dispute?.answerUntil ?? null) : null
  const until = (at: string | null, said: string) =>
    at === null ? [] : [{ said, time: formatMinute(at), isOverdue: new Date(at) < new Date() }]
  return [
    ...until(dueAt, inboxViewTexts.answerDue),
    ...until(answerUntil, inboxViewTexts.bankAnswerDue),
    ...dueDay(isOwed(order) ? (refundDue?.on ?? null) : null, inboxViewTexts.moneyDue),
    // The badge says what is due, unless it names the withdrawal.
    ...dueDay(
      endDueOn(order),
      listedState(order) === 'withdrawing' ? inboxViewTexts.endDue : inboxViewTexts.due,
    ),
  ]
}

/**
 * Shows the deadlines of an order. Without any, shows when the last answer was given, or that it was not mailed; without
 * one, when the order was made.
 */
function When(order: Order) {
  const { answeredAt, hasLateLetter, createdAt, dispute } = order
  const deadlines = deadlinesOf(order)
  if (deadlines.length > 0) return <Deadlines all={deadlines} />
  if (dispute?.state === 'open' && dispute.markedAt !== null) {
    return (
      <>
        {inboxViewTexts.bankAnswered} <Compact time={formatDay(dispute.markedAt)} />
      </>
    )
  }
  if (order.answerUnsent !== null) {
    return <strong className="text-clay">{inboxViewTexts.answerUnsent[order.answerUnsent]}</strong>
  }
  // In a dispute, the day of an answer could be taken for that of the answer to the bank.
  if (answeredAt === null || hasLateLetter || dispute !== null) {
    return <Compact time={formatDay(createdAt)} />
  }
  return (
    <>
      {inboxViewTexts.answered} <Compact time={formatDay(answeredAt)} />
    </>
  )
}

function StateBadge(order: Order) {
  const task = taskOf(order)
  const state = listedState(order)
  if (task !== null && state !== 'withdrawing') {
    return <span className="badge badge-clay">{task}</span>
  }
  const isWork = state === 'withdrawing' || isToAnswer(order)
  const look = isWork ? 'badge-clay' : state === 'paid' ? '' : 'bg-sand text-muted'
  return <span className={`badge ${look}`.trim()}>{stateWords(order)}</span>
}

/** Names the state of an order, more exactly than the filter of the list. */
function stateWords(order: Order): string {
  const state = listedState(order)
  if (state === 'withdrawing' && order.withdrawal === 'confirmed') {
    return inboxViewTexts.withdrawingAccepted
  }
  if (state === 'withdrawn' && order.withdrawal === 'refunded') {
    return inboxViewTexts.withdrawnRefunded
  }
  const { dispute } = order
  const isAnswered = dispute !== null && dispute.state !== 'lost' && !isToAnswer(order)
  return isAnswered && state === 'disputed'
    ? inboxViewTexts.today.orders.disputed.badge
    : orderListTexts.state[state]
}

/**
 * Returns what an order waits for besides an answer in time; null if it waits for nothing else. Its row says so in place
 * of the state, unless the client withdraws: then the deadlines say it.
 */
function taskOf(order: Order): string | null {
  if (order.hasLateLetter && order.dueAt === null) {
    const isUnpaid = order.state === 'paid' && order.paymentFailedAt !== null
    return isUnpaid ? inboxViewTexts.unpaidLateLetterBadge : inboxViewTexts.lateLetterBadge
  }
  // It will be charged again, although no message can be written any more.
  return endDueOn(order) === null ? null : inboxViewTexts.today.subscription.badge
}

/** Shows the sum and the package of an order, and the state if the badge of its row names a task instead. */
function About(order: Order) {
  const isLeftOut = taskOf(order) !== null && listedState(order) !== 'withdrawing'
  if (isLeftOut) return stateText(order)
  if (!isOwed(order)) return sumText(order)
  return (
    <>
      <strong className="text-ink">{sumOf(order)}</strong>
      {` · ${order.title}`}
    </>
  )
}

/** Returns the sum of an order: the refund that is due or, once the owner has marked it, was made; otherwise the price. */
export function sumOf(order: Order): string {
  const { amount, currency, refundDue, refunded } = order
  if (isOwed(order)) return formatMoney(refundDue?.sum ?? 0, currency)
  return refunded !== null && refunded.sum > 0
    ? inboxViewTexts.refundedSum(formatMoney(refunded.sum, currency))
    : formatMoney(amount, currency)
}

const sumText = (order: Order) => `${sumOf(order)} · ${order.title}`

/** Returns the state of an order with its sum and package, for a row whose badge says something else. */
export function stateText(order: Order): string {
  // The sum says that it was refunded.
  const words =
    order.refunded === null ? stateWords(order) : orderListTexts.state[listedState(order)]
  return `${words} · ${sumText(order)}`
}

/** Returns a sentence with the last day on which the client can or could begin a message. */
function lettersText(day: string): string {
  return day < formatDay(new Date())
    ? inboxViewTexts.messagesEnded(day)
    : inboxViewTexts.lettersUntil(day)
}

/** Shows the payments and times of an order, and the link to the checkout's page. */
export function OrderFacts({ hidesTitle = false, ...order }: Order & { hidesTitle?: boolean }) {
  const { amount, paidAmount, refundedAmount, currency, renewals, paymentUrl, nextPaymentOn } =
    order
  const { paidUntil, lettersUntil, paymentFailedAt, endsAt, cancelledAt, withdrawnAt } = order
  const paid = formatMoney(paidAmount, currency)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-muted">
      {hidesTitle ? null : <span>{order.title}</span>}
      <span>
        {order.paidAt === null ? inboxViewTexts.ofSum(paid, formatMoney(amount, currency)) : paid}
      </span>
      {refundedAmount === 0 ? null : (
        <span>{inboxViewTexts.refundedSum(formatMoney(refundedAmount, currency))}</span>
      )}
      <span>{wholeDays(inboxViewTexts.ordered(formatMinute(order.createdAt)))}</span>
      {renewals === 0 ? null : <span>{inboxViewTexts.renewals(renewals)}</span>}
      {paidUntil === null ? null : <span>{wholeDays(inboxViewTexts.paidUntil(paidUntil))}</span>}
      {lettersUntil === null ? null : <span>{wholeDays(lettersText(lettersUntil))}</span>}
      {nextPaymentOn === null ? null : (
        <span>
          {inboxViewTexts.nextPayment} {wholeDays(nextPaymentOn)}
        </span>
      )}
      {paymentFailedAt === null ? null : (
        <strong>{wholeDays(inboxViewTexts.paymentFailed(formatDay(paymentFailedAt)))}</strong>
      )}
      {endsAt === null ? null : <span>{wholeDays(inboxViewTexts.endsOn(formatDay(endsAt)))}</span>}
      {withdrawnAt === null ? null : (
        <span>{wholeDays(inboxViewTexts.withdrawnOn(formatDay(withdrawnAt)))}</span>
      )}
      {cancelledAt === null ? null : (
        <span>{wholeDays(inboxViewTexts.ended(formatDay(cancelledAt)))}</span>
      )}
      {order.paidEmail === null || order.paidEmail === order.email ? null : (
        <span className="wrap-anywhere">{inboxViewTexts.paidBy(shownEmail(order.paidEmail))}</span>
      )}
      {paymentUrl === null || isCheckoutLinked(order) ? null : (
        <CheckoutLink url={paymentUrl} of={order.name ?? shownEmail(order.email)} />
      )}
      <span className="wrap-anywhere">{inboxViewTexts.orderNumber(order.id)}</span>
    </p>
  )
}

/** Says how many payments need the owner, with the way to them, or that the site cannot learn of any. */
function Payments({ payments, problems }: OrdersPage) {
  if (payments === 'unset') {
    return <p className="rounded-xl bg-blush px-5 py-4 text-sm">{inboxViewTexts.paymentsUnset}</p>
  }
  if (problems.length === 0) return null
  const kinds = problems.map(({ problem }) => inboxViewTexts.problemBadges[problem])
  const counts = [...new Set(kinds)].map(
    (kind) => [kind, kinds.filter((each) => each === kind).length] as const,
  )
  return (
    <p className="flex items-center justify-between gap-x-4 rounded-xl bg-sand px-4 py-2 text-sm sm:justify-start sm:py-0 md:px-5">
      {inboxViewTexts.problemsWaiting(counts)}
      <PanelLink
        to={{ screen: 'today' }}
        className="link inline-flex min-h-11 shrink-0 items-center"
      >
        {inboxViewTexts.toToday}
      </PanelLink>
    </p>
  )
}

/** Returns a sentence on what the owner must do about a payment event. */
function problemText({
  problem,
  answerUntil,
  amount,
  currency,
  price,
}: OrdersPage['problems'][number]): string {
  if (problem === 'dispute') return disputeText(answerUntil)
  if (problem !== 'price' || amount === null || currency === null || price === null) {
    return inboxViewTexts.problems[problem]
  }
  return inboxViewTexts.chargedOther(formatMoney(amount, currency), formatMoney(price * 100, 'eur'))
}

/** Returns a sentence on what the owner must do about a dispute. Its row shows a known deadline. */
function disputeText(answerUntil: string | null): string {
  if (answerUntil === null) return inboxViewTexts.problems.dispute
  return new Date(answerUntil) < new Date()
    ? inboxViewTexts.disputeUnanswered
    : inboxViewTexts.disputeToAnswer
}

/**
 * Shows a payment event that needs the owner, and the button to resolve it.
 * @param props.isMain whether its main action stands out.
 */
export function Problem(
  props: OrdersPage['problems'][number] & { acts: EntryActs; isMain?: boolean },
) {
  const { id, problem, reference, clients, email, url, orderId } = props
  const { amount, currency, createdAt, answerUntil, acts, isMain = false } = props
  const busy = useStore(acts.$busy)
  const isDispute = problem === 'dispute'
  // Without a client, only the checkout's number tells which payment this is.
  const whose = clients.length === 0 ? reference : clients.join(', ')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex max-w-2xl min-w-0 flex-1 basis-96 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere">{whose}</strong>
          <span className="badge badge-clay">{inboxViewTexts.problemBadges[problem]}</span>
          {amount === null || currency === null ? null : (
            <strong>{formatMoney(amount, currency)}</strong>
          )}
          <span className="text-sm text-muted">
            {answerUntil === null ? (
              wholeDays(formatMinute(createdAt))
            ) : (
              <DueAt at={answerUntil} said={inboxViewTexts.bankAnswerDue} />
            )}
          </span>
        </p>
        <p>{wholeDays(problemText(props))}</p>
        <p className="flex flex-wrap gap-x-4 empty:hidden">
          {!isDispute || orderId === null ? null : (
            <PanelLink
              to={{ screen: 'orders', order: orderId }}
              label={panelTexts.itemLabel(inboxViewTexts.openOrder, whose)}
              className="link inline-block py-2.5"
            >
              {inboxViewTexts.openOrder}
            </PanelLink>
          )}
          {email === null ? null : (
            <PanelLink
              to={{ screen: 'client', email }}
              label={inboxViewTexts.allOf(clients.join(', '))}
              className="link inline-block py-2.5"
            >
              {inboxViewTexts.toClient}
            </PanelLink>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {url === null ? null : (
          <CheckoutLink look={isMain ? 'button' : 'button-quiet'} url={url} of={whose} />
        )}
        <Button
          quiet={url !== null || !isMain}
          busy={busy === id}
          aria-label={panelTexts.itemLabel(inboxViewTexts.resolvePayment(isDispute), whose)}
          onClick={() => void acts.resolvePayment(id, isDispute).then(() => restoreFocus(null))}
        >
          {inboxViewTexts.resolvePayment(isDispute)}
        </Button>
      </div>
    </div>
  )
}
