import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { PlanEntry } from '../contracts.ts'
import { monthAfter, weeksOf } from '../months.ts'
import { formatDay, formatDayOfYear, formatMinute, formatPeriod } from '#src/core/lithuanian.ts'
import { dayAfter, noonOf } from '#src/core/vilnius-time.ts'
import { periodsOf } from '#src/features/consultations/days-off.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { useMediaQuery, WIDEST } from '#src/panel/frame/use-media-query.tsx'
import { keepChoice } from '#src/panel/kit/left-list.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { createPlan, type PlanPage, type PlanStore, thisMonth } from './plan.ts'
import { formOf } from './PlannedTexts.tsx'
import { planTexts } from './plan-texts.ts'
import { todayTexts } from './today-texts.ts'

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('lt-LT', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(noonOf(day))
}
const weekdayOf = formatOf({ weekday: 'long' })
const monthOf = formatOf({ month: 'long' })
const monthOfYear = formatOf({ year: 'numeric', month: 'long' })

/** Texts of one day that are out and shown unfolded. */
const SHOWN_OUT = 4

const moveId = ({ id }: PlanEntry) => `perkelti-${id}`

/** Shows a month of published, sent and planned texts: as a table on a wide screen, otherwise as a list of days. */
export function Plan() {
  const [plan] = useState(() => {
    const created = createPlan()
    keepChoice(created.$choice)
    return created
  })
  const moving = useStore(plan.$moving)
  const isWide = useMediaQuery(WIDEST)
  return (
    <>
      <ListFrame
        list={plan}
        id="plano-antraste"
        title={planTexts.heading}
        controls={<Months plan={plan} />}
        skeletons={{ count: 3, height: 'h-72' }}
      >
        {(page) => (
          <>
            <Earlier page={page} plan={plan} />
            {isWide ? <MonthTable page={page} plan={plan} /> : <DayList page={page} plan={plan} />}
          </>
        )}
      </ListFrame>
      {moving === null ? null : <MoveDialog plan={plan} {...moving} />}
    </>
  )
}

function Months({ plan }: { plan: PlanStore }) {
  const { month = thisMonth() } = useStore(plan.$choice).filters
  const choose = (chosen: string) => plan.choose({ filters: { month: chosen } })
  const [before, after] = [monthAfter(month, -1), monthAfter(month)]
  return (
    <nav
      aria-label={planTexts.monthsLabel}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:justify-start [&>button]:min-w-32"
    >
      <Button quiet onClick={() => choose(before)}>
        {planTexts.before(monthOf(`${before}-01`))}
      </Button>
      <h3
        aria-live="polite"
        className="subheading max-sm:order-first max-sm:basis-full sm:w-56 sm:text-center"
      >
        {monthOfYear(`${month}-01`)}
      </h3>
      <Button quiet onClick={() => choose(after)}>
        {planTexts.after(monthOf(`${after}-01`))}
      </Button>
    </nav>
  )
}

interface PartProps {
  page: PlanPage
  plan: PlanStore
}

/** Lists the overdue texts of earlier months. */
function Earlier({ page, plan }: PartProps) {
  const entries = page.items.filter(({ at }) => formatDay(at) < page.month)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="veluoja" className="card gap-1 px-5 py-3">
      <h4 id="veluoja" className="font-sans text-lg">
        {planTexts.earlier}
      </h4>
      <Entries entries={entries} plan={plan} withDay />
    </section>
  )
}

