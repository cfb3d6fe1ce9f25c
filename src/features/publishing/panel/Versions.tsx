import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Version } from '#src/features/publishing/version-contracts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import type { FieldRow } from '#src/panel/kit/record-kind.ts'
import { Differences } from '#src/panel/kit/Differences.tsx'
import { differing } from '#src/panel/kit/record-kind.ts'
import { createItemVersions } from './item-versions.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { entriesOf, type FieldLabels, type VersionEntry } from './version-entries.ts'
import { versionTexts } from './version-texts.ts'

/** The parts of an item's form that `Versions` uses. */
interface VersionedForm {
  kind: ItemKind
  labels: FieldLabels
  rowsOfVersion: (version: Version) => FieldRow[]
  takeVersion: (version: Version) => Promise<boolean>
  startOver: () => Promise<void>
}

export interface VersionsProps {
  id: string
  item: VersionedForm
}

/** Shows an item's earlier versions. Each can be viewed, loaded into the form, or restored at once. */
export function Versions({ id, item, onClose }: VersionsProps & { onClose: () => void }) {
  const { kind } = item
  const [versions] = useState(() => createItemVersions({ kind, id }))
  const state = useStore(versions.$state)
  /** The last version that was shown. */
  const [seen, setSeen] = useState<string | null>(null)
  useEffect(() => void versions.load(), [versions])

  function show(versionId: string): void {
    setSeen(versionId)
    void versions.show(versionId)
  }

  async function take(version: Version): Promise<void> {
    if (await item.takeVersion(version)) onClose()
  }

  async function restore(version: Version): Promise<void> {
    if (!(await versions.restore(version.id))) return
    onClose()
    void item.startOver()
  }

  const shown = state.step === 'loaded' ? state.shown : null
  const isBusy = state.step === 'loaded' && state.busy
  const rows = shown === null ? [] : item.rowsOfVersion(shown)
  return (
    <Dialog
      title={versionTexts.open}
      onClose={onClose}
      wide
      footer={
        shown === null ? (
          <Button quiet onClick={onClose}>
            {panelTexts.close}
          </Button>
        ) : (
          <>
            {isSame(rows) ? null : (
              <>
                <Button disabled={isBusy} onClick={() => void take(shown)}>
                  {versionTexts.take}
                </Button>
                <Button quiet busy={isBusy} onClick={() => void restore(shown)}>
                  {versionTexts.restore}
                </Button>
              </>
            )}
            <Button quiet onClick={versions.hide}>
              {versionTexts.back}
            </Button>
          </>
        )
      }
    >
      {state.step === 'loading' ? <p role="status">{versionTexts.loading}</p> : null}
      {state.step === 'error' ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{state.message}</p>
          <Button quiet onClick={() => void versions.load()}>
            {panelTexts.retry}
          </Button>
        </div>
      ) : null}
      {state.step === 'loaded' ? (
        <>
          {state.message === null ? null : (
            <p role="alert" className="text-danger">
              {state.message}
            </p>
          )}
          {state.shown === null ? (
            <VersionList
              entries={entriesOf(state.versions, item.labels)}
              busy={state.busy}
              seen={seen}
              onShow={show}
            />
          ) : (
            <ShownVersion savedAt={state.shown.savedAt} rows={rows} />
          )}
        </>
      ) : null}
    </Dialog>
  )
}

/** Focuses an element that replaces the focused one. */
const focusOn = (element: HTMLElement | null) => element?.focus()

function VersionList({
  entries,
  busy,
  seen,
  onShow,
}: {
  entries: readonly VersionEntry[]
  busy: boolean
  seen: string | null
  onShow: (id: string) => void
}) {
  if (entries.length === 0) return <p role="status">{versionTexts.none}</p>
  return (
    <>
      <p className="text-muted">{versionTexts.intro}</p>
      <ol className="flex flex-col border-b border-line">
        {entries.map((entry) => (
          <li
            key={entry.id ?? ''}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <Description entry={entry} />
            <div className="empty:hidden sm:col-start-2 sm:row-span-3 sm:row-start-1">
              <Choice entry={entry} busy={busy} seen={seen} onShow={onShow} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Description({ entry: { id, savedAt, status, changes, facts } }: { entry: VersionEntry }) {
  const moment = formatMinute(savedAt)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 max-sm:col-span-2">
        <span className="font-semibold">{id === null ? versionTexts.present(moment) : moment}</span>
        <StatusBadge status={status} />
      </p>
      <p className="max-sm:col-span-2 sm:col-start-1">{changes}</p>
      <p className="text-sm wrap-anywhere text-muted empty:hidden sm:col-start-1">
        {facts.join(', ')}
      </p>
    </>
  )
}

/** Renders the button that shows a version, or says that it has the present text. */
function Choice({
  entry: { id, savedAt, isAsNow },
  busy,
  seen,
  onShow,
}: {
  entry: VersionEntry
  busy: boolean
  seen: string | null
  onShow: (id: string) => void
}) {
  if (id === null) return null
  if (isAsNow) return <p className="text-sm text-muted">{versionTexts.asNow}</p>
  return (
    <Button
      quiet
      ref={id === seen ? focusOn : undefined}
      aria-label={panelTexts.itemLabel(versionTexts.show, formatMinute(savedAt))}
      aria-disabled={busy}
      onClick={() => onShow(id)}
    >
      {versionTexts.show}
    </Button>
  )
}

const isSame = (rows: readonly FieldRow[]) => differing(rows).length === 0

function ShownVersion({ savedAt, rows }: { savedAt: string; rows: readonly FieldRow[] }) {
  return (
    <>
      <h3 ref={focusOn} tabIndex={-1} className="font-sans text-base focus:outline-0">
        {wholeDays(versionTexts.saved(formatMinute(savedAt)))}
      </h3>
      {isSame(rows) ? (
        <p role="status">{versionTexts.same}</p>
      ) : (
        <>
          <p>{versionTexts.direction}</p>
          <Differences rows={rows} mine={versionTexts.then} theirs={versionTexts.now} />
          <p className="text-sm text-muted">{versionTexts.takeHint}</p>
        </>
      )}
    </>
  )
}
