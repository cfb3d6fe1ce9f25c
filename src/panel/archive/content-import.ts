import { atom } from 'nanostores'
import { failureText, type RequestFailure } from '#src/client/request.ts'
import { sendFile as sendFileByBrowser, type SendFile } from '#src/client/send-file.ts'
import type { ImportBody, ImportInput, ImportOutcome } from '#src/contracts/transfer.ts'
import * as routes from '#src/contracts/routes.ts'
import { startingSettings } from '#src/texts/owner.ts'
import { contentTransferTexts } from './texts.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { ArchiveFault, ArchiveReading } from './archive.ts'
import { differencesOf } from './differences.ts'
import { createImageImporter, type ImageImporter } from './image-importer.ts'
import { asStored, itemsAtAddresses } from './same-address.ts'
import {
  CallFailed,
  listDeletedAddresses,
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
    /** Why it is left out unless the administrator chooses otherwise; null: it is imported. */
    stays: 'changed-here' | 'own-settings' | 'deleted-here' | null
  }[]
  images: readonly { name: string; known: boolean }[]
  faults: readonly ArchiveFault[]
}

/** What an entry of a plan, an item or image, is to the site. */
type Entry = Pick<ImportPlan['items'][number], 'known' | 'differs' | 'stays'>

export const OUTCOMES = ['created', 'updated', 'unchanged', 'kept', 'failed'] as const

export interface ImportResult {
  kind: Kind | 'image'
  title: string
  /** `kept`: it was left out of the import. */
  outcome: ImportOutcome | 'kept' | 'failed'
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
  let chosen: {
    reading: ArchiveReading
    importer: ImageImporter
    leftOut: ReadonlySet<string>
  } | null = null

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
      const [items, deleted, experts, settings, stored] = await Promise.all([
        listStoredItems(session, signal),
        listDeletedAddresses(session, signal),
        listStoredExperts(session, signal),
        readStoredSettings(session, signal),
        listStoredImages(session, signal),
      ])
      const ids = new Set(read.items.map(({ kind, item }) => `${kind} ${item.id}`))
      const atAddresses = itemsAtAddresses(read.items, items)
      const same = new Set(atAddresses.values())
      const shared = items.filter((item) => same.has(item) || ids.has(`${item.kind} ${item.id}`))
      const contents = await readStoredItems(session, shared, signal)
      const { fromArchiveFiles, toArchiveFiles } = await import('./archive.ts')
      if (isLate()) return
      const asArchived = fromArchiveFiles(
        toArchiveFiles({ ...contents, experts, settings, images: [] }, new Date().toISOString()),
      )
      const importer = createImageImporter({ session, send, stored })
      const known = new Map<string, ImportInput | null>([
        ...items.map(({ kind, id }) => [`${kind} ${id}`, null] as const),
        ...experts.map(({ id }) => [`expert ${id}`, null] as const),
        ...asArchived.items.map((body) => [`${body.kind} ${body.item.id}`, body] as const),
      ])
      const replacing = new Map(
        read.items.map((body) => {
          const item = atAddresses.get(body)
          const stored = item && known.get(`${item.kind} ${item.id}`)
          return [stored ? asStored(body, stored) : body, item]
        }),
      )
      const reading = { ...read, items: [...replacing.keys()] }
      const plan = planOf(reading, known, importer, (body, stored) => {
        if (stored === undefined) {
          const isDeleted = 'slug' in body.item && deleted.has(`${body.kind} ${body.item.slug}`)
          return isDeleted ? 'deleted-here' : null
        }
        if (stored?.kind === 'settings') return isStarting(stored) ? null : 'own-settings'
        return replacing.get(body)?.untouched === false ? 'changed-here' : null
      })
      const stay = plan.items.filter(({ stays }) => stays !== null)
      chosen = { reading, importer, leftOut: new Set(stay.map(keyOf)) }
      $state.set({ step: 'ready', name: file.name, plan })
    } catch (error) {
      if (!isLate()) $state.set({ step: 'refused', message: explain(error) })
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof CallFailed)) return contentTransferTexts.listFailed
    hasEnded(error.failure)
    return failureText(error.failure, contentTransferTexts.listFailed)
  }

  /**
   * Stores what was read, images first; safe to repeat.
   * @param leftOut keys of the items that stay as they are stored; by default those of the plan, or of the time before.
   */
  async function start(leftOut = chosen?.leftOut ?? new Set<string>()): Promise<void> {
    if (chosen === null || $state.get().step === 'importing') return
    chosen.leftOut = leftOut
    control = new AbortController()
    const { signal } = control
    const { importer } = chosen
    const { items, images, faults } = chosen.reading
    const isLeftOut = ({ kind, item }: ImportInput) => leftOut.has(keyOf({ kind, id: item.id }))
    const chosenItems = items.filter((body) => !isLeftOut(body))
    const kept = items.filter(isLeftOut).map((body): ImportResult => {
      return { kind: body.kind, title: titleOf(body), outcome: 'kept', message: null }
    })
    const total = images.length + chosenItems.length
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
    for (const body of chosenItems) {
      if (signal.aborted) break
      const { kind } = body
      const result = await session.call(routes.importItem, {
        body: importer.readdress(body, images),
        signal,
      })
      const outcome = result.ok ? result.data.outcome : 'failed'
      add({ kind, title: titleOf(body), outcome }, result.ok ? null : result.failure)
    }
    const left = total - results.length
    $state.set({ step: 'done', results: [...kept, ...results], left, faults })
  }

  /** Stops before the next item; what is stored stays. */
  function stop(): void {
    control.abort()
  }

  return { $state, choose, start, stop }
}

