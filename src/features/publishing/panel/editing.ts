import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import { itemAt } from '#src/core/item-at.ts'
import { panel as documentPanel, type Panel } from '#src/panel/frame/panel.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { listedKind } from './listed-kinds.ts'
import { formTexts } from '#src/panel/kit/texts.ts'

export type EditingState =
  { step: 'loading' } | { step: 'missing' } | { step: 'error'; message: string }

/** Creates the store that finds the item at a public path and opens its form in place of this view. */
export function createEditing(
  path: string,
  {
    panel = documentPanel,
    kindOf = listedKind,
    ...given
  }: Tools & { panel?: Pick<Panel, 'replaceView'>; kindOf?: typeof listedKind } = {},
) {
  const { isHandled } = toolsOf(given)
  const $state = atom<EditingState>({ step: 'loading' })
  const at = itemAt(path)
  let left = false as boolean

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    if (at === null) {
      $state.set({ step: 'missing' })
      return
    }
    const result = await kindOf(at.kind).load()
    if (left) return
    if (!result.ok) {
      if (isHandled(result.failure)) return
      const message = failureText(result.failure, formTexts.loadFailed)
      $state.set({ step: 'error', message })
      return
    }
    const item = result.data.find(({ slug }) => slug === at.slug)
    if (item === undefined) $state.set({ step: 'missing' })
    else panel.replaceView({ screen: 'form', kind: at.kind, id: item.id })
  }

  /** Ignores a pending response, because another view was opened. */
  function stop(): void {
    left = true
  }

  return { $state, load, stop }
}
