import pg from 'pg'
import {
  beginStatement,
  DatabaseError,
  databaseErrorFields,
  touchesSession,
  type DatabaseEngine,
  type DatabaseErrorFields,
  type RawQuery,
  type RawResult,
  type RawValue,
} from './engine.ts'

const maxConnections = 10
const connectionTimeout = 10_000

/** Whatever the server is set to, values look as they do on Neon. */
const sessionOptions = '-c TimeZone=UTC -c DateStyle=ISO,MDY -c IntervalStyle=postgres'

interface RawQueryConfig extends pg.QueryArrayConfig {
  /** Without it `pg` sends a query that has no parameters in a way that allows many statements. */
  queryMode: 'extended'
}

/** An empty statement has no command, whatever the types of `pg` say. */
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

function toDatabaseError(error: pg.DatabaseError): DatabaseError {
  const fields: DatabaseErrorFields = {}
  for (const name of databaseErrorFields) {
    const value = error[name]
    if (value !== undefined) fields[name] = value
  }
  return new DatabaseError(error.message, fields)
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
  // An idle connection that breaks is replaced by the pool; the next query tells whether it can be.
  pool.on('error', () => undefined)

  async function withConnection(
    work: (client: pg.PoolClient) => Promise<RawResult[]>,
  ): Promise<RawResult[]> {
    const client = await pool.connect()
    let reusable = false
    try {
      const results = await work(client)
      reusable = !results.some(({ command }) => touchesSession(command))
      return results
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      reusable = true
      throw toDatabaseError(error)
    } finally {
      client.release(!reusable)
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
          await client.query('ROLLBACK')
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
