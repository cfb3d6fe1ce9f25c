import { atom } from 'nanostores'
import type { DeletedItem } from '../version-contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { ItemKind } from '#src/core/items.ts'
import { panelAddress } from '#src/panel/frame/panel-address.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { statusOf } from './item-list.ts'
import { deletedTexts } from './deleted-texts.ts'

type Listed = DeletedItem & { id: string }

/** Creates the store of the deleted items of a kind. The list is loaded when it is opened. */
export function createDeletedItems(kind: ItemKind, onRestored: () => void, given: Tools = {}) {
  const { session, explain, showError } = toolsOf(given)
  const $open = atom(false)
  const restoring = createActs(given)

  const list = createPagedList<ListPage<Listed>>({
    ...given,
    kind: {
      load: async (_, signal) => {
        const result = await session.call(routes.listDeleted, { params: { kind }, signal })
        if (!result.ok) return result
        return wholeList({
          ok: true,
          data: result.data.map((item) => ({ ...item, id: item.versionId })),
        })
      },
    },
  })

  /** Reloads the list if it is open. */
  async function refresh(): Promise<void> {
    if ($open.get()) await list.load()
  }

  /** Restores a deleted item as it was deleted. A toast says whether it is published again. */
  async function restore(item: Listed): Promise<void> {
    const isRestored = await restoring.act(item.id, {
      call: () => session.call(routes.restoreVersion, { params: { id: item.id } }),
      done: ({ id, ...status }) => ({
        title: deletedTexts.restored[statusOf(status)](item.title),
        link: {
          text: deletedTexts.openRestored[kind],
          href: panelAddress({ screen: 'form', kind, id }),
        },
      }),
      failed: deletedTexts.restoreFailed,
      elsewhere: [],
    })
    if (!isRestored) return
    list.drop(item)
    onRestored()
  }

  /** Restores the deleted item with this id, even if the list is closed. */
  async function restoreItem(id: string): Promise<void> {
    const result = await session.call(routes.listDeleted, { params: { kind } })
    if (!result.ok) {
      explain(result.failure, deletedTexts.restoreFailed)
      return
    }
    const item = result.data.find((each) => each.id === id)
    if (item === undefined) showError(deletedTexts.restoreFailed)
    else await restore({ ...item, id: item.versionId })
  }

  return { ...list, $open, $restoring: restoring.$busy, refresh, restore, restoreItem }
}

export type DeletedItems = ReturnType<typeof createDeletedItems>
