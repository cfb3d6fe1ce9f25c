import { bindSpaces } from '#src/core/typography.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { ORDER_SESSION_MINUTES } from '#src/features/orders/correspondence.ts'
import { type OrderState, WITHDRAWAL_TERMS_PATH } from '#src/features/orders/orders.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import {
  agreementFacts,
  contractOf,
  orderTexts,
  type OrderWords,
  paymentFacts,
} from '#src/features/orders/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { SupportLine } from '#src/features/safety/site/HelpLines.tsx'
import { Facts } from '#src/site/Facts.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { packageTexts } from '#src/features/consultations/package-texts.ts'
import {
  Correspondence,
  type CorrespondenceProps,
  DONE,
  LockPage,
  NOTE,
  StartForm,
  WholeAddresses,
  type WritableForm,
  WriteMail,
} from './Correspondence.tsx'
import { OrderAddress, type OrderAddressProps } from './OrderAddress.tsx'
import { OwnResults, type OwnResultsProps } from './OwnResults.tsx'
import { STEP } from './Withdrawal.tsx'

interface EndSubscriptionProps {
  /** Page on which clients end subscriptions; null if they must write to the owner. */
  portalUrl: string | null
  ownerEmail: string
  /** Whether the subscription is already set to end, so that the client can only renew it. */
  isEnding?: boolean
  /** Whether the order is over, so that the client can only end the subscription. */
  isOver?: boolean
}

/**
 * Shows how to end or renew a subscription. The link opens a new tab, since the browser could not go back to the page
 * with the client's data.
 */
export function EndSubscription({
  portalUrl,
  ownerEmail,
  isEnding = false,
  isOver: isOnlyEnded = false,
}: EndSubscriptionProps) {
  const { portal, endInPortal, endByMail, renewInPortal, renewByMail } = orderTexts
  return portalUrl === null ? (
    <p>{(isEnding ? renewByMail : endByMail)(ownerEmail)}</p>
  ) : (
    <a href={portalUrl} target="_blank" rel="noopener noreferrer" className="button-quiet">
      {isEnding ? renewInPortal : isOnlyEnded ? endInPortal : portal}{' '}
      <span className="sr-only">{packageTexts.newTab}</span>
    </a>
  )
}

interface OrderViewProps extends OrderWords {
  state: OrderState
  /** The state in words, and a note about the withdrawal or the refund; null if there is none. */
  lead: string
  note: string | null
  /** Whether the order is over: no message will be written or answered any more. */
  isOver: boolean
  /** Whether the order is a subscription that will be charged again. */
  isRenewed: boolean
  /** Whether the order is a subscription that has not ended, which the client can end or renew. */
  isRunning: boolean
  /** Whether the last payment of the subscription has failed and is still due. */
  isUnpaid: boolean
  /** Whether a withdrawal without the order's number waits for the owner. */
  hasUnnamedWithdrawal: boolean
  /** Whether a withdrawal has ended the contract. The owner ends its subscription, too. */
  isWithdrawn: boolean
  /** Sentence about the next payment and the last paid day; null if there is nothing to say. */
  paymentPlan: string | null
  /** Sentence about the last day to withdraw; null if the order was never concluded. */
  withdrawal: string | null
  isWithdrawable: boolean
  /** Page on which clients end a subscription; null if they must write to the owner. */
  portalUrl: string | null
  correspondence: CorrespondenceProps
  /** Quiz results that the client can add to the order or remove from it. */
  results: OwnResultsProps['results']
  /** Whether results can be added once the work has started and the page is opened by a mailed link. */
  areResultsLater: boolean
  address: OrderAddressProps
  /** The owner's email address. */
  ownerEmail: string
}

/** Shows an order to its buyer: terms, state and possible actions. */
export function OrderView(order: OrderViewProps) {
  const { correspondence } = order
  // Messages, or the form of the first one, stand first, since the client comes for them.
  const lead = leadOf(order)
  // The client must know whether anything is still charged, or that a payment is missing.
  const isSubscriptionFirst = order.isOver || order.isUnpaid
  return (
    <div className="column flex flex-col gap-12 pt-page">
      <header className="flex flex-col gap-5">
        <h1 className="title">{bindSpaces(order.title)}</h1>
        {/* Found at once by a frightened client, and far from the button that sends a message. */}
        <div className="flex items-baseline justify-between gap-x-6 text-sm text-muted">
          <p>{orderTexts.orderedOn(order.orderedOn)}</p>
          <LockPage />
        </div>
        {lead === null ? null : <p className="lead">{lead}</p>}
        {order.note === null ? null : (
          <p className="text-muted">
            <WholeAddresses>{order.note}</WholeAddresses>
          </p>
        )}
        {isJustPaid(order) ? (
          <p className={`${DONE} subheading font-serif font-semibold`}>
            {orderTexts.paymentReceived}
          </p>
        ) : null}
      </header>
      {order.hasUnnamedWithdrawal ? <UnnamedWithdrawal order={order} /> : null}
      {isSubscriptionFirst ? <Subscription order={order} /> : null}
      <Correspondence {...correspondence} />
      <p className="text-sm text-muted">
        {correspondenceTexts.lockHint(
          ORDER_SESSION_MINUTES,
          correspondence.start?.hasWord ?? false,
        )}
      </p>
      <OwnResults orderId={correspondence.orderId} results={order.results} />
      {order.isOver ? null : <OrderAddress {...order.address} />}
      <section className="flex flex-col gap-4">
        <h2 className="heading">{orderTexts.heading}</h2>
        <Facts facts={factsOf(order)} />
        {notesOf(order).map((note) => (
          <p key={note} className="text-sm text-muted">
            {note}
          </p>
        ))}
      </section>
      {isSubscriptionFirst ? null : <Subscription order={order} />}
      <Withdrawing order={order} />
      <SupportLine />
    </div>
  )
}

