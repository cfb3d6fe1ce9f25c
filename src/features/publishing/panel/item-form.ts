import type { Version } from '#src/features/publishing/version-contracts.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { formatMinuteOfYear } from '#src/core/lithuanian.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { panel as documentPanel, type Panel } from '#src/panel/frame/panel.ts'
import type { StoredRecord } from '#src/panel/kit/record-editor.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import type { StatusValues } from './item-status.ts'
import { itemListTexts, savedTexts } from './texts.ts'
import type { FieldLabels } from './version-entries.ts'
import { versionTexts } from './version-texts.ts'

export interface StoredItem extends StoredRecord {
  slug: string
  title: string
  published: boolean
  publishAt: string | null
}

/** Form definition for a kind of items, without the parts that `createItemForm` adds. */
export interface FormKind<Values, Item extends StoredItem, Body> extends Omit<
  RecordKind<Values, Item, Body>,
  'keptAs' | 'unfinished' | 'formOf' | 'afterSave' | 'onSaved' | 'outcomeOf'
> {
  kind: ItemKind
  labels: FieldLabels
  versionToValues: (version: Version) => Values
}

/** Question before an earlier version replaces unsaved changes. */
const REPLACE = {
  title: versionTexts.takeTitle,
  text: versionTexts.takeText,
  confirm: versionTexts.take,
  dangerous: true,
}

/**
 * Returns the details of the toast after a save: a link if the item is published, the time if it is scheduled,
 * otherwise a text that says it is a draft or was taken down.
 * @param before the item before the save; null for a new one.
 */
export function outcomeOf(
  kind: ItemKind,
  { slug, published, publishAt }: StoredItem,
  before: StoredItem | null,
): Pick<ToastInput, 'description' | 'link'> {
  if (published) return { link: { text: savedTexts.seePublished, href: itemPath(kind, slug) } }
  if (publishAt !== null)
    return { description: itemListTexts.publishOn(formatMinuteOfYear(publishAt)) }
  return { description: before?.published === true ? savedTexts.takenDown : savedTexts.draft }
}

/**
 * Creates the form of an article, page or quiz. A save that closes the form shows `SavedCard`, with a button to create
 * another item.
 * @param id of the item; null for a new one.
 */
export function createItemForm<
  Values extends { title: string } & StatusValues,
  Item extends StoredItem,
  Body,
>({
  kind,
  panel = documentPanel,
  ...given
}: FormDependencies & {
  kind: FormKind<Values, Item, Body>
  id: string | null
  text?: string | undefined
  fields: FormFields<Values>
  panel?: NonNullable<FormDependencies['panel']> & Pick<Panel, '$saved'>
}) {
  const formOf = (id: string | null) => ({ screen: 'form', kind: kind.kind, id }) as const
  const form = createRecordForm({
    ...given,
    panel,
    kind: {
      ...kind,
      keptAs: kind.kind,
      unfinished: { kind: kind.kind, titleOf: ({ title }) => title },
      formOf,
      afterSave: () => ({ ...formOf(null), saved: true as const }),
      outcomeOf: (stored, before) => outcomeOf(kind.kind, stored, before),
      onSaved: ({ id, published, publishAt, title, slug }) =>
        panel.$saved.set({ kind: kind.kind, id, slug, title, published, publishAt }),
    },
  })

  /**
   * Returns the form values of an earlier version, but with the form's current status. Otherwise loading a version
   * could publish an item that was taken down.
   */
  function valuesOfVersion(version: Version): Values {
    const { status, publishAt, publishedAt } = given.fields.read()
    return { ...kind.versionToValues(version), status, publishAt, publishedAt }
  }

  return {
    ...form,
    kind: kind.kind,
    labels: kind.labels,
    /** Returns what an earlier version, as `mine`, would change in the form. */
    rowsOfVersion: (version: Version) => kind.rowsOf(valuesOfVersion(version), given.fields.read()),
    /** Puts the values of an earlier version into the form. Asks first if that would discard unsaved changes. */
    takeVersion: (version: Version) => form.replace(valuesOfVersion(version), REPLACE),
  }
}
