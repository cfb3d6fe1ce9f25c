import { atom } from 'nanostores'
import type { z } from 'zod'
import { panel as documentPanel, type Panel } from '../frame/panel.ts'
import { panelAddress, type PanelView } from '../frame/panel-address.ts'
import type { Question } from '../frame/questions.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { browserKeptForms, createFormKeeper, type KeptForms, leaveForm } from './kept-form.ts'
import { createRecordEditor, type SavedKind, type StoredRecord } from './record-editor.ts'
import { formTexts } from './texts.ts'

/** One field in two versions. */
export interface FieldRow {
  label: string
  mine: string
  theirs: string
}

/** How the values of a form are validated. */
export interface ValidatedKind<Values, Body> {
  schema: z.ZodType<Body>
  /** The body of the call, for the schema of the contract to validate. */
  toBody: (values: Values) => unknown
  /** The form's field for a path of the body. */
  fieldOf: (path: string) => string
  /** The part of the form that a field is in, for whoever reads of its fault elsewhere; null: none. */
  placeOf?: (field: string, values: Values) => string | null
}

/** How a record of one kind becomes the values of a form, and back. */
export interface RecordKind<Values, Stored extends StoredRecord, Body>
  extends SavedKind<Stored, Body>, ValidatedKind<Values, Body> {
  /** The name under which the browser keeps drafts. */
  keptAs: string
  empty: Values
  toValues: (stored: Stored) => Values
  /** The values of a stored record as those of a new one; the same by default. */
  asNew?: (values: Values) => Values
  /** Every field in two versions, in the order of the form. */
  rowsOf: (mine: Values, theirs: Values) => FieldRow[]
  /** The form of a record; null: of a new one. */
  formOf: (id: string | null) => PanelView
  /** What a save opens. */
  afterSave: (id: string) => PanelView
  /** Whether a record can no longer be changed, and what is said when that happens during a save. */
  closed?: { is: (stored: Stored) => boolean; text: string }
  /** Asked before a stored record is replaced; null: nothing. */
  questionBefore?: (stored: Stored, body: Body) => Question | null
  onSaved?: (stored: Stored) => void
}

/** What the store needs of the form library. */
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

/** What of a form a test gives itself. */
export interface FormSurroundings extends Tools {
  panel?: Pick<Panel, '$unsaved' | 'setUnsaved' | 'mayLeave' | 'settle' | 'go'>
  keptForms?: KeptForms
}

const DISCARD = {
  title: formTexts.keptDiscardTitle,
  text: formTexts.keptDiscardText,
  confirm: formTexts.keptDiscardConfirm,
  dangerous: true,
}

/**
 * The form of one record: loads it, restores what the browser has kept of it, saves it, and resolves
 * conflicts with what was saved elsewhere.
 * @param id of the record, null for a new one.
 */
