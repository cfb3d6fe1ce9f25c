import { sql } from 'kysely'
import { type Database, openDatabase } from '#db/client.ts'
import { LIST_PAGE_SIZE } from '#src/core/fields.ts'
import { startPostgresServer } from '../runtime/database/postgres-server.ts'
import { FUNCTIONS_ONLY, startRuntime } from '../runtime/runtime.ts'
import { logIn } from '../tools/caller.ts'
import { ensurePostgres } from '../tools/debian.ts'
import { medianAndLongest } from './numbers.ts'
import { BENCH_PASSWORD } from './served-site.ts'

const ORDERS = 1_000
const LETTERS = 10

/** Number of calls of each kind; the median and the longest time are printed. */
const RUNS = 15

/** The panel's calls that read orders. */
const CALLS = {
  'first page of the list': '/api/admin/orders',
  'last page': `/api/admin/orders?page=${ORDERS / LIST_PAGE_SIZE}`,
  search: '/api/admin/orders?search=klientas-77',
  'one state': '/api/admin/orders?state=refunded',
  '"Šiandien"': '/api/admin/today',
  'number of news': '/api/admin/news',
  'letters of an order': '/api/admin/orders/:id/letters',
} as const

/**
 * Prints how long calls about orders take with many orders, events and letters, on the embedded database and on a
 * Postgres server.
 */
export async function measureOrders(): Promise<void> {
  await ensurePostgres()
  const server = await startPostgresServer()
  try {
    const embedded = await timesOn(undefined)
    const postgres = await timesOn(server.url)
    console.log(`${ORDERS} orders with 3 or 4 events and ${LETTERS} letters each; aim 300 ms.\n`)
    console.log('| call | embedded: median, longest | Postgres: median, longest |')
    console.log('| --- | --- | --- |')
    for (const name of Object.keys(CALLS)) {
      console.log(`| ${name} | ${embedded.get(name)} | ${postgres.get(name)} |`)
    }
  } finally {
    await server.stop()
  }
}

async function timesOn(postgresUrl: string | undefined): Promise<Map<string, string>> {
  const environment = { ADMIN_PASSWORD: BENCH_PASSWORD, ADMIN_PASSWORD_HASH: '' }
  const { url, databaseUrl, stop } = await startRuntime({
    ...FUNCTIONS_ONLY,
    postgresUrl,
    environment,
  })
  try {
    const db = openDatabase(databaseUrl)
    await storeOrders(db)
    const { id } = await db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const token = await logIn(url, BENCH_PASSWORD)
    const times = new Map<string, string>()
    for (const [name, address] of Object.entries(CALLS)) {
      times.set(name, await timeOf(url + address.replace(':id', id), token))
    }
    return times
  } finally {
    await stop()
  }
}

/**
 * Stores orders of almost half a year, all paid by a delayed payment method. Every tenth is refunded, every fifth is a
 * subscription, and for every tenth the last letter waits for an answer.
 */
export async function storeOrders(db: Database): Promise<void> {
  for (const statement of [
    sql`
      insert into orders (id, session_id, package, email, name, amount, currency, payment_intent_id,
        subscription_id, customer_id, created_at, agreed_at)
      select gen_random_uuid(), 'cs_' || number,
        case when is_monthly then 'email-monthly' else 'email-weekly' end,
        'klientas-' || number || '@pastas.example', 'Klientė Nr. ' || number, 3900, 'eur',
        case when not is_monthly then 'pi_' || number end,
        case when is_monthly then 'sub_' || number end, 'cus_' || number, paid_at, paid_at
      from (
        select number, number % 5 = 0 as is_monthly, now() - make_interval(hours => 4 * number) as paid_at
        from generate_series(1, ${sql.lit(ORDERS)}) as number) as numbered`,
    sql`
      insert into payment_events (event_id, type, livemode, created_at, received_at, session_id,
        payment_intent_id, subscription_id, customer_id, object_id, amount, currency, outcome)
      select event.type || session_id, event.type, true, created_at, created_at,
        case when object is null then session_id end, payment, subscription,
        customer_id, object || session_id, amount, currency, outcome
      from orders cross join lateral (values
        ('checkout.session.completed', payment_intent_id, subscription_id, null, 'unpaid'),
        ('checkout.session.async_payment_succeeded', payment_intent_id, subscription_id, null, 'paid'),
        ('charge.succeeded', coalesce(payment_intent_id, 'pi_' || session_id), null, 'ch_', null),
        ('invoice.paid', null, subscription_id, 'in_', 'subscription_cycle'),
        ('refund.created', payment_intent_id, null, 're_', 'succeeded')
      ) as event (type, payment, subscription, object, outcome)
      where (object is distinct from 'in_' or subscription_id is not null)
        and (object is distinct from 're_' or session_id like '%1')`,
    sql`
      insert into order_starts (id, delivery, sensitive_text, consent_version, started_at)
      select id, 'letter', 'Sutinku.', '2026-11-24', created_at from orders`,
    sql`
      insert into order_letters (id, order_id, author, content, created_at)
      select gen_random_uuid(), id, case when (number % 2 = 0) = (session_id like '%8') then 'client' else 'coach' end,
        repeat('Vakar vėl susipykome dėl telefono, ir nežinau, kaip pradėti. ', 25),
        created_at + make_interval(mins => number)
      from orders cross join generate_series(1, ${sql.lit(LETTERS)}) as number`,
    sql`analyze`,
  ]) {
    await statement.execute(db.write)
  }
}

async function timeOf(url: string, token: string): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const beginning = performance.now()
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${url}: ${body}`)
    times.push(performance.now() - beginning)
  }
  return medianAndLongest(times)
}
