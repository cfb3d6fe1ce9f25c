import { hash } from 'node:crypto'
import presentItem from '#src/site/present-item.ts?worker&url'
import { CHANGE_KEY_LENGTH } from '#src/features/publishing/changes.ts'
import type { ItemKind } from '#src/core/items.ts'
import type { ItemState } from '#src/site/item-state.ts'
import { siteState } from './_published.ts'

/**
 * Returns the state of an item, or of the page of experts, in this build. `data-item` is a shortened digest of the item's
 * cache tag, `kind:slug`. `bumpContentVersion` stores changes under that digest.
 */
export async function itemState(kind: ItemKind | 'experts', slug: string): Promise<ItemState> {
  return {
    'data-item': hash('md5', `${kind}:${slug}`).slice(0, CHANGE_KEY_LENGTH),
    'data-built': (await siteState()).contentVersion,
    'data-script': presentItem,
  }
}
