import { takesMails } from '#src/features/orders/correspondence.ts'
import { isWritable } from '#src/features/orders/orders.ts'
import { reminderOf } from '#src/features/orders/server/answer-clock.ts'
import { messageRow } from '#src/features/orders/server/correspondence.ts'
import type { Order } from '#src/features/orders/server/order-queries.ts'
import { hasEnded } from '#src/features/orders/server/orders.ts'
import type { WaitingReason } from '../mailbox.ts'
import { mailboxTexts } from '../texts.ts'

/** Returns why a reply waits for the coach; null if it becomes a message. */
export function reasonToWait(
  order: Order,
  mail: { isTagged: boolean; isFlood: boolean; isSender: boolean; receivedAt: Date },
): WaitingReason | null {
  if (order.withdrawnAt !== null || order.erasedAt !== null) return 'closed'
  if (!takesMails(order)) return 'notices'
  if (!isWritable(order)) return 'closed'
  if (!mail.isSender) return 'sender'
  if (!mail.isTagged) return 'untagged'
  if (hasEnded(order, mail.receivedAt)) return 'ended'
  return mail.isFlood ? 'flood' : null
}

/**
 * Returns the message that a mail becomes, and when the coach is reminded of it. Its text names the attachments, which are
 * not taken. After the paid time, no answer is owed.
 */
export function messageOf(
  order: Order,
  {
    id,
    content,
    attachments,
    receivedAt,
  }: {
    id: string
    content: string
    attachments: readonly string[]
    receivedAt: Date
  },
) {
  const text = content === '' ? mailboxTexts.onlyAttachments : content
  const whole = attachments.length === 0 ? text : `${text}\n\n${mailboxTexts.refused(attachments)}`
  // It counts as written after the last answer, since the coach has not seen it before.
  const afterAnswer = (order.answeredAt?.getTime() ?? -Infinity) + 1
  const createdAt = new Date(Math.max(receivedAt.getTime(), afterAnswer))
  const isLate = hasEnded(order, receivedAt)
  return {
    message: { ...messageRow(order.id, 'client', { id, content: whole }), createdAt, isLate },
    remindAt: isLate ? null : reminderOf(order, createdAt),
  }
}
