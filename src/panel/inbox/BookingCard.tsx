import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Booking } from '#src/contracts/inbox.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#src/domain/consultations.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import type { BookingEditing } from './booking-edits.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { inboxViewTexts } from './texts.ts'
import { Field } from '../../islands/ui/Field.tsx'
import { BookingNotes } from './BookingNotes.tsx'
import { InboxCard } from './InboxCard.tsx'
import { LongText } from './LongText.tsx'

const BADGES: Record<BookingStatus, string> = {
  pending: 'badge-clay',
  contacted: '',
  done: 'bg-sand text-muted',
}

interface BookingCardProps {
  booking: Booking
  editing: BookingEditing
  /** The status that the list is filtered by; null for every one. */
  filter: BookingStatus | null
  removeButton: ReactNode
}

/** One booking: how to reach the person, what is wanted, and the administrator's own notes. */
export function BookingCard({ booking, editing, filter, removeButton }: BookingCardProps) {
  const { name, email, status } = booking
  return (
    <InboxCard
      name={name}
      email={email}
      badge={<span className={`badge ${BADGES[status]}`.trim()}>{inboxTexts.status[status]}</span>}
      facts={<span>{inboxViewTexts.received(formatMinute(booking.createdAt))}</span>}
      removeButton={removeButton}
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Wishes booking={booking} />
        <div className="grid content-start gap-4 sm:grid-cols-[1fr_2fr] lg:grid-cols-1 lg:border-l lg:border-line lg:pl-8">
          <div className="flex flex-col gap-3">
            <StatusSelect booking={booking} editing={editing} />
            {filter === null || status === filter ? null : (
              <p className="text-sm text-clay">
                {inboxViewTexts.leavesList(inboxTexts.status[filter])}
              </p>
            )}
          </div>
          <BookingNotes booking={booking} editing={editing} />
        </div>
      </div>
    </InboxCard>
  )
}

/** What the visitor has written. */
function Wishes({ booking }: Pick<BookingCardProps, 'booking'>) {
  const { email, phone, consultationType, preferredDate, message } = booking
  return (
    <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact label={inboxViewTexts.email}>
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </Fact>
      {phone === null ? null : (
        <Fact label={inboxViewTexts.phone}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
            {phone}
          </a>
        </Fact>
      )}
      <Fact label={inboxViewTexts.consultation}>{consultationTitle(consultationType)}</Fact>
      {preferredDate === null ? null : (
        <Fact label={inboxViewTexts.preferredDate}>{preferredDate}</Fact>
      )}
      {message === null ? null : (
        <Fact label={inboxViewTexts.message} wide>
          <LongText text={message} />
        </Fact>
      )}
    </dl>
  )
}

function StatusSelect({ booking, editing }: Pick<BookingCardProps, 'booking' | 'editing'>) {
  const { saving, statuses } = useStore(editing.$edits)
  return (
    <Field label={inboxViewTexts.statusLabel}>
      {(control) => (
        <select
          {...control}
          aria-label={inboxViewTexts.statusOf(booking.name)}
          value={statuses[booking.id] ?? booking.status}
          aria-busy={saving[booking.id] === 'status'}
          onChange={(event) => {
            const chosen = BOOKING_STATUSES.find((each) => each === event.target.value)
            if (chosen) void editing.changeStatus(booking, chosen)
          }}
        >
          {BOOKING_STATUSES.map((each) => (
            <option key={each} value={each}>
              {inboxTexts.status[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface FactProps {
  label: string
  /** Over both columns. */
  wide?: boolean
  children: ReactNode
}

function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
