import { takesMails } from '#src/features/orders/correspondence.ts'
import { isWritable } from '#src/features/orders/orders.ts'
import type { Order } from '#src/features/orders/server/order-queries.ts'
import { messagesEnd } from '#src/features/orders/server/orders.ts'
import type { WaitingReason } from '../mailbox.ts'
import { mailboxTexts } from '../texts.ts'

/** Returns why a reply waits for the coach; null if it becomes a message. */
export function reasonToWait(
  order: Order,
  mail: {
    isTagged: boolean
    isFlood: boolean
    isSender: boolean
    receivedAt: Date
  },
): WaitingReason | null {
  if (order.withdrawnAt !== null || order.erasedAt !== null) return 'closed'
  if (!takesMails(order)) return 'notices'
  if (!isWritable(order)) return 'closed'
  if (!mail.isSender) return 'sender'
  if (!mail.isTagged) return 'untagged'
  const end = messagesEnd(order)
  if (end !== null && end <= mail.receivedAt) return 'ended'
  return mail.isFlood ? 'flood' : null
}

/** Returns the text of the message that a mail becomes. It names the attachments, which are not taken. */
export function messageText({
  content,
  attachments,
}: {
  content: string
  attachments: readonly string[]
}): string {
  const text = content === '' ? mailboxTexts.onlyAttachments : content
  return attachments.length === 0 ? text : `${text}\n\n${mailboxTexts.refused(attachments)}`
}

/** Returns an instant if it is in the future. */
export const laterThanNow = (at: Date) => (at > new Date() ? at : null)

/**
 * Returns the time of a message that has come by mail. It counts as written after the last answer, since the coach has
 * not seen it before.
 */
export function unseenSince(receivedAt: Date, answeredAt: Date | null): Date {
  return new Date(Math.max(receivedAt.getTime(), (answeredAt?.getTime() ?? -Infinity) + 1))
}
