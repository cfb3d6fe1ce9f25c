import { setTimeout } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { readHealth, tryWrite } from './health-queries.ts'
import { type Health, NEAR_DATABASE_MS } from '../contracts.ts'
import type { OutboxChannel } from '#src/core/outbox.ts'
import { PAGES_OF_SALE } from '#src/features/orders/orders.ts'
import { publishingStatus } from '#src/features/publishing/publishing.ts'
import {
  PAGES_NAMING_SELLER,
  PAGES_STATING_HOURS,
  statesOtherHours,
} from '#src/features/orders/stated-hours.ts'
import { answerWords } from '#src/features/consultations/answer-hour-texts.ts'
import { sellerLine } from '#src/features/settings/seller-texts.ts'
import { environment, isSelling } from '#src/server/environment.ts'
import { reachImages } from '#src/features/images/server/image-store.ts'
import { failCall } from '#src/server/log.ts'
import { type LateSchedule, readLateSchedules, readMailboxTime } from './schedule-runs.ts'

/** Timeout of each check in milliseconds. Two checks run one after the other. */
const CHECK_MS = 3500

/** Milliseconds for which a successful write is not repeated, because anybody may call the endpoint. */
const WRITE_MS = 30_000

/** Returns whether the product works and which parts do not; never throws. @param region in which the functions run. */
export async function describeHealth(db: Database, region: string | null): Promise<Health> {
  const { mail, omnisend, inPreview } = environment()
  const channels: OutboxChannel[] = [
    ...(mail === null ? [] : ['mail' as const]),
    ...(omnisend === null ? [] : ['marketing' as const]),
  ]
  const [isWritable, storage, lateSchedules, mailboxReadAt] = await Promise.all([
    unlessSilent(hasWritten(db)),
    unlessSilent(reachImages()),
    unlessSilent(readLateSchedules()),
    unlessSilent(readMailboxTime()),
  ])
  // The write has woken and connected the database, so this measures only one round trip.
  const start = performance.now()
  const known = await unlessSilent(readHealth(db, channels))
  const databaseMs = known === null ? null : Math.round(performance.now() - start)
  const parts = {
    database: known === null ? 'unreachable' : isWritable === null ? 'read-only' : 'ok',
    storage: storage === null ? 'unreachable' : 'ok',
    publishing: publishingOf(known, inPreview),
    outbox: outboxOf(known, channels),
    schedules: schedulesOf(lateSchedules),
  } as const
  return {
    status: statusOf(parts),
    ...parts,
    lateSchedules: lateSchedules ?? [],
    mailboxReadAt,
    contentVersion: known?.publishing.contentVersion ?? null,
    migration: known?.migration ?? null,
    ...otherThanSet(known),
    missingPages: missingPagesOf(known),
    region,
    databaseMs,
    databaseDistance: distanceOf(databaseMs),
  }
}

/** Time of the last successful write, in epoch milliseconds. */
let writtenAt = -Infinity

/**
 * Tries a write, unless one succeeded within the last `WRITE_MS`.
 * @throws the driver's error when nothing can be stored.
 */
async function hasWritten(db: Database): Promise<true> {
  if (Date.now() - writtenAt > WRITE_MS) {
    await tryWrite(db)
    writtenAt = Date.now()
  }
  return true
}

function distanceOf(databaseMs: number | null): Health['databaseDistance'] {
  if (databaseMs === null) return 'unknown'
  return databaseMs > NEAR_DATABASE_MS ? 'far' : 'near'
}

type Known = Awaited<ReturnType<typeof readHealth>> | null

/** Returns the pages whose hours or seller's details differ from the owner's settings. */
function otherThanSet(known: Known): Pick<Health, 'otherHours' | 'otherSeller'> {
  if (known === null) return { otherHours: [], otherSeller: [] }
  const { pages, settings } = known
  const { short } = answerWords(settings.answerHours)
  const line = sellerLine(settings)
  const among = (slugs: readonly string[], isOther: (content: string) => boolean) =>
    pages
      .filter(({ slug, content }) => slugs.includes(slug) && isOther(content))
      .map(({ id, title }) => ({ id, title }))
  return {
    otherHours: among(PAGES_STATING_HOURS, (content) => statesOtherHours(content, short)),
    otherSeller: among(PAGES_NAMING_SELLER, (content) => !content.includes(line)),
  }
}

/** Returns pages that a sale depends on but visitors cannot read; none while nothing is sold. */
function missingPagesOf(known: Known): string[] {
  if (known === null || !isSelling()) return []
  return PAGES_OF_SALE.filter((page) => !known.pages.some(({ slug }) => slug === page))
}

function publishingOf(known: Known, inPreview: boolean): Health['publishing'] {
  if (known === null) return 'unknown'
  const failed = publishingStatus(known.publishing, Date.now()) === 'failed'
  return failed && !inPreview ? 'failed' : 'ok'
}

function outboxOf(known: Known, channels: readonly OutboxChannel[]): Health['outbox'] {
  if (known === null) return 'unknown'
  if (known.isStuck) return 'stuck'
  return channels.includes('mail') ? 'ok' : 'unset'
}

function schedulesOf(late: readonly LateSchedule[] | null): Health['schedules'] {
  if (late === null) return 'unknown'
  return late.length > 0 ? 'late' : 'ok'
}

function statusOf({
  database,
  storage,
  publishing,
  outbox,
  schedules,
}: Pick<Health, 'database' | 'storage' | 'publishing' | 'outbox' | 'schedules'>): Health['status'] {
  if (database !== 'ok' || storage !== 'ok') return 'down'
  const isDegraded = publishing === 'failed' || outbox === 'stuck' || schedules === 'late'
  return isDegraded ? 'degraded' : 'ok'
}

/** Returns the result of a check; null when it fails or takes too long. */
async function unlessSilent<Found>(check: Promise<Found>): Promise<Found | null> {
  try {
    return await Promise.race([check, setTimeout(CHECK_MS, null, { ref: false })])
  } catch (error) {
    failCall(error)
    return null
  }
}
