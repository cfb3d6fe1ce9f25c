import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OrderWithdrawal } from '../withdrawal-contracts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { isMoneyDue, isOpen, refundDueOn } from '../withdrawals.ts'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { news } from '#src/panel/frame/news.ts'
import { createEntryActs, type EntryActs, refundSum } from '#src/features/inbox/panel/entry-acts.ts'
import { createWithdrawalsList } from '#src/features/inbox/panel/inbox-lists.ts'
import { InboxFrame } from '#src/features/inbox/panel/InboxFrame.tsx'
import { Compact, Due, type InboxEntry } from '#src/features/inbox/panel/InboxRow.tsx'
import { useOpenedRow } from '#src/features/inbox/panel/opened-row.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

// A list shows no steps until a row is opened.
const WithdrawalDetails = lazyView(
  async () => (await import('./WithdrawalDetails.tsx')).WithdrawalDetails,
)

/** Shows the withdrawals. @param props.order id of the order whose withdrawal is opened; none if undefined. */
export function Withdrawals({ order }: { order: string | undefined }) {
  const [list] = useState(() => createWithdrawalsList(order))
  const [acts] = useState(() => createEntryActs({ list, onDone: () => void news.load() }))
  const state = useStore(list.$state)
  const listed = state.step === 'loaded' ? state.page.items : []
  const opened = order && listed.find((each) => each.order?.id === order)?.id
  useOpenedRow(opened)
  return (
    <InboxFrame
      name="withdrawals"
      list={list}
      only={order === undefined ? order : { search: order, name: inboxViewTexts.onlyWithdrawal }}
    >
      {(withdrawal) => ({
        ...withdrawalEntry(withdrawal, acts),
        startsOpen: withdrawal.id === opened,
      })}
    </InboxFrame>
  )
}

/**
 * Describes a withdrawal and the actions on it as an entry of a list.
 * @param isHeaded whether a heading of the screen shows `WithdrawalActs`.
 */
export function withdrawalEntry(
  withdrawal: OrderWithdrawal,
  acts: EntryActs,
  isHeaded = false,
): InboxEntry {
  return {
    badge: <StateBadge {...withdrawal} />,
    // The open entry shows it below.
    about: (
      <span className="group-open/part:hidden">
        <About {...withdrawal} />
      </span>
    ),
    when: <When {...withdrawal} />,
    leadsTo: withdrawal.order === null ? null : { screen: 'orders', order: withdrawal.order.id },
    facts: <span>{inboxViewTexts.received(formatMinute(withdrawal.createdAt))}</span>,
    details: <WithdrawalDetails withdrawal={withdrawal} acts={acts} isHeaded={isHeaded} />,
  }
}

function StateBadge({ state, suspicious, order }: OrderWithdrawal) {
  if (!isOpen(state)) {
    const isRepeated = state === 'nothing-due' && order?.isRepeated === true
    const text = isRepeated
      ? inboxViewTexts.repeatedWithdrawal
      : inboxViewTexts.withdrawalState[state]
    return <span className="badge bg-sand text-muted">{text}</span>
  }
  if (suspicious) {
    return <span className="badge badge-clay">{inboxViewTexts.suspiciousWithdrawal}</span>
  }
  return (
    <span className={`badge ${state === 'new' ? 'badge-clay' : ''}`.trim()}>
      {inboxViewTexts.withdrawalState[state]}
    </span>
  )
}

/** Shows whether a subscription still runs, the sum to return or returned, and the package. */
function About(withdrawal: OrderWithdrawal) {
  const { state, contract, order } = withdrawal
  const sum = refundSum(withdrawal)
  const isRunning = order?.isRenewed === true && state !== 'nothing-due'
  return (
    <>
      {sum === null ? null : (
        <>
          <strong className={isOpen(state) ? 'text-ink' : 'font-normal'}>{sum}</strong>
          {' · '}
        </>
      )}
      {order?.title ?? contract}
      {isRunning ? (
        <span className="font-semibold text-clay">
          {` · ${inboxViewTexts.today.subscription.badge}`}
        </span>
      ) : null}
    </>
  )
}

/** Shows the deadline of the refund or, if none is due, its day; without a refund the day of the withdrawal. */
function When(withdrawal: OrderWithdrawal) {
  const { state, createdAt, refundedOn } = withdrawal
  if (state === 'refunded' && refundedOn !== null) {
    return (
      <>
        {inboxViewTexts.refundedDay} <Compact time={refundedOn} />
      </>
    )
  }
  if (!isMoneyDue(withdrawal)) {
    return (
      <>
        {inboxViewTexts.receivedDay} <Compact time={formatDay(createdAt)} />
      </>
    )
  }
  const due = refundDueOn(createdAt)
  return <Due time={due} isOverdue={due < formatDay(new Date())} said={inboxViewTexts.moneyDue} />
}
