import { atom } from 'nanostores'
import { type Fetch, parseJson } from '#src/client/request.ts'
import type { BuildState } from '#src/contracts/publishing.ts'
import * as routes from '#src/contracts/routes.ts'
import type { getLoginLimit } from '#src/contracts/session.ts'
import { BUILD_STATE_PATH } from '#src/domain/publishing.ts'
import { browserStorage, type KeyValueStorage } from '#src/stores/browser-storage.ts'
import { type Tools, toolsOf } from './tools.ts'

/** Storage key: the last login limit that was dismissed. */
export const READ_LOGIN_LIMIT_KEY = 'readLoginLimit'

export interface NoticesState {
  /** When login attempts were blocked (ISO instant); null when never, or dismissed. */
  loginLimit: string | null
  /** Titles of items whose Markdown cannot be rendered. */
  plainTitles: readonly string[]
}

/** Warnings about blocked logins and pages that cannot be rendered. */
export function createNotices({
  fetch = (address, init) => globalThis.fetch(address, init),
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { fetch?: Fetch; storage?: KeyValueStorage } = {}) {
  const { session } = toolsOf(given)
  const $state = atom<NoticesState>({ loginLimit: null, plainTitles: [] })

  /** Loads once; failures are ignored. */
  async function load(): Promise<void> {
    const [limit, plainTitles] = await Promise.all([
      session.call<typeof getLoginLimit>(routes.getLoginLimit, {}),
      readPlainTitles(),
    ])
    const reachedAt = limit.ok ? limit.data.reachedAt : null
    const isRead = reachedAt === storage.getItem(READ_LOGIN_LIMIT_KEY)
    $state.set({ loginLimit: isRead ? null : reachedAt, plainTitles })
  }

  async function readPlainTitles(): Promise<readonly string[]> {
    try {
      const response = await fetch(BUILD_STATE_PATH, { cache: 'no-cache' })
      const state = parseJson(await response.text()) as Partial<BuildState> | undefined
      return state?.plainTitles ?? []
    } catch {
      return []
    }
  }

  /** Dismisses the warning in this browser. */
  function dismissLoginLimit(): void {
    const state = $state.get()
    storage.setItem(READ_LOGIN_LIMIT_KEY, state.loginLimit ?? '')
    $state.set({ ...state, loginLimit: null })
  }

  return { $state, load, dismissLoginLimit }
}
