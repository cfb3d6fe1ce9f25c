import { type Insertable, type NotNull, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import type { ReceivedMailsTable } from '#db/schema/tables.ts'
import { isMissingMailbox } from '#src/core/mail-status.ts'
import { MESSAGES_PER_DAY } from '#src/features/orders/correspondence.ts'
import {
  type NewOrderMessage,
  nextNews,
  storingMessage,
} from '#src/features/orders/server/correspondence-queries.ts'
import { CAUSE_EMAIL, type NewEntry, queueEntries } from '#src/server/queries/outbox.ts'

export type NewMail = Insertable<ReceivedMailsTable>
export type ReceivedMail = Selectable<ReceivedMailsTable>

/** Position up to which the mailbox was read. */
export interface Place {
  uidValidity: number
  lastUid: number
}

/** Returns up to which mail the mailbox was read, and when mails were last found; undefined before the first reading. */
export async function readPlace(db: Database): Promise<(Place & { readAt: Date }) | undefined> {
  return db.read
    .selectFrom('mailbox')
    .select(['uidValidity', 'lastUid', 'readAt'])
    .executeTakeFirst()
}

/**
 * Builds the statement that sets up to which mail the mailbox was read. Never moves backwards, unless the mails have
 * other numbers now.
 */
export function savingPlace(db: Database, { uidValidity, lastUid }: Place) {
  return db.idempotent
    .insertInto('mailbox')
    .values({ uidValidity, lastUid, readAt: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('isOnly').doUpdateSet({
        uidValidity,
        lastUid: sql<number>`case when mailbox.uid_validity = excluded.uid_validity
          then greatest(mailbox.last_uid, excluded.last_uid) else excluded.last_uid end`,
        readAt: sql<Date>`now()`,
      }),
    )
}

/**
 * Stores a mail once, with what it causes and the place after it, in one transaction. One that was stored before gets its
 * present number, so that it can be moved.
 */
export async function storeMail(
  db: Database,
  mail: NewMail,
  caused: Parameters<Database['batch']>[0] = [],
): Promise<void> {
  const { uidValidity, uid } = mail
  const storing = db.write
    .insertInto('receivedMails')
    .values(mail)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ uidValidity, uid }))
  await db.batch([...caused, storing, savingPlace(db, { uidValidity, lastUid: uid })])
}

/** Builds the statement that queues a mail about a received one that is not stored yet. */
function telling(
  db: Database,
  { id, orderId = null }: NewMail,
  entry: NewEntry,
  when?: RawBuilder<unknown>,
  queuedAt?: RawBuilder<unknown>,
) {
  return db.write
    .with(
      'received',
      () => sql<{ id: string; email: Private }>`(
        select ${id}::uuid as id, email from orders where orders.id = ${orderId}::uuid
          and not exists (select from received_mails as known where known.id = ${id}::uuid))`,
    )
    .with('told', () => queueEntries('received', [entry], when, queuedAt))
    .selectFrom('received')
    .select('id')
}

/** Stores a reply as a message of its order. A client whose mail had attachments is told that they were not taken. */
export async function storeTaken(
  db: Database,
  mail: NewMail,
  message: NewOrderMessage,
  remindAt: Date | null,
): Promise<void> {
  const told = telling(db, mail, { kind: 'mail-partly', recipient: CAUSE_EMAIL })
  const isPartly = (mail.attachments ?? []).length > 0
  const storing = storingMessage(db, message, remindAt, true)
  await storeMail(db, mail, isPartly ? [told, storing] : [storing])
}

/**
 * Stores a reply that waits for the coach, who is told.
 * @param isAsked whether the client is asked to write on the page, at most once a day.
 */
export async function storeWaiting(db: Database, mail: NewMail, isAsked: boolean): Promise<void> {
  await storeMail(db, mail, [
    telling(
      db,
      mail,
      { kind: 'mail-waits', recipient: null },
      sql`not exists (select from outbox where kind = 'mail-waits' and state = 'waiting')`,
      nextNews('mail-waits'),
    ),
    telling(
      db,
      mail,
      { kind: 'mail-unread', recipient: CAUSE_EMAIL },
      sql`${isAsked}::boolean and not exists (
        select from outbox where outbox.recipient = cause.email and outbox.kind = 'mail-unread'
          and outbox.created_at > now() - interval '24 hours')`,
    ),
  ])
}

/**
 * Returns the started order that a mail is about: that of the address to which it was sent, of the mail that it answers,
 * or else the newest order of its sender. Undefined if there is none.
 * @param mail with the id under which it is stored.
 */
