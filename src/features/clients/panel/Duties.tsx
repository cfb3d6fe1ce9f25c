import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import type { Duty, StalledOrder } from '#src/features/clients/contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Wishes } from '#src/features/consultations/panel/BookingDetails.tsx'
import { consultationTitle } from '#src/features/consultations/package-texts.ts'
import type { PlainItem } from '#src/features/publishing/contracts.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import type { EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { DueAt, InboxRow } from '#src/features/inbox/panel/InboxRow.tsx'
import { endReason } from '#src/features/orders/orders.ts'
import { OrderFacts, orderEntry, Problem } from '#src/features/orders/panel/Orders.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { withdrawalEntry } from '#src/features/orders/panel/Withdrawals.tsx'

const texts = inboxViewTexts.today

interface DutiesProps extends Omit<DutyRowProps, 'duty' | 'isWithdrawn'> {
  items: readonly Duty[]
  /** Number of all waiting items; `items` may be only a part of them. */
  total: number
  plainItems: readonly PlainItem[]
  isBusy: boolean
}

/** Lists the work that waits for the administrator. If there is none, says so. */
export function Duties({ items, total, plainItems, isBusy, ...acting }: DutiesProps) {
  if (items.length === 0 && plainItems.length === 0) {
    return (
      <p className="rounded-xl bg-mist px-5 py-4 font-semibold text-forest-deep">{texts.empty}</p>
    )
  }
  const withdrawn = items.flatMap((duty) =>
    duty.kind === 'withdrawal' && duty.withdrawal.order !== null ? [duty.withdrawal.order.id] : [],
  )
  return (
    <div className="flex flex-col gap-3">
      <ul aria-busy={isBusy} className="card divide-y divide-line">
        {items.map((duty) => (
          <li key={`${duty.kind} ${duty.id}`} data-item={duty.id}>
            <DutyRow duty={duty} isWithdrawn={withdrawn.includes(duty.id)} {...acting} />
          </li>
        ))}
        {plainItems.map((item) => (
          <li key={item.id}>
            <PlainText {...item} />
          </li>
        ))}
      </ul>
      {items.length < total ? (
        <p className="text-sm text-muted">{texts.shown(items.length, total)}</p>
      ) : null}
    </div>
  )
}

interface DutyRowProps {
  duty: Duty
  /** Whether the order of this item also has an open withdrawal. */
  isWithdrawn?: boolean
  acts: EntryActs
  onAnswered: () => void
}

/** Shows one duty: work that waits for the administrator. */
export function DutyRow({ duty, isWithdrawn = false, acts, onAnswered }: DutyRowProps) {
  switch (duty.kind) {
    case 'letter': {
      const { state, paymentFailedAt } = duty.order
      const isUnpaid = state === 'paid' && paymentFailedAt !== null
      const badge = (
        <span className={`badge ${isUnpaid || isWithdrawn ? 'badge-clay' : ''}`.trim()}>
          {isWithdrawn ? texts.withdrawnLetter : isUnpaid ? texts.unpaidLetter : texts.letter}
        </span>
      )
      const entry = orderEntry(duty.order, onAnswered)
      const details = isWithdrawn ? (
        <>
          <p className="rounded-xl bg-blush px-5 py-4 text-sm">{texts.withdrawn}</p>
          {entry.details}
        </>
      ) : (
        entry.details
      )
      return <InboxRow {...duty.order} {...entry} badge={badge} details={details} />
    }
    case 'subscription':
      return <StandingOrder {...duty} />
    case 'withdrawal': {
      const badge = <span className="badge">{texts.withdrawal}</span>
      const entry = { ...withdrawalEntry(duty.withdrawal, acts), badge }
      return <InboxRow {...duty.withdrawal} {...entry} />
    }
    case 'booking':
      return <BookingDuty {...duty} acts={acts} />
    case 'payment':
      return (
        <div className="px-5 py-4">
          <Problem {...duty.problem} acts={acts} />
        </div>
      )
    case 'mails':
      return (
        <Notice text={texts.mails(formatMinute(duty.since), duty.count)}>
          <Opening to={{ screen: 'outbox', group: 'waiting' }} name={texts.toMails} />
        </Notice>
      )
    case 'outbox':
      return (
        <Notice text={texts.outbox(duty.count)}>
          <Opening to={{ screen: 'outbox' }} name={texts.toOutbox} />
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

/** Lists the orders that wait for their clients; nothing if there are none. */
export function StalledOrders({ stalled }: { stalled: readonly StalledOrder[] }) {
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
            <StandingOrder {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows an order without a deadline, and why it is listed. */
function StandingOrder({ kind, order }: StalledOrder | Extract<Duty, { kind: 'subscription' }>) {
  const isCharged = kind === 'subscription'
  const { badge, text } = isCharged
    ? {
        badge: texts.subscription.badge,
        text: texts.subscription.text(inboxViewTexts.endReasons[endReason(order)]),
      }
    : texts.orders[kind]
  return (
    <InboxRow
      {...order}
      {...orderEntry(order, () => undefined)}
      badge={
        <span className={`badge ${isCharged ? 'badge-clay' : 'bg-sand text-muted'}`}>{badge}</span>
      }
      details={
        <>
          <p className="max-w-3xl">{text}</p>
          <OrderFacts {...order} />
        </>
      }
    />
  )
}

function BookingDuty({
  booking,
  dueAt,
  acts,
}: Extract<Duty, { kind: 'booking' }> & { acts: EntryActs }) {
  const busy = useStore(acts.$busy)
  const time = formatMinute(dueAt)
  const isOverdue = new Date(dueAt) < new Date()
  return (
    <InboxRow
      name={booking.name}
      email={booking.email}
      badge={<span className="badge">{texts.booking}</span>}
      about={consultationTitle(booking.consultationType)}
      when={<DueAt at={dueAt} />}
      facts={
        <>
          <strong className={isOverdue ? 'text-clay' : ''}>
            {isOverdue ? texts.bookingOverdue(time) : texts.answerBooking(time)}
          </strong>
          <span>{inboxViewTexts.received(formatMinute(booking.createdAt))}</span>
        </>
      }
      details={
        <div className="flex flex-col items-start gap-3">
          <Wishes booking={booking} />
          <div className="flex flex-wrap gap-3">
            <Button
              quiet
              busy={busy === booking.id}
              onClick={() => void acts.contacted(booking).then(() => restoreFocus(null))}
            >
              {texts.contacted}
            </Button>
            <Opening to={{ screen: 'bookings' }} name={texts.toBookings} />
          </div>
        </div>
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

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="max-w-2xl">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function Opening({ to, name, label }: { to: PanelView; name: string; label?: string }) {
  return (
    <PanelLink to={to} {...(label && { label })} className="button-quiet">
      {name}
    </PanelLink>
  )
}
