import { atom } from 'nanostores'
import { hasStatus, type RequestResult } from '#src/client/request.ts'
import type { Session } from '../frame/session.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'

/** Acts on the entries of a list, one at a time; after each the list is loaded anew. */
export function createEntryActs({
  list,
  onDone,
  ...given
}: Tools & {
  list: { load: () => Promise<void> }
  onDone?: () => void
}) {
  const { session, toasts, explain } = toolsOf(given)
  /** The id of the entry that is acted on. */
  const $busy = atom<string | null>(null)

  async function act(
    id: string,
    call: (session: Pick<Session, 'call'>) => Promise<RequestResult<unknown>>,
    { done, failed }: { done: string; failed: string },
  ): Promise<void> {
    if ($busy.get() !== null) return
    $busy.set(id)
    const result = await call(session)
    $busy.set(null)
    if (result.ok) toasts.show({ title: done })
    else explain(result.failure, failed)
    // Dealt with, or changed, in another tab.
    const isElsewhere = !result.ok && [404, 409].some((status) => hasStatus(result.failure, status))
    if (!result.ok && !isElsewhere) return
    await list.load()
    onDone?.()
  }

  return { $busy, act }
}

export type EntryActs = ReturnType<typeof createEntryActs>
