import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../client.ts'
import type { ContractWithdrawalsTable } from '../schema/tables.ts'
import { isListed, type Slice } from './lists.ts'
import { ITS_EMAIL, queueEntries } from './outbox.ts'
import { findsIn } from './search.ts'

export type Withdrawal = Selectable<ContractWithdrawalsTable>

const MAILS = [
  { kind: 'withdrawal-receipt', recipient: ITS_EMAIL },
  { kind: 'withdrawal-notice', recipient: null },
] as const

/**
 * Stores a withdrawal from a contract, once per id, with its receipt and the notice to the owner; those of a
 * suspicious one wait for `admitWithdrawal`.
 * @returns the stored withdrawal; for a repeated id the first one.
 */
export async function insertWithdrawal(
  db: Database,
  withdrawal: Insertable<ContractWithdrawalsTable>,
): Promise<Withdrawal> {
  return db.write
    .with('stored', (query) =>
      query
        .insertInto('contractWithdrawals')
        .values(withdrawal)
        // On a conflict this no-op update makes the statement return the first row.
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((set) => ({ id: set.ref('excluded.id') })),
        )
        .returningAll()
        // Postgres sets `xmax` when it updates a row.
        .returning(sql<boolean>`xmax = 0`.as('isNew')),
    )
    .with('told', () => queueEntries('stored', MAILS, sql`cause.is_new and not cause.suspicious`))
    .selectFrom('stored')
    .select(['id', 'name', 'email', 'contract', 'note', 'suspicious', 'createdAt'])
    .executeTakeFirstOrThrow()
}

/** Takes a suspicious withdrawal for a real one, with the mails that were not sent. @returns whether there was one. */
export async function admitWithdrawal(db: Database, id: string): Promise<boolean> {
  const admitted = await db.write
    .with('admitted', (query) =>
      query
        .updateTable('contractWithdrawals')
        .set({ suspicious: false })
        .where('id', '=', id)
        .where('suspicious', '=', true)
        .returning(['id', 'email']),
    )
    .with('told', () => queueEntries('admitted', MAILS))
    .selectFrom('admitted')
    .select('id')
    .executeTakeFirst()
  return admitted !== undefined
}

/** A withdrawal; undefined when there is none. */
export async function findWithdrawal(
  db: Database,
  id: string | null,
): Promise<Withdrawal | undefined> {
  return db.read
    .selectFrom('contractWithdrawals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

function isFound(search: string): RawBuilder<boolean> {
  return findsIn(['name', 'email', 'contract', 'note'], search)
}

/** One page of the withdrawals, newest first, and the total. */
export async function listWithdrawals(
  db: Database,
  { search }: { search: string },
  { limit, offset }: Slice,
): Promise<{ items: Withdrawal[]; total: number }> {
  const rows = await db.read
    .selectFrom((query) =>
      query
        .selectFrom('contractWithdrawals')
        .select(sql<number>`count(*)::integer`.as('total'))
        .where(isFound(search))
        .as('counts'),
    )
    .leftJoin(
      (query) =>
        query
          .selectFrom('contractWithdrawals')
          .selectAll()
          .where(isFound(search))
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .as('item'),
      (join) => join.onTrue(),
    )
    .selectAll(['counts', 'item'])
    .orderBy('item.createdAt', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  return {
    items: rows.flatMap(({ total: _, ...row }) => (isListed<Withdrawal>(row) ? [row] : [])),
    total: rows[0]?.total ?? 0,
  }
}
