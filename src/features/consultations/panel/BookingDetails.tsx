import { useStore } from '@nanostores/react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { mailLink } from '#src/core/shown-email.ts'
import type { Booking } from '../contracts.ts'
import { BOOKING_STATUSES, type BookingStatus } from '../consultations.ts'
import type { BookingEditing } from './booking-edits.ts'
import { bookingListTexts } from '../list-texts.ts'
import type { EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { LIMITS } from '#src/core/fields.ts'

const BADGES: Record<BookingStatus, string> = {
  pending: 'badge-clay',
  contacted: '',
  done: 'bg-sand text-muted',
  suspicious: 'badge-clay',
}

export function BookingBadge({ status }: Pick<Booking, 'status'>) {
  return <span className={`badge ${BADGES[status]}`.trim()}>{bookingListTexts.status[status]}</span>
}

interface BookingProps {
  booking: Booking
  editing: BookingEditing
}

/** Shows the wishes from a booking and how to answer, with its status and the administrator's notes. */
export function BookingDetails({
  booking,
  editing,
  filter,
  below = <EditedBookingActs booking={booking} editing={editing} />,
}: BookingProps & {
  /** Status by which the list is filtered; undefined if it shows all. */
  filter?: BookingStatus | undefined
  /** Shown below the wishes; the acts on the booking if omitted. */
  below?: ReactNode
}) {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex flex-col items-start gap-5">
        <Wishes booking={booking} />
        {below}
      </div>
      <div className="grid content-start gap-4 sm:grid-cols-[1fr_2fr] lg:grid-cols-1 lg:border-l lg:border-line lg:pl-8">
        <div className="flex flex-col gap-3">
          <StatusSelect booking={booking} editing={editing} />
          {booking.status === 'suspicious' ? (
            <p className="text-sm text-clay">{inboxViewTexts.suspiciousBooking}</p>
          ) : null}
          {filter === undefined || booking.status === filter ? null : (
            <p className="text-sm text-clay">
              {inboxViewTexts.leavesList(bookingListTexts.status[filter])}
            </p>
          )}
        </div>
        <BookingNotes booking={booking} editing={editing} />
      </div>
    </div>
  )
}

/**
 * Links to a new mail to the client, and marks the client as contacted; nothing for a suspicious booking. The link stands
 * out while nobody has answered.
 */
function BookingActs({
  booking: { email, name, status },
  busy,
  onContacted,
}: {
  booking: Booking
  busy: boolean
  onContacted: () => Promise<void>
}) {
  const link = useRef<HTMLAnchorElement>(null)
  if (status === 'suspicious') return null
  return (
    <div className="flex flex-wrap gap-3">
      <a
        ref={link}
        href={mailLink(email, inboxViewTexts.answerSubject)}
        aria-label={panelTexts.itemLabel(inboxViewTexts.client.answer, name)}
        className={status === 'pending' ? 'button' : 'button-quiet'}
      >
        {inboxViewTexts.client.answer}
      </a>
      {status === 'pending' ? (
        <Button
          quiet
          busy={busy}
          onClick={() => void onContacted().then(() => restoreFocus(link.current))}
        >
          {inboxViewTexts.contacted}
        </Button>
      ) : null}
    </div>
  )
}

/** Shows a booking that waits, and the acts on it. @param props.children shown beside them. */
export function BookingWork({
  booking,
  acts,
  children,
}: {
  booking: Booking
  acts: EntryActs
  children: ReactNode
}) {
  const busy = useStore(acts.$busy)
  return (
    <div className="flex flex-col items-start gap-3">
      <Wishes booking={booking} />
      <div className="flex flex-wrap items-center gap-3">
        <BookingActs
          booking={booking}
          busy={busy === booking.id}
          onContacted={() => acts.contacted(booking)}
        />
        {children}
      </div>
    </div>
  )
}

/** Shows the acts on a booking whose status and notes are edited beside them. */
export function EditedBookingActs({ booking, editing }: BookingProps) {
  const { saving } = useStore(editing.$edits)
  return (
    <BookingActs
      booking={booking}
      busy={saving[booking.id] === 'status'}
      onContacted={() => editing.changeStatus(booking, 'contacted')}
    />
  )
}

/** Shows what the client wrote, the phone number, and the preferred time. */
function Wishes({ booking }: Pick<BookingProps, 'booking'>) {
  const { phone, preferredDate, message } = booking
  return (
    <dl className="grid content-start gap-x-6 gap-y-3 empty:hidden sm:grid-cols-2">
      {message === null ? null : (
        <Fact label={inboxViewTexts.message} wide>
          <LongText text={message} />
        </Fact>
      )}
      {phone === null ? null : (
        <Fact label={inboxViewTexts.phone}>
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="link -my-2 inline-block py-2"
          >
            {phone}
          </a>
        </Fact>
      )}
      {preferredDate === null ? null : (
        <Fact label={inboxViewTexts.preferredDate}>{preferredDate}</Fact>
      )}
    </dl>
  )
}

function StatusSelect({ booking, editing }: BookingProps) {
  const { saving, statuses } = useStore(editing.$edits)
  return (
    <SelectField
      label={inboxViewTexts.statusLabel}
      aria-label={inboxViewTexts.statusOf(booking.name)}
      aria-busy={saving[booking.id] === 'status'}
      value={statuses[booking.id] ?? booking.status}
      options={BOOKING_STATUSES}
      textOf={(each) => bookingListTexts.status[each]}
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

/** Limits of a text that is shown in full. A text with more characters or more lines is collapsed. */
const SHOWN = { characters: 500, lines: 8 }

/** Shows a text as typed, collapsed if it is long. */
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

function BookingNotes({ booking, editing }: BookingProps) {
  const { notes, messages, compared, saving } = useStore(editing.$edits)
  const field = useRef<HTMLTextAreaElement>(null)
  const typed = notes[booking.id]
  const message = messages[booking.id] ?? null
  const busy = saving[booking.id] === 'notes'
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void editing.saveNotes(booking)
      }}
    >
      <Field label={inboxViewTexts.notes} hint={inboxViewTexts.notesHint} message={message}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            className={`${className} field-sizing-content max-h-96 min-h-24`}
            maxLength={LIMITS.notes}
            value={typed ?? booking.notes ?? ''}
            onChange={(event) => editing.type(booking, event.target.value)}
          />
        )}
      </Field>
      {typed === undefined || message !== null ? null : (
        <p className="text-sm text-clay">{inboxViewTexts.notesUnsaved}</p>
      )}
      {booking.id in compared && booking.notes !== null && booking.notes !== typed ? (
        <div className="rounded-xl bg-blush p-4">
          <p className="text-sm text-muted">{inboxViewTexts.notesStored}</p>
          <LongText text={booking.notes} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          quiet={typed === undefined}
          type="submit"
          busy={busy}
          aria-disabled={typed === undefined || booking.id in saving}
        >
          {busy ? inboxViewTexts.notesSaving : inboxViewTexts.notesSave}
        </Button>
        {typed === undefined || busy ? null : (
          <Button
            quiet
            onClick={() => {
              void editing.giveUpNotes(booking).then((given) => {
                // On closing, the dialog focuses the pressed button, which is gone. So the focus is moved afterwards.
                if (given) setTimeout(() => field.current?.focus())
              })
            }}
          >
            {inboxViewTexts.notesDiscard}
          </Button>
        )}
      </div>
    </form>
  )
}
