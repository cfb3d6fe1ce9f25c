import { type Insertable, type Selectable, sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import type { ReceivedMailsTable } from '#db/schema/tables.ts'
import { MESSAGES_PER_DAY } from '#src/features/orders/correspondence.ts'
import {
  type NewOrderMessage,
  nextNews,
  storingMessage,
} from '#src/features/orders/server/correspondence-queries.ts'
import { CAUSE_EMAIL, queueEntries } from '#src/server/queries/outbox.ts'
import { isMissingMailbox } from '#src/core/mail-status.ts'

export type NewMail = Insertable<ReceivedMailsTable>

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

/** Sets up to which mail the mailbox was read. Never moves backwards, unless the mails have other numbers now. */
export async function savePlace(db: Database, place: Place): Promise<void> {
  await savingPlace(db, place).execute()
}

function savingPlace(db: Database, { uidValidity, lastUid }: Place) {
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

/** Stores a mail once. One that was stored before gets its present number, so that it can be moved. */
function storingMail(db: Database, mail: NewMail) {
  return db.write
    .insertInto('receivedMails')
    .values(mail)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ uidValidity: mail.uidValidity, uid: mail.uid }),
    )
}

/** Whether a mail was stored before. */
export async function isStored(db: Database, id: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('receivedMails')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the present number of a known mail, so that it can be moved, and the place after it. */
export async function renumber(db: Database, id: string, place: Place): Promise<void> {
  const { uidValidity, lastUid: uid } = place
  await db.batch([
    db.idempotent.updateTable('receivedMails').set({ uidValidity, uid }).where('id', '=', id),
    savingPlace(db, place),
  ])
}

/**
 * Stores a reply as a message of its order, and the place after it, in one transaction. A client whose mail had
 * attachments is told that they were not taken.
 */
export async function storeTaken(
  db: Database,
  mail: NewMail,
  message: NewOrderMessage,
  remindAt: Date | null,
  place: Place,
): Promise<void> {
  const told = db.write
    .with('taken', () => newMail(mail))
    .with('queued', () =>
      queueEntries(
        'taken',
        [{ kind: 'mail-partly', recipient: CAUSE_EMAIL }],
        sql`${(mail.attachments ?? []).length > 0}::boolean`,
      ),
    )
    .selectFrom('taken')
    .select('id')
  await db.batch([
    told,
    storingMessage(db, message, remindAt, true),
    storingMail(db, mail),
    savingPlace(db, place),
  ])
}

/** Builds the CTE with the id and the order's address of a mail that is not stored yet. */
function newMail({ id, orderId = null }: NewMail) {
  return sql<{ id: string; email: Private }>`(
    select ${id}::uuid as id, email from orders where orders.id = ${orderId}::uuid
      and not exists (select from received_mails as known where known.id = ${id}::uuid))`
}

/**
 * Stores a reply that waits for the coach, who is told, and the place after it, in one transaction. A client may be asked
 * to write on the page, at most once a day.
 */
export async function storeWaiting(
  db: Database,
  mail: NewMail,
  { isAsked, place }: { isAsked: boolean; place: Place },
): Promise<void> {
  const told = db.write
    .with('waiting', () => newMail(mail))
    .with('told', () =>
      queueEntries(
        'waiting',
        [{ kind: 'mail-waits', recipient: null }],
        sql`not exists (select from outbox where kind = 'mail-waits' and state = 'waiting')`,
        nextNews('mail-waits'),
      ),
    )
    .with('asked', () =>
      queueEntries(
        'waiting',
        [{ kind: 'mail-unread', recipient: CAUSE_EMAIL }],
        sql`${isAsked}::boolean and not exists (
          select from outbox where outbox.recipient = cause.email and outbox.kind = 'mail-unread'
            and outbox.created_at > now() - interval '24 hours')`,
      ),
    )
    .selectFrom('waiting')
    .select('id')
  await db.batch([told, storingMail(db, mail), savingPlace(db, place)])
}

/** Whether so many replies about an order wait already that no further one is stored. */
export async function areTooManyWaiting(db: Database, orderId: string): Promise<boolean> {
  const { count } = await db.read
    .selectFrom('receivedMails')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('orderId', '=', orderId)
    .where('kind', '=', 'reply')
    .where('state', '<>', 'taken')
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count >= MESSAGES_PER_DAY
}

/** Builds the subquery with the orders of the sent mails with these outbox entries. */
const ordersOfEntries = (ids: readonly string[]) => sql`(
  select coalesce(letter.order_id, entry.subject_id) from outbox as entry
    left join order_letters as letter on letter.id = entry.subject_id
  where entry.id = any(${sql.val(ids)}::uuid[]))`

/**
 * Returns the id of the started order that a mail is about: that of the address to which it was sent, of the mail that it
 * answers, or else the newest order of its sender. Undefined if there is none.
 */
export async function findLikelyOrder(
  db: Database,
  mail: { tagged: readonly string[]; answers: readonly string[]; sender: Private },
): Promise<string | undefined> {
  const place = sql<number | null>`(case
    when orders.id = any(${sql.val(mail.tagged)}::uuid[]) then 1
    when orders.id in ${ordersOfEntries(mail.answers)} then 2
    when orders.email = ${mail.sender} then 3
    when orders.paid_email = ${mail.sender} then 4 end)`
  const order = await db.read
    .selectFrom('orders')
    .innerJoin('orderStarts', 'orderStarts.id', 'orders.id')
    .select('orders.id')
    .where(place, 'is not', null)
    .orderBy(place)
    .orderBy('orders.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.id
}

/** A mail of ours that was not delivered. */
export interface Undelivered {
  entryId: string
  kind: 'letter' | 'order'
  subjectId: string
  email: Private
}

/** Returns the sent mail of a bounce; undefined if it is neither a letter nor about an order. */
export async function findUndelivered(
  db: Database,
  entryIds: readonly string[],
): Promise<Undelivered | undefined> {
  const row = await db.read
    .selectFrom('outbox')
    .leftJoin('orderLetters as letter', 'letter.id', 'outbox.subjectId')
    .leftJoin('orders', (join) =>
      join.on('orders.id', '=', sql<string>`coalesce(letter.order_id, outbox.subject_id)`),
    )
    .select(['outbox.id as entryId', 'outbox.kind', 'outbox.subjectId', 'outbox.recipient'])
    .select('orders.id as orderId')
    .where('outbox.id', '=', sql<string>`any(${sql.val(entryIds)}::uuid[])`)
    .where('outbox.recipient', 'is not', null)
    .executeTakeFirst()
  if (!row || row.recipient === null || row.subjectId === null) return undefined
  const { entryId, recipient: email } = row
  if (row.kind === 'letter') return { entryId, kind: 'letter', subjectId: row.subjectId, email }
  return row.orderId === null
    ? undefined
    : { entryId, kind: 'order', subjectId: row.orderId, email }
}

/**
 * Stores a bounce once, and the place after it, in one transaction. The outbox entry counts as refused from then on. A
 * bounce of a letter is counted with the letter's other refusals (`recordBounces`).
 */
export async function storeBounce(db: Database, mail: NewMail, place: Place): Promise<void> {
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
  await db.batch([refused, storingMail(db, mail), savingPlace(db, place)])
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

export type ReceivedMail = Selectable<ReceivedMailsTable>

/** Returns a reply that waits for the coach; undefined if there is none. */
export async function findWaiting(db: Database, id: string): Promise<ReceivedMail | undefined> {
  return db.read
    .selectFrom('receivedMails')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** Makes a waiting reply a message, in one transaction. @returns whether the message is stored. */
export async function acceptWaiting(
  db: Database,
  { id }: Pick<ReceivedMail, 'id'>,
  message: NewOrderMessage,
  remindAt: Date | null,
): Promise<boolean> {
  const [, taken] = await db.batch([
    storingMessage(db, message, remindAt, false),
    db.write
      .updateTable('receivedMails')
      .set({ state: 'taken', messageId: message.id, content: '' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('orderId', 'in', (query) =>
        query.selectFrom('orderStarts').select('orderStarts.id').where('withdrawnAt', 'is', null),
      )
      .returning('id'),
  ])
  return taken.length > 0
}

/** Decides against a waiting reply, whose text is deleted. @returns whether there was one. */
export async function dismissWaiting(db: Database, id: string): Promise<boolean> {
  const dismissed = await db.write
    .updateTable('receivedMails')
    .set({ state: 'dismissed', content: '', quoted: '' })
    .where('id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return dismissed !== undefined
}

/** Whether any reply waits for the coach. */
export async function isAnyWaiting(db: Database): Promise<boolean> {
  const row = await db.read
    .selectFrom('receivedMails')
    .select('id')
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the names of the attachments of a received mail; undefined if the mail is deleted. */
export async function findAttachments(
  db: Database,
  id: string | null,
): Promise<string[] | undefined> {
  const mail = await db.read
    .selectFrom('receivedMails')
    .select('attachments')
    .where('id', '=', id)
    .executeTakeFirst()
  return mail?.attachments
}
