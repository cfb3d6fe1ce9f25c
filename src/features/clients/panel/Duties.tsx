import { type ReactNode, useEffect, useRef } from 'react'
import type { Duty, StalledOrder } from '#src/features/clients/contracts.ts'
import type { MailTrouble } from '#src/core/mail-trouble.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import { formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import { bookedTitle } from '#src/features/consultations/starting-title-texts.ts'
import type { PlainItem } from '#src/features/publishing/contracts.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import type { EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { Due, DueAt, InboxRow } from '#src/features/inbox/panel/InboxRow.tsx'
import { OrderFacts, orderEntry, Problem, stateText } from '#src/features/orders/panel/Orders.tsx'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { isOpen } from '#src/features/orders/withdrawals.ts'
import { OrderTask } from '#src/features/orders/panel/OrderTask.tsx'
import { OrderWithdrawal } from '#src/features/orders/panel/WithdrawalNotice.tsx'
import { troubleText } from '#src/features/outbox/trouble-texts.ts'
import { withdrawalEntry } from '#src/features/orders/panel/Withdrawals.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'

const texts = inboxViewTexts.today

export type LetterDuty = Extract<Duty, { kind: 'letter' }>

/** Whether an item is a letter that waits no more. It stays where it was worked on. */
export const isDone = (duty: Duty) => duty.kind === 'letter' && duty.order.dueAt === null

const BookingWork = lazyView(
  async () => (await import('#src/features/consultations/panel/BookingDetails.tsx')).BookingWork,
)

/** Number of items in the first screen. */
const IN_SIGHT = 3

interface DutiesProps extends Omit<DutyRowProps, 'duty' | 'isFirst'> {
  items: readonly Duty[]
  /** Number of all waiting items; `items` may be only a part of them. */
  total: number
  plainItems: readonly PlainItem[]
  isBusy: boolean
  /** Whether the administrator has steps left before the launch. */
  isPreparing: boolean
}

/**
 * Shows what to do first, and lists the other work that waits for the administrator. If there is none, says so. A dispute
 * below the first screen is named above all.
 */
export function Duties({ items, total, plainItems, isBusy, isPreparing, ...acting }: DutiesProps) {
  const board = useRef<HTMLDivElement>(null)
  useNextFocused(items, board)
  const waiting = items.filter((duty) => !isDone(duty))
  const rows = [
    ...items.map((duty) => (
      <li key={`${duty.kind} ${duty.id}`} data-item={duty.id}>
        <DutyRow duty={duty} isFirst={duty === waiting[0]} {...acting} />
      </li>
    )),
    ...plainItems.map((item) => (
      <li key={item.id}>
        <PlainText {...item} />
      </li>
    )),
  ]
  // Letters that were just answered stay above the item that is now the first.
  const firsts = items.findIndex((duty) => duty === waiting[0]) + 1 || items.length + 1
  const later = rows.slice(firsts)
  const isEmpty = waiting.length + plainItems.length === 0
  return (
    <div ref={board} className="flex flex-col gap-3">
      {items.slice(IN_SIGHT).map((duty) => (
        <LaterDispute key={duty.id} duty={duty} />
      ))}
      {isEmpty ? null : <h3 className="subheading">{texts.first}</h3>}
      {rows.length === 0 ? null : (
        <ul
          aria-busy={isBusy}
          className={`card divide-y divide-line ${isEmpty ? '' : 'border-2 border-forest'}`.trim()}
        >
          {rows.slice(0, firsts)}
        </ul>
      )}
      {isEmpty ? (
        <p className="rounded-xl bg-mist px-5 py-6 text-lg font-semibold text-forest-deep">
          {isPreparing ? texts.emptyBefore : texts.empty}
        </p>
      ) : null}
      {later.length === 0 ? null : (
        <>
          <h3 className="subheading mt-5">
            {texts.then(later.length + Math.max(total - waiting.length, 0))}
          </h3>
          <ul aria-busy={isBusy} className="card divide-y divide-line">
            {later}
          </ul>
        </>
      )}
      {waiting.length < total ? (
        <p className="text-sm text-muted">{texts.shown(waiting.length, total)}</p>
      ) : null}
    </div>
  )
}

/** Moves the focus to the item that takes the place of one that was done, if it was lost with that one. */
function useNextFocused(items: readonly Duty[], board: { current: HTMLElement | null }) {
  const before = useRef(items)
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => items.every((item) => item.id !== id))
    before.current = items
    if (place === -1 || document.activeElement !== document.body) return
    const rows = board.current?.querySelectorAll('[data-item]') ?? []
    const next = rows[Math.min(place, rows.length - 1)]
    next?.querySelector<HTMLElement>('summary, a, button')?.focus()
  }, [items, board])
}

