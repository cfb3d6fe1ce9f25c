import { type ReactNode, useEffect, useRef, useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { dayAfter } from '#src/core/vilnius-time.ts'
import { submissionListTexts } from '#src/features/quizzes/list-texts.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { isTyping } from '#src/panel/frame/lost-focus.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { nameOf } from './inbox-lists.ts'
import { isRowLeft, noteOpened } from './row-left.ts'
import { inboxViewTexts } from './texts.ts'

/** Contents of an entry besides name and e-mail. */
export interface InboxEntry {
  /** Exactly one badge. */
  badge: ReactNode
  /** Whether the client's mails are notices (mails without the text of messages). */
  onlyNotices?: boolean
  /** Whether an answer was begun here or on another device. Called again whenever the entry is opened or closed. */
  isAnswerBegun?: () => boolean
  /** Subject of the entry, for example a package or a quiz. */
  about: ReactNode
  /** Time of arrival, or the deadline. */
  when: ReactNode
  /** Names what to do, in place of the arrow of the closed entry. Not a control: the row opens the entry. */
  opener?: ReactNode
  /** Shown beside the e-mail address in the open entry. */
  facts?: ReactNode
  details?: ReactNode
  /** Shown beside the delete button. */
  action?: ReactNode
  /** The record to which the open entry links; from there, the way back leads to the open entry. */
  leadsTo?: PanelView | null
  /** Whether the entry stays open, because it holds unsaved text. */
  isHeld?: boolean
  /** Whether the entry is open at first. */
  startsOpen?: boolean
  /** Whether the entry stays open without its row, because the screen says above it what the row says. */
  isRowless?: boolean
}

interface InboxRowProps extends InboxEntry {
  /** Id of the row, which opens again when the client's page is left. */
  id?: string
  name: string | null
  email: string | null
  removeButton?: ReactNode
}

/** Classes of a row in the lists of people: columns for name, badge, time, subject and arrow; lines on a phone. */
export const ROW =
  'grid min-h-11 grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-mist md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)_1.25rem] md:px-5 md:py-3'

/** Classes of the second line on a phone: state and time. The subject has a line of its own. */
export const SECOND_LINE =
  'max-md:[&>:last-child]:basis-full col-span-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted md:contents'

/** Classes of a text that takes at most two lines in a closed row. */
export const TWO_LINES = 'line-clamp-2 wrap-anywhere group-open/part:line-clamp-none'

/** Classes of a row with an opener, which has a column of its own on a wide screen. */
const ACTING =
  'lg:min-h-16 lg:grid-cols-[minmax(0,8fr)_minmax(0,9fr)_minmax(0,8fr)_minmax(0,11fr)_12rem] lg:py-2'

/** Shows an entry that opens on a click. */
export function InboxRow(props: InboxRowProps) {
  const { opener, isRowless = false } = props
  const isHeld = props.isHeld === true || isRowless
  const [isLeft] = useState(() => isRowLeft(props))
  // Null until the entry is opened for the first time. From then on its details stay rendered, so that text typed in
  // them is kept.
  const [open, setOpen] = useState<boolean | null>(props.startsOpen || isLeft ? true : null)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLeft && !isTyping()) row.current?.focus()
  }, [isLeft])
  return (
    <article>
      <details
        open={isHeld || open === true}
        onToggle={({ target, currentTarget }) => {
          // React also calls this for `details` elements inside the entry.
          if (target !== currentTarget) return
          setOpen(currentTarget.open)
          if (currentTarget.open && props.id !== undefined) noteOpened(props.id)
        }}
        className="group/part"
      >
        <summary
          ref={row}
          className={`cursor-pointer list-none -outline-offset-3 [&::-webkit-details-marker]:hidden ${isRowless ? 'hidden' : ROW} ${opener === undefined ? '' : ACTING}`}
          onClick={(event) => {
            if (isHeld) event.preventDefault()
          }}
        >
          {isRowless ? null : <Row {...props} />}
        </summary>
        {isHeld || open !== null ? <OpenedEntry {...props} /> : null}
      </details>
    </article>
  )
}

