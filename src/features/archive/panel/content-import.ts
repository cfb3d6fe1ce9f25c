import { atom } from 'nanostores'
import { failureText, type RequestFailure, type RequestResult } from '#src/client/request.ts'
import { sendFile as sendFileByBrowser, type SendFile } from '#src/client/send-file.ts'
import type { ImportInput, ImportOutcome } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { contentTransferTexts } from './texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { ArchivedImage, ArchiveFault, ArchiveReading } from './archive.ts'
import { createImageImporter, type ImageImporter } from './image-importer.ts'
import {
  CallFailed,
  type ContentCounts,
  listDeletedItems,
  listStoredExperts,
  listStoredImages,
  listStoredItems,
  type StoredItem,
} from './stored-content.ts'

export interface ImportResult {
  kind: keyof ContentCounts | 'settings'
  title: string
  outcome: 'created' | 'passed' | 'failed'
  /** Why the item was not created; null if it was. */
  message: string | null
}

/**
 * Plan of an import. `counts`: number of new items of each kind; `passed`: items to skip, with the reasons; `faults`:
 * files that cannot be imported.
 */
export interface ImportPlan {
  counts: ContentCounts
  passed: readonly ImportResult[]
  faults: readonly ArchiveFault[]
}

export type ContentImportState =
  | { step: 'idle' }
  | { step: 'reading'; name: string }
  | { step: 'refused'; message: string }
  | { step: 'ready'; name: string; plan: ImportPlan }
  | { step: 'importing'; done: number; total: number }
  /** `left`: number of items that were not attempted, since the import was stopped. */
  | { step: 'done'; results: readonly ImportResult[]; left: number; faults: ImportPlan['faults'] }

type ChosenFile = Pick<File, 'name' | 'arrayBuffer'>

/** Items and images that an import adds. */
interface Chosen {
  items: readonly ImportInput[]
  images: readonly ArchivedImage[]
  /** All images of the archive. */
  archived: readonly ArchivedImage[]
  importer: ImageImporter
  plan: ImportPlan
}

/**
 * Creates the store that imports an archive: reads it, shows the plan, and adds the missing items once the plan is
 * confirmed.
 */
export function createContentImport({
  send = sendFileByBrowser,
  ...given
}: Tools & { send?: SendFile } = {}) {
  const { session, isHandled } = toolsOf(given)
  const $state = atom<ContentImportState>({ step: 'idle' })
  let control = new AbortController()
  let chosen: Chosen | null = null

  /** Reads an archive, and compares it with the content of this site. */
  async function choose(file: ChosenFile): Promise<void> {
    control.abort()
    control = new AbortController()
    const { signal } = control
    // True once another archive was chosen, or the view was left.
    const isLate = () => signal.aborted
    chosen = null
    $state.set({ step: 'reading', name: file.name })
    const read = await readArchive(file)
    if (isLate()) return
    if ('fault' in read) {
      $state.set({ step: 'refused', message: read.fault })
      return
    }
    try {
      const compared = await compare(read, signal)
      if (isLate()) return
      chosen = compared
      $state.set({ step: 'ready', name: file.name, plan: compared.plan })
    } catch (error) {
      if (!isLate()) $state.set({ step: 'refused', message: explain(error) })
    }
  }

  async function compare(read: ArchiveReading, signal: AbortSignal): Promise<Chosen> {
    const [stored, deleted, experts, storedImages] = await Promise.all([
      listStoredItems(session, signal),
      listDeletedItems(session, signal),
      listStoredExperts(session, signal),
      listStoredImages(session, signal),
    ])
    const importer = createImageImporter({ session, send, stored: storedImages })
    const here = { ids: new Set([...stored, ...experts].map(({ id }) => id)), stored, deleted }
    return { archived: read.images, importer, ...planOf(read, here, importer) }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailed)) return contentTransferTexts.listFailed
    isHandled(error.failure)
    return failureText(error.failure, contentTransferTexts.listFailed)
  }

  /** Adds the missing images and items, images first; safe to repeat. */
  async function start(): Promise<void> {
    if (chosen === null || $state.get().step === 'importing') return
    control = new AbortController()
    const { signal } = control
    const isStopped = () => signal.aborted
    const { plan } = chosen
    const work = workOf(chosen, signal)
    const total = work.length
    const results: ImportResult[] = []
    $state.set({ step: 'importing', done: 0, total })
    for (const { kind, title, store } of work) {
      if (isStopped()) break
      const outcome = await store()
      // After a stop, the item has no outcome: its request was aborted, or the session has ended.
      if (isStopped()) break
      results.push({ kind, title, ...outcome })
      $state.set({ step: 'importing', done: results.length, total })
    }
    const all = byConcern([...results, ...plan.passed])
    $state.set({ step: 'done', results: all, left: total - results.length, faults: plan.faults })
  }

  function workOf({ items, images, archived, importer }: Chosen, signal: AbortSignal) {
    const storeItem = async (body: ImportInput): Promise<Outcome> => {
      // An item stored without its image would never get it, because the next import skips existing items.
      const lacking = importer.lackedBy(body, archived)
      if (lacking !== undefined) return failed(contentTransferTexts.imageFailed(lacking))
      const sent = importer.readdress(body, archived)
      return outcomeOf(await session.call(routes.importItem, { body: sent, signal }))
    }
    return [
      ...images.map((image) => ({
        kind: 'image' as const,
        title: image.name,
        store: async () => outcomeOf(await importer.upload(image, signal)),
      })),
      ...items.map((body) => ({
        kind: body.kind,
        title: titleOf(body),
        store: () => storeItem(body),
      })),
    ]
  }

  function outcomeOf(result: RequestResult<{ outcome: ImportOutcome }>): Outcome {
    if (!result.ok) {
      if (isHandled(result.failure)) control.abort()
      return failed(sentenceOf(result.failure))
    }
    if (result.data.outcome === 'exists') return passed(contentTransferTexts.passed.exists)
    return { outcome: 'created', message: null }
  }

  /** Stops before the next item; items already stored stay. */
  function stop(): void {
    control.abort()
  }

  return { $state, choose, start, stop }
}

