import type { ReceivedKind } from '../mailbox.ts'
import { findOrder } from '#src/features/orders/server/order-queries.ts'
import { readNextMessageTime } from '#src/features/orders/server/correspondence-queries.ts'
import { recordBounces } from '#src/features/newsletter/server/letter-queries.ts'
import { environment } from '#src/server/environment.ts'
import { logFault } from '#src/server/log.ts'
import { objectStore, withinDeadline } from '#src/server/object-store.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { isHourly } from '#src/server/pending-flag.ts'
import { digestId } from '#src/server/signing.ts'
import { asPrivate } from '#src/core/private.ts'
import { type Database, refusesData } from '#db/client.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import * as queries from './mailbox-queries.ts'
import { readMail, type Reader, type ReceivedMail, type WrittenMail } from './received-mail.ts'
import { messageOf, reasonToWait } from './reply-message.ts'
import { ordersOfRecipients } from './reply-address.ts'

/**
 * Milliseconds after which a run begins no further mail, and for all its queries. The platform ends a scheduled run after
 * 30 seconds.
 */
export const RUN_MS = 20_000
/** Maximum number of mails of a run. */
const MAILS_PER_RUN = 40

const DAY_MS = 86_400_000

/** State of the mailbox in which a run has left nothing to do. It saves the database from being woken for nothing. */
const DONE = 'done'
const store = () => objectStore('mailbox')

/**
 * Reads the mails that have arrived since the last run. Replies become messages or wait for the coach, bounces are
 * counted, and both are moved into a folder; all other mails are left alone.
 * @param open opens the database, which is left asleep if there is nothing to do.
 */
export async function readMailbox(
  { open, ...context }: Omit<OutboxContext, 'db'> & { open: () => Database },
  now = new Date(),
): Promise<void> {
  const { mailbox, origin, serviceMs } = environment()
  if (mailbox === null) return
  const { authserv, box: local, domain, name } = mailbox
  const names = [`${local}@${domain}`, `${local}+`, ...(name === '' ? [] : [name.toLowerCase()])]
  const reader = { host: new URL(origin).hostname, authserv, names }
  const end = performance.now() + RUN_MS
  const box = await openMailbox(mailbox.url, serviceMs)
  try {
    const state = `${box.uidValidity} ${box.uidNext}`
    if (!isHourly(now) && (await readDone()) === state) return
    const isDone = await readMails({ ...context, db: open() }, box, reader, end)
    if (isDone) await withinDeadline(store().set(DONE, state))
  } finally {
    box.close()
  }
}

async function readDone(): Promise<unknown> {
  try {
    return await withinDeadline(store().get(DONE, { type: 'text' }))
  } catch {
    return null
  }
}

/** Reads new mails until the time is up. @returns whether all were read. */
async function readMails(
  sending: OutboxContext,
  box: Mailbox,
  reader: Reader,
  end: number,
): Promise<boolean> {
  const { db } = sending
  const { uidValidity } = box
  const known = await queries.readPlace(db)
  const uids = await newMails(box, known)
  let savedUid = known?.uidValidity === uidValidity ? known.lastUid : null
  let lastUid = savedUid ?? (uids[0] ?? box.uidNext) - 1
  const stored = new Set<ReceivedKind>()
  for (const uid of uids.slice(0, MAILS_PER_RUN)) {
    if (performance.now() > end) break
    const kind = await readOne(db, box, reader, uid)
    if (kind !== null) {
      stored.add(kind)
      savedUid = uid
    }
    lastUid = uid
  }
  if (savedUid !== lastUid) await queries.savingPlace(db, { uidValidity, lastUid }).execute()
  if (stored.has('reply')) deliverSoon(sending)
  while (stored.has('bounce') && (await recordBounces(db)));
  await moveRead(db, box)
  return lastUid === (uids.at(-1) ?? lastUid)
}

/**
 * Returns the numbers of the mails to be read. The first reading begins with later mails. If the mails have other numbers
 * than before, those since the day before the last reading are read again; none is stored twice.
 */
async function newMails(
  box: Mailbox,
  known: (queries.Place & { readAt: Date }) | undefined,
): Promise<number[]> {
  if (known === undefined) return []
  if (known.uidValidity === box.uidValidity) return box.after(known.lastUid)
  return box.since(new Date(known.readAt.getTime() - DAY_MS))
}

