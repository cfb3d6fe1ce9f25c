import { formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { endReason } from '#src/features/orders/orders.ts'
import { CheckoutLink } from './CheckoutLink.tsx'

const texts = inboxViewTexts.dispute

/**
 * Explains what an order needs in the checkout: an answer to a dispute, the end of its subscription, or a payment of its
 * client. Shows nothing if it needs nothing.
 * @param props.isCharged whether the subscription is still charged although no message can be written any more.
 */
export function OrderTask({ order, isCharged }: { order: Order; isCharged: boolean }) {
  const { dispute, paymentFailedAt, paymentUrl, state } = order
  return (
    <>
      {isCharged ? (
        <div className={BOX}>
          <p>
            {inboxViewTexts.today.subscription.text(inboxViewTexts.endReasons[endReason(order)])}
          </p>
          <Open url={paymentUrl} order={order} />
        </div>
      ) : null}
      {dispute === null ? null : <Dispute order={order} {...dispute} />}
      {state === 'paid' && paymentFailedAt !== null ? (
        <p className="max-w-3xl">{inboxViewTexts.today.orders.unpaid.text}</p>
      ) : null}
    </>
  )
}

const BOX = 'flex max-w-3xl flex-col items-start gap-3 rounded-xl bg-blush p-4 text-sm'

/** Explains a dispute: its sum, by when to answer, what to do, and what the order does meanwhile. */
function Dispute({
  order,
  state,
  amount,
  answerUntil,
  url,
}: { order: Order } & NonNullable<Order['dispute']>) {
  const { nextPaymentOn, startedAt, withdrawnAt } = order
  const isOpen = state === 'open'
  const meanwhile = [
    state === 'lost' ? texts.noLettersAnyMore : texts.noLetters,
    startedAt !== null && withdrawnAt === null && texts.answerable,
    nextPaymentOn !== null && texts.charged(nextPaymentOn),
    state !== 'lost' && texts.changes,
  ]
  return (
    <section className={BOX}>
      <h4 className="font-sans text-base font-semibold">
        {texts.headings[state](formatMoney(amount, order.currency))}
      </h4>
      {isOpen ? <strong className="text-clay">{deadlineText(answerUntil)}</strong> : null}
      <p>{texts.texts[state]}</p>
      <Open url={url} order={order} />
      {isOpen ? (
        <ol className="list-decimal space-y-1 pl-5">
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <p>{meanwhile.filter(Boolean).join(' ')}</p>
    </section>
  )
}

function Open({ url, order }: { url: string | null; order: Order }) {
  return url === null ? null : (
    <CheckoutLink isButton url={url} of={order.name ?? shownEmail(order.email)} />
  )
}

/** Returns a sentence on by when a dispute must or must have been answered. */
function deadlineText(answerUntil: string | null): string {
  if (answerUntil === null) return `${texts.untilUnknown}.`
  const time = formatMinute(answerUntil)
  const isPast = new Date(answerUntil) < new Date()
  return `${isPast ? texts.unanswered(time) : texts.until(time)}.`
}
