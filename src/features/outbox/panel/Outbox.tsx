import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import type { OutboxEntry, OutboxPage } from '../contracts.ts'
import { OUTBOX_GROUPS, type OutboxGroup } from '#src/core/outbox.ts'
import { formatMinute, formatMoment } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { FilterPills } from '#src/panel/kit/filters.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import { ALL, createOutboxList, isWaiting, nameOf } from './outbox-list.ts'
import { troubleWords } from '../trouble-texts.ts'
import { Removals } from './Removals.tsx'
import { outboxTexts } from './texts.ts'

const GROUPS = Object.keys(OUTBOX_GROUPS) as OutboxGroup[]

/** Shows the outbox: mails that need the administrator, waiting mails and sent mails. */
export function Outbox({ group: first }: { group?: OutboxGroup | undefined }) {
  const [list] = useState(() => createOutboxList({ group: first }))
  const state = useStore(list.$state)
  const group = useStore(list.$choice).filters.group ?? 'attention'
  const retrying = useStore(list.$retrying)
  const page = state.step === 'loaded' ? state.page : null
  const words = page === null ? null : wordsOf(page)
  return (
    <ListFrame
      list={list}
      id="laiskai"
      title={outboxTexts.heading}
      intro={outboxTexts.intro}
      controls={(focusHeading) => (
        <>
          {words === null ? null : (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-blush px-5 py-4">
              <div className="flex max-w-3xl flex-col gap-1">
                <p>{words.happened}</p>
                <p>{words.todo}</p>
              </div>
              {page?.mail === 'on' && page.stuck > 0 ? (
                <Button
                  quiet
                  busy={retrying === ALL}
                  onClick={() =>
                    void list.retryAll().then((isQueued) => {
                      if (isQueued) focusHeading()
                    })
                  }
                >
                  {retrying === ALL ? outboxTexts.retrying : outboxTexts.retryAll}
                </Button>
              ) : null}
            </div>
          )}
          <Removals onGone={focusHeading} />
          <FilterPills
            label={outboxTexts.groupsLabel}
            options={GROUPS.map((each) => {
              const label = outboxTexts.groups[each]
              return [each, page === null ? label : outboxTexts.counted(label, page.counts[each])]
            })}
            chosen={group}
            onChoose={(chosen) => list.choose({ filters: { group: chosen } })}
          />
        </>
      )}
      skeletons={{ count: 4, height: 'h-24' }}
      empty={
        group === 'attention' && page !== null && isWaiting(page)
          ? outboxTexts.standing
          : outboxTexts.empty[group]
      }
    >
      {({ items, mail, trouble }, focusHeading) => (
        <ul className="flex flex-col gap-3">
          {items.map((entry) => (
            <li key={entry.id}>
              <article className="card gap-x-6 gap-y-4 p-5 sm:flex-row sm:items-start sm:justify-between">
                <Facts entry={entry} isDown={trouble !== null && trouble.kind !== 'postponed'} />
                {entry.state === 'sending' || entry.state === 'sent' ? null : (
                  <div className="flex shrink-0 flex-wrap gap-2">
                    {mail === 'preview' ? null : (
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
                    )}
                    <RemoveButton list={list} item={entry} onGone={focusHeading} />
                  </div>
                )}
              </article>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

function retryLabel({ state }: OutboxEntry): string {
  return state === 'unclear' || state === 'failed' ? outboxTexts.retryAgain : outboxTexts.retry
}

/** Returns what happened to mails that do not go out, and what the administrator does; null if all go out. */
function wordsOf({ mail, trouble, stuck }: OutboxPage): { happened: string; todo: string } | null {
  if (mail === 'preview') return { happened: panelTexts.noMailInPreview, todo: '' }
  if (trouble !== null) return troubleWords(trouble)
  return stuck === 0 ? null : outboxTexts.held(stuck)
}

/** @param props.isDown whether the screen has already said that the mail service does not answer. */
function Facts({ entry, isDown }: { entry: OutboxEntry; isDown: boolean }) {
  const { kind, recipient, state, fault, attempts, createdAt, dueAt, finishedAt } = entry
  const isTrouble = state === 'held' || state === 'unclear' || state === 'failed'
  const reasons = [
    state === 'held' || state === 'unclear' ? outboxTexts.explained[state] : null,
    fault === null || (fault === 'unreachable' && (isDown || state === 'held'))
      ? null
      : outboxTexts.faults[fault],
  ]
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-sans text-lg">{outboxTexts.kinds[kind]}</h3>
        <span className={`badge ${isTrouble ? 'badge-clay' : ''}`.trim()}>
          {outboxTexts.states[state]}
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>
          {outboxTexts.to(recipient === null ? outboxTexts.toOwner : shownEmail(recipient))}
        </span>
        <span>{outboxTexts.created(formatMoment(createdAt))}</span>
        {state === 'waiting' && attempts > 0 ? (
          <span>{outboxTexts.next(formatMoment(dueAt))}</span>
        ) : null}
        {state === 'waiting' && attempts === 0 && new Date(dueAt) > new Date() ? (
          <span>{outboxTexts.planned(formatMinute(dueAt))}</span>
        ) : null}
        {state === 'sent' && finishedAt !== null ? (
          <span>{outboxTexts.finished(formatMinute(finishedAt))}</span>
        ) : null}
        {attempts > 1 && isTrouble ? <span>{outboxTexts.attempts(attempts)}</span> : null}
      </p>
      {reasons.map((reason) =>
        reason === null ? null : (
          <p key={reason} className="max-w-2xl text-sm">
            {reason}
          </p>
        ),
      )}
    </div>
  )
}
