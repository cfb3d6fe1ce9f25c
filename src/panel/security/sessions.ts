import { atom } from 'nanostores'
import { hasStatus } from '#src/client/request.ts'
import * as routes from '#src/contracts/routes.ts'
import type { ListedSession } from '#src/contracts/session.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createPagedList, type ListPage } from '../inbox/paged-list.ts'
import { securityTexts } from './texts.ts'
import { wholeList } from './whole-list.ts'

/** The open sessions of the administrator. */
export function createSessions(given: Tools = {}) {
  const { session, toasts, questions, explain } = toolsOf(given)
  /** The id of the session that is being ended, or all the others. */
  const $ending = atom<string | null>(null)

  const { $state, load, stop } = createPagedList<ListedSession, ListPage<ListedSession>, never>({
    ...given,
    kind: {
      load: async (_, signal) => wholeList(await session.call(routes.listSessions, { signal })),
    },
  })

  /** Ends another session. @returns whether it has ended. */
  async function end(id: string): Promise<boolean> {
    if ($ending.get() !== null) return false
    $ending.set(id)
    const result = await session.call(routes.endSession, { params: { id } })
    $ending.set(null)
    // A 404: it has ended by itself.
    const isEnded = result.ok || hasStatus(result.failure, 404)
    if (isEnded) toasts.show({ title: securityTexts.ended })
    else explain(result.failure, securityTexts.endFailed)
    if (isEnded) await load()
    return isEnded
  }

  /** Ends all sessions but this one, after asking. @returns whether they have ended. */
  async function endOthers(): Promise<boolean> {
    const yes = await questions.ask({
      title: securityTexts.endOthersTitle,
      text: securityTexts.endOthersText,
      confirm: securityTexts.endOthers,
    })
    if (!yes || $ending.get() !== null) return false
    $ending.set('others')
    const result = await session.call(routes.endOtherSessions, {})
    $ending.set(null)
    if (result.ok) toasts.show({ title: securityTexts.othersEnded(result.data.count) })
    else explain(result.failure, securityTexts.endFailed)
    if (result.ok) await load()
    return result.ok
  }

  return { $state, $ending, load, stop, end, endOthers }
}

export type Sessions = ReturnType<typeof createSessions>
