import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import type { Duty } from '#src/contracts/today.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { news } from '../frame/news.ts'
import type { PanelView } from '../frame/panel-address.ts'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { ListFrame } from '../kit/ListFrame.tsx'
import { createEntryActs, type EntryActs } from './entry-acts.ts'
import { createTodayList } from './inbox-lists.ts'
import { InboxCard } from './InboxFrame.tsx'
import { orderEntry, Problem } from './Orders.tsx'
import { inboxViewTexts } from './texts.ts'
import { withdrawalEntry } from './Withdrawals.tsx'

const texts = inboxViewTexts.today

/** What waits for the administrator, in one place: first what is due next. */
export function Today() {
  const [list] = useState(() => createTodayList())
  const [acts] = useState(() => createEntryActs({ list, onDone: () => void news.load() }))
  const isActing = useStore(acts.$busy) !== null
  return (
    <ListFrame
      list={list}
      id="siandien"
      title={texts.heading}
      intro={texts.intro}
      skeletons={{ count: 3, height: 'h-32' }}
      empty={texts.empty}
    >
      {({ items }, _focusHeading, isRefreshing) => (
        <ul aria-busy={isRefreshing || isActing} className="flex flex-col gap-3">
          {items.map((duty) => (
            <li key={`${duty.kind} ${duty.id}`} data-item={duty.id}>
              <DutyCard
                duty={duty}
                acts={acts}
                onAnswered={() => void Promise.all([list.load(), news.load()])}
              />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

interface DutyCardProps {
  duty: Duty
  acts: EntryActs
  onAnswered: () => void
}

function DutyCard({ duty, acts, onAnswered }: DutyCardProps) {
  switch (duty.kind) {
    case 'letter':
      return <InboxCard {...duty.order} {...orderEntry(duty.order, onAnswered)} withEmail />
    case 'unstarted': {
      const { facts } = orderEntry(duty.order, onAnswered)
      const badge = <span className="badge bg-sand text-muted">{texts.unstarted}</span>
      const details = <p className="text-sm text-muted">{texts.unstartedText}</p>
      return <InboxCard {...duty.order} badge={badge} facts={facts} details={details} withEmail />
    }
    case 'withdrawal':
      return (
        <InboxCard {...duty.withdrawal} {...withdrawalEntry(duty.withdrawal, acts)} withEmail />
      )
    case 'booking':
      return <BookingDuty {...duty} />
    case 'payment':
      return (
        <div className="card p-5">
          <Problem {...duty.problem} acts={acts} />
        </div>
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

function BookingDuty({ booking, dueAt }: Extract<Duty, { kind: 'booking' }>) {
  const time = formatMinute(dueAt)
  const isOverdue = new Date(dueAt) < new Date()
  return (
    <InboxCard
      name={booking.name}
      email={booking.email}
      withEmail
      badge={
        <span className={`badge ${isOverdue ? 'badge-clay' : ''}`.trim()}>
          {isOverdue ? texts.bookingOverdue(time) : texts.answerBooking(time)}
        </span>
      }
      facts={
        <>
          <span>{consultationTitle(booking.consultationType)}</span>
          <span>{inboxViewTexts.received(formatMinute(booking.createdAt))}</span>
        </>
      }
      details={
        <div className="flex flex-col items-start gap-3">
          <p className="wrap-anywhere whitespace-pre-line empty:hidden">{booking.message}</p>
          <Opening to={{ screen: 'bookings' }} name={texts.toBookings} />
        </div>
      }
    />
  )
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <p className="max-w-2xl">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function Opening({ to, name }: { to: PanelView; name: string }) {
  return (
    <PanelLink to={to} className="button-quiet">
      {name}
    </PanelLink>
  )
}
