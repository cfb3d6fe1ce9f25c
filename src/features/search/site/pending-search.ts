/** Key in the session storage of a search on its way to the list of articles. */
const HANDED = 'paieska'

/** Has the list of articles search for what its address must not carry, once. */
export function storePendingSearch(query: string): void {
  try {
    sessionStorage.setItem(HANDED, query)
  } catch {
    // Where storage is blocked it is typed again.
  }
}

/** Takes the search that was handed to this page. @returns an empty text when none was */
export function consumePendingSearch(): string {
  try {
    const query = sessionStorage.getItem(HANDED) ?? ''
    sessionStorage.removeItem(HANDED)
    return query
  } catch {
    return ''
  }
}