function Row(props: InboxRowProps) {
  const { name, email, badge, onlyNotices = false, isAnswerBegun, about, when, opener } = props
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h3
          className={`max-w-full font-sans text-base ${TWO_LINES} max-md:not-group-open/part:line-clamp-1`}
        >
          {name ?? (email === null ? submissionListTexts.noEmail : shownEmail(email))}
        </h3>
        {onlyNotices ? <OnlyNotices /> : null}
        {isAnswerBegun?.() === true ? (
          <span className="badge whitespace-nowrap">{inboxViewTexts.answerBegun}</span>
        ) : null}
      </span>
      <span
        className={`col-start-2 row-start-1 justify-self-end md:col-start-5 ${opener === undefined ? '' : 'lg:not-group-open/part:hidden'}`}
      >
        <FoldArrow />
      </span>
      <span className={SECOND_LINE}>
        <span className="flex min-w-0">{badge}</span>
        <span className="whitespace-nowrap">{when}</span>
        <span className={`min-w-0 empty:max-md:hidden ${TWO_LINES}`}>{about}</span>
      </span>
      {opener}
    </>
  )
}

function OpenedEntry({ name, email, facts, details, action, removeButton }: InboxRowProps) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 px-4 pt-2 pb-5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] md:px-5">
      <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm text-muted empty:hidden">
        {email === null ? null : (
          <>
            {/* Without a name, the address is the heading. */}
            {name === null ? null : <span className="wrap-anywhere">{shownEmail(email)}</span>}
            <PanelLink
              to={{ screen: 'client', email }}
              label={inboxViewTexts.allOf(nameOf({ name, email }))}
              className="link -my-2.5 inline-block py-2.5"
            >
              {inboxViewTexts.toClient}
            </PanelLink>
          </>
        )}
        {facts}
      </div>
      <div className="flex min-w-0 flex-col gap-4 empty:hidden sm:col-span-2 sm:row-start-2">
        {details}
      </div>
      <div className="flex flex-wrap gap-2 self-start empty:hidden sm:col-start-2 sm:row-start-1">
        {action}
        {removeButton}
      </div>
    </div>
  )
}

/** Marks the name of a client whose mails are notices (mails without the text of messages). */
export function OnlyNotices() {
  return <span className="badge badge-clay whitespace-nowrap">{inboxViewTexts.onlyNotices}</span>
}

/**
 * Shows a deadline in a row.
 * @param props.said stands before a deadline that has not passed.
 * @param props.isOneOfTwo whether it also stands before one that has passed, since another deadline is beside it.
 */
export function Due({
  time,
  isOverdue,
  said = inboxViewTexts.due,
  isOneOfTwo = false,
}: {
  time: string
  isOverdue: boolean
  said?: string | undefined
  isOneOfTwo?: boolean
}) {
  return (
    <strong className={isOverdue ? 'text-clay' : 'text-ink'}>
      <span>{isOverdue && !isOneOfTwo ? inboxViewTexts.overdue : said}</span>{' '}
      <span className="whitespace-nowrap">{nearDay(time) ?? <Compact time={time} />}</span>
    </strong>
  )
}

interface Deadline {
  /** A day, or a day and minute. */
  time: string
  isOverdue: boolean
  /** Says what is due. */
  said: string
}

/** Returns a day as a deadline; none if it is null. */
export const dueDay = (day: string | null, said: string): Deadline[] =>
  day === null ? [] : [{ said, time: day, isOverdue: day < formatDay(new Date()) }]

/** Shows the deadlines of a row, the earliest first. */
export function Deadlines({ all }: { all: readonly Deadline[] }) {
  // A day ends after all its minutes.
  const end = ({ time }: Deadline) => `${time} 24`
  return (
    <span className="flex flex-col">
      {all
        .toSorted((one, other) => end(one).localeCompare(end(other)))
        .map((each) => (
          <Due key={each.said} {...each} isOneOfTwo={all.length > 1} />
        ))}
    </span>
  )
}

/** Names the day of a date with or without a time: `rytoj 08:33`; null if the day is not next to today. */
function nearDay(time: string): string | null {
  const [day, ...minute] = time.split(' ')
  const today = formatDay(new Date())
  const { yesterday, tomorrow } = inboxViewTexts.days
  const near = [
    [dayAfter(today, -1), yesterday],
    [today, inboxViewTexts.days.today],
    [dayAfter(today), tomorrow],
  ].find(([each]) => each === day)
  return near === undefined ? null : [near[1], ...minute].join(' ')
}

/** Shows a date, with or without a time. On a phone the year is left out. */
export function Compact({ time }: { time: string }) {
  return (
    <>
      <span className="max-md:hidden">{time.slice(0, 5)}</span>
      <span>{time.slice(5)}</span>
    </>
  )
}

/** Shows an instant as a deadline in a row. */
export function DueAt({ at, said }: { at: string; said?: string }) {
  return <Due time={formatMinute(at)} isOverdue={new Date(at) < new Date()} said={said} />
}
