import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mailLink, shownEmail } from '#src/core/shown-email.ts'
import { CLIENT_ENTRIES } from '../client-entries.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import type { Client as ClientPage, ClientEntry } from '../contracts.ts'
import { openTasks, type Waiting, type WaitingKind, waitingOf } from '../waiting.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { isOver } from '#src/features/orders/orders.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { news } from '#src/panel/frame/news.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { confirmDialog } from '#src/panel/frame/confirm-dialog.ts'
import { listOfClient } from '#src/panel/frame/places.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { isTyping, restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import {
  type BookingEditing,
  createBookingEdits,
} from '#src/features/consultations/panel/booking-edits.ts'
import { EditedBookingActs } from '#src/features/consultations/panel/BookingDetails.tsx'
import { bookingEntry } from '#src/features/consultations/panel/Bookings.tsx'
import { createEntryActs, type EntryActs, refundSum } from '#src/features/inbox/panel/entry-acts.ts'
import { createClientList } from '#src/features/inbox/panel/inbox-lists.ts'
import { Due, type InboxEntry, InboxRow, OnlyNotices } from '#src/features/inbox/panel/InboxRow.tsx'
import { orderEntry, sumOf } from '#src/features/orders/panel/Orders.tsx'
import { beginsText } from '#src/features/orders/panel/OrderMessages.tsx'
import { bookedTitle } from '#src/features/consultations/starting-title-texts.ts'
import { clientTexts } from './client-texts.ts'
import { copyNotes } from './copied-notes.ts'
import { subscriberEntry } from '#src/features/newsletter/panel/Subscribers.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { withdrawalEntry } from '#src/features/orders/panel/Withdrawals.tsx'

const texts = inboxViewTexts.client

/** Kinds of entries, in the order of their parts on the page. */
const KINDS = ['order', 'booking', 'withdrawal', 'subscriber'] as const

