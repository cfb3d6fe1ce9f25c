import type { Database } from '#db/client.ts'
import { requireOrder } from '#src/features/orders/server/order-access.ts'
import { takesMails } from '#src/features/orders/correspondence.ts'
import { isOver } from '#src/features/orders/orders.ts'
import { done, RequestError } from '#src/server/errors.ts'
import { mailboxTexts } from '../texts.ts'
import * as queries from './mailbox-queries.ts'
import { messageOf } from './reply-message.ts'

/**
 * Makes a waiting reply a message of its order. Its answer is due from the mail's arrival, unless it came after the paid
 * time.
 * @throws RequestError 404, 409 if the order takes no messages by mail, or none any more.
 */
export async function acceptMail(db: Database, id: string): Promise<{ success: true }> {
  const mail = await queries.findMail(db, id)
  if (mail?.kind !== 'reply' || mail.state !== 'waiting') {
    throw new RequestError(404, mailboxTexts.missing)
  }
  const order = await requireOrder(db, mail.orderId ?? '')
  // The client may have chosen notices or a passphrase since the mail came.
  if (mail.reason === 'notices' || !takesMails(order) || isOver(order)) {
    throw new RequestError(409, mailboxTexts.notAccepted)
  }
  const { message, remindAt } = messageOf(order, mail)
  if (!(await queries.acceptWaiting(db, id, message, remindAt))) {
    throw new RequestError(409, mailboxTexts.notAccepted)
  }
  return { success: true }
}

/** Decides against a waiting reply. @throws RequestError 404 */
export function dismissMail(db: Database, id: string): Promise<{ success: true }> {
  return done(queries.dismissWaiting(db, id), mailboxTexts.missing)
}
