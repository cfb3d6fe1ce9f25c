import { untilAborted } from '#src/core/bounded-fetch.ts'
import { neon, neonConfig, NeonDbError } from '@neondatabase/serverless'
import { CamelCasePlugin, type CompiledQuery, createQueryId, Kysely } from 'kysely'
import { NeonDialect } from 'kysely-neon'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Tables } from './schema/tables.ts'

/**
 * The database over Neon's HTTP driver. Every call is one round trip; there are no interactive
 * transactions: what belongs together is one statement or one `batch`.
 */
export interface Database {
  /** Selects only; retried once on a connection fault. */
  read: ReadonlyKysely<Tables>
  /** Inserts, updates and deletes; never retried. */
  write: Kysely<Tables>
  /** For a write that may run twice; retried once on a connection fault. */
  idempotent: Kysely<Tables>
  /** Runs compiled queries as one transaction in one round trip; returns the rows of each, in order. */
  batch<const Queries extends readonly Compilable[]>(queries: Queries): Promise<RowsOf<Queries>>
}

interface Compilable<Row = unknown> {
  compile(): CompiledQuery<Row>
}

type RowsOf<Queries extends readonly Compilable[]> = {
  [Index in keyof Queries]: Queries[Index] extends Compilable<infer Row> ? Row[] : never
}

/** Timeout of a query. */
const QUERY_TIMEOUT_MS = 15_000

/** Time left for the queries of one call. They count it down together. */
export interface Deadline {
  leftMs: number
}

/** For work that nobody waits for. */
const NO_DEADLINE: Deadline = { leftMs: Infinity }

/** Whether the query got no response, so that it may or may not have run. */
export function isConnectionFault(error: unknown): boolean {
  return error instanceof NeonDbError && error.code === undefined
}

/**
 * SQLSTATEs of temporary failures: the database shuts down, has crashed or is starting (57P), has run out
 * of disk or connections (53), or lost a connection of its own (08).
 */
const UNAVAILABLE = /^(?:57P0[123]|53[0-4]00|08...)$/

/** Whether the database was unavailable, as opposed to rejecting the query. */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionFault(error) || (error instanceof NeonDbError && UNAVAILABLE.test(error.code ?? ''))
  )
}

/** Whether the database refused a value (SQLSTATE class 22): the same call would fail again. */
export function refusesData(error: unknown): boolean {
  return error instanceof NeonDbError && error.code?.startsWith('22') === true
}

/**
 * Describes a database error for the log. Its message and detail quote row values, which may be personal data.
 * @returns a line without values, or null for any other error.
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

/** Returns the name of the foreign key whose row does not exist, or null for any other error. */
export function violatedForeignKey(error: unknown): string | null {
  if (error instanceof NeonDbError && error.code === '23503') return error.constraint ?? ''
  return null
}

const neonEndpoint = neonConfig.fetchEndpoint

/** Chooses the endpoint: a loopback host is the local runtime's, any other is Neon's. */
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
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await untilAborted(signal, work({ signal }))
  } catch (error) {
    // An answer that broke off, or did not come from a database, counts as none.
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
    // Kysely's own way to narrow an instance to its read-only type.
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
      // The rows have the types that the queries declare, here as everywhere.
      return (await Promise.all(named)) as never
    },
  }
}
