/** Where the site says which search indexes it has. */
export const SEARCH_INDEXES_PATH = '/pagefind/indexes.json'

/** The folder that holds every index under the digest of its content. */
export const SEARCH_INDEX_FOLDER = '/pagefind/index'

/** What there is to search, as the site says at the path above. */
export interface SearchIndexes {
  /** Name of the folder of the large index; null when there is no article. */
  base: string | null
  /** Name of the folder with what has changed since that was made; null when nothing has. */
  recent: string | null
  /** Results of the base that no longer hold, by their ids. */
  stale: readonly string[]
}
