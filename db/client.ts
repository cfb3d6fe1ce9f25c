import { inTime } from '#src/core/bounded-fetch.ts'
import { neon, neonConfig, NeonDbError } from '@neondatabase/serverless'
import { CamelCasePlugin, type CompiledQuery, createQueryId, Kysely } from 'kysely'
import { NeonDialect } from 'kysely-neon'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Tables } from './schema/tables.ts'

/**
 * The database over Neon's HTTP driver. Every call is one round trip. There are no interactive transactions, so related
 * changes are one statement or one `batch`.
 */
export interface Database {
  /** Selects only; retried once if the database was unavailable. */
  read: ReadonlyKysely<Tables>
  /** Inserts, updates and deletes; never retried. */
  write: Kysely<Tables>
  /** Writes that may run twice; retried once if the database was unavailable. */
  idempotent: Kysely<Tables>
  /** Runs queries as one transaction in one round trip, without retries. Returns the rows of each query, in order. */
  batch<const Queries extends readonly Compilable[]>(queries: Queries): Promise<RowsOf<Queries>>
}

interface Compilable<Row = unknown> {
  compile(): CompiledQuery<Row>
}

type RowsOf<Queries extends readonly Compilable[]> = {
  [Index in keyof Queries]: Queries[Index] extends Compilable<infer Row> ? Row[] : never
}

const QUERY_TIMEOUT_MS = 15_000

/** Time left for all queries of one call together. Each query subtracts its duration. */
export interface Deadline {
  leftMs: number
}

/** Deadline of work that nobody waits for. */
const NO_DEADLINE: Deadline = { leftMs: Infinity }

/** Whether a query got no usable response, so that it may or may not have run. */
export function isConnectionFault(error: unknown): boolean {
  return error instanceof NeonDbError && error.code === undefined
}

/**
 * SQLSTATEs of temporary failures: the database shuts down, has crashed or is starting (57P), has run out
 * of disk or connections (53), or lost a connection of its own (08).
 */
const UNAVAILABLE = /^(?:57P0[123]|53[0-4]00|08...)$/

/** Whether the database did not respond or reported a temporary failure, rather than rejecting the query. */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionFault(error) || (error instanceof NeonDbError && UNAVAILABLE.test(error.code ?? ''))
  )
}

/** Whether the database refused a value (SQLSTATE class 22), so that a retry would fail again. */
export function refusesData(error: unknown): boolean {
  return error instanceof NeonDbError && error.code?.startsWith('22') === true
}

/**
 * Describes a database error for the log. Leaves out the message and the detail, which quote row values that may be
 * personal data.
 * @returns a line without row values, or null for any other error.
 */
export function describeSqlError(error: unknown): string | null {
  if (!(error instanceof NeonDbError) || error.code === undefined) return null
  const { code, table, column, constraint, routine } = error
  const place = [table, column, constraint, routine].filter((part) => part !== undefined)
  return `SQL error ${code} (${place.join(', ')})`
}

/** Returns the name of the violated unique constraint, or null for any other error. */
export function violatedUniqueConstraint(error: unknown): string | null {
  if (error instanceof NeonDbError && error.code === '23505') return error.constraint ?? ''
  return null
}

/** Returns the name of the violated check constraint, or null for any other error. */
export function violatedCheck(error: unknown): string | null {
  if (error instanceof NeonDbError && error.code === '23514') return error.constraint ?? ''
  return null
}

/** Returns the name of the violated foreign key, or null for any other error. */
export function violatedForeignKey(error: unknown): string | null {
  if (error instanceof NeonDbError && error.code === '23503') return error.constraint ?? ''
  return null
}

const neonEndpoint = neonConfig.fetchEndpoint

/** Returns the endpoint of a host: a loopback host is the local runtime's, any other host is Neon's. */
const endpointOf: typeof neonEndpoint = (host, port, options) => {
  if (host === '127.0.0.1' || host === 'localhost') return `http://${host}:${port}/sql`
  return typeof neonEndpoint === 'string' ? neonEndpoint : neonEndpoint(host, port, options)
}

/** Runs work with a signal that aborts it at the timeout of a query or the deadline of the call. */
async function within<Outcome>(
  deadline: Deadline,
  work: (fetchOptions: { signal: AbortSignal }) => Promise<Outcome>,
): Promise<Outcome> {
  const start = performance.now()
  const timeoutMs = Math.max(0, Math.min(QUERY_TIMEOUT_MS, Math.ceil(deadline.leftMs)))
  // Not `AbortSignal.timeout`, whose timers would go on after the response and cost more than a query's own work.
  const aborting = new AbortController()
  try {
    return await inTime(work({ signal: aborting.signal }), timeoutMs)
  } catch (error) {
    aborting.abort()
    // A response that broke off, or that no database sent, counts as a connection fault.
    throw error instanceof NeonDbError ? error : new NeonDbError(String(error))
  } finally {
    deadline.leftMs -= performance.now() - start
  }
}

/**
 * Opens the database of a connection string.
 * @param options.check runs before each query and may reject it by throwing.
 * @param options.deadline of the call that the queries belong to.
 * @throws when the string is not a Postgres URL.
 */
export function openDatabase(
  url: string,
  { check, deadline = NO_DEADLINE }: { check?: () => Promise<void>; deadline?: Deadline } = {},
): Database {
  neonConfig.fetchEndpoint = endpointOf
  neonConfig.fetchFunction = (input: string, init: RequestInit) => fetch(input, init)
  const sql = neon(url)

  type Query = (
    text: string,
    parameters?: unknown[],
    options?: { arrayMode?: boolean; fullResults?: boolean },
  ) => Promise<unknown>
  const query: Query = async (text, parameters, options) => {
    await check?.()
    return within(deadline, (fetchOptions) =>
      sql.query(text, parameters, { ...options, fetchOptions }),
    )
  }
  const retryingQuery: Query = async (...call) => {
    try {
      return await query(...call)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return query(...call)
    }
  }
  const camelCase = new CamelCasePlugin()
  const kysely = (run: Query) =>
    new Kysely<Tables>({
      dialect: new NeonDialect({ neon: () => ({ query: run }) }),
      plugins: [camelCase],
    })

  const retrying = kysely(retryingQuery)
  return {
    // Kysely documents this cast as the way to narrow an instance to its read-only type.
    read: retrying as never,
    write: kysely(query),
    idempotent: retrying,
    async batch(queries) {
      await check?.()
      const compiled = queries.map((item) => item.compile())
      const results = await within(deadline, (fetchOptions) =>
        sql.transaction(
          compiled.map((item) => sql.query(item.sql, [...item.parameters])),
          { isolationLevel: 'ReadCommitted', fetchOptions },
        ),
      )
      const named = results.map(async (rows, index) => {
        const { queryId = createQueryId() } = compiled[index] ?? {}
        return (await camelCase.transformResult({ queryId, result: { rows } })).rows
      })
      // As everywhere in Kysely, the types of the rows are those that the queries declare.
      return (await Promise.all(named)) as never
    },
  }
}
