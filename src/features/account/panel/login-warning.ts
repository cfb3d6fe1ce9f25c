import { atom } from 'nanostores'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

/** Storage key of the time shown in the last dismissed warning. */
export const READ_LOGIN_LIMIT_KEY = 'readLoginLimit'

/**
 * Creates the store of the login warning. `$reachedAt` is the time when callers from unknown networks last reached
 * their login limit. `$reachedAt` is null if they never have, if the warning was dismissed in this browser, or if the
 * time could not be loaded.
 */
export function createLoginWarning({
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { storage?: KeyValueStorage } = {}) {
  const { session } = toolsOf(given)
  const $reachedAt = atom<string | null>(null)

  /** Loads `$reachedAt`. If that fails, no warning is shown. */
  async function load(): Promise<void> {
    const limit = await session.call(routes.getLoginLimit, {})
    const reachedAt = limit.ok ? limit.data.reachedAt : null
    $reachedAt.set(reachedAt === storage.getItem(READ_LOGIN_LIMIT_KEY) ? null : reachedAt)
  }

  function dismiss(): void {
    storage.setItem(READ_LOGIN_LIMIT_KEY, $reachedAt.get() ?? '')
    $reachedAt.set(null)
  }

  return { $reachedAt, load, dismiss }
}
