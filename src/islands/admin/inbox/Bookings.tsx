import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { BOOKING_STATUSES } from '#src/domain/consultations.ts'
import { createBookingEdits, withBooking } from '#src/stores/admin/booking-edits.ts'
import { createBookingsList, type BookingsList } from '#src/stores/admin/inbox-lists.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { panel } from '../panel.ts'
import { session } from '../session.ts'
import { BookingCard } from './BookingCard.tsx'
import { InboxFrame } from './InboxFrame.tsx'

/** Who has asked for a consultation, and what has become of it. */
export function Bookings() {
  const [list] = useState(() => createBookingsList(session))
  const [editing] = useState(() =>
    createBookingEdits({
      session,
      onSaved: (booking) => list.change((page) => withBooking(page, booking)),
    }),
  )

  useEffect(() => editing.$unsaved.subscribe(panel.setUnsaved), [editing])

  return (
    <InboxFrame
      name="bookings"
      list={list}
      filters={<StatusFilter list={list} />}
      onRemoved={editing.forgetNotes}
    >
      {(booking, removeButton) => (
        <BookingCard booking={booking} editing={editing} removeButton={removeButton} />
      )}
    </InboxFrame>
  )
}

function StatusFilter({ list }: { list: BookingsList }) {
  const { filter } = useStore(list.$choice)
  const state = useStore(list.$state)
  const counts = state.step === 'loaded' ? state.page.counts : null
  const all = counts === null ? null : counts.pending + counts.contacted + counts.done
  return (
    <div role="group" aria-label={inboxTexts.statusLabel} className="flex flex-wrap gap-2">
      {[null, ...BOOKING_STATUSES].map((status) => {
        const label = status === null ? inboxTexts.allStatuses : inboxTexts.status[status]
        const count = status === null ? all : (counts?.[status] ?? null)
        const pressed = status === filter
        return (
          <button
            key={label}
            type="button"
            aria-pressed={pressed}
            onClick={() => list.choose({ filter: status })}
            className={`min-h-11 rounded-full border px-4 py-1.5 text-sm font-semibold ${
              pressed
                ? 'border-forest bg-forest text-on-forest'
                : 'border-edge bg-raised text-ink hover:border-forest'
            }`}
          >
            {count === null ? label : inboxTexts.counted(label, count)}
          </button>
        )
      })}
    </div>
  )
}
