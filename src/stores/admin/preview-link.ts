import { atom } from 'nanostores'
import type { createPreviewLink, PreviewLink } from '#src/contracts/previews.ts'
import * as routes from '#src/contracts/routes.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { toasts as documentToasts } from '../toasts.ts'
import { type AssistantParts, explainFailure } from './assistance-failure.ts'
import type { ItemKind } from '#src/domain/items.ts'

export type PreviewLinkState =
  { step: 'none' } | { step: 'making' } | { step: 'made'; link: PreviewLink }

/** Makes a link that shows an item, also a draft, to whoever has it. */
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
      $state.set({ step: 'made', link: result.data })
    } else {
      $state.set({ step: 'none' })
      explainFailure({ session, toasts }, result.failure, postFormTexts.previewFailed)
    }
  }

  /** Puts the link away. */
  function close(): void {
    $state.set({ step: 'none' })
  }

  return { $state, make, close }
}
