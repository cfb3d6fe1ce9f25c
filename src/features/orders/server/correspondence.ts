import type { Database } from '#db/client.ts'
import * as queries from './correspondence-queries.ts'
import type { Order } from './order-queries.ts'
import { coachedOrder, correspondence, type Correspondence } from '../contracts.ts'
import type { Delivery, MessageAuthor } from '../correspondence.ts'
import { formatDay, formatDayOfYear, formatMoment } from '#src/core/lithuanian.ts'
import { isOver, isWritable } from '../orders.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import { withdrawUntil, workBegins } from '../withdrawals.ts'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import { reminderOf } from './answer-clock.ts'
import { digestId } from '#src/server/signing.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { requireOrder } from './order-access.ts'
import { hasEnded, lastBegun, messagesEnd } from './orders.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { hashPassword, matchesHash } from '#src/features/account/server/passwords.ts'

/** A message to be stored. A second message with the same id and content is not stored. */
export interface WrittenMessage {
  id: string
  content: string
}

/** Returns the row of a message. The row's id depends on the content, so an edited message gets a new id. */
export function messageRow(
  orderId: string,
  author: MessageAuthor,
  { id, content }: WrittenMessage,
): queries.NewOrderMessage {
  return { id: digestId(JSON.stringify([orderId, id, content])), orderId, author, content }
}

/** Returns the day on which the work begins without an early start, in words; null if it can begin at once. */
export function workStartText({ agreedAt }: Pick<Order, 'agreedAt'>): string | null {
  if (agreedAt === null || formatDay(new Date()) > withdrawUntil(agreedAt)) return null
  return formatDayOfYear(workBegins(agreedAt))
}

interface Start {
  message: WrittenMessage
  delivery: Delivery
  /** Passphrase for the messages; null if none was chosen. */
  passphrase: Private | null
  isEarly: boolean
}

/**
 * Starts the work on an order with the consents of its client, in their current wording, and stores the first message.
 * @returns whether the choices of this start apply; false if the choices of an earlier start apply.
 */
export async function startOrder(
  sending: OutboxContext,
  order: Order,
  { message, delivery, passphrase, isEarly }: Start,
): Promise<boolean> {
  requireWritable(order)
  const { version, early, sensitive } = consents.order
  const holds = await queries.startOrder(
    sending.db,
    {
      id: order.id,
      delivery,
      earlyText: isEarly ? early : null,
      sensitiveText: sensitive,
      consentVersion: version,
      wordHash: passphrase === null ? null : await hashPassword(passphrase),
    },
    messageRow(order.id, 'client', message),
    reminderOf({ ...order, isEarly }, new Date()),
  )
  deliverSoon(sending)
  return holds
}

/**
 * Switches a client to notices, and closes earlier messages.
 * @param passphrase new passphrase; null keeps the present one.
 * @returns the time since which messages are shown; null if notices were chosen before or the consent was withdrawn.
 */
export async function chooseNotices(
  sending: OutboxContext,
  { id, wordHash }: queries.OrderStart,
  passphrase: Private | null,
): Promise<Date | null> {
  const hash = passphrase === null ? wordHash : await hashPassword(passphrase)
  const at = await queries.chooseNotices(sending.db, id, hash)
  copyErasuresSoon(sending)
  return at ?? null
}

/**
 * Switches a client to notices at the coach's request; the client sets a passphrase at the next opening.
 * @throws RequestError 409 if notices are already sent, the order was not started, or its consent was withdrawn.
 */
export async function sendNoticesOnly(
  sending: OutboxContext,
  orderId: string,
): Promise<Correspondence> {
  if ((await queries.chooseNotices(sending.db, orderId, null)) === undefined) {
    throw new RequestError(409, correspondenceTexts.noticesAlready)
  }
  copyErasuresSoon(sending)
  deliverSoon(sending)
  return describeCorrespondence(sending.db, orderId)
}

/**
 * Stores a message of the client. After the paid time, a message is accepted only if its form was served in time
 * (`lastBegun`), and then no answer to it is owed.
 * @param begunAt when the form of the message was served; null if not known.
 * @returns whether the message came after the paid time.
 * @throws RequestError 409 when no message can be written about the order any more.
 */
export async function storeClientMessage(
  sending: OutboxContext,
  order: Order,
  message: WrittenMessage,
  begunAt: Date | null,
): Promise<boolean> {
  requireWritable(order)
  const isLate = hasEnded(order)
  const lastBegin = lastBegun(order) ?? messagesEnd(order)
  if (isLate && (begunAt === null || lastBegin === null || begunAt >= lastBegin)) {
    const { ended, endedByFailure } = correspondenceTexts
    throw new RequestError(409, order.paymentFailedAt === null ? ended : endedByFailure)
  }
  const row = { ...messageRow(order.id, 'client', message), isLate }
  await store(sending, row, isLate ? null : reminderOf(order, new Date()))
  // A repeated message keeps the `isLate` with which it was stored first.
  return isLate && (await queries.findOrderMessage(sending.db, row.id))?.isLate === true
}

