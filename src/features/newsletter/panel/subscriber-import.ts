import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { ImportedSubscriber, InvitedSubscriber } from '../subscriber-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import {
  IMPORT_BYTES,
  IMPORT_INVITATIONS,
  type InvitationOutcome,
  type RowOutcome,
  type SubscriberOutcome,
} from '../subscribers.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { DatedSubscriber, ReadFile, ReadRow } from './read-subscribers.ts'
import { importTexts as texts } from './subscriber-texts.ts'

/** A row of the preview. */
export interface PlannedRow extends Pick<ReadRow, 'line' | 'email' | 'name'> {
  /** Day of the consent; null if the day is missing or unclear, or if the row is faulty, left out or repeated. */
  date: string | null
  outcome: RowOutcome
  /** Why a row is left out or faulty, or why its consent is unclear; null otherwise. */
  reason: string | null
}

/** Effects of an import. */
interface ImportPlan {
  /** Name of the file. */
  file: string
  rows: readonly PlannedRow[]
  added: readonly DatedSubscriber[]
  invited: readonly InvitedSubscriber[]
  /** Names of columns that are not read. */
  unread: readonly string[]
  /** Whether the file names no source of consent for some of the subscribers to add. */
  needsSource: boolean
  /** Id of the import. It stays the same until another file is read, so that a retry adds nobody twice. */
  attemptId: string
}

/** Choices of the administrator before the import. */
interface ImportChoice {
  /** Source of all consents for which the file names no source. */
  source: string
  /** Whether rows without a date of consent get a confirmation mail. */
  invites: boolean
}

export type SubscriberImportState =
  | { step: 'empty' | 'reading' }
  | { step: 'refused'; message: string }
  | {
      step: 'ready'
      plan: ImportPlan
      choice: ImportChoice
      busy: boolean
      /** Why the import failed; null if it has not. */
      message: string | null
      /** Message about the source field; null for none. */
      sourceMessage: string | null
    }
  /** `left`: number of people that the preview counted but the import could no longer add or invite. */
  | { step: 'done'; added: number; invited: number; left: number }

/** Creates the store that imports subscribers from a file, after a preview of each row. */
export function createSubscriberImport({
  list,
  ...given
}: Tools & { list: { load: () => Promise<void> } }) {
  const { session, isHandled } = toolsOf(given)
  const $state = atom<SubscriberImportState>({ step: 'empty' })

  /** Reads a file, and asks the server what an import of each row would do. */
  async function choose(file: File): Promise<void> {
    $state.set({ step: 'reading' })
    const read = await readFile(file)
    if ('refused' in read) {
      $state.set({ step: 'refused', message: read.refused })
      return
    }
    const emailsOf = (outcome: 'dated' | 'undated') =>
      read.rows.flatMap((row) => (row.outcome === outcome ? [row.subscriber.email] : []))
    const body = { emails: emailsOf('dated'), invitations: emailsOf('undated') }
    const checked =
      body.emails.length + body.invitations.length === 0
        ? ({ ok: true, data: { fates: [], invitations: [] } } as const)
        : await session.call(routes.checkSubscribers, { body })
    if (checked.ok) {
      const plan = planOf(file.name, read, checked.data)
      const source = read.service === null ? '' : texts.sources[read.service]
      const choice = { source, invites: false }
      $state.set({ step: 'ready', plan, choice, busy: false, message: null, sourceMessage: null })
    } else if (!isHandled(checked.failure)) {
      const message = failureText(checked.failure, texts.checkFailed)
      $state.set({ step: 'refused', message })
    }
  }

  function change(choice: Partial<ImportChoice>): void {
    const state = $state.get()
    if (state.step !== 'ready' || state.busy) return
    $state.set({ ...state, choice: { ...state.choice, ...choice }, sourceMessage: null })
  }

  /** Subscribes the people with a date of consent, and invites the other people if the administrator has chosen to. */
  async function start(): Promise<void> {
    const state = $state.get()
    if (state.step !== 'ready' || state.busy) return
    const { plan, choice } = state
    const source = choice.source.trim()
    if (plan.needsSource && source === '') {
      $state.set({ ...state, sourceMessage: errorTexts.consentSourceRequired })
      return
    }
    $state.set({ ...state, busy: true, message: null, sourceMessage: null })
    const subscribers: ImportedSubscriber[] = plan.added.map((each) => {
      return { ...each, source: each.source ?? source }
    })
    const invitations = choice.invites ? [...plan.invited] : []
    const body = { attemptId: plan.attemptId, subscribers, invitations }
    const result = await session.call(routes.importSubscribers, { body })
    if (result.ok) {
      const { added, invited } = result.data
      const left = subscribers.length + invitations.length - added - invited
      $state.set({ step: 'done', added, invited, left })
      await list.load()
    } else if (!isHandled(result.failure)) {
      const message = failureText(result.failure, texts.importFailed)
      $state.set({ ...state, message, sourceMessage: null })
    }
  }

  return { $state, choose, change, start }
}

async function readFile(file: File): Promise<ReadFile | { refused: string }> {
  if (file.size > IMPORT_BYTES) return { refused: texts.tooLarge }
  // The parser is loaded with the first file.
  const { readSubscribers } = await import('./read-subscribers.ts')
  return readSubscribers(new Uint8Array(await file.arrayBuffer()), file.name)
}

/**
 * Returns the effects of an import.
 * @param answer the server's outcomes, in row order: `fates` of the rows with a date, `invitations` of the rows
 *   without a date.
 */
function planOf(
  file: string,
  { rows, unread }: ReadFile,
  answer: { fates: readonly SubscriberOutcome[]; invitations: readonly InvitationOutcome[] },
): ImportPlan {
  const fates = [...answer.fates]
  const invitations = [...answer.invitations]
  const added: DatedSubscriber[] = []
  const invited: InvitedSubscriber[] = []
  const planned = rows.map((row): PlannedRow => {
    const { line, email, name } = row
    const shown = { line, email, name, date: null, reason: null }
    switch (row.outcome) {
      case 'dated': {
        const outcome = fates.shift() ?? 'faulty'
        if (outcome === 'added') added.push(row.subscriber)
        return { ...shown, date: row.subscriber.date, outcome }
      }
      case 'undated': {
        const outcome = invitations.shift() ?? 'faulty'
        if (outcome !== 'invited') return { ...shown, outcome }
        if (invited.length === IMPORT_INVITATIONS) {
          return {
            ...shown,
            outcome: 'left-out',
            reason: texts.tooManyInvitations(IMPORT_INVITATIONS),
          }
        }
        invited.push(row.subscriber)
        return { ...shown, outcome, reason: row.reason }
      }
      case 'twice':
        return { ...shown, outcome: row.outcome }
      case 'left-out':
      case 'faulty':
        return { ...shown, outcome: row.outcome, reason: row.reason }
    }
  })
  return {
    ...{ file, rows: planned, added, invited, unread },
    needsSource: added.some(({ source }) => source === null),
    attemptId: crypto.randomUUID(),
  }
}
