import { atom } from 'nanostores'
import type { createDraft } from './draft.ts'
import type { FormParts } from './form-values.ts'
import type { LocalCopy } from './local-copies.ts'
import type { StoredRecord } from './record-editor.ts'

/** Creates the functions that read the loaded record and compare drafts with it. */
export function readRecord<Values, Stored extends StoredRecord, Body>({
  kind,
  editor,
}: Pick<FormParts<Values, Stored, Body>, 'kind' | 'editor'>) {
  /** Returns the loaded record; null for a new one, undefined if the form is not shown. */
  function stored(): Stored | null | undefined {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.stored : undefined
  }

  /** Returns a draft's values. Fields that are missing in an old draft get their saved value. */
  function valuesOf(values: Values): Values {
    const saved = stored() ?? null
    return { ...(saved === null ? kind.empty : kind.toValues(saved)), ...values }
  }

  /** Whether two drafts have the same text. */
  function isSame(one: Values, other: Values): boolean {
    const rows = kind.rowsOf(valuesOf(one), valuesOf(other))
    return rows.every(({ mine, theirs }) => mine.trim() === theirs.trim())
  }

  return {
    stored,
    valuesOf,
    isClosed: (saved: Stored | null) => saved !== null && kind.closed?.is(saved) === true,
    isSame,
  }
}

/** Creates the store that shows a record or a draft in the form's fields, and knows the row version that was loaded. */
export function createShownValues<Values, Stored extends StoredRecord, Body>({
  kind,
  fields,
  panel,
  draft,
  record: { stored, valuesOf, isClosed },
}: Pick<FormParts<Values, Stored, Body>, 'kind' | 'fields' | 'panel'> & {
  draft: ReturnType<typeof createDraft<Values>>
  record: ReturnType<typeof readRecord<Values, Stored, Body>>
}) {
  const $restoredAt = atom<string | null>(null)
  /** Device from which the restored text comes; null for this browser. */
  const $restoredFrom = atom<string | null>(null)
  /** Text of a record that was deleted or closed to changes. */
  const $orphan = atom<Values | null>(null)
  /** Row version of the loaded record. */
  let version: string | null = null
  /**
   * Whether the fields are being set. The form may report "unchanged" in the meantime, which must not delete the draft.
   */
  let isSetting = false

  function set(setFields: () => void): void {
    isSetting = true
    setFields()
    isSetting = false
  }

  function setUnsaved(values: Values, keep: 'saved' | 'typed'): void {
    set(() => fields.reset(values, keep))
    panel.setUnsaved(true)
  }

  /** Shows the loaded record or an empty form. Keeps the draft. */
  function showLoaded(saved: Stored | null): void {
    fields.reset(saved === null ? kind.empty : kind.toValues(saved))
    version = saved?.updatedAt ?? null
  }

  /** Marks the form as unchanged and deletes the draft. */
  function dropChanges(): void {
    draft.forget()
    $restoredAt.set(null)
    panel.setUnsaved(false)
  }

  /** Shows a stored record or an empty form, without changes. Deletes the draft. */
  function show(saved: Stored | null): void {
    set(() => showLoaded(saved))
    dropChanges()
  }

  /** Shows the record that was just saved, without changes. Keeps focus and caret, and deletes the draft. */
  function showSaved(saved: Stored): void {
    set(() => fields.settle(kind.toValues(saved)))
    version = saved.updatedAt
    dropChanges()
  }

  /** Shows a draft as unsaved values. If its record is deleted or closed to changes, offers it as a new record. */
  function showDraft(copy: LocalCopy<Values>, device: string | null): void {
    const saved = stored()
    if (saved === undefined || isClosed(saved)) {
      $orphan.set(copy.values)
      return
    }
    version = copy.loadedVersion ?? version
    setUnsaved(valuesOf(copy.values), 'saved')
    $restoredFrom.set(device)
    $restoredAt.set(copy.keptAt)
  }

  /** Keeps changed values as a draft. If they equal the saved ones again, deletes the draft. */
  function changed(values: Values, isDirty: boolean): void {
    if (isSetting) return
    if (isDirty) draft.keep(values, version)
    else draft.forget()
    panel.setUnsaved(isDirty)
  }

  /** Replaces the form's values by unsaved ones. */
  function replace(values: Values): void {
    setUnsaved(values, 'saved')
    draft.keep(values, version)
  }

  /** Takes over the row version of a stored record. Typed text stays as unsaved changes. */
  function replaceStored(saved: Stored): void {
    version = saved.updatedAt
    if (panel.$unsaved.get()) draft.keep(fields.read(), version)
  }

  /**
   * Takes over the version that was just saved. Text typed during the save stays as unsaved changes.
   * @param wasNew whether the record was new. Its draft then becomes a draft of the saved record.
   */
  function typedMeanwhile(saved: Stored, wasNew: boolean): void {
    $restoredAt.set(null)
    if (wasNew) draft.forget()
    setUnsaved(kind.toValues(saved), 'typed')
    replaceStored(saved)
    draft.read()
  }

  return {
    $restoredAt,
    $restoredFrom,
    $orphan,
    /** Returns the row version of the loaded record. */
    version: () => version,
    showLoaded,
    dropChanges,
    show,
    showSaved,
    showDraft,
    changed,
    replace,
    replaceStored,
    typedMeanwhile,
  }
}
