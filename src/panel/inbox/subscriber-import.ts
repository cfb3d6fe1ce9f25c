import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { ImportedSubscriber } from '#src/contracts/inbox.ts'
import * as routes from '#src/contracts/routes.ts'
import { IMPORT_BYTES, type RowOutcome } from '#src/domain/subscribers.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { ReadRow } from './read-subscribers.ts'
import { inboxViewTexts } from './texts.ts'

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

  function refuse(message: string): void {
    $state.set({ step: 'refused', message })
  }

  /** Reads a file and asks what would become of its rows. */
  async function choose(file: File): Promise<void> {
    if (file.size > IMPORT_BYTES) return refuse(texts.tooLarge)
    $state.set({ step: 'reading' })
    // The parser is fetched with the first file.
    const { readSubscribers } = await import('./read-subscribers.ts')
    const read = readSubscribers(new Uint8Array(await file.arrayBuffer()))
    if ('refused' in read) return refuse(read.refused)
    const people = read.rows.flatMap((row) => (row.outcome === 'valid' ? [row.subscriber] : []))
    const emails = people.map(({ email }) => email)
    const checked =
      emails.length === 0
        ? ({ ok: true, data: { fates: [] } } as const)
        : await session.call(routes.checkSubscribers, { body: { emails } })
    if (!checked.ok) {
      if (!hasEnded(checked.failure)) refuse(failureText(checked.failure, texts.checkFailed))
      return
    }
    const { fates } = checked.data
    const fateOf = new Map(emails.map((email, index) => [email, fates[index] ?? 'added']))
    $state.set({
      step: 'ready',
      plan: {
        file: file.name,
        rows: read.rows.map(({ line, email, name, ...row }) => ({
          ...{ line, email, name, reason: row.outcome === 'faulty' ? row.reason : null },
          outcome:
            row.outcome === 'valid' ? (fateOf.get(row.subscriber.email) ?? 'added') : row.outcome,
        })),
        added: people.filter(({ email }) => fateOf.get(email) === 'added'),
        attemptId: crypto.randomUUID(),
      },
      busy: false,
      message: null,
    })
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
