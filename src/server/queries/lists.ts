import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Last row that was read from a list. */
export interface Position {
  id: string
  /** Value of the sort column. */
  time: Date
}

/**
 * Builds the condition that a row comes after a position, in a list with the newest first. Always true if `after` is
 * null.
 */
export function isBehind(timeColumn: string, after: Position | null): RawBuilder<boolean> {
  if (after === null) return sql`true`
  return sql`(${sql.ref(timeColumn)}, id) < (${after.time}, ${after.id})`
}

/** Sorts by time, newest first, then by id. */
export function newestBy(timeColumn: string): RawBuilder<unknown> {
  return sql`${sql.ref(timeColumn)} desc, id desc`
}

/**
 * Sorts waiting rows first, longest wait first, then other rows, newest first.
 * @param since selects when a row began to wait; null if it does not wait.
 */
export function longestWaitingBy(
  since: RawBuilder<unknown>,
  timeColumn: string,
): RawBuilder<unknown> {
  return sql`${since} asc nulls last, ${newestBy(timeColumn)}`
}

/**
 * Reads a page of a list with counts of the whole list, in one statement.
 * @param list.counts selects one row, which is returned even if the page is empty.
 * @param list.items selects the sorted list.
 * @param list.order order of the list, because the join does not keep it.
 */
export async function pageOf<Counts extends object, Item extends object>(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
  list: { counts: Expression<Counts>; items: Expression<Item>; order: RawBuilder<unknown> },
): Promise<{ items: Item[]; counts: Counts }> {
  const rows = await db.read
    .selectFrom(
      sql<object>`(
        select to_jsonb(counted) as counts, item is null as beyond, item.*
        from (${list.counts}) as counted
          left join ((${list.items}) limit ${limit} offset ${offset}) as item on true)`.as(
        'listed',
      ),
    )
    .selectAll()
    .orderBy(list.order)
    .$castTo<{ counts: Counts; beyond: boolean }>()
    .execute()
  const [first] = rows
  if (first === undefined) throw new Error('The counts of a list are one row')
  return {
    counts: first.counts,
    items: rows.flatMap(({ counts: _, beyond, ...item }) => (beyond ? [] : [item as Item])),
  }
}

/** Whether a left join has found a row and not only filled in nulls. */
export function isListed<Row extends { id: string }>(row: {
  [Column in keyof Row]: Row[Column] | null
}): row is Row {
  return row.id !== null
}
