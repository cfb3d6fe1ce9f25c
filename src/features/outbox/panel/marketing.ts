import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { Marketing } from '#src/features/newsletter/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { outboxTexts } from './texts.ts'

export type MarketingState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; marketing: Marketing }

/**
 * Creates the store of the marketing service: whether it is configured, and which e-mail addresses the owner has to
 * delete there.
 */
export function createMarketing(given: Tools = {}) {
  const { session, isHandled } = toolsOf(given)
  const ending = createActs(given)
  const $state = atom<MarketingState>({ step: 'loading' })
  let loading: Promise<void> | null = null

  function load(): Promise<void> {
    return (loading = ask())
  }

  async function ask(): Promise<void> {
    const result = await session.call(routes.getMarketing, {})
    if (result.ok) $state.set({ step: 'loaded', marketing: result.data })
    else if (!isHandled(result.failure)) {
      const message = failureText(result.failure, outboxTexts.removalsFailed)
      $state.set({ step: 'error', message })
    }
  }

  /**
   * Marks an e-mail address as deleted in the marketing service.
   * @returns whether the address was removed from the list.
   */
  async function end(id: string): Promise<boolean> {
    const isGone = await ending.act(id, {
      call: () => session.call(routes.endRemoval, { params: { id } }),
      done: { title: outboxTexts.removalEnded },
      failed: outboxTexts.removalFailed,
    })
    const state = $state.get()
    if (isGone && state.step === 'loaded') {
      const removals = state.marketing.removals.filter((removal) => removal.id !== id)
      $state.set({ step: 'loaded', marketing: { ...state.marketing, removals } })
    }
    return isGone
  }

  return { $state, $ending: ending.$busy, load, loadOnce: () => loading ?? load(), end }
}

export const marketing = createMarketing()
