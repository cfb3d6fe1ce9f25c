import { useStore } from '@nanostores/react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { OrderWithdrawal, WithdrawalChanges } from '../withdrawal-contracts.ts'
import { formatDay, formatMinute, formatMoment, formatMoney } from '#src/core/lithuanian.ts'
import { mailLink } from '#src/core/shown-email.ts'
import { lastDayToEnd } from '../listed-state.ts'
import {
  isMoneyDue,
  isOpen,
  isRejectable,
  isRejected,
  isReturned,
  isToBeEnded,
  isUnnamed,
  refundDueOn,
  refundFrom,
} from '../withdrawals.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { news } from '#src/panel/frame/news.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ApprovalNote } from '#src/features/newsletter/panel/ApprovalNote.tsx'
import { type EntryActs, refundSum } from '#src/features/inbox/panel/entry-acts.ts'
import { nameOf } from '#src/features/inbox/panel/inbox-lists.ts'
import { CheckoutLink } from './CheckoutLink.tsx'
import { nothingDueText, WithdrawalNotice } from './WithdrawalNotice.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

const texts = inboxViewTexts.withdrawalSteps

interface ActingProps {
  withdrawal: OrderWithdrawal
  acts: EntryActs
}

/** Shows a withdrawal: what is due, the steps to complete it, and the client's words. */
export function WithdrawalDetails({ withdrawal, acts }: ActingProps) {
  const { state, suspicious, refundedOn, order, told } = withdrawal
  const heading =
    suspicious && isOpen(state)
      ? inboxViewTexts.suspiciousHeading
      : isUnknown(withdrawal)
        ? inboxViewTexts.unknownHeading
        : order?.isRepeated === true
          ? inboxViewTexts.repeatedHeading
          : isRejected(withdrawal)
            ? inboxViewTexts.rejectedHeading
            : null
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <WithdrawalNotice
        state={state}
        heading={heading}
        isUnnamed={isUnnamed(withdrawal)}
        due={dueOf(withdrawal)}
        refunded={{ on: refundedOn, sum: refundSum(withdrawal) }}
      >
        {order === null ? <Words {...withdrawal} /> : null}
        <p className="empty:hidden">{reasonsOf(withdrawal).join(' ')}</p>
        {told === null || !isOpen(state) ? null : (
          <p>
            <strong>{inboxViewTexts.toldBefore[told]}</strong>
          </p>
        )}
      </WithdrawalNotice>
      <Handling withdrawal={withdrawal} acts={acts} />
      <Facts {...withdrawal} />
    </div>
  )
}

/** Whether the heading says that no order is known. */
const isUnknown = ({ state, suspicious, order }: OrderWithdrawal) =>
  state === 'new' && !suspicious && order === null

/** Returns the sum that is to be returned, and the last day to do so; null if none is due. */
function dueOf(withdrawal: OrderWithdrawal) {
  const { createdAt } = withdrawal
  return isMoneyDue(withdrawal) ? { sum: refundSum(withdrawal), on: refundDueOn(createdAt) } : null
}

/** Returns sentences on why so much was or is to be returned. */
function reasonsOf(withdrawal: OrderWithdrawal): string[] {
  const { state, order } = withdrawal
  if (order === null) {
    return isOpen(state) && !isUnknown(withdrawal) ? [inboxViewTexts.unknownOrder] : []
  }
  const { usedDays, paidDays, isLate, isRepeated, isDisputed } = order
  const { refundable, refundedAmount, returnedAmount } = order
  if (isRepeated) return [inboxViewTexts.repeatedText]
  const isUnreported = state === 'refunded' && returnedAmount === 0 && refundable > 0
  if (isOpen(state) && isDisputed) return [inboxViewTexts.refundByBank]
  return [
    ...(isReturned(withdrawal)
      ? [inboxViewTexts.returnedUnmarked(formatMoney(refundedAmount, order.currency))]
      : isOpen(state) && refundable === 0
        ? [nothingDueText(order)]
        : []),
    isLate ? inboxViewTexts.withdrawnLate : inboxViewTexts.served(usedDays, paidDays),
    ...(isUnreported ? [inboxViewTexts.refundUnreported] : []),
  ]
}

/** Shows the client's words. The notice has them if they are all that is known of the order. */
function Words({ contract, note }: OrderWithdrawal) {
  return (
    <dl className="wrap-anywhere">
      <dt className="text-sm text-muted">{inboxViewTexts.withdrawalWords}</dt>
      <dd>{contract}</dd>
      <dd className="empty:hidden">{note}</dd>
    </dl>
  )
}

