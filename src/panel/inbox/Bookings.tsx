import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { BOOKING_STATUSES } from '#src/domain/consultations.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { createBookingEdits, withBooking } from './booking-edits.ts'
import { createBookingLeaving } from './booking-leaving.ts'
import { createBookingsList, type BookingsList } from './inbox-lists.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { inboxViewTexts } from './texts.ts'
import { news } from '../frame/news.ts'
import { panel } from '../frame/panel.ts'
import { BookingBadge, BookingDetails } from './BookingDetails.tsx'
import { FilterPills } from '../kit/FilterPills.tsx'
import { InboxFrame } from './InboxFrame.tsx'

export function Bookings() {
  const [list] = useState(() => createBookingsList())
  const [editing] = useState(() =>
    createBookingEdits({
      onSaved: (booking) => {
        list.change((page) => withBooking(page, booking))
        void news.load()
      },
      reload: async (id) => {
        await list.load()
        const loaded = list.$state.get()
        const found = loaded.step === 'loaded' ? loaded.page.items : []
        return found.find((booking) => booking.id === id) ?? null
      },
    }),
  )

  const [leaving] = useState(() => createBookingLeaving({ list, editing }))
  const state = useStore(list.$state)

  useEffect(() => editing.$unsaved.subscribe(panel.setUnsaved), [editing])
  useEffect(() => leaving.watch(), [leaving])
  useEffect(() => followHand(leaving.hold), [leaving])

  return (
    <InboxFrame
      name="bookings"
      list={list}
      filters={<StatusFilter list={list} />}
      onRemoved={(booking) => {
        editing.forgetNotes(booking)
        void news.load()
      }}
    >
      {(booking) => ({
        badge: <BookingBadge status={booking.status} />,
        facts: <span>{inboxViewTexts.received(formatMinute(booking.createdAt))}</span>,
        details: (
          <BookingDetails
            booking={booking}
            editing={editing}
            filter={state.step === 'loaded' ? state.filter : null}
          />
        ),
      })}
    </InboxFrame>
  )
}

/**
 * Reports the item that the administrator works on, null outside of all. Follows clicks, not the focus:
 * the target of a click must not move before the button is released.
 * @returns a function that unsubscribes.
 */
function followHand(onMoved: (id: string | null) => void): () => void {
  const ended = new AbortController()
  for (const name of ['click', 'change', 'keyup']) {
    document.addEventListener(
      name,
      ({ target }) => {
        // Dialogs return to the item, and keys of a disabled button go to the body.
        if (!(target instanceof Element) || target.closest('dialog') !== null) return
        if (name === 'keyup' && target === document.body) return
        onMoved(target.closest<HTMLElement>('[data-item]')?.dataset.item ?? null)
      },
      { signal: ended.signal },
    )
  }
  return () => ended.abort()
}

function StatusFilter({ list }: { list: BookingsList }) {
  const { filter } = useStore(list.$choice)
  const state = useStore(list.$state)
  const counts = state.step === 'loaded' ? state.page.counts : undefined
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count)
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : inboxViewTexts.counted(label, count)
  return (
    <FilterPills
      label={inboxViewTexts.statusLabel}
      options={[
        [null, counted(inboxViewTexts.allStatuses, all)],
        ...BOOKING_STATUSES.map(
          (status) => [status, counted(inboxTexts.status[status], counts?.[status])] as const,
        ),
      ]}
      chosen={filter}
      onChoose={(status) => list.choose({ filter: status })}
    />
  )
}
