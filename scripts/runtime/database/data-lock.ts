import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** Kept in the folder for ever, empty: removing it would let two holders lock two different files. */
const lockFile = '.lock'

/** Long enough for one of two simultaneous starts to step back, so that the other one wins. */
const LOCK_TIMEOUT_MS = 500

/** What is held may not be garbage-collected, even when the caller keeps nothing of it. */
const heldLocks = new Set<DatabaseSync>()

export type DataLockReason = 'in use' | 'not writable'

/** Why a data folder cannot be used; the message is one sentence for the person at the terminal. */
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
 * Makes the data folder and takes it for this process.
 *
 * The lock is the operating system's own file lock, which Node reaches through SQLite alone. The
 * system drops it the moment the holder ends, however it ends, so there is no stale lock and no
 * process number to be mistaken. (It drops it too when this process opens and closes the file in
 * another way: nothing else may touch it.)
 *
 * @throws DataLockError when the folder cannot be made or written, or another instance has it
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
    // Nothing is ever written: with the journal in memory the lock is the only file.
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

/** https://sqlite.org/rescode.html#busy; the upper bits tell more about it. */
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