/**
 * Shows what of a client waits first for the administrator, with its entry, then what the client has chosen, then all
 * other entries by kind.
 */
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
  /** Id of the entry at the top; null if there is none, undefined while the page loads. */
  const [top, setTop] = useState<string | null>()
  const state = useStore(list.$state)
  const downloading = useStore(list.$downloading)
  const busy = useStore(acts.$busy)
  const { notes } = useStore(editing.$edits)
  const name = state.step === 'loaded' ? state.page.name : null
  const hasAnswers = state.step === 'loaded' && state.page.hasAnswers

  useEffect(() => editing.$unsaved.subscribe(panel.setUnsaved), [editing])
  useNextFocused(state.step === 'loaded' ? state.page : null)
  // An entry that is done stays where it is, with the text and the focus in it.
  if (top === undefined && state.step === 'loaded') {
    setTop(waitingOf(state.page)[0]?.entryId ?? null)
  }

  return (
    <div className="flex flex-col gap-2">
      <PanelLink to={from} className="link -mt-2 inline-flex min-h-11 items-center self-start">
        {texts.back(panelTexts.views[from.screen])}
      </PanelLink>
      <ListFrame
        list={list}
        id="klientas"
        title={name ?? shownEmail(email)}
        intro={name === null ? undefined : shownEmail(email)}
        skeletons={{ count: 3, height: 'h-32' }}
        {...(hasAnswers ? {} : { empty: texts.empty })}
      >
        {(page, _focusHeading, isRefreshing) => {
          const waiting = waitingOf(page)
          const answerable = page.items.find(isAnswerable)
          const orders = page.items.flatMap((entry) =>
            entry.kind === 'order' ? [entry.order] : [],
          )
          const ongoing = orders.filter((order) => !isOver(order))
          const opened = answerable?.id ?? (ongoing.length === 1 ? ongoing[0]?.id : undefined)
          const first = page.items.find(({ id }) => id === top)
          const isFirst = first !== undefined && first.id === waiting[0]?.entryId
          const isWaiting = ({ id }: ClientEntry) => waiting.some(({ entryId }) => entryId === id)
          const rowOf = (entry: ClientEntry) => (
            <InboxRow
              {...entryOf(entry, {
                acts,
                editing,
                waitsFirst: isFirst && entry === first ? (waiting[0]?.kind ?? null) : null,
                onAnswered: () => void list.load().then(onDone),
              })}
              isHeld={entry.id in notes}
              email={null}
              startsOpen={entry === first || (first === undefined && entry.id === opened)}
              isRowless={isFirst && entry === first}
            />
          )
          return (
            <div className="flex flex-col gap-8">
              {page.items.length === 0 ? (
                <p>{clientTexts.onlyAnswers}</p>
              ) : (
                <section aria-label={clientTexts.stateHeading} className="card">
                  <State
                    page={page}
                    waiting={waiting}
                    answerable={answerable?.id}
                    email={email}
                    top={first}
                    editing={editing}
                    onOpen={(id) => flushSync(() => setTop(id))}
                  />
                  {first === undefined ? null : (
                    <div key={first.id} data-item={first.id}>
                      {rowOf(first)}
                    </div>
                  )}
                </section>
              )}
              {isCut(page.items) ? (
                <p className="text-sm text-muted">{texts.newest(CLIENT_ENTRIES)}</p>
              ) : null}
              <Chosen orders={ongoing} />
              {KINDS.map((kind) => {
                const entries = page.items.filter((entry) => entry.kind === kind && entry !== first)
                if (entries.length === 0) return null
                return (
                  <Part key={kind} id={`klientas-${kind}`} heading={clientTexts.headings[kind]}>
                    {kind === 'booking' && !(isFirst && first.kind === 'booking') ? (
                      <Unconfirmed />
                    ) : null}
                    <ul aria-busy={isRefreshing} className="card divide-y divide-line">
                      {entries
                        .toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)))
                        .map((entry) => (
                          <li key={entry.id} data-item={entry.id}>
                            {rowOf(entry)}
                          </li>
                        ))}
                    </ul>
                  </Part>
                )
              })}
              <Part id="klientas-duomenys" heading={clientTexts.dataHeading}>
                <p className="max-w-3xl text-sm text-muted">
                  {[
                    clientTexts.dataText,
                    ...(page.notes.length === 0 ? [] : [clientTexts.notesText]),
                  ].join(' ')}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button quiet busy={downloading} onClick={() => void list.download()}>
                    {downloading ? texts.downloading : texts.download}
                  </Button>
                  {page.notes.length === 0 ? null : (
                    <Button quiet onClick={() => void copyNotes(page)}>
                      {clientTexts.copyNotes}
                    </Button>
                  )}
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
              </Part>
            </div>
          )
        }}
      </ListFrame>
    </div>
  )
}

