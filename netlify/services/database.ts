import { type Database, openDatabase } from '#db/client.ts'
import { environment, EnvironmentError } from './environment.ts'

let opened: { url: string; db: Database } | undefined

/**
 * The product's database; opening it makes no connection.
 * @throws EnvironmentError when none is configured.
 */
export function database(): Database {
  const { databaseUrl } = environment()
  if (databaseUrl === null) throw new EnvironmentError('DATABASE_URL is not set.')
  if (opened?.url !== databaseUrl) opened = { url: databaseUrl, db: openDatabase(databaseUrl) }
  return opened.db
}
