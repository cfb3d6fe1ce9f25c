import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { OutboxEntry, OutboxPage } from '#src/contracts/outbox.ts'
import { OUTBOX_GROUPS, type OutboxGroup } from '#src/domain/outbox.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { LoadError, Pagination, Skeletons } from '../frame/controls.tsx'
import { panelTexts } from '../frame/texts.ts'
import { pagesOf } from '../inbox/paged-list.ts'
import { createOutboxList, nameOf, type OutboxList } from './outbox-list.ts'
import { Removals } from './Removals.tsx'
import { outboxTexts } from './texts.ts'

const GROUPS = Object.keys(OUTBOX_GROUPS) as OutboxGroup[]

/** What the site sends: what needs the administrator, what waits, and what has gone out. */
export function Outbox() {
  const [list] = useState(() => createOutboxList())
  const state = useStore(list.$state)
  const choice = useStore(list.$choice)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void list.load()
    return list.stop
  }, [list])

  const group = choice.filter ?? 'attention'
  const page = state.step === 'loaded' ? state.page : null
  const focusHeading = () => heading.current?.focus()
  return (
    <section aria-labelledby="laiskai" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 ref={heading} id="laiskai" tabIndex={-1} className="heading">
          {outboxTexts.heading}
        </h2>
        <p className="max-w-3xl text-muted">{outboxTexts.intro}</p>
      </div>
      {page === null || page.mail === 'on' ? null : (
        <p className="rounded-xl bg-blush px-5 py-4 text-sm">{outboxTexts.notSent[page.mail]}</p>
      )}
      <Removals onGone={focusHeading} />
      <div role="group" aria-label={outboxTexts.groupsLabel} className="flex flex-wrap gap-2">
        {GROUPS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === group}
            onClick={() => list.choose({ filter: each })}
            className="pill"
          >
            {page === null
              ? outboxTexts.groups[each]
              : outboxTexts.counted(outboxTexts.groups[each], page.counts[each])}
          </button>
        ))}
      </div>
      {state.step === 'loading' ? <Skeletons count={4} height="h-24" /> : null}
      {state.step === 'error' ? (
        <LoadError message={state.message} onRetry={() => void list.load().then(focusHeading)} />
      ) : null}
      {page === null ? null : (
        <Entries list={list} page={page} group={group} onGone={focusHeading} />
      )}
      {page === null ? null : (
        <Pagination
          page={choice.page}
          pages={pagesOf(page)}
          onChoose={(chosen) => {
            list.choose({ page: chosen })
            focusHeading()
          }}
        />
      )}
    </section>
  )
}

interface EntriesProps {
  list: OutboxList
  page: OutboxPage
  group: OutboxGroup
  /** The pressed button is gone with its entry. */
  onGone: () => void
}

function Entries({ list, page, group, onGone }: EntriesProps) {
  const retrying = useStore(list.$retrying)
  const deleting = useStore(list.$deleting)
  if (page.items.length === 0) {
    return <p className="panel text-muted">{outboxTexts.empty[group]}</p>
  }
  const whenGone = (gone: boolean) => {
    if (gone) onGone()
  }
  return (
    <ul className="flex flex-col gap-3">
      {page.items.map((entry) => (
        <li key={entry.id}>
          <article className="card gap-x-6 gap-y-4 p-5 sm:flex-row sm:items-start sm:justify-between">
            <Facts entry={entry} />
            {entry.state === 'sending' || entry.state === 'sent' ? null : (
              <div className="flex shrink-0 flex-wrap gap-2">
                {page.mail === 'preview' ? null : (
                  <Button
                    quiet
                    busy={retrying === entry.id}
                    aria-label={panelTexts.itemLabel(retryLabel(entry), nameOf(entry))}
                    onClick={() => void list.retry(entry).then(whenGone)}
                  >
                    {retrying === entry.id ? outboxTexts.retrying : retryLabel(entry)}
                  </Button>
                )}
                <Button
                  quiet
                  dangerous
                  busy={deleting === entry.id}
                  aria-label={panelTexts.itemLabel(panelTexts.remove, nameOf(entry))}
                  onClick={() => void list.remove(entry).then(whenGone)}
                >
                  {deleting === entry.id ? panelTexts.removing : panelTexts.remove}
                </Button>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

function retryLabel({ state }: OutboxEntry): string {
  return state === 'unclear' || state === 'failed' ? outboxTexts.retryAgain : outboxTexts.retry
}

function Facts({ entry }: { entry: OutboxEntry }) {
  const { kind, recipient, state, fault, attempts, createdAt, dueAt, finishedAt } = entry
  const isTrouble = state === 'held' || state === 'unclear' || state === 'failed'
  const reasons = [
    state === 'held' || state === 'unclear' ? outboxTexts.explained[state] : null,
    fault === null ? null : outboxTexts.faults[fault],
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
        <span>{outboxTexts.to(recipient ?? outboxTexts.toOwner)}</span>
        <span>{outboxTexts.created(formatMinute(createdAt))}</span>
        {state === 'waiting' && attempts > 0 ? (
          <span>{outboxTexts.next(formatMinute(dueAt))}</span>
        ) : null}
        {state === 'sent' && finishedAt !== null ? (
          <span>{outboxTexts.finished(formatMinute(finishedAt))}</span>
        ) : null}
        {attempts > 1 ? <span>{outboxTexts.attempts(attempts)}</span> : null}
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