/** Says what waits first, and offers to do it. If nothing waits, names the next task, and offers to write. */
function State({
  page,
  waiting: [first, ...others],
  answerable,
  email,
  top,
  editing,
  onOpen,
}: {
  page: ClientPage
  waiting: readonly Waiting[]
  /** Id of the order that can be answered; undefined if there is none. */
  answerable: string | undefined
  email: string
  /** The entry below; undefined if there is none. */
  top: ClientEntry | undefined
  editing: BookingEditing
  /** Shows another entry below. */
  onOpen: (id: string) => void
}) {
  const [next] = openTasks(page.notes)
  // Also if the owner has answered the dispute: the mark can be undone until the checkout reports the answer.
  const isDisputed = page.items.some(
    (entry) => entry.kind === 'order' && (entry.order.dispute?.state ?? 'lost') !== 'lost',
  )
  const open = ({ kind, entryId, note }: Waiting) => {
    onOpen(entryId)
    openEntry(entryId, note === null ? FIELDS[kind] : `[data-note="${note.id}"] input`)
  }
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 bg-mist px-4 py-3 md:px-5 md:py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex max-w-2xl min-w-0 flex-col gap-1 wrap-anywhere">
          <p
            id={STATE_ID}
            tabIndex={-1}
            className="flex flex-wrap items-baseline gap-x-4 text-lg font-semibold text-forest-deep"
          >
            <span>
              {first !== undefined
                ? clientTexts.waiting[first.kind]
                : isDisputed
                  ? clientTexts.disputed
                  : clientTexts.nothing}
            </span>
            {first === undefined || first.due === null ? null : (
              <span className="text-base">
                <Due time={first.due} isOverdue={isPast(first.due)} />
              </span>
            )}
          </p>
          {first === undefined && next !== undefined ? (
            <p>{clientTexts.next(next.content, next.dueOn)}</p>
          ) : null}
          {first?.note ? <p className="whitespace-pre-line">{first.note.content}</p> : null}
        </div>
        {first === undefined ? (
          <Write answerable={answerable} onlyNotices={page.onlyNotices} email={email} />
        ) : first.kind === 'letter' || first.kind === 'late-letter' ? (
          <Button quiet onClick={() => open(first)}>
            {texts.answer}
          </Button>
        ) : first.note !== null || first.entryId !== top?.id ? (
          <Button quiet onClick={() => open(first)}>
            {clientTexts.open}
          </Button>
        ) : (
          // The entry below has the buttons of an order or a withdrawal.
          top.kind === 'booking' && <EditedBookingActs booking={top.booking} editing={editing} />
        )}
      </div>
      {others.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-6 text-sm">
          <p className="text-muted">{clientTexts.others(others.length)}</p>
          <ul className="flex flex-wrap gap-x-6 max-sm:w-full max-sm:flex-col">
            {others.map((each) => (
              <li key={`${each.kind} ${each.note?.id ?? each.entryId}`}>
                <button
                  type="button"
                  onClick={() => open(each)}
                  className="flex min-h-11 flex-wrap items-center gap-x-2 text-left"
                >
                  <span className="link wrap-anywhere">
                    {each.note?.content ?? clientTexts.waiting[each.kind]}
                  </span>
                  {each.due === null ? null : <Due time={each.due} isOverdue={isPast(each.due)} />}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const STATE_ID = 'kliento-busena'

/** Where each kind of work is done in its entry; null for the entry as a whole. */
const FIELDS: Record<WaitingKind, string | null> = {
  letter: 'textarea',
  'late-letter': 'textarea',
  dispute: '[data-task=dispute]',
  subscription: '[data-task=subscription]',
  booking: null,
  withdrawal: null,
  task: null,
}

/** Moves the focus to what comes next once something that waited is done, unless somebody types in a field. */
function useNextFocused(page: ClientPage | null): void {
  const before = useRef<string[]>([])
  useEffect(() => {
    if (page === null) return
    const waiting = waitingOf(page).map(
      ({ kind, entryId, note }) => `${kind} ${note?.id ?? entryId}`,
    )
    const isDone = before.current.some((each) => !waiting.includes(each))
    before.current = waiting
    if (!isDone || isTyping()) return
    if (waiting.length > 0 || document.activeElement === document.body) {
      document.getElementById(STATE_ID)?.focus()
    }
  }, [page])
}

/** Warns that the address of a booking may belong to somebody else. */
function Unconfirmed() {
  return (
    <p className="max-w-3xl text-sm text-muted">
      <span className="badge badge-clay mr-2">{clientTexts.unconfirmed}</span>
      {clientTexts.unconfirmedText}
    </p>
  )
}

/** Whether a day, or a day and minute, has passed. */
function isPast(due: string): boolean {
  const now = formatMinute(new Date())
  return due < now.slice(0, due.length)
}

/** Offers to write in the order or, if none can be answered, by mail. */
function Write({
  answerable,
  onlyNotices,
  email,
}: {
  answerable: string | undefined
  onlyNotices: boolean
  email: string
}) {
  if (answerable !== undefined) {
    return (
      <Button quiet onClick={() => openEntry(answerable, 'textarea')}>
        {texts.answer}
      </Button>
    )
  }
  return onlyNotices ? (
    <Button quiet onClick={() => void writeAnyway(email)}>
      {texts.write}
    </Button>
  ) : (
    <a href={mailLink(email)} className="button-quiet">
      {texts.write}
    </a>
  )
}

/** Shows what the client has chosen in each order that goes on; nothing if there is none. */
function Chosen({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <Part id="klientas-pasirinko" heading={clientTexts.chosenHeading}>
      {orders.map((order) => (
        <dl key={order.id} className="grid gap-x-8 gap-y-3 md:grid-cols-3">
          <Choice name={clientTexts.package}>{order.title}</Choice>
          {order.delivery === null ? (
            <Choice name={clientTexts.start}>{clientTexts.notStarted}</Choice>
          ) : (
            <>
              <Choice name={clientTexts.answers}>
                {order.delivery === 'notice' ? <OnlyNotices /> : null}
                <p>{clientTexts.deliveries[order.delivery]}</p>
              </Choice>
              <Choice name={clientTexts.start}>{wholeDays(beginsText(order))}</Choice>
            </>
          )}
        </dl>
      ))}
    </Part>
  )
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Shows a part of the page under its heading. */
function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="subheading">
        {heading}
      </h3>
      {children}
    </section>
  )
}

/** Whether the entry is an order whose client has sent the start form and can still get an answer. */
function isAnswerable(entry: ClientEntry): boolean {
  if (entry.kind !== 'order') return false
  const { order } = entry
  return order.delivery !== null && order.withdrawnAt === null && !isOver(order)
}

/** Whether older entries of a kind may be left out. */
function isCut(items: readonly ClientEntry[]): boolean {
  const kinds = Map.groupBy(items, ({ kind }) => kind).values()
  return [...kinds].some(({ length }) => length >= CLIENT_ENTRIES)
}

/**
 * Opens an entry at the top of the screen, and focuses a field in it. While the field is loading, or if null is given,
 * focuses its heading.
 */
function openEntry(id: string, field: string | null): void {
  const row = document.querySelector<HTMLDetailsElement>(`[data-item="${id}"] details`)
  if (row === null) return
  // A field in closed details cannot be focused.
  row.open = true
  const found = field === null ? null : row.querySelector<HTMLElement>(field)
  const taking = found ?? row.querySelector('summary')
  taking?.focus()
  const shown = found?.closest('form, li, [data-task]') ?? row
  shown.scrollIntoView()
}

/** Warns that the client has chosen notices (mails without the text of messages), then opens a new mail. */
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
    waitsFirst,
    onAnswered,
  }: {
    acts: EntryActs
    editing: BookingEditing
    /** Kind of work that the state of the page names for this entry; null if it names another entry. */
    waitsFirst: WaitingKind | null
    onAnswered: () => void
  },
): InboxEntry & { name: string } {
  switch (entry.kind) {
    case 'order': {
      const { order } = entry
      const name = inboxViewTexts.ordered(formatDay(order.createdAt))
      const entered = orderEntry(order, onAnswered, {
        hidesChoices: !isOver(order),
        isTaskFirst:
          order.dueAt === null || waitsFirst === 'dispute' || waitsFirst === 'subscription',
      })
      const shown = { ...entered, name }
      if (isOver(order)) return shown
      return { ...shown, onlyNotices: false, about: sumOf(order) }
    }
    case 'booking': {
      const name = bookedTitle(entry.booking)
      const shown = { ...bookingEntry(entry.booking, editing), name, about: null }
      if (waitsFirst === null) return shown
      const { details } = bookingEntry(entry.booking, editing, { below: <Unconfirmed /> })
      const facts = (
        <>
          <span>{name}</span>
          {shown.facts}
        </>
      )
      return { ...shown, details, facts }
    }
    case 'withdrawal':
      return {
        ...withdrawalEntry(entry.withdrawal, acts),
        name: entry.withdrawal.order?.title ?? entry.withdrawal.contract,
        about: refundSum(entry.withdrawal),
      }
    case 'subscriber':
      return { ...subscriberEntry(entry.subscriber), name: clientTexts.subscription, about: null }
  }
}
