import { panelAddress } from '../frame/panel-address.ts'
import { toolsOf } from '../frame/tools.ts'
import type { FormParts, FormValues } from './form-values.ts'
import type { StoredRecord } from './record-editor.ts'
import { formTexts } from './texts.ts'

/**
 * Saves a form and opens the view that follows.
 * @param leave stores values for the form of another record, and returns whether the browser had room.
 */
export function createFormSaving<Values, Stored extends StoredRecord, Body>({
  kind,
  id,
  fields,
  panel,
  editor,
  values: form,
  leave,
  ...given
}: FormParts<Values, Stored, Body> & {
  values: FormValues<Values, Stored>
  leave: (next: string | null, values: Values, loadedVersion: string | null) => boolean
}) {
  const { toasts, confirmDialog, showError } = toolsOf(given)
  const { draft } = form
  /** Id of the draft that this form has tried to save as a new record. */
  let triedAs: string | null = null

  /** Returns the stored record that was changed after the form was loaded. */
  function conflict(): Stored | null {
    const state = editor.$state.get()
    return state.step === 'editing' ? state.conflict : null
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
      const replaced = onto ?? form.stored() ?? null
      const options = kind.confirmBefore?.(replaced, body) ?? null
      if (options !== null && !(await confirmDialog.ask(options))) return
      const version = form.version()
      const own = id === null || version === null ? null : { id, updatedAt: version }
      if (replaced === null && (await conflictsWithSaved())) return
      const result = await editor.save(body, draft.attemptId(), onto ?? own)
      if (result.outcome === 'refused') {
        for (const [path, message] of Object.entries(result.fields)) {
          fields.setError(kind.fieldOf(path), message)
        }
      }
      if (result.outcome === 'conflict') handleClosed()
      if (result.outcome !== 'saved') return
      saved = result.stored
      kind.onSaved?.(saved)
      if (JSON.stringify(fields.read()) === sent) form.show(result.stored)
      else form.typedMeanwhile(result.stored)
    }, showInvalid)
    return saved
  }

  /**
   * Whether another device has saved a different new record from the same draft; if so, shows the conflict. A record
   * that this form has tried to create is no conflict.
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
   * Opens the next view after a save: text typed meanwhile stays in the form, under the record's own address.
   */
  function goOn(stored: Stored): void {
    const isTyped = panel.$unsaved.get()
    if (isTyped && id === null && !leave(stored.id, fields.read(), stored.updatedAt)) return
    const next = isTyped ? kind.formOf(stored.id) : kind.afterSave(stored.id)
    if (id !== null && panelAddress(next) === panelAddress(kind.formOf(id))) return
    form.show(null)
    panel.replaceView(next)
  }

  /**
   * Saves unsaved changes, then runs an action with the stored record.
   * @param action returns whether it has left the form.
   */
  async function withSaved(action: (stored: Stored) => Promise<boolean>): Promise<void> {
    const stored = form.stored() ?? null
    const saved = stored !== null && !panel.$unsaved.get() ? stored : await save()
    if (saved !== null && !(await action(saved))) goOn(saved)
  }

  async function submit(onto?: Stored): Promise<void> {
    const saved = await save(onto)
    if (saved !== null) goOn(saved)
  }

  /** Handles a record that was closed meanwhile: the typed text can become a new one. */
  function handleClosed(): void {
    const theirs = conflict()
    if (!form.isClosed(theirs)) return
    showError(kind.closed?.text ?? '')
    form.closeRecord()
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

  return { submit, withSaved, handleClosed, conflict }
}
