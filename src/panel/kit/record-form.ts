import { atom } from 'nanostores'
import type { z } from 'zod'
import { panel as documentPanel, type Panel } from '../frame/panel.ts'
import { panelAddress, type PanelView } from '../frame/panel-address.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import {
  browserKeptForms,
  createFormKeeper,
  type KeptForm,
  type KeptForms,
  storeForNextForm,
  type RemoteDraft,
} from './kept-form.ts'
import { createRecordEditor, type SavedKind, type StoredRecord } from './record-editor.ts'
import { createServerTexts, type Unfinished } from './server-texts.ts'
import { type RemoteDraftResult, findRemoteDraft } from './remote-draft.ts'
import { formTexts } from './texts.ts'

/** One field in two versions. */
export interface FieldRow {
  label: string
  mine: string
  theirs: string
}

/** Validation of a form's values. */
export interface ValidatedKind<Values, Body> {
  schema: z.ZodType<Body>
  /** The body of the call, for the schema of the contract to validate. */
  toBody: (values: Values) => unknown
  /** The form's field for a path of the body. */
  fieldOf: (path: string) => string
  /** Name of the form part with a field, for messages shown elsewhere; null if there is none. */
  placeOf?: (field: string, values: Values) => string | null
}

/** Conversion between records and form values. */
export interface RecordKind<Values, Stored extends StoredRecord, Body>
  extends SavedKind<Stored, Body>, ValidatedKind<Values, Body> {
  /** The name under which the browser keeps drafts. */
  keptAs: string
  /** Server drafts of this kind; without it the server keeps none. */
  unfinished?: Unfinished<Values>
  empty: Values
  toValues: (stored: Stored) => Values
  /** Converts the values of a stored record into those of a new one; unchanged by default. */
  asNew?: (values: Values) => Values
  /** Every field in two versions, in the order of the form. */
  rowsOf: (mine: Values, theirs: Values) => FieldRow[]
  /** The form view of a record; null for a new one. */
  formOf: (id: string | null) => PanelView
  /** The view that opens after a save. */
  afterSave: (id: string) => PanelView
  /**
   * `is` tells whether a record is closed to changes; `text` is shown if a save finds it closed.
   */
  closed?: { is: (stored: Stored) => boolean; text: string }
  /** The question before a stored record is replaced; null: none. */
  confirmBefore?: (stored: Stored, body: Body) => ConfirmOptions | null
  onSaved?: (stored: Stored) => void
}

/** Form library functions that the store needs. */
export interface FormFields<Values> {
  read: () => Values
  /**
   * Replaces the values.
   * @param keep `saved`: keeps the saved values, the new ones count as changes; `typed`: keeps the typed
   * values, the new ones count as saved.
   */
  reset: (values: Values, keep?: 'saved' | 'typed') => void
  setError: (field: string, message: string) => void
  /** Validates the fields and calls back with the values, or with the messages of invalid fields. */
  submit: (
    save: (values: Values) => Promise<void>,
    refuse: (messages: string[]) => void,
  ) => Promise<void>
}

/** Dependencies that tests replace. */
export interface FormDependencies extends Tools {
  panel?: Pick<Panel, '$unsaved' | 'setUnsaved' | 'mayLeave' | 'replaceView' | 'go'>
  keptForms?: KeptForms
}

const DISCARD = {
  title: formTexts.keptDiscardTitle,
  text: formTexts.keptDiscardText,
  confirm: formTexts.keptDiscardConfirm,
  dangerous: true,
}

/**
 * Manages the form of one record: loads it, restores its draft, saves it, and resolves conflicts with versions saved
 * elsewhere.
 * @param id of the record, null for a new one.
 * @param text the unfinished text to continue in it; null: the record's last one.
 */
