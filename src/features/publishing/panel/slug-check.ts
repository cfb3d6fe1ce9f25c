import { atom } from 'nanostores'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { ItemKind } from '#src/core/items.ts'

export const SLUG_DEBOUNCE_MS = 400

export type SlugState = 'none' | 'checking' | 'free' | 'taken' | 'unknown'

/**
 * Creates the store that checks whether a slug is free while it is typed.
 * @param id of the item; null for a new one.
 */
export function createSlugCheck({
  kind,
  id,
  ...given
}: Tools & { kind: ItemKind; id: string | null }) {
  const { session } = toolsOf(given)
  const $state = atom<SlugState>('none')
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  /** Checks a slug after a debounce. Answers about earlier slugs are ignored. */
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
    timer = setTimeout(() => void ask(slug, current.signal), SLUG_DEBOUNCE_MS)
  }

  async function ask(slug: string, signal: AbortSignal): Promise<void> {
    const result = await session.call(routes.slugAvailability, {
      query: { kind, slug, ...(id === null ? {} : { id }) },
      signal,
    })
    if (signal.aborted) return
    $state.set(result.ok ? (result.data.free ? 'free' : 'taken') : 'unknown')
  }

  function stop(): void {
    clearTimeout(timer)
    asking.abort()
  }

  return { $state, check, stop }
}