/** By which an item of a plan is left out. */
export function keyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind} ${id}`
}

/** What an import would do with an entry that is not left out: add it, replace it, or nothing. */
export function standingOf({ known, differs }: Omit<Entry, 'stays'>): 'new' | 'differs' | 'same' {
  if (!known) return 'new'
  return differs !== null && differs.length > 0 ? 'differs' : 'same'
}

/** What asks for a decision first, then what would change something; else in the given order. */
export function byDecision<Listed extends Entry>(entries: readonly Listed[]): Listed[] {
  const order = ['new', 'differs', 'same']
  const place = (entry: Entry) => (entry.stays === null ? order.indexOf(standingOf(entry)) : -1)
  return entries.toSorted((a, b) => place(a) - place(b))
}

/** Failures first, then what was left out, then changes; else in the given order. */
export function byConcern(results: readonly ImportResult[]): ImportResult[] {
  const order: readonly ImportResult['outcome'][] = [
    'failed',
    'kept',
    'created',
    'updated',
    'unchanged',
  ]
  return results.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
}

export function countOutcomes(
  results: readonly ImportResult[],
): Record<(typeof OUTCOMES)[number], number> {
  const counts = { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 }
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
  whyStays: (body: ImportInput, stored: ImportInput | null | undefined) => Entry['stays'],
): ImportPlan {
  return {
    items: items.map((body) => {
      const stored = known.get(`${body.kind} ${body.item.id}`)
      const differs = stored ? differencesOf(importer.readdress(body, images), stored) : null
      const isKnown = stored !== undefined
      return {
        kind: body.kind,
        id: body.item.id,
        title: titleOf(body),
        draft: 'published' in body.item && !body.item.published,
        known: isKnown,
        differs,
        stays: standingOf({ known: isKnown, differs }) === 'same' ? null : whyStays(body, stored),
      }
    }),
    images: images.map(({ name }) => ({ name, known: importer.knows(name) })),
    faults,
  }
}

/** Whether these are the settings that every site begins with, which no owner has set. */
function isStarting(body: ImportInput): boolean {
  const starting = { kind: 'settings', item: { id: 'settings', ...startingSettings } } as const
  return body.kind === 'settings' && differencesOf(body, starting).length === 0
}

function titleOf(body: ImportBody): string {
  switch (body.kind) {
    case 'expert':
      return body.item.name
    case 'settings':
      return contentTransferTexts.settingsTitle
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