export function createRecordForm<Values, Stored extends StoredRecord, Body>({
  kind,
  id,
  text = null,
  fields,
  panel = documentPanel,
  keptForms = browserKeptForms,
  ...given
}: FormDependencies & {
  kind: RecordKind<Values, Stored, Body>
  id: string | null
  text?: string | null | undefined
  fields: FormFields<Values>
}) {
  const { toasts, confirmDialog, showError } = toolsOf(given)
  const editor = createRecordEditor({ kind, id, linkTo, ...given })
  const { unfinished } = kind
  const server =
    unfinished === undefined ? null : createServerTexts({ ...given, unfinished, recordId: id })
  const keeper = createFormKeeper<Values>({ keptAs: kind.keptAs, id, forms: keptForms, server })
  const $restoredAt = atom<string | null>(null)
  /** The device that the restored text comes from; null: this browser. */
  const $restoredFrom = atom<string | null>(null)
  /** Another device's version of the text in the form. */
  const $elsewhere = atom<RemoteDraft<Values> | null>(null)
  /** Kept values of a record that can no longer be changed. */
  const $orphan = atom<Values | null>(null)
  /** The row version that the form was loaded from. */
  let version: string | null = null
  let resetting = false
  /** Id of the draft that this form has tried to save as a new record. */
  let triedAs: string | null = null
  let isLeft = false
  // Sends the draft now, because a logout gives no other signal before it ends the session.
  const ignoreLeaving = panel.$unsaved.listen((isUnsaved) => {
    if (!isUnsaved) keeper.leave()
  })

  /**
   * Returns the address of a form that a save closes, for the toast's link; null if it stays open.
   */
  function linkTo(of: string): string | null {
    const address = panelAddress(kind.formOf(of))
    return panelAddress(kind.afterSave(of)) === address ? null : address
  }

  function editing() {
    const state = editor.$state.get()
    return state.step === 'editing' ? state : null
  }

  function savedValues(): Values {
    const stored = editing()?.stored ?? null
    return stored === null ? kind.empty : kind.toValues(stored)
  }

  /** Returns the draft's values; a field that the form did not have yet gets its saved value. */
  const valuesOf = (kept: KeptForm<Values>): Values => ({ ...savedValues(), ...kept.values })
  const isClosed = (stored: Stored | null) => stored !== null && kind.closed?.is(stored) === true
  const asNew = (values: Values) => kind.asNew?.(values) ?? values

  /** Shows values as unsaved; the form reports "unchanged" in between, which must not drop the draft. */
  function resetUnsaved(values: Values, keep: 'saved' | 'typed'): void {
    resetting = true
    fields.reset(values, keep)
    resetting = false
    panel.setUnsaved(true)
  }

  /** Shows a stored record without changes. */
  function show(stored: Stored | null): void {
    keeper.forget()
    $restoredAt.set(null)
    version = stored?.updatedAt ?? null
    fields.reset(stored === null ? kind.empty : kind.toValues(stored))
    panel.setUnsaved(false)
  }

  /** Shows a draft as unsaved. */
  function restore(kept: KeptForm<Values>, device: string | null): void {
    version = kept.loadedVersion ?? version
    resetUnsaved(valuesOf(kept), 'saved')
    $restoredFrom.set(device)
    $restoredAt.set(kept.keptAt)
  }

  /** Loads the record into the form, then restores its draft from this browser or the server. */
  async function load(): Promise<void> {
    const asked = id === null ? null : server?.list()
    await editor.load()
    const stored = editing()?.stored ?? null
    const isOrphaned = editor.$state.get().step === 'missing' || isClosed(stored)
    if (editing() === null && !isOrphaned) return
    const takeIn = (kept: KeptForm<Values>, device: string | null) =>
      isOrphaned ? $orphan.set(kept.values) : restore(kept, device)
    if (!isOrphaned) {
      fields.reset(savedValues())
      version = stored?.updatedAt ?? null
    }
    const kept = await keeper.takeOver(id === null ? text : null)
    if (kept !== null) takeIn(kept, null)
    // The draft of a new record continues only if it was chosen, or in its own browser.
    const isBlank = id === null && text === null && keeper.draft() === null
    if (server === null || isBlank) return
    const found = await findRemoteDraft({
      server,
      keeper,
      chosen: text,
      texts: await (asked ?? server.list()),
      isSaved: async (draft) =>
        id === null
          ? (await kind.load(draft.id)).ok
          : stored !== null && stored.updatedAt !== draft.loadedVersion,
    })
    if (!isLeft) handleRemoteDraft(found, takeIn)
  }

  function handleRemoteDraft(
    found: RemoteDraftResult<Values>,
    takeIn: (kept: KeptForm<Values>, device: string | null) => void,
  ): void {
    if (found.outcome === 'gone') showError(formTexts.textGone)
    if (found.outcome === 'saved') {
      $orphan.set(null)
      show(editing()?.stored ?? null)
    }
    if (found.outcome !== 'text') return
    const { text: theirs, isOwn } = found
    const mine = keeper.draft()
    const isSame = !differs(kind.rowsOf(mine?.values ?? savedValues(), valuesOf(theirs)))
    // The text is saved already; only the deletion of its draft failed.
    if (mine === null && isSame) void server?.drop(theirs.id)
    else if (mine === null || (isOwn && (isSame || mine.sent?.keptAt === mine.keptAt))) {
      keeper.adopt(theirs)
      if (!isSame) takeIn(theirs, theirs.device)
    } else if (!isSame) {
      if (isOwn) keeper.part()
      $elsewhere.set(theirs)
    }
  }

  function changed(values: Values, isDirty: boolean): void {
    if (resetting) return
    if (isDirty) keeper.keep(values, version)
    else keeper.forget()
    panel.setUnsaved(isDirty)
  }

  /** Stores values for the form that opens next. @returns whether the browser had room for them. */
  function leave(next: string | null, values: Values, loadedVersion: string | null): boolean {
    const kept = { values, loadedVersion, keptAt: new Date().toISOString() }
    const hasRoom = storeForNextForm({ keptAs: kind.keptAs, id: next }, kept, keptForms)
    if (!hasRoom) showError(formTexts.keepingFailed)
    return hasRoom
  }

  /**
   * Saves the form, which stays open with any text typed meanwhile.
   * @param onto the record to replace; if omitted, the form's own, if it has one.
   * @returns the stored record; null if it was not saved.
   */
  async function save(onto?: Stored): Promise<Stored | null> {
    let saved: Stored | null = null
    await fields.submit(async (values) => {
      const sent = JSON.stringify(fields.read())
      const body = kind.schema.parse(kind.toBody(values))
      const replaced = onto ?? editing()?.stored ?? null
      const options = replaced === null ? null : (kind.confirmBefore?.(replaced, body) ?? null)
      if (options !== null && !(await confirmDialog.ask(options))) return
      const own = id === null || version === null ? null : { id, updatedAt: version }
      if (replaced === null && (await conflictsWithSaved())) return
      const result = await editor.save(body, keeper.attemptId(), onto ?? own)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) {
          fields.setError(kind.fieldOf(path), message)
        }
      }
      if (result.outcome === 'conflict') handleClosed()
      if (result.outcome !== 'saved') return
      saved = result.stored
      kind.onSaved?.(saved)
      if (JSON.stringify(fields.read()) === sent) show(result.stored)
      else typedMeanwhile(result.stored)
    }, showInvalid)
    return saved
  }

  /**
   * Whether another device has saved a different new record from the same draft; shows the conflict then. A draft
   * that this form has tried to save itself counts as an earlier attempt.
   */
  async function conflictsWithSaved(): Promise<boolean> {
    const draft = server === null ? null : keeper.draft()
    if (server === null || draft === null || draft.id === triedAs) return false
    if (await server.isSaved(draft.id, draft)) {
      const stored = await kind.load(draft.id)
      if (stored.ok && differs(kind.rowsOf(draft.values, kind.toValues(stored.data)))) {
        editor.showConflict(stored.data)
        return true
      }
    }
    triedAs = draft.id
    return false
  }

  function typedMeanwhile(stored: Stored): void {
    version = stored.updatedAt
    $restoredAt.set(null)
    resetUnsaved(kind.toValues(stored), 'typed')
    keeper.keep(fields.read(), version)
  }

  /**
   * Opens the next view after a save: text typed meanwhile stays in the form, under the record's own address.
   */
  function goOn(stored: Stored): void {
    const isTyped = panel.$unsaved.get()
    if (isTyped && id === null && !leave(stored.id, fields.read(), stored.updatedAt)) return
    const next = isTyped ? kind.formOf(stored.id) : kind.afterSave(stored.id)
    if (id !== null && panelAddress(next) === panelAddress(kind.formOf(id))) return
    show(null)
    panel.replaceView(next)
  }

  /**
   * Saves unsaved changes, then runs an action with the stored record.
   * @param action returns whether it has left the form.
   */
  async function withSaved(action: (stored: Stored) => Promise<boolean>): Promise<void> {
    const stored = editing()?.stored ?? null
    const saved = stored !== null && !panel.$unsaved.get() ? stored : await save()
    if (saved !== null && !(await action(saved))) goOn(saved)
  }

  async function submit(onto?: Stored): Promise<void> {
    const saved = await save(onto)
    if (saved !== null) goOn(saved)
  }

  /** Handles a record that was closed meanwhile: the typed text can become a new one. */
  function handleClosed(): void {
    const theirs = editing()?.conflict ?? null
    if (!isClosed(theirs)) return
    showError(kind.closed?.text ?? '')
    if (panel.$unsaved.get()) $orphan.set(fields.read())
    keeper.close()
    panel.setUnsaved(false)
    editor.resolveConflict('theirs')
  }

  /** Shows the messages in a toast, besides those at the fields (specification, section 5). */
  function showInvalid(messages: string[]): void {
    toasts.show({
      title: formTexts.formErrors,
      description: formTexts.fixFields([...new Set(messages)].join(', ')),
      variant: 'destructive',
    })
  }

  return {
    id,
    $state: editor.$state,
    $kept: keeper.$kept,
    $restoredAt,
    $restoredFrom,
    $elsewhere,
    $orphan,
    load,
    changed,
    close: (): void => {
      isLeft = true
      ignoreLeaving()
      keeper.close()
    },
    withSaved,
    submit: () => submit(),
    /** Compares the form with a stored record. */
    rowsOf: (theirs: Stored) => kind.rowsOf(fields.read(), kind.toValues(theirs)),

    /** Replaces the values as unsaved ones; asks first if changes would be lost. */
    replace: async (values: Values, options: ConfirmOptions): Promise<boolean> => {
      if (panel.$unsaved.get() && !(await confirmDialog.ask(options))) return false
      resetUnsaved(values, 'saved')
      keeper.keep(values, version)
      return true
    },

    /** Replaces the stored record with a version changed elsewhere; typed text stays. */
    replaceStored: (stored: Stored): void => {
      version = stored.updatedAt
      editor.replaceStored(stored)
      if (panel.$unsaved.get()) keeper.keep(fields.read(), version)
    },

    /** Shows the conflict with a record that was changed elsewhere. */
    showConflict: (stored: Stored): void => {
      editor.showConflict(stored)
      handleClosed()
    },

    startOver: (): Promise<void> => {
      keeper.forget()
      $restoredAt.set(null)
      panel.setUnsaved(false)
      return load()
    },

    /** Leaves edit mode without saving; the draft is kept, as the question says. */
    cancel: async (): Promise<void> => {
      if (await panel.mayLeave()) panel.replaceView(kind.formOf(null))
    },

    startCopy: async (): Promise<void> => {
      const values = asNew(fields.read())
      if (!(await panel.mayLeave()) || !leave(null, values, null)) return
      panel.setUnsaved(false)
      await panel.go(kind.formOf(null))
    },

    /** Opens the kept values of a record that can no longer be changed as a new record. */
    openOrphan: (): void => {
      const values = $orphan.get()
      if (values === null || !leave(null, asNew(values), null)) return
      keeper.forget()
      panel.replaceView(kind.formOf(null))
    },

    discardRestored: async (): Promise<void> => {
      if (await confirmDialog.ask(DISCARD)) show(editing()?.stored ?? null)
    },

    /** Resolves a conflict: overwrites the stored record with the form. */
    keepMine: (): Promise<void> => {
      const theirs = editing()?.conflict ?? null
      editor.resolveConflict('mine')
      return submit(theirs ?? undefined)
    },

    /** Resolves a conflict: loads the stored record into the form. */
    takeTheirs: (): void => {
      const theirs = editing()?.conflict ?? null
      editor.resolveConflict('theirs')
      if (theirs === null) return
      show(theirs)
      // An earlier save of a new record was stored after all.
      if (id === null) panel.replaceView(kind.formOf(theirs.id))
    },

    /** Compares the form with another unsaved text. */
    rowsOfText: (theirs: RemoteDraft<Values>) => kind.rowsOf(fields.read(), valuesOf(theirs)),

    /** Continues with the form's own text and deletes the other one. */
    keepOwn: (): void => {
      const theirs = $elsewhere.get()
      $elsewhere.set(null)
      if (theirs !== null) void server?.drop(theirs.id)
    },

    /** Continues with the other device's text and deletes the form's own. */
    takeOther: (): void => {
      const theirs = $elsewhere.get()
      $elsewhere.set(null)
      if (theirs === null) return
      keeper.forget()
      keeper.adopt(theirs)
      restore(theirs, theirs.device)
    },

    /** Keeps both: the other text stays among the unfinished texts. */
    postponeOther: () => $elsewhere.set(null),

    /** Closes the view of a conflict; the form stays as it is. */
    postponeConflict: () => editor.resolveConflict('later'),
  }
}

export type RecordForm<Values, Stored extends StoredRecord> = ReturnType<
  typeof createRecordForm<Values, Stored, unknown>
>

const differs = (rows: readonly FieldRow[]) =>
  rows.some(({ mine, theirs }) => mine.trim() !== theirs.trim())

/** Validates a form by the schema of the call. @returns the first message of each invalid field. */
export function invalidFields<Values, Body>(
  { schema, toBody, fieldOf }: ValidatedKind<Values, Body>,
  values: Values,
): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code, message } of schema.safeParse(toBody(values)).error?.issues ?? []) {
    errors[fieldOf(path.join('.'))] ??= { type: code, message }
  }
  return errors
}
