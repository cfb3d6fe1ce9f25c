import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite, protocol } from '@electric-sql/pglite'
import {
  beginStatement,
  DatabaseError,
  EngineStoppedError,
  touchesSession,
  type DatabaseEngine,
  type RawField,
  type RawQuery,
  type RawResult,
  type RawValue,
} from './engine.ts'

const { serialize, messages } = protocol
type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

const statement = (query: string): RawQuery => ({ query, params: [] })

/** Starts PGlite; on failure, the error contains Postgres' output. */
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
 * Creates the data folder under a temporary name and renames it when it is complete, so that a
 * process killed at any moment leaves either no folder or a usable one.
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

export interface PgliteOptions {
  /**
   * The data folder, created if it is missing; in memory if omitted. Only one process may have it open: hold the lock
   * of `data-lock.ts`.
   */
  directory?: string | undefined
  /** Archive of a data folder, which a database in memory is loaded from, to save time. */
  template?: Blob | undefined
  /** Called after the last query, before the database is closed. */
  onClose?: ((database: PGlite) => Promise<void>) | undefined
}

/**
 * Opens the embedded Postgres.
 *
 * @throws Error when the folder cannot be created, or contains other files or a corrupt database
 */
export async function openPgliteEngine({
  directory,
  template,
  onClose,
}: PgliteOptions = {}): Promise<DatabaseEngine> {
  const dataDirectory = directory === undefined ? undefined : resolve(directory)
  if (dataDirectory !== undefined) await createDataDirectory(dataDirectory)
  const database = await startPglite(dataDirectory, template)
  let stopped: string | undefined

  async function exchange(queries: RawQuery[]): Promise<Reply> {
    try {
      const { messages: received } = await database.execProtocol(encodeQueries(queries), {
        // Writes reach the data folder at once, so nothing is left to sync.
        syncToFs: false,
        throwOnError: false,
      })
      const reply = readReply(received)
      if (reply.session === undefined) throw reply.error ?? new Error('The answer has no end.')
      return reply
    } catch (error) {
      stopped = `The embedded database broke down: ${String(error)}`
      throw new EngineStoppedError(stopped, { cause: error })
    }
  }

  /**
   * Runs statements without others between them: all callers share one session, which is reset before the next call.
   */
  async function run(queries: RawQuery[]): Promise<RawResult[]> {
    return database.runExclusive(async () => {
      if (stopped !== undefined) throw new EngineStoppedError(stopped)
      const { results, error, session } = await exchange(queries)
      if (session !== 'I') await exchange([statement('ROLLBACK')])
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
      // A failed database must not write any more. The next start recovers it from its log.
      if (stopped !== undefined) return
      stopped = 'The embedded database is closed.'
      await onClose?.(database)
      await database.close()
    },
  }
}

/** Encodes statements that run in order; after the first error the database skips the rest. */
function encodeQueries(queries: readonly RawQuery[]): Buffer {
  const steps = queries.flatMap(({ query, params }) => [
    serialize.parse({ text: query }),
    serialize.bind({ values: params }),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    // Fails a COPY FROM STDIN, which would wait for data forever; ignored at any other time.
    serialize.copyFail(''),
  ])
  return Buffer.concat([...steps, serialize.sync()])
}

interface Reply {
  /** The results of the statements before the first error. */
  results: RawResult[]
  error: DatabaseError | undefined
  /** Transaction status at the end, `I` for none open; undefined if the database broke down. */
  session: string | undefined
}

function readReply(received: readonly Message[]): Reply {
  const reply: Reply = { results: [], error: undefined, session: undefined }
  let fields: RawField[] = []
  let rows: RawValue[][] = []
  const finishResult = (command: string, rowCount: number | null) => {
    reply.results.push({ fields, rows, rowCount, command })
    fields = []
    rows = []
  }
  for (const message of received) {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
    } else if (message instanceof messages.DataRowMessage) {
      rows.push(message.fields)
    } else if (message instanceof messages.CommandCompleteMessage) {
      // The text is a command tag, such as `SELECT 2`, `INSERT 0 5` or `CREATE TABLE`.
      const count = /\d+$/.exec(message.text)?.[0]
      const [command = ''] = message.text.split(' ')
      finishResult(command, count === undefined ? null : Number(count))
    } else if (message.name === 'emptyQuery') {
      finishResult('', null)
    } else if (message instanceof messages.DatabaseError) {
      reply.error ??= new DatabaseError(message.message, message)
    } else if (message instanceof messages.ReadyForQueryMessage) {
      reply.session = message.status
    }
  }
  return reply
}

const transactionCommands = new Set(['BEGIN', 'COMMIT', 'ROLLBACK'])

/**
 * Whether a command may leave session state. BEGIN, COMMIT and ROLLBACK leave none, since a transaction that is still
 * open is rolled back.
 */
function leavesTraces(command: string): boolean {
  return touchesSession(command) && !transactionCommands.has(command)
}
