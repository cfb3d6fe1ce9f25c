import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Publishing } from '#src/contracts/publishing.ts'
import { createPublishing } from '#src/stores/publishing.ts'
import { adminTexts } from '#src/texts/admin.ts'
import { Button } from '../ui/Button.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { session } from './session.ts'

/** How far published changes have come, with a retry after a failure (architecture, section 4.4). */
export function PublishingPanel() {
  const [publishing] = useState(() => createPublishing({ session }))
  const state = useStore(publishing.$state)

  useEffect(() => publishing.watch(), [publishing])

  return (
    <section aria-labelledby="publishing" className="card gap-4 p-6">
      <h2 id="publishing" className="text-xl">
        {adminTexts.publishingHeading}
      </h2>
      <div role="status">
        {state.step === 'loading' ? <p>{adminTexts.publishingLoading}</p> : null}
        {state.step === 'error' ? <p className="text-danger">{state.message}</p> : null}
        {state.step === 'loaded' ? <Status publishing={state.publishing} /> : null}
      </div>
      {state.step === 'loaded' ? <Details publishing={state.publishing} /> : null}
      <div className="flex flex-wrap gap-3">
        {state.step === 'loaded' && state.publishing.status === 'failed' ? (
          <Button busy={state.retrying} onClick={() => void publishing.retry()}>
            {state.retrying ? adminTexts.retrying : adminTexts.retry}
          </Button>
        ) : null}
        <Tooltip text={adminTexts.refreshHint}>
          <Button quiet disabled={state.step === 'loading'} onClick={() => void publishing.load()}>
            {state.step === 'error' ? adminTexts.reload : adminTexts.refresh}
          </Button>
        </Tooltip>
      </div>
    </section>
  )
}

function Status({ publishing }: { publishing: Publishing }) {
  const { label, text } = adminTexts.status[publishing.status]
  const failed = publishing.status === 'failed'
  return (
    <p data-publishing={publishing.status}>
      <strong className={`badge mr-2 ${failed ? 'badge-clay' : ''}`}>{label}</strong>
      {text}
    </p>
  )
}

const momentFormat = new Intl.DateTimeFormat('lt-LT', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function Details({ publishing }: { publishing: Publishing }) {
  const moment = (instant: string | null) =>
    instant === null ? adminTexts.never : momentFormat.format(new Date(instant))
  const rows: [string, string][] = [
    [adminTexts.contentVersion, String(publishing.contentVersion)],
    [adminTexts.liveVersion, String(publishing.liveVersion)],
    [adminTexts.changedAt, moment(publishing.changedAt)],
    [adminTexts.requestedAt, moment(publishing.requestedAt)],
    [adminTexts.liveAt, moment(publishing.liveAt)],
    ...(publishing.failure === null
      ? []
      : [[adminTexts.failure, publishing.failure] satisfies [string, string]]),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
