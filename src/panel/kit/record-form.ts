import { panel as documentPanel } from '../frame/panel.ts'
import { panelAddress } from '../frame/panel-address.ts'
import { backOf } from '../frame/places.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { OtherText } from './draft.ts'
import { createFormSaving } from './form-saving.ts'
import { createFormValues, type FormParts } from './form-values.ts'
import { type CopyStorage, storeForNextForm } from './local-copies.ts'
import { createRecordEditor, type StoredRecord } from './record-editor.ts'
import type { FormFields, RecordKind } from './record-kind.ts'
import { formTexts } from './texts.ts'

/** Dependencies that tests replace. */
export interface FormDependencies extends Tools {
  panel?: FormParts<never, never, never>['panel']
  copies?: CopyStorage
}

const DISCARD = {
  title: formTexts.keptDiscardTitle,
  text: formTexts.keptDiscardText,
  confirm: formTexts.keptDiscardConfirm,
  dangerous: true,
}

/**
 * Creates the store of a record's form. It loads the record, restores a draft, saves, and resolves conflicts.
 * @param id of the record; null for a new one.
 * @param text id of the unfinished text to continue; null for the last one of the record.
 */
export function createRecordForm<Values, Stored extends StoredRecord, Body>({
  kind,
  id,
  text = null,
  fields,
  panel = documentPanel,
  copies,
  ...given
}: FormDependencies & {
  kind: RecordKind<Values, Stored, Body>
  id: string | null
  text?: string | null | undefined
  fields: FormFields<Values>
}) {
  const { confirmDialog, showError, toasts } = toolsOf(given)
  const record = { keptAs: kind.keptAs, id }
  const editor = createRecordEditor({ kind, record, linkTo, ...given })
  const parts = { kind, record, fields, panel, editor, ...given }
  const values = createFormValues({ ...parts, text, copies })
  const saving = createFormSaving({ ...parts, values })
  const { draft } = values
  const asNew = (typed: Values) => kind.asNew?.(typed) ?? typed

  const isClosedBySave = panelAddress(kind.afterSave('')) !== panelAddress(kind.formOf(''))

  /** Returns the URL fragment of the form for the toast after a save; null if the form stays open. */
  function linkTo(of: string): string | null {
    return isClosedBySave && !saving.stays() ? panelAddress(kind.formOf(of)) : null
  }

  /** Stores values for the next form. @returns false if the storage is full or blocked. */
  function leave(next: string | null, typed: Values, loadedVersion: string | null): boolean {
    const copy = { values: typed, loadedVersion, keptAt: new Date().toISOString() }
    const hasRoom = storeForNextForm({ keptAs: kind.keptAs, id: next }, copy, copies)
    if (!hasRoom) showError(formTexts.keepingFailed)
    return hasRoom
  }

  return {
    $state: editor.$state,
    $kept: draft.$kept,
    $restoredAt: values.$restoredAt,
    $restoredFrom: values.$restoredFrom,
    $elsewhere: draft.$other,
    $postponed: draft.$postponed,
    $orphan: values.$orphan,
    load: (): Promise<void> => {
      panel.offerSaving(async () => (await saving.save()) !== null && !panel.$unsaved.get())
      return values.load()
    },
    changed: values.changed,
    close: values.close,
    startOver: values.startOver,
    withSaved: saving.withSaved,
    /** Whether a save closes the form. */
    isClosedBySave,
    submit: saving.submitTo,
    retry: () => saving.submit(),
    /** Compares the form with a stored record by field. */
    rowsOf: (theirs: Stored) => kind.rowsOf(fields.read(), kind.toValues(theirs)),

    /**
     * Replaces the form's values by unsaved ones. Asks first if changes would be lost.
     * @returns whether the values were replaced.
     */
    replace: async (typed: Values, options: ConfirmOptions): Promise<boolean> => {
      if (panel.$unsaved.get() && !(await confirmDialog.ask(options))) return false
      values.replace(typed)
      return true
    },

    /**
     * Replaces the loaded record by a version that was saved elsewhere. Typed text stays, and the next save replaces
     * that version.
     */
    replaceStored: (stored: Stored): void => {
      editor.replaceStored(stored)
      values.replaceStored(stored)
    },

    /** Shows the conflict with a record that was changed elsewhere. */
    showConflict: (stored: Stored): void => {
      editor.showConflict(stored)
      saving.handleClosed()
    },

    /** Discards the changes and opens the list. A toast offers to restore the changes. */
    cancel: (): void => {
      const { id } = record
      const [typed, version] = [fields.read(), values.version()]
      const isChanged = panel.$unsaved.get()
      values.show(null)
      const blank = kind.formOf(null)
      panel.replaceView(backOf(blank) ?? blank)
      if (!isChanged) return
      const run = () => {
        if (leave(id, typed, version)) void panel.go(kind.formOf(id))
      }
      toasts.show({ title: formTexts.cancelled, action: { text: formTexts.takeBack, run } })
    },

    startCopy: async (): Promise<void> => {
      const copied = asNew(fields.read())
      if (!(await panel.mayLeave()) || !leave(null, copied, null)) return
      panel.setUnsaved(false)
      await panel.go(kind.formOf(null))
    },

    /** Opens text as a new record, because its own record was deleted or closed to changes. */
    openOrphan: (): void => {
      const orphan = values.$orphan.get()
      if (orphan === null || !leave(null, asNew(orphan), null)) return
      draft.forget()
      panel.replaceView(kind.formOf(null))
    },

    discardRestored: async (): Promise<void> => {
      if (await confirmDialog.ask(DISCARD)) values.show(values.stored() ?? null)
    },

    /** Ends a conflict and overwrites the stored record with the form's values. */
    keepMine: (): Promise<void> => {
      const theirs = saving.conflict()
      editor.resolveConflict('mine')
      return saving.submit(theirs ?? undefined)
    },

    /** Ends a conflict and loads the stored record into the form. */
    takeTheirs: (): void => {
      const theirs = saving.conflict()
      editor.resolveConflict('theirs')
      if (theirs === null) return
      values.show(theirs)
      // The new record was already stored, by an earlier save or another device, so its own form opens.
      if (record.id === null) panel.replaceView(kind.formOf(theirs.id))
    },

    /** Compares the form with unsaved text from another tab or device by field. */
    rowsOfText: ({ copy }: OtherText<Values>) =>
      kind.rowsOf(fields.read(), values.valuesOf(copy.values)),
    keepOwn: draft.keepOwn,
    takeOther: draft.takeOther,
    postponeOther: draft.postpone,
    compareAgain: draft.compareAgain,

    /** Closes the conflict's view without a choice. */
    postponeConflict: () => editor.resolveConflict('later'),
  }
}

export type RecordForm<Values, Stored extends StoredRecord> = ReturnType<
  typeof createRecordForm<Values, Stored, unknown>
>
