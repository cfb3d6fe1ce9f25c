import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { needsNoMessage, type Tools, toolsOf } from '../frame/tools.ts'
import { adminTexts } from '../frame/texts.ts'
import { formTexts } from './texts.ts'

/** Fields that every record has. */
export interface StoredRecord {
  id: string
  /** Row version. */
  updatedAt: string
}

/** Calls and toasts of a kind of record. */
export interface SavedKind<Stored extends StoredRecord, Body> {
  load: (id: string) => Promise<RequestResult<Stored>>
  /** @param attemptId makes a retry idempotent. */
  create: (body: Body, attemptId: string) => Promise<RequestResult<Stored>>
  /** @param seen row version to replace. */
  update: (id: string, body: Body, seen: string) => Promise<RequestResult<Stored>>
  created: ToastInput
  updated: ToastInput
  /**
   * Returns description and link of the toast, instead of the default link to the form.
   * @param before record before the save; null for a new one.
   */
  outcomeOf?: (stored: Stored, before: Stored | null) => Pick<ToastInput, 'description' | 'link'>
  /** Message if saving failed. `saveUnexplained` replaces it if the server answered without a reason. */
  saveFailed: string
  saveUnexplained?: string
}

export type EditorState<Stored> =
  | { step: 'loading' }
  /** The record does not exist. */
  | { step: 'missing' }
  | { step: 'error'; message: string }
  | {
      step: 'editing'
      /** Record that was loaded into the form; null for a new one. */
      stored: Stored | null
      saving: boolean
      /** Record as changed elsewhere after the form was loaded; null if there is no conflict. */
      conflict: Stored | null
      /** Message of the last save. Null if it succeeded, or if invalid fields or a conflict show the reason. */
      failure: string | null
    }

export type SaveOutcome<Stored> =
  | { outcome: 'saved'; stored: Stored }
  /** Messages by path of the invalid field. */
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }
  | { outcome: 'conflict' }
  /** Not saved. The reason was shown in a toast, the session has ended, or another save is running. */
  | { outcome: 'failed' }

/**
 * Creates the store that loads and saves a record (specification, section 4). An update names the row version to
 * replace. If the stored one is newer, there is a conflict.
 * @param record gets an id with its first save if it is new.
 * @param linkTo returns the URL fragment of the form, for the link in the toast; null for no link.
 */
export function createRecordEditor<Stored extends StoredRecord, Body>({
  kind,
  record,
  linkTo = () => null,
  ...given
}: Tools & {
  kind: SavedKind<Stored, Body>
  record: { id: string | null }
  linkTo?: (id: string) => string | null
}) {
  const { toasts, isHandled, explain } = toolsOf(given)
  const $state = atom<EditorState<Stored>>(record.id === null ? editing(null) : { step: 'loading' })

  /** Loads the record. Does nothing if it is new. */
  async function load(): Promise<void> {
    const { id } = record
    if (id === null) return
    $state.set({ step: 'loading' })
    const result = await kind.load(id)
    if (result.ok) {
      $state.set(editing(result.data))
    } else if (hasStatus(result.failure, 404)) {
      $state.set({ step: 'missing' })
    } else if (!isHandled(result.failure)) {
      $state.set({
        step: 'error',
        message: failureText(result.failure, formTexts.loadFailed),
      })
    }
  }

  /**
   * Saves a validated body.
   * @param attemptId id of a new record, which makes retries idempotent.
   * @param onto record to replace, with the row version that was seen; null creates a record.
   * @param isQuiet whether no toast says that it is saved.
   */
  async function save(
    body: Body,
    attemptId: string,
    onto: Stored | null,
    isQuiet = false,
  ): Promise<SaveOutcome<Stored>> {
    const state = $state.get()
    if (state.step !== 'editing' || state.saving) return { outcome: 'failed' }
    $state.set({ ...state, saving: true, failure: null })
    const result = await (onto === null
      ? kind.create(body, attemptId)
      : kind.update(onto.id, body, onto.updatedAt))
    if (result.ok) {
      record.id = result.data.id
      $state.set(editing(result.data))
      if (isQuiet) return { outcome: 'saved', stored: result.data }
      const href = linkTo(result.data.id)
      const more = href === null ? {} : { link: { text: formTexts.editOn, href } }
      toasts.show({
        ...(kind.outcomeOf?.(result.data, onto) ?? more),
        ...(onto === null ? kind.created : kind.updated),
      })
      return { outcome: 'saved', stored: result.data }
    }
    $state.set(editing(state.stored))
    return refused(result.failure, onto?.id ?? attemptId)
  }

  async function refused(failure: RequestFailure, savedId: string): Promise<SaveOutcome<Stored>> {
    const fields = failure.kind === 'http' ? failure.fields : {}
    if (hasStatus(failure, 409) && Object.keys(fields).length === 0) {
      const stored = await kind.load(savedId)
      if (stored.ok) {
        showConflict(stored.data)
        return { outcome: 'conflict' }
      }
    }
    explain(failure, kind.saveFailed, kind.saveUnexplained)
    if (needsNoMessage(failure)) return { outcome: 'failed' }
    if (Object.keys(fields).length > 0) return { outcome: 'refused', fields }
    const state = $state.get()
    if (state.step === 'editing') {
      const message = failureText(failure, adminTexts.notReached, formTexts.saveBroken)
      $state.set({ ...state, failure: message })
    }
    return { outcome: 'failed' }
  }

  /** Shows the conflict with a record that was changed elsewhere. */
  function showConflict(conflict: Stored): void {
    const state = $state.get()
    if (state.step === 'editing') $state.set({ ...state, saving: false, conflict })
  }

  /** Replaces the loaded record by a version that was saved elsewhere. */
  function replaceStored(stored: Stored): void {
    const state = $state.get()
    if (state.step === 'editing') $state.set({ ...state, stored })
  }

  /**
   * Ends a conflict. `theirs` continues with the version that is stored now; `mine` and `later` keep the one that was
   * loaded. The caller then saves or shows the values.
   */
  function resolveConflict(choice: 'mine' | 'theirs' | 'later'): void {
    const state = $state.get()
    if (state.step !== 'editing') return
    const stored = choice === 'theirs' ? (state.conflict ?? state.stored) : state.stored
    $state.set({ ...state, stored, conflict: null })
  }

  return { $state, load, save, showConflict, replaceStored, resolveConflict }
}

/**
 * Returns the state of a form without conflict and failure.
 * @param stored record that was loaded; null for a new one.
 */
function editing<Stored>(stored: Stored | null): EditorState<Stored> {
  return { step: 'editing', stored, saving: false, conflict: null, failure: null }
}

export type RecordEditor<Stored extends StoredRecord, Body> = ReturnType<
  typeof createRecordEditor<Stored, Body>
>
