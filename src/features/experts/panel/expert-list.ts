import type { AdminExpert } from '../contracts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { createMoves } from '#src/panel/kit/moves.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { expertTexts } from './texts.ts'

/** Creates the list of the experts in the administrator's order. */
export function createExpertList(given: Tools = {}) {
  const { session, toasts } = toolsOf(given)
  const restoring = createActs(given)
  const moves = createMoves(given)

  const list = createPagedList<ListPage<AdminExpert>>({
    ...given,
    kind: {
      load: async (_, signal) => wholeList(await session.call(routes.listAdminExperts, { signal })),
      remove: (id) => session.call(routes.deleteExpert, { params: { id } }),
      nameOf: ({ name }) => name,
      removeText: () => expertTexts.removeText,
      removed: (expert) => ({
        title: expertTexts.removed,
        action: restoreAction(expert),
      }),
      removeFailed: expertTexts.removeFailed,
    },
  })

  const restoreAction = (expert: AdminExpert) => ({
    text: expertTexts.restore,
    run: () => void restore(expert),
  })

  /** Stores a deleted expert again, at the end of the order and without articles. */
  async function restore(expert: AdminExpert): Promise<void> {
    const { id, position: _, createdAt: __, updatedAt: ___, ...values } = expert
    const isRestored = await restoring.act(id, {
      call: () => session.call(routes.createExpert, { body: { ...values, attemptId: id } }),
      done: { title: expertTexts.restored(expert.name), description: expertTexts.restoredText },
      failed: expertTexts.restoreFailed,
      onRefused: (description) =>
        toasts.show({
          title: toastTexts.errorTitle,
          description,
          variant: 'destructive',
          action: restoreAction(expert),
        }),
    })
    if (isRestored) await list.load()
  }

  /** Moves an expert up or down. */
  async function move(expert: AdminExpert, by: -1 | 1): Promise<void> {
    const state = list.$state.get()
    if (state.step !== 'loaded') return
    await moves.move({
      items: state.page.items,
      item: expert,
      by,
      name: expert.name,
      show: (items) => list.change((page) => ({ ...page, items })),
      store: (ids) => session.call(routes.sortExperts, { body: { ids } }),
      load: list.load,
    })
  }

  return { ...list, $moved: moves.$moved, move }
}

export type ExpertList = ReturnType<typeof createExpertList>
