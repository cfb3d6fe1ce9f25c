import { atom } from 'nanostores'
import type { Panel } from '../frame/panel.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createDraft } from './draft.ts'
import type { CopiedRecord, CopyStorage, LocalCopy } from './local-copies.ts'
import type { RecordEditor, StoredRecord } from './record-editor.ts'
import type { FormFields, RecordKind } from './record-kind.ts'
import { createServerDrafts } from './server-drafts.ts'
import { formTexts } from './texts.ts'

/** Parts of an open form. */
export interface FormParts<Values, Stored extends StoredRecord, Body> extends Tools {
  kind: RecordKind<Values, Stored, Body>
  record: CopiedRecord
  fields: FormFields<Values>
  panel: Pick<
    Panel,
    '$unsaved' | 'setUnsaved' | 'mayLeave' | 'offerSaving' | 'replaceView' | 'renameView' | 'go'
  >
  editor: RecordEditor<Stored, Body>
}

/**
 * Manages the values of a form: those of its record, or a draft of them.
 * @param text id of the unfinished text to continue; null: the record's last one.
 */
export function createFormValues<Values, Stored extends StoredRecord, Body>({
  kind,
  record,
  text,
  fields,
  panel,
  copies,
  editor,
  ...given
}: FormParts<Values, Stored, Body> & { text: string | null; copies: CopyStorage | undefined }) {
  const { showError } = toolsOf(given)
  const { unfinished } = kind
  const server =
    unfinished === undefined ? null : createServerDrafts({ ...given, unfinished, record })
  const draft = createDraft<Values>({
    record,
    storage: copies,
    server,
    current: fields.read,
    isSame,
    show: showDraft,
  })
  const $restoredAt = atom<string | null>(null)
  /** The device that the restored text comes from; null: this browser. */
  const $restoredFrom = atom<string | null>(null)
  /** Draft of a record that can no longer be changed. */
  const $orphan = atom<Values | null>(null)
  /** The row version that the form was loaded from. */
  let version: string | null = null
  let resetting = false
  // A logout resets `$unsaved` and then ends the session, after which the draft can no longer be sent.
  const ignoreLeaving = panel.$unsaved.listen((isUnsaved) => {
    if (!isUnsaved) draft.leave()
  })

  /** Returns the record that the form shows; null for a new one, undefined if there is nothing to edit. */
  function stored(): Stored | null | undefined {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.stored : undefined
  }

  function savedValues(): Values {
    const saved = stored() ?? null
    return saved === null ? kind.empty : kind.toValues(saved)
  }

  /** Returns a draft's values. A field that the form did not have when the draft was written gets its saved value. */
  const valuesOf = (values: Values): Values => ({ ...savedValues(), ...values })
  const isClosed = (saved: Stored | null) => saved !== null && kind.closed?.is(saved) === true

  function isSame(one: Values, other: Values): boolean {
    const rows = kind.rowsOf(valuesOf(one), valuesOf(other))
    return rows.every(({ mine, theirs }) => mine.trim() === theirs.trim())
  }

  /** Shows values as unsaved. Meanwhile the form may report "unchanged", which must not drop the draft. */
  function resetUnsaved(values: Values, keep: 'saved' | 'typed'): void {
    resetting = true
    fields.reset(values, keep)
    resetting = false
    panel.setUnsaved(true)
  }

  /** Shows a stored record, or an empty form, without changes, and drops the draft. */
  function show(saved: Stored | null): void {
    draft.forget()
    $restoredAt.set(null)
    version = saved?.updatedAt ?? null
    fields.reset(saved === null ? kind.empty : kind.toValues(saved))
    panel.setUnsaved(false)
  }

  /** Shows the record that was just saved, without changes, and drops the draft. Focus and caret stay. */
  function showSaved(saved: Stored): void {
    resetting = true
    fields.settle(kind.toValues(saved))
    resetting = false
    draft.forget()
    $restoredAt.set(null)
    version = saved.updatedAt
    panel.setUnsaved(false)
  }

  /** Shows a draft as unsaved values. If its record is gone or closed to changes, offers it as a new record. */
  function showDraft(copy: LocalCopy<Values>, device: string | null): void {
    const saved = stored()
    if (saved === undefined || isClosed(saved)) {
      $orphan.set(copy.values)
      return
    }
    version = copy.loadedVersion ?? version
    resetUnsaved(valuesOf(copy.values), 'saved')
    $restoredFrom.set(device)
    $restoredAt.set(copy.keptAt)
  }

  /** Loads the record into the form, then restores its draft from this browser or the server. */
  async function load(): Promise<void> {
    const { id } = record
    const asked = id === null ? null : server?.list()
    await editor.load()
    const loaded = stored()
    if (loaded === undefined && editor.$state.get().step !== 'missing') return
    if (loaded !== undefined && !isClosed(loaded)) {
      fields.reset(savedValues())
      version = loaded?.updatedAt ?? null
    }
    const copy = await draft.takeOver(id === null ? text : null)
    if (copy !== null) showDraft(copy, null)
    if ($orphan.get() === null) draft.findOtherTab()
    // The server's draft of a new record is continued only if it was chosen, or if this browser has a copy of it.
    if (server === null || (id === null && text === null && draft.read() === null)) return
    const outcome = await draft.meetServer({
      texts: await (asked ?? server.list()),
      chosen: text,
      wasSaved: async ({ loadedVersion }) =>
        id === null
          ? (await kind.load(draft.attemptId())).ok
          : loaded?.updatedAt !== undefined && loaded.updatedAt !== loadedVersion,
    })
    if (outcome === 'gone') showError(formTexts.textGone)
    if (outcome === 'saved') {
      $orphan.set(null)
      show(stored() ?? null)
    }
  }

  function changed(values: Values, isDirty: boolean): void {
    if (resetting) return
    if (isDirty) draft.keep(values, version)
    else draft.forget()
    panel.setUnsaved(isDirty)
  }

  /** Replaces the values with unsaved ones. */
  function replace(values: Values): void {
    resetUnsaved(values, 'saved')
    draft.keep(values, version)
  }

  /** Takes over the row version of a stored record; typed text stays as unsaved changes. */
  function replaceStored(saved: Stored): void {
    version = saved.updatedAt
    if (panel.$unsaved.get()) draft.keep(fields.read(), version)
  }

  /**
   * Takes over the version that was just saved; text typed during the save stays as unsaved changes.
   * @param wasNew whether the record was new: its draft continues as the saved record's draft.
   */
  function typedMeanwhile(saved: Stored, wasNew: boolean): void {
    $restoredAt.set(null)
    if (wasNew) draft.forget()
    resetUnsaved(kind.toValues(saved), 'typed')
    replaceStored(saved)
    draft.read()
  }

  function startOver(): Promise<void> {
    draft.forget()
    $restoredAt.set(null)
    panel.setUnsaved(false)
    return load()
  }

  /** Offers the text that was typed into a record closed meanwhile, as a new record. */
  function closeRecord(): void {
    if (panel.$unsaved.get()) $orphan.set(fields.read())
    draft.close()
    panel.setUnsaved(false)
  }

  function close(): void {
    ignoreLeaving()
    draft.close()
  }

  return {
    draft,
    $restoredAt,
    $restoredFrom,
    $orphan,
    /** Returns the row version that the form was loaded from. */
    version: () => version,
    stored,
    valuesOf,
    isClosed,
    isSame,
    load,
    changed,
    show,
    showSaved,
    replace,
    replaceStored,
    typedMeanwhile,
    startOver,
    closeRecord,
    close,
  }
}

export type FormValues<Values, Stored extends StoredRecord> = ReturnType<
  typeof createFormValues<Values, Stored, unknown>
>
