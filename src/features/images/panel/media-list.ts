import { atom } from 'nanostores'
import type { MediaList as MediaPage } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { imageTexts } from '../texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { acceptNotFound } from '#src/panel/kit/acts.ts'
import { createPagedList, type ListPage } from '#src/panel/kit/paged-list.ts'
import { mediaTexts } from './texts.ts'

export type ListedImage = MediaPage['items'][number] & { id: string }

export function titleOf({ originalName }: Pick<ListedImage, 'originalName'>): string {
  return originalName ?? mediaTexts.unnamed
}

/** Creates the paged list of stored images. */
export function createMediaList({
  copyText = (text) => navigator.clipboard.writeText(text),
  ...given
}: Tools & { copyText?: (text: string) => Promise<void> } = {}) {
  const { session, toasts, showError } = toolsOf(given)
  /** Name of an image that could not be deleted, and the reason; null if there is none. */
  const $refusal = atom<{ name: string; message: string } | null>(null)
  const refuse = ({ name }: ListedImage, message: string) => $refusal.set({ name, message })

  const list = createPagedList<ListPage<ListedImage>>({
    ...given,
    kind: {
      load: async ({ search, page }, signal) => {
        const query = { search: search.trim(), page: String(page) }
        const result = await session.call(routes.listMedia, { query, signal })
        if (!result.ok) return result
        const items = result.data.items.map((image) => ({ ...image, id: image.name }))
        return { ok: true, data: { ...result.data, items } }
      },
      loadFailed: mediaTexts.loadFailed,
      remove: async (name) =>
        acceptNotFound(await session.call(routes.deleteMedia, { params: { name } })),
      nameOf: titleOf,
      removeText: () => mediaTexts.removeText,
      removed: { title: mediaTexts.removed },
      removeFailed: mediaTexts.removeFailed,
      onRefused: refuse,
    },
  })

  /**
   * Deletes an image after a confirmation that names it. If items show the image, deletes nothing and sets `$refusal`
   * to a message that names these items.
   * @returns whether the image is gone.
   */
  async function remove(image: ListedImage): Promise<boolean> {
    $refusal.set(null)
    if (image.uses.length === 0) return list.remove(image)
    refuse(image, imageTexts.inUse(image.uses.map(({ title }) => title)))
    return false
  }

  /** Copies the URL with which texts embed the image. */
  async function copy({ imageUrl }: Pick<ListedImage, 'imageUrl'>): Promise<void> {
    try {
      await copyText(imageUrl)
      toasts.show({ title: mediaTexts.copied, description: imageUrl })
    } catch {
      showError(mediaTexts.copyFailed(imageUrl))
    }
  }

  return { ...list, $refusal, remove, copy }
}

export type MediaList = ReturnType<typeof createMediaList>
