import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { DeletedItem } from '#src/contracts/versions.ts'
import * as routes from '#src/contracts/routes.ts'
import type { ItemKind } from '#src/domain/items.ts'
import { panelTexts } from '../frame/texts.ts'
import { itemListTexts } from './texts.ts'
import { toolsOf } from '../frame/tools.ts'

export type DeletedItemsState =
  | { step: 'closed' }
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; items: readonly DeletedItem[]; restoring: string | null }

/** The deleted items of a kind, which can be restored. */
export function createDeletedItems(kind: ItemKind, onRestored: () => void) {
  const { session, toasts, hasEnded, explain } = toolsOf()
  const $state = atom<DeletedItemsState>({ step: 'closed' })

  async function load(): Promise<void> {
    // Keeps what is shown until the answer arrives.
    if ($state.get().step !== 'loaded') $state.set({ step: 'loading' })
    const result = await session.call(routes.listDeleted, { params: { kind } })
    if (result.ok) $state.set({ step: 'loaded', items: result.data, restoring: null })
    else if (!hasEnded(result.failure)) {
      $state.set({ step: 'error', message: failureText(result.failure, panelTexts.listLoadFailed) })
    }
  }

  /** Reloads the list if it is open. */
  async function refresh(): Promise<void> {
    if ($state.get().step !== 'closed') await load()
  }

  /** Creates a deleted item again, as a draft. */
  async function restore({ versionId, title }: DeletedItem): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.restoring !== null) return
    $state.set({ ...state, restoring: versionId })
    const params = { id: versionId }
    const result = await session.call(routes.restoreVersion, { params })
    const items = result.ok
      ? state.items.filter((item) => item.versionId !== versionId)
      : state.items
    $state.set({ ...state, items, restoring: null })
    if (result.ok) {
      toasts.show({ title: itemListTexts.restored(title) })
      onRestored()
    } else explain(result.failure, itemListTexts.restoreFailed)
  }

  return { $state, load, refresh, restore }
}

export type DeletedItems = ReturnType<typeof createDeletedItems>