type Outcome = Pick<ImportResult, 'outcome' | 'message'>

const failed = (message: string): Outcome => ({ outcome: 'failed', message })
const passed = (message: string): Outcome => ({ outcome: 'passed', message })

/** Sorts failed items first, then added ones, then skipped ones. Keeps the order within each of these groups. */
function byConcern(results: readonly ImportResult[]): ImportResult[] {
  const order = ['failed', 'created', 'passed']
  return results.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
}

async function readArchive(file: ChosenFile): Promise<ArchiveReading | { fault: string }> {
  try {
    const [{ fromArchiveFiles }, { unpackArchive }] = await Promise.all([
      import('./archive.ts'),
      import('./archive-zip.ts'),
    ])
    const unpacked = await unpackArchive(new Uint8Array(await file.arrayBuffer()))
    if ('fault' in unpacked) return unpacked
    return fromArchiveFiles(unpacked.files)
  } catch {
    return { fault: contentTransferTexts.unreadable }
  }
}

/** Items of this site to compare with. */
interface Here {
  ids: ReadonlySet<string>
  stored: readonly StoredItem[]
  deleted: readonly StoredItem[]
}

function planOf(
  read: ArchiveReading,
  here: Here,
  importer: ImageImporter,
): Pick<Chosen, 'items' | 'images' | 'plan'> {
  const texts = contentTransferTexts
  const judged = read.items.map((body) => {
    const reason = whyPassed(body, here)
    return { body, reason: reason && texts.passed[reason] }
  })
  const items = judged.flatMap(({ body, reason }) => (reason === null ? [body] : []))
  const images = read.images.filter(({ name }) => !importer.knows(name))
  const counts = { post: 0, page: 0, quiz: 0, expert: 0, image: images.length }
  for (const { kind } of items) counts[kind] += 1
  const results: ImportResult[] = judged.flatMap(({ body, reason }) =>
    reason === null ? [] : [{ kind: body.kind, title: titleOf(body), ...passed(reason) }],
  )
  if (read.hasSettings) {
    results.push({ kind: 'settings', title: texts.settingsTitle, ...passed(texts.passed.settings) })
  }
  for (const { name } of read.images) {
    if (!importer.knows(name)) continue
    results.push({ kind: 'image', title: name, ...passed(texts.passed.exists) })
  }
  return { items, images, plan: { counts, passed: results, faults: read.faults } }
}

/**
 * Returns the reason to skip an item of an archive: an item of this site, current or deleted, has the same id or slug.
 * Former slugs of items of the same kind count, too.
 * @returns null for a new item.
 */
export function whyPassed(
  { kind, item }: { kind: ImportInput['kind']; item: { id: string; slug?: string } },
  { ids, stored, deleted }: Here,
): 'exists' | 'address' | 'deleted' | null {
  if (ids.has(item.id)) return 'exists'
  const { slug = null } = item
  const hasIt = (each: StoredItem) =>
    each.kind === kind && [each.slug, ...each.formerSlugs].some((address) => address === slug)
  // An article and a page cannot have the same slug.
  const sharesIt = (each: StoredItem) =>
    each.slug === slug && kind !== 'quiz' && each.kind !== 'quiz'
  if (stored.some((each) => hasIt(each) || sharesIt(each))) return 'address'
  return deleted.some((each) => each.id === item.id || hasIt(each)) ? 'deleted' : null
}

function titleOf(body: ImportInput): string {
  return body.kind === 'expert' ? body.item.name : body.item.title
}

/** Returns why an item could not be stored, with the messages of its fields. */
export function sentenceOf(failure: RequestFailure): string {
  const fields = failure.kind === 'http' ? Object.values(failure.fields) : []
  return [failureText(failure, contentTransferTexts.itemFailed), ...fields].join(' ')
}
