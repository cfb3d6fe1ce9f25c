import type { Insertable } from 'kysely'
import type { Database } from '../client.ts'
import type { ConsultationBookingsTable } from '../schema/tables.ts'

/**
 * Subscribes an address, or leaves it subscribed; a name replaces the stored one only when given.
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

/** Stores a consultation request; its status is 'pending'. */
export async function insertBooking(
  db: Database,
  booking: Insertable<ConsultationBookingsTable>,
): Promise<void> {
  await db.write.insertInto('consultationBookings').values(booking).execute()
}
