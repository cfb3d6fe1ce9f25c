import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { createEntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { endReason } from '#src/features/orders/orders.ts'
import {
  endDueOn,
  isToAnswer,
  lastDayToEnd,
  listedState,
} from '#src/features/orders/listed-state.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'

const texts = inboxViewTexts.dispute

/** Whether `OrderTask` shows a link to the checkout. */
export const isCheckoutLinked = (order: Order) =>
  (order.dispute?.url ?? null) !== null || endDueOn(order) !== null

/**
 * Explains what an order needs in the checkout: an answer to a dispute, the end of its subscription, or a payment of its
 * client. Shows nothing if it needs nothing.
 * @param props.isCharged whether the subscription is still charged although no message can be written any more.
 * @param props.onMarked called after a dispute was marked as dealt with, or its mark was undone.
 */
export function OrderTask({
  order,
  isCharged,
  onMarked,
}: {
  order: Order
  isCharged: boolean
  onMarked: () => void
}) {
  const { dispute, paymentFailedAt, paymentUrl, state } = order
  return (
    <>
      {isCharged ? (
        <div data-task="subscription" tabIndex={-1} className={BOX}>
          <h4 className="font-sans text-base font-semibold text-clay">
            {wholeDays(inboxViewTexts.today.subscription.heading(lastDayToEnd(order)))}
          </h4>
          <p>
            {inboxViewTexts.today.subscription.text(inboxViewTexts.endReasons[endReason(order)])}
          </p>
          {/* The refund of an open withdrawal comes first. */}
          <Open isMain={listedState(order) !== 'withdrawing'} url={paymentUrl} order={order} />
        </div>
      ) : null}
      {dispute === null ? null : <Dispute {...{ order, dispute, onMarked }} />}
      {state === 'paid' && paymentFailedAt !== null ? (
        <p className="max-w-3xl">{inboxViewTexts.today.orders.unpaid.text}</p>
      ) : null}
    </>
  )
}

/** As wide as the columns of messages below it. */
const BOX =
  'flex max-w-3xl flex-col items-start gap-3 rounded-xl bg-blush p-4 text-sm xl:max-w-none xl:*:max-w-3xl'

interface DisputeProps {
  order: Order
  dispute: NonNullable<Order['dispute']>
  onMarked: () => void
}

/** Explains a dispute: its sum, by when to answer, what to do, and what the order does meanwhile. */
function Dispute({ order, dispute, onMarked }: DisputeProps) {
  const { state, amount, answerUntil, eventId, markedAt, url } = dispute
  const { nextPaymentOn, startedAt, withdrawnAt } = order
  const asks = isToAnswer(order)
  const meanwhile = [
    state === 'lost' ? texts.noLettersAnyMore : texts.noLetters,
    startedAt !== null && withdrawnAt === null && texts.answerable,
    nextPaymentOn !== null && texts.charged(nextPaymentOn),
    state !== 'lost' && texts.changes,
  ]
  return (
    <section data-task="dispute" tabIndex={-1} className={BOX}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h4 className="font-sans text-base font-semibold">
          {texts.headings[state](formatMoney(amount, order.currency))}
        </h4>
        {asks ? (
          <strong className="text-clay">{wholeDays(deadlineText(answerUntil))}</strong>
        ) : null}
      </div>
      {markedAt === null ? null : (
        <p>
          <strong>{wholeDays(texts.marked(formatMinute(markedAt)))}</strong> {texts.markedNote}
        </p>
      )}
      <p>{texts.texts[state]}</p>
      <div className="flex flex-wrap gap-3">
        <Open isMain={asks} url={url} order={order} />
        {eventId === null ? null : (
          <Mark id={eventId} isMarked={markedAt !== null} onMarked={onMarked} />
        )}
      </div>
      {asks ? (
        // A letter that waits too stays near.
        <details open={order.dueAt === null}>
          <summary className="link min-h-11 w-fit cursor-pointer py-2.5">{texts.how}</summary>
          <ol className="list-decimal space-y-1 pl-5">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ) : null}
      <p>{wholeDays(meanwhile.filter(Boolean).join(' '))}</p>
    </section>
  )
}

/** Renders the button that marks a dispute as dealt with, or undoes the mark. */
function Mark({ id, isMarked, onMarked }: { id: string; isMarked: boolean; onMarked: () => void }) {
  const [acts] = useState(() =>
    createEntryActs({ list: { load: () => Promise.resolve() }, onDone: onMarked }),
  )
  const busy = useStore(acts.$busy) !== null
  const act = () => (isMarked ? acts.reopenPayment(id) : acts.resolvePayment(id, true))
  return (
    <Button quiet busy={busy} onClick={() => void act().then(() => restoreFocus(null))}>
      {isMarked ? texts.unmark : inboxViewTexts.resolvePayment(true)}
    </Button>
  )
}

function Open({ url, order, isMain }: { url: string | null; order: Order; isMain: boolean }) {
  const look = isMain ? 'button' : 'button-quiet'
  return url === null ? null : (
    <CheckoutLink look={look} url={url} of={order.name ?? shownEmail(order.email)} />
  )
}

/** Returns a sentence on by when a dispute must or must have been answered. */
function deadlineText(answerUntil: string | null): string {
  if (answerUntil === null) return `${texts.untilUnknown}.`
  const time = formatMinute(answerUntil)
  const isPast = new Date(answerUntil) < new Date()
  return `${isPast ? texts.unanswered(time) : texts.until(time)}.`
}
