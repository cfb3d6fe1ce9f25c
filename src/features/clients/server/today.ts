import { readToday } from './today-queries.ts'
import type { Database } from '#db/client.ts'
import type { Order } from '#src/features/orders/server/order-queries.ts'
import { LIST_PAGE_SIZE } from '#src/core/fields.ts'
import { bookingDueAt } from '#src/features/consultations/consultations.ts'
import { dayAfter, fromVilniusTime } from '#src/core/vilnius-time.ts'
import { refundDueOn } from '#src/features/orders/withdrawals.ts'
import { toOrder, toProblem } from '#src/features/orders/server/orders.ts'
import { toOrderWithdrawal } from '#src/features/orders/server/withdrawals.ts'

/** Returns a page of the work that waits for the administrator: by deadline, then the rest. */
export async function describeToday(db: Database, page: number) {
  const end = page * LIST_PAGE_SIZE
  const { orders, bookings, withdrawals, problems, counts } = await readToday(db, end)
  const shown = orders.map(toOrder)
  const due = [
    ...shown.flatMap((order) =>
      order.dueAt === null
        ? []
        : [{ kind: 'letter' as const, id: order.id, dueAt: order.dueAt, order }],
    ),
    ...bookings.map((row) => {
      const dueAt = bookingDueAt(row.createdAt)
      return { kind: 'booking' as const, id: row.id, dueAt, booking: row }
    }),
    ...withdrawals.map((row) => {
      // The deadline is the end of the last day.
      const ends = fromVilniusTime(`${dayAfter(refundDueOn(row.createdAt))}T00:00`)
      const dueAt = new Date(ends ?? row.createdAt)
      return { kind: 'withdrawal' as const, id: row.id, dueAt, withdrawal: toOrderWithdrawal(row) }
    }),
  ]
  const items = [
    ...due.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime()),
    ...problems.map((row) => ({ kind: 'payment' as const, id: row.id, problem: toProblem(row) })),
    ...(['outbox', 'suspicious'] as const).flatMap((kind) =>
      counts[kind] === 0 ? [] : [{ kind, id: kind, count: counts[kind] }],
    ),
    ...shown
      .filter(({ dueAt }) => dueAt === null)
      .map((order) => {
        return { kind: kindOf(order), id: order.id, order }
      })
      // By name of the kind: subscriptions that are charged though nobody may write come first.
      .toSorted((one, other) => one.kind.localeCompare(other.kind)),
  ]
  const notices = Math.sign(counts.outbox) + Math.sign(counts.suspicious)
  return {
    items: items.slice(end - LIST_PAGE_SIZE, end),
    total: counts.bookings + counts.withdrawals + counts.orders + counts.unstarted + notices,
    pageSize: LIST_PAGE_SIZE,
  }
}

/** Returns the reason why an order without a deadline waits. */
function kindOf({
  state,
  paymentFailedAt,
}: Pick<Order, 'state' | 'paymentFailedAt'>): 'subscription' | 'unpaid' | 'unstarted' {
  if (state !== 'paid') return 'subscription'
  return paymentFailedAt === null ? 'unstarted' : 'unpaid'
}
