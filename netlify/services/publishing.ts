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
import type { Publishing } from '#src/contracts/publishing.ts'
import { mayRequestBuild, publishingStatus } from '#src/domain/publishing.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { environment } from './environment.ts'

/** A hook that has not answered by then has failed; saving never waits for it. */
const HOOK_TIMEOUT_MS = 10_000

/**
 * Makes changes to published content visible: purges what the CDN holds and asks for a build when
 * one is due. Neither failure is thrown: both are noted and tried again by the scheduled function.
 * Called after the data is committed.
 */
export async function publishChanges(db: Database): Promise<void> {
  try {
    const record = await readPublishing(db)
    await Promise.all([purgePending(db, record), requestBuild(db, record)])
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

/** Forgets earlier failures and asks for a build at once. */
export async function retryPublishing(db: Database): Promise<void> {
  await forgetFailures(db)
  await publishChanges(db)
}

/** Notes a successful deploy that carries `version`; what was saved meanwhile is built next. */
export async function deploySucceeded(db: Database, version: number): Promise<void> {
  await recordLive(db, version, new Date())
  await publishChanges(db)
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
