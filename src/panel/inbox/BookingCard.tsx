import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useState } from 'react'
import type { Booking } from '#src/contracts/inbox.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#src/domain/consultations.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import type { BookingEditing } from './booking-edits.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { inboxViewTexts } from './texts.ts'
import { SelectField } from '../frame/controls.tsx'
import { BookingNotes } from './BookingNotes.tsx'
import { InboxCard } from './InboxCard.tsx'

const BADGES: Record<BookingStatus, string> = {
  pending: 'badge-clay',
  contacted: '',
  done: 'bg-sand text-muted',
}

interface BookingCardProps {
  booking: Booking
  editing: BookingEditing
  /** The filter of the list. */
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
    <SelectField
      label={inboxViewTexts.statusLabel}
      aria-label={inboxViewTexts.statusOf(booking.name)}
      aria-busy={saving[booking.id] === 'status'}
      value={statuses[booking.id] ?? booking.status}
      options={BOOKING_STATUSES}
      textOf={(each) => inboxTexts.status[each]}
      onChoose={(chosen) => void editing.changeStatus(booking, chosen)}
    />
  )
}

interface FactProps {
  label: string
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

/** Longer texts are collapsed. */
const SHOWN = { characters: 500, lines: 8 }

/** A visitor's text as it was typed. */
function LongText({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > SHOWN.characters || text.split('\n').length > SHOWN.lines
  return (
    <>
      <span id={id} className={`whitespace-pre-wrap ${long && !open ? 'line-clamp-6' : 'block'}`}>
        {text}
      </span>
      {long ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link min-h-11 font-semibold"
        >
          {open ? inboxViewTexts.showLess : inboxViewTexts.showWhole}
        </button>
      ) : null}
    </>
  )
}
