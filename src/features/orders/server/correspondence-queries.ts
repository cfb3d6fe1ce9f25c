import { type Insertable, type Selectable, sql } from 'kysely'
import {
  AT_ONCE_MINUTES,
  type Delivery,
  MESSAGES_PER_DAY,
  MESSAGES_PER_PAGE,
  NEWS_MINUTES,
  type UnsentState,
} from '../correspondence.ts'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import type { OrderLettersTable, OrderStartsTable } from '#db/schema/tables.ts'
import { countCalls } from '#src/server/queries/rate-limits.ts'
import { deleteAnswerDrafts, recordErasures } from '#src/server/queries/erasures.ts'
import {
  isOfAddress,
  isResolved,
  isUnanswered,
  isWaiting,
  soldAnswerHours,
  unsent,
} from './order-queries.ts'
import { mailsOfOrder } from '#src/features/mailbox/server/received-queries.ts'
import { notesOf } from './note-queries.ts'
import { addedResults, ownResults } from './result-queries.ts'
import type { OutboxKind } from '#src/core/outbox.ts'
import { CAUSE_EMAIL, queueEntries } from '#src/server/queries/outbox.ts'
import { setDaysOff, setParagraphs } from '#src/features/settings/server/settings-queries.ts'

export type OrderStart = Selectable<OrderStartsTable>
export type OrderMessage = Selectable<OrderLettersTable>
export type NewOrderMessage = Insertable<OrderLettersTable>

const NEWS = { kind: 'order-news', recipient: null } as const
/** Notice to the owner that no messages can be written about an order any more. */
export const ORDER_CLOSED = { kind: 'order-closed', recipient: null } as const
const ANSWER = { kind: 'order-answer', recipient: CAUSE_EMAIL } as const
const PASSPHRASE_RESET = { kind: 'passphrase-reset', recipient: CAUSE_EMAIL } as const
const REMINDER = { kind: 'order-reminder', recipient: null } as const

/**
 * Builds the earliest time of the owner's next notice of a kind. It is at least `NEWS_MINUTES` after the last one, and
 * reports all messages since then.
 */
export const nextNews = (kind: OutboxKind) => sql`greatest(now(), (
  select max(claimed_at) from outbox where kind = ${kind})
    + make_interval(mins => ${sql.lit(NEWS_MINUTES)}))`

/**
 * Counts the clients' unanswered messages since a notice was queued, their orders, and how many came after the paid time.
 * @returns null if a later notice has reported the messages, or none waits any more.
 */
