import type { Database } from '#db/client.ts'
import { listClients, readClient } from '#db/queries/clients.ts'
import type { Client, ClientEntry, ClientsPage } from '#src/contracts/clients.ts'
import { INBOX_PAGE_SIZE } from '#src/contracts/inbox.ts'
import type { Private } from '#src/domain/private.ts'
import { toBooking, toSubmission, toSubscriber } from './inbox.ts'
import { toOrder } from './orders.ts'
import type { Sending } from './outbox-orders.ts'
import { deleteOwnData } from './own-data.ts'
import { toOrderWithdrawal } from './withdrawals.ts'

/** The most entries of a kind that are shown of an address. */
const CLIENT_ENTRIES = 50

/** A page of the addresses that something is stored of, the latest first. */
export async function pageOfClients(
  db: Database,
  { search, page }: { search: string; page: number },
): Promise<ClientsPage> {
  const slice = { limit: INBOX_PAGE_SIZE, offset: (page - 1) * INBOX_PAGE_SIZE }
  const { items, total } = await listClients(db, { search }, slice)
  const shown = items.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }))
  return { items: shown, total, pageSize: INBOX_PAGE_SIZE }
}

/** All that the administrator's lists have of an address, the newest first. */
export async function describeClient(db: Database, email: Private): Promise<Client> {
  const found = await readClient(db, email, CLIENT_ENTRIES)
  const entries: (ClientEntry & { name: string | null })[] = [
    ...found.orders.map((row) => ({
      ...{ kind: 'order' as const, id: row.id, name: row.name, at: row.createdAt.toISOString() },
      order: toOrder(row),
    })),
    ...found.bookings.map((row) => ({
      ...{ kind: 'booking' as const, id: row.id, name: row.name, at: row.createdAt.toISOString() },
      booking: toBooking(row),
    })),
    ...found.withdrawals.map((row) => ({
      ...{ kind: 'withdrawal' as const, id: row.id, name: row.name },
      at: row.createdAt.toISOString(),
      withdrawal: toOrderWithdrawal(row),
    })),
    ...found.submissions.map((row) => ({
      ...{ kind: 'submission' as const, id: row.id, name: row.name },
      at: row.completedAt.toISOString(),
      submission: toSubmission(row),
    })),
    ...found.subscribers.map((row) => ({
      ...{ kind: 'subscriber' as const, id: row.id, name: row.name },
      at: row.subscribedAt.toISOString(),
      subscriber: toSubscriber(row),
    })),
  ]
  // That of an order first.
  const name = entries.find((entry) => entry.name !== null)?.name ?? null
  const items = entries.toSorted((one, other) => other.at.localeCompare(one.at))
  const onlyNotices = found.orders.some(({ delivery }) => delivery === 'notice')
  return { name, onlyNotices, items, total: items.length, pageSize: Math.max(items.length, 1) }
}

/** Deletes all of an address but what the law wants kept. */
export async function eraseClient(sending: Sending, email: Private): Promise<{ success: true }> {
  await deleteOwnData(sending, email)
  return { success: true }
}
