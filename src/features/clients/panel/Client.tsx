import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { mailLink, shownEmail } from '#src/core/shown-email.ts'
import { CLIENT_ENTRIES } from '../client-entries.ts'
import { formatDay, formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import type { Client as ClientPage, ClientEntry } from '../contracts.ts'
import { openTasks, type Waiting, waitingOf } from '../waiting.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { isOver } from '#src/features/orders/orders.ts'
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
import { Due, type InboxEntry, InboxRow, OnlyNotices } from '#src/features/inbox/panel/InboxRow.tsx'
import { orderEntry } from '#src/features/orders/panel/Orders.tsx'
import { beginsText } from '#src/features/orders/panel/OrderMessages.tsx'
import { bookedTitle } from '#src/features/consultations/starting-offer-texts.ts'
import { clientTexts } from './client-texts.ts'
import { copyNotes } from './copied-notes.ts'
import { subscriberEntry } from '#src/features/newsletter/panel/Subscribers.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { withdrawalEntry } from '#src/features/orders/panel/Withdrawals.tsx'

const texts = inboxViewTexts.client

/** Kinds of entries, in the order of their parts on the page. */
const KINDS = ['order', 'booking', 'withdrawal', 'subscriber'] as const

/** Shows what of a client waits for the administrator, then what the client has chosen, then all entries by kind. */
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
  const hasAnswers = state.step === 'loaded' && state.page.hasAnswers

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
          const opened =
            waiting[0]?.entryId ??
            answerable?.id ??
            (ongoing.length === 1 ? ongoing[0]?.id : undefined)
          return (
            <div className="flex flex-col gap-8">
              {page.items.length === 0 ? (
                <p>{clientTexts.onlyAnswers}</p>
              ) : (
                <State page={page} waiting={waiting} answerable={answerable?.id} email={email} />
              )}
              {isCut(page.items) ? (
                <p className="text-sm text-muted">{texts.newest(CLIENT_ENTRIES)}</p>
              ) : null}
              <Chosen orders={ongoing} />
              {KINDS.map((kind) => {
                const entries = page.items.filter((entry) => entry.kind === kind)
                if (entries.length === 0) return null
                const isWaiting = ({ id }: ClientEntry) =>
                  waiting.some(({ entryId }) => entryId === id)
                return (
                  <Part
                    key={kind}
                    id={`klientas-${kind}`}
                    heading={clientTexts.headings[kind]}
                    mark={kind === 'booking' ? clientTexts.unconfirmed : null}
                  >
                    {kind === 'booking' ? (
                      <p className="max-w-3xl text-sm text-muted">{clientTexts.unconfirmedText}</p>
                    ) : null}
                    <ul
                      aria-busy={isRefreshing}
                      className="-mx-4 divide-y divide-line border-y border-line md:-mx-5"
                    >
                      {entries
                        .toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)))
                        .map((entry) => (
                          <li key={entry.id} data-item={entry.id}>
                            <InboxRow
                              {...entryOf(entry, {
                                acts,
                                editing,
                                onAnswered: () => void list.load().then(onDone),
                              })}
                              isHeld={entry.id in notes}
                              email={null}
                              startsOpen={entry.id === opened}
                            />
                          </li>
                        ))}
                    </ul>
                  </Part>
                )
              })}
              <Part id="klientas-duomenys" heading={clientTexts.dataHeading} mark={null}>
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
}: {
  page: ClientPage
  waiting: readonly Waiting[]
  /** Id of the order that can be answered; undefined if there is none. */
  answerable: string | undefined
  email: string
}) {
  const [next] = openTasks(page.notes)
  return (
    <section
      aria-label={clientTexts.stateHeading}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-mist px-5 py-4"
    >
      <div className="flex max-w-2xl min-w-0 flex-col gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-4 text-lg font-semibold text-forest-deep">
          <span>{first === undefined ? clientTexts.nothing : clientTexts.waiting[first.kind]}</span>
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
        {others.length === 0 ? null : (
          <p className="text-sm text-muted">{clientTexts.others(others.length)}</p>
        )}
      </div>
      {first === undefined ? (
        <Write answerable={answerable} onlyNotices={page.onlyNotices} email={email} />
      ) : first.kind === 'letter' || first.kind === 'late-letter' ? (
        <Button quiet onClick={() => openEntry(first.entryId, 'textarea')}>
          {texts.answer}
        </Button>
      ) : (
        <Button
          quiet
          onClick={() =>
            openEntry(first.entryId, first.note && `[data-note="${first.note.id}"] input`)
          }
        >
          {clientTexts.open}
        </Button>
      )}
    </section>
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
    <Part id="klientas-pasirinko" heading={clientTexts.chosenHeading} mark={null}>
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
              <Choice name={clientTexts.start}>{beginsText(order)}</Choice>
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

/** Shows a part of the page under its heading, with a mark that concerns all of it. */
function Part({
  id,
  heading,
  mark,
  children,
}: {
  id: string
  heading: string
  mark: string | null
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="subheading flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{heading}</span>
        {mark === null ? null : <span className="badge badge-clay font-sans">{mark}</span>}
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

/** Opens an entry, and focuses a field in it. While the field is loading, or if null is given, focuses its heading. */
function openEntry(id: string, field: string | null): void {
  const row = document.querySelector<HTMLDetailsElement>(`[data-item="${id}"] details`)
  if (row === null) return
  // A field in closed details cannot be focused.
  row.open = true
  const found = field === null ? null : row.querySelector<HTMLElement>(field)
  const taking = found ?? row.querySelector('summary')
  taking?.focus()
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
): InboxEntry & { name: string } {
  switch (entry.kind) {
    case 'order': {
      const { order } = entry
      const name = inboxViewTexts.ordered(formatDay(order.createdAt))
      // The state of the page says by when to answer.
      const shown = { ...orderEntry(order, onAnswered, !isOver(order)), name, facts: null }
      if (isOver(order)) return shown
      return { ...shown, onlyNotices: false, about: formatMoney(order.amount, order.currency) }
    }
    case 'booking':
      return {
        ...bookingEntry(entry.booking, editing),
        name: bookedTitle(entry.booking),
        about: null,
      }
    case 'withdrawal':
      return {
        ...withdrawalEntry(entry.withdrawal, acts),
        name: entry.withdrawal.contract,
        about: null,
      }
    case 'subscriber':
      return { ...subscriberEntry(entry.subscriber), name: clientTexts.subscription, about: null }
  }
}
