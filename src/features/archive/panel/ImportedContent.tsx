import { Button } from '#src/ui/Button.tsx'
import type { ArchiveFault } from './archive.ts'
import type { ContentImportState, ImportPlan as Plan, ImportResult } from './content-import.ts'
import { contentTransferTexts } from './texts.ts'

export function ImportPlan({
  name,
  plan: { counts, passed, faults },
  onStart,
}: {
  name: string
  plan: Plan
  onStart: () => void
}) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <h4 className="text-lg font-semibold break-words">
        {contentTransferTexts.planHeading(name)}
      </h4>
      <p role="status">
        {total === 0 ? contentTransferTexts.planEmpty : contentTransferTexts.planCounts(counts)}
      </p>
      {total === 0 ? null : (
        <>
          <p className="max-w-prose text-muted">{contentTransferTexts.planNote}</p>
          <Button onClick={onStart}>{contentTransferTexts.importStart(total)}</Button>
        </>
      )}
      <Faults faults={faults} />
      {passed.length === 0 ? null : (
        <>
          <h4 className="font-semibold">{contentTransferTexts.passedHeading(passed.length)}</h4>
          <Results results={passed} />
        </>
      )}
    </div>
  )
}

export function ImportResults({
  results,
  left,
  faults,
  onRepeat,
}: Extract<ContentImportState, { step: 'done' }> & { onRepeat: () => void }) {
  const counts = { created: 0, passed: 0, failed: 0 }
  for (const { outcome } of results) counts[outcome] += 1
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
      <Results results={results} />
    </div>
  )
}

function Results({ results }: { results: readonly ImportResult[] }) {
  return (
    <ul className="flex w-full flex-col divide-y divide-line">
      {results.map(({ kind, title, outcome, message }, index) => (
        <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="text-sm text-muted sm:w-24">{contentTransferTexts.kinds[kind]}</span>
          <span className="min-w-0 grow font-semibold break-words">{title}</span>
          <span className={`badge ${outcome === 'failed' ? 'badge-clay' : ''}`}>
            {contentTransferTexts.outcomes[outcome]}
          </span>
          {message === null ? null : (
            <span
              className={`w-full text-sm ${outcome === 'failed' ? 'text-danger' : 'text-muted'}`}
            >
              {message}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shows the files of an archive that cannot be imported, with the reasons. */
function Faults({ faults }: { faults: readonly ArchiveFault[] }) {
  if (faults.length === 0) return null
  return (
    <div className="w-full rounded-xl bg-blush p-4">
      <h4 className="font-semibold">{contentTransferTexts.faultsHeading}</h4>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {faults.map(({ file, message }) => (
          <li key={`${file} ${message}`} className="break-words">
            <span className="font-semibold">{file}</span> {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
