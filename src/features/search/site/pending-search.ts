/** `sessionStorage` key of a query that another page hands to the list of articles. */
const HANDED = 'paieska'

/** Stores a query that must not be in a URL, for one search in the list of articles. */
export function storePendingSearch(query: string): void {
  try {
    sessionStorage.setItem(HANDED, query)
  } catch {
    // If storage is blocked, the visitor has to type the query again.
  }
}

/** Returns and removes the stored query. @returns '' if there is none. */
export function consumePendingSearch(): string {
  try {
    const query = sessionStorage.getItem(HANDED) ?? ''
    sessionStorage.removeItem(HANDED)
    return query
  } catch {
    return ''
  }
}
