import { type RawBuilder, sql } from 'kysely'

/** Which rows of a list are wanted. */
export interface Slice {
  limit: number
  offset: number
}

/** Where a list that is read in batches goes on: behind this row. */
export interface Position {
  id: string
  /** What the list is ordered by. */
  time: Date
}

/** Where a batch of a list begins, and how many rows it may have. */
export interface Batch {
  /** Null for the beginning. */
  after: Position | null
  limit: number
}

/** Condition: the row comes behind a position in a list whose newest are first. */
export function isBehind(timeColumn: string, after: Position | null): RawBuilder<boolean> {
  if (after === null) return sql`true`
  return sql`(${sql.ref(timeColumn)}, id) < (${after.time}, ${after.id})`
}

/** A left join without a match gives a row of nulls. */
export function isListed<Row extends { id: string }>(row: {
  [Column in keyof Row]: Row[Column] | null
}): row is Row {
  return row.id !== null
}
