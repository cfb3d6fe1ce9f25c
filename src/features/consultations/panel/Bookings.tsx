import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useState } from 'react'
import type { Booking } from '../contracts.ts'
import { BOOKING_STATUSES, bookingDueAt, PACKAGE_IDS } from '../consultations.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import {
  type BookingEditing,
  createBookingEdits,
  withBooking,
  createBookingLeaving,
} from './booking-edits.ts'
import { createBookingsList, type BookingsList } from '#src/features/inbox/panel/inbox-lists.ts'
import { bookedTitle, consultationTitle } from '../starting-title-texts.ts'
import { bookingListTexts } from '../list-texts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { news } from '#src/panel/frame/news.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { BookingBadge, BookingDetails } from './BookingDetails.tsx'
import { FilterPills, FilterSelect } from '#src/panel/kit/filters.tsx'
import { InboxFrame } from '#src/features/inbox/panel/InboxFrame.tsx'
import { DueAt, type InboxEntry } from '#src/features/inbox/panel/InboxRow.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'

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
  const { notes } = useStore(editing.$edits)

  useEffect(() => editing.$unsaved.subscribe(panel.setUnsaved), [editing])
  useEffect(() => leaving.watch(), [leaving])
  useEffect(() => followHand(leaving.hold), [leaving])

  return (
    <InboxFrame
      name="bookings"
      list={list}
      filters={<Filters list={list} />}
      onRemoved={(booking) => {
        editing.forgetNotes(booking)
        void news.load()
      }}
    >
      {(booking) => ({
        ...bookingEntry(booking, editing, {
          filter: state.step === 'loaded' ? state.filters.status : undefined,
        }),
        isHeld: booking.id in notes,
      })}
    </InboxFrame>
  )
}

/**
 * Describes a booking and the administrator's notes as an entry of a list.
 * @param shown other properties of its details.
 */
export function bookingEntry(
  booking: Booking,
  editing: BookingEditing,
  shown: Pick<ComponentProps<typeof BookingDetails>, 'filter' | 'below'> = {},
): InboxEntry {
  const { status, createdAt } = booking
  const dueAt = bookingDueAt(new Date(createdAt)).toISOString()
  return {
    badge: <BookingBadge status={status} />,
    about: bookedTitle(booking),
    when: status === 'pending' ? <DueAt at={dueAt} /> : formatMinute(createdAt),
    facts: <span>{wholeDays(inboxViewTexts.received(formatMinute(createdAt)))}</span>,
    details: <BookingDetails booking={booking} editing={editing} {...shown} />,
  }
}

/**
 * Calls `onMoved` with the id of the item that the administrator works on; null outside all items. Listens to finished
 * clicks, changes and keys instead of the focus. The focus moves as soon as the mouse button goes down. If a row left
 * the list then, the target of the click would move.
 * @returns a function that unsubscribes.
 */
function followHand(onMoved: (id: string | null) => void): () => void {
  const ended = new AbortController()
  for (const name of ['click', 'change', 'keyup']) {
    document.addEventListener(
      name,
      ({ target }) => {
        // A dialog belongs to the item from which it was opened. For a key pressed on a disabled button, the browser
        // reports the body as target.
        if (!(target instanceof Element) || target.closest('dialog') !== null) return
        if (name === 'keyup' && target === document.body) return
        onMoved(target.closest<HTMLElement>('[data-item]')?.dataset.item ?? null)
      },
      { signal: ended.signal },
    )
  }
  return () => ended.abort()
}

function Filters({ list }: { list: BookingsList }) {
  const { filters } = useStore(list.$choice)
  const state = useStore(list.$state)
  const { counts, titles } = state.step === 'loaded' ? state.page : {}
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count)
  return (
    <>
      <FilterSelect
        label={inboxViewTexts.packageLabel}
        none={inboxViewTexts.allPackages}
        options={PACKAGE_IDS.map((id) => [id, titles?.[id] ?? consultationTitle(id)] as const)}
        chosen={filters.package}
        onChoose={(chosen) => list.choose({ filters: { package: chosen } })}
      />
      <div className="min-w-0 flex-1 basis-md">
        <FilterPills
          label={inboxViewTexts.statusLabel}
          options={[
            [undefined, inboxViewTexts.counted(inboxViewTexts.allStatuses, all)],
            ...BOOKING_STATUSES.map(
              (status) =>
                [
                  status,
                  inboxViewTexts.counted(bookingListTexts.status[status], counts?.[status]),
                ] as const,
            ),
          ]}
          chosen={filters.status}
          onChoose={(status) => list.choose({ filters: { status } })}
        />
      </div>
    </>
  )
}
