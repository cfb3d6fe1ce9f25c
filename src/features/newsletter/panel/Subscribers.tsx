import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import type { Subscriber } from '../subscriber-contracts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { SUBSCRIPTION_STATES } from '../newsletter.ts'
import { subscriberListTexts } from '../list-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { AddSubscriber } from './AddSubscriber.tsx'
import { ApprovalNote } from './ApprovalNote.tsx'
import { createEntryActs, type EntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { FilterPills } from '#src/panel/kit/filters.tsx'
import {
  createSubscribersList,
  nameOf,
  type SubscribersList,
} from '#src/features/inbox/panel/inbox-lists.ts'
import { InboxFrame } from '#src/features/inbox/panel/InboxFrame.tsx'
import { Compact, type InboxEntry } from '#src/features/inbox/panel/InboxRow.tsx'
import { createStopped, type Stopped } from '#src/features/inbox/panel/stopped.ts'
import { SubscriberImport } from './SubscriberImport.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

export function Subscribers() {
  const [list] = useState(() => createSubscribersList())
  const [acts] = useState(() => createEntryActs({ list }))
  const [stopped] = useState(() => createStopped({ list }))
  const { filters } = useStore(list.$choice)
  const state = useStore(list.$state)
  const { counts } = state.step === 'loaded' ? state.page : {}
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count)
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {open === 'add' ? <AddSubscriber list={list} onClose={close} /> : null}
      {open === 'import' ? <SubscriberImport list={list} onClose={close} /> : null}
      <InboxFrame
        name="subscribers"
        list={list}
        actions={
          <>
            <Button quiet onClick={() => setOpen('add')}>
              {inboxViewTexts.add}
            </Button>
            <Button quiet onClick={() => setOpen('import')}>
              {inboxViewTexts.import}
            </Button>
          </>
        }
        filters={
          <FilterPills
            label={inboxViewTexts.statusLabel}
            options={[
              [undefined, inboxViewTexts.counted(inboxViewTexts.allSubscribers, all)],
              ...SUBSCRIPTION_STATES.flatMap((state) => {
                const count = counts?.[state] ?? 0
                if (count === 0 && state !== filters.state) return []
                const label = inboxViewTexts.counted(subscriberListTexts.state[state], count)
                return [[state, label] as const]
              }),
            ]}
            chosen={filters.state}
            onChoose={(state) => list.choose({ filters: { state } })}
          />
        }
        notice={<StoppedNotice list={list} stopped={stopped} />}
      >
        {(subscriber) => ({
          ...subscriberEntry(subscriber),
          ...detailsOf(subscriber),
          action: <EndButton subscriber={subscriber} acts={acts} />,
        })}
      </InboxFrame>
    </>
  )

  function detailsOf(subscriber: Subscriber) {
    if (subscriber.state === 'suspicious') {
      const details = <ApprovalNote of="subscribers" item={subscriber} acts={acts} />
      return { details }
    }
    return subscriber.state === 'stopped'
      ? { details: <StoppedNote subscriber={subscriber} stopped={stopped} /> }
      : {}
  }
}

/** Classes of the badge of each state. Only what waits for the administrator stands out. */
const LOOKS: Record<Subscriber['state'], string> = {
  subscribed: '',
  pending: 'bg-sand text-muted',
  left: 'bg-sand text-muted',
  stopped: 'badge-clay',
  suspicious: 'badge-clay',
}

/** Returns the inbox entry of a subscription, with its times. */
export function subscriberEntry(subscriber: Subscriber): InboxEntry {
  return {
    badge: (
      <span className={`badge ${LOOKS[subscriber.state]}`.trim()}>
        {subscriberListTexts.state[subscriber.state]}
      </span>
    ),
    about:
      subscriber.name === null ? null : (
        // The open entry shows it below.
        <span className="group-open/part:hidden">{shownEmail(subscriber.email)}</span>
      ),
    // For an imported subscriber, only the day of the consent is known.
    when: (
      <Compact
        time={(subscriber.source === null ? formatMinute : formatDay)(subscriber.subscribedAt)}
      />
    ),
    facts: <SubscriptionTimes {...subscriber} />,
  }
}

