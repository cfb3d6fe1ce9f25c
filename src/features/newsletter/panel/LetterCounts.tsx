import type { ListedLetter } from '../contracts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { letterTexts } from './texts.ts'

/**
 * Shows when a letter was created, sent or handed over to the marketing service, and how many of its mails were sent.
 * The number of failed mails links to the outbox.
 */
export function LetterCounts({ letter }: { letter: ListedLetter }) {
  const { state, startedAt, createdAt, recipients, sent, waiting, failed, senderRefused } = letter
  const started = state === 'handed-over' ? letterTexts.handedAt : letterTexts.startedAt
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
        <span>
          {wholeDays(
            startedAt === null
              ? letterTexts.createdAt(formatMinute(createdAt))
              : started(formatMinute(startedAt)),
          )}
        </span>
        {state === 'sending' ? (
          <>
            <span>{letterTexts.recipients(recipients)}</span>
            <span>{letterTexts.sent(sent)}</span>
            {waiting > 0 ? <span>{letterTexts.waiting(waiting)}</span> : null}
            {failed > 0 ? (
              <PanelLink to={{ screen: 'outbox' }} className="link">
                {letterTexts.failed(failed)}
              </PanelLink>
            ) : null}
          </>
        ) : null}
      </p>
      {senderRefused ? (
        <p className="max-w-3xl rounded-xl bg-blush px-5 py-4 text-sm">
          {letterTexts.senderRefused(letter.cause ?? 'address')}
        </p>
      ) : null}
    </>
  )
}
