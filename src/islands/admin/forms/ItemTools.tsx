import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Version } from '#src/contracts/versions.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { versionTexts } from '#src/texts/versions.ts'
import { Button } from '../../ui/Button.tsx'
import type { ItemForm } from '../item-form.ts'
import type { FieldRow } from './Differences.tsx'
import { PreviewLinkButton } from './PreviewLinkButton.tsx'
import { Versions } from './Versions.tsx'

interface ItemToolsProps<Values extends FieldValues, Item> {
  kind: ItemKind
  id: string | null
  item: ItemForm<Values, Item>
  /** What a version puts into the form. */
  valuesOf: (version: Version) => Values
  /** Each field as it is in the form and in a version. */
  rowsOf: (mine: Values, theirs: Values) => FieldRow[]
}

/** Earlier versions and the preview link of a stored item; nothing for a new one. */
export function ItemTools<Values extends FieldValues, Item>({
  kind,
  id,
  item,
  valuesOf,
  rowsOf,
}: ItemToolsProps<Values, Item>) {
  const [open, setOpen] = useState(false)
  if (id === null) return null
  return (
    <>
      <PreviewLinkButton kind={kind} id={id} />
      <Button quiet onClick={() => setOpen(true)}>
        {versionTexts.open}
      </Button>
      {open ? (
        <Versions
          kind={kind}
          id={id}
          rowsOf={(version) => rowsOf(item.form.getValues(), valuesOf(version))}
          onTake={(version) => {
            void item.fillIn(valuesOf(version)).then((taken) => {
              if (taken) setOpen(false)
            })
          }}
          onRestored={() => {
            setOpen(false)
            item.startOver()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
