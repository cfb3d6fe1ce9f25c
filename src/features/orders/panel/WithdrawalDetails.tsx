import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { OrderWithdrawal, WithdrawalChanges } from '../withdrawal-contracts.ts'
import { formatDay, formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import { isMoneyDue, isOpen, isRejectable, refundDueOn, refundFrom } from '../withdrawals.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ApprovalNote } from '#src/features/newsletter/panel/ApprovalNote.tsx'
import { type EntryActs, refundSum } from '#src/features/inbox/panel/entry-acts.ts'
import { nameOf } from '#src/features/inbox/panel/inbox-lists.ts'
import { CheckoutLink } from './CheckoutLink.tsx'
import { nothingDueText, WithdrawalNotice } from './WithdrawalNotice.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

interface ActingProps {
  withdrawal: OrderWithdrawal
  acts: EntryActs
}

/**
 * Shows a withdrawal: the client's words, what is due, and how to complete it.
 * @param props.isHeaded whether a heading of the screen shows `WithdrawalActs`.
 */
export function WithdrawalDetails({
  withdrawal,
  acts,
  isHeaded,
}: ActingProps & { isHeaded: boolean }) {
  const { state, suspicious, refundedOn, order } = withdrawal
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <WithdrawalNotice
        state={state}
        suspicious={suspicious}
        isRepeated={order?.isRepeated ?? false}
        due={dueOf(withdrawal)}
        refunded={{ on: refundedOn, sum: refundSum(withdrawal) }}
      >
        {order === null ? null : <FromOrder {...withdrawal} order={order} />}
        {isHeaded ? null : <WithdrawalActs withdrawal={withdrawal} acts={acts} />}
      </WithdrawalNotice>
      <dl className="wrap-anywhere">
        <dt className="text-sm text-muted">{inboxViewTexts.withdrawalWords}</dt>
        <dd>{withdrawal.contract}</dd>
        <dd className="empty:hidden">{withdrawal.note}</dd>
      </dl>
      {suspicious && isOpen(state) ? (
        <ApprovalNote of="withdrawals" item={withdrawal} acts={acts} />
      ) : null}
      {withdrawal.told === null || !isOpen(state) ? null : (
        <p className="rounded-xl bg-blush px-5 py-4 text-sm">
          {inboxViewTexts.toldBefore[withdrawal.told]}
        </p>
      )}
      <Handling withdrawal={withdrawal} acts={acts} />
    </div>
  )
}

/** Returns the sum that is to be returned, and the last day to do so; null if none is due. */
function dueOf(withdrawal: OrderWithdrawal) {
  const { order, createdAt } = withdrawal
  if (!isMoneyDue(withdrawal)) return null
  const sum = order === null ? null : formatMoney(order.refundable, order.currency)
  return { sum, on: refundDueOn(createdAt) }
}

