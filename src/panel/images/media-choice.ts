import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { listMedia, MediaList } from '#src/contracts/images.ts'
import * as routes from '#src/contracts/routes.ts'
import { imageBlockTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'

export type MediaChoiceState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | {
      step: 'loaded'
      items: MediaList['items']
      total: number
      page: number
      /** What they were searched for; empty for all. */
      sought: string
      loadingMore: boolean
    }

/** The stored images to choose one from, a page after the other. */
export function createMediaChoice({ session }: { session: Pick<Session, 'call' | 'loginAgain'> }) {
  const $state = atom<MediaChoiceState>({ step: 'loading' })
  let asking = new AbortController()
  let sought = ''

  async function load(page: number, known: MediaList['items']): Promise<void> {
    asking.abort()
    const current = new AbortController()
    asking = current
    if ($state.get().step === 'error') $state.set({ step: 'loading' })
    const search = sought
    const result = await session.call<typeof listMedia>(routes.listMedia, {
      query: { search, page: String(page) },
      signal: current.signal,
    })
    if (current.signal.aborted) return
    if (result.ok) {
      const { items, total } = result.data
      $state.set({
        step: 'loaded',
        items: [...known, ...items],
        total,
        page,
        sought: search,
        loadingMore: false,
      })
    } else if (hasStatus(result.failure, 401)) {
      session.loginAgain()
    } else {
      const message = failureText(result.failure, imageBlockTexts.libraryFailed)
      $state.set({ step: 'error', message })
    }
  }

  /** Shows images whose original name holds a text; all of them for an empty one. */
  function search(text: string): Promise<void> {
    sought = text.trim()
    return load(1, [])
  }

  /** Shows the next page below the ones before. */
  async function more(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.loadingMore) return
    $state.set({ ...state, loadingMore: true })
    await load(state.page + 1, state.items)
  }

  return { $state, search, more }
}
