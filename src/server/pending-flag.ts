import { createHash } from 'node:crypto'
import { endpointHost } from '#db/deploy-marker-rules.ts'
import { environment } from './environment.ts'
import { logFault } from './log.ts'
import { objectStore, withinDeadline } from './object-store.ts'

/**
 * Flag for pending work, stored as a blob, which takes effect now or at some instant. Without flags, the function that
 * runs every five minutes would query the database each time, and the database could never sleep. Previews set no
 * flags, because they have no scheduled functions and share the store with production.
 */
export interface PendingFlag {
  /** Sets the flag, with effect now or from an instant. If the store cannot be reached, the work is only done later. */
  set(from?: Date): Promise<void>
  /** Clears flags that are in effect. If the store cannot be reached, they only cause an unnecessary run. */
  clear(now: Date): Promise<void>
  /** Whether work may be pending: a flag is in effect, or the store cannot be reached. */
  isSet(now: Date): Promise<boolean>
}

/**
 * Whether this is the hour's first run of the function that runs every five minutes. That run needs no flag. A late
 * start of up to five minutes is allowed.
 */
export function isHourly(now: Date): boolean {
  return now.getUTCMinutes() < 5
}

/** Creates the flag of one kind of work. @param name of the object store. */
export function pendingFlag(name: string): PendingFlag {
  const store = () => objectStore(name)

  /** Derives the key from host and name of the database, because credentials may change. */
  function key(): string {
    const { databaseUrl } = environment()
    const endpoint =
      databaseUrl === null ? '' : endpointHost(databaseUrl) + new URL(databaseUrl).pathname
    return `pending-${createHash('sha256').update(endpoint).digest('hex').slice(0, 16)}`
  }

  /** Reads all flags with the instant at which each takes effect. */
  async function readFlags(): Promise<{ key: string; from: number }[]> {
    const own = key()
    const { blobs } = await store().list({ prefix: own })
    return blobs.map((blob) => ({ key: blob.key, from: Number(blob.key.slice(own.length + 1)) }))
  }

  async function quietly(work: () => Promise<unknown>): Promise<void> {
    try {
      await withinDeadline(work())
    } catch (error) {
      logFault('flag-not-set', error, { store: name })
    }
  }

  return {
    async set(from) {
      if (environment().inPreview) return
      // One key per instant, so that concurrent flags do not overwrite each other.
      const instant = from === undefined ? '' : `-${from.getTime()}`
      await quietly(async () => store().set(key() + instant, ''))
    },
    async clear(now) {
      await quietly(async () => {
        const flags = await readFlags()
        const reached = flags.filter(({ from }) => from <= now.getTime())
        await Promise.all(reached.map((flag) => store().delete(flag.key)))
      })
    },
    async isSet(now) {
      try {
        return (await withinDeadline(readFlags())).some(({ from }) => from <= now.getTime())
      } catch {
        return true
      }
    },
  }
}
