import { type Kysely, sql } from 'kysely'

/**
 * Adds columns for the address given at the payment, if the order's address was changed later, and for the time at
 * which the order's older links became invalid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table orders
        add column paid_email text check (paid_email = lower(paid_email)),
        add column links_since timestamptz(3)`,
    sql`create index orders_paid_email on orders (paid_email)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
