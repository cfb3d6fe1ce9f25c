import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import { saveFile as saveByBrowser, type SaveFile } from '#src/client/request-file.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { contentTransferTexts } from './texts.ts'
import type { ArchivedImage } from './archive.ts'
import {
  CallFailed,
  type ContentCounts,
  inTurns,
  listStoredExperts,
  listStoredImages,
  listStoredItems,
  readStoredItems,
  readStoredSettings,
} from './stored-content.ts'

/** Function that fetches a file, replaceable in tests. */
export type FetchBytes = (address: string, signal: AbortSignal) => Promise<Uint8Array | null>

/**
 * Fetches the file at a URL of this site; null on 404.
 * @throws on a network error, or on any other status.
 */
export const fetchBytes: FetchBytes = async (address, signal) => {
  const response = await fetch(address, { signal })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export type ContentExportState =
  | { step: 'idle' }
  /** `total` is 0 until it is known. */
  | { step: 'collecting'; done: number; total: number }
  | { step: 'packing' }
  /** `missing`: names of images whose files were not found. */
  | { step: 'done'; name: string; counts: ContentCounts; missing: readonly string[] }
  | { step: 'failed'; message: string }

/** Creates the store that exports all content as one archive, fetched item by item. */
export function createContentExport({
  fetchBytes: fetchImage = fetchBytes,
  save = saveByBrowser,
  now = () => new Date(),
  ...given
}: Tools & { fetchBytes?: FetchBytes; save?: SaveFile; now?: () => Date } = {}) {
  const { session, isHandled } = toolsOf(given)
  const $state = atom<ContentExportState>({ step: 'idle' })
  let running: AbortController | null = null

  async function start(): Promise<void> {
    if (running !== null) return
    const control = new AbortController()
    running = control
    $state.set({ step: 'collecting', done: 0, total: 0 })
    try {
      const state = await archive(control.signal)
      if (!control.signal.aborted) $state.set(state)
    } catch (error) {
      if (control.signal.aborted) return
      // Ends the other requests of this export, which may still be running.
      control.abort()
      $state.set({ step: 'failed', message: explain(error) })
    } finally {
      if (running === control) running = null
    }
  }

  async function archive(signal: AbortSignal): Promise<ContentExportState> {
    const items = await listStoredItems(session, signal)
    const experts = await listStoredExperts(session, signal)
    const settings = await readStoredSettings(session, signal)
    const stored = await listStoredImages(session, signal)
    const total = items.length + experts.length + 1 + stored.length
    let done = experts.length + 1
    const step = () => {
      done += 1
      if (!signal.aborted) $state.set({ step: 'collecting', done, total })
    }

    const read = await readStoredItems(session, items, signal, step)

    const images: ArchivedImage[] = []
    const missing: string[] = []
    await inTurns(stored, async ({ name, imageUrl, generated }) => {
      signal.throwIfAborted()
      const bytes = await fetchImage(imageUrl, signal)
      if (bytes === null) missing.push(name)
      else images.push({ name, bytes, ...(generated && { generated }) })
      step()
    })
    signal.throwIfAborted()
    $state.set({ step: 'packing' })

    // Loaded on demand, because the code of the archive format and of packing is large.
    const [{ toArchiveFiles }, { packArchive }] = await Promise.all([
      import('./archive.ts'),
      import('./archive-zip.ts'),
    ])
    const at = now()
    const files = toArchiveFiles({ ...read, experts, settings, images }, at.toISOString())
    const packed = await packArchive(files, at.toISOString())
    signal.throwIfAborted()
    const name = contentTransferTexts.fileName(formatDay(at))
    save({ content: new Blob([packed.slice()], { type: 'application/zip' }), name })
    return {
      step: 'done',
      name,
      counts: {
        post: read.posts.length,
        page: read.pages.length,
        quiz: read.quizzes.length,
        expert: experts.length,
        image: images.length,
      },
      missing,
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailed)) return contentTransferTexts.exportFailed
    isHandled(error.failure)
    return failureText(error.failure, contentTransferTexts.exportFailed)
  }

  /** Aborts a running export. */
  function stop(): void {
    if (running === null) return
    running.abort()
    running = null
    $state.set({ step: 'idle' })
  }

  return { $state, start, stop }
}
