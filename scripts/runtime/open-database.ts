import { join } from 'node:path'
import { isPreview } from '#src/core/deploys.ts'
import { lockDataDirectory } from './database/data-lock.ts'
import { startDatabase } from './database/start-database.ts'
import { StartError, messageOf } from './start-error.ts'

export interface OpenDatabase {
  url: string
  stop: () => Promise<void>
}

/**
 * Locks the data folder for this process and starts the database in it.
 *
 * @param dataDirectory undefined for a database in memory
 * @param postgresUrl a Postgres server to use instead of the embedded database
 * @param meanwhile called once the database has begun to start, which it does in a thread of its own
 * @throws DataLockError when the folder cannot be written or another instance holds it
 * @throws StartError when the database does not start
 */
export async function openDatabase(
  dataDirectory: string | undefined,
  postgresUrl: string | undefined,
  meanwhile: () => void = () => undefined,
): Promise<OpenDatabase> {
  const lock = dataDirectory === undefined ? undefined : await lockDataDirectory(dataDirectory)
  const directory = dataDirectory === undefined ? undefined : join(dataDirectory, 'database')
  try {
    const starting = startDatabase({ directory, postgresUrl })
    meanwhile()
    const database = await starting
    return {
      url: database.url,
      stop: async () => {
        await database.stop()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    const what =
      postgresUrl === undefined
        ? 'The database cannot be started'
        : 'The Postgres server of LOCAL_POSTGRES_URL cannot be used'
    throw new StartError(`${what} (${messageOf(error)}).`, { cause: error })
  }
}

/**
 * Migrates the database, and seeds it if it is empty. With a preview's `CONTEXT` from Netlify, the database is also
 * marked as a preview's.
 * @throws StartError if a migration fails, or a preview must not use the database
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const { migrateToLatest, MigrationError } = await import('#db/migrate.ts')
  const { DatabaseRefusedError, preparePreview } = await import('#db/deploy-database.ts')
  const { seedWhenEmpty } = await import('#db/seeds/seed.ts')
  try {
    if (isPreview(process.env.CONTEXT)) await preparePreview(databaseUrl)
    else await migrateToLatest(databaseUrl)
  } catch (error) {
    const isPlain = error instanceof MigrationError || error instanceof DatabaseRefusedError
    if (!isPlain) throw error
    throw new StartError(error.message, { cause: error })
  }
  await seedWhenEmpty(databaseUrl)
}
