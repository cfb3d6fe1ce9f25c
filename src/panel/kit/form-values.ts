import type { Panel } from '../frame/panel.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createDraft } from './draft.ts'
import type { CopiedRecord, CopyStorage } from './local-copies.ts'
import type { RecordEditor, StoredRecord } from './record-editor.ts'
import type { FormFields, RecordKind } from './record-kind.ts'
import { createServerDrafts } from './server-drafts.ts'
import { createShownValues, readRecord } from './shown-values.ts'
import { formTexts } from './texts.ts'

/** Dependencies that the stores of an open form share. */
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
 * Creates the store of a form's values, which come from its record or from a draft.
 * @param text id of the unfinished text to continue; null for the last one of the record.
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
  const { stored, valuesOf, isClosed, isSame } = readRecord({ kind, editor })
  const server =
    unfinished === undefined ? null : createServerDrafts({ ...given, unfinished, record })
  const draft = createDraft<Values>({
    record,
    storage: copies,
    server,
    current: fields.read,
    isSame,
    show: (copy, device) => shown.showDraft(copy, device),
  })
  const shown = createShownValues<Values, Stored, Body>({
    kind,
    fields,
    panel,
    draft,
    record: { stored, valuesOf, isClosed, isSame },
  })
  const { $orphan } = shown
  // A logout first resets `$unsaved`, then ends the session. After that, the draft could not be sent.
  const ignoreLeaving = panel.$unsaved.listen((isUnsaved) => {
    if (!isUnsaved) draft.leave()
  })

  /** Loads the record into the form, then restores a draft from this browser or the server. */
  async function load(): Promise<void> {
    const { id } = record
    const asked = id === null ? null : server?.list()
    await editor.load()
    const loaded = stored()
    if (loaded === undefined && editor.$state.get().step !== 'missing') return
    if (loaded !== undefined && !isClosed(loaded)) shown.showLoaded(loaded)
    const copy = await draft.takeOver(id === null ? text : null)
    if (copy !== null) shown.showDraft(copy, null)
    if ($orphan.get() === null) draft.findOtherTab()
    // A new record continues a server draft only if the administrator chose it or this browser has a copy.
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
      shown.show(stored() ?? null)
    }
  }

  function startOver(): Promise<void> {
    shown.dropChanges()
    return load()
  }

  /** Offers the typed text as a new record, because its own record was closed to changes. */
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
    ...shown,
    draft,
    stored,
    valuesOf,
    isClosed,
    isSame,
    load,
    startOver,
    closeRecord,
    close,
  }
}

export type FormValues<Values, Stored extends StoredRecord> = ReturnType<
  typeof createFormValues<Values, Stored, unknown>
>
