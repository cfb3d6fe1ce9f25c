import { type Database, isUnavailable } from '#db/client.ts'
import {
  nextLetterDue,
  queueDue,
  recordBounces,
} from '#src/features/newsletter/server/letter-queries.ts'
import { deleteOldRateLimits } from '#src/server/queries/rate-limits.ts'
import {
  connectMarketing,
  disconnectMarketing,
} from '#src/features/newsletter/server/marketing-queries.ts'
import {
  claimEntry,
  endLostClaims,
  finishEntry,
  nextDue,
  readBusyChannels,
  type OutboxEntry,
} from '#src/server/queries/outbox.ts'
import { readOwner } from '#src/features/settings/server/settings-queries.ts'
import { type OutboxChannel, retryWaitMs, type SendOutcome } from '#src/core/outbox.ts'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import { renderMail } from '#src/server/mails/render-mail.tsx'
import { environment } from '#src/server/environment.ts'
import { logFault } from '#src/server/log.ts'
import { mailTexts } from '../mail-texts.ts'
import { isMailKind, type MailContent, mailKinds } from './mail-kinds.tsx'
import { noteReport } from './mail-report.ts'
import { type Mailer, openMailer } from '#src/server/mail.ts'
import { sendMarketingEntry } from '#src/features/newsletter/server/marketing.tsx'
import { outboxFlag } from '#src/server/outbox-trigger.ts'

/** Time after which a run claims no further entry. A background function may run for 15 minutes. */
const RUN_MS = 13 * 60_000

type Owner = Awaited<ReturnType<typeof readOwner>>
type Send = (db: Database, entry: OutboxEntry, owner: Owner) => Promise<SendOutcome>

/** Functions that open the sender of a channel for one run; null if the service of the channel is not configured. */
const senders: Record<OutboxChannel, () => { send: Send; close: () => void } | null> = {
  mail() {
    const { mail } = environment()
    if (mail === null) return null
    const { send, close } = openMailer()
    return {
      send: (db, entry, { settings, noticeEmail }) =>
        sendMailEntry(db, entry, { settings, address: noticeEmail ?? mail.owner }, send),
      close,
    }
  },
  marketing: () => environment().omnisend && { send: sendMarketingEntry, close: () => undefined },
}

/**
 * Sends due entries, one at a time per channel, and retries with backoff. Entries of a service that is not configured
 * wait until it is configured. If other runs are busy with all configured channels, the run ends at once. Each run also
 * queues the letters and the steps of series that are due, counts the refusals of sent letters, and deletes old rate limit records.
 */
export async function deliverOutbox(db: Database, now = new Date()): Promise<void> {
  const { outboxLeaseMs } = environment()
  const configured = Object.entries(senders).flatMap(([channel, open]) => {
    const sender = open()
    return sender === null ? [] : [{ channel: channel as OutboxChannel, ...sender }]
  })
  const busy = await readBusyChannels(db, outboxLeaseMs)
  if (busy.length > 0 && configured.every(({ channel }) => busy.includes(channel))) return
  await endLostClaims(db, outboxLeaseMs)
  await deleteOldRateLimits(db)
  while ((await queueDue(db)) > 0);
  const owner = await readOwner(db)
  await noteMarketing(db, owner)
  const end = performance.now() + RUN_MS
  await Promise.all(
    configured.map(({ channel, send, close }) =>
      deliverChannel(db, channel, (each) => send(db, each, owner), end).finally(close),
    ),
  )
  while (await recordBounces(db));
  await outboxFlag.clear(now)
  const channels = configured.map(({ channel }) => channel)
  const next = [await nextDue(db, channels), await nextLetterDue(db)]
  for (const instant of next) if (instant !== null) await outboxFlag.set(instant)
}

/**
 * Connects the marketing service once its key is set, and disconnects it when the key is gone. Contacts are queued only
 * while the service is connected.
 */
async function noteMarketing(db: Database, { hasMarketing }: Owner): Promise<void> {
  const isSet = environment().omnisend !== null
  if (isSet && !hasMarketing) await connectMarketing(db)
  if (!isSet && hasMarketing) await disconnectMarketing(db)
}

async function deliverChannel(
  db: Database,
  channel: OutboxChannel,
  send: (entry: OutboxEntry) => Promise<SendOutcome>,
  end: number,
): Promise<void> {
  let entry = await claimEntry(db, channel)
  while (entry !== null) {
    const outcome = await attempt(entry, send)
    // If the service is unreachable, the next entries would fail as well.
    const isReachable = outcome.state !== 'waiting' || outcome.fault !== 'unreachable'
    entry = await finishEntry(
      db,
      entry,
      outcome.state === 'gone'
        ? 'gone'
        : {
            state: outcome.state,
            fault: 'fault' in outcome ? outcome.fault : null,
            waitMs: Math.max(retryWaitMs(entry.attempts), afterMsOf(outcome)),
          },
      isReachable && performance.now() < end,
    )
    // Noted last, since an entry whose delivery is cut off before it is finished may have been sent.
    if (outcome.state === 'waiting' && outcome.words !== undefined) await noteReport(outcome.words)
  }
}

function afterMsOf(outcome: SendOutcome): number {
  return 'afterMs' in outcome ? (outcome.afterMs ?? 0) : 0
}

/** Sends an entry. Never throws, so that an entry that cannot be rendered does not stop the others. */
async function attempt(
  entry: OutboxEntry,
  send: (entry: OutboxEntry) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  try {
    return await send(entry)
  } catch (error) {
    if (isUnavailable(error)) return { state: 'waiting', fault: 'unreachable' }
    logFault('outbox-entry', error, { entry: entry.id, kind: entry.kind })
    return { state: 'failed', fault: 'broken' }
  }
}

/** Renders the mail of an entry, with its links, and sends it. */
async function sendMailEntry(
  db: Database,
  entry: OutboxEntry,
  { settings, address }: { settings: Seller; address: string },
  send: Mailer['send'],
): Promise<SendOutcome> {
  const { kind } = entry
  if (!isMailKind(kind)) throw new Error(`No mail is of the kind ${kind}.`)
  const content = await mailKinds[kind](db, entry, settings)
  if (content === null) return { state: 'gone' }
  const to = entry.recipient ?? address
  const { answer: way, ...mail } = content
  const isToOwner = entry.recipient === null && kind !== 'letter-trial'
  const how = isToOwner ? null : answerLine(way, settings)
  const rendered = await renderMail(mail.body, settings, how)
  // The sending address may have no reader. If it is read, what is answered to the mails of a page is recognised there.
  const isOfPage = way !== undefined && environment().mailbox !== null
  const replyTo = content.replyTo ?? (isToOwner || isOfPage ? undefined : settings.email)
  return await send({ ...mail, ...rendered, replyTo, id: entry.id, to })
}

/** Returns the sentence on how to answer a mail to a visitor or client; null if the mail says so itself. */
function answerLine(way: MailContent['answer'], { email }: Seller): string | null {
  if (way === undefined) return mailTexts.answer.contact(email)
  return way === 'said' ? null : mailTexts.answer[way]
}