export async function findLikelyOrder(
  db: Database,
  mail: { id: string; tagged: readonly string[]; answers: readonly string[]; sender: Private },
) {
  const place = sql<number | null>`(case
    when orders.id = any(${sql.val(mail.tagged)}::uuid[]) then 1
    when orders.id in (
      select coalesce(letter.order_id, entry.subject_id) from outbox as entry
        left join order_letters as letter on letter.id = entry.subject_id
      where entry.id = any(${sql.val(mail.answers)}::uuid[])) then 2
    when orders.email = ${mail.sender} then 3
    when orders.paid_email = ${mail.sender} then 4 end)`
  return db.read
    .selectFrom('orders')
    .innerJoin('orderStarts', 'orderStarts.id', 'orders.id')
    .select('orders.id')
    .select([
      sql<boolean>`exists (select from received_mails where received_mails.id = ${mail.id}::uuid)`.as(
        'isStored',
      ),
      // So many replies wait already that no further one is stored.
      sql<boolean>`(select count(*) >= ${sql.lit(MESSAGES_PER_DAY)} from received_mails as reply
        where order_id = orders.id and kind = 'reply' and state <> 'taken'
          and reply.created_at > now() - interval '24 hours')`.as('isFull'),
    ])
    .where(place, 'is not', null)
    .orderBy(place)
    .orderBy('orders.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the sent mail of a bounce; undefined if it is no letter, no step of a series, and not about an order. */
export async function findUndelivered(db: Database, entryIds: readonly string[]) {
  return db.read
    .selectFrom('outbox')
    .leftJoin('orderLetters as message', 'message.id', 'outbox.subjectId')
    .leftJoin('orders', (join) =>
      join.on('orders.id', '=', sql<string>`coalesce(message.order_id, outbox.subject_id)`),
    )
    .leftJoin('letters', 'letters.id', 'outbox.subjectId')
    .leftJoin('seriesSteps as step', 'step.id', 'outbox.subjectId')
    .select(['outbox.id as entryId', 'outbox.recipient as email'])
    .select(['letters.id as letterId', 'orders.id as orderId'])
    .where('outbox.id', '=', sql<string>`any(${sql.val(entryIds)}::uuid[])`)
    .where('outbox.recipient', 'is not', null)
    .where(sql<boolean>`coalesce(letters.id, orders.id, step.id) is not null`)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
}

/**
 * Stores a bounce. The outbox entry counts as refused from then on. A bounce of a letter is counted with the letter's
 * other refusals (`recordBounces`).
 */
export async function storeBounce(db: Database, mail: NewMail): Promise<void> {
  const fault = isMissingMailbox(mail.status ?? '') ? 'no-mailbox' : 'refused'
  const refused = db.write
    .with(
      'refused',
      () => sql<{ subjectId: string | null }>`(
        update outbox set state = 'failed', fault = ${fault}
        where id = ${mail.entryId ?? null}::uuid and state in ('sent', 'unclear')
          and not exists (select from received_mails as known where known.id = ${mail.id}::uuid)
        returning subject_id, kind)`,
    )
    .with(
      'uncounted',
      () => sql<object>`(
        update letters set sent = greatest(sent - 1, 0)
        where id in (select subject_id from refused where kind = 'letter') returning id)`,
    )
    .selectFrom('refused')
    .select('subjectId')
  await storeMail(db, mail, [refused])
}

/** Returns the mails that are to be moved into the folder of read mails, by their present numbers. */
export async function readUnmoved(
  db: Database,
  uidValidity: number,
): Promise<{ id: string; uid: number }[]> {
  return db.read
    .selectFrom('receivedMails')
    .select(['id', 'uid'])
    .where('uidValidity', '=', uidValidity)
    .where('movedAt', 'is', null)
    .where((where) => where.or([where('kind', '=', 'bounce'), where('state', '=', 'taken')]))
    .execute()
}

export async function markMoved(db: Database, ids: readonly string[]): Promise<void> {
  await db.idempotent
    .updateTable('receivedMails')
    .set({ movedAt: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute()
}

/** Returns a received mail; undefined if it is deleted. */
export async function findMail(db: Database, id: string | null): Promise<ReceivedMail | undefined> {
  return db.read.selectFrom('receivedMails').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Builds the update of a reply that waits for the coach. */
function decidingMail(db: Database, id: string) {
  return db.write
    .updateTable('receivedMails')
    .where('id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .returning('id')
}

/** Makes a waiting reply a message, in one transaction. @returns whether the message is stored. */
export async function acceptWaiting(
  db: Database,
  id: string,
  message: NewOrderMessage,
  remindAt: Date | null,
): Promise<boolean> {
  const [, taken] = await db.batch([
    storingMessage(db, message, remindAt, false),
    decidingMail(db, id)
      .set({ state: 'taken', messageId: message.id, content: '' })
      .where('orderId', 'in', (query) =>
        query.selectFrom('orderStarts').select('orderStarts.id').where('withdrawnAt', 'is', null),
      ),
  ])
  return taken.length > 0
}

/** Decides against a waiting reply, whose text is deleted. @returns whether there was one. */
export async function dismissWaiting(db: Database, id: string): Promise<boolean> {
  const deleted = { content: '', quoted: '', attachments: [] }
  const dismissing = decidingMail(db, id).set({ state: 'dismissed', ...deleted })
  return (await dismissing.execute()).length > 0
}
