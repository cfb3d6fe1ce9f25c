import type { Database } from '#db/client.ts'
import { CLIENT_ENTRIES } from '../client-entries.ts'
import { readClient } from './client-queries.ts'
import type { Private } from '#src/core/private.ts'
import { toSubscriber } from '#src/features/newsletter/server/subscribers.ts'
import { toOrder } from '#src/features/orders/server/orders.ts'
import { toOrderWithdrawal } from '#src/features/orders/server/withdrawals.ts'

/**
 * Returns the entries of an address from the administrator's lists, newest first, at most `CLIENT_ENTRIES` of a kind.
 */
export async function describeClient(db: Database, email: Private) {
  const found = await readClient(db, email, CLIENT_ENTRIES)
  const entries = [
    ...found.orders.map((row) => ({
      ...entryOf('order', row, row.createdAt),
      order: toOrder(row),
    })),
    ...found.bookings.map((row) => ({
      ...entryOf('booking', row, row.createdAt),
      booking: row,
    })),
    ...found.withdrawals.map((row) => ({
      ...entryOf('withdrawal', row, row.createdAt),
      withdrawal: toOrderWithdrawal(row),
    })),
    ...found.subscribers.map((row) => ({
      ...entryOf('subscriber', row, row.subscribedAt),
      subscriber: toSubscriber(row),
    })),
  ]
  // Orders come first in `entries`, so a name from an order takes precedence.
  const name = [...entries, ...found.answers].find((entry) => entry.name !== null)?.name ?? null
  const items = entries.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const onlyNotices = found.orders.some(({ delivery }) => delivery === 'notice')
  return {
    ...{ name, onlyNotices, notes: found.notes, hasAnswers: found.answers.length > 0 },
    ...{ items, total: items.length, pageSize: Math.max(items.length, 1) },
  }
}

function entryOf<Kind extends string>(
  kind: Kind,
  { id, name }: { id: string; name: string | null },
  at: Date,
) {
  return { kind, id, name, at }
}
