import { byConcern, countOutcomes, type ImportResult } from './content-import.ts'
import type { ArchiveFault } from './archive.ts'
import { contentTransferTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Faults } from './Faults.tsx'

interface ImportResultsProps {
  results: readonly ImportResult[]
  /** How many were not tried. */
  left: number
  faults: readonly ArchiveFault[]
  onRepeat: () => void
}

/** What became of each item of an archive. */
export function ImportResults({ results, left, faults, onRepeat }: ImportResultsProps) {
  const counts = countOutcomes(results)
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <h4 className="text-lg font-semibold">{contentTransferTexts.resultHeading}</h4>
      <div role="status">
        <p>{contentTransferTexts.summary(counts)}</p>
        {left > 0 ? <p className="text-danger">{contentTransferTexts.stopped(left)}</p> : null}
      </div>
      <Faults faults={faults} />
      {counts.failed > 0 || left > 0 ? (
        <Button onClick={onRepeat}>{contentTransferTexts.repeat}</Button>
      ) : null}
      <ul className="flex w-full flex-col divide-y divide-line">
        {byConcern(results).map(({ kind, title, outcome, message }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="text-sm text-muted sm:w-24">{contentTransferTexts.kinds[kind]}</span>
            <span className="min-w-0 grow font-semibold break-words">{title}</span>
            <span className={`badge ${outcome === 'failed' ? 'badge-clay' : ''}`}>
              {contentTransferTexts.outcomes[outcome]}
            </span>
            {message === null ? null : (
              <span className="w-full text-sm text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
