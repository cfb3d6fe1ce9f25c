import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import {
  beginStatement,
  EngineStoppedError,
  touchesSession,
  type DatabaseEngine,
  type RawQuery,
  type RawResult,
} from './engine.ts'
import { decodeReply, encodeQueries, type WireReply } from './wire-protocol.ts'

const statement = (query: string): RawQuery => ({ query, params: [] })

/** Starts PGlite; when that fails, the error tells what Postgres wrote. */
async function startPglite(directory?: string, template?: Blob): Promise<PGlite> {
  const log: string[] = []
  let starting = true
  try {
    return await PGlite.create({
      ...(directory === undefined ? {} : { dataDir: directory }),
      ...(template === undefined ? {} : { loadDataDir: template }),
      onStderr: (line) => {
        if (starting) log.push(line)
        return false
      },
    })
  } catch (error) {
    const place = directory === undefined ? '' : ` in ${directory}`
    const said = log.length > 0 ? `\n${log.join('\n')}` : ''
    throw new Error(`The embedded database${place} did not start.${said}`, { cause: error })
  } finally {
    starting = false
  }
}

/**
 * Makes the data folder beside its place and moves it there when it is whole, so that a process
 * killed at any moment leaves either no folder or a good one.
 */
async function createDataDirectory(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  if (existsSync(directory) && (await readdir(directory)).length > 0) {
    throw new Error(
      `${directory} holds files but no database; move them away or choose another folder.`,
    )
  }
  const unfinished = `${directory}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const database = await startPglite(unfinished)
  await database.close()
  await rename(unfinished, directory)
}

/**
 * Opens the embedded Postgres.
 *
 * @param directory where the data lives; made when it is not there. In memory without one. Only one
 *   process may have it open: hold the lock of `data-lock.ts`.
 * @param template what a database in memory starts from, instead of being made anew.
 * @throws Error when the folder cannot be made, or holds something else or a broken database
 */
export async function openPgliteEngine(
  directory?: string,
  template?: Blob,
): Promise<DatabaseEngine> {
  const dataDirectory = directory === undefined ? undefined : resolve(directory)
  if (dataDirectory !== undefined) await createDataDirectory(dataDirectory)
  const database = await startPglite(dataDirectory, template)
  let stopped: string | undefined

  async function exchange(queries: RawQuery[]): Promise<WireReply> {
    const chunks: Buffer[] = []
    let breakdown: unknown
    try {
      await database.execProtocolRawStream(encodeQueries(queries), {
        // The data folder is written through at once; there is nothing to be synced.
        syncToFs: false,
        // The bytes lie in the database's own memory, which it uses again.
        onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
      })
    } catch (error) {
      breakdown = error
    }
    const [first] = chunks
    const reply = decodeReply(chunks.length === 1 && first ? first : Buffer.concat(chunks))
    if (breakdown !== undefined || reply.session === undefined) {
      stopped = `The embedded database broke down: ${reply.error?.message ?? String(breakdown)}`
      throw new EngineStoppedError(stopped, { cause: breakdown })
    }
    return reply
  }

  /** There is one session for all: nobody else's query may come before it is clean again. */
  async function run(queries: RawQuery[]): Promise<RawResult[]> {
    return database.runExclusive(async () => {
      if (stopped !== undefined) throw new EngineStoppedError(stopped)
      const { results, error, session } = await exchange(queries)
      if (session !== 'idle') await exchange([statement('ROLLBACK')])
      if (results.some(({ command }) => leavesTraces(command))) {
        await exchange([statement('DISCARD ALL')])
      }
      if (error) throw error
      return results
    })
  }

  return {
    async query(query, params) {
      const [result] = await run([{ query, params }])
      if (!result) throw new Error('The embedded database gave no result.')
      return result
    },
    async batch(queries, options) {
      const results = await run([
        statement(beginStatement(options)),
        ...queries,
        statement('COMMIT'),
      ])
      return results.slice(1, -1)
    },
    async close() {
      await database.runExclusive(() => Promise.resolve())
      // A broken database must not write any more: its log is made good at the next start.
      if (stopped !== undefined) return
      stopped = 'The embedded database is closed.'
      await database.close()
    },
  }
}

const transactionCommands = new Set(['BEGIN', 'COMMIT', 'ROLLBACK'])

/** The batch's own BEGIN and COMMIT leave nothing behind, as a transaction left open is ended. */
function leavesTraces(command: string): boolean {
  return touchesSession(command) && !transactionCommands.has(command)
}
