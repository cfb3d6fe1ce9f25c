import { atom } from 'nanostores'
import * as routes from '#src/contracts/routes.ts'
import type { slugAvailability } from '#src/contracts/slugs.ts'
import type { Session } from '../frame/session.ts'
import type { ItemKind } from '#src/domain/items.ts'

/** Milliseconds without a key before the server is asked. */
export const SLUG_PATIENCE = 400

export type SlugState = 'none' | 'checking' | 'free' | 'taken' | 'unknown'

/**
 * Tells whether an address is free while it is typed.
 * @param id of the item that is to have it, null for a new one.
 */
export function createSlugCheck({
  kind,
  id,
  session,
}: {
  kind: ItemKind
  id: string | null
  session: Pick<Session, 'call'>
}) {
  const $state = atom<SlugState>('none')
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Asks for an address; an answer for the one before counts no more. */
  function check(slug: string): void {
    clearTimeout(timer)
    asking.abort()
    if (slug === '') {
      $state.set('none')
      return
    }
    const current = new AbortController()
    asking = current
    $state.set('checking')
    timer = setTimeout(() => void ask(slug, current.signal), SLUG_PATIENCE)
  }

  async function ask(slug: string, signal: AbortSignal): Promise<void> {
    const result = await session.call<typeof slugAvailability>(routes.slugAvailability, {
      query: { kind, slug, ...(id === null ? {} : { id }) },
      signal,
    })
    if (signal.aborted) return
    $state.set(result.ok ? (result.data.free ? 'free' : 'taken') : 'unknown')
  }

  /** Asks no more. */
  function stop(): void {
    clearTimeout(timer)
    asking.abort()
  }

  return { $state, check, stop }
}
