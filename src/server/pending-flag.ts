import { createHash } from 'node:crypto'
import { endpointHost } from '#db/deploy-marker-rules.ts'
import { environment } from './environment.ts'
import { logFault } from './log.ts'
import { objectStore, withinDeadline } from './object-store.ts'

/**
 * A flag for pending work. It is stored as a blob and takes effect now or at an instant. Without the flag, the function
 * that runs every five minutes would have to query the database each time, and the database could never sleep. Previews
 * have no scheduled functions and share the store with the published site, so they set no flag.
 */
export interface PendingFlag {
  /** Sets the flag, with effect now or from an instant on. If the store cannot be reached, the work is only delayed. */
  set(from?: Date): Promise<void>
  /** Clears the flags whose instant has passed. If the store cannot be reached, they only cause another run. */
  clear(now: Date): Promise<void>
  /** Whether something may be pending: a flag is set, or the store cannot be reached. */
  isSet(now: Date): Promise<boolean>
}

/**
 * Whether a run of the five-minute function is the first of its hour. That run does the work without a flag. The five
 * minutes allow for a late start.
 */
export function isHourly(now: Date): boolean {
  return now.getUTCMinutes() < 5
}

/**
 * Makes the flag of one kind of work.
 * @param name of the object store that holds it.
 */
export function pendingFlag(name: string): PendingFlag {
  const store = () => objectStore(name)

  /** Derives the key from the database's endpoint and name alone, since credentials may rotate. */
  function key(): string {
    const { databaseUrl } = environment()
    const endpoint =
      databaseUrl === null ? '' : endpointHost(databaseUrl) + new URL(databaseUrl).pathname
    return `pending-${createHash('sha256').update(endpoint).digest('hex').slice(0, 16)}`
  }

  /** Reads every flag with the instant at which it takes effect. */
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
