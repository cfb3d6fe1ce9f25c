import { atom } from 'nanostores'
import { type Fetch, parseJson } from '#src/client/request.ts'
import { BUILD_STATE_PATH, type BuildState } from '#src/contracts/publishing.ts'
import * as routes from '#src/contracts/routes.ts'
import type { getLoginLimit } from '#src/contracts/session.ts'
import { browserStorage, type KeyValueStorage } from '#src/stores/browser-storage.ts'
import type { Session } from './session.ts'

/** The entry of browser storage that holds the last closing of the login that was read about. */
export const READ_LOGIN_LIMIT_KEY = 'readLoginLimit'

/** What the administrator is told unasked. */
export interface NoticesState {
  /** When logging in was closed to everybody, as an instant; null: never, or it was read already. */
  loginLimit: string | null
  /** Titles of items that the site shows as they were written, as their text cannot be rendered. */
  plainTitles: readonly string[]
}

/** What the administrator should know of the site's safety and of its pages. */
export function createNotices({
  session,
  fetch = (address, init) => globalThis.fetch(address, init),
  storage = browserStorage('localStorage'),
}: {
  session: Pick<Session, 'call'>
  fetch?: Fetch
  storage?: KeyValueStorage
}) {
  const $state = atom<NoticesState>({ loginLimit: null, plainTitles: [] })

  /** Looks once; what cannot be had is not told. */
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

  /** Puts the notice about the login away, in this browser. */
  function dismissLoginLimit(): void {
    const state = $state.get()
    storage.setItem(READ_LOGIN_LIMIT_KEY, state.loginLimit ?? '')
    $state.set({ ...state, loginLimit: null })
  }

  return { $state, load, dismissLoginLimit }
}
