import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { DeletedItem, listDeleted, restoreVersion } from '#src/contracts/versions.ts'
import * as routes from '#src/contracts/routes.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { panelTexts } from '../frame/texts.ts'
import { itemListTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { toasts as documentToasts, type Toasts } from '#src/stores/toasts.ts'

export type DeletedItemsState =
  | { step: 'closed' }
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; items: readonly DeletedItem[]; restoring: string | null }

/** What was deleted of a kind, and the way back. */
export function createDeletedItems({
  kind,
  session,
  toasts = documentToasts,
  onRestored,
}: {
  kind: ItemKind
  session: Pick<Session, 'call' | 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
  onRestored: () => void
}) {
  const $state = atom<DeletedItemsState>({ step: 'closed' })

  async function load(): Promise<void> {
    // What is shown stays until the answer is there.
    if ($state.get().step !== 'loaded') $state.set({ step: 'loading' })
    const result = await session.call<typeof listDeleted>(routes.listDeleted, { params: { kind } })
    if (result.ok) $state.set({ step: 'loaded', items: result.data, restoring: null })
    else if (hasStatus(result.failure, 401)) session.loginAgain()
    else {
      $state.set({ step: 'error', message: failureText(result.failure, panelTexts.listLoadFailed) })
    }
  }

  /** Shows what has been deleted since, if anything is shown. */
  async function refresh(): Promise<void> {
    if ($state.get().step !== 'closed') await load()
  }

  /** Creates a deleted item again, as a draft. */
  async function restore({ versionId, title }: DeletedItem): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.restoring !== null) return
    $state.set({ ...state, restoring: versionId })
    const result = await session.call<typeof restoreVersion>(routes.restoreVersion, {
      params: { id: versionId },
    })
    $state.set({
      ...state,
      items: result.ok ? state.items.filter((item) => item.versionId !== versionId) : state.items,
      restoring: null,
    })
    if (result.ok) {
      toasts.show({ title: itemListTexts.restored(title) })
      onRestored()
    } else if (hasStatus(result.failure, 401)) {
      session.loginAgain()
    } else {
      toasts.show({
        title: toastTexts.errorTitle,
        description: failureText(result.failure, itemListTexts.restoreFailed),
        variant: 'destructive',
      })
    }
  }

  return { $state, load, refresh, restore }
}

export type DeletedItems = ReturnType<typeof createDeletedItems>
