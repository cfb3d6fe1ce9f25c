import { atom } from 'nanostores'
import { failureText, type RequestFailure } from '#src/client/request.ts'
import { sendFile as sendFileByBrowser, type SendFile } from '#src/client/send-file.ts'
import type { ImportBody, ImportInput, ImportOutcome } from '#src/contracts/transfer.ts'
import * as routes from '#src/contracts/routes.ts'
import { contentTransferTexts } from './texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { ArchiveFault, ArchiveReading } from './archive.ts'
import { differencesOf } from './differences.ts'
import { createImageImporter, type ImageImporter } from './image-importer.ts'
import {
  CallFailed,
  listStoredExperts,
  listStoredImages,
  listStoredItems,
  readStoredItems,
  readStoredSettings,
} from './stored-content.ts'

type Kind = ImportBody['kind']

export interface ImportPlan {
  items: readonly {
    kind: Kind
    id: string
    title: string
    draft: boolean
    known: boolean
    /** Names of the fields in which a known item differs from the stored one; null: not told. */
    differs: readonly string[] | null
  }[]
  images: readonly { name: string; known: boolean }[]
  faults: readonly ArchiveFault[]
}

export const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const

export interface ImportResult {
  kind: Kind | 'image'
  title: string
  outcome: ImportOutcome | 'failed'
  message: string | null
}

export type ContentImportState =
  | { step: 'idle' }
  | { step: 'reading'; name: string }
  | { step: 'refused'; message: string }
  | { step: 'ready'; name: string; plan: ImportPlan }
  | { step: 'importing'; done: number; total: number }
  /** `left`: items that were not tried. */
  | { step: 'done'; results: readonly ImportResult[]; left: number; faults: ImportPlan['faults'] }

type ChosenFile = Pick<File, 'name' | 'arrayBuffer'>

/** Imports an archive: reads it, shows the plan, and stores item by item once it is confirmed. */
export function createContentImport({
  send = sendFileByBrowser,
  ...given
}: Tools & { send?: SendFile } = {}) {
  const { session, hasEnded } = toolsOf(given)
  const $state = atom<ContentImportState>({ step: 'idle' })
  let control = new AbortController()
  let chosen: { reading: ArchiveReading; importer: ImageImporter } | null = null

  /** Reads an archive and compares it with what is stored. */
  async function choose(file: ChosenFile): Promise<void> {
    control.abort()
    control = new AbortController()
    const { signal } = control
    // Another archive was chosen meanwhile, or the view was left.
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
      const [items, experts, settings, stored] = await Promise.all([
        listStoredItems(session, signal),
        listStoredExperts(session, signal),
        readStoredSettings(session, signal),
        listStoredImages(session, signal),
      ])
      const ids = new Set(read.items.map(({ kind, item }) => `${kind} ${item.id}`))
      const shared = items.filter(({ kind, id }) => ids.has(`${kind} ${id}`))
      const contents = await readStoredItems(session, shared, signal)
      const { fromArchiveFiles, toArchiveFiles } = await import('./archive.ts')
      if (isLate()) return
      const asArchived = fromArchiveFiles(
        toArchiveFiles({ ...contents, experts, settings, images: [] }, new Date().toISOString()),
      )
      const importer = createImageImporter({ session, send, stored })
      chosen = { reading: read, importer }
      const known = new Map<string, ImportInput | null>([
        ...items.map(({ kind, id }) => [`${kind} ${id}`, null] as const),
        ...experts.map(({ id }) => [`expert ${id}`, null] as const),
        ...asArchived.items.map((body) => [`${body.kind} ${body.item.id}`, body] as const),
      ])
      $state.set({ step: 'ready', name: file.name, plan: planOf(read, known, importer) })
    } catch (error) {
      if (!isLate()) $state.set({ step: 'refused', message: explain(error) })
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailed)) return contentTransferTexts.listFailed
    hasEnded(error.failure)
    return failureText(error.failure, contentTransferTexts.listFailed)
  }

  /** Stores what was read, images first; safe to repeat. */
  async function start(): Promise<void> {
    if (chosen === null || $state.get().step === 'importing') return
    control = new AbortController()
    const { signal } = control
    const { importer } = chosen
    const { items, images, faults } = chosen.reading
    const total = images.length + items.length
    const results: ImportResult[] = []
    const add = (result: Omit<ImportResult, 'message'>, failure: RequestFailure | null) => {
      // An aborted request has no outcome.
      if (signal.aborted) return
      if (failure !== null && hasEnded(failure)) {
        control.abort()
        return
      }
      results.push({ ...result, message: failure === null ? null : sentenceOf(failure) })
      $state.set({ step: 'importing', done: results.length, total })
    }

    $state.set({ step: 'importing', done: 0, total })
    for (const image of images) {
      if (signal.aborted) break
      const result = await importer.upload(image, signal)
      const outcome = result.ok ? result.outcome : 'failed'
      add({ kind: 'image', title: image.name, outcome }, result.ok ? null : result.failure)
    }
    for (const body of items) {
      if (signal.aborted) break
      const { kind } = body
      const result = await session.call(routes.importItem, {
        body: importer.readdress(body, images),
        signal,
      })
      const outcome = result.ok ? result.data.outcome : 'failed'
      add({ kind, title: titleOf(body), outcome }, result.ok ? null : result.failure)
    }
    $state.set({ step: 'done', results, left: total - results.length, faults })
  }

  /** Stops before the next item; what is stored stays. */
  function stop(): void {
    control.abort()
  }

  return { $state, choose, start, stop }
}

/** Failures first, then changes; else in the given order. */
export function byConcern(results: readonly ImportResult[]): ImportResult[] {
  const order: readonly ImportResult['outcome'][] = ['failed', 'updated', 'created', 'unchanged']
  return results.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
}

export function countOutcomes(
  results: readonly ImportResult[],
): Record<(typeof OUTCOMES)[number], number> {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  for (const { outcome } of results) counts[outcome] += 1
  return counts
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

function planOf(
  { items, images, faults }: ArchiveReading,
  known: ReadonlyMap<string, ImportInput | null>,
  importer: ImageImporter,
): ImportPlan {
  return {
    items: items.map((body) => {
      const stored = known.get(`${body.kind} ${body.item.id}`)
      return {
        kind: body.kind,
        id: body.item.id,
        title: titleOf(body),
        draft: 'published' in body.item && !body.item.published,
        known: stored !== undefined,
        differs: stored ? differencesOf(importer.readdress(body, images), stored) : null,
      }
    }),
    images: images.map(({ name }) => ({ name, known: importer.knows(name) })),
    faults,
  }
}

function titleOf(body: ImportBody): string {
  switch (body.kind) {
    case 'expert':
      return body.item.name
    case 'settings':
      return contentTransferTexts.kinds.settings
    case 'post':
    case 'page':
    case 'quiz':
      return body.item.title
  }
}

function sentenceOf(failure: RequestFailure): string {
  const fields = failure.kind === 'http' ? Object.values(failure.fields) : []
  return [failureText(failure, contentTransferTexts.itemFailed), ...fields].join(' ')
}
