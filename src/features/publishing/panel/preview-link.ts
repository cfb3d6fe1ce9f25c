import { atom } from 'nanostores'
import type { PreviewLink } from '#src/features/publishing/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { itemFormTexts } from './texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { ItemKind } from '#src/core/items.ts'

export type PreviewLinkState =
  { step: 'none' } | { step: 'making' } | { step: 'made'; link: PreviewLink; revoking: boolean }

/** Creates the store of an item's preview links. They also work for drafts. */
export function createPreviewLinks({ kind, id, ...given }: Tools & { kind: ItemKind; id: string }) {
  const { session, toasts, explain } = toolsOf(given)
  const $state = atom<PreviewLinkState>({ step: 'none' })

  async function make(): Promise<void> {
    if ($state.get().step === 'making') return
    $state.set({ step: 'making' })
    const body = { kind, id }
    const result = await session.call(routes.createPreviewLink, { body })
    if (result.ok) {
      $state.set({ step: 'made', link: result.data, revoking: false })
    } else {
      $state.set({ step: 'none' })
      explain(result.failure, itemFormTexts.previewFailed)
    }
  }

  /** Revokes all preview links of the item. */
  async function revoke(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'made' || state.revoking) return
    $state.set({ ...state, revoking: true })
    const result = await session.call(routes.revokePreviewLinks, {
      params: { kind, id },
    })
    if (result.ok) {
      $state.set({ step: 'none' })
      toasts.show({
        title: itemFormTexts.previewsRevoked,
        description: itemFormTexts.previewsRevokedText,
      })
    } else {
      $state.set({ ...state, revoking: false })
      explain(result.failure, itemFormTexts.previewRevokeFailed)
    }
  }

  function close(): void {
    $state.set({ step: 'none' })
  }

  return { $state, make, revoke, close }
}
