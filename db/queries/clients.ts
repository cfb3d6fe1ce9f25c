import type { Private } from '#src/domain/private.ts'
import type { Database } from '../client.ts'
import { ordersWithState } from './orders.ts'
import { quizTitle } from './submissions.ts'
import { stateOfRow } from './subscribers.ts'
import { orderWithdrawals } from './withdrawals.ts'

/** What the administrator sees of an address, each the newest first, in one round trip. At most so many of a kind. */
export async function readClient(db: Database, email: Private, limit: number) {
  const [orders, bookings, subscribers, submissions, withdrawals] = await db.batch([
    db.read
      .selectFrom(ordersWithState.as('orders'))
      .selectAll()
      .where('email', '=', email)
      .orderBy('createdAt', 'desc')
      .limit(limit),
    db.read
      .selectFrom('consultationBookings')
      .selectAll()
      .where('email', '=', email)
      .orderBy('createdAt', 'desc')
      .limit(limit),
    db.read
      .selectFrom('newsletterSubscriptions')
      .selectAll()
      .select(stateOfRow.as('state'))
      .where('email', '=', email),
    db.read
      .selectFrom('quizSubmissions')
      .selectAll()
      .select(quizTitle.as('quizTitle'))
      .where('email', '=', email)
      .orderBy('completedAt', 'desc')
      .limit(limit),
    orderWithdrawals(db).where('email', '=', email).orderBy('createdAt', 'desc').limit(limit),
  ])
  return { orders, bookings, subscribers, submissions, withdrawals }
}