/** Says whether a subscription goes on, and how to end it. */
function Subscription({ order }: { order: OrderViewProps }) {
  const { isRunning, isRenewed, isWithdrawn, paymentPlan, portalUrl, ownerEmail } = order
  if (!isRunning) return null
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="heading">{orderTexts.manageHeading}</h2>
      <p>{renewalText(order)}</p>
      {paymentPlan === null || order.correspondence.start === null || order.isOver ? null : (
        <p>{paymentPlan}</p>
      )}
      {isWithdrawn && portalUrl === null ? null : (
        <EndSubscription
          portalUrl={portalUrl}
          ownerEmail={ownerEmail}
          isEnding={!isRenewed}
          isOver={order.isOver}
        />
      )}
    </section>
  )
}

/** Returns the words about the state, unless the client knows it or a notice says it. */
function leadOf(order: OrderViewProps): string | null {
  const { lead, correspondence } = order
  const isPaid = lead === orderTexts.states.paid
  return isPaid && (correspondence.start !== null || isJustPaid(order)) ? null : lead
}

/** Whether an order is paid, and asks for its first message. */
function isJustPaid({ lead, correspondence: { start, form } }: OrderViewProps): boolean {
  return lead === orderTexts.states.paid && start === null && form !== null
}

/**
 * Returns the terms and payments of an order. Services that will not be provided any more are left out; after a
 * withdrawal, the next payment is not to happen.
 */
function factsOf(order: OrderViewProps) {
  const { email, isOver, isWithdrawn, nextPayment, state, features, correspondence } = order
  const isServed = !isOver && state !== 'failed' && correspondence.ended === null
  return [
    ...agreementFacts({ ...order, features: isServed ? features : [] }),
    ...paymentFacts({ ...order, nextPayment: isWithdrawn ? null : nextPayment }),
    ...(isOver ? [[orderTexts.email, shownEmail(email)] as const] : []),
  ]
}

/** Returns the sentences below the terms of an order. */
function notesOf(order: OrderViewProps): string[] {
  const { lead, areResultsLater, results, correspondence } = order
  const { reminder, start } = correspondence
  return [
    ...(lead === orderTexts.states.paid ? [orderTexts.confirmationSent] : []),
    ...(reminder === null ? [] : [reminder]),
    ...(areResultsLater && results.length === 0
      ? [correspondenceTexts.resultsLater(start !== null)]
      : []),
  ]
}

/** Returns the sentence that says whether a subscription is renewed. */
function renewalText(order: OrderViewProps): string {
  if (!order.isRenewed) return orderTexts.ending
  if (order.isWithdrawn) {
    const { subscription, endYourself } = orderTexts.withdrawn
    return order.portalUrl === null ? subscription : `${subscription} ${endYourself}`
  }
  return order.isOver ? orderTexts.stillCharged(order.price) : orderTexts.renewal(order.price)
}

/** Shows the start form without other facts about the order, after the page has locked itself. */
export function StartAlone({
  form,
  ...order
}: {
  form: WritableForm
  orderId: string
  begins: string | null
}) {
  return (
    <div className="column flex flex-col gap-10 pt-page">
      <h1 className="title">{orderTexts.title}</h1>
      <StartForm {...form} {...order} paymentPlan={null} />
    </div>
  )
}

/** Says that somebody has withdrawn without the order's number, and what the client can do. */
function UnnamedWithdrawal({ order }: { order: OrderViewProps }) {
  const { unnamed, unnamedOwn, unnamedOther } = orderTexts.withdrawn
  return (
    <div className={`${NOTE} gap-4`}>
      <p>{[unnamed, ...(order.isWithdrawable ? [unnamedOwn] : []), unnamedOther].join(' ')}</p>
      {order.isWithdrawable ? <WithdrawForm {...order} /> : null}
      <WriteMail email={order.ownerEmail} />
    </div>
  )
}

/** Says until when the client can withdraw, and how. */
function Withdrawing({ order }: { order: OrderViewProps }) {
  const { withdrawal, isWithdrawable } = order
  if (!isWithdrawable) return null
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="heading">{orderTexts.withdrawalHeading}</h2>
      {withdrawal === null ? null : (
        <p>
          {bindSpaces(withdrawal)}
          <a href={WITHDRAWAL_TERMS_PATH} className="link">
            {orderTexts.withdrawalTerms.link}
          </a>
          {orderTexts.withdrawalTerms.after}
        </p>
      )}
      <WithdrawForm {...order} />
    </section>
  )
}

/** Shows a button that opens the withdrawal form, filled in with the known facts. */
function WithdrawForm(order: OrderWords) {
  const { name, email } = order
  return (
    <form method="post" action="/sutarties-atsisakymas">
      <HiddenFields values={{ name, email, contract: contractOf(order), [STEP]: 'taisyti' }} />
      <Button type="submit" quiet>
        {orderTexts.withdraw}
      </Button>
    </form>
  )
}
