import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { RecordedAct } from '#src/contracts/audit.ts'
import { AUDIT_LOG_MONTHS } from '#src/domain/retention.ts'
import { LoadError, Pagination, Skeletons } from '../frame/controls.tsx'
import { formatMoment } from '../frame/moments.ts'
import { pagesOf } from '../inbox/paged-list.ts'
import { type AuditLog as AuditLogStore, subjectOf } from './audit-log.ts'
import { Part } from './Part.tsx'
import { securityTexts } from './texts.ts'

export function AuditLog({ log }: { log: AuditLogStore }) {
  const state = useStore(log.$state)
  const choice = useStore(log.$choice)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void log.load()
    return log.stop
  }, [log])

  const focusHeading = () => heading.current?.focus()
  const page = state.step === 'loaded' ? state.page : null
  return (
    <Part
      id="zurnalas"
      heading={heading}
      title={securityTexts.log}
      intro={securityTexts.logIntro(AUDIT_LOG_MONTHS)}
    >
      {state.step === 'loading' ? <Skeletons count={4} height="h-24" /> : null}
      {state.step === 'error' ? (
        <LoadError message={state.message} onRetry={() => void log.load().then(focusHeading)} />
      ) : null}
      {page === null ? null : page.items.length === 0 ? (
        <p className="panel text-muted">{securityTexts.logEmpty}</p>
      ) : (
        <>
          <ol className="card divide-y divide-line px-5 py-2">
            {page.items.map((act) => (
              <Entry key={act.id} act={act} />
            ))}
          </ol>
          <Pagination
            page={choice.page}
            pages={pagesOf(page)}
            onChoose={(chosen) => {
              log.choose({ page: chosen })
              focusHeading()
            }}
          />
        </>
      )}
    </Part>
  )
}

function Entry({ act }: { act: RecordedAct }) {
  const subject = subjectOf(act)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
      <p className="flex min-w-0 flex-wrap gap-x-3">
        <span className="font-semibold">{securityTexts.acts[act.act]}</span>
        {subject === null ? null : <span className="wrap-anywhere text-muted">{subject}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{act.device === '' ? securityTexts.unknownDevice : act.device}</span>
        <time dateTime={act.at} className="tabular-nums">
          {formatMoment(act.at)}
        </time>
      </p>
    </li>
  )
}
