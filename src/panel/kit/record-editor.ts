import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
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
  /** `saveUnexplained` replaces `saveFailed` when the server answered without a message. */
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
    }

export type SaveOutcome<Stored> =
  | { outcome: 'saved'; stored: Stored }
  /** Messages of invalid fields by path. */
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }
  | { outcome: 'conflict' }
  /** A toast has shown the reason. */
  | { outcome: 'failed' }

/**
 * Loads and saves a record (specification, section 4, admin edit mode). An update names the row version that it
 * replaces; if that is no longer the stored one, the save is a conflict.
 * @param id of the record, null for a new one.
 * @param linkTo returns the address of the record's form, for a link in the toast when a save closes the form; null: no
 *   link.
 */
export function createRecordEditor<Stored extends StoredRecord, Body>({
  kind,
  id,
  linkTo = () => null,
  ...given
}: Tools & {
  kind: SavedKind<Stored, Body>
  id: string | null
  linkTo?: (id: string) => string | null
}) {
  const { toasts, hasEnded, explain } = toolsOf(given)
  const $state = atom<EditorState<Stored>>(
    id === null
      ? { step: 'editing', stored: null, saving: false, conflict: null }
      : { step: 'loading' },
  )

  /** Loads the record; does nothing for a new one. */
  async function load(): Promise<void> {
    if (id === null) return
    $state.set({ step: 'loading' })
    const result = await kind.load(id)
    if (result.ok) {
      $state.set({ step: 'editing', stored: result.data, saving: false, conflict: null })
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
    onto: StoredRecord | null,
  ): Promise<SaveOutcome<Stored>> {
    const state = $state.get()
    if (state.step !== 'editing' || state.saving) return { outcome: 'failed' }
    $state.set({ ...state, saving: true })
    const result = await (onto === null
      ? kind.create(body, attemptId)
      : kind.update(onto.id, body, onto.updatedAt))
    const stored = result.ok && id !== null ? result.data : state.stored
    $state.set({ ...state, stored, saving: false, conflict: null })
    if (result.ok) {
      const href = linkTo(result.data.id)
      toasts.show({
        ...(onto === null ? kind.created : kind.updated),
        ...(href === null ? {} : { link: { text: formTexts.editOn, href } }),
      })
      return { outcome: 'saved', stored: result.data }
    }
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
    return Object.keys(fields).length === 0 ? { outcome: 'failed' } : { outcome: 'refused', fields }
  }

  /** Shows the conflict with a record that was changed after the form was loaded. */
  function showConflict(conflict: Stored): void {
    const state = $state.get()
    if (state.step === 'editing') $state.set({ ...state, saving: false, conflict })
  }

  /** Replaces the stored record with a version changed elsewhere. */
  function replaceStored(stored: Stored): void {
    const state = $state.get()
    if (state.step === 'editing') $state.set({ ...state, stored })
  }

  /** Resolves a conflict; `theirs` continues from the stored record. */
  function resolveConflict(choice: 'mine' | 'theirs' | 'later'): void {
    const state = $state.get()
    if (state.step !== 'editing') return
    const stored = choice === 'theirs' ? (state.conflict ?? state.stored) : state.stored
    $state.set({ ...state, stored, conflict: null })
  }

  return { $state, load, save, showConflict, replaceStored, resolveConflict }
}

export type RecordEditor<Stored extends StoredRecord, Body> = ReturnType<
  typeof createRecordEditor<Stored, Body>
>
