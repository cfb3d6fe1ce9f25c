import { atom } from 'nanostores'
import {
  failureMessage,
  hasStatus,
  request,
  type Fetch,
  type RequestResult,
} from '#src/client/request.ts'
import type { getPage, getPost } from '#src/contracts/posts.ts'
import type { getPreview, Preview } from '#src/contracts/previews.ts'
import type { getQuiz } from '#src/contracts/quizzes.ts'
import * as routes from '#src/contracts/routes.ts'
import type { ItemKind } from '#src/domain/items.ts'

/** An article, page or quiz that is loaded while the visitor looks. */
export type LiveItemState<Item> =
  | { step: 'loading' }
  /** `message` is the generic one of failed data loading. */
  | { step: 'error'; message: string }
  | { step: 'missing' }
  | { step: 'loaded'; item: Item }

/** The last part of a path such as `/blog/{slug}` or `/perziura/{token}`; '' when there is none. */
export function slugOfPath(pathname: string): string {
  const last = pathname.split('/').at(2) ?? ''
  try {
    return decodeURIComponent(last).replace(/\.html$/, '')
  } catch {
    return ''
  }
}

function createLiveItem<Item>(call: (slug: string) => Promise<RequestResult<Item>>) {
  const $state = atom<LiveItemState<Item>>({ step: 'loading' })

  /** Loads the item; without a slug nothing is asked for. */
  async function load(slug: string): Promise<void> {
    if (slug === '') {
      $state.set({ step: 'missing' })
      return
    }
    $state.set({ step: 'loading' })
    const result = await call(slug)
    if (result.ok) {
      $state.set({ step: 'loaded', item: result.data })
    } else if (hasStatus(result.failure, 404)) {
      $state.set({ step: 'missing' })
    } else {
      $state.set({ step: 'error', message: failureMessage(result.failure) })
    }
  }

  return { $state, load }
}

interface Transport {
  fetch?: Fetch
}

export const createLivePost = ({ fetch }: Transport = {}) =>
  createLiveItem((slug) => request<typeof getPost>(routes.getPost, { params: { slug } }, { fetch }))

export const createLivePage = ({ fetch }: Transport = {}) =>
  createLiveItem((slug) => request<typeof getPage>(routes.getPage, { params: { slug } }, { fetch }))

export const createLiveQuiz = ({ fetch }: Transport = {}) =>
  createLiveItem((slug) => request<typeof getQuiz>(routes.getQuiz, { params: { slug } }, { fetch }))

/** What a preview link shows; its page was made for an item of this kind. */
export const createPreview = <Kind extends ItemKind>({ fetch }: Transport = {}) =>
  createLiveItem(async (token): Promise<RequestResult<PreviewOf<Kind>>> => {
    const call = { params: { token } }
    const result = await request<typeof getPreview>(routes.getPreview, call, { fetch })
    if (!result.ok) return result
    return { ok: true, data: result.data.item as PreviewOf<Kind> }
  })

type PreviewOf<Kind extends ItemKind> = Extract<Preview, { kind: Kind }>['item']
