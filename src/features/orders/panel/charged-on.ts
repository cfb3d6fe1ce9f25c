import { isOver, type OrderState } from '../orders.ts'

// Kept out of `orders.ts`, whose functions visitors load too.

/** Whether a subscription whose order is over will be charged again, so that the owner must end it. */
export function isChargedOn(order: {
  state: OrderState
  package: string
  paidAt: string | null
  cancelledAt: string | null
  endsAt: string | null
}): boolean {
  const { paidAt, cancelledAt, endsAt } = order
  const isRenewed = order.package === 'email-monthly' && paidAt !== null
  return isRenewed && isOver(order) && cancelledAt === null && endsAt === null
}
