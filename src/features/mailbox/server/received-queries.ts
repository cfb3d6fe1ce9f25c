import { sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'

// Queries that other features use. They import nothing of those.

/** Builds the query for the mails about an order, oldest first. */
export function mailsOfOrder(db: Database, orderId: string) {
  return db.read
    .selectFrom('receivedMails')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('receivedAt')
    .orderBy('id')
}

/** Builds the query for the replies that wait for the coach, each with the client of its order, oldest first. */
export function waitingMails(db: Database) {
  return db.read
    .selectFrom('receivedMails as mail')
    .innerJoin('orders', 'orders.id', 'mail.orderId')
    .select(['mail.id', 'mail.reason', 'mail.receivedAt'])
    .select(['orders.id as orderId', 'orders.name', 'orders.email'])
    .where('mail.kind', '=', 'reply')
    .where('mail.state', '=', 'waiting')
    .orderBy('mail.receivedAt')
    .orderBy('mail.id')
}

/**
 * Builds the query for the mails of an address, oldest first. The text is left out for orders with notices or a
 * passphrase, and for a former address, since somebody else may read that mailbox.
 */
export function mailsOfAddress(db: Database, email: Private) {
  return db.read
    .selectFrom('receivedMails as mail')
    .leftJoin('orders', 'orders.id', 'mail.orderId')
    .leftJoin('orderStarts', 'orderStarts.id', 'mail.orderId')
    .select(['mail.kind', 'mail.state', 'mail.receivedAt', 'mail.attachments'])
    .select(
      sql<Private | null>`case when orders.email = ${email} and delivery = 'letter'
        and word_hash is null and closed_before is null then mail.content end`.as('content'),
    )
    .where('mail.email', '=', email)
    .orderBy('mail.receivedAt')
}
