import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { itemFormTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { toasts as documentToasts, type ToastInput, type Toasts } from '#src/stores/toasts.ts'

/** The calls and sentences of one kind of item. */
export interface EditedKind<Item extends StoredItem, Body> {
  load: (id: string) => Promise<RequestResult<Item>>
  /** @param attemptId the same one again stores nothing twice, when an answer was lost. */
  create: (body: Body, attemptId: string) => Promise<RequestResult<Item>>
  /** @param seen the `updatedAt` that the item must still have; null overwrites. */
  update: (id: string, body: Body, seen: string | null) => Promise<RequestResult<Item>>
  created: ToastInput
  updated: ToastInput
  /** Where there is no answer, and where an answer has no sentence if that is another one. */
  saveFailed: string
  saveUnexplained?: string
}

interface StoredItem {
  id: string
  updatedAt: string
}

export type EditorState<Item> =
  | { step: 'loading' }
  /** There is no such item any more. */
  | { step: 'missing' }
  | { step: 'error'; message: string }
  | {
      step: 'editing'
      /** What the form was loaded from; null for a new item. */
      item: Item | null
      saving: boolean
      /** What is stored now, when it was changed after the form was loaded. */
      conflict: Item | null
    }

/** How a save ended. */
export type SaveOutcome<Item> =
  | { outcome: 'saved'; item: Item }
  /** The server refused it; messages by path of the field. */
  | { outcome: 'refused'; fields: Readonly<Record<string, string>> }
  | { outcome: 'conflict' }
  /** Nothing was saved and a toast has said why. */
  | { outcome: 'failed' }

/**
 * Loads an item for its form and saves what the form holds (specification, section 4, admin edit mode;
 * architecture, section 5, update with `updatedAt`).
 * @param id of the item, null for a new one.
 */
export function createItemEditor<Item extends StoredItem, Body>({
  kind,
  id,
  session,
  toasts = documentToasts,
}: {
  kind: EditedKind<Item, Body>
  id: string | null
  session: Pick<Session, 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
}) {
  const $state = atom<EditorState<Item>>(
    id === null
      ? { step: 'editing', item: null, saving: false, conflict: null }
      : { step: 'loading' },
  )

  const isLoggedOut = (failure: RequestFailure) =>
    failure.kind === 'unauthenticated' || hasStatus(failure, 401)

  /** Loads the item; nothing to do for a new one. */
  async function load(): Promise<void> {
    if (id === null) return
    $state.set({ step: 'loading' })
    const result = await kind.load(id)
    if (result.ok) {
      $state.set({ step: 'editing', item: result.data, saving: false, conflict: null })
    } else if (isLoggedOut(result.failure)) {
      session.loginAgain()
    } else if (hasStatus(result.failure, 404)) {
      $state.set({ step: 'missing' })
    } else {
      $state.set({
        step: 'error',
        message: failureText(result.failure, itemFormTexts.itemLoadFailed),
      })
    }
  }

  /**
   * Saves a body that its contract's schema has accepted.
   * @param seen the version the form was loaded from; null overwrites whatever is stored.
   * @param attemptId names what becomes a new item, however often it is sent.
   * @param onto the item that it replaces; null creates one.
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
      toasts.show(onto === null ? kind.created : kind.updated)
      return { outcome: 'saved', item: result.data }
    }
    return explain(result.failure, onto ?? attemptId)
  }

  async function explain(failure: RequestFailure, savedId: string): Promise<SaveOutcome<Item>> {
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
    if (isLoggedOut(failure)) {
      session.loginAgain()
      return { outcome: 'failed' }
    }
    toasts.show({
      title: toastTexts.errorTitle,
      description: failureText(failure, kind.saveFailed, kind.saveUnexplained),
      variant: 'destructive',
    })
    return Object.keys(fields).length === 0 ? { outcome: 'failed' } : { outcome: 'refused', fields }
  }

  /** Ends the view of a conflict; `theirs` goes on from what is stored. */
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
