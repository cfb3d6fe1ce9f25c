import type { Fetch } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import { readBuild } from '#src/panel/frame/live-build.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createPagedList } from '#src/panel/kit/paged-list.ts'
import { createUnfinishedList } from '#src/features/publishing/panel/unfinished-list.ts'

/**
 * Creates the store of the administrator's desk. The desk shows nothing until all calls are answered, so that no late
 * part moves other parts.
 */
export function createToday({ fetch, ...given }: Tools & { fetch?: Fetch } = {}) {
  const { session } = toolsOf(given)
  const unfinished = createUnfinishedList(given)
  const list = createPagedList({
    ...given,
    kind: {
      load: async (_, signal) => {
        const [result, { plainItems }] = await Promise.all([
          session.call(routes.getToday, { signal }),
          readBuild(fetch),
          unfinished.load(),
        ])
        // The list has only one page.
        return result.ok
          ? { ...result, data: { ...result.data, plainItems, pageSize: Infinity } }
          : result
      },
    },
  })
  return { list, unfinished }
}
