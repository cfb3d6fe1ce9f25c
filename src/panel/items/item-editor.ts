import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import { itemFormTexts } from './texts.ts'
import type { ToastInput } from '#src/stores/toasts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'

export interface EditedKind<Item extends StoredItem, Body> {
  load: (id: string) => Promise<RequestResult<Item>>
  /** @param attemptId makes a retry after a lost answer idempotent. */
  create: (body: Body, attemptId: string) => Promise<RequestResult<Item>>
  /** @param seen the row version to replace; null overwrites any. */
  update: (id: string, body: Body, seen: string | null) => Promise<RequestResult<Item>>
  created: ToastInput
  updated: ToastInput
  /** `unexplained`: for an answer without a message, where it differs. */
  saveFailed: string
  saveUnexplained?: string
}

interface StoredItem {
  id: string
  updatedAt: string
}

export type EditorState<Item> =
  | { step: 'loading' }
  /** The item does not exist any more. */
  | { step: 'missing' }
  | { step: 'error'; message: string }
  | {
      step: 'editing'
      /** What the form was loaded from; null for a new item. */
      item: Item | null
      saving: boolean
      /** The stored item, when it was changed after the form was loaded. */
      conflict: Item | null
    }

export type SaveOutcome<Item> =
  | { outcome: 'saved'; item: Item }
  /** Invalid fields: messages by path. */
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }
  | { outcome: 'conflict' }
  /** A toast has said why. */
  | { outcome: 'failed' }

/**
 * Loads and saves an item (specification, section 4, admin edit mode; architecture, section 5, update
 * with `updatedAt`).
 * @param id of the item, null for a new one.
 * @param addressOf the address of an item's form, which closes with a save: the toast leads back.
 */
export function createItemEditor<Item extends StoredItem, Body>({
  kind,
  id,
  addressOf,
  ...given
}: Tools & {
  kind: EditedKind<Item, Body>
  id: string | null
  addressOf?: (id: string) => string
}) {
  const { toasts, hasEnded, explain } = toolsOf(given)
  const $state = atom<EditorState<Item>>(
    id === null
      ? { step: 'editing', item: null, saving: false, conflict: null }
      : { step: 'loading' },
  )

  /** Loads the item; nothing to do for a new one. */
  async function load(): Promise<void> {
    if (id === null) return
    $state.set({ step: 'loading' })
    const result = await kind.load(id)
    if (result.ok) {
      $state.set({ step: 'editing', item: result.data, saving: false, conflict: null })
    } else if (hasStatus(result.failure, 404)) {
      $state.set({ step: 'missing' })
    } else if (!hasEnded(result.failure)) {
      $state.set({
        step: 'error',
        message: failureText(result.failure, itemFormTexts.itemLoadFailed),
      })
    }
  }

  /**
   * Saves a validated body.
   * @param seen the row version to replace; null overwrites any.
   * @param attemptId the id of a new item: makes retries idempotent.
   * @param onto the item to replace; null creates one.
   */
  async function save(
    body: Body,
    seen: string | null,
    attemptId: string,
    onto: string | null = id,
  ): Promise<SaveOutcome<Item>> {
    const state = $state.get()
    if (state.step !== 'editing' || state.saving) return { outcome: 'failed' }
    $state.set({ ...state, saving: true })
    const result = await (onto === null
      ? kind.create(body, attemptId)
      : kind.update(onto, body, seen))
    const item = result.ok && id !== null ? result.data : state.item
    $state.set({ ...state, item, saving: false, conflict: null })
    if (result.ok) {
      const href = addressOf?.(result.data.id)
      toasts.show({
        ...(onto === null ? kind.created : kind.updated),
        ...(href === undefined ? {} : { link: { text: itemFormTexts.editOn, href } }),
      })
      return { outcome: 'saved', item: result.data }
    }
    return refused(result.failure, onto ?? attemptId)
  }

  async function refused(failure: RequestFailure, savedId: string): Promise<SaveOutcome<Item>> {
    const fields = failure.kind === 'http' ? failure.fields : {}
    if (hasStatus(failure, 409) && Object.keys(fields).length === 0) {
      const stored = await kind.load(savedId)
      if (stored.ok) {
        $state.set({
          step: 'editing',
          item: itemOf($state.get()),
          saving: false,
          conflict: stored.data,
        })
        return { outcome: 'conflict' }
      }
    }
    explain(failure, kind.saveFailed, kind.saveUnexplained)
    return Object.keys(fields).length === 0 ? { outcome: 'failed' } : { outcome: 'refused', fields }
  }

  /** Resolves a conflict; `theirs` continues from the stored item. */
  function resolveConflict(choice: 'mine' | 'theirs' | 'later'): void {
    const state = $state.get()
    if (state.step !== 'editing') return
    const item = choice === 'theirs' ? (state.conflict ?? state.item) : state.item
    $state.set({ ...state, item, conflict: null })
  }

  return { $state, load, save, resolveConflict }
}

function itemOf<Item>(state: EditorState<Item>): Item | null {
  return state.step === 'editing' ? state.item : null
}
