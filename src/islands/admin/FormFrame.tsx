import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ItemKind } from '#src/domain/items.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { Button } from '../ui/Button.tsx'
import type { ItemForm } from './item-form.ts'
import { formatMoment } from './moments.ts'
import { PanelLink } from './PanelTabs.tsx'

interface FormFrameProps<Values extends FieldValues, Item> {
  kind: ItemKind
  id: string | null
  item: ItemForm<Values, Item>
  /** What differs, when somebody else was faster. */
  conflict: (mine: Values, theirs: Item) => ReactNode
  /** What else can be done with the item, above the save button. */
  actions?: ReactNode
  children: ReactNode
}

/** What every form of an item has around its fields: heading, loading, notices, saving, a conflict. */
export function FormFrame<Values extends FieldValues, Item>({
  kind,
  id,
  item,
  conflict,
  actions,
  children,
}: FormFrameProps<Values, Item>) {
  const { state, form } = item
  switch (state.step) {
    case 'loading':
      return <p role="status">{panelTexts.loadingView}</p>
    case 'missing':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{panelTexts.itemMissing}</p>
          {item.openAsNew === null ? null : (
            <>
              <p>{panelTexts.orphanText}</p>
              <Button onClick={item.openAsNew}>{panelTexts.orphanOpen}</Button>
            </>
          )}
          <PanelLink to={{ screen: 'list', kind }} className="link inline-block py-1">
            {panelTexts.toList}
          </PanelLink>
        </div>
      )
    case 'error':
      return (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button onClick={item.reload}>{panelTexts.retry}</Button>
        </div>
      )
    case 'editing':
      return (
        <form
          noValidate
          aria-busy={state.saving}
          onSubmit={(event) => {
            event.preventDefault()
            item.submit()
          }}
          className="flex flex-col gap-8 [&_textarea[rows]]:field-sizing-content [&_textarea[rows]]:min-h-20"
        >
          <h2 className="heading">
            {panelTexts.formHeadings[kind][id === null ? 'create' : 'edit']}
          </h2>
          <RestoredNotice item={item} />
          {children}
          <div className="flex flex-wrap gap-3">{actions}</div>
          <div className="foot z-10 -mx-5 flex flex-wrap items-center gap-2 bg-paper px-5 sm:gap-3 max-sm:[&_button]:px-3.5">
            <Button type="submit" busy={state.saving}>
              {state.saving ? panelTexts.saving : panelTexts.save}
            </Button>
            {id === null ? null : (
              <Button quiet disabled={state.saving} onClick={item.cancel}>
                {panelTexts.cancelEdit}
              </Button>
            )}
            <KeptNote item={item} />
          </div>
          {state.conflict === null ? null : conflict(form.getValues(), state.conflict)}
        </form>
      )
  }
}

function RestoredNotice<Values extends FieldValues, Item>({
  item,
}: {
  item: ItemForm<Values, Item>
}) {
  if (item.restoredAt === null) return null
  return (
    <section
      aria-label={panelTexts.keptTitle}
      className="flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-mist px-5 py-4"
    >
      <div role="status">
        <p className="font-semibold">{panelTexts.keptTitle}</p>
        <p className="text-sm">{panelTexts.keptText(formatMoment(item.restoredAt))}</p>
      </div>
      <Button quiet onClick={item.discardRestored}>
        {panelTexts.keptDiscard}
      </Button>
    </section>
  )
}

/** When the browser has kept the form last, or that it cannot. */
function KeptNote<Values extends FieldValues, Item>({ item }: { item: ItemForm<Values, Item> }) {
  const kept = useStore(item.keeper.$kept)
  switch (kept.step) {
    case 'none':
      return null
    case 'kept':
      return <p className="text-sm text-muted">{panelTexts.keptAt(formatMoment(kept.at))}</p>
    case 'failed':
      return (
        <p role="alert" className="text-sm text-danger">
          {panelTexts.keepingFailed}
        </p>
      )
  }
}
