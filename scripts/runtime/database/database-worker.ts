import { parentPort, workerData } from 'node:worker_threads'
import { EngineStoppedError } from './engine.ts'
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

const engine =
  postgresUrl === undefined
    ? await openPgliteEngine(directory)
    : await openPostgresEngine(postgresUrl)

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
