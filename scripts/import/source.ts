import { createHash } from 'node:crypto'
import { cutAtWord } from '#src/core/cut-at-word.ts'
import type { ItemKind } from '#src/core/items.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import type { Pictures } from './pictures.ts'

/** Item of another site as it is stored here. */
export interface ReadItem {
  /** Fields of `importItem` besides id and slug; not validated. */
  fields: Record<string, unknown>
  pictures: Pictures
  /** Sentences about what of the item cannot be taken. */
  left: string[]
}

/** Item of another site. */
export interface SourceItem {
  kind: ItemKind
  id: string
  slug: string
  title: string
  /** Reads the rest, which is done only for an item that this site lacks. */
  read: () => ReadItem | Promise<ReadItem>
}

/** Content of another site. */
export interface Source {
  items: SourceItem[]
  /** Sentences about what is not taken at all. */
  left: string[]
}

/** Returns the same id for the same thing of the same site, so that a second import finds it. */
export function idOf(...names: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  const parts = [8, 12].map((at) => digest.slice(at, at + 4))
  return [
    digest.slice(0, 8),
    parts[0],
    `8${digest.slice(16, 19)}`,
    `a${digest.slice(19, 22)}`,
    digest.slice(22, 34),
  ].join('-')
}

/** Category of an article that has none. */
export const GENERAL_CATEGORY = ARTICLE_CATEGORIES[4]

/** Number of characters of an excerpt that is made from the text. */
const EXCERPT = 200

/** Returns the start of a text, cut at a sentence, clause or word. */
export function startOf(text: string): string {
  return cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), EXCERPT)
}
