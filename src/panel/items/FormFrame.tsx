import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../islands/ui/Button.tsx'
import { Dialog } from '../frame/Dialog.tsx'
import { formatMoment } from '../frame/moments.ts'
import { PanelLink } from '../frame/PanelTabs.tsx'
import { panelTexts } from '../frame/texts.ts'
import { itemFormTexts } from './texts.ts'
import { Differences } from '../versions/Differences.tsx'
import { VersionsButton } from '../versions/Versions.tsx'
import type { FieldRow, StoredItem } from './item-form.ts'
import { PreviewLinkButton } from './PreviewLinkButton.tsx'
import type { ItemForm } from './use-item-form.tsx'

interface ItemProps<Values extends FieldValues, Item extends StoredItem> {
  item: ItemForm<Values, Item>
}

type AnyForm = ItemForm<FieldValues, StoredItem>

/** The frame of every form: heading, loading, restored draft, saving, conflict. */
export function FormFrame<Values extends FieldValues, Item extends StoredItem>({
  item,
  actions,
  children,
}: ItemProps<Values, Item> & {
  /** Actions of this kind of item. */
  actions?: ReactNode
  children: ReactNode
}) {
  const state = useStore(item.$state)
  const { kind } = item.kind
  switch (state.step) {
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'missing':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{itemFormTexts.itemMissing}</p>
          <Orphan item={item} />
          <PanelLink to={{ screen: 'list', kind }} className="link inline-block py-2.5">
            {itemFormTexts.toList}
          </PanelLink>
        </div>
      )
    case 'error':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button onClick={() => void item.load()}>{panelTexts.retry}</Button>
        </div>
      )
    case 'editing':
      return (
        <form
          noValidate
          aria-busy={state.saving}
          onSubmit={(event) => {
            event.preventDefault()
            void item.submit()
          }}
          className="flex flex-col gap-6 sm:gap-8 [&_textarea[rows]]:field-sizing-content [&_textarea[rows]]:min-h-20"
        >
          <h2 className="heading">
            {itemFormTexts.formHeadings[kind][item.id === null ? 'create' : 'edit']}
          </h2>
          <RestoredNotice item={item} />
          {children}
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3 max-sm:[&_button]:px-2">
            {actions}
            {item.id === null ? null : (
              <>
                <PreviewLinkButton kind={kind} id={item.id} />
                <VersionsButton id={item.id} item={item} />
              </>
            )}
          </div>
          <div className="foot z-10 -mx-5 flex flex-wrap items-center gap-2 bg-paper px-5 sm:gap-3 max-sm:[&_button]:px-3.5">
            <Button type="submit" busy={state.saving}>
              {state.saving ? itemFormTexts.saving : itemFormTexts.save}
            </Button>
            {item.id === null ? null : (
              <Button quiet disabled={state.saving} onClick={() => void item.cancel()}>
                {itemFormTexts.cancelEdit}
              </Button>
            )}
            <KeptNote item={item} />
          </div>
          {state.conflict === null ? null : (
            <Conflict
              item={item}
              rows={item.kind.rowsOf(item.form.getValues(), item.kind.toValues(state.conflict))}
            />
          )}
        </form>
      )
  }
}

function Orphan<Values extends FieldValues, Item extends StoredItem>({
  item,
}: ItemProps<Values, Item>) {
  if (useStore(item.$orphan) === null) return null
  return (
    <>
      <p>{itemFormTexts.orphanText}</p>
      <Button onClick={item.openOrphan}>{itemFormTexts.orphanOpen}</Button>
    </>
  )
}

/** Tells that the form holds what the browser has kept. */
export function RestoredNotice({
  item,
}: {
  item: Pick<AnyForm, '$restoredAt' | 'discardRestored'>
}) {
  const restoredAt = useStore(item.$restoredAt)
  if (restoredAt === null) return null
  return (
    <section
      aria-label={itemFormTexts.keptTitle}
      className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-mist px-5 py-4"
    >
      <div role="status">
        <p className="font-semibold">{itemFormTexts.keptTitle}</p>
        <p className="text-sm">{itemFormTexts.keptText(formatMoment(restoredAt))}</p>
      </div>
      <Button quiet onClick={() => void item.discardRestored()}>
        {itemFormTexts.keptDiscard}
      </Button>
    </section>
  )
}

/** When the browser last kept the form. */
export function KeptNote({ item }: { item: Pick<AnyForm, '$kept'> }) {
  const kept = useStore(item.$kept)
  switch (kept.step) {
    case 'none':
      return null
    case 'kept':
      return <p className="text-sm text-muted">{itemFormTexts.keptAt(formatMoment(kept.at))}</p>
    case 'failed':
      return (
        <p role="alert" className="text-sm text-danger">
          {itemFormTexts.keepingFailed}
        </p>
      )
  }
}

/** Differences from the version saved elsewhere, and the choices. */
export function Conflict({
  item,
  rows,
  text = itemFormTexts.conflictText,
}: {
  item: Pick<AnyForm, 'keepMine' | 'takeTheirs' | 'postponeConflict'>
  rows: readonly FieldRow[]
  text?: string
}) {
  return (
    <Dialog title={itemFormTexts.conflictTitle} onClose={item.postponeConflict} wide>
      <p>{text}</p>
      <Differences
        rows={rows}
        mine={itemFormTexts.conflictMine}
        theirs={itemFormTexts.conflictTheirs}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet onClick={() => void item.keepMine()}>
          {itemFormTexts.keepMine}
        </Button>
        <Button quiet onClick={item.takeTheirs}>
          {itemFormTexts.takeTheirs}
        </Button>
        {/* The only one of the three choices that discards nothing. */}
        <Button onClick={item.postponeConflict}>{itemFormTexts.conflictLater}</Button>
      </div>
    </Dialog>
  )
}
