import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { mailLink, shownEmail } from '#src/core/shown-email.ts'
import { CLIENT_ENTRIES } from '../client-entries.ts'
import type { ClientEntry } from '../contracts.ts'
import { asksOwner } from '#src/features/orders/listed-state.ts'
import { isOver } from '#src/features/orders/orders.ts'
import { isOpen } from '#src/features/orders/withdrawals.ts'
import { Button } from '#src/ui/Button.tsx'
import { news } from '#src/panel/frame/news.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { confirmDialog } from '#src/panel/frame/confirm-dialog.ts'
import { listOfClient } from '#src/panel/frame/places.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import {
  type BookingEditing,
  createBookingEdits,
} from '#src/features/consultations/panel/booking-edits.ts'
import { bookingEntry } from '#src/features/consultations/panel/Bookings.tsx'
import { createEntryActs, type EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { createClientList } from '#src/features/inbox/panel/inbox-lists.ts'
import { type InboxEntry, InboxRow } from '#src/features/inbox/panel/InboxRow.tsx'
import { orderEntry } from '#src/features/orders/panel/Orders.tsx'
import { submissionEntry } from '#src/features/quizzes/panel/Submissions.tsx'
import { subscriberEntry } from '#src/features/newsletter/panel/Subscribers.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { withdrawalEntry } from '#src/features/orders/panel/Withdrawals.tsx'

const texts = inboxViewTexts.client

/** Shows the entries of a client, by e-mail address: those that wait for the administrator, then the newest. */
export function Client({ email }: { email: string }) {
  const [list] = useState(() => createClientList(email))
  const onDone = () => void news.load()
  const [acts] = useState(() => createEntryActs({ list, onDone }))
  const [editing] = useState(() =>
    createBookingEdits({
      onSaved: () => void list.load().then(onDone),
      reload: async (id) => {
        await list.load()
        const loaded = list.$state.get()
        const found = loaded.step === 'loaded' ? loaded.page.items : []
        return found.flatMap((entry) => (isBooking(entry, id) ? [entry.booking] : []))[0] ?? null
      },
    }),
  )
  const [from] = useState(() => listOfClient(panel.$before.get()))
  const state = useStore(list.$state)
  const downloading = useStore(list.$downloading)
  const busy = useStore(acts.$busy)
  const { notes } = useStore(editing.$edits)
  const name = state.step === 'loaded' ? state.page.name : null
  const items = state.step === 'loaded' ? state.page.items.toSorted(waitingFirst) : []
  const waiting = items.filter(waits)
  const isKnown = items.length > 0
  const onlyNotices = state.step === 'loaded' && state.page.onlyNotices
  const answered = waiting.find(isAnswerable) ?? items.find(isAnswerable)
  const ongoing = items.filter((entry) => entry.kind === 'order' && !isOver(entry.order))
  const opened = waiting[0] ?? answered ?? (ongoing.length === 1 ? ongoing[0] : undefined)

  useEffect(() => editing.$unsaved.subscribe(panel.setUnsaved), [editing])

  return (
    <div className="flex flex-col gap-2">
      <PanelLink to={from} className="link -mt-2 inline-flex min-h-11 items-center self-start">
        {texts.back(panelTexts.views[from.screen])}
      </PanelLink>
      <ListFrame
        list={list}
        id="klientas"
        title={name ?? shownEmail(email)}
        intro={texts.intro(shownEmail(email))}
        action={
          isKnown ? (
            <div className="flex flex-wrap gap-3">
              {answered !== undefined ? (
                <Button quiet onClick={() => focusAnswer(answered.id)}>
                  {texts.answer}
                </Button>
              ) : onlyNotices ? (
                <Button quiet onClick={() => void writeAnyway(email)}>
                  {texts.write}
                </Button>
              ) : (
                <a href={mailLink(email)} className="button-quiet">
                  {texts.write}
                </a>
              )}
              <Button quiet busy={downloading} onClick={() => void list.download()}>
                {downloading ? texts.downloading : texts.download}
              </Button>
            </div>
          ) : null
        }
        skeletons={{ count: 3, height: 'h-32' }}
        empty={texts.empty}
      >
        {(_page, _focusHeading, isRefreshing) => (
          <>
            {isCut(items) ? (
              <p className="text-sm text-muted">{texts.newest(CLIENT_ENTRIES)}</p>
            ) : null}
            {waiting.length === 0 ? null : (
              <p className="rounded-xl bg-mist px-5 py-3 font-semibold text-forest-deep">
                {texts.waiting(waiting.length)}
              </p>
            )}
            <ul aria-busy={isRefreshing} className="card divide-y divide-line">
              {items.map((entry) => (
                <li key={`${entry.kind} ${entry.id}`} data-item={entry.id}>
                  <InboxRow
                    {...entryOf(entry, {
                      acts,
                      editing,
                      onAnswered: () => void list.load().then(onDone),
                    })}
                    isHeld={entry.id in notes}
                    name={texts.kinds[entry.kind]}
                    email={null}
                    startsOpen={entry === opened}
                  />
                </li>
              ))}
            </ul>
            <div>
              <Button
                quiet
                dangerous
                busy={busy === email}
                disabled={busy !== null}
                onClick={() => void acts.erase(email).then(() => restoreFocus(null))}
              >
                {texts.erase}
              </Button>
            </div>
          </>
        )}
      </ListFrame>
    </div>
  )
}

/** Whether the entry is an order whose client has sent the start form and can still get an answer. */
function isAnswerable(entry: ClientEntry): boolean {
  if (entry.kind !== 'order') return false
  const { order } = entry
  return order.delivery !== null && order.withdrawnAt === null && !isOver(order)
}

/** Whether an entry waits for the administrator, as on the desk. */
function waits(entry: ClientEntry): boolean {
  switch (entry.kind) {
    case 'order':
      return asksOwner(entry.order)
    case 'booking':
      return entry.booking.status === 'pending'
    case 'withdrawal':
      return isOpen(entry.withdrawal.state)
    case 'subscriber':
    case 'submission':
      return false
  }
}

function waitingFirst(one: ClientEntry, other: ClientEntry): number {
  return Number(waits(other)) - Number(waits(one))
}

/** Whether older entries of a kind may be left out. */
function isCut(items: readonly ClientEntry[]): boolean {
  const kinds = Map.groupBy(items, ({ kind }) => kind).values()
  return [...kinds].some(({ length }) => length >= CLIENT_ENTRIES)
}

/** Opens an entry, and focuses its answer field. While its messages are loading, focuses its heading. */
function focusAnswer(id: string): void {
  const row = document.querySelector<HTMLDetailsElement>(`[data-item="${id}"] details`)
  if (row === null) return
  // A field in closed details cannot be focused.
  row.open = true
  const field = row.querySelector('textarea') ?? row.querySelector('summary')
  field?.focus()
}

/** Opens a new mail after a warning, because the client has chosen notices (mails without the text of messages). */
async function writeAnyway(email: string): Promise<void> {
  const isSure = await confirmDialog.ask({
    title: texts.writeTitle,
    text: texts.writeText,
    confirm: texts.writeAnyway,
    dangerous: true,
  })
  if (isSure) location.assign(mailLink(email))
}

function isBooking(entry: ClientEntry, id: string): entry is ClientEntry & { kind: 'booking' } {
  return entry.kind === 'booking' && entry.id === id
}

function entryOf(
  entry: ClientEntry,
  {
    acts,
    editing,
    onAnswered,
  }: { acts: EntryActs; editing: BookingEditing; onAnswered: () => void },
): InboxEntry {
  switch (entry.kind) {
    case 'order':
      return orderEntry(entry.order, onAnswered)
    case 'booking':
      return bookingEntry(entry.booking, editing)
    case 'subscriber':
      return subscriberEntry(entry.subscriber)
    case 'submission':
      return submissionEntry(entry.submission)
    case 'withdrawal':
      return withdrawalEntry(entry.withdrawal, acts)
  }
}
