import { fetchInTime, inTime } from '#src/core/bounded-fetch.ts'
import { setTimeout } from 'node:timers/promises'
import { purgeCache } from '@netlify/functions'
import type { Database } from '#db/client.ts'
import {
  claimBuild,
  clearFailures,
  clearPurgedTags,
  type PublishingRecord,
  readPublishing,
  recordFailure,
  recordLive,
  publishDue,
} from './publishing-queries.ts'
import type { AnswerOf } from '#src/core/contract.ts'
import type { getPublishing } from '../contracts.ts'
import { isPreview } from '#src/core/deploys.ts'
import { isBehind, mayRequestBuild, publishingStatus } from '../publishing.ts'
import { messageTexts } from '#src/core/form-texts.ts'
import { AnswerError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { logFault } from '#src/server/log.ts'
import { isHourly, pendingFlag } from '#src/server/pending-flag.ts'

/** Longest time in milliseconds that a save waits for a purge. A failed purge is retried after the response. */
const PURGE_TIMEOUT_MS = 3_000

/** Milliseconds before each retry of a refused purge. The CDN accepts two purges of a tag in 5 s. */
const PURGE_WAITS_MS = [2_500, 5_000]

const flag = pendingFlag('publishing')

/** Dependencies of publishing after a save. `waitUntil` continues work after the response. */
export interface PublishingContext {
  db: Database
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Publishes a saved change: purges the CDN and, after the response, calls the build hook if it is due. Never throws.
 * Failures are recorded, and the scheduled function retries.
 * @param raised publishing state that the write returned; null if no published content has changed; undefined to read
 *   the state here.
 */
export async function publishSaved(
  { db, waitUntil }: PublishingContext,
  raised?: PublishingRecord | null,
): Promise<void> {
  if (raised === null) return
  await noteFailure(async () => {
    const record = raised ?? (await readPublishing(db))
    waitUntil(noteFailure(() => Promise.all([flag.set(), requestBuild(db, record)])))
    if (!(await purgePending(db, record))) waitUntil(noteFailure(() => purgeAgain(db)))
  })
}

/**
 * Sets the pending flag for a scheduled draft after the response, so that the scheduled function publishes it in time.
 * Without the flag, the hourly check publishes it.
 */
export function scheduleSaved(
  { waitUntil }: Pick<PublishingContext, 'waitUntil'>,
  { publishAt }: { publishAt: Date | null },
): void {
  if (publishAt !== null) waitUntil(flag.set(publishAt))
}

/**
 * Does everything that is due: publishes scheduled drafts, purges the CDN and calls the build hook. Clears the pending
 * flag once everything is live.
 */
export async function advancePublishing(db: Database, now = new Date()): Promise<void> {
  await noteFailure(async () => {
    await publishDue(db, now)
    const record = await readPublishing(db)
    if (hasWork(record)) {
      await Promise.all([flag.set(), purgePending(db, record), requestBuild(db, record)])
      return
    }
    await flag.clear(now)
    // A save may have come between the first read and the clearing of the flag.
    if (hasWork(await readPublishing(db))) await flag.set()
  })
}

/**
 * Runs on schedule. Queries the database only if the pending flag is set, except once an hour, so that the database can
 * sleep.
 */
export async function advancePending(db: () => Database, now: Date): Promise<void> {
  if (isHourly(now) || (await flag.isSet(now))) await advancePublishing(db(), now)
}

function hasWork(record: PublishingRecord): boolean {
  return record.pendingPurge.length > 0 || isBehind(record)
}

async function noteFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFault('publishing-work', error)
  }
}

/** Purges the pending cache tags. @returns whether all are purged. */
async function purgePending(db: Database, record: PublishingRecord): Promise<boolean> {
  if (record.pendingPurge.length === 0) return true
  try {
    if (!environment().withoutCdn) {
      await inTime(purgeCache({ tags: record.pendingPurge }), PURGE_TIMEOUT_MS)
    }
    await clearPurgedTags(db, record)
    return true
  } catch (error) {
    logFault('publishing-purge', error)
    return false
  }
}

/** Retries a refused purge twice. After that, the scheduled function retries. */
async function purgeAgain(db: Database): Promise<void> {
  for (const wait of PURGE_WAITS_MS) {
    await setTimeout(wait)
    if (await purgePending(db, await readPublishing(db))) return
  }
}

async function requestBuild(db: Database, record: PublishingRecord): Promise<void> {
  const { buildHookUrl, rebuildIntervalMs, serviceMs } = environment()
  const now = new Date()
  if (buildHookUrl === null || !mayRequestBuild(record, now.getTime(), rebuildIntervalMs)) return
  if (!(await claimBuild(db, record, now))) return
  try {
    const url = new URL(buildHookUrl)
    url.searchParams.set('trigger_title', `Content version ${record.contentVersion}`)
    const response = await fetchInTime(url, serviceMs, {
      method: 'POST',
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new AnswerError(response.status)
  } catch (error) {
    logFault('publishing-hook', error)
    await recordFailure(db, 'hook', new Date())
  }
}

/** Clears earlier failures and requests a build at once. @returns the new publishing state. */
export async function retryPublishing(db: Database) {
  await clearFailures(db)
  await advancePublishing(db)
  return describePublishing(db)
}

/** Records a successful deploy of `version` and does what is due next. */
export async function deploySucceeded(db: Database, version: number): Promise<void> {
  await recordLive(db, version, new Date())
  await advancePublishing(db)
}

/** Records a failed deploy. The previous one stays live, and the scheduled function retries. */
export async function deployFailed(db: Database): Promise<void> {
  await recordFailure(db, 'build', new Date())
}

/**
 * Records a build that was not published, for example because deploys are locked. The previous deploy stays live. A
 * retry would not help, so there is none.
 */
export async function deployHeld(db: Database): Promise<void> {
  await recordFailure(db, 'build', new Date(), { retried: false })
}

/** Returns the publishing state for the administrator. */
export async function describePublishing(db: Database): Promise<AnswerOf<typeof getPublishing>> {
  const record = await readPublishing(db)
  return {
    status: environment().inPreview ? 'preview' : publishingStatus(record, Date.now()),
    contentVersion: record.contentVersion,
    liveVersion: record.liveVersion,
    changedAt: new Date(record.changedAt),
    requestedAt: record.requestedAt === null ? null : new Date(record.requestedAt),
    liveAt: record.liveAt === null ? null : new Date(record.liveAt),
    failure: record.failure && messageTexts.publishingFailure[record.failure],
  }
}

/** Whether a deploy belongs to the production site and not to a preview, which has its own content. */
export function isPublished(deploy: { context: string }): boolean {
  return !isPreview(deploy.context)
}
