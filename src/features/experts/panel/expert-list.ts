import { atom } from 'nanostores'
import type { AdminExpert } from '../contracts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import * as routes from '#src/core/routes.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { expertTexts } from './texts.ts'

/** Creates the list of the experts in the administrator's order. */
export function createExpertList(given: Tools = {}) {
  const { session, toasts, explain } = toolsOf(given)
  const restoring = createActs(given)
  let isMoving = false
  /** Text that tells screen readers about the last move. */
  const $moved = atom('')

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

  /** Moves an expert up or down. The list changes at once; if the call fails, the stored order is loaded. */
  async function move(expert: AdminExpert, step: -1 | 1): Promise<void> {
    const state = list.$state.get()
    if (state.step !== 'loaded' || isMoving) return
    const at = state.page.items.findIndex(({ id }) => id === expert.id)
    const to = at + step
    if (at < 0 || to < 0 || to >= state.page.items.length) return
    const items = state.page.items.toSpliced(at, 1).toSpliced(to, 0, expert)
    list.change((page) => ({ ...page, items }))
    isMoving = true
    const result = await session.call(routes.sortExperts, {
      body: { ids: items.map(({ id }) => id) },
    })
    isMoving = false
    if (result.ok) {
      $moved.set(panelTexts.moved(expert.name, to + 1))
      return
    }
    explain(result.failure, panelTexts.moveFailed)
    await list.load()
  }

  return { ...list, $moved, move }
}

export type ExpertList = ReturnType<typeof createExpertList>