/** Shows the order from which the client has withdrawn, and why so much was or is to be returned. */
function FromOrder({
  order,
  ...withdrawal
}: OrderWithdrawal & { order: NonNullable<OrderWithdrawal['order']> }) {
  const { state, contract } = withdrawal
  const { usedDays, paidDays, isLate, isRenewed, isRepeated, paymentUrl } = order
  const { refundable, refundedAmount } = order
  const isDue = isMoneyDue({ ...withdrawal, order })
  const isUnreported = state === 'refunded' && refundedAmount === 0 && refundable > 0
  return (
    <>
      <p>
        {[
          isOpen(state) && !isDue && !isRepeated && nothingDueText(order),
          isUnreported && inboxViewTexts.refundUnreported,
          isRepeated
            ? inboxViewTexts.repeatedText
            : isLate
              ? inboxViewTexts.withdrawnLate
              : inboxViewTexts.served(usedDays, paidDays),
          // The steps of a refund say so, too. An order whose withdrawal is rejected goes on.
          isRenewed &&
            !isDue &&
            !(isRejectable(order) && state === 'nothing-due') &&
            inboxViewTexts.stillRenewed,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        {contract.includes(order.title) ? null : <span>{order.title}</span>}
        <span>{inboxViewTexts.ordered(formatMinute(order.createdAt))}</span>
        <PanelLink
          to={{ screen: 'orders', order: order.id }}
          label={panelTexts.itemLabel(inboxViewTexts.openOrder, nameOf(withdrawal))}
          className="link -my-2.5 inline-block py-2.5"
        >
          {inboxViewTexts.openOrder}
        </PanelLink>
        {paymentUrl === null || isDue ? null : (
          <CheckoutLink url={paymentUrl} of={nameOf(withdrawal)} />
        )}
      </p>
    </>
  )
}

/** Shows the first actions on a withdrawal: the refund in the checkout and its acceptance, or the day of the latter. */
export function WithdrawalActs({ withdrawal, acts }: ActingProps) {
  const { id, state, order, updatedAt } = withdrawal
  const busy = useStore(acts.$busy)
  const url = isMoneyDue(withdrawal) ? (order?.paymentUrl ?? null) : null
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {url === null ? null : <CheckoutLink look="button-quiet" url={url} of={nameOf(withdrawal)} />}
      {state === 'confirmed' ? (
        <p className="font-semibold">{inboxViewTexts.accepted(formatDay(updatedAt))}</p>
      ) : null}
      {state === 'new' ? (
        <Button
          quiet
          aria-disabled={busy !== null}
          aria-label={panelTexts.itemLabel(
            inboxViewTexts.withdrawalActs.confirmed,
            nameOf(withdrawal),
          )}
          onClick={() =>
            void acts
              .handle(withdrawal, { state: 'confirmed', refundedOn: null })
              .then(() => restoreFocus(document.querySelector(`[data-item="${id}"] input`)))
          }
        >
          {inboxViewTexts.withdrawalActs.confirmed}
        </Button>
      ) : null}
      {state === 'new' && order !== null && isMoneyDue(withdrawal) ? (
        <p className="max-w-xs text-sm text-muted">
          {inboxViewTexts.acceptHint[order.isNamed ? 'closed' : 'open']}
        </p>
      ) : null}
    </div>
  )
}

/** Shows how to complete a withdrawal, in numbered steps if money is due. */
function Handling({ withdrawal, acts }: ActingProps) {
  const { id, state, order } = withdrawal
  const busy = useStore(acts.$busy)
  const today = formatDay(new Date())
  const [day, setDay] = useState(today)
  const [message, setMessage] = useState<string | null>(null)
  const dayField = useRef<HTMLInputElement>(null)
  const reopening = useRef<HTMLButtonElement>(null)
  async function handle(changes: WithdrawalChanges): Promise<void> {
    setMessage(null)
    const onInvalid = (text: string) => {
      setMessage(text)
      dayField.current?.focus()
    }
    await acts.handle(withdrawal, changes, changes.state === 'refunded' ? onInvalid : undefined)
    restoreFocus(dayField.current ?? reopening.current)
  }
  const act = (to: 'new' | 'nothing-due', quiet = true) => (
    <Button
      ref={to === 'new' ? reopening : null}
      quiet={quiet}
      aria-disabled={busy !== null}
      aria-label={panelTexts.itemLabel(inboxViewTexts.withdrawalActs[to], nameOf(withdrawal))}
      onClick={() => void handle({ state: to, refundedOn: null })}
    >
      {inboxViewTexts.withdrawalActs[to]}
    </Button>
  )
  if (!isOpen(state)) return <div>{act('new')}</div>
  const isDue = isMoneyDue(withdrawal)
  const isNothingDue = !isDue && order?.refundedAmount === 0
  const marking = (
    <form
      noValidate
      // A message takes a line of its own, so that neither field nor button moves.
      className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 max-sm:grid-cols-1 [&_[role=alert]]:col-span-full [&_[role=alert]]:sm:row-start-3 [&_label]:col-span-full [&>div]:contents max-sm:[&>span]:mt-1.5"
      aria-busy={busy === id}
      onSubmit={(event) => {
        event.preventDefault()
        void handle({ state: 'refunded', refundedOn: day })
      }}
    >
      <Field label={inboxViewTexts.refundDay} message={message}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} w-40`}
            ref={dayField}
            type="date"
            min={refundFrom(withdrawal)}
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <span>
        <Button
          type="submit"
          quiet={isNothingDue}
          aria-disabled={busy !== null}
          aria-label={panelTexts.itemLabel(
            inboxViewTexts.withdrawalActs.refunded,
            nameOf(withdrawal),
          )}
        >
          {inboxViewTexts.withdrawalActs.refunded}
        </Button>
      </span>
    </form>
  )
  return (
    <div className="flex max-w-3xl flex-col items-start gap-4">
      {isDue ? (
        <ol className="list-decimal space-y-3 pl-5">
          <li>
            {inboxViewTexts.refundSteps.refund(
              order === null ? null : formatMoney(order.refundable, order.currency),
              order?.isRenewed ?? false,
            )}
          </li>
          <li className="space-y-2">
            <p>{inboxViewTexts.refundSteps.mark}</p>
            {marking}
          </li>
        </ol>
      ) : (
        marking
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {act('nothing-due', !isNothingDue)}
        <p className="text-sm text-muted">{inboxViewTexts.nothingDueHint}</p>
      </div>
    </div>
  )
}