/**
 * Checks the passphrase for the messages of an order, with and without surrounding spaces. Counts the attempts until
 * the right one.
 * @returns whether it is right.
 * @throws RequestError 429 after too many attempts.
 */
export async function verifyPassphrase(
  db: Database,
  { id, wordHash }: queries.OrderStart,
  passphrase: Private,
) {
  if (!(await queries.countPassphraseAttempt(db, id))) {
    throw new RequestError(429, correspondenceTexts.tooManyPassphrases)
  }
  if (wordHash === null) return false
  const isRight =
    (await matchesHash(asPrivate(passphrase.trim()), wordHash)) ||
    (await matchesHash(passphrase, wordHash))
  if (isRight) await queries.clearPassphraseAttempts(db, id)
  return isRight
}

/**
 * Sets the passphrase that opens the messages of an order, unless there is one.
 * @returns whether it was set.
 */
export async function setPassphrase(
  db: Database,
  orderId: string,
  passphrase: Private,
): Promise<boolean> {
  return await queries.setOrderPassphrase(db, orderId, await hashPassword(passphrase))
}

/** Whether a message of the client is stored. */
export async function isStoredMessage(db: Database, orderId: string, message: WrittenMessage) {
  const { id } = messageRow(orderId, 'client', message)
  return (await queries.findOrderMessage(db, id)) !== undefined
}

/** Returns when a message of the client is accepted; null if now, or if it is already stored. */
export async function nextMessageTime(
  db: Database,
  orderId: string,
  message: WrittenMessage,
): Promise<Date | null> {
  const from = await queries.readNextMessageTime(db, orderId)
  return from === null || (await isStoredMessage(db, orderId, message)) ? null : from
}

/**
 * Sends an answer to the client of an order, once.
 * @throws RequestError 404, 409 when no messages can be written any more, or with the field `seen` after another answer
 *   that the coach has not seen; unless `isSure`, also the error of `requireBegun`; unless `isRepeated`, also with that
 *   field if the last answer has the same text.
 */
export async function answerOrder(
  sending: OutboxContext,
  orderId: string,
  {
    isSure,
    isRepeated,
    seen,
    ...message
  }: WrittenMessage & { isSure: boolean; isRepeated: boolean; seen?: string | null | undefined },
): Promise<Correspondence> {
  const order = await findRunning(sending.db, orderId)
  const row = messageRow(orderId, 'coach', message)
  const isStored = (await queries.findOrderMessage(sending.db, row.id)) !== undefined
  if (!isStored && seen !== undefined && !isLastAnswer(order, seen)) {
    const text = correspondenceTexts.answeredMeanwhile
    throw new RequestError(409, text, { fields: { seen: text } })
  }
  if (!isSure) requireBegun(order)
  const last = isStored || isRepeated ? null : await queries.findLastAnswer(sending.db, orderId)
  if (last?.content === row.content && last.id !== row.id) {
    const text = correspondenceTexts.answerRepeated(formatMoment(last.createdAt))
    throw new RequestError(409, text, { fields: { isRepeated: text } })
  }
  await store(sending, row, null)
  return describeCorrespondence(sending.db, orderId)
}

/**
 * Stores, once, a message that the client has sent in another way, with the time when it came.
 * @throws RequestError 400 for a time in the future or before the order, 404, 409 when no messages can be written any
 *   more.
 */
export async function recordMessage(
  sending: OutboxContext,
  orderId: string,
  { receivedAt, ...message }: WrittenMessage & { receivedAt: string },
): Promise<Correspondence> {
  const order = await findRunning(sending.db, orderId)
  const createdAt = new Date(receivedAt)
  // The typed time has no seconds, so it may be up to a minute earlier than the order.
  const earliest = order.createdAt.getTime() - 60_000
  if (createdAt > new Date() || createdAt.getTime() < earliest) {
    throw new RequestError(400, correspondenceTexts.receivedAtInvalid)
  }
  const row = { ...messageRow(orderId, 'client', message), createdAt }
  await store(sending, row, reminderOf(order, createdAt))
  return describeCorrespondence(sending.db, orderId)
}

/** Marks the messages of an order up to a given one as needing no answer. */
export async function resolveMessages(
  db: Database,
  orderId: string,
  messageId: string,
): Promise<Correspondence> {
  await queries.resolveOrderMessages(db, orderId, messageId)
  return describeCorrespondence(db, orderId)
}

