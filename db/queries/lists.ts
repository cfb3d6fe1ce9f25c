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

/** A left join without a match gives a row of nulls. */
export function isListed<Row extends { id: string }>(row: {
  [Column in keyof Row]: Row[Column] | null
}): row is Row {
  return row.id !== null
}
