import { type RawBuilder, sql } from 'kysely'
import { ERASED_ROWS, type ErasedRow, type Erasure, type ErasureKind } from '#src/core/erasures.ts'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import type { Database } from '#db/client.ts'
import { type SuppressionKeys, insertSuppressions } from './suppressions.ts'

// Erasures are recorded by the ids of rows. After an older backup is restored, the same rows are erased again.

/**
 * Builds the CTE that records erasures by earlier CTEs of the statement.
 * @param causes kind of erasure by name of the CTE, which must return the column `id`.
 */
export function recordErasures(
  causes: Readonly<Partial<Record<string, ErasureKind>>>,
): RawBuilder<object> {
  const erased = Object.entries(causes).map(
    ([cause, kind]) => sql`select id, ${kind}::text from ${sql.table(cause)}`,
  )
  return sql<object>`(
    insert into erasures (row_id, kind)
    ${sql.join(erased, sql` union all `)}
    on conflict (row_id, kind) do update set erased_at = now(), copied_at = null)`
}

/**
 * Builds the CTE that deletes the unfinished answers to the messages of orders, because these messages are deleted.
 * @param orders subquery with the ids of the orders.
 */
export function deleteAnswerDrafts(orders: RawBuilder<unknown>): RawBuilder<object> {
  return sql<object>`(
    delete from unfinished_texts where kind = 'answer' and record_id in ${orders} returning id)`
}

/** Deletes a visitor's row and records the erasure. @returns whether the row existed. */
export async function eraseRow(db: Database, kind: ErasedRow, id: string): Promise<boolean> {
  const erased = await db.write
    .with(
      'erased',
      () => sql<{ id: string }>`(
        delete from ${sql.table(ERASED_ROWS[kind])} where id = ${id}::uuid returning id)`,
    )
    .with('recorded', () => recordErasures({ erased: kind }))
    .selectFrom('erased')
    .select('id')
    .executeTakeFirst()
  return erased !== undefined
}

/**
 * Assignments that remove personal data from a row of `quiz_submissions`. `completed_at` is reduced to the day, because
 * the exact time could link the row to rows that have the address.
 */
export const WITHOUT_PERSON = sql`email = null, name = null, attempt_id = null, omnisend_contact_id = null,
  consent_version = null, consent_text = null, consented_at = null,
  completed_at = date_trunc('day', completed_at, ${sql.lit(TIME_ZONE)})`

/** Reads the oldest erasures that were not copied yet. */
export async function readUncopied(db: Database, limit: number): Promise<Erasure[]> {
  const rows = await db.read
    .selectFrom('erasures')
    .select(['rowId', 'kind', 'erasedAt'])
    .where('copiedAt', 'is', null)
    .orderBy('erasedAt')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() }))
}

/** Marks erasures as copied, except those recorded again since they were read. */
export async function markCopied(db: Database, copied: readonly Erasure[]): Promise<void> {
  await sql`
    update erasures set copied_at = now()
    from ${rowsOf(copied)}
    where erasures.row_id = erased.row_id and erasures.kind = erased.kind
      and erasures.erased_at = erased.erased_at`.execute(db.write)
}

/** Builds the statements that repeat erasures in a restored database and record them. */
export function repeatErasures(
  erasures: readonly Erasure[],
  keys: SuppressionKeys,
): RawBuilder<unknown>[] {
  const erased = (kind: ErasureKind) => {
    return sql`(select row_id from ${rowsOf(erasures)} where kind = ${kind}::text)`
  }
  return [
    sql`
      insert into marketing_removals (id, email)
      select gen_random_uuid(), email from newsletter_subscriptions
      where id in ${erased('subscriber')} and omnisend_contact_id is not null
      on conflict (email) do nothing`,
    insertSuppressions(sql`newsletter_subscriptions where id in ${erased('subscriber')}`, keys),
    ...Object.entries(ERASED_ROWS).map(
      ([kind, table]) =>
        sql`delete from ${sql.table(table)} where id in ${erased(kind as ErasureKind)}`,
    ),
    sql`
      update quiz_submissions set ${WITHOUT_PERSON}
      where id in ${erased('submission-person')}`,
    sql`delete from order_results where submission_id in ${erased('submission-person')}`,
    sql`
      update newsletter_subscriptions set subscribed = false, left_at = coalesce(left_at, now())
      where id in ${erased('newsletter-consent')}`,
    sql`
      update order_starts set withdrawn_at = coalesce(withdrawn_at, erased_at)
      from ${rowsOf(erasures)} where id = row_id and kind = 'order-consent'`,
    sql`
      delete from unfinished_texts
      where kind = 'answer' and record_id in ${erased('order-consent')}`,
    sql`
      update orders set erased_at = coalesce(orders.erased_at, erased.erased_at)
      from ${rowsOf(erasures)} where id = row_id and kind = 'order-client'`,
    // The client will set a new passphrase on the next visit to the page.
    sql`
      update order_starts set delivery = 'notice', word_hash = null, closed_before = erased_at
      from ${rowsOf(erasures)} where id = row_id and kind = 'order-closing'`,
    sql`
      insert into erasures (row_id, kind, erased_at)
      select row_id, kind, erased_at from ${rowsOf(erasures)}
      on conflict (row_id, kind) do nothing`,
  ]
}

function rowsOf(erasures: readonly Erasure[]): RawBuilder<unknown> {
  const rows = erasures.map(({ rowId, kind, erasedAt }) => ({
    row_id: rowId,
    kind,
    erased_at: erasedAt,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as erased (row_id uuid, kind text, erased_at timestamptz)`
}