/** Shows the client's words, and the order from which the client has withdrawn. */
function Facts(withdrawal: OrderWithdrawal) {
  const { state, contract, order, createdAt, updatedAt } = withdrawal
  return (
    <div>
      {order === null ? null : <Words {...withdrawal} />}
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span>{inboxViewTexts.received(formatMinute(createdAt))}</span>
        {state === 'confirmed' ? (
          <span>{inboxViewTexts.accepted(formatDay(updatedAt))}</span>
        ) : null}
        {order === null ? null : (
          <>
            {contract.includes(order.title) ? null : <span>{order.title}</span>}
            <span>{inboxViewTexts.ordered(formatMinute(order.createdAt))}</span>
            <PanelLink
              to={{ screen: 'orders', order: order.id }}
              label={panelTexts.itemLabel(inboxViewTexts.openOrder, nameOf(withdrawal))}
              className="link inline-block py-2.5"
            >
              {inboxViewTexts.openOrder}
            </PanelLink>
            {isMoneyDue(withdrawal) || order.refundUrl === null ? null : (
              <CheckoutLink url={order.refundUrl} of={nameOf(withdrawal)} />
            )}
          </>
        )}
      </p>
    </div>
  )
}

/** Shows the steps that complete a withdrawal, then the other acts on it. */
function Handling({ withdrawal, acts }: ActingProps) {
  const { id, state, order, suspicious } = withdrawal
  const busy = useStore(acts.$busy)
  // Each poll shows anew what is said of the mail.
  useStore(news.$counts)
  const today = formatDay(new Date())
  const isMarkLeft = isReturned(withdrawal)
  const [chosenDay, setDay] = useState<string | null>(null)
  const day = chosenDay ?? (isMarkLeft ? order?.returnedOn : null) ?? today
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
  const acting = {
    withdrawal,
    isBusy: busy !== null,
    onAct: (to: 'new' | 'confirmed' | 'nothing-due') =>
      void handle({ state: to, refundedOn: null }),
  }
  const ending = isToBeEnded(withdrawal) && order !== null && (
    <Step
      key="end"
      says={inboxViewTexts.today.subscription.heading(lastDayToEnd(order))}
      note={texts.endNote}
    >
      {order.paymentUrl === null ? null : (
        <CheckoutLink
          look={isOpen(state) ? 'button-quiet' : 'button'}
          url={order.paymentUrl}
          of={nameOf(withdrawal)}
        />
      )}
    </Step>
  )
  if (!isOpen(state)) {
    return (
      <>
        <Steps>{[ending]}</Steps>
        <Act {...acting} to="new" ref={reopening} hint={mailText(withdrawal)} />
      </>
    )
  }
  const isDue = isMoneyDue(withdrawal)
  const isDisputed = order?.isDisputed === true
  const isNothingDue = !isDue && (isDisputed || order?.refundedAmount === 0)
  const nothingDueHint =
    order !== null && isRejectable(order)
      ? inboxViewTexts.rejectHint
      : inboxViewTexts.nothingDueHint
  const marking = (
    <form
      noValidate
      // A message takes a line of its own, so that neither field nor button moves. A step says the label already.
      className={`grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 max-sm:grid-cols-1 [&_[role=alert]]:col-span-full [&_[role=alert]]:sm:row-start-3 [&>div]:contents ${isNothingDue ? '[&_label]:col-span-full' : '[&_label]:sr-only'}`}
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
          // While money is due, earlier steps come first.
          quiet={isNothingDue || isDue}
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
  const approving = suspicious && (
    <ApprovalNote key="approve" of="withdrawals" item={withdrawal} acts={acts} />
  )
  if (isUnnamed(withdrawal)) {
    return (
      <Steps>
        {[
          approving,
          <Ask key="ask" {...withdrawal} />,
          <Step
            key="decide"
            says={order === null ? texts.decideUnknown : texts.decide}
            note={order === null ? texts.decideUnknownNote : texts.decideNote}
          >
            <Act {...acting} to="confirmed" />
            <Act {...acting} to="nothing-due" />
          </Step>,
        ]}
      </Steps>
    )
  }
  return (
    <>
      <Steps>
        {[
          approving,
          order === null && <Ask key="ask" {...withdrawal} />,
          isDue && <Refund key="refund" {...withdrawal} />,
          ending,
          isDisputed ? (
            <Step key="wait" says={texts.awaitBank} note={texts.awaitBankNote}>
              <PanelLink
                to={{ screen: 'orders', order: order.id }}
                label={panelTexts.itemLabel(inboxViewTexts.openOrder, nameOf(withdrawal))}
                className="button"
              >
                {inboxViewTexts.openOrder}
              </PanelLink>
            </Step>
          ) : isNothingDue ? (
            <Act key="record" {...acting} to="nothing-due" isMain hint={nothingDueHint} />
          ) : (
            <Step key="record" says={texts.mark} note={texts.markNote}>
              {marking}
            </Step>
          ),
        ]}
      </Steps>
      {isMarkLeft ? null : (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          {state === 'confirmed' ? null : (
            <Act
              {...acting}
              to="confirmed"
              hint={inboxViewTexts.acceptHint[order?.isLate === true ? 'late' : 'inTime']}
            />
          )}
          {isNothingDue && !isDisputed ? (
            marking
          ) : (
            <Act {...acting} to="nothing-due" hint={nothingDueHint} />
          )}
        </div>
      )}
    </>
  )
}

interface ActProps {
  withdrawal: OrderWithdrawal
  to: 'new' | 'confirmed' | 'nothing-due'
  isBusy: boolean
  isMain?: boolean
  /** Shown beside the button. */
  hint?: string | null
  onAct: (to: 'new' | 'confirmed' | 'nothing-due') => void
  ref?: Ref<HTMLButtonElement>
}

/** Renders a button that sets the state of a withdrawal. */
function Act({ withdrawal, to, isBusy, isMain = false, hint = null, onAct, ref }: ActProps) {
  const { order } = withdrawal
  const rejects = to === 'nothing-due' && order !== null && isRejectable(order)
  const text = rejects ? inboxViewTexts.rejectWithdrawal : inboxViewTexts.withdrawalActs[to]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        ref={ref}
        quiet={!isMain}
        aria-disabled={isBusy}
        aria-label={panelTexts.itemLabel(text, nameOf(withdrawal))}
        onClick={() => onAct(to)}
      >
        {text}
      </Button>
      <p className="min-w-0 grow basis-60 text-sm text-muted empty:hidden">{hint}</p>
    </div>
  )
}

