import { useStore } from '@nanostores/react'
import { formatMinute } from '#src/core/lithuanian.ts'
import type { Publishing } from '#src/features/publishing/contracts.ts'
import { Button } from '#src/ui/Button.tsx'
import type { PublishingStore } from './publishing.ts'
import { adminTexts, panelTexts } from './texts.ts'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

/** Shows the times and failure of the publishing state, with a button that loads the state again. */
export function PublishingDetails({ id, publishing }: { id: string; publishing: PublishingStore }) {
  const state = useStore(publishing.$state)
  return (
    <div
      id={id}
      className="card absolute right-0 z-10 mt-2 w-max max-w-[calc(100vw-2.5rem)] gap-4 p-5 shadow-lg max-lg:right-auto max-lg:left-0"
    >
      {state.step === 'loaded' ? <Details publishing={state.publishing} /> : null}
      <TooltipProvider>
        <Tooltip text={adminTexts.refreshHint}>
          <Button
            quiet
            aria-disabled={state.step === 'loading'}
            onClick={() => void publishing.load()}
          >
            {state.step === 'error' ? panelTexts.retry : adminTexts.refresh}
          </Button>
        </Tooltip>
      </TooltipProvider>
    </div>
  )
}

function Details({ publishing }: { publishing: Publishing }) {
  const moment = (instant: string | null) =>
    instant === null ? adminTexts.never : formatMinute(instant)
  const rows: [string, string][] = [
    [adminTexts.changedAt, moment(publishing.changedAt)],
    [adminTexts.requestedAt, moment(publishing.requestedAt)],
    [adminTexts.liveAt, moment(publishing.liveAt)],
    [adminTexts.unsearched, String(publishing.contentVersion - publishing.liveVersion)],
    ...(publishing.failure === null
      ? []
      : [[adminTexts.failure, publishing.failure] satisfies [string, string]]),
  ]
  return (
    <dl className="grid max-w-md gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
