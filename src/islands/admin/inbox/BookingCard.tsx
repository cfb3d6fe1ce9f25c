import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LIMITS } from '#src/contracts/fields.ts'
import type { Booking } from '#src/contracts/inbox.ts'
import { BOOKING_STATUSES } from '#src/domain/consultations.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import type { BookingEditing } from '#src/stores/admin/booking-edits.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

interface BookingCardProps {
  booking: Booking
  editing: BookingEditing
  removeButton: ReactNode
}

/** One booking: how to reach the person, what is wanted, and the administrator's own notes. */
export function BookingCard({ booking, editing, removeButton }: BookingCardProps) {
  const { name, email, phone, status, preferredDate, message } = booking
  const saving = useStore(editing.$edits).saving[booking.id]
  return (
    <article className="card gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h3 className="font-sans text-lg">{name}</h3>
            <span className={`badge ${status === 'pending' ? 'badge-clay' : ''}`}>
              {inboxTexts.status[status]}
            </span>
          </div>
          <p className="text-sm text-muted">
            {inboxTexts.received(formatMinute(booking.createdAt))}
          </p>
        </div>
        {removeButton}
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={inboxTexts.email}>
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            {email}
          </a>
        </Fact>
        {phone === null ? null : (
          <Fact label={inboxTexts.phone}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
              {phone}
            </a>
          </Fact>
        )}
        <Fact label={inboxTexts.consultation}>{consultationTitle(booking.consultationType)}</Fact>
        {preferredDate === null ? null : (
          <Fact label={inboxTexts.preferredDate}>{preferredDate}</Fact>
        )}
        {message === null ? null : (
          <Fact label={inboxTexts.message} wide>
            <span className="whitespace-pre-wrap">{message}</span>
          </Fact>
        )}
      </dl>
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <Field label={inboxTexts.statusLabel}>
          {(control) => (
            <select
              {...control}
              aria-label={inboxTexts.statusOf(name)}
              value={status}
              aria-busy={saving === 'status'}
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
        <Notes booking={booking} editing={editing} />
      </div>
    </article>
  )
}

function Notes({ booking, editing }: Omit<BookingCardProps, 'removeButton'>) {
  const { notes, messages, saving } = useStore(editing.$edits)
  const typed = notes[booking.id]
  const busy = saving[booking.id] === 'notes'
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void editing.saveNotes(booking)
      }}
    >
      <Field
        label={inboxTexts.notes}
        hint={inboxTexts.notesHint}
        message={messages[booking.id] ?? null}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={LIMITS.notes}
            value={typed ?? booking.notes ?? ''}
            onChange={(event) => editing.type(booking, event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          quiet
          type="submit"
          busy={busy}
          disabled={typed === undefined || booking.id in saving}
        >
          {busy ? inboxTexts.notesSaving : inboxTexts.notesSave}
        </Button>
        {typed === undefined ? null : (
          <p className="text-sm text-clay">{inboxTexts.notesUnsaved}</p>
        )}
      </div>
    </form>
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
