/** Session storage key of a query on its way to the list of articles. */
const HANDED = 'paieska'

/** Hands a query that must not be in an address to the list of articles, for one search. */
export function storePendingSearch(query: string): void {
  try {
    sessionStorage.setItem(HANDED, query)
  } catch {
    // Without storage, the visitor types it again.
  }
}

/** Takes the query that was handed to this page. @returns an empty text when there is none. */
export function consumePendingSearch(): string {
  try {
    const query = sessionStorage.getItem(HANDED) ?? ''
    sessionStorage.removeItem(HANDED)
    return query
  } catch {
    return ''
  }
}
