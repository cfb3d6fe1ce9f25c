import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { isSignedOut, type Tools, toolsOf } from '../frame/tools.ts'
import { adminTexts } from '../frame/texts.ts'
import { formTexts } from './texts.ts'

/** Fields that every record has. */
export interface StoredRecord {
  id: string
  /** The row version. */
  updatedAt: string
}

/** Calls and toasts for records of one kind. */
export interface SavedKind<Stored extends StoredRecord, Body> {
  load: (id: string) => Promise<RequestResult<Stored>>
  /** @param attemptId makes a retry after a lost answer idempotent. */
  create: (body: Body, attemptId: string) => Promise<RequestResult<Stored>>
  /** @param seen the row version to replace. */
  update: (id: string, body: Body, seen: string) => Promise<RequestResult<Stored>>
  created: ToastInput
  updated: ToastInput
  /**
   * Returns a description and a link for the toast, in place of its link to the form.
   * @param before the replaced record, null for a new one.
   */
  outcomeOf?: (stored: Stored, before: Stored | null) => Pick<ToastInput, 'description' | 'link'>
  /** `saveUnexplained` replaces `saveFailed` if the server answered without a message. */
  saveFailed: string
  saveUnexplained?: string
}

export type EditorState<Stored> =
  | { step: 'loading' }
  /** The record no longer exists. */
  | { step: 'missing' }
  | { step: 'error'; message: string }
  | {
      step: 'editing'
      /** Record that the form was loaded from; null for a new one. */
      stored: Stored | null
      saving: boolean
      /** The stored record if it was changed after the form was loaded. */
      conflict: Stored | null
      /** Why the last save failed. Null if it did not fail, or if invalid fields or a conflict show why. */
      failure: string | null
    }

export type SaveOutcome<Stored> =
  | { outcome: 'saved'; stored: Stored }
  /** Messages of invalid fields by path. */
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }
  | { outcome: 'conflict' }
  /** Not saved: a toast has shown the reason, the session has ended, or another save is under way. */
  | { outcome: 'failed' }

/**
 * Loads and saves a record (specification, section 4, admin edit mode). An update names the row version that it
 * replaces; if that is no longer the stored one, the save is a conflict.
 * @param record a new one gets its id with its first save.
 * @param linkTo returns the URL fragment of the record's form, for a link in the toast after a save; null for no link.
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
  const { toasts, hasEnded, explain } = toolsOf(given)
  const $state = atom<EditorState<Stored>>(record.id === null ? editing(null) : { step: 'loading' })

  /** Loads the record; does nothing for a new one. */
  async function load(): Promise<void> {
    const { id } = record
    if (id === null) return
    $state.set({ step: 'loading' })
    const result = await kind.load(id)
    if (result.ok) {
      $state.set(editing(result.data))
    } else if (hasStatus(result.failure, 404)) {
      $state.set({ step: 'missing' })
    } else if (!hasEnded(result.failure)) {
      $state.set({
        step: 'error',
        message: failureText(result.failure, formTexts.loadFailed),
      })
    }
  }

  /**
   * Saves a validated body.
   * @param attemptId the id of a new record: makes retries idempotent.
   * @param onto the record to replace, in the version that was seen; null creates one.
   */
  async function save(
    body: Body,
    attemptId: string,
    onto: Stored | null,
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
    if (Object.keys(fields).length > 0) return { outcome: 'refused', fields }
    const state = $state.get()
    if (state.step === 'editing' && !isSignedOut(failure)) {
      const message = failureText(failure, adminTexts.notReached, formTexts.saveBroken)
      $state.set({ ...state, failure: message })
    }
    return { outcome: 'failed' }
  }

  /** Shows the conflict with a record that was changed after the form was loaded. */
  function showConflict(conflict: Stored): void {
    const state = $state.get()
    if (state.step === 'editing') $state.set({ ...state, saving: false, conflict })
  }

  /** Notes a version of the record that was saved elsewhere, as if the form had been loaded from it. */
  function replaceStored(stored: Stored): void {
    const state = $state.get()
    if (state.step === 'editing') $state.set({ ...state, stored })
  }

  /**
   * Ends a conflict. `theirs` continues from the version that is now stored; `mine` and `later` keep the one that the
   * form was loaded from. The caller saves or shows the values.
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
 * Returns the state of a form without a conflict or a failure.
 * @param stored the record that it was loaded from; null for a new one.
 */
function editing<Stored>(stored: Stored | null): EditorState<Stored> {
  return { step: 'editing', stored, saving: false, conflict: null, failure: null }
}

export type RecordEditor<Stored extends StoredRecord, Body> = ReturnType<
  typeof createRecordEditor<Stored, Body>
>