/** Says whether and when the client is told of the outcome; null if no mail is to be sent. */
function mailText({ state, told, mailDueAt, isMailUnsent }: OrderWithdrawal): string | null {
  if (mailDueAt === null) return told === state ? inboxViewTexts.mailSent : null
  const mail = news.mailState()
  if (mail !== 'on') return inboxViewTexts.withdrawalMail[mail]()
  if (isMailUnsent) return inboxViewTexts.unsent.waiting
  return new Date(mailDueAt) < new Date()
    ? inboxViewTexts.mailLeaves
    : inboxViewTexts.mailHeld(formatMoment(mailDueAt))
}

/** Shows steps, numbered if there are several. */
function Steps({ children }: { children: ReactNode[] }) {
  const steps = children.filter(Boolean)
  if (steps.length < 2) return steps
  return (
    <ol className="list-decimal space-y-3 pl-5 marker:font-semibold">
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  )
}

/** Shows a step: what to do, a note, and the control to do it, which is beside them if there is room. */
function Step({ says, note = '', children }: { says: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 grow basis-72">
        <strong>{wholeDays(says)}</strong> <span className="text-sm text-muted">{note}</span>
      </p>
      {children}
    </div>
  )
}

/** Asks the client whether the withdrawal is genuine, or for the order if none is known. */
function Ask(withdrawal: OrderWithdrawal) {
  const { order, email } = withdrawal
  const person = nameOf(withdrawal)
  if (order?.delivery === 'notice') {
    return (
      <Step says={texts.ask} note={texts.askInOrder}>
        <PanelLink
          to={{ screen: 'orders', order: order.id }}
          label={panelTexts.itemLabel(inboxViewTexts.openOrder, person)}
          className="button"
        >
          {inboxViewTexts.openOrder}
        </PanelLink>
      </Step>
    )
  }
  const { write } = inboxViewTexts.client
  return (
    <Step says={order === null ? texts.askForOrder : texts.ask}>
      <a
        href={mailLink(email, texts.askSubject)}
        aria-label={panelTexts.itemLabel(write, person)}
        className="button"
      >
        {write}
      </a>
    </Step>
  )
}

/** Leads to the payment that is to be returned, or to the subscription if the payment is not known. */
function Refund(withdrawal: OrderWithdrawal) {
  const { order } = withdrawal
  const { refundUrl = null, paymentUrl = null } = order ?? {}
  const url = refundUrl ?? paymentUrl
  const isFound = refundUrl !== null || paymentUrl === null
  return (
    <Step
      says={texts.refund(refundSum(withdrawal))}
      note={[texts.refundNote, ...(isFound ? [] : [texts.refundBySubscription])].join(' ')}
    >
      {url === null ? null : <CheckoutLink look="button" url={url} of={nameOf(withdrawal)} />}
    </Step>
  )
}
