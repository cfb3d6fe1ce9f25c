import { atom } from 'nanostores'
import type { RequestResult } from '#src/client/request.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { panelTexts } from '../frame/texts.ts'

interface Move<Item> {
  /** The list as it is shown. */
  items: readonly Item[]
  item: Item
  by: -1 | 1
  name: string
  show: (items: Item[]) => void
  store: (ids: string[]) => Promise<RequestResult<unknown>>
  /** Loads the stored order. */
  load: () => Promise<void>
}

/** Creates the store that moves items of an ordered list. Orders are stored one after the other. */
export function createMoves(given: Tools = {}) {
  const { explain } = toolsOf(given)
  /** The last order that is stored. */
  let storing: Promise<unknown> = Promise.resolve()
  /** Text that tells screen readers about the last move. */
  const $moved = atom('')

  /** Moves an item, unless it stands at that end. The list changes at once; if the call fails, the stored order is loaded. */
  async function move<Item extends { id: string }>(given: Move<Item>): Promise<void> {
    const { items, item, by, name, show, store, load } = given
    const at = items.findIndex(({ id }) => id === item.id)
    const to = at + by
    if (at < 0 || to < 0 || to >= items.length) return
    const moved = items.toSpliced(at, 1).toSpliced(to, 0, item)
    show(moved)
    const call = storing.then(() => store(moved.map(({ id }) => id)))
    storing = call
    const result = await call
    if (result.ok) {
      $moved.set(panelTexts.moved(name, to + 1))
      return
    }
    explain(result.failure, panelTexts.moveFailed)
    await load()
  }

  return { $moved, move }
}
