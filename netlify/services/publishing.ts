import { purgeCache } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import {
  claimBuild,
  forgetFailures,
  type PublishingRecord,
  readPublishing,
  recordFailure,
  recordLive,
  removePendingPurge,
} from '#db/queries/publishing.ts'
import { publishDue } from '#db/queries/scheduled.ts'
import type { Publishing } from '#src/contracts/publishing.ts'
import { isBehind, mayRequestBuild, publishingStatus } from '#src/domain/publishing.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { environment } from './environment.ts'
import { clearPending, isPending, markPending, markPendingAt } from './pending-mark.ts'

/** A hook that has not answered by then has failed. */
const HOOK_TIMEOUT_MS = 10_000

/** What a save works with: the database, and a way to go on after the answer. */
export interface Saving {
  db: Database
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Makes a committed change to published content visible: purges what the CDN holds, and after the
 * answer asks for a build when one is due, so that a slow hook keeps nobody waiting. Nothing that
 * fails here is thrown: it is noted and tried again by the scheduled function.
 */
export async function publishSaved({ db, waitUntil }: Saving): Promise<void> {
  await noteFailure(async () => {
    const record = await readPublishing(db)
    waitUntil(noteFailure(() => Promise.all([markPending(), requestBuild(db, record)])))
    await purgePending(db, record)
  })
}

/**
 * Notes after the answer that a draft is to be published at its time, so that the scheduled function
 * looks then. Where the note is lost, it looks within the hour.
 */
export function scheduleSaved(
  { waitUntil }: Pick<Saving, 'waitUntil'>,
  { publishAt }: { publishAt: Date | null },
): void {
  if (publishAt !== null) waitUntil(markPendingAt(publishAt))
}

/**
 * Does what is due now: publishes drafts whose time has come, purges, asks for a build, or rests when
 * everything is live.
 */
export async function advancePublishing(db: Database, now = new Date()): Promise<void> {
  await noteFailure(async () => {
    await publishDue(db, now)
    const record = await readPublishing(db)
    if (hasWork(record)) {
      await Promise.all([markPending(), purgePending(db, record), requestBuild(db, record)])
      return
    }
    await clearPending(now)
    // A save may have come between the reading and the clearing.
    if (hasWork(await readPublishing(db))) await markPending()
  })
}

/**
 * The scheduled run: asks the database only when something was left pending, so that it may sleep,
 * and once an hour all the same.
 */
export async function advancePending(db: () => Database, now: Date): Promise<void> {
  if (now.getUTCMinutes() === 0 || (await isPending(now))) await advancePublishing(db(), now)
}

function hasWork(record: PublishingRecord): boolean {
  return record.pendingPurge.length > 0 || isBehind(record)
}

async function noteFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error('Publishing could not be advanced; the scheduled function tries again.', error)
  }
}

async function purgePending(db: Database, { pendingPurge }: PublishingRecord): Promise<void> {
  if (pendingPurge.length === 0) return
  try {
    if (!environment().withoutCdn) await purgeCache({ tags: pendingPurge })
    await removePendingPurge(db, pendingPurge)
  } catch (error) {
    console.error('The CDN was not purged; the scheduled function tries again.', error)
  }
}

async function requestBuild(db: Database, record: PublishingRecord): Promise<void> {
  const { buildHookUrl, rebuildIntervalMs } = environment()
  const now = new Date()
  if (buildHookUrl === null || !mayRequestBuild(record, now.getTime(), rebuildIntervalMs)) return
  if (!(await claimBuild(db, record, now))) return
  try {
    const url = new URL(buildHookUrl)
    url.searchParams.set('trigger_title', `Content version ${record.contentVersion}`)
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The build hook answered ${response.status}.`)
  } catch (error) {
    console.error('The build hook failed; the scheduled function tries again.', error)
    await recordFailure(db, 'hook', new Date())
  }
}

/** Forgets earlier failures and asks for a build at once. @returns the state after it. */
export async function retryPublishing(db: Database): Promise<Publishing> {
  await forgetFailures(db)
  await advancePublishing(db)
  return describePublishing(db)
}

/** Notes a successful deploy that carries `version`; what was saved meanwhile is built next. */
export async function deploySucceeded(db: Database, version: number): Promise<void> {
  await recordLive(db, version, new Date())
  await advancePublishing(db)
}

/** Notes a failed deploy; the old site stays up and the scheduled function tries again. */
export async function deployFailed(db: Database): Promise<void> {
  await recordFailure(db, 'build', new Date())
}

/** The state as the administrator is told. */
export async function describePublishing(db: Database): Promise<Publishing> {
  const record = await readPublishing(db)
  return {
    status: publishingStatus(record, Date.now()),
    contentVersion: record.contentVersion,
    liveVersion: record.liveVersion,
    changedAt: instant(record.changedAt),
    requestedAt: record.requestedAt === null ? null : instant(record.requestedAt),
    liveAt: record.liveAt === null ? null : instant(record.liveAt),
    failure: record.failure && messageTexts.publishingFailure[record.failure],
  }
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** Whether a deploy is the published site's: previews have content of their own. */
export function isPublished(deploy: { context: string }): boolean {
  return deploy.context !== 'deploy-preview' && deploy.context !== 'branch-deploy'
}
