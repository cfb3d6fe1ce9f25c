import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestFailure } from '#src/client/request.ts'
import type { deleteMedia, listMedia, MediaList as MediaPage } from '#src/contracts/images.ts'
import * as routes from '#src/contracts/routes.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import { panelTexts } from '../frame/texts.ts'
import { mediaTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { toasts as documentToasts, type Toasts } from '#src/stores/toasts.ts'
import { questions as documentQuestions, type Questions } from '../frame/questions.ts'

export type ListedImage = MediaPage['items'][number]

export type MediaListState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | {
      step: 'loaded'
      items: readonly ListedImage[]
      total: number
      /** From 1. */
      page: number
      pages: number
      /** Another page or search is on its way. */
      updating: boolean
      /** Name of the image that is being deleted. */
      deleting: string | null
      /** Why an image was not deleted. */
      refusal: { name: string; message: string } | null
    }

/** What an image is called in the panel. */
export function titleOf({ originalName }: Pick<ListedImage, 'originalName'>): string {
  return originalName ?? mediaTexts.unnamed
}

/** The stored images, a page at a time. */
export function createMediaList({
  session,
  toasts = documentToasts,
  questions = documentQuestions,
  copyText = (text) => navigator.clipboard.writeText(text),
}: {
  session: Pick<Session, 'call' | 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
  questions?: Pick<Questions, 'ask'>
  copyText?: (text: string) => Promise<void>
}) {
  const $state = atom<MediaListState>({ step: 'loading' })
  let asking = new AbortController()
  let sought = ''
  let shown = 1

  async function load(): Promise<void> {
    asking.abort()
    const { signal } = (asking = new AbortController())
    const before = $state.get()
    $state.set(before.step === 'loaded' ? { ...before, updating: true } : { step: 'loading' })
    const result = await session.call<typeof listMedia>(routes.listMedia, {
      query: { search: sought, page: String(shown) },
      signal,
    })
    if (signal.aborted) return
    if (!result.ok) {
      failed(result.failure)
      return
    }
    const { items, total, pageSize } = result.data
    const pages = Math.max(1, Math.ceil(total / pageSize))
    if (shown > pages) {
      shown = pages
      await load()
      return
    }
    $state.set({
      step: 'loaded',
      items,
      total,
      page: shown,
      pages,
      updating: false,
      deleting: null,
      refusal: null,
    })
  }

  function failed(failure: RequestFailure): void {
    if (isLoggedOut(failure)) session.loginAgain()
    else $state.set({ step: 'error', message: failureText(failure, mediaTexts.loadFailed) })
  }

  /** Shows images whose original name holds a text, from the newest; all of them for an empty one. */
  function search(text: string): Promise<void> {
    sought = text.trim()
    return go(1)
  }

  /** Shows a page, from 1. */
  function go(page: number): Promise<void> {
    shown = page
    return load()
  }

  /** Deletes an image after asking by its name. @returns whether it is gone. */
  async function remove(image: ListedImage): Promise<boolean> {
    const yes = await questions.ask({
      title: mediaTexts.removeTitle(titleOf(image)),
      text: mediaTexts.removeText,
      confirm: panelTexts.deleteConfirm,
      cancel: panelTexts.cancel,
      dangerous: true,
    })
    if (!yes) return false
    change({ deleting: image.name, refusal: null })
    const result = await session.call<typeof deleteMedia>(routes.deleteMedia, {
      params: { name: image.name },
    })
    change({ deleting: null })
    // What somebody else has deleted meanwhile is gone all the same.
    if (result.ok || hasStatus(result.failure, 404)) {
      toasts.show({ title: mediaTexts.removed })
      await load()
      return true
    }
    if (isLoggedOut(result.failure)) session.loginAgain()
    else {
      const message = failureText(result.failure, mediaTexts.removeFailed)
      change({ refusal: { name: image.name, message } })
    }
    return false
  }

  function change(
    changes: Partial<Pick<MediaListState & { step: 'loaded' }, 'deleting' | 'refusal'>>,
  ): void {
    const state = $state.get()
    if (state.step === 'loaded') $state.set({ ...state, ...changes })
  }

  /** Copies the address that texts name an image by. */
  async function copy({ imageUrl }: Pick<ListedImage, 'imageUrl'>): Promise<void> {
    try {
      await copyText(imageUrl)
      toasts.show({ title: mediaTexts.copied, description: imageUrl })
    } catch {
      toasts.show({
        title: toastTexts.errorTitle,
        description: mediaTexts.copyFailed(imageUrl),
        variant: 'destructive',
      })
    }
  }

  return { $state, load, search, go, remove, copy }
}

function isLoggedOut(failure: RequestFailure): boolean {
  return failure.kind === 'unauthenticated' || hasStatus(failure, 401)
}