function MonthTable({ page, plan }: PartProps) {
  const weeks = weeksOf(page.month)
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthOfYear(`${page.month}-01`)}</caption>
      <thead>
        <tr>
          {/* The first of January 2024 was a Monday. */}
          {weeks[0]?.map((_, index) => (
            <th
              key={index}
              scope="col"
              className="px-2 py-1.5 text-left text-sm font-semibold text-muted first-letter:uppercase"
            >
              {weekdayOf(dayAfter('2024-01-01', index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, number) => (
          <tr key={number}>
            {week.map((day, index) =>
              day === null ? (
                <td key={index} />
              ) : (
                <td
                  key={day}
                  {...(day === page.today ? { 'aria-current': 'date' } : {})}
                  className={`h-24 border border-line p-2 align-top ${
                    page.daysOff.includes(day) ? 'bg-line/60' : 'bg-raised'
                  } ${day === page.today ? 'inset-ring-2 inset-ring-forest' : ''}`}
                >
                  <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
                    <span className="font-semibold tabular-nums">{Number(day.slice(-2))}</span>
                    <DayWords day={day} page={page} />
                  </p>
                  <Day day={day} page={page} plan={plan} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayList({ page, plan }: PartProps) {
  const days = [
    ...page.items.map(({ at }) => formatDay(at)).filter((day) => day >= page.month),
    ...page.mails.map(({ day }) => day),
    ...(page.today.startsWith(page.month) ? [page.today] : []),
  ]
  const off = periodsOf(page.daysOff).map(({ from, to }) =>
    formatPeriod({ from: noonOf(from), to: noonOf(to) }),
  )
  return (
    <>
      {off.length === 0 ? null : (
        <p className="rounded-2xl bg-line/60 px-5 py-3 text-muted">
          {planTexts.daysOff(off.join(', '))}
        </p>
      )}
      {days.length === 0 ? <p className="panel text-muted">{planTexts.nothing}</p> : null}
      {[...new Set(days)].toSorted().map((day) => (
        <section key={day} aria-labelledby={`diena-${day}`} className="flex flex-col gap-1.5">
          <h4
            id={`diena-${day}`}
            className="flex flex-wrap items-baseline gap-x-3 font-sans text-lg"
          >
            <span className="first-letter:uppercase">
              {planTexts.day(formatDayOfYear(noonOf(day)), weekdayOf(day))}
            </span>
            <DayWords day={day} page={page} />
          </h4>
          <div
            className={`card px-5 py-1.5 ${page.daysOff.includes(day) ? 'bg-line/60' : ''}`.trim()}
          >
            <Day day={day} page={page} plan={plan} isListed />
          </div>
        </section>
      ))}
    </>
  )
}

interface DayProps extends PartProps {
  day: string
  /** Whether a sentence says that nothing is planned; otherwise an empty cell shows it. */
  isListed?: boolean
}

/** Says whether a day is today or a day off. */
function DayWords({ day, page }: Pick<DayProps, 'day' | 'page'>) {
  return (
    <>
      {day === page.today ? <span className="badge">{planTexts.today}</span> : null}
      {page.daysOff.includes(day) ? (
        <span className="text-sm font-normal text-muted">{planTexts.dayOff}</span>
      ) : null}
    </>
  )
}

function Day({ day, page, plan, isListed = false }: DayProps) {
  const entries = page.items.filter(({ at }) => formatDay(at) === day)
  const mails = page.mails.find((each) => each.day === day)
  return (
    <>
      <Entries entries={entries} plan={plan} />
      {isListed && entries.length === 0 && mails === undefined ? (
        <p className="py-2 text-muted">{planTexts.nothingToday}</p>
      ) : null}
      {mails === undefined ? null : (
        <PanelLink
          to={{ screen: 'series', step: null }}
          className="link inline-block py-2 text-sm wrap-anywhere"
        >
          {planTexts.mails(mails.count)}
        </PanelLink>
      )}
    </>
  )
}

interface EntriesProps {
  entries: readonly PlanEntry[]
  plan: PlanStore
  withDay?: boolean
}

/** Lists texts. Folds most of those that are out, as on the day when a site was filled. */
function Entries({ entries, plan, withDay = false }: EntriesProps) {
  const folded = entries.filter(({ state }) => state === 'out').slice(SHOWN_OUT)
  const shown = entries.filter((entry) => !folded.includes(entry))
  const listed = (some: readonly PlanEntry[]) => (
    <ul className="divide-y divide-line">
      {some.map((entry) => (
        <Entry key={entry.id} entry={entry} plan={plan} withDay={withDay} />
      ))}
    </ul>
  )
  if (entries.length === 0) return null
  return (
    <>
      {listed(shown)}
      {folded.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
            {planTexts.more(folded.length)}
          </summary>
          {listed(folded)}
        </details>
      )}
    </>
  )
}

const BADGES = {
  published: 'bg-sand text-muted',
  sent: 'bg-sand text-muted',
  planned: '',
  overdue: 'badge-clay',
} as const

function Entry({
  entry,
  plan,
  withDay,
}: Required<Omit<EntriesProps, 'entries'>> & { entry: PlanEntry }) {
  const { kind, title, at, state } = entry
  const shown = state === 'out' ? (kind === 'letter' ? 'sent' : 'published') : state
  const time = formatMinute(at).slice(withDay ? 0 : -'09.00'.length)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-2 pb-1 xl:pb-2">
      <p className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <span className="tabular-nums">{wholeDays(time)}</span>
        <span>{todayTexts.planned.kinds[kind]}</span>
        <span className={`badge ${BADGES[shown]}`.trim()}>{planTexts.states[shown]}</span>
      </p>
      <PanelLink
        to={formOf(entry)}
        className="link min-w-[min(100%,10rem)] grow basis-0 py-1.5 font-semibold wrap-anywhere max-xl:py-2.5 xl:text-sm"
      >
        {title}
      </PanelLink>
      {state === 'out' ? null : (
        <button
          type="button"
          id={moveId(entry)}
          aria-label={planTexts.moveTitle(title)}
          className="link min-h-11 text-sm xl:min-h-8"
          onClick={() => plan.open(entry)}
        >
          {planTexts.move}
        </button>
      )}
    </li>
  )
}

interface MoveDialogProps {
  plan: PlanStore
  entry: PlanEntry
  time: string
  message: string | null
}

/** Asks for another time of a text. */
function MoveDialog({ plan, entry, time, message }: MoveDialogProps) {
  const isBusy = useStore(plan.$busy) !== null
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function submit(): Promise<void> {
    if (!(await plan.move())) {
      input.current?.focus()
      return
    }
    // The button is now in another day.
    setTimeout(() => restoreFocus(document.getElementById(moveId(entry))))
  }

  return (
    <Dialog title={planTexts.moveTitle(entry.title)} onClose={plan.close}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={planTexts.time[entry.kind]} hint={planTexts.timeHint} message={message}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="datetime-local"
              value={time}
              onChange={({ currentTarget }) => plan.type(currentTarget.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button quiet onClick={plan.close}>
            {panelTexts.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {planTexts.move}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
