import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Version } from '#src/contracts/versions.ts'
import { createItemVersions } from '#src/stores/admin/item-versions.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { versionTexts } from '#src/texts/versions.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMoment } from '../moments.ts'
import { session } from '../session.ts'
import { Differences, differing, type FieldRow } from './Differences.tsx'

interface VersionsProps {
  kind: ItemKind
  id: string
  /** The fields of a version beside those of the form: `mine` is what the form holds. */
  rowsOf: (version: Version) => readonly FieldRow[]
  /** Puts a version into the form. */
  onTake: (version: Version) => void
  /** A version is the current one now. */
  onRestored: () => void
  onClose: () => void
}

/** The earlier versions of an item in a dialog: looked at, taken into the form, or restored at once. */
export function Versions({ kind, id, rowsOf, onTake, onRestored, onClose }: VersionsProps) {
  const [versions] = useState(() => createItemVersions({ kind, id, session }))
  const state = useStore(versions.$state)
  useEffect(() => void versions.load(), [versions])

  async function restore(version: Version): Promise<void> {
    if (await versions.restore(version.id)) onRestored()
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
              rows={rowsOf(state.shown)}
              busy={state.busy}
              onTake={onTake}
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
          <Button quiet disabled={busy} onClick={() => void onShow(id)}>
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
  onTake: (version: Version) => void
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
        <Button disabled={busy} onClick={() => onTake(version)}>
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