/** Names a dispute that stands below other work, so that it is not overlooked; nothing for other items. */
function LaterDispute({ duty }: { duty: Duty }) {
  if (duty.kind !== 'payment' || duty.problem.problem !== 'dispute') return null
  const { clients, reference, amount, currency, answerUntil, orderId } = duty.problem
  const whose = clients.join(', ') || reference
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-xl bg-blush px-4 py-1 text-sm md:px-5">
      <span className="badge badge-clay">{inboxViewTexts.problemBadges.dispute}</span>
      {orderId === null ? (
        <strong className="wrap-anywhere">{whose}</strong>
      ) : (
        <PanelLink
          to={{ screen: 'orders', order: orderId }}
          label={panelTexts.itemLabel(inboxViewTexts.openOrder, whose)}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {whose}
        </PanelLink>
      )}
      {amount === null || currency === null ? null : (
        <span className="max-sm:hidden">{formatMoney(amount, currency)}</span>
      )}
      {answerUntil === null ? null : <DueAt at={answerUntil} said={inboxViewTexts.bankAnswerDue} />}
    </div>
  )
}

interface DutyRowProps {
  duty: Duty
  /** Whether it is to be done before all others, so that its button stands out. */
  isFirst?: boolean
  acts: EntryActs
  /** @param letter item that was worked on and stays in its place. */
  onAnswered: (letter?: LetterDuty) => void
}

/** Shows one item of the work that waits. */
export function DutyRow({ duty, isFirst = false, acts, onAnswered }: DutyRowProps) {
  switch (duty.kind) {
    case 'letter': {
      const { state, paymentFailedAt, withdrawal } = duty.order
      const isUnpaid = state === 'paid' && paymentFailedAt !== null
      const isWithdrawn = withdrawal !== null && isOpen(withdrawal)
      const badge = (
        <span className={`badge ${isUnpaid || isWithdrawn ? 'badge-clay' : ''}`.trim()}>
          {isWithdrawn ? texts.withdrawnLetter : isUnpaid ? texts.unpaidLetter : texts.letter}
        </span>
      )
      const entry = orderEntry(duty.order, () => onAnswered(duty))
      if (isDone(duty)) return <InboxRow {...duty.order} {...entry} />
      const opener = <Opener isFirst={isFirst}>{texts.open.letter}</Opener>
      // The row leaves out the payment, which does not help to choose a letter.
      const shown = { ...entry, about: duty.order.title, badge, opener }
      return <InboxRow {...duty.order} {...shown} />
    }
    case 'subscription':
      return <StandingOrder {...duty} isFirst={isFirst} onAnswered={() => onAnswered()} />
    case 'withdrawal': {
      const badge = <span className="badge">{texts.withdrawal}</span>
      const opener = <Opener isFirst={isFirst}>{texts.open.withdrawal}</Opener>
      const entry = { ...withdrawalEntry(duty.withdrawal, acts), badge, opener }
      return <InboxRow {...duty.withdrawal} {...entry} />
    }
    case 'booking':
      return <BookingDuty {...duty} isFirst={isFirst} acts={acts} />
    case 'task':
      return (
        <Notice
          text={
            <>
              {texts.task(duty.name ?? shownEmail(duty.email), duty.content)}{' '}
              <Due time={duty.dueOn} isOverdue={new Date(duty.dueAt) < new Date()} />
            </>
          }
        >
          <Opening
            to={{ screen: 'client', email: duty.email }}
            name={texts.toTask}
            label={panelTexts.itemLabel(texts.toTask, duty.content)}
            isFirst={isFirst}
          />
        </Notice>
      )
    case 'mail':
      return (
        <Notice text={mailboxTexts.notTaken(duty.name ?? shownEmail(duty.email))}>
          <Opening
            to={{ screen: 'orders', order: duty.orderId }}
            name={texts.open.mail}
            isFirst={isFirst}
          />
        </Notice>
      )
    case 'payment':
      return (
        <div className="px-5 py-4">
          <Problem {...duty.problem} acts={acts} isMain={isFirst} />
        </div>
      )
    case 'mails':
      return (
        <div className="rounded-xl bg-blush">
          <Notice text={troubleText(duty.trouble)}>
            <Opening
              to={{ screen: 'outbox', group: 'waiting' }}
              name={texts.toMails}
              isFirst={isFirst}
            />
          </Notice>
        </div>
      )
    case 'outbox':
      return (
        <Notice text={texts.outbox(duty.count)}>
          <Opening to={{ screen: 'outbox' }} name={texts.toOutbox} isFirst={isFirst} />
        </Notice>
      )
    case 'suspicious':
      return (
        <Notice text={texts.suspicious(duty.count)}>
          <Opening to={{ screen: 'bookings' }} name={texts.toBookings} />
          <Opening to={{ screen: 'subscribers' }} name={texts.toSubscribers} />
        </Notice>
      )
  }
}