/** Shows the button that ends a subscription; nothing if it has ended or is suspicious. */
function EndButton({ subscriber, acts }: { subscriber: Subscriber; acts: EntryActs }) {
  const busy = useStore(acts.$busy)
  if (subscriber.state === 'left' || subscriber.state === 'suspicious') return null
  return (
    <Button
      quiet
      busy={busy === subscriber.id}
      disabled={busy !== null}
      aria-label={panelTexts.itemLabel(inboxViewTexts.end, nameOf(subscriber))}
      onClick={() => void acts.end(subscriber).then(() => restoreFocus(null))}
    >
      {inboxViewTexts.end}
    </Button>
  )
}

/**
 * Shows how many subscribers are stopped, with a button that lists only stopped subscribers. In that list, shows
 * actions on all subscribers of the page.
 */
function StoppedNotice({ list, stopped }: { list: SubscribersList; stopped: Stopped }) {
  const state = useStore(list.$state)
  const busy = useStore(stopped.$busy)
  if (state.step !== 'loaded' || state.page.stopped === 0) return null
  const shown = state.page.items.filter((item) => item.state === 'stopped').map(({ id }) => id)
  return (
    <div className="panel flex flex-col items-start gap-4 p-5">
      <p className="max-w-3xl">{inboxViewTexts.stoppedCount(state.page.stopped)}</p>
      {state.filters.state !== 'stopped' ? (
        <Button quiet onClick={() => list.choose({ search: '', filters: { state: 'stopped' } })}>
          {inboxViewTexts.showStopped}
        </Button>
      ) : shown.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button quiet busy={busy} onClick={() => void stopped.resume(shown)}>
            {inboxViewTexts.resumeShown(shown.length)}
          </Button>
          <Button quiet dangerous busy={busy} onClick={() => void stopped.remove(shown)}>
            {inboxViewTexts.removeShown(shown.length)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Shows why a subscriber gets no letters, and the button that resumes the letters. */
function StoppedNote({ subscriber, stopped }: { subscriber: Subscriber; stopped: Stopped }) {
  const busy = useStore(stopped.$busy)
  return (
    <div className="flex flex-col items-start gap-3 rounded-xl bg-blush p-4">
      <p>{inboxViewTexts.stoppedNote}</p>
      <Button
        quiet
        aria-disabled={busy}
        aria-label={panelTexts.itemLabel(inboxViewTexts.resume, nameOf(subscriber))}
        onClick={() => void stopped.resume([subscriber.id]).then(() => restoreFocus(null))}
      >
        {inboxViewTexts.resume}
      </Button>
    </div>
  )
}

function SubscriptionTimes({
  subscribed,
  state,
  subscribedAt,
  confirmedAt,
  leftAt,
  stoppedAt,
  source,
}: Subscriber) {
  return (
    <>
      {source === null ? (
        <span>{wholeDays(inboxViewTexts.subscribedAt(formatMinute(subscribedAt)))}</span>
      ) : (
        <>
          <span>{wholeDays(inboxViewTexts.consentedOn(formatDay(subscribedAt)))}</span>
          <span className="wrap-anywhere">{inboxViewTexts.consentSource(source)}</span>
        </>
      )}
      {confirmedAt === null || source !== null ? null : (
        <span>{wholeDays(inboxViewTexts.confirmedAt(formatMinute(confirmedAt)))}</span>
      )}
      {subscribed && confirmedAt === null ? <span>{inboxViewTexts.beforeConfirmation}</span> : null}
      {leftAt === null ? null : (
        <span>{wholeDays(inboxViewTexts.leftAt(formatMinute(leftAt)))}</span>
      )}
      {state !== 'stopped' || stoppedAt === null ? null : (
        <span>{wholeDays(inboxViewTexts.stoppedAt(formatMinute(stoppedAt)))}</span>
      )}
    </>
  )
}
