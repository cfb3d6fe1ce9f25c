import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { ConsultationBookingsTable } from '#db/schema/tables.ts'
import { isListed } from '#src/server/queries/lists.ts'
import {
  type RateLimitKeys,
  countCalls,
  callsToCount,
  ifAllowed,
  isCounted,
  mayMail,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import {
  countedNotice,
  isCaused,
  CAUSE_EMAIL,
  notInLastHour,
  queueDigest,
  queueEntries,
} from '#src/server/queries/outbox.ts'
import { type UpdateOutcome, isAtVersion, nextVersion } from '#src/server/queries/row-versions.ts'

export type Booking = Selectable<ConsultationBookingsTable>

const NOTICE = { kind: 'booking-notice', recipient: null } as const
const RECEIPT = { kind: 'booking-receipt', recipient: CAUSE_EMAIL } as const

const isReal = sql`cause.status <> 'suspicious'`
const isReceived = sql`${isReal} and ${notInLastHour}`

/** Builds an SQL expression for the title that the owner has set for the booked package; null if there is none. */
const titleOf = ({ consultationType }: Insertable<ConsultationBookingsTable>) =>
  sql<string | null>`(
    select settings #>> array['packages', ${consultationType}::text, 'title'] from owner_settings)`

/**
 * Stores a consultation request once per attempt id, and queues mails to the owner and the visitor. The visitor gets at
 * most one mail an hour, since anybody can enter any address. A suspicious request queues no mail.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function insertBooking(
  db: Database,
  booking: Insertable<ConsultationBookingsTable>,
  limits: RateLimitKeys = {},
): Promise<void> {
  const repeats = sql`exists (
    select from consultation_bookings where attempt_id = ${booking.attemptId ?? null})`
  await db.write
    .with('refused', () => refuseOverLimit(limits, repeats))
    .with('booked', (query) =>
      query
        .insertInto('consultationBookings')
        .values({ ...booking, id: ifAllowed(booking.id), packageTitle: titleOf(booking) })
        .onConflict((conflict) => conflict.column('attemptId').doNothing())
        .returning(['id', 'email', 'status']),
    )
    .with('counted', () =>
      countCalls([
        ...callsToCount(limits, {
          calls: sql`exists (select from booked)`,
          mails: isCaused('booked', RECEIPT, isReceived),
        }),
        countedNotice('booked', NOTICE, isReal),
      ]),
    )
    .with('noticed', () =>
      queueEntries('booked', [NOTICE], sql`${isReal} and ${isCounted('owner-notices')}`),
    )
    .with('digested', () => queueDigest('booked', isReal))
    .with('receipted', () =>
      queueEntries('booked', [{ ...RECEIPT, network: limits.turn }], mayMail(limits, isReceived)),
    )
    .selectFrom('booked')
    .select('id')
    .execute()
}

/** Returns a booking; undefined if there is none. */
export async function findBooking(db: Database, id: string | null): Promise<Booking | undefined> {
  return db.read
    .selectFrom('consultationBookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Sets status and notes of a booking. If a suspicious booking becomes `pending`, its held mails are queued.
 * @param expected the row version to replace; null replaces any.
 */
export async function updateBooking(
  db: Database,
  id: string,
  changes: Pick<Booking, 'status' | 'notes'>,
  expected: Date | null,
): Promise<UpdateOutcome<Booking>> {
  const row = await db.write
    .with('previous', (query) =>
      query
        .selectFrom('consultationBookings')
        .select(['id', 'status', 'updatedAt'])
        .where('id', '=', id)
        .forUpdate(),
    )
    .with('updated', (query) =>
      query
        .updateTable('consultationBookings')
        .from('previous')
        .set({ ...changes, updatedAt: nextVersion })
        .whereRef('consultationBookings.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returningAll('consultationBookings'),
    )
    .with('admitted', (query) =>
      query
        .selectFrom(['updated', 'previous'])
        .select(['updated.id', 'updated.email', 'updated.status'])
        .where('updated.status', '=', 'pending')
        .where('previous.status', '=', 'suspicious'),
    )
    .with('noticed', () => queueEntries('admitted', [NOTICE]))
    .with('receipted', () => queueEntries('admitted', [RECEIPT], notInLastHour))
    .selectFrom('previous')
    .leftJoin('updated', 'updated.id', 'previous.id')
    .selectAll('updated')
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'missing' }
  return isListed<Booking>(row)
    ? { outcome: 'updated', item: row }
    : { outcome: 'changed-meanwhile' }
}