/** Names what is done in a row that opens. On a narrow screen only the first row says it, as there is no room. */
function Opener({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    <span
      className={`group-open/part:hidden lg:justify-self-end lg:px-4! ${
        isFirst ? 'button col-span-full my-1 lg:col-span-1 lg:my-0' : 'button-quiet max-lg:hidden!'
      }`}
    >
      {children}
    </span>
  )
}

/** Says why mails wait, and links to them. */
export function WaitingMails({ trouble }: { trouble: MailTrouble | null }) {
  if (trouble === null) return null
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 rounded-xl px-5 py-2 text-sm lg:flex-nowrap ${trouble.kind === 'unset' ? 'bg-blush' : 'bg-sand'}`}
    >
      <p>{troubleText(trouble)}</p>
      <PanelLink
        to={{ screen: 'outbox', group: 'waiting' }}
        className="link inline-flex min-h-11 shrink-0 items-center"
      >
        {texts.toMails}
      </PanelLink>
    </div>
  )
}

/** Lists the orders of which the administrator only has to know. */
export function Knowables({
  stalled,
  onAnswered,
}: {
  stalled: readonly StalledOrder[]
  onAnswered: () => void
}) {
  if (stalled.length === 0) return null
  return (
    <section aria-labelledby="zinotina" className="flex flex-col gap-3">
      <h3 id="zinotina" className="subheading">
        {texts.stalled.heading}
      </h3>
      <p className="text-muted">{texts.stalled.intro}</p>
      <ul className="card divide-y divide-line">
        {stalled.map((each) => (
          <li key={each.id} data-item={each.id}>
            <StandingOrder {...each} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows an order that is not to be answered, and why it is listed. */
function StandingOrder({
  kind,
  order,
  isFirst = false,
  onAnswered,
}: (StalledOrder | Extract<Duty, { kind: 'subscription' }>) & {
  isFirst?: boolean
  onAnswered: () => void
}) {
  const isCharged = kind === 'subscription'
  const { badge } = isCharged ? texts.subscription : texts.orders[kind]
  // The badge says already that the answer is not mailed.
  const shown = kind === 'unsent' ? { ...order, answerUnsent: null } : order
  const entry = orderEntry(shown, onAnswered)
  return (
    <InboxRow
      {...order}
      {...entry}
      opener={isCharged ? <Opener isFirst={isFirst}>{texts.open.subscription}</Opener> : undefined}
      badge={
        <span className={`badge ${isCharged ? 'badge-clay' : 'bg-sand text-muted'}`}>{badge}</span>
      }
      about={isCharged ? stateText(order) : entry.about}
      details={
        kind === 'unsent' ? (
          entry.details
        ) : (
          <>
            <OrderWithdrawal order={order} />
            {kind === 'unstarted' ? (
              <p className="max-w-3xl">{texts.orders.unstarted.text}</p>
            ) : (
              <OrderTask order={order} isCharged={isCharged} onMarked={onAnswered} />
            )}
            <OrderFacts {...order} />
          </>
        )
      }
    />
  )
}

function BookingDuty({
  booking,
  dueAt,
  isFirst,
  acts,
}: Extract<Duty, { kind: 'booking' }> & { isFirst: boolean; acts: EntryActs }) {
  return (
    <InboxRow
      id={booking.id}
      name={booking.name}
      email={booking.email}
      badge={<span className="badge">{texts.booking}</span>}
      about={bookedTitle(booking)}
      when={<DueAt at={dueAt} />}
      opener={<Opener isFirst={isFirst}>{texts.open.booking}</Opener>}
      facts={<span>{wholeDays(inboxViewTexts.received(formatMinute(booking.createdAt)))}</span>}
      details={
        <BookingWork booking={booking} acts={acts}>
          <Opening to={{ screen: 'bookings' }} name={texts.toBookings} />
        </BookingWork>
      }
    />
  )
}

/** Shows an item whose text the site displays as plain Markdown source, since it exceeds the Markdown limits. */
function PlainText({ kind, id, title }: PlainItem) {
  return (
    <Notice text={texts.plain(title)}>
      <Opening
        to={{ screen: 'form', kind, id }}
        name={texts.simplify}
        label={panelTexts.itemLabel(texts.simplify, title)}
      />
    </Notice>
  )
}

function Notice({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="max-w-2xl">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function Opening({
  to,
  name,
  label,
  isFirst = false,
}: {
  to: PanelView
  name: string
  label?: string
  isFirst?: boolean
}) {
  return (
    <PanelLink to={to} {...(label && { label })} className={isFirst ? 'button' : 'button-quiet'}>
      {name}
    </PanelLink>
  )
}
