import { atom } from 'nanostores'
import { fetchBytes as fetchByBrowser, type FetchBytes } from '#src/client/fetch-bytes.ts'
import { failureText, hasStatus, type RequestResult } from '#src/client/request.ts'
import { saveFile as saveByBrowser, type SaveFile } from '#src/client/save-file.ts'
import type { AdminPost, getAdminPage, getAdminPost } from '#src/contracts/posts.ts'
import type { FullQuiz, getFullQuiz } from '#src/contracts/quizzes.ts'
import type { ImportBody } from '#src/contracts/transfer.ts'
import * as routes from '#src/contracts/routes.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import { contentTransferTexts } from './texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { ArchivedImage } from './archive.ts'
import {
  answerOf,
  CallFailed,
  listStoredExperts,
  listStoredImages,
  listStoredItems,
} from './stored-content.ts'

export type ContentCounts = Record<ImportBody['kind'] | 'image', number>

export type ContentExportState =
  | { step: 'idle' }
  /** `total` is 0 until it is known. */
  | { step: 'collecting'; done: number; total: number }
  | { step: 'packing' }
  /** `missing`: images whose bytes are not in the store. */
  | { step: 'done'; name: string; counts: ContentCounts; missing: readonly string[] }
  | { step: 'failed'; message: string }

/** Requests at once. */
const AT_ONCE = 4

/** Exports all content as one archive, fetched item by item. */
export function createContentExport({
  fetchBytes = fetchByBrowser,
  save = saveByBrowser,
  now = () => new Date(),
  ...given
}: Tools & { fetchBytes?: FetchBytes; save?: SaveFile; now?: () => Date } = {}) {
  const { session, hasEnded } = toolsOf(given)
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
      // Aborts the other requests.
      control.abort()
      $state.set({ step: 'failed', message: explain(error) })
    } finally {
      if (running === control) running = null
    }
  }

  async function archive(signal: AbortSignal): Promise<ContentExportState> {
    const items = await listStoredItems(session, signal)
    const experts = await listStoredExperts(session, signal)
    const stored = await listStoredImages(session, signal)
    const total = items.length + experts.length + stored.length
    let done = experts.length
    const step = () => {
      done += 1
      if (!signal.aborted) $state.set({ step: 'collecting', done, total })
    }

    const posts: AdminPost[] = []
    const pages: AdminPost[] = []
    const quizzes: FullQuiz[] = []
    await inTurns(items, async ({ kind, id }) => {
      signal.throwIfAborted()
      const input = { params: { id }, signal }
      if (kind === 'quiz') {
        put(quizzes, await session.call<typeof getFullQuiz>(routes.getFullQuiz, input))
      } else if (kind === 'page') {
        put(pages, await session.call<typeof getAdminPage>(routes.getAdminPage, input))
      } else {
        put(posts, await session.call<typeof getAdminPost>(routes.getAdminPost, input))
      }
      step()
    })

    const images: ArchivedImage[] = []
    const missing: string[] = []
    await inTurns(stored, async ({ name, imageUrl }) => {
      signal.throwIfAborted()
      const bytes = await fetchBytes(imageUrl, signal)
      if (bytes === null) missing.push(name)
      else images.push({ name, bytes })
      step()
    })
    signal.throwIfAborted()
    $state.set({ step: 'packing' })

    // Loaded on demand: the format brings zod along, packing its own code.
    const [{ toArchiveFiles }, { packArchive }] = await Promise.all([
      import('./archive.ts'),
      import('./archive-zip.ts'),
    ])
    const at = now()
    const files = toArchiveFiles({ posts, pages, quizzes, experts, images }, at.toISOString())
    const packed = await packArchive(files, at.toISOString())
    signal.throwIfAborted()
    const name = contentTransferTexts.fileName(formatDay(at))
    save({ content: new Blob([packed.slice()], { type: 'application/zip' }), name })
    return {
      step: 'done',
      name,
      counts: {
        post: posts.length,
        page: pages.length,
        quiz: quizzes.length,
        expert: experts.length,
        image: images.length,
      },
      missing,
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailed)) return contentTransferTexts.exportFailed
    hasEnded(error.failure)
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

/** An item that was deleted since it was listed is left out. */
function put<Item>(items: Item[], result: RequestResult<Item>): void {
  if (result.ok || !hasStatus(result.failure, 404)) items.push(answerOf(result))
}

/** Works through a list, `AT_ONCE` at a time. */
async function inTurns<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = [...things]
  const takeAll = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll))
}
