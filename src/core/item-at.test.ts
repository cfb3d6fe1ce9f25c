import { expect, it } from 'vitest'
import { itemAt } from './item-at.ts'
import { ITEM_KINDS } from './items.ts'
import { itemPath } from '#src/features/search/seo.ts'

it.each(ITEM_KINDS)('the path of a %s tells of its kind and slug', (kind) => {
  expect(itemAt(itemPath(kind, 'rysys'))).toEqual({ kind, slug: 'rysys' })
})

it.each(['/', '/blog', '/blog/', '/blog/tema/rysys', '/experts/ruta', '/toString/a', 'blog/rysys'])(
  '%j shows no item',
  (path) => {
    expect(itemAt(path)).toBeNull()
  },
)
