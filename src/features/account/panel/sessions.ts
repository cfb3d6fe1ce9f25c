import * as routes from '#src/core/routes.ts'
import type { ListedSession } from '#src/features/account/contracts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs, acceptNotFound } from '#src/panel/kit/acts.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { securityTexts } from './texts.ts'

/** Creates the list of the administrator's open sessions. */
export function createSessions(given: Tools = {}) {
  const { session, confirmDialog } = toolsOf(given)
  /** Calls that end sessions, one at a time, keyed by the id of the session or `others`. */
  const ending = createActs(given)

  const list = createPagedList<ListPage<ListedSession>>({
    ...given,
    kind: {
      load: async (_, signal) => wholeList(await session.call(routes.listSessions, { signal })),
    },
  })

  /** Ends one of the other sessions. @returns whether it has ended. */
  async function end(id: string): Promise<boolean> {
    const isEnded = await ending.act(id, {
      // A session that has already ended counts as a success.
      call: async () => acceptNotFound(await session.call(routes.endSession, { params: { id } })),
      done: { title: securityTexts.ended },
      failed: securityTexts.endFailed,
    })
    if (isEnded) await list.load()
    return isEnded
  }

  /** Ends all sessions except this one, after a confirmation. @returns whether they have ended. */
  async function endOthers(): Promise<boolean> {
    const yes = await confirmDialog.ask({
      title: securityTexts.endOthersTitle,
      text: securityTexts.endOthersText,
      confirm: securityTexts.endOthers,
    })
    if (!yes) return false
    const haveEnded = await ending.act('others', {
      call: () => session.call(routes.endOtherSessions, {}),
      done: ({ count }) => ({ title: securityTexts.othersEnded(count) }),
      failed: securityTexts.endFailed,
      elsewhere: [],
    })
    if (haveEnded) await list.load()
    return haveEnded
  }

  return { ...list, $ending: ending.$busy, end, endOthers }
}

export type Sessions = ReturnType<typeof createSessions>
