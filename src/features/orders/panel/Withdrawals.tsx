import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OrderWithdrawal } from '../withdrawal-contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { lastDayToEnd } from '../listed-state.ts'
import {
  isMoneyDue,
  isOpen,
  isRejected,
  isToBeEnded,
  isUnnamed,
  refundDueOn,
  WITHDRAWAL_GROUPS,
} from '../withdrawals.ts'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { news } from '#src/panel/frame/news.ts'
import { FilterPills } from '#src/panel/kit/filters.tsx'
import { createEntryActs, type EntryActs, refundSum } from '#src/features/inbox/panel/entry-acts.ts'
import { createWithdrawalsList } from '#src/features/inbox/panel/inbox-lists.ts'
import { InboxFrame } from '#src/features/inbox/panel/InboxFrame.tsx'
import { Compact, Deadlines, dueDay, type InboxEntry } from '#src/features/inbox/panel/InboxRow.tsx'
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
  const { filters } = useStore(list.$choice)
  const state = useStore(list.$state)
  const page = state.step === 'loaded' ? state.page : null
  const opened = order && page?.items.find((each) => each.order?.id === order)?.id
  useOpenedRow(opened)
  return (
    <InboxFrame
      name="withdrawals"
      list={list}
      filters={
        <FilterPills
          label={inboxViewTexts.statusLabel}
          options={[
            [undefined, inboxViewTexts.allWithdrawals],
            ...WITHDRAWAL_GROUPS.map((each) => {
              const label = inboxViewTexts.withdrawalGroups[each]
              return [each, inboxViewTexts.counted(label, page?.counts[each] ?? 0)] as const
            }),
          ]}
          chosen={filters.group}
          onChoose={(group) => list.choose({ filters: { group } })}
        />
      }
      only={order === undefined ? order : { search: order, name: inboxViewTexts.onlyWithdrawal }}
    >
      {(withdrawal) => ({
        ...withdrawalEntry(withdrawal, acts),
        startsOpen: withdrawal.id === opened,
      })}
    </InboxFrame>
  )
}

/** Describes a withdrawal and the actions on it as an entry of a list. */
export function withdrawalEntry(withdrawal: OrderWithdrawal, acts: EntryActs): InboxEntry {
  return {
    badge: <StateBadge {...withdrawal} />,
    about: <About {...withdrawal} />,
    when: <When {...withdrawal} />,
    leadsTo: withdrawal.order === null ? null : { screen: 'orders', order: withdrawal.order.id },
    details: <WithdrawalDetails withdrawal={withdrawal} acts={acts} />,
  }
}

function StateBadge(withdrawal: OrderWithdrawal) {
  const { state, suspicious, order } = withdrawal
  if (!isOpen(state)) {
    const isRepeated = state === 'nothing-due' && order?.isRepeated === true
    const text = isRepeated
      ? inboxViewTexts.repeatedWithdrawal
      : isRejected(withdrawal)
        ? inboxViewTexts.rejectedWithdrawal
        : inboxViewTexts.withdrawalState[state]
    return <span className="badge bg-sand text-muted">{text}</span>
  }
  if (suspicious) {
    return <span className="badge badge-clay">{inboxViewTexts.suspiciousWithdrawal}</span>
  }
  return (
    <span className="badge badge-clay">
      {!isUnnamed(withdrawal)
        ? inboxViewTexts.withdrawalState[state]
        : order === null
          ? inboxViewTexts.unknownWithdrawal
          : inboxViewTexts.unnamedWithdrawal}
    </span>
  )
}

/**
 * Shows the sum to return or returned, and the package; a subscription to be ended if `When` has no day for it, or one
 * that runs while the withdrawal is not accepted.
 */
function About(withdrawal: OrderWithdrawal) {
  const { state, contract, order } = withdrawal
  const sum = refundSum(withdrawal)
  return (
    <>
      {sum === null ? null : (
        <>
          <strong className={isOpen(state) ? 'text-ink' : 'font-normal'}>{sum}</strong>
          {' · '}
        </>
      )}
      {order?.title ?? contract}
      {isToBeEnded(withdrawal) && endDay(withdrawal) === null ? (
        <span className="block font-semibold text-clay">
          {inboxViewTexts.today.subscription.badge}
        </span>
      ) : null}
      {isOpen(state) && order?.isRenewed === true && !isToBeEnded(withdrawal) ? (
        <span className="block">
          {wholeDays(inboxViewTexts.today.subscription.runs(order.nextPaymentOn))}
        </span>
      ) : null}
    </>
  )
}

/** Returns the last day to end a subscription that the withdrawal ends; null if there is none or it is not known. */
const endDay = (withdrawal: OrderWithdrawal) =>
  isToBeEnded(withdrawal) && withdrawal.order !== null ? lastDayToEnd(withdrawal.order) : null

/**
 * Shows the day of the refund, and the deadlines of a refund that is due and of a subscription to be ended. Without any,
 * shows the day of the withdrawal.
 */
function When(withdrawal: OrderWithdrawal) {
  const { state, createdAt, refundedOn } = withdrawal
  const deadlines = [
    ...dueDay(isMoneyDue(withdrawal) ? refundDueOn(createdAt) : null, inboxViewTexts.moneyDue),
    ...dueDay(endDay(withdrawal), inboxViewTexts.endDue),
  ]
  const isRefunded = state === 'refunded' && refundedOn !== null
  if (!isRefunded && deadlines.length > 0) return <Deadlines all={deadlines} />
  return (
    <span className="flex flex-col">
      <span>
        <span>{isRefunded ? inboxViewTexts.refundedDay : inboxViewTexts.receivedDay}</span>{' '}
        <Compact time={isRefunded ? refundedOn : formatDay(createdAt)} />
      </span>
      <Deadlines all={deadlines} />
    </span>
  )
}
