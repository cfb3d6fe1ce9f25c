import { atom } from 'nanostores'
import * as routes from '#src/core/routes.ts'
import type { ConfirmedStep } from '#src/features/settings/steps.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { stepTexts } from './first-steps-texts.ts'

/** Creates the store that confirms steps before the launch. @param reload reloads the steps. */
export function createConfirming(reload: () => Promise<void>, given: Tools = {}) {
  const { session, explain } = toolsOf(given)
  /** Step that is being confirmed. */
  const $busy = atom<ConfirmedStep | null>(null)

  async function confirm(step: ConfirmedStep): Promise<void> {
    $busy.set(step)
    const result = await session.call(routes.confirmStep, { body: { step } })
    if (result.ok) await reload()
    else explain(result.failure, stepTexts.confirmFailed)
    $busy.set(null)
  }

  return { $busy, confirm }
}
