import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { MailTrouble } from '#src/core/mail-trouble.ts'
import { LoginWarning } from '#src/features/account/panel/LoginWarning.tsx'
import { createEntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { readOrder } from '#src/features/inbox/panel/inbox-lists.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { UnfinishedSection } from '#src/features/publishing/panel/UnfinishedTexts.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { news } from '#src/panel/frame/news.ts'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { Duties, isDone, Knowables, type LetterDuty, WaitingMails } from './Duties.tsx'
import { PlannedTexts } from './PlannedTexts.tsx'
import { areStepsShown, stepsLeft } from './steps-left.ts'
import { createToday } from './today-list.ts'
import { WeekNumbers } from './WeekNumbers.tsx'

const texts = inboxViewTexts.today

const FirstSteps = lazyView(async () => (await import('./FirstSteps.tsx')).FirstSteps)

/** Whether mails wait for the maintainer. Other mails are tried again, so they stand below the work that waits. */
const isUnset = (mails: MailTrouble | null) => mails?.kind === 'unset'

/**
 * Shows the administrator's desk: work that waits, planned and unfinished texts, orders that wait for clients, first
 * steps, and the week in numbers.
 */
export function Today() {
  const [{ list, unfinished }] = useState(() => createToday())
  const [acts] = useState(() => createEntryActs({ list, onDone: () => void news.load() }))
  const isActing = useStore(acts.$busy) !== null
  const onAnswered = (letter?: LetterDuty) => {
    const loading =
      letter === undefined
        ? list.load()
        : readOrder(letter.order).then((order) => list.reload({ ...letter, order }))
    void Promise.all([loading, news.load()]).then(() => restoreFocus(null))
  }
  return (
    <div className="flex flex-col gap-8">
      <LoginWarning />
      <ListFrame
        list={list}
        id="siandien-antraste"
        title={texts.heading}
        skeletons={{ count: 3, height: 'h-24' }}
      >
        {(desk, _focusHeading, isRefreshing) => (
          <div className="flex flex-col gap-10">
            {isUnset(desk.mails) ? <WaitingMails trouble={desk.mails} /> : null}
            <Duties
              items={desk.items}
              total={desk.total}
              plainItems={desk.plainItems}
              acts={acts}
              isBusy={isRefreshing || isActing}
              isPreparing={stepsLeft(desk.steps).length > 0}
              onAnswered={onAnswered}
            />
            {isUnset(desk.mails) ? null : <WaitingMails trouble={desk.mails} />}
            <UnfinishedSection list={unfinished} />
            <PlannedTexts {...desk} />
            <Knowables
              // An order whose letter was just answered is still above.
              stalled={desk.stalled.filter(({ id }) =>
                desk.items.every((duty) => duty.id !== id || !isDone(duty)),
              )}
              onAnswered={onAnswered}
            />
            {areStepsShown(desk.steps) ? (
              <FirstSteps
                steps={desk.steps}
                isCalm={desk.items.length === 0 && desk.plainItems.length === 0}
                onConfirmed={list.load}
              />
            ) : null}
            <WeekNumbers week={desk.week} />
          </div>
        )}
      </ListFrame>
    </div>
  )
}
