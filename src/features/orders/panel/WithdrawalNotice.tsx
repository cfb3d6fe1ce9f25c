import type { ReactNode } from 'react'
import { formatDay, formatMoney } from '#src/core/lithuanian.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { inboxViewTexts as texts } from '#src/features/inbox/panel/texts.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { wholeDays } from '#src/ui/whole-days.tsx'
import type { Order } from '../contracts.ts'
import { isWithdrawalUnnamed } from '../listed-state.ts'
import { isOpen, type WithdrawalState } from '../withdrawals.ts'

interface WithdrawalNoticeProps {
  state: WithdrawalState
  /** Heading in place of that of the state. */
  heading?: string | null
  /** Whether it may come from a stranger, since it lacks the order or its number: a refund is due only if it does not. */
  isUnnamed: boolean
  /** Sum to return, in words, and the last day to do so; null if none is due. `sum` is null if the order is not known. */
  due: { sum: string | null; on: string } | null
  /** Day and sum of the refund, in words; null if it is not known. */
  refunded: { on: string | null; sum: string | null } | null
  children: ReactNode
}

/** Says that a client withdraws, and how much is to be returned until when, or how it ended. */
export function WithdrawalNotice(props: WithdrawalNoticeProps) {
  const { state, isUnnamed, due, refunded, children } = props
  const isWaiting = isOpen(state)
  const heading =
    props.heading ?? (isUnnamed ? texts.unnamed.heading : texts.withdrawalHeadings[state])
  const settled =
    state === 'refunded' ? texts.refundedOn(refunded?.on ?? null, refunded?.sum ?? null) : ''
  const owed = due === null ? settled : refundText(due)
  const money = isUnnamed && due !== null ? texts.unnamed.money(owed) : owed
  return (
    <section
      className={`flex max-w-3xl flex-col items-start gap-3 rounded-xl p-4 text-sm xl:max-w-none xl:*:max-w-3xl ${isUnnamed ? 'bg-sand' : isWaiting ? 'bg-blush' : 'bg-mist'}`}
    >
      <h4 className="font-sans text-base font-semibold">
        <span>{heading}</span>{' '}
        <span className={due === null || isUnnamed ? '' : 'text-clay'}>{wholeDays(money)}</span>
      </h4>
      {children}
    </section>
  )
}

/** Returns a sentence on by when money is to be, or should have been, returned. */
function refundText({ sum, on }: NonNullable<WithdrawalNoticeProps['due']>): string {
  return on < formatDay(new Date()) ? texts.refundOverdue(sum, on) : texts.refundDue(sum, on)
}

/** Returns a sentence on why nothing is to be returned for a withdrawal. */
export function nothingDueText({
  refundedAmount,
  currency,
}: Pick<Order, 'refundedAmount' | 'currency'>): string {
  return refundedAmount > 0
    ? texts.returnedAlready(formatMoney(refundedAmount, currency))
    : texts.nothingRefundable
}

/** Says in an order that its client withdraws, and leads to the withdrawal. In a dispute the bank settles the money. */
export function OrderWithdrawal({ order }: { order: Order }) {
  const { id, withdrawal, refundDue, refunded, currency, dueAt } = order
  if (withdrawal === null) return null
  const isDisputed = order.state === 'disputed'
  const isWaiting = isOpen(withdrawal)
  const due = isDisputed ? null : refundDue
  const isUnnamed = isWithdrawalUnnamed(order)
  const said = [
    isUnnamed ? texts.unnamed.order : null,
    isDisputed ? texts.refundByBank : isWaiting && due === null ? nothingDueText(order) : null,
    isWaiting && dueAt !== null ? texts.withdrawalFirst : null,
  ]
  return (
    <WithdrawalNotice
      state={withdrawal}
      isUnnamed={isUnnamed}
      due={due && { sum: formatMoney(due.sum, currency), on: due.on }}
      refunded={
        refunded && {
          on: refunded.on,
          sum: refunded.sum === 0 ? null : formatMoney(refunded.sum, currency),
        }
      }
    >
      <p className="empty:hidden">{said.filter(Boolean).join(' ')}</p>
      <PanelLink
        to={{ screen: 'withdrawals', order: id }}
        label={panelTexts.itemLabel(texts.openWithdrawal, order.name ?? shownEmail(order.email))}
        className={isWaiting && !isDisputed ? 'button' : 'button-quiet'}
      >
        {texts.openWithdrawal}
      </PanelLink>
    </WithdrawalNotice>
  )
}
