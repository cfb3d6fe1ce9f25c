import { sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import { CLIENT_KINDS, type ClientKind } from '../client-entries.ts'
import type { listClients } from '../contracts.ts'
import type { List } from '#src/server/lists.ts'
import {
  asksOwner,
  isOfAddress,
  ordersWithState,
} from '#src/features/orders/server/order-queries.ts'
import { findsIn } from '#src/server/queries/search.ts'
import { notesOfAddress } from '#src/features/orders/server/note-queries.ts'
import { stateOfRow } from '#src/features/newsletter/server/subscriber-queries.ts'
import { isWaiting, orderWithdrawals } from '#src/features/orders/server/withdrawal-queries.ts'

/**
 * Returns the entries of an address in one round trip, newest first, at most `limit` of a kind, and the notes about its
 * orders. Of its quiz answers, only the last name is returned.
 */
export async function readClient(db: Database, email: Private, limit: number) {
  const [orders, bookings, subscribers, answers, withdrawals, notes] = await db.batch([
    db.read
      .selectFrom(ordersWithState.as('orders'))
      .selectAll()
      .where(isOfAddress(email))
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
      .select('name')
      .where('email', '=', email)
      .orderBy(sql`name is null`)
      .orderBy('completedAt', 'desc')
      .limit(1),
    orderWithdrawals(db).where('email', '=', email).orderBy('createdAt', 'desc').limit(limit),
    notesOfAddress(db, email),
  ])
  return { orders, bookings, subscribers, answers, withdrawals, notes }
}

/** Whether an address belongs to, or has paid for, an order whose mails are notices in place of messages. */
export async function getsOnlyNotices(db: Database, email: Private): Promise<boolean> {
  const order = await db.read
    .selectFrom('orders')
    .innerJoin('orderStarts', 'orderStarts.id', 'orders.id')
    .select('orders.id')
    .where(isOfAddress(email))
    .where('delivery', '=', 'notice')
    .executeTakeFirst()
  return order !== undefined
}

/** An address with stored data. */
interface ClientRow {
  id: string
  email: string
  /** Name of the latest order with a name; otherwise of another entry, in the order of the client's page. */
  name: string | null
  /** All names given, joined for the search. */
  names: string | null
  /** Whether mails about an order are notices in place of messages. */
  onlyNotices: boolean
  lastAt: Date
  /** Number of entries on the client's page, which shows no quiz answers. */
  entries: number
  /** Whether an order, a booking or a withdrawal waits for the administrator. */
  waits: boolean
  kind: ClientKind
}

const clients = sql<ClientRow>`(
  select email as id, email, max(at) as last_at, count(*) filter (where listed)::integer as entries,
    bool_or(waits) as waits,
    case when bool_or(place <= 3) then 'client' when bool_or(place = 5) then 'visitor' else 'subscriber' end as kind,
    exists (
      select from orders join order_starts as start on start.id = orders.id
      where entry.email in (orders.email, orders.paid_email) and start.delivery = 'notice') as only_notices,
    (array_agg(name order by place, at desc) filter (where name is not null))[1] as name,
    string_agg(name, ' ') as names
  from (
    select 1 as place, email, name, created_at as at, ${asksOwner} as waits, true as listed
    from ${ordersWithState} as orders
    union all select 2, email, name, created_at, status = 'pending', true from consultation_bookings
    union all select 5, email, name, completed_at, false, false from quiz_submissions where email is not null
    union all select 4, email, name, subscribed_at, false, true from newsletter_subscriptions
    union all select 3, email, name, created_at, ${isWaiting}, true from contract_withdrawals) as entry
  group by email)`

/**
 * List of addresses by kind. Clients that wait for the administrator come first, then clients with the latest entries.
 */
export const clientList: List<typeof listClients, ClientRow> = {
  rows: (db) => db.read.selectFrom(clients.as('clients')).selectAll(),
  time: 'lastAt',
  order: () => sql`waits desc, last_at desc, id`,
  filters: {
    search: (search) => findsIn(['names', 'email'], search),
    kind: (kind) => sql`kind = ${kind}`,
  },
  countsBy: { column: 'kind', values: CLIENT_KINDS },
  toItem: ({ names: _, kind: __, ...client }) => client,
}
