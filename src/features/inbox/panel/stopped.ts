import { atom } from 'nanostores'
import * as routes from '#src/core/routes.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { inboxViewTexts } from './texts.ts'

const ROUTES = { resume: routes.resumeSubscribers, remove: routes.deleteStopped }

/**
 * Creates the actions on stopped subscribers: their e-mail address does not exist, so they get no letters. Each action
 * takes the ids of one or more subscribers.
 */
export function createStopped({ list, ...given }: Tools & { list: { load: () => Promise<void> } }) {
  const { session, toasts, confirmDialog, explain } = toolsOf(given)
  const $busy = atom(false)

  async function send(act: keyof typeof ROUTES, ids: readonly string[]): Promise<void> {
    if ($busy.get()) return
    $busy.set(true)
    const input = { body: { ids: [...ids] } }
    const result = await session.call(ROUTES[act], input)
    $busy.set(false)
    if (result.ok) toasts.show({ title: inboxViewTexts.stoppedDone[act](result.data.count) })
    else explain(result.failure, inboxViewTexts.stoppedFailed[act])
    await list.load()
  }

  /** Deletes subscribers after a confirmation that states their number. */
  async function remove(ids: readonly string[]): Promise<void> {
    const yes = await confirmDialog.ask({
      title: inboxViewTexts.removeStoppedTitle,
      text: inboxViewTexts.removeStoppedText(ids.length),
      confirm: panelTexts.remove,
      dangerous: true,
    })
    if (yes) await send('remove', ids)
  }

  return { $busy, resume: (ids: readonly string[]) => send('resume', ids), remove }
}

export type Stopped = ReturnType<typeof createStopped>