export async function countOrderNews(
  db: Database,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<{ letters: number; orders: number; late: number } | null> {
  const { isTold, ...counts } = await db.read
    .selectFrom('orderLetters as letter')
    .select([
      sql<number>`count(*)::integer`.as('letters'),
      sql<number>`count(distinct order_id)::integer`.as('orders'),
      sql<number>`(count(*) filter (where is_late))::integer`.as('late'),
      sql<boolean>`exists (
        select from outbox where kind = 'order-news' and id <> ${id} and state in ('sent', 'unclear')
          and claimed_at > ${createdAt}::timestamptz)`.as('isTold'),
    ])
    .where(isUnanswered)
    // A message by mail has the time of the mail's arrival, which is earlier than the notice.
    .where(
      sql<boolean>`(letter.created_at >= date_trunc('milliseconds', ${createdAt}::timestamptz) or exists (
        select from received_mails as mail where mail.message_id = letter.id
          and mail.created_at >= date_trunc('milliseconds', ${createdAt}::timestamptz)))`,
    )
    .executeTakeFirstOrThrow()
  return isTold || counts.letters === 0 ? null : counts
}

/** Returns when a client may send another message about an order; null if now. */
export async function readNextMessageTime(db: Database, orderId: string): Promise<Date | null> {
  const row = await db.read
    .selectFrom('orderLetters')
    .select(sql<Date>`created_at + interval '24 hours'`.as('from'))
    .where('orderId', '=', orderId)
    .where('author', '=', 'client')
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('createdAt', 'desc')
    .offset(MESSAGES_PER_DAY - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.from ?? null
}

/** Name of the expert while there is only one. It is kept with each answer, whoever becomes an expert later. */
const onlyExpert = sql<string | null>`(select min(name) from experts having count(*) = 1)`

/**
 * Builds the statement that stores a message of a started order once, and queues the mail about it. A message ends the
 * reminder of the start form, and an answer those of the earlier messages. At `remindAt` the owner is reminded to answer;
 * null for no reminder.
 * @param isTold whether a mail tells about the message. By default, none tells about one with `createdAt`, which the coach
 *   has recorded after it came in another way.
 */
export function storingMessage(
  db: Database,
  message: NewOrderMessage,
  remindAt: Date | null,
  isTold = message.createdAt === undefined,
) {
  const { id, orderId, author, content, createdAt = null, isLate = false } = message
  return (
    db.write
      .with(
        'written',
        () =>
          sql<{ id: string; email: Private }>`(
        insert into order_letters (id, order_id, author, content, is_late, created_at, signed_by)
        select ${id}::uuid, ${orderId}::uuid, ${author}::text, ${content}::text, ${isLate}::boolean,
          coalesce(${createdAt}::timestamptz, now()),
          case when ${author}::text = 'coach' then ${onlyExpert} end
        where exists (select from order_starts where id = ${orderId}::uuid and withdrawn_at is null)
        on conflict (id) do nothing
        returning id, (select email from orders where orders.id = order_id) as email)`,
      )
      .with('queued', () =>
        queueEntries(
          'written',
          [author === 'client' ? NEWS : ANSWER],
          author === 'client'
            ? sql`${isTold}::boolean and not exists (
              select from outbox where kind = 'order-news' and state = 'waiting')`
            : sql`${isTold}::boolean`,
          author === 'client' ? nextNews('order-news') : sql`now()`,
        ),
      )
      .with('reminded', () =>
        queueEntries(
          'written',
          [REMINDER],
          sql`${remindAt}::timestamptz is not null`,
          sql`${remindAt}::timestamptz`,
        ),
      )
      // A message ends the reminder of the start form, and an answer the reminders of the messages before it.
      .with(
        'answered',
        () => sql<object>`(
        delete from outbox where state = 'waiting' and (
          kind = 'start-reminder' and subject_id = ${orderId}::uuid and exists (select from written)
          or kind = 'order-reminder' and subject_id in (
            select letter.id from order_letters as letter, written
            where letter.order_id = ${orderId}::uuid and ${author}::text = 'coach'))
        returning id)`,
      )
      .selectFrom('written')
      .select('id')
  )
}

/**
 * Stores a message once.
 * @returns false if nothing is stored, because the order was not started or the consent to messages was withdrawn.
 */
export async function insertOrderMessage(
  db: Database,
  message: NewOrderMessage,
  remindAt: Date | null,
): Promise<boolean> {
  const [, starts] = await db.batch([
    storingMessage(db, message, remindAt),
    db.write
      .selectFrom('orderStarts')
      .select('id')
      .where('id', '=', message.orderId)
      .where('withdrawnAt', 'is', null),
  ])
  return starts.length > 0
}

/**
 * Stores the start of the work on an order, and the first message, once. A second start within `AT_ONCE_MINUTES` can
 * only make the choices stricter: notices in place of full messages, which also closes earlier messages, or a
 * passphrase in place of none.
 * @returns whether the choices of this start apply.
 */
export async function startOrder(
  db: Database,
  start: Insertable<OrderStartsTable>,
  message: NewOrderMessage,
  remindAt: Date | null,
): Promise<boolean> {
  const [held] = await db.batch([
    db.write
      .insertInto('orderStarts')
      .values(start)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((from) => ({
            delivery: from.ref('excluded.delivery'),
            wordHash: from.ref('excluded.wordHash'),
            closedBefore: sql<Date>`case when excluded.delivery = 'notice' then now() end`,
          }))
          .where('orderStarts.delivery', '=', 'letter')
          .where(
            sql<boolean>`(excluded.delivery = 'notice'
              or (order_starts.word_hash is null and excluded.word_hash is not null))`,
          )
          .where(
            sql<boolean>`order_starts.started_at > now() - make_interval(mins => ${sql.lit(AT_ONCE_MINUTES)})`,
          ),
      )
      .returning('id'),
    storingMessage(db, message, remindAt),
  ])
  return held.length > 0
}

/** Address of the order of a row of `order_starts`. */
const emailOfStart = sql<Private>`(
  select email from orders where orders.id = order_starts.id)`.as('email')

/**
 * Switches an order to notices, and closes earlier messages to the client. The oldest answer that was not mailed yet,
 * and all messages after it, stay open. If this removes the passphrase, the client is told.
 * @param wordHash passphrase hash, which may be the present one; if null, the client sets a passphrase at the next
 *   opening.
 * @returns the time since which messages are shown; undefined if notices were chosen before, the order was not
 *   started, or its consent to messages was withdrawn.
 */
export async function chooseNotices(
  db: Database,
  orderId: string,
  wordHash: string | null,
): Promise<Date | undefined> {
  const changed = await db.write
    .with('closed', (query) =>
      query
        .updateTable('orderStarts')
        .set({
          delivery: 'notice',
          wordHash,
          wordSetAt: sql<Date>`case when word_hash = ${wordHash}::text then word_set_at
            when ${wordHash}::text is not null then now() end`,
          closedBefore: sql<Date>`coalesce((
            select min(unread.created_at) from order_letters unread
            join outbox on outbox.subject_id = unread.id and outbox.kind = 'order-answer'
            where unread.order_id = ${orderId}::uuid and outbox.state <> 'sent'), now())`,
        })
        .where('id', '=', orderId)
        .where('delivery', '=', 'letter')
        .where('withdrawnAt', 'is', null)
        .returning(['id', 'closedBefore', emailOfStart]),
    )
    .with('recorded', () => recordErasures({ closed: 'order-closing' }))
    .with('told', () =>
      queueEntries(
        'closed',
        [PASSPHRASE_RESET],
        // This statement still reads the row from before its own change.
        sql`${wordHash}::text is null and exists (
          select from order_starts as former where former.id = cause.id and former.word_hash is not null)`,
      ),
    )
    .selectFrom('closed')
    .select('closedBefore')
    .executeTakeFirst()
  return changed?.closedBefore ?? undefined
}

/** Switches an order to full messages by mail; its passphrase stays. */
export async function chooseFullMessages(db: Database, orderId: string): Promise<void> {
  await db.write
    .updateTable('orderStarts')
    .set({ delivery: 'letter' })
    .where('id', '=', orderId)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/**
 * Returns the start of an order, its newest messages, oldest first, and when the client is reminded of the start form;
 * null if no such reminder waits.
 * @param page number of pages to return, each of `MESSAGES_PER_PAGE` messages.
 */
export async function readCorrespondence(
  db: Database,
  orderId: string,
  page = 1,
): Promise<{
  start: OrderStart | null
  letters: (OrderMessage & {
    isWaiting: boolean
    isUnanswered: boolean
    isResolved: boolean
    unsent: UnsentState | null
  })[]
  hasOlder: boolean
  remindsAt: Date | null
}> {
  const [starts, letters, reminders] = await db.batch(correspondenceOf(db, orderId, page))
  return { ...withoutMore(starts, letters, page), remindsAt: reminders[0]?.dueAt ?? null }
}

/** Returns the correspondence of an order with the results that its client can add to it. */
export async function readClientsOrder(db: Database, orderId: string, page: number) {
  const [starts, letters, reminders, results] = await db.batch([
    ...correspondenceOf(db, orderId, page),
    ownResults(db, orderId),
  ])
  const remindsAt = reminders[0]?.dueAt ?? null
  return { ...withoutMore(starts, letters, page), remindsAt, results }
}

/** Returns everything that the coach sees in an order, and the saved paragraphs for an answer. */
export async function readCoachedOrder(db: Database, orderId: string, page: number) {
  const [starts, letters, _, notes, results, mails, [owner]] = await db.batch([
    ...correspondenceOf(db, orderId, page),
    notesOf(db, orderId),
    addedResults(db, orderId),
    mailsOfOrder(db, orderId),
    db.read.selectFrom('ownerSettings').select(setParagraphs.as('paragraphs')),
  ])
  return {
    ...withoutMore(starts, letters, page),
    notes,
    results,
    mails,
    paragraphs: owner?.paragraphs ?? [],
  }
}

/** Returns the queries for the start of an order, its messages, and the waiting reminder of the start form. */
function correspondenceOf(db: Database, orderId: string, page: number) {
  return [
    db.read.selectFrom('orderStarts').selectAll().where('id', '=', orderId),
    db.read
      .selectFrom('orderLetters as letter')
      .selectAll()
      .select([
        isWaiting.as('isWaiting'),
        isUnanswered.as('isUnanswered'),
        isResolved.as('isResolved'),
        unsent.as('unsent'),
      ])
      .where('orderId', '=', orderId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page * MESSAGES_PER_PAGE + 1),
    db.read
      .selectFrom('outbox')
      .select('dueAt')
      .where('subjectId', '=', orderId)
      .where('kind', '=', 'start-reminder')
      .where('state', '=', 'waiting'),
  ] as const
}

function withoutMore<Start, Letter>(
  starts: readonly Start[],
  letters: readonly Letter[],
  page: number,
) {
  const shown = page * MESSAGES_PER_PAGE
  return {
    start: starts[0] ?? null,
    letters: letters.slice(0, shown).toReversed(),
    hasOlder: letters.length > shown,
  }
}

/** Returns an answer to be mailed, and how the client gets answers; undefined if the answer is deleted. */
export async function findAnswer(
  db: Database,
  id: string | null,
): Promise<
  (Pick<OrderMessage, 'orderId' | 'content' | 'signedBy'> & { delivery: Delivery }) | undefined
> {
  return db.read
    .selectFrom('orderLetters')
    .innerJoin('orderStarts', 'orderStarts.id', 'orderLetters.orderId')
    .select(['orderId', 'content', 'signedBy', 'delivery'])
    .where('orderLetters.id', '=', id)
    .executeTakeFirst()
}

/** Returns the order of a message, its time, and whether it came after the paid time; undefined if it is not stored. */
export async function findOrderMessage(
  db: Database,
  id: string | null,
): Promise<Pick<OrderMessage, 'orderId' | 'createdAt' | 'isLate'> | undefined> {
  return db.read
    .selectFrom('orderLetters')
    .select(['orderId', 'createdAt', 'isLate'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the coach's last message of an order; undefined without one. */
export async function findLastAnswer(
  db: Database,
  orderId: string,
): Promise<Pick<OrderMessage, 'id' | 'content' | 'createdAt'> | undefined> {
  return db.read
    .selectFrom('orderLetters')
    .select(['id', 'content', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('author', '=', 'coach')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Marks the messages of an order up to a given one as needing no answer, late ones too, and deletes their reminders. */
export async function resolveOrderMessages(
  db: Database,
  orderId: string,
  messageId: string,
): Promise<void> {
  await db.write
    .with('settled', (query) =>
      query
        .updateTable('orderLetters as letter')
        .set({ settledAt: sql<Date>`now()` })
        .where(isUnanswered)
        .where('orderId', '=', orderId)
        .where('createdAt', '<=', (query) =>
          query
            .selectFrom('orderLetters as last')
            .select('last.createdAt')
            .where('last.id', '=', messageId),
        )
        .returning('letter.id'),
    )
    .deleteFrom('outbox')
    .where('kind', '=', 'order-reminder')
    .where('state', '=', 'waiting')
    .where('subjectId', 'in', (query) => query.selectFrom('settled').select('settled.id'))
    .execute()
}

/** Builds the condition that a message was marked as needing no answer by the same call as a given one. */
const isMarkedWith = (messageId: string) =>
  sql<boolean>`(settled_at = (select marked.settled_at from order_letters as marked where marked.id = ${messageId}::uuid))`

/**
 * Returns the oldest message that was marked by the same call as a given one, and waits again if the mark is undone;
 * undefined if none does.
 */
export async function findFirstMarked(
  db: Database,
  orderId: string,
  messageId: string,
): Promise<Pick<OrderMessage, 'id' | 'createdAt'> | undefined> {
  return db.read
    .selectFrom('orderLetters as letter')
    .select(['id', 'createdAt'])
    .where('orderId', '=', orderId)
    .where(isMarkedWith(messageId))
    .where(isResolved)
    .where('isLate', '=', false)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Undoes the mark of a message of an order, and of the messages that were marked by the same call, at the same time.
 * @param reminder message of which the owner is reminded again, and when; null for none.
 */
export async function reopenOrderMessages(
  db: Database,
  orderId: string,
  messageId: string,
  reminder: { id: string; at: Date } | null,
): Promise<void> {
  await db.write
    .with('reopened', (query) =>
      query
        .updateTable('orderLetters')
        .set({ settledAt: null })
        .where('orderId', '=', orderId)
        .where(isMarkedWith(messageId))
        .returning('id'),
    )
    .with('reminded', () =>
      queueEntries(
        'reopened',
        [REMINDER],
        sql`cause.id = ${reminder?.id ?? null}::uuid`,
        sql`${reminder?.at ?? null}::timestamptz`,
      ),
    )
    .selectFrom('reopened')
    .select('id')
    .execute()
}

/**
 * Returns the query for the answers given since an instant, each with the time of the oldest message that waited for
 * it. Answers to messages from after the paid time are left out.
 */
export function answersSince(db: Database, since: Date) {
  // The condition of `isWaiting`, but at the instant of the answer.
  const waited = sql<{ waitingSince: Date | null }>`(
    select min(letter.created_at) as waiting_since from order_letters as letter
    where letter.order_id = answer.order_id and letter.author = 'client' and not letter.is_late
      and letter.created_at < answer.created_at
      and coalesce(letter.settled_at > answer.created_at, true)
      and not exists (
        select from order_letters as earlier
        where earlier.order_id = letter.order_id and earlier.author = 'coach'
          and earlier.created_at > letter.created_at and earlier.created_at < answer.created_at))`
  return db.read
    .selectFrom('orderLetters as answer')
    .innerJoin('orders', 'orders.id', 'answer.orderId')
    .innerJoin('orderStarts as start', 'start.id', 'answer.orderId')
    .innerJoinLateral(waited.as('waited'), (join) => join.onTrue())
    .select(['orders.package', 'orders.sold', 'orders.agreedAt', 'answer.createdAt as answeredAt'])
    .select(sql<Date>`waited.waiting_since`.as('waitingSince'))
    .select(sql<boolean>`start.early_text is not null`.as('isEarly'))
    .select([soldAnswerHours.as('answerHours'), setDaysOff.as('daysOff')])
    .where('answer.author', '=', 'coach')
    .where('answer.createdAt', '>=', since)
    .where('waited.waitingSince', 'is not', null)
}

/**
 * Sets the passphrase that opens the messages of an order, unless there is one.
 * @returns whether it was set.
 */
export async function setOrderPassphrase(
  db: Database,
  orderId: string,
  hash: string,
): Promise<boolean> {
  const set = await db.write
    .updateTable('orderStarts')
    .set({ wordHash: hash, wordSetAt: sql<Date>`now()` })
    .where('id', '=', orderId)
    .where('wordHash', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}

/**
 * Makes the client set another passphrase, which opens later messages only, and tells the client.
 * @returns whether there was a passphrase.
 */
export async function resetOrderPassphrase(db: Database, orderId: string): Promise<boolean> {
  const reset = await db.write
    .with('closed', (query) =>
      query
        .updateTable('orderStarts')
        .set({ wordHash: null, closedBefore: sql<Date>`now()` })
        .where('id', '=', orderId)
        .where('wordHash', 'is not', null)
        .returning(['id', emailOfStart]),
    )
    .with('recorded', () => recordErasures({ closed: 'order-closing' }))
    .with('told', () => queueEntries('closed', [PASSPHRASE_RESET]))
    .selectFrom('closed')
    .select('id')
    .executeTakeFirst()
  return reset !== undefined
}

/** Counts an attempt to give a passphrase. @returns false beyond the rate limit. */
export async function countPassphraseAttempt(db: Database, subject: string): Promise<boolean> {
  const counted = await db.write
    .with('counted', () => countCalls([{ kind: 'order-words', subject }]))
    .selectFrom('counted')
    .select('kind')
    .executeTakeFirst()
  return counted !== undefined
}

/** Clears the counted attempts after the right passphrase was given. */
export async function clearPassphraseAttempts(db: Database, subject: string): Promise<void> {
  await db.write
    .deleteFrom('callTimes')
    .where('kind', '=', 'order-words')
    .where('subject', '=', subject)
    .execute()
}

/**
 * Withdraws the consent to messages: deletes the messages, received mails, notes and added results, accepts no more, and
 * notifies the owner.
 */
export async function withdrawOrderConsent(db: Database, orderId: string): Promise<void> {
  await db.write
    .with('ended', (query) =>
      query
        .updateTable('orderStarts')
        .set({ withdrawnAt: sql<Date>`now()` })
        .where('id', '=', orderId)
        .where('withdrawnAt', 'is', null)
        .returning('id'),
    )
    .with('deleted', (query) =>
      query.deleteFrom('orderLetters').where('orderId', '=', orderId).returning('id'),
    )
    .with('drafts', () => deleteAnswerDrafts(sql`(select id from ended)`))
    .with('notes', (query) =>
      query.deleteFrom('orderNotes').where('orderId', '=', orderId).returning('id'),
    )
    .with('results', (query) =>
      query.deleteFrom('orderResults').where('orderId', '=', orderId).returning('id'),
    )
    .with('mails', (query) =>
      query.deleteFrom('receivedMails').where('orderId', '=', orderId).returning('id'),
    )
    .with('recorded', () =>
      recordErasures({
        ended: 'order-consent',
        mails: 'received-mail',
        deleted: 'order-letter',
        notes: 'order-note',
        results: 'order-result',
      }),
    )
    .with('queued', () => queueEntries('ended', [ORDER_CLOSED]))
    .selectFrom('ended')
    .select('id')
    .execute()
}

/** Returns the query for the messages about the orders of an address, oldest first. */
export function orderMessagesOf(db: Database, email: Private) {
  return db.read
    .selectFrom('orderLetters')
    .innerJoin('orders', 'orders.id', 'orderLetters.orderId')
    .innerJoin('orderStarts', 'orderStarts.id', 'orders.id')
    .select(['orderId', 'author', 'content', 'orderLetters.createdAt', 'signedBy'])
    .select(
      sql<boolean>`(delivery = 'notice' or word_hash is not null or email <> ${email})`.as(
        'isLocked',
      ),
    )
    .where(isOfAddress(email))
    .orderBy('orderLetters.createdAt')
}

/** Returns the query for when the coach last changed an unfinished answer to each order of an address, without its text. */
export function answerDraftsOf(db: Database, email: Private) {
  return db.read
    .selectFrom('unfinishedTexts')
    .innerJoin('orders', 'orders.id', 'unfinishedTexts.recordId')
    .select(['orders.id as orderId', 'unfinishedTexts.updatedAt'])
    .where('kind', '=', 'answer')
    .where(isOfAddress(email))
    .orderBy('unfinishedTexts.updatedAt')
}

/** Returns the query for the starts of an address's orders, with the consents given then. */
export function startsOf(db: Database, email: Private) {
  return db.read
    .selectFrom('orderStarts')
    .innerJoin('orders', 'orders.id', 'orderStarts.id')
    .select(['orderStarts.id as orderId', 'delivery', 'earlyText', 'sensitiveText'])
    .select(['consentVersion', 'startedAt', 'withdrawnAt'])
    .where(isOfAddress(email))
    .orderBy('startedAt')
}
