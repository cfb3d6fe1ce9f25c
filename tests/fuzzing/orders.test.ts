import fc from 'fast-check'
import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, it, vi } from 'vitest'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/tables.ts'
import { receivePaymentEvent } from '#src/features/orders/server/payment-events.ts'
import {
  customer,
  deliveriesOf,
  hostileCalls,
  type Life,
  outcomesOf,
  readOutcomes,
} from '../api/lives-of-orders.ts'
import { SECRETS, SELLING } from '../api/purchases.ts'
import { useTestSite } from '../api/test-site.ts'
import { type CheckoutEvent, signedCall } from '../../scripts/runtime/stand-ins/checkout-events.ts'

/** Number of sequences; `npm run proof -- fuzz` runs more. */
const SEQUENCES = process.env.FUZZ_RUNS === undefined ? 500 : 2_500

/** Seed of the first sequences, the same in each run unless `FUZZ_SEED` is set. */
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? 1)

/** Number of sequences whose events are mixed. */
const TOGETHER = 500

/** Events in one round trip. */
const ROUND_TRIP = 200

/** Number of lives in each mix whose events come over HTTP, among hostile calls. */
const OVER_HTTP = 5

const site = useTestSite({ environment: SELLING })

/** Stores events with the product's own statements, but those of many events in one round trip. */
async function storeTogether(events: readonly CheckoutEvent[]): Promise<void> {
  let stored: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < events.length; from += ROUND_TRIP) {
    const statements = await statementsOf(events.slice(from, from + ROUND_TRIP))
    await stored
    stored = site.db.batch(statements.map((statement) => ({ compile: () => statement })))
  }
  await stored
}

async function statementsOf(events: readonly CheckoutEvent[]): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = []
  const idempotent = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void statements.push(query),
  })
  const db: Database = { ...site.db, idempotent }
  for (const event of events) {
    const { headers, body } = signedCall(event, SECRETS[0])
    await receivePaymentEvent(
      { db, deployUrl: site.url, waitUntil: () => undefined },
      { signature: headers['Stripe-Signature'], bytes: Buffer.from(body) },
    )
  }
  return statements
}

type Call = ReturnType<typeof hostileCalls>[number]

/** Sends a call as the checkout does. @returns the status. */
const post = async (call: Call) =>
  (await fetch(`${site.url}/api/payments/webhook`, { method: 'POST', ...call })).status

/** Delivers the events of lives in any order, a few over HTTP among calls that must be refused. */
async function deliver(lives: readonly Life[], seed: number): Promise<void> {
  const [overHttp, others] = [lives.slice(0, OVER_HTTP), lives.slice(OVER_HTTP)]
  const orderOf = (some: readonly Life[]) =>
    fc.sample(deliveriesOf(some), { numRuns: 1, seed }).flat()
  const [taken, refused] = await Promise.all([
    Promise.all(orderOf(overHttp).map((event) => post(signedCall(event, SECRETS[0])))),
    Promise.all(overHttp.flatMap(hostileCalls).map(post)),
    storeTogether(orderOf(others)),
  ])
  expect(new Set(taken)).toEqual(new Set([200]))
  expect(new Set(refused)).toEqual(new Set([400]))
}

it(`${SEQUENCES} sequences of events, repeated, reordered, delayed and cut, end as the ordered ones`, async () => {
  const realFetch = globalThis.fetch
  const withoutMails: typeof fetch = (input, init) =>
    input instanceof URL && input.pathname.startsWith('/.netlify/functions/')
      ? Promise.resolve(new Response(null, { status: 202 }))
      : realFetch(input, init)
  vi.stubGlobal('fetch', withoutMails)
  for (let done = 0; done < SEQUENCES; done += TOGETHER) {
    const seed = FIRST_SEED + done
    const lives = fc.sample(customer, { numRuns: TOGETHER, seed }).flat()
    await deliver(lives, seed)
    // As if the last events had come a while ago.
    const receivedAt = new Date(Date.now() - 3_600_000)
    await site.db.write.updateTable('paymentEvents').set({ receivedAt }).execute()
    const outcomes = await readOutcomes(site.db, lives)
    for (const [index, expected] of outcomesOf(lives).entries()) {
      expect(outcomes[index], `seed ${seed}, life ${index}`).toEqual(expected)
    }
    const stored = await site.db.read.selectFrom('paymentEvents').select('id').execute()
    expect(stored).toHaveLength(lives.flatMap(({ events }) => events).length)
    for (const table of ['orders', 'paymentEvents', 'outbox'] as const) {
      await site.db.write.deleteFrom(table).execute()
    }
  }
}, 600_000)
