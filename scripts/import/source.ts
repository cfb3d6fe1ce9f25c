import { cutAtWord } from '#src/core/cut-at-word.ts'
import type { ItemKind } from '#src/core/items.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { digestId } from '#src/server/signing.ts'
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
  // Version 8 of UUIDs is for ids that are made in another way (RFC 9562).
  return digestId(JSON.stringify(names)).replace(/.(.{3})-.(.{3})-(.{12})$/, '8$1-a$2-$3')
}

/** Category of an article that has none. */
export const GENERAL_CATEGORY = ARTICLE_CATEGORIES[4]

/** Number of characters of an excerpt that is made from the text. */
const EXCERPT = 200

/** Returns the start of a text, cut at a sentence, clause or word. */
export function startOf(text: string): string {
  return cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), EXCERPT)
}
