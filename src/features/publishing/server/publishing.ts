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

/** Longest wait of a save for a purge, in milliseconds; a failed purge is retried after the response. */
const PURGE_TIMEOUT_MS = 3_000

/** Milliseconds before each retry of a refused purge; the CDN accepts two purges of a tag in 5 s. */
const PURGE_WAITS_MS = [2_500, 5_000]

const flag = pendingFlag('publishing')

/** Dependencies of publishing after a save. `waitUntil` continues work after the response. */
export interface PublishingContext {
  db: Database
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Publishes a committed change: purges the CDN and, after the response, calls the build hook if one is due, so that
 * nobody waits for a slow hook. Never throws: failures are recorded and retried by the scheduled function.
 * @param raised the state that the write returned; null if there is nothing to publish, undefined to read it here.
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
 * Sets the pending flag of a scheduled draft after the response, so that the scheduled function checks at that time. If
 * the flag is lost, the hourly check publishes the draft.
 */
export function scheduleSaved(
  { waitUntil }: Pick<PublishingContext, 'waitUntil'>,
  { publishAt }: { publishAt: Date | null },
): void {
  if (publishAt !== null) waitUntil(flag.set(publishAt))
}

/**
 * Does what is due now: publishes scheduled drafts, purges, calls the build hook, or clears the pending flag
 * when everything is live.
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
    // A save may have come between the read and the clearing.
    if (hasWork(await readPublishing(db))) await flag.set()
  })
}

/**
 * Does what is pending, on schedule. To let the database sleep, queries it only if the flag is set, and once an hour in
 * any case.
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

/** Purges the pending cache tags. @returns whether none are left. */
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

/** Retries a refused purge soon; after that it is left to the scheduled function. */
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

/** Clears earlier failures and requests a build at once. @returns the state after it. */
export async function retryPublishing(db: Database) {
  await clearFailures(db)
  await advancePublishing(db)
  return describePublishing(db)
}

/** Records a successful deploy of `version`; later saves are built next. */
export async function deploySucceeded(db: Database, version: number): Promise<void> {
  await recordLive(db, version, new Date())
  await advancePublishing(db)
}

/** Records a failed deploy; the old site stays live and the scheduled function retries. */
export async function deployFailed(db: Database): Promise<void> {
  await recordFailure(db, 'build', new Date())
}

/**
 * Records a deploy that was built but not published, for example because the published one is locked. The old site
 * stays live; the build is not retried, since that would not help.
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

/** Whether a deploy is of the published site: previews have their own content. */
export function isPublished(deploy: { context: string }): boolean {
  return !isPreview(deploy.context)
}
