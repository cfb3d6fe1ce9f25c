import { type RawBuilder, sql } from 'kysely'

// For updates that first read the row as `previous`, under a lock.

/** The row version after that of `previous`. */
export const nextVersion = sql<Date>`greatest(now(), previous.updated_at + interval '1 millisecond')`

/** Condition: `previous` is at the expected row version; null allows any. */
export function isAtVersion(expected: Date | null): RawBuilder<boolean> {
  return expected === null ? sql`true` : sql`previous.updated_at = ${expected}`
}

/** Whether nobody has written an article, page or quiz by hand, from its row. */
export const isUntouched = sql<boolean>`coalesce(untouched_at = updated_at, false)`

const followingVersion = sql`greatest(now(), updated_at + interval '1 millisecond')`

/** Assignments of an update that nobody makes by hand, without `previous`: what was untouched stays so. */
export const untouchingVersion = sql`
  updated_at = ${followingVersion},
  untouched_at = case when untouched_at = updated_at then ${followingVersion} else untouched_at end`

/** Who writes an item: after an import it is untouched. */
export type Writer = 'administrator' | 'import'
