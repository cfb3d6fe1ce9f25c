import { atom } from 'nanostores'
import { failureMessage, request, type Fetch, type RequestResult } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'

/** State of a list that the browser loads. */
export type LiveListState<Item> =
  | { step: 'loading' }
  /** From `failureMessage`. Visitors see a text of the list instead. */
  | { step: 'error'; message: string }
  | { step: 'loaded'; items: readonly Item[] }

function createLiveList<Item>(call: () => Promise<RequestResult<readonly Item[]>>) {
  const $state = atom<LiveListState<Item>>({ step: 'loading' })

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await call()
    $state.set(
      result.ok
        ? { step: 'loaded', items: result.data }
        : { step: 'error', message: failureMessage(result.failure) },
    )
  }

  return { $state, load }
}

export const createLivePosts = ({ fetch }: { fetch?: Fetch } = {}) =>
  createLiveList(() => request(routes.listPosts, {}, { fetch }))

export const createLiveQuizzes = ({ fetch }: { fetch?: Fetch } = {}) =>
  createLiveList(() => request(routes.listQuizzes, {}, { fetch }))

/** Store of a list of articles or quizzes. */
export type LiveList<Item> = ReturnType<typeof createLiveList<Item>>
