/** Response of `/api/changes`: changes since the live build. */
export interface Changes {
  /** Content version. A page built with an older one may be out of date, even if `changed` does not list its item. */
  since: number
  /** Content version of each item's last change. The key is a digest of the item's cache tag. */
  changed: Record<string, number>
}

/** Cache tag of the response, purged with every change of published content. */
export const CHANGES_TAG = 'changes'

/**
 * Prefix of the live version of a path, for example `/gyvai/blog/slug`. A function answers it even if the build
 * contains the page.
 */
export const LIVE_PATH = '/gyvai'

/**
 * Length of a key of `changed`, in characters. Keys are short digests, so that long slugs do not enlarge the response.
 */
export const CHANGE_KEY_LENGTH = 8

/** Maximum number of listed changes. It keeps the response below 400 bytes. */
const LISTED_CHANGES = 20

/**
 * Builds the response about changes. If there are too many to list, it marks every page that was built before the
 * current content version as possibly out of date.
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

/**
 * Whether an item may have changed since the build that contains its page.
 * @param builtVersion content version of that build.
 */
export function isOutdated(
  { since, changed }: Changes,
  key: string,
  builtVersion: number,
): boolean {
  return Math.max(since, changed[key] ?? 0) > builtVersion
}
