/** Changes on the site since a build. Pages ask for them after their first paint. */
export interface Changes {
  /** Any page built before this content version may be out of date, even if `changed` does not list its item. */
  since: number
  /** Content version of the last change, by key: a digest of the cache tag of the changed item. */
  changed: Record<string, number>
}

/** Cache tag of the response, purged with every change of published content. */
export const CHANGES_TAG = 'changes'

/**
 * Prefix of the live version of a path, for example `/gyvai/blog/slug`. A function answers it even if the build
 * contains the page.
 */
export const LIVE_PATH = '/gyvai'

/** Length of a key of `changed` in characters. The key is a digest, so that long slugs do not enlarge the response. */
export const CHANGE_KEY_LENGTH = 8

/** Maximum number of listed changes, so that a response has at most 400 bytes. */
const LISTED_CHANGES = 20

/**
 * Returns the same response for all pages. If there are too many changes to list, every older page counts as changed.
 */
export function summarizeChanges({
  contentVersion,
  liveVersion,
  unbuiltChanges,
}: {
  contentVersion: number
  liveVersion: number
  unbuiltChanges: Record<string, number>
}): Changes {
  return Object.keys(unbuiltChanges).length > LISTED_CHANGES
    ? { since: contentVersion, changed: {} }
    : { since: liveVersion, changed: unbuiltChanges }
}

/** Whether an item may have changed since the build with this content version. */
export function isOutdated(
  { since, changed }: Changes,
  key: string,
  builtVersion: number,
): boolean {
  return Math.max(since, changed[key] ?? 0) > builtVersion
}
