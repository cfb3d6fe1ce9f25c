import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import {
  type RunningDatabase,
  startDatabase,
} from '../../scripts/runtime/database/start-database.ts'

/** Starts an empty database: the embedded one, or a new one on the project's Postgres server. */
export async function startEmptyDatabase(): Promise<RunningDatabase> {
  return startDatabase({ postgresUrl: await createDatabase() })
}

/** A new database on the project's Postgres server; undefined in the project without one. */
export async function createDatabase(): Promise<string | undefined> {
  const serverUrl = inject('postgresUrl')
  if (serverUrl === undefined) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
