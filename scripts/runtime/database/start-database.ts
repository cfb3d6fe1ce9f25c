import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
// Not `import { type ... }`: that would leave an import that runs the worker's code in this thread.
import type { DatabaseWorkerData, DatabaseWorkerReady } from './database-worker.ts'

/**
 * V8 recompiles the wrapper of an imported WebAssembly function after this many calls. Freeing the old wrapper
 * sometimes aborts the process (`Check failed: jit_page.has_value()`, nodejs/node#64500), so the number is too large
 * to be reached. Queries take as long as with the default.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000')

/** Milliseconds until a clean shutdown is cut short by terminating the worker thread. */
const stopTimeout = 10_000

export interface StartDatabaseOptions {
  /** The data folder of the embedded database; in memory if omitted. */
  directory?: string | undefined
  /** File with a saved database (`saveTo`), which a database in memory is loaded from. */
  template?: string | undefined
  /** File to which a database in memory is saved when it stops. */
  saveTo?: string | undefined
  /** A Postgres server to use instead of the embedded database. */
  postgresUrl?: string | undefined
  /** The endpoint's port on 127.0.0.1; a free one if omitted. */
  port?: number | undefined
  /**
   * Called once if the database ends without having been stopped. If omitted, the error is thrown uncaught: a site
   * must not continue silently without its database.
   */
  onFault?: ((error: Error) => void) | undefined
}

export interface RunningDatabase {
  /** `postgres://site:<password>@127.0.0.1:<port>/site`, answered by `http://127.0.0.1:<port>/sql`. */
  url: string
  /** Finishes running queries, shuts the database down cleanly and ends its thread; never rejects. */
  stop: () => Promise<void>
}

function throwUncaught(error: Error): void {
  queueMicrotask(() => {
    throw error
  })
}

/**
 * Starts the database with its Neon endpoint in a worker thread.
 *
 * @throws Error when the database cannot be opened or reached, or the port is taken
 */
export async function startDatabase(options: StartDatabaseOptions = {}): Promise<RunningDatabase> {
  const { onFault = throwUncaught, ...settings } = options
  const password = randomBytes(24).toString('base64url')
  const workerData: DatabaseWorkerData = { ...settings, password }
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
    workerData,
    // The worker must not inherit this process's flags (--eval, --watch, ...).
    execArgv: [],
  })

  let fault: Error | undefined
  let stopping: Promise<void> | undefined
  const ended = new Promise<void>((resolve) => {
    worker.once('error', (error) => {
      fault = error instanceof Error ? error : new Error(String(error))
    })
    worker.once('exit', (code) => {
      fault ??= new Error(`The database thread ended unexpectedly (exit code ${code}).`)
      resolve()
    })
  })

  const ready = await Promise.race([
    new Promise<DatabaseWorkerReady>((resolve) => {
      worker.once('message', resolve)
    }),
    ended,
  ])
  if (!ready) throw fault ?? new Error('The database did not start.')

  void ended.then(() => {
    if (!stopping && fault) onFault(fault)
  })

  return {
    url: `postgres://site:${password}@127.0.0.1:${ready.port}/site`,
    stop: () => {
      stopping ??= stopWorker(worker, ended)
      return stopping
    },
  }
}

async function stopWorker(worker: Worker, ended: Promise<void>): Promise<void> {
  const force = setTimeout(() => void worker.terminate(), stopTimeout)
  worker.postMessage('stop')
  await ended
  clearTimeout(force)
}
