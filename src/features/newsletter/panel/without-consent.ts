import { atom } from 'nanostores'
import * as routes from '#src/core/routes.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { SubmissionsList } from '#src/features/inbox/panel/inbox-lists.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

/** Creates the action that erases e-mail and name of all submissions without a recorded consent. */
export function createAnonymising({
  list,
  ...given
}: Tools & { list: Pick<SubmissionsList, 'load'> }) {
  const { session, toasts, confirmDialog, explain } = toolsOf(given)
  const $busy = atom(false)

  /** Asks for confirmation, then erases. @param count number of submissions without a consent. */
  async function anonymise(count: number): Promise<void> {
    if ($busy.get()) return
    $busy.set(true)
    const yes = await confirmDialog.ask({
      title: inboxViewTexts.anonymiseTitle,
      text: inboxViewTexts.anonymiseText(count),
      confirm: panelTexts.remove,
      dangerous: true,
    })
    const result = yes ? await session.call(routes.anonymiseSubmissions, {}) : null
    $busy.set(false)
    if (result === null) return
    if (result.ok) toasts.show({ title: inboxViewTexts.anonymised(result.data.count) })
    else explain(result.failure, inboxViewTexts.anonymiseFailed)
    await list.load()
  }

  return { $busy, anonymise }
}
