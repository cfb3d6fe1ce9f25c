import { panelAddress } from '../frame/panel-address.ts'
import { toolsOf } from '../frame/tools.ts'
import type { FormParts, FormValues } from './form-values.ts'
import type { StoredRecord } from './record-editor.ts'
import { formTexts } from './texts.ts'

/** Creates the functions that save a form and then open the next view or stay. */
export function createFormSaving<Values, Stored extends StoredRecord, Body>({
  kind,
  record,
  fields,
  panel,
  editor,
  values: form,
  ...given
}: FormParts<Values, Stored, Body> & {
  values: FormValues<Values, Stored>
}) {
  const { toasts, confirmDialog, showError } = toolsOf(given)
  const { draft } = form
  /** Id of the draft from which this form has tried to create a record. */
  let triedAs: string | null = null
  /** Whether the last save was to keep the form open. */
  let stays = false

  /** Returns the stored record if it was changed after the form was loaded, otherwise null. */
  function conflict(): Stored | null {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.conflict : null
  }

  /**
   * Saves the form. It stays open with all text that was typed during the save.
   * @param onto record to replace. By default, the one that the form shows, or none if it is new.
   * @param isQuiet whether no toast says that it is saved.
   * @returns the stored record; null if it was not saved.
   */
  async function save(onto?: Stored, isQuiet = false): Promise<Stored | null> {
    let saved: Stored | null = null
    await fields.submit(async (values) => {
      const sent = JSON.stringify(fields.read())
      const body = kind.schema.parse(kind.toBody(values))
      const replaced = onto ?? form.stored() ?? null
      const options = kind.confirmBefore?.(replaced, body) ?? null
      if (options !== null && !(await confirmDialog.ask(options))) return
      const version = form.version()
      const own = replaced === null || version === null ? null : { ...replaced, updatedAt: version }
      if (replaced === null && (await conflictsWithSaved())) return
      const wasNew = record.id === null
      const result = await editor.save(body, draft.attemptId(), onto ?? own, isQuiet)
      if (result.outcome === 'refused') {
        const messages = Object.entries(result.fields)
        fields.setErrors(
          Object.fromEntries(messages.map(([path, message]) => [kind.fieldOf(path), message])),
        )
      }
      if (result.outcome === 'conflict') handleClosed()
      if (result.outcome !== 'saved') return
      saved = result.stored
      kind.onSaved?.(saved)
      if (JSON.stringify(fields.read()) === sent) form.showSaved(result.stored)
      else form.typedMeanwhile(result.stored, wasNew)
    }, showInvalid)
    return saved
  }

  /**
   * Whether another device has saved this draft as a record with other values. If so, shows the conflict. There is no
   * conflict if this form has already tried to create a record from the draft: its answer may have been lost, so the
   * record may be its own.
   */
  async function conflictsWithSaved(): Promise<boolean> {
    const attemptId = draft.attemptId()
    if (triedAs !== attemptId && (await draft.isSaved())) {
      const stored = await kind.load(attemptId)
      if (stored.ok && !form.isSame(fields.read(), kind.toValues(stored.data))) {
        editor.showConflict(stored.data)
        return true
      }
    }
    triedAs = attemptId
    return false
  }

  /**
   * Opens the next view after a save. The form stays open, with the URL of the saved record, if the save was to keep it
   * open or text was typed during the save.
   */
  function goOn(stored: Stored): void {
    const own = kind.formOf(stored.id)
    const next = stays || panel.$unsaved.get() ? own : kind.afterSave(stored.id)
    if (panelAddress(next) === panelAddress(own)) {
      panel.renameView(own)
      return
    }
    form.show(null)
    panel.replaceView(next)
  }

  /**
   * Saves unsaved changes, then runs an action with the stored record. The action's question or toast takes the place of
   * the toast of a save.
   * @param action returns whether it has closed the form.
   */
  async function withSaved(action: (stored: Stored) => Promise<boolean>): Promise<void> {
    const stored = form.stored() ?? null
    const saved = stored !== null && !panel.$unsaved.get() ? stored : await save(undefined, true)
    stays = false
    if (saved !== null && !(await action(saved))) goOn(saved)
  }

  async function submit(onto?: Stored): Promise<void> {
    const saved = await save(onto)
    if (saved !== null) goOn(saved)
  }

  /** Saves the form, then opens the next view. With `stay`, the form stays open. */
  function submitTo(next: 'close' | 'stay' = 'close'): Promise<void> {
    stays = next === 'stay'
    return submit()
  }

  /** Handles a conflict with a record that was closed to changes. Offers the typed text as a new record. */
  function handleClosed(): void {
    const theirs = conflict()
    if (!form.isClosed(theirs)) return
    showError(kind.closed?.text ?? '')
    form.closeRecord()
    editor.resolveConflict('theirs')
  }

  /** Shows the messages of invalid fields in a toast too (specification, section 5). */
  function showInvalid(messages: string[]): void {
    toasts.show({
      title: formTexts.formErrors,
      description: formTexts.fixFields([...new Set(messages)]),
      variant: 'destructive',
    })
  }

  return { save, submit, submitTo, stays: () => stays, withSaved, handleClosed, conflict }
}
