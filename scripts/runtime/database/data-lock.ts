import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** The lock file. It stays empty and is never removed: otherwise two processes could lock two different files. */
const lockFile = '.lock'

/**
 * Milliseconds to wait for the lock. Long enough that one of two processes that start together gives up and the other
 * gets the lock.
 */
const LOCK_TIMEOUT_MS = 500

/** Keeps held locks from being garbage-collected, even if the caller keeps no reference. */
const heldLocks = new Set<DatabaseSync>()

export type DataLockReason = 'in use' | 'not writable'

/** Unusable data folder. The message is one sentence for the terminal. */
export class DataLockError extends StartError {
  readonly reason: DataLockReason

  constructor(reason: DataLockReason, message: string, cause: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

export interface DataLock {
  release: () => Promise<void>
}

/**
 * Creates the data folder and locks it for this process. The lock is the operating system's file lock, which Node
 * offers only through SQLite. The system releases it when the process ends, however it ends, so there are no stale
 * locks and no reused process ids. It also releases the lock if this process opens and closes the file in any other
 * way, so nothing else may touch the file.
 * @throws DataLockError when the folder cannot be created or written, or another instance holds it
 */
export async function lockDataDirectory(directory: string): Promise<DataLock> {
  const path = resolve(directory)
  try {
    await mkdir(path, { recursive: true })
    await rmdir(await mkdtemp(join(path, '.write-check-')))
  } catch (error) {
    throw notWritable(path, error)
  }
  const database = openLockFile(path)
  heldLocks.add(database)
  return {
    release: () => {
      if (heldLocks.delete(database)) database.close()
      return Promise.resolve()
    },
  }
}

function openLockFile(path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(join(path, lockFile), { timeout: LOCK_TIMEOUT_MS })
    // With its journal in memory, SQLite creates no file beside the lock file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database?.close()
    if (isBusy(error)) {
      throw new DataLockError(
        'in use',
        `The data folder ${path} is used by another running instance; stop that one or set DATA_DIR to another folder.`,
        error,
      )
    }
    throw notWritable(path, error)
  }
}

/**
 * Whether an error means that SQLite's file is locked (https://sqlite.org/rescode.html#busy). The upper bits of its
 * code hold details.
 */
function isBusy(error: unknown): boolean {
  const busy = 5
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === busy
  )
}

function notWritable(path: string, cause: unknown): DataLockError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DataLockError(
    'not writable',
    `The data folder ${path} cannot be written (${reason}); set DATA_DIR to a folder that can be.`,
    cause,
  )
}
