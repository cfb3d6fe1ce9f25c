import { atom } from 'nanostores'
import type { createPreviewLink, PreviewLink, revokePreviewLinks } from '#src/contracts/previews.ts'
import * as routes from '#src/contracts/routes.ts'
import { itemFormTexts } from './texts.ts'
import { toasts as documentToasts } from '#src/stores/toasts.ts'
import { type AssistantParts, explainFailure } from './assistance-failure.ts'
import type { ItemKind } from '#src/domain/items.ts'

export type PreviewLinkState =
  { step: 'none' } | { step: 'making' } | { step: 'made'; link: PreviewLink; revoking: boolean }

/** Makes links that show an item, also a draft, to whoever has one, and revokes them. */
export function createPreviewLinks({
  kind,
  id,
  session,
  toasts = documentToasts,
}: AssistantParts & { kind: ItemKind; id: string }) {
  const $state = atom<PreviewLinkState>({ step: 'none' })

  async function make(): Promise<void> {
    if ($state.get().step === 'making') return
    $state.set({ step: 'making' })
    const result = await session.call<typeof createPreviewLink>(routes.createPreviewLink, {
      body: { kind, id },
    })
    if (result.ok) {
      $state.set({ step: 'made', link: result.data, revoking: false })
    } else {
      $state.set({ step: 'none' })
      explainFailure({ session, toasts }, result.failure, itemFormTexts.previewFailed)
    }
  }

  /** Ends every link to the item that was made so far, the one on the screen too. */
  async function revoke(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'made' || state.revoking) return
    $state.set({ ...state, revoking: true })
    const result = await session.call<typeof revokePreviewLinks>(routes.revokePreviewLinks, {
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
      explainFailure({ session, toasts }, result.failure, itemFormTexts.previewRevokeFailed)
    }
  }

  /** Puts the link away. */
  function close(): void {
    $state.set({ step: 'none' })
  }

  return { $state, make, revoke, close }
}
