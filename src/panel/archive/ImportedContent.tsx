import { type ReactNode, useState } from 'react'
import { Button } from '../../islands/ui/Button.tsx'
import { CheckBox } from '../../islands/ui/CheckBox.tsx'
import type { ArchiveFault } from './archive.ts'
import {
  byConcern,
  byDecision,
  type ContentImportState,
  countOutcomes,
  type ImportPlan as Plan,
  type ImportResult,
  keyOf,
  standingOf,
} from './content-import.ts'
import { contentTransferTexts } from './texts.ts'

export function ImportPlan({
  name,
  plan: { items, images, faults },
  onStart,
}: {
  name: string
  plan: Plan
  onStart: (leftOut: ReadonlySet<string>) => void
}) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(items.filter(({ stays }) => stays !== null).map(keyOf)),
  )
  const change = (key: string) => {
    const others = [...leftOut].filter((each) => each !== key)
    setLeftOut(new Set(leftOut.has(key) ? others : [...others, key]))
  }
  const total = items.length + images.length
  const counts = { post: 0, page: 0, quiz: 0, expert: 0, settings: 0, image: images.length }
  for (const { kind } of items) counts[kind] += 1
  const entries = byDecision([
    ...items,
    ...images.map((image) => ({
      ...image,
      kind: 'image' as const,
      id: image.name,
      title: image.name,
      draft: false,
      differs: null,
      stays: null,
    })),
  ])
  const countOf = (standing: 'new' | 'differs' | 'same', outOf: typeof entries) =>
    outOf.filter((entry) => standingOf(entry) === standing).length
  const out = entries.filter((entry) => leftOut.has(keyOf(entry)))
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <h4 className="text-lg font-semibold break-words">
        {contentTransferTexts.planHeading(name)}
      </h4>
      <p role="status">
        {total === 0 ? contentTransferTexts.planEmpty : contentTransferTexts.counts(counts)}
      </p>
      <Faults faults={faults} />
      {total === 0 ? null : (
        <>
          <p className="max-w-prose text-muted">{contentTransferTexts.planNote}</p>
          <Button onClick={() => onStart(leftOut)}>
            {contentTransferTexts.importStart(total - leftOut.size)}
          </Button>
          <p>
            {contentTransferTexts.overview({
              new: countOf('new', entries),
              notTaken: countOf('new', out),
              differs: countOf('differs', entries),
              staying: countOf('differs', out),
              same: countOf('same', entries),
            })}
          </p>
          <ul className="flex w-full flex-col divide-y divide-line">
            {entries.map((entry) => {
              const { kind, title, draft, known, differs, stays } = entry
              const key = keyOf(entry)
              const standing = standingOf(entry)
              return (
                <Entry key={key} kind={kind} title={title}>
                  {draft ? <span className="badge">{contentTransferTexts.planDraft}</span> : null}
                  <span className="badge">
                    {known ? contentTransferTexts.planKnown : contentTransferTexts.planNew}
                  </span>
                  {differs === null && stays === null ? null : (
                    <span className="w-full text-sm text-muted">
                      {differs === null ? null : contentTransferTexts.planDiffers(differs)}{' '}
                      {stays === null ? null : contentTransferTexts.planStays[stays]}
                    </span>
                  )}
                  {standing === 'same' || kind === 'image' ? null : (
                    <div className="w-full">
                      <CheckBox checked={!leftOut.has(key)} onTick={() => change(key)}>
                        {contentTransferTexts.planTake[standing]}{' '}
                        <span className="sr-only">{title}</span>
                      </CheckBox>
                    </div>
                  )}
                </Entry>
              )
            })}
          </ul>
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
          <Entry key={index} kind={kind} title={title}>
            <span className={`badge ${outcome === 'failed' ? 'badge-clay' : ''}`}>
              {contentTransferTexts.outcomes[outcome]}
            </span>
            {message === null ? null : (
              <span className="w-full text-sm text-danger">{message}</span>
            )}
          </Entry>
        ))}
      </ul>
    </div>
  )
}

function Entry({
  kind,
  title,
  children,
}: Pick<ImportResult, 'kind' | 'title'> & { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="text-sm text-muted sm:w-24">{contentTransferTexts.kinds[kind]}</span>
      <span className="min-w-0 grow font-semibold break-words">{title}</span>
      {children}
    </li>
  )
}

/** Files of an archive that cannot be imported, and why. */
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
