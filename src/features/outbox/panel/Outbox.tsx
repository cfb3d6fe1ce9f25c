import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import type { OutboxEntry, OutboxPage } from '../contracts.ts'
import type { MailTrouble } from '#src/core/mail-trouble.ts'
import { OUTBOX_GROUPS, OUTBOX_KINDS, type OutboxGroup } from '#src/core/outbox.ts'
import { formatDay, formatMinute, formatMoment } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { Compact, DueAt, InboxRow } from '#src/features/inbox/panel/InboxRow.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { FilterPills } from '#src/panel/kit/filters.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { copyForMaintainer, maintainerText } from './maintainer-text.ts'
import { ALL, createOutboxList, nameOf } from './outbox-list.ts'
import { troubleWords } from '../trouble-texts.ts'
import { Removals } from './Removals.tsx'
import { outboxTexts } from './texts.ts'

const GROUPS = Object.keys(OUTBOX_GROUPS) as OutboxGroup[]

/** Shows the outbox: mails that need the administrator, waiting, planned and sent mails. */
export function Outbox({ group: first }: { group?: OutboxGroup | undefined }) {
  const [list] = useState(() => createOutboxList({ group: first }))
  const state = useStore(list.$state)
  const group = useStore(list.$choice).filters.group ?? 'attention'
  const retrying = useStore(list.$retrying)
  const page = state.step === 'loaded' ? state.page : null
  return (
    <ListFrame
      list={list}
      id="laiskai-antraste"
      title={outboxTexts.heading}
      controls={(focusHeading) => (
        <>
          {page === null ? null : (
            <Summary page={page}>
              {page.mail === 'on' && page.stuck > 0 ? (
                <Button
                  quiet
                  busy={retrying === ALL}
                  onClick={() =>
                    void list.retryAll().then((isQueued) => {
                      if (isQueued) focusHeading()
                    })
                  }
                >
                  {retrying === ALL
                    ? outboxTexts.retrying
                    : page.trouble === null
                      ? outboxTexts.retryAll
                      : outboxTexts.tryAll}
                </Button>
              ) : null}
            </Summary>
          )}
          <Removals onGone={focusHeading} />
          {page === null ? null : (
            <div className="max-sm:[&_.pill]:px-3 max-[23rem]:[&_.pill]:px-1.5! max-sm:[&>*]:gap-1.5">
              <FilterPills
                label={outboxTexts.groupsLabel}
                options={pillsOf(page, group)}
                chosen={group}
                onChoose={(chosen) => list.choose({ filters: { group: chosen } })}
              />
            </div>
          )}
        </>
      )}
      skeletons={{ count: 4, height: 'h-24' }}
      empty={outboxTexts.empty[group]}
    >
      {({ items, mail, trouble }, focusHeading, isRefreshing) => (
        <ul aria-busy={isRefreshing} className="card divide-y divide-line">
          {items.map((entry) => (
            <li key={entry.id} data-item={entry.id}>
              <InboxRow
                id={entry.id}
                name={outboxTexts.kinds[entry.kind]}
                email={entry.recipient}
                startsOpen={items.length === 1 && group === 'attention'}
                {...rowOf(entry, trouble)}
                action={
                  mail === 'preview' || isDone(entry) ? null : (
                    <Button
                      quiet
                      busy={retrying === entry.id}
                      aria-label={panelTexts.itemLabel(retryLabel(entry), nameOf(entry))}
                      onClick={() =>
                        void list.retry(entry).then((isGone) => {
                          if (isGone) focusHeading()
                        })
                      }
                    >
                      {retrying === entry.id ? outboxTexts.retrying : retryLabel(entry)}
                    </Button>
                  )
                }
                removeButton={
                  isDone(entry) ? null : (
                    <RemoveButton list={list} item={entry} onGone={focusHeading} />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

/** Whether nothing can be done about an entry: it is being sent, or was sent. */
const isDone = ({ state }: OutboxEntry) => state === 'sending' || state === 'sent'

function retryLabel({ state }: OutboxEntry): string {
  return state === 'unclear' || state === 'failed' ? outboxTexts.retryAgain : outboxTexts.retry
}

/** Whether mails do not go out until the administrator tells the maintainer. */
const isAlarm = (trouble: MailTrouble | null) =>
  trouble?.kind === 'standing' || trouble?.kind === 'unset'

/** Returns the groups that have mails, and the chosen one. Groups of mails at fault stand out. */
function pillsOf({ counts, trouble }: OutboxPage, chosen: OutboxGroup) {
  const shown = GROUPS.filter((group) => group === chosen || counts[group] > 0)
  return shown.map((group) => {
    const isOut = group !== 'waiting' || trouble === null
    const label = isOut ? outboxTexts.groups[group] : outboxTexts.notOut
    const isFault = group === 'attention' || (group === 'waiting' && isAlarm(trouble))
    return [group, outboxTexts.counted(label, counts[group]), isFault && counts[group] > 0] as const
  })
}

/** Says in a box whether mails go out and, if not, what the administrator does. @param props.children buttons */
function Summary({ page, children }: { page: OutboxPage; children: ReactNode }) {
  const { mail, trouble, stuck, due, counts, nextTryAt } = page
  const report = maintainerText(page, location.origin)
  const goesOn = outboxTexts.nextTry(nextTryAt && formatMoment(nextTryAt))
  if (mail === 'preview') return <p className={`${BOX} bg-sand`}>{panelTexts.noMailInPreview}</p>
  const words =
    trouble !== null ? troubleWords(trouble, goesOn) : stuck > 0 ? outboxTexts.held(stuck) : null
  if (words === null) {
    return counts.attention > 0 ? null : (
      <p className={`${BOX} bg-mist font-semibold text-forest-deep`}>
        {outboxTexts.well(due, counts.planned)}
      </p>
    )
  }
  return (
    <div className={`${BOX} flex flex-col gap-3 ${isAlarm(trouble) ? 'bg-blush' : 'bg-sand'}`}>
      <p className="max-w-3xl max-sm:text-sm">
        {words.happened} <span className={isAlarm(trouble) ? 'font-bold' : ''}>{words.todo}</span>
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2 empty:hidden max-sm:gap-x-2 max-sm:[&>button]:px-3! max-sm:[&>button]:text-sm">
        {report === null ? null : <CopyButton text={report} />}
        {children}
      </div>
    </div>
  )
}

const BOX = 'rounded-xl px-4 py-3 sm:px-5 sm:py-4'

/** Copies the text for the maintainer and shows it, so that it can also be copied by hand. */
function CopyButton({ text }: { text: string }) {
  const [isShown, show] = useState(false)
  const isRoomy = useMediaQuery(ROOMY)
  return (
    <>
      <Button
        aria-label={outboxTexts.copy.full}
        onClick={() => void copyForMaintainer(text).then(() => show(true))}
      >
        {outboxTexts.copy[isRoomy ? 'full' : 'short']}
      </Button>
      {isShown ? (
        <p className="order-last basis-full rounded-xl bg-raised px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : null}
    </>
  )
}

/** Returns the row of an entry. Its second line says what is at fault, if anything is. */
function rowOf(entry: OutboxEntry, trouble: MailTrouble | null) {
  const { recipient, state, attempts, createdAt, dueAt, finishedAt } = entry
  const isTried = state === 'waiting' && attempts > 0
  const isFault = state === 'held' || state === 'unclear' || state === 'failed'
  const isSent = state === 'sent'
  const to = (
    // The open entry shows it below.
    <span className="wrap-anywhere group-open/part:hidden max-md:not-group-open/part:line-clamp-1">
      {recipient === null ? outboxTexts.toOwner : shownEmail(recipient)}
    </span>
  )
  const facts = [
    outboxTexts.created(formatMoment(createdAt)),
    ...(isTried ? [outboxTexts.next(formatMoment(dueAt))] : []),
    ...(state === 'planned' ? [outboxTexts.planned(formatMinute(dueAt))] : []),
    ...(isSent && finishedAt !== null ? [outboxTexts.finished(formatMinute(finishedAt))] : []),
    ...(attempts > 1 && (isFault || isTried) ? [outboxTexts.attempts(attempts)] : []),
  ]
  return {
    // All sent mails are in one group, whose name says that they are sent.
    badge: isSent ? to : <StateBadge entry={entry} trouble={trouble} />,
    when:
      state === 'planned' ? (
        <DueAt at={dueAt} said={outboxTexts.goesOut} />
      ) : (
        <Moment at={isSent ? (finishedAt ?? createdAt) : createdAt} />
      ),
    about: isSent ? null : to,
    facts: facts.map((fact) => <span key={fact}>{wholeDays(fact)}</span>),
    details: reasonsOf(entry, trouble).map((reason) => (
      <p key={reason} className="max-w-2xl">
        {reason}
      </p>
    )),
  }
}

/** Shows an instant. On a phone, one of today is a time only. */
function Moment({ at }: { at: string }) {
  const [day = '', time = ''] = formatMinute(at).split(' ')
  if (day !== formatDay(new Date())) return <Compact time={`${day} ${time}`} />
  return (
    <>
      <span className="max-md:hidden">{day} </span>
      <span>{time}</span>
    </>
  )
}

/** Explains the state of an entry. What the screen has already said of all mails is left out. */
function reasonsOf({ state, fault }: OutboxEntry, trouble: MailTrouble | null): string[] {
  const isSaid = state === 'held' || (trouble !== null && trouble.kind !== 'postponed')
  return [
    ...(state === 'held' || state === 'unclear' || state === 'planned'
      ? [outboxTexts.explained[state]]
      : []),
    ...(fault === null || (fault === 'unreachable' && isSaid) ? [] : [outboxTexts.faults[fault]]),
  ]
}

/** Names the state of an entry. Only what is at fault stands out. */
function StateBadge({ entry, trouble }: { entry: OutboxEntry; trouble: MailTrouble | null }) {
  const { kind, state, attempts } = entry
  const isMail = OUTBOX_KINDS[kind] === 'mail'
  if (state === 'waiting') {
    if (isMail && trouble?.kind === 'standing') return badge(outboxTexts.stuck, 'badge-clay')
    return badge(attempts > 0 ? outboxTexts.again : outboxTexts.states.waiting, CALM)
  }
  if (state === 'planned') return badge(outboxTexts.states.planned, CALM)
  const isFault = state === 'held' || state === 'unclear' || state === 'failed'
  return badge(outboxTexts.states[state], isFault ? 'badge-clay' : '')
}

/** Classes of the badge of a mail that nobody has to care about. */
const CALM = 'bg-sand text-muted'

function badge(text: string, look: string): ReactNode {
  return <span className={`badge ${look}`.trim()}>{text}</span>
}
