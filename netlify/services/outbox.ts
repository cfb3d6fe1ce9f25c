import { type Database, isUnavailable } from '#db/client.ts'
import { beginLetters, nextLetterDue, settleLetter } from '#db/queries/letters.ts'
import { deleteOldCalls } from '#db/queries/call-times.ts'
import {
  claimEntry,
  deleteEntry,
  endLostClaims,
  finishEntry,
  nextDue,
  readBusyChannels,
  type OutboxEntry,
} from '#db/queries/outbox.ts'
import { type OutboxChannel, retryWaitMs, type SendOutcome } from '#src/domain/outbox.ts'
import { renderMail } from '../mails/render-mail.ts'
import { environment } from './environment.ts'
import { logFault } from './log.ts'
import { isMailKind, mailKinds } from './mail-kinds.tsx'
import { sendMail } from './mail.ts'
import { sendMarketingEntry } from './marketing.tsx'
import { outboxMark } from './outbox-orders.ts'

/** A background function may run for 15 minutes. */
const RUN_MS = 13 * 60_000

interface Sender {
  isConfigured: () => boolean
  send: (db: Database, entry: OutboxEntry) => Promise<SendOutcome>
}

const senders: Record<OutboxChannel, Sender> = {
  mail: { isConfigured: () => environment().mail !== null, send: sendMailEntry },
  marketing: { isConfigured: () => environment().omnisend !== null, send: sendMarketingEntry },
}

/**
 * Sends what is due, one entry of a channel at a time; what was not sent waits longer each time. Entries of
 * a service that is not configured wait until it is. A run that finds another one at work leaves all to it. As it
 * runs once an hour at least, it also forgets callers.
 */
export async function deliverOutbox(db: Database, now = new Date()): Promise<void> {
  const { outboxLeaseMs } = environment()
  const configured = Object.entries(senders).flatMap(([channel, sender]) =>
    sender.isConfigured() ? [{ channel: channel as OutboxChannel, sender }] : [],
  )
  const busy = await readBusyChannels(db, outboxLeaseMs)
  if (busy.length > 0 && configured.every(({ channel }) => busy.includes(channel))) return
  await endLostClaims(db, outboxLeaseMs)
  await deleteOldCalls(db)
  await beginLetters(db, 'due')
  const end = performance.now() + RUN_MS
  await Promise.all(
    configured.map(({ channel, sender }) => deliverChannel(db, channel, sender, end)),
  )
  while (await settleLetter(db));
  await outboxMark.clear(now)
  const channels = configured.map(({ channel }) => channel)
  const next = [await nextDue(db, channels), await nextLetterDue(db)]
  for (const instant of next) if (instant !== null) await outboxMark.set(instant)
}

async function deliverChannel(
  db: Database,
  channel: OutboxChannel,
  sender: Sender,
  end: number,
): Promise<void> {
  while (performance.now() < end) {
    const entry = await claimEntry(db, channel)
    if (entry === null) return
    const outcome = await attempt(db, entry, sender)
    if (outcome.state === 'gone') await deleteEntry(db, entry.id, ['sending'])
    else {
      await finishEntry(db, entry.id, {
        state: outcome.state,
        fault: 'fault' in outcome ? outcome.fault : null,
        waitMs: Math.max(retryWaitMs(entry.attempts), afterMsOf(outcome)),
      })
    }
    // What follows would fail as well.
    if (outcome.state === 'waiting' && outcome.fault === 'unreachable') return
  }
}

function afterMsOf(outcome: SendOutcome): number {
  return 'afterMs' in outcome ? (outcome.afterMs ?? 0) : 0
}

/** Never throws: an entry that cannot be made fails alone. */
async function attempt(db: Database, entry: OutboxEntry, sender: Sender): Promise<SendOutcome> {
  try {
    return await sender.send(db, entry)
  } catch (error) {
    if (isUnavailable(error)) return { state: 'waiting', fault: 'unreachable' }
    logFault('outbox-entry', error, { entry: entry.id, kind: entry.kind })
    return { state: 'failed', fault: 'broken' }
  }
}

/** Makes the mail of an entry, with its links, and sends it. */
async function sendMailEntry(db: Database, entry: OutboxEntry): Promise<SendOutcome> {
  const { kind } = entry
  if (!isMailKind(kind)) throw new Error(`No mail is of the kind ${kind}.`)
  const content = await mailKinds[kind](db, entry)
  const to = entry.recipient ?? environment().mail?.owner
  if (content === null || to === undefined) return { state: 'gone' }
  return await sendMail({ ...content, ...(await renderMail(content.body)), id: entry.id, to })
}
