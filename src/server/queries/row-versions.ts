import { type RawBuilder, sql } from 'kysely'

/** Outcome of an update, with the stored item if it succeeded. */
export type UpdateOutcome<Item> =
  { outcome: 'updated'; item: Item } | { outcome: 'missing' } | { outcome: 'changed-meanwhile' }

// `nextVersion` and `isAtVersion` are for updates that first read and lock the row in a CTE `previous`.

/** Row version that follows that of `previous`. */
export const nextVersion = sql<Date>`greatest(now(), previous.updated_at + interval '1 millisecond')`

/** Builds the condition that `previous` has the expected row version; null allows any. */
export function isAtVersion(expected: Date | null): RawBuilder<boolean> {
  return expected === null ? sql`true` : sql`previous.updated_at = ${expected}`
}

/** Assignment of the next row version, for an update without `previous`. */
export const followingVersion = sql`updated_at = greatest(now(), updated_at + interval '1 millisecond')`
