import { type RawBuilder, sql } from 'kysely'

/** Search and page of a list. */
export interface Slice {
  limit: number
  offset: number
}

/** Cursor of a list that is read in batches: the last row read. */
export interface Position {
  id: string
  /** Value of the sort column. */
  time: Date
}

/** Start and size of a batch. */
export interface Batch {
  /** Null: from the beginning. */
  after: Position | null
  limit: number
}

/** Condition: the row follows the cursor in a list sorted newest first. */
export function isBehind(timeColumn: string, after: Position | null): RawBuilder<boolean> {
  if (after === null) return sql`true`
  return sql`(${sql.ref(timeColumn)}, id) < (${after.time}, ${after.id})`
}

/** Type of a row that a left join may fill with nulls. */
export function isListed<Row extends { id: string }>(row: {
  [Column in keyof Row]: Row[Column] | null
}): row is Row {
  return row.id !== null
}
