import { atom } from 'nanostores'
import { hasStatus } from '#src/client/request.ts'
import type { admitSubscriber } from '#src/contracts/inbox.ts'
import * as routes from '#src/contracts/routes.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { inboxViewTexts } from './texts.ts'

const ROUTES = { subscribers: routes.admitSubscriber, withdrawals: routes.admitWithdrawal }

/** Takes suspicious entries of a list for real ones, whose mail is sent then. */
export function createAdmission({
  of,
  list,
  onAdmitted,
  ...given
}: Tools & {
  of: keyof typeof ROUTES
  list: { load: () => Promise<void> }
  onAdmitted?: () => void
}) {
  const { session, toasts, explain } = toolsOf(given)
  /** The id of the entry that is being admitted. */
  const $admitting = atom<string | null>(null)

  async function admit(id: string): Promise<void> {
    if ($admitting.get() !== null) return
    $admitting.set(id)
    // Both calls have the same form.
    const result = await session.call<typeof admitSubscriber>(ROUTES[of], { params: { id } })
    $admitting.set(null)
    if (result.ok) toasts.show({ title: inboxViewTexts.admitted[of] })
    else explain(result.failure, inboxViewTexts.admitFailed)
    // A 404: admitted or deleted in another tab.
    if (!result.ok && !hasStatus(result.failure, 404)) return
    await list.load()
    onAdmitted?.()
  }

  return { $admitting, admit }
}

export type Admission = ReturnType<typeof createAdmission>
