/** Session storage key of a query for the list of articles. */
const HANDED = 'paieska'

/** Stores a query that must not be in an address, for one search in the list of articles. */
export function storePendingSearch(query: string): void {
  try {
    sessionStorage.setItem(HANDED, query)
  } catch {
    // Without storage, the visitor has to type the query again.
  }
}

/**
 * Reads and removes the query that was stored for this page.
 * @returns an empty text when there is none.
 */
export function consumePendingSearch(): string {
  try {
    const query = sessionStorage.getItem(HANDED) ?? ''
    sessionStorage.removeItem(HANDED)
    return query
  } catch {
    return ''
  }
}
