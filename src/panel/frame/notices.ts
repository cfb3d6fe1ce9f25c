import { atom } from 'nanostores'
import { type Fetch, parseJson } from '#src/client/request.ts'
import type { BuildState, PlainItem } from '#src/features/publishing/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { BUILD_STATE_PATH } from '#src/features/publishing/publishing.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { type Tools, toolsOf } from './tools.ts'

/** Storage key: the last login limit that was dismissed. */
export const READ_LOGIN_LIMIT_KEY = 'readLoginLimit'

export interface NoticesState {
  /** ISO instant at which login attempts were blocked; null if never or dismissed. */
  loginLimit: string | null
  /** Items whose Markdown cannot be rendered. */
  plainItems: readonly PlainItem[]
  /** Details of the seller that the law requires and that are not set. */
  missing: BuildState['owner']['missing']
  /** Whether AI help is the local stand-in. */
  aiStandIn: boolean
}

const fetchByBrowser: Fetch = (address, init) => globalThis.fetch(address, init)

/** Reads the notices from the live build; returns none if it cannot be read. */
export async function readBuild(fetch = fetchByBrowser): Promise<Omit<NoticesState, 'loginLimit'>> {
  let state: Partial<BuildState> | undefined
  try {
    const response = await fetch(BUILD_STATE_PATH, { cache: 'no-cache' })
    state = parseJson(await response.text()) as Partial<BuildState> | undefined
  } catch {
    state = undefined
  }
  return {
    plainItems: state?.plainItems ?? [],
    missing: state?.owner?.missing ?? [],
    aiStandIn: state?.aiStandIn ?? false,
  }
}

/**
 * Stores warnings about blocked logins, unrenderable pages, missing seller details and AI help that is a stand-in.
 */
export function createNotices({
  fetch,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { fetch?: Fetch; storage?: KeyValueStorage } = {}) {
  const { session } = toolsOf(given)
  const $state = atom<NoticesState>({
    loginLimit: null,
    plainItems: [],
    missing: [],
    aiStandIn: false,
  })

  /** Loads once; failures are ignored. */
  async function load(): Promise<void> {
    const [limit, build] = await Promise.all([
      session.call(routes.getLoginLimit, {}),
      readBuild(fetch),
    ])
    const reachedAt = limit.ok ? limit.data.reachedAt : null
    const isRead = reachedAt === storage.getItem(READ_LOGIN_LIMIT_KEY)
    $state.set({ loginLimit: isRead ? null : reachedAt, ...build })
  }

  /** Dismisses the warning in this browser. */
  function dismissLoginLimit(): void {
    const state = $state.get()
    storage.setItem(READ_LOGIN_LIMIT_KEY, state.loginLimit ?? '')
    $state.set({ ...state, loginLimit: null })
  }

  return { $state, load, dismissLoginLimit }
}
