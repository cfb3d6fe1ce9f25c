import pg from 'pg'
import {
  beginStatement,
  DatabaseError,
  ServerLostError,
  touchesSession,
  type DatabaseEngine,
  type RawQuery,
  type RawResult,
  type RawValue,
} from './engine.ts'
import { messageOf } from '../start-error.ts'

const maxConnections = 10
const connectionTimeout = 10_000

/** Formats values as Neon does, whatever the server's settings. */
const sessionOptions = '-c TimeZone=UTC -c DateStyle=ISO,MDY -c IntervalStyle=postgres'

interface RawQueryConfig extends pg.QueryArrayConfig {
  /**
   * Without this mode, `pg` would send queries without parameters by the simple protocol, which allows several
   * statements.
   */
  queryMode: 'extended'
}

/** A result as `pg` returns it. An empty statement has no command, despite the types of `pg`. */
interface PostgresResult extends Omit<RawResult, 'command'> {
  command: string | null
}

const rawTypes: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value }

async function send(client: pg.PoolClient, { query, params }: RawQuery): Promise<RawResult> {
  const config: RawQueryConfig = {
    text: query,
    values: params,
    rowMode: 'array',
    types: rawTypes,
    queryMode: 'extended',
  }
  const result: PostgresResult = await client.query<RawValue[]>(config)
  return {
    fields: result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    rows: result.rows,
    rowCount: result.rowCount,
    command: result.command ?? '',
  }
}

function toEngineError(error: unknown): DatabaseError | ServerLostError {
  if (!(error instanceof pg.DatabaseError)) return new ServerLostError(messageOf(error))
  return new DatabaseError(error.message, error)
}

/**
 * Connects to a Postgres server.
 *
 * @param url a connection string, `postgres://user:password@host:port/database`
 * @throws Error when the server cannot be reached or refuses the login
 */
export async function openPostgresEngine(url: string): Promise<DatabaseEngine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    options: sessionOptions,
  })
  // The pool replaces an idle connection that breaks; if it cannot, the next query fails.
  pool.on('error', () => undefined)

  /** The first error of each broken connection, by its client. */
  const faults = new WeakMap<pg.PoolClient, unknown>()
  const noteFault = (client: pg.PoolClient, error: unknown) => {
    if (!faults.has(client)) faults.set(client, error)
  }
  // The pool handles errors of idle clients only, and an unhandled error would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => noteFault(client, error))
  })

  async function withConnection(
    work: (client: pg.PoolClient) => Promise<RawResult[]>,
  ): Promise<RawResult[]> {
    const client = await pool.connect().catch((error: unknown) => {
      throw toEngineError(error)
    })
    let reusable = false
    try {
      const results = await work(client)
      reusable = !results.some(({ command }) => touchesSession(command))
      return results
    } catch (error) {
      // If the server sent an error between two statements, it explains more than the failure of the second statement.
      const fault = error instanceof pg.DatabaseError ? error : (faults.get(client) ?? error)
      // After a FATAL or PANIC error the server closes the connection.
      reusable = fault instanceof pg.DatabaseError && fault.severity === 'ERROR'
      throw toEngineError(fault)
    } finally {
      client.release(!reusable || faults.has(client))
    }
  }

  const engine: DatabaseEngine = {
    async query(query, params) {
      const [result] = await withConnection(async (client) => [
        await send(client, { query, params }),
      ])
      if (!result) throw new Error('The server gave no result.')
      return result
    },
    batch: (queries, options) =>
      withConnection(async (client) => {
        await client.query(beginStatement(options))
        try {
          const results: RawResult[] = []
          for (const query of queries) results.push(await send(client, query))
          await client.query('COMMIT')
          return results
        } catch (error) {
          // If this fails too, the server rolls back by itself.
          await client.query('ROLLBACK').catch((fault: unknown) => noteFault(client, fault))
          throw error
        }
      }),
    close: () => pool.end(),
  }
  try {
    await engine.query('SELECT 1', [])
  } catch (error) {
    await pool.end()
    throw error
  }
  return engine
}
