import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { type DatabaseEngine, EngineStoppedError } from './engine.ts'
import { startNeonEndpoint } from './neon-endpoint.ts'
import { openPgliteEngine } from './pglite-engine.ts'
import { openPostgresEngine } from './postgres-engine.ts'

/**
 * The worker thread that runs the database and its endpoint, so that neither blocks the functions
 * of the product. Started by `start-database.ts`; any message makes it shut down and exit.
 */

/** The `workerData`. */
export interface DatabaseWorkerData {
  directory: string | undefined
  postgresUrl: string | undefined
  port: number | undefined
  password: string
}

/** The one message that the worker thread sends, when it is ready. */
export interface DatabaseWorkerReady {
  port: number
}

const { directory, postgresUrl, port, password } = workerData as DatabaseWorkerData

/**
 * Set only by tests: a file with an empty database, created when it is missing. Databases in memory
 * start from it in a fraction of the time.
 */
const { DATABASE_TEMPLATE } = process.env

async function openPglite(): Promise<DatabaseEngine> {
  if (directory !== undefined || !DATABASE_TEMPLATE) return await openPgliteEngine(directory)
  if (!existsSync(DATABASE_TEMPLATE)) await makeTemplate(DATABASE_TEMPLATE)
  return await openPgliteEngine(undefined, new Blob([await readFile(DATABASE_TEMPLATE)]))
}

async function makeTemplate(file: string): Promise<void> {
  const database = await PGlite.create()
  const content = await database.dumpDataDir('none')
  await database.close()
  await mkdir(dirname(file), { recursive: true })
  // Renamed into place, so that concurrent processes never see half a file.
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
    // No query can be answered any more: ends the thread with this error, after the response is sent.
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
