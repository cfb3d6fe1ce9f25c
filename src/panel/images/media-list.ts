import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { MediaList as MediaPage } from '#src/contracts/images.ts'
import * as routes from '#src/contracts/routes.ts'
import { panelTexts } from '../frame/texts.ts'
import { imageTexts } from '#src/texts/images.ts'
import { mediaTexts } from './texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'

export type ListedImage = MediaPage['items'][number]

export type MediaListState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | {
      step: 'loaded'
      items: readonly ListedImage[]
      total: number
      page: number
      pages: number
      searched: boolean
      /** Another page or search is loading. */
      updating: boolean
      deleting: string | null
      refusal: { name: string; message: string } | null
    }

export function titleOf({ originalName }: Pick<ListedImage, 'originalName'>): string {
  return originalName ?? mediaTexts.unnamed
}

/** The stored images, a page at a time. */
export function createMediaList({
  copyText = (text) => navigator.clipboard.writeText(text),
  ...given
}: Tools & { copyText?: (text: string) => Promise<void> } = {}) {
  const { session, toasts, questions, hasEnded, showError } = toolsOf(given)
  const $state = atom<MediaListState>({ step: 'loading' })
  let asking = new AbortController()
  let sought = ''
  let shown = 1

  /** @param kept images that stay above the loaded page. */
  async function load(kept: readonly ListedImage[] = []): Promise<void> {
    asking.abort()
    const { signal } = (asking = new AbortController())
    const before = $state.get()
    $state.set(before.step === 'loaded' ? { ...before, updating: true } : { step: 'loading' })
    const result = await session.call(routes.listMedia, {
      query: { search: sought, page: String(shown) },
      signal,
    })
    if (signal.aborted) return
    if (!result.ok) {
      if (hasEnded(result.failure)) return
      $state.set({ step: 'error', message: failureText(result.failure, mediaTexts.loadFailed) })
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
      items: [...kept, ...items],
      total,
      page: shown,
      pages,
      searched: sought !== '',
      updating: false,
      deleting: null,
      refusal: null,
    })
  }

  /** Shows images whose original name holds a text, from the newest; all of them for an empty one. */
  function search(text: string): Promise<void> {
    sought = text.trim()
    return go(1)
  }

  function go(page: number): Promise<void> {
    shown = page
    return load()
  }

  /** Shows the next page below the ones before. */
  async function more(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'loaded' || state.updating) return
    shown = state.page + 1
    await load(state.items)
  }

  /** Deletes an image after asking by its name; says at once where it is used. @returns whether it is gone. */
  async function remove(image: ListedImage): Promise<boolean> {
    if (image.uses.length > 0) {
      const message = imageTexts.inUse(image.uses.map(({ title }) => title))
      change({ refusal: { name: image.name, message } })
      return false
    }
    const yes = await questions.ask({
      title: mediaTexts.removeTitle(titleOf(image)),
      text: mediaTexts.removeText,
      confirm: panelTexts.remove,
      dangerous: true,
    })
    if (!yes) return false
    change({ deleting: image.name, refusal: null })
    const result = await session.call(routes.deleteMedia, {
      params: { name: image.name },
    })
    change({ deleting: null })
    // A 404: somebody else has deleted it.
    if (result.ok || hasStatus(result.failure, 404)) {
      toasts.show({ title: mediaTexts.removed })
      await load()
      return true
    }
    if (!hasEnded(result.failure)) {
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

  /** Copies the address by which texts embed the image. */
  async function copy({ imageUrl }: Pick<ListedImage, 'imageUrl'>): Promise<void> {
    try {
      await copyText(imageUrl)
      toasts.show({ title: mediaTexts.copied, description: imageUrl })
    } catch {
      showError(mediaTexts.copyFailed(imageUrl))
    }
  }

  return { $state, load, search, go, more, remove, copy }
}