export function createRecordForm<Values, Stored extends StoredRecord, Body>({
  kind,
  id,
  fields,
  panel = documentPanel,
  keptForms = browserKeptForms,
  ...given
}: FormSurroundings & {
  kind: RecordKind<Values, Stored, Body>
  id: string | null
  fields: FormFields<Values>
}) {
  const { toasts, questions, showError } = toolsOf(given)
  const editor = createRecordEditor({ kind, id, linkTo, ...given })
  const keeper = createFormKeeper<Values>({ keptAs: kind.keptAs, id, forms: keptForms })
  const $restoredAt = atom<string | null>(null)
  /** The kept values of a record that cannot be changed any more. */
  const $orphan = atom<Values | null>(null)
  /** The row version that the form was loaded from. */
  let version: string | null = null
  let resetting = false

  /** The address of a form that a save closes, so that its toast leads back. */
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

  /** Loads the record into the form, then restores the draft that this browser has kept of it. */
  async function load(): Promise<void> {
    await editor.load()
    const state = editing()
    if (editor.$state.get().step === 'missing' || isClosed(state?.stored ?? null)) {
      $orphan.set((await keeper.takeOver())?.values ?? null)
      return
    }
    if (state === null) return
    fields.reset(savedValues())
    version = state.stored?.updatedAt ?? null
    const kept = await keeper.takeOver()
    if (kept === null) return
    version = kept.loadedVersion ?? version
    // A draft kept before the form had a field has its saved value.
    resetUnsaved({ ...savedValues(), ...kept.values }, 'saved')
    $restoredAt.set(kept.keptAt)
  }

  function changed(values: Values, isDirty: boolean): void {
    if (resetting) return
    panel.setUnsaved(isDirty)
    if (isDirty) keeper.keep(values, version)
    else keeper.forget()
  }

  /** Leaves values to the form that is opened next. @returns whether the browser had room for them. */
  function leave(next: string | null, values: Values, loadedVersion: string | null): boolean {
    const kept = { values, loadedVersion, keptAt: new Date().toISOString() }
    const isLeft = leaveForm({ keptAs: kind.keptAs, id: next }, kept, keptForms)
    if (!isLeft) showError(formTexts.keepingFailed)
    return isLeft
  }

  /**
   * Saves the form, which stays open with what was typed meanwhile.
   * @param onto the record that it replaces; left out: the form's own, if it has one.
   * @returns the stored record; null when it was not saved.
   */
  async function save(onto?: Stored): Promise<Stored | null> {
    let saved: Stored | null = null
    await fields.submit(async (values) => {
      const sent = JSON.stringify(fields.read())
      const body = kind.schema.parse(kind.toBody(values))
      const replaced = onto ?? editing()?.stored ?? null
      const question = replaced === null ? null : (kind.questionBefore?.(replaced, body) ?? null)
      if (question !== null && !(await questions.ask(question))) return
      const own = id === null || version === null ? null : { id, updatedAt: version }
      const result = await editor.save(body, keeper.attemptId(), onto ?? own)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) {
          fields.setError(kind.fieldOf(path), message)
        }
      }
      if (result.outcome === 'conflict') meetClosed()
      if (result.outcome !== 'saved') return
      saved = result.stored
      kind.onSaved?.(saved)
      if (JSON.stringify(fields.read()) === sent) show(result.stored)
      else typedMeanwhile(result.stored)
    }, showInvalid)
    return saved
  }

  function typedMeanwhile(stored: Stored): void {
    version = stored.updatedAt
    $restoredAt.set(null)
    resetUnsaved(kind.toValues(stored), 'typed')
    keeper.keep(fields.read(), version)
  }

  /** Opens what follows a save: what was typed meanwhile stays, under the record's own address. */
  function goOn(stored: Stored): void {
    const isTyped = panel.$unsaved.get()
    if (isTyped && id === null && !leave(stored.id, fields.read(), stored.updatedAt)) return
    const next = isTyped ? kind.formOf(stored.id) : kind.afterSave(stored.id)
    if (id !== null && panelAddress(next) === panelAddress(kind.formOf(id))) return
    show(null)
    panel.settle(next)
  }

  /**
   * Saves what is unsaved, then does something with the stored record.
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

  /** A record that was closed meanwhile cannot be changed: what was typed can become a new one. */
  function meetClosed(): void {
    const theirs = editing()?.conflict ?? null
    if (!isClosed(theirs)) return
    showError(kind.closed?.text ?? '')
    if (panel.$unsaved.get()) $orphan.set(fields.read())
    keeper.close()
    panel.setUnsaved(false)
    editor.resolveConflict('theirs')
  }

  /** The messages stand beside their fields as well (specification, section 5). */
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
    $orphan,
    load,
    changed,
    close: keeper.close,
    withSaved,
    submit: () => submit(),
    /** What differs between the form and a stored record. */
    rowsOf: (theirs: Stored) => kind.rowsOf(fields.read(), kind.toValues(theirs)),

    /** Replaces the values as unsaved ones; asks first when changes would be lost. */
    replace: async (values: Values, question: Question): Promise<boolean> => {
      if (panel.$unsaved.get() && !(await questions.ask(question))) return false
      resetUnsaved(values, 'saved')
      keeper.keep(values, version)
      return true
    },

    /** Takes over a record that was changed elsewhere; what is typed stays. */
    take: (stored: Stored): void => {
      version = stored.updatedAt
      editor.take(stored)
      if (panel.$unsaved.get()) keeper.keep(fields.read(), version)
    },

    /** Shows the conflict with a record that was changed elsewhere. */
    meet: (stored: Stored): void => {
      editor.meet(stored)
      meetClosed()
    },

    startOver: (): Promise<void> => {
      keeper.forget()
      $restoredAt.set(null)
      panel.setUnsaved(false)
      return load()
    },

    /** Leaves edit mode without saving; the draft stays kept, as the question says. */
    cancel: async (): Promise<void> => {
      if (await panel.mayLeave()) panel.settle(kind.formOf(null))
    },

    startCopy: async (): Promise<void> => {
      const values = asNew(fields.read())
      if (!(await panel.mayLeave()) || !leave(null, values, null)) return
      panel.setUnsaved(false)
      await panel.go(kind.formOf(null))
    },

    /** Opens what was kept of a record that cannot be changed any more as a new one. */
    openOrphan: (): void => {
      const values = $orphan.get()
      if (values === null || !leave(null, asNew(values), null)) return
      keeper.forget()
      panel.settle(kind.formOf(null))
    },

    discardRestored: async (): Promise<void> => {
      if (await questions.ask(DISCARD)) show(editing()?.stored ?? null)
    },

    /** Resolves a conflict: saves the form over what is stored. */
    keepMine: (): Promise<void> => {
      const theirs = editing()?.conflict ?? null
      editor.resolveConflict('mine')
      return submit(theirs ?? undefined)
    },

    /** Resolves a conflict: loads what is stored into the form. */
    takeTheirs: (): void => {
      const theirs = editing()?.conflict ?? null
      editor.resolveConflict('theirs')
      if (theirs === null) return
      show(theirs)
      // An earlier save of a new form was stored after all.
      if (id === null) panel.settle(kind.formOf(theirs.id))
    },

    /** Closes the view of a conflict; the form stays as it is. */
    postponeConflict: () => editor.resolveConflict('later'),
  }
}

export type RecordForm<Values, Stored extends StoredRecord> = ReturnType<
  typeof createRecordForm<Values, Stored, unknown>
>

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
