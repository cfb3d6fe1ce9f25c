import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../client.ts'
import type { NewsletterSubscriptionsTable } from '../schema/tables.ts'
import { type Batch, isBehind, isListed, type Slice } from './lists.ts'
import { findsIn } from './search.ts'

export type Subscriber = Selectable<NewsletterSubscriptionsTable>

/** Filter of a list of subscribers. */
export interface SubscriberFilter {
  search: string
}

/**
 * Subscribes an email address; idempotent. A name, if given, replaces the stored one.
 * @param email trimmed and lower-cased.
 */
export async function saveSubscription(
  db: Database,
  { id, email, name }: { id: string; email: string; name: string | null },
): Promise<void> {
  await db.write
    .insertInto('newsletterSubscriptions')
    .values({ id, email, name })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((set) => ({
        subscribed: true,
        name: set.fn.coalesce('excluded.name', 'newsletterSubscriptions.name'),
      })),
    )
    .execute()
}

function isFound({ search }: SubscriberFilter): RawBuilder<boolean> {
  return findsIn(['email', 'name'], search)
}

/** The subscribers that match the filter, newest first. */
function foundSubscribers(db: Database, filter: SubscriberFilter) {
  return db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where(isFound(filter))
    .orderBy('subscribedAt', 'desc')
    .orderBy('id', 'desc')
}

/** One page of the subscribers, newest first, and the total. */
export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  { limit, offset }: Slice,
): Promise<{ items: Subscriber[]; total: number }> {
  const rows = await db.read
    .selectFrom((query) =>
      query
        .selectFrom('newsletterSubscriptions')
        .select(sql<number>`count(*)::integer`.as('total'))
        .where(isFound(filter))
        .as('counts'),
    )
    .leftJoin(foundSubscribers(db, filter).limit(limit).offset(offset).as('item'), (join) =>
      join.onTrue(),
    )
    .selectAll(['counts', 'item'])
    .orderBy('item.subscribedAt', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  return {
    items: rows.flatMap(({ total: _, ...row }) => (isListed<Subscriber>(row) ? [row] : [])),
    total: rows[0]?.total ?? 0,
  }
}

/** The next batch of subscribers after a row, or from the beginning. */
export async function readSubscribers(
  db: Database,
  filter: SubscriberFilter,
  { after, limit }: Batch,
): Promise<Subscriber[]> {
  return foundSubscribers(db, filter).where(isBehind('subscribedAt', after)).limit(limit).execute()
}

/** Deletes a subscriber. @returns whether it existed. */
export async function deleteSubscriber(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .deleteFrom('newsletterSubscriptions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
