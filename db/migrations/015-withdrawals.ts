import { type Kysely, sql } from 'kysely'

/** Withdrawals from contracts, as consumers have declared them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contract_withdrawals (
      id uuid primary key,
      name text not null,
      email text not null,
      contract text not null,
      note text,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index contract_withdrawals_list
    on contract_withdrawals (created_at desc, id desc)`.execute(db)
  await sql`create index contract_withdrawals_email on contract_withdrawals (email)`.execute(db)
}
