import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Version } from '#src/features/publishing/version-contracts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { formatMoment } from '#src/panel/frame/moments.ts'
import type { FieldRow } from '#src/panel/kit/record-kind.ts'
import { Differences, differing } from '#src/panel/kit/Differences.tsx'
import { createItemVersions } from './item-versions.ts'
import { versionTexts } from './version-texts.ts'

/** The parts of an item's form that `Versions` uses. */
interface VersionedForm {
  kind: ItemKind
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
  useEffect(() => void versions.load(), [versions])

  async function take(version: Version): Promise<void> {
    if (await item.takeVersion(version)) onClose()
  }

  async function restore(version: Version): Promise<void> {
    if (!(await versions.restore(version.id))) return
    onClose()
    void item.startOver()
  }

  return (
    <Dialog title={versionTexts.open} onClose={onClose} wide>
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
            <VersionList versions={state.versions} busy={state.busy} onShow={versions.show} />
          ) : (
            <ShownVersion
              version={state.shown}
              rows={item.rowsOfVersion(state.shown)}
              busy={state.busy}
              onTake={take}
              onRestore={restore}
              onBack={versions.hide}
            />
          )}
        </>
      ) : null}
      <div className="flex justify-end">
        <Button quiet onClick={onClose}>
          {panelTexts.close}
        </Button>
      </div>
    </Dialog>
  )
}

type Loaded = Extract<
  ReturnType<ReturnType<typeof createItemVersions>['$state']['get']>,
  { step: 'loaded' }
>

function VersionList({
  versions,
  busy,
  onShow,
}: Pick<Loaded, 'versions' | 'busy'> & { onShow: (id: string) => Promise<void> }) {
  if (versions.length === 0) return <p role="status">{versionTexts.none}</p>
  return (
    <ol className="flex flex-col">
      {versions.map(({ id, title, savedAt, words, questionCount }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <p className="text-sm text-muted">
              {[
                versionTexts.saved(formatMoment(savedAt)),
                ...(words === null ? [] : [versionTexts.words(words)]),
                ...(questionCount === null ? [] : [versionTexts.questions(questionCount)]),
              ].join(', ')}
            </p>
          </div>
          <Button quiet aria-disabled={busy} onClick={() => void onShow(id)}>
            {versionTexts.show}
          </Button>
        </li>
      ))}
    </ol>
  )
}

function ShownVersion({
  version,
  rows,
  busy,
  onTake,
  onRestore,
  onBack,
}: {
  version: Version
  rows: readonly FieldRow[]
  busy: boolean
  onTake: (version: Version) => Promise<void>
  onRestore: (version: Version) => Promise<void>
  onBack: () => void
}) {
  return (
    <>
      <p className="text-muted">{versionTexts.saved(formatMoment(version.savedAt))}</p>
      {differing(rows).length === 0 ? (
        <p role="status">{versionTexts.same}</p>
      ) : (
        <Differences rows={rows} mine={versionTexts.now} theirs={versionTexts.then} />
      )}
      <p className="text-sm text-muted">{versionTexts.takeHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => void onTake(version)}>
          {versionTexts.take}
        </Button>
        <Button quiet busy={busy} onClick={() => void onRestore(version)}>
          {versionTexts.restore}
        </Button>
        <Button quiet onClick={onBack}>
          {versionTexts.back}
        </Button>
      </div>
    </>
  )
}