async function moveRead(db: Database, box: Mailbox): Promise<void> {
  const unmoved = await queries.readUnmoved(db, box.uidValidity)
  if (unmoved.length === 0) return
  try {
    await box.move(unmoved.map(({ uid }) => uid))
  } catch (error) {
    // The mails are read and stored all the same, and a later run tries again.
    logFault('mail-not-moved', error)
    return
  }
  await queries.markMoved(
    db,
    unmoved.map(({ id }) => id),
  )
}

/** Reads a mail, and stores it with the place after it. @returns null if it was not stored. */
async function readOne(
  db: Database,
  box: Mailbox,
  reader: Reader,
  uid: number,
): Promise<ReceivedKind | null> {
  const found = await box.read(uid)
  if (found === null) return null
  const unreadable = (error: unknown) => {
    logFault('mail-unreadable', error)
    return null
  }
  const mail = await readMail(found.raw, reader).catch(unreadable)
  if (mail === null) return null
  const receivedAt = new Date(Math.min(found.receivedAt.getTime(), Date.now()))
  const row = { uidValidity: box.uidValidity, uid, receivedAt }
  try {
    if (mail.kind === 'bounce') return await storeBounce(db, mail, row)
    return mail.kind === 'written' ? await storeReply(db, mail, row) : null
  } catch (error) {
    // A mail that can never be stored stays in the mailbox, and must not stop the others.
    if (!refusesData(error)) throw error
    return unreadable(error)
  }
}

type Row = Pick<queries.NewMail, 'uidValidity' | 'uid'> & { receivedAt: Date }

async function storeBounce(
  db: Database,
  { bounce: { status, cause }, entryIds, messageId }: Extract<ReceivedMail, { kind: 'bounce' }>,
  row: Row,
): Promise<ReceivedKind | null> {
  const mail = entryIds.length === 0 ? undefined : await queries.findUndelivered(db, entryIds)
  if (mail === undefined) return null
  const id = digestId(JSON.stringify(['bounce', messageId, mail.entryId, status]))
  const kind = 'bounce'
  const state = mail.letterId === null ? 'shown' : 'waiting'
  await queries.storeBounce(db, { ...row, ...mail, id, kind, state, status, cause })
  return kind
}

async function storeReply(db: Database, mail: WrittenMail, row: Row): Promise<ReceivedKind | null> {
  const { recipients, sender, check, content, quoted, attachments, messageId } = mail
  const tagged = ordersOfRecipients(recipients)
  // The digest does not depend on the mail's number, so that a mail with another number is the same.
  const id = digestId(JSON.stringify(['reply', messageId, sender, content]))
  const found = await queries.findLikelyOrder(db, { ...mail, id, tagged })
  if (found === undefined) return null
  const kind = 'reply'
  if (found.isStored) {
    await queries.storeMail(db, { ...row, id, kind, state: 'dismissed', email: asPrivate('') })
    return kind
  }
  const [order, nextTime] = await Promise.all([
    findOrder(db, found.id),
    readNextMessageTime(db, found.id),
  ])
  if (order === undefined) return null
  const isClient = sender === order.email
  const reason = reasonToWait(order, {
    isTagged: tagged.includes(order.id),
    isFlood: nextTime !== null,
    isSender: isClient && check === 'verified',
    receivedAt: row.receivedAt,
  })
  const stored = {
    ...row,
    id,
    kind,
    orderId: order.id,
    email: sender,
    quoted,
    attachments,
  } as const
  if (reason === null) {
    const { message, remindAt } = messageOf(order, { ...row, ...mail, id })
    const taken = { ...stored, state: 'taken', messageId: message.id } as const
    await queries.storeTaken(db, taken, message, remindAt)
    return kind
  }
  if (found.isFull) return null
  // Without the client's consent nothing is stored of what the mail says, or who has sent it.
  const isKept = order.withdrawnAt === null && order.erasedAt === null
  const kept = isKept ? { content } : { email: asPrivate(''), quoted: '', attachments: [] }
  const waiting = { ...stored, ...kept, state: 'waiting', reason } as const
  await queries.storeWaiting(
    db,
    waiting,
    reason === 'notices' && isClient && check !== 'unverified',
  )
  return kind
}
