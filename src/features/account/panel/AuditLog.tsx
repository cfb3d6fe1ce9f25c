import type { RecordedAct } from '#src/features/account/contracts.ts'
import { AUDIT_LOG_MONTHS } from '#src/core/retention.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { type AuditLog as AuditLogStore, subjectOf } from './audit-log.ts'
import { SecurityPart } from './SecurityPart.tsx'
import { securityTexts } from './texts.ts'

export function AuditLog({ log }: { log: AuditLogStore }) {
  return (
    <SecurityPart
      list={log}
      id="zurnalas"
      title={securityTexts.log}
      intro={securityTexts.logIntro(AUDIT_LOG_MONTHS)}
      skeletons={{ count: 4, height: 'h-24' }}
      empty={securityTexts.logEmpty}
    >
      {({ items }) => (
        <ol className="card divide-y divide-line px-5 py-2">
          {items.map((act) => (
            <Entry key={act.id} act={act} />
          ))}
        </ol>
      )}
    </SecurityPart>
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
          {formatMinute(act.at)}
        </time>
      </p>
    </li>
  )
}
