import { type RawBuilder, sql } from 'kysely'

/** Outcome of an update: the stored item, or why nothing was changed. */
export type UpdateOutcome<Item> =
  { outcome: 'updated'; item: Item } | { outcome: 'missing' } | { outcome: 'changed-meanwhile' }

// The next two are for updates that first read the row, under a lock, as the CTE `previous`.

/** The row version after that of `previous`. */
export const nextVersion = sql<Date>`greatest(now(), previous.updated_at + interval '1 millisecond')`

/** Builds the condition that `previous` is at the expected row version; null allows any. */
export function isAtVersion(expected: Date | null): RawBuilder<boolean> {
  return expected === null ? sql`true` : sql`previous.updated_at = ${expected}`
}

/** Sets the next row version in an update without `previous`. */
export const followingVersion = sql`updated_at = greatest(now(), updated_at + interval '1 millisecond')`