/** Undoes the mark of a message of an order, and of the messages that were marked by the same call. */
export async function reopenMessages(
  db: Database,
  orderId: string,
  messageId: string,
): Promise<Correspondence> {
  const [order, first] = await Promise.all([
    requireOrder(db, orderId),
    queries.findFirstMarked(db, orderId, messageId),
  ])
  const at = first && reminderOf(order, first.createdAt)
  const reminder = first && at ? { id: first.id, at } : null
  await queries.reopenOrderMessages(db, orderId, messageId, reminder)
  return describeCorrespondence(db, orderId)
}

/**
 * Makes the client set another passphrase, which opens later messages only, and tells the client.
 * @throws RequestError 409 if there is no passphrase.
 */
export async function resetPassphrase(
  sending: OutboxContext,
  orderId: string,
): Promise<Correspondence> {
  if (!(await queries.resetOrderPassphrase(sending.db, orderId))) {
    throw new RequestError(409, correspondenceTexts.passphraseMissing)
  }
  copyErasuresSoon(sending)
  deliverSoon(sending)
  return describeCorrespondence(sending.db, orderId)
}

async function store(
  sending: OutboxContext,
  message: queries.NewOrderMessage,
  remindAt: Date | null,
): Promise<void> {
  if (!(await queries.insertOrderMessage(sending.db, message, remindAt))) {
    throw new RequestError(409, correspondenceTexts.closed)
  }
  deliverSoon(sending)
}

/** Whether the last answer of an order is from this instant; with null, whether there is no answer. */
function isLastAnswer({ answeredAt }: Order, seen: string | null): boolean {
  return answeredAt?.getTime() === (seen === null ? undefined : Date.parse(seen))
}

/** Returns an order that is not over. @throws RequestError 404, 409 when the order is over. */
async function findRunning(db: Database, id: string): Promise<Order> {
  const order = await requireOrder(db, id)
  if (isOver(order)) throw new RequestError(409, correspondenceTexts.closed)
  return order
}

/**
 * Refuses an answer for which the coach may not be paid: until the last day to withdraw, a client without an early
 * start gets a full refund (terms, sections 5 and 7).
 * @throws RequestError 409 with the field `isSure`.
 */
function requireBegun({ agreedAt, startedAt, isEarly }: Order): void {
  if (agreedAt === null || startedAt === null || isEarly || workStartText({ agreedAt }) === null)
    return
  const text = correspondenceTexts.answerEarly(
    formatDay(workBegins(agreedAt)),
    withdrawUntil(agreedAt),
  )
  throw new RequestError(409, text, { fields: { isSure: text } })
}

function requireWritable(order: Order): void {
  if (!isWritable(order)) throw new RequestError(409, correspondenceTexts.closed)
}

/** Withdraws the client's consent to messages: deletes the messages of the order, and accepts no more. */
export async function withdrawConsent(sending: OutboxContext, orderId: string): Promise<void> {
  await queries.withdrawOrderConsent(sending.db, orderId)
  copyErasuresSoon(sending)
  deliverSoon(sending)
}

type Stored = Omit<Awaited<ReturnType<typeof queries.readCorrespondence>>, 'remindsAt'>

/** Returns the start, the messages, the notes and the added results of an order for the coach. */
export async function describeCorrespondence(
  db: Database,
  orderId: string,
  page = 1,
): Promise<Correspondence> {
  const { paragraphs: _, ...shown } = await openCorrespondence(db, orderId, page)
  return shown
}

/** Returns the messages of an order for the coach, with the saved paragraphs for an answer. */
export async function openCorrespondence(db: Database, orderId: string, page: number) {
  const { notes, results, mails, paragraphs, ...stored } = await queries.readCoachedOrder(
    db,
    orderId,
    page,
  )
  return { ...coachedOrder.parse({ ...told(stored), notes, results, mails }), paragraphs }
}

/**
 * Returns the start and the messages of an order for its client. Leaves out messages from before a passphrase reset or
 * a switch to notices, which are closed to the client.
 */
export function visibleToClient({ start, letters, hasOlder }: Stored) {
  const since = start?.closedBefore ?? new Date(0)
  const open = letters.filter(({ createdAt }) => createdAt >= since)
  return correspondence.parse(
    told({ start, letters: open, hasOlder: hasOlder && open.length === letters.length }),
  )
}

function told({ start, ...stored }: Stored) {
  return {
    ...stored,
    start: start && {
      ...start,
      hasWord: start.wordHash !== null,
      isEarly: start.earlyText !== null,
    },
  }
}
