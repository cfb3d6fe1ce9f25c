import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useRecordForm } from '#src/panel/kit/use-record-form.tsx'
import { type AddressValues, useProposedSlug } from './use-proposed-slug.tsx'
import { type StoredItem, type FormKind, createItemForm } from './item-form.ts'
import type { StatusValues } from './item-status.ts'

/** Form store of an item, with react-hook-form's form. */
export type ItemForm<
  Values extends FieldValues & AddressValues & StatusValues,
  Item extends StoredItem,
> = ReturnType<typeof createItemForm<Values, Item, unknown>> & {
  form: UseFormReturn<Values>
  /** Id of the item; null for a new one. */
  id: string | null
}

/** Creates the form of an item and loads the item. */
export function useItemForm<
  Values extends FieldValues & AddressValues & StatusValues,
  Item extends StoredItem,
  Body,
>(kind: FormKind<Values, Item, Body>, id: string | null, text: string | undefined) {
  const opened = useRecordForm(kind, (fields) => createItemForm({ kind, id, text, fields }))
  useProposedSlug(opened.form, id === null)
  return { ...opened, id }
}
