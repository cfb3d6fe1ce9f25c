import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { ImportedSubscriber } from '../subscriber-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { IMPORT_BYTES, type RowOutcome, type SubscriberOutcome } from '../subscribers.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { ReadRow } from './read-subscribers.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

const texts = inboxViewTexts.importing

/** A row of the preview. */
export interface PlannedRow extends Pick<ReadRow, 'line' | 'email' | 'name'> {
  outcome: RowOutcome
  /** Of a faulty row. */
  reason: string | null
}

/** What an import would do. */
interface ImportPlan {
  /** Name of the file. */
  file: string
  rows: readonly PlannedRow[]
  added: readonly ImportedSubscriber[]
  /** The same until another file is read, so that sending it again adds nobody twice. */
  attemptId: string
}

export type SubscriberImportState =
  | { step: 'empty' | 'reading' }
  | { step: 'refused'; message: string }
  /** `message`: why the import failed. */
  | { step: 'ready'; plan: ImportPlan; busy: boolean; message: string | null }
  /** `left`: who could not be added any more since the preview. */
  | { step: 'done'; added: number; left: number }

/** Imports subscribers from a file, after a preview of each row. */
export function createSubscriberImport({
  list,
  ...given
}: Tools & { list: { load: () => Promise<void> } }) {
  const { session, hasEnded } = toolsOf(given)
  const $state = atom<SubscriberImportState>({ step: 'empty' })

  /** Reads a file and asks what would become of its rows. */
  async function choose(file: File): Promise<void> {
    $state.set({ step: 'reading' })
    const read = await readRows(file)
    if ('refused' in read) {
      $state.set({ step: 'refused', message: read.refused })
      return
    }
    const { rows } = read
    const people = rows.flatMap((row) => (row.outcome === 'valid' ? [row.subscriber] : []))
    const emails = people.map(({ email }) => email)
    const checked =
      emails.length === 0
        ? ({ ok: true, data: { fates: [] } } as const)
        : await session.call(routes.checkSubscribers, { body: { emails } })
    if (checked.ok) {
      const plan = planOf(rows, people, checked.data.fates)
      $state.set({ step: 'ready', plan: { ...plan, file: file.name }, busy: false, message: null })
    } else if (!hasEnded(checked.failure)) {
      const message = failureText(checked.failure, texts.checkFailed)
      $state.set({ step: 'refused', message })
    }
  }

  /** Subscribes who is to be added. */
  async function start(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'ready' || state.busy) return
    $state.set({ ...state, busy: true, message: null })
    const { attemptId, added } = state.plan
    const body = { attemptId, subscribers: [...added] }
    const result = await session.call(routes.importSubscribers, { body })
    if (result.ok) {
      const { added: count } = result.data
      $state.set({ step: 'done', added: count, left: added.length - count })
      await list.load()
    } else if (!hasEnded(result.failure)) {
      const message = failureText(result.failure, texts.importFailed)
      $state.set({ ...state, message })
    }
  }

  return { $state, choose, start }
}

async function readRows(file: File): Promise<{ rows: ReadRow[] } | { refused: string }> {
  if (file.size > IMPORT_BYTES) return { refused: texts.tooLarge }
  // The parser is fetched with the first file.
  const { readSubscribers } = await import('./read-subscribers.ts')
  return readSubscribers(new Uint8Array(await file.arrayBuffer()))
}

/** @param fates of the people, in their order. */
function planOf(
  rows: readonly ReadRow[],
  people: readonly ImportedSubscriber[],
  fates: readonly SubscriberOutcome[],
): Omit<ImportPlan, 'file'> {
  const fateOf = new Map(people.map((person, index) => [person, fates[index]]))
  return {
    rows: rows.map(({ line, email, name, ...row }) => ({
      ...{ line, email, name },
      outcome: row.outcome === 'valid' ? (fateOf.get(row.subscriber) ?? 'faulty') : row.outcome,
      reason: row.outcome === 'faulty' ? row.reason : null,
    })),
    added: people.filter((person) => fateOf.get(person) === 'added'),
    attemptId: crypto.randomUUID(),
  }
}
