import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { type DatabaseEngine, EngineStoppedError } from './engine.ts'
import { startNeonEndpoint } from './neon-endpoint.ts'
import { openPgliteEngine } from './pglite-engine.ts'
import { openPostgresEngine } from './postgres-engine.ts'
import type { StartDatabaseOptions } from './start-database.ts'

/**
 * The worker thread that runs the database and its endpoint, so that neither blocks the functions
 * of the product. Started by `start-database.ts`; any message makes it shut down and exit.
 */

/** Start options in `workerData`. */
export interface DatabaseWorkerData extends Omit<StartDatabaseOptions, 'onFault'> {
  password: string
}

/** The worker's only message, sent when the endpoint accepts requests. */
export interface DatabaseWorkerReady {
  port: number
}

const { directory, template, saveTo, postgresUrl, port, password } =
  workerData as DatabaseWorkerData

/**
 * File with an empty database, created if it is missing. Only tests set this variable: a database in memory starts from
 * the file in a fraction of the time.
 */
const { DATABASE_TEMPLATE } = process.env

async function openPglite(): Promise<DatabaseEngine> {
  if (directory !== undefined) return await openPgliteEngine({ directory })
  const file = template ?? (await emptyTemplate())
  return await openPgliteEngine({
    template: file === undefined ? undefined : new Blob([await readFile(file)]),
    onClose:
      saveTo === undefined ? undefined : async (database) => await saveDatabase(database, saveTo),
  })
}

/** Returns the path of the file with an empty database, created if it is missing; undefined if none is set. */
async function emptyTemplate(): Promise<string | undefined> {
  if (!DATABASE_TEMPLATE) return undefined
  if (!existsSync(DATABASE_TEMPLATE)) await makeTemplate(DATABASE_TEMPLATE)
  return DATABASE_TEMPLATE
}

async function makeTemplate(file: string): Promise<void> {
  const database = await PGlite.create()
  await saveDatabase(database, file)
  await database.close()
}

async function saveDatabase(database: PGlite, file: string): Promise<void> {
  const content = await database.dumpDataDir('none')
  await mkdir(dirname(file), { recursive: true })
  // Written under another name first, so that concurrent processes never see half a file.
  const part = `${file}.${process.pid}`
  await writeFile(part, Buffer.from(await content.arrayBuffer()))
  await rename(part, file)
}

const engine =
  postgresUrl === undefined ? await openPglite() : await openPostgresEngine(postgresUrl)

const endpoint = await startNeonEndpoint({
  engine,
  password,
  port,
  onUnexpectedError: (error) => {
    if (!(error instanceof EngineStoppedError)) {
      console.error('Database endpoint:', error)
      return
    }
    // No query can be answered anymore, so the thread ends with this error after the response is
    // sent.
    setImmediate(() => {
      throw error
    })
  },
}).catch(async (error: unknown) => {
  await engine.close()
  throw error
})

async function shutDown(): Promise<void> {
  await endpoint.close()
  await engine.close()
  process.exit()
}

parentPort?.once('message', () => void shutDown())
parentPort?.postMessage({ port: endpoint.port } satisfies DatabaseWorkerReady)
