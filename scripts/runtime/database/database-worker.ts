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
 * The thread in which the database and its endpoint live, so that neither holds up the functions
 * of the product. Started by `start-database.ts`; any message asks it to shut down and end.
 */

/** What the thread is started with. */
export interface DatabaseWorkerData {
  directory: string | undefined
  postgresUrl: string | undefined
  port: number | undefined
  password: string
}

/** What the thread says once, when it is ready. */
export interface DatabaseWorkerReady {
  port: number
}

const { directory, postgresUrl, port, password } = workerData as DatabaseWorkerData

/**
 * Set by the tests alone: a file with an empty database, made when it is missing, from which databases
 * in memory start in a fraction of the time.
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
  // Whole or not there, whoever else makes it at the same time.
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
    // Nothing can be answered any more: end the thread with this error, once the answer is out.
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
